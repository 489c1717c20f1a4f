"""§5: Upkeep: refreshing, incomes, rolls, the loan, coming back from Lost in Time and Space."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.table import Table, table


def gloria(**has: Any) -> Table:
    """Gloria alone in a street; nothing of hers works in the Upkeep by itself."""
    t = table("gloria-goldberg")
    t.put(0, **{"at": "uptown", **has})
    return t


def gained(*cards: str) -> Table:
    """Gloria got these in this order and has had the Upkeep without a roll: they roll from now on."""
    t = gloria()
    t.movement(0)
    t.effect(0, [{"bless": "self"} if card == "blessing" else {"take": card} for card in cards])
    t.upkeep(0)
    assert t.rolled == [], "the first Upkeep is free"
    return t


def test_5_all_exhausted_cards_refresh() -> None:
    t = gloria(cards=["bullwhip", "bravery", "heal"], exhausted=["bullwhip", "bravery", "heal"])
    t.upkeep(0)
    assert t.me["exhausted"] == []


def test_5_cards_of_all_refresh_at_the_start_of_the_phase() -> None:
    """R57: before the first seat decides."""
    t = table("gloria-goldberg", "vincent-lee")
    t.put(1, cards=["bullwhip"], exhausted=["bullwhip"])
    t.upkeep(0)
    assert (t.now["to_act"], t.who(1)["exhausted"]) == (0, [])


def test_5_one_who_loses_the_turn_has_no_upkeep() -> None:
    """R57, R76: nothing refreshes, no income, no roll."""
    t = table("jenny-barnes", "vincent-lee")
    t.put(0, at="uptown", money=3, cards=["bullwhip"], exhausted=["bullwhip"], loses_turn=True, retainer=True)
    t.upkeep(0)
    assert (t.now["to_act"], t.me["money"], t.me["exhausted"]) == (1, 3, ["bullwhip"])


@pytest.mark.parametrize(("verb", "card"), [("bless", "blessing"), ("curse", "curse")])
@pytest.mark.parametrize(("die", "stays"), [(1, False), (2, True), (6, True)])
def test_5_blessing_and_curse_are_discarded_on_1(verb: str, card: str, die: int, stays: bool) -> None:
    t = gloria()
    t.movement(0)
    t.effect(0, [{verb: "self"}])
    t.upkeep(0)
    assert t.rolled == [], "not in the first Upkeep after it was gained"
    t.dice(die)
    t.upkeep(0)
    assert (t.rolled, t.me["cards"]) == ([[die]], [card] if stays else [])


def test_5_the_first_retainer_upkeep_pays_but_does_not_roll() -> None:
    t = gloria(money=1)
    t.movement(0)
    t.effect(0, [{"take": "retainer"}])
    t.upkeep(0)
    assert (t.rolled, t.me["money"], t.me["cards"]) == ([], 3, ["retainer"])


def test_5_the_retainer_pays_before_it_is_lost() -> None:
    t = gained("retainer")
    t.put(0, money=0)
    t.dice(1)
    t.upkeep(0)
    assert (t.rolled, t.me["money"], t.me["cards"]) == ([[1]], 2, [])


def test_5_the_retainer_stays_on_2() -> None:
    t = gained("retainer")
    t.put(0, money=0)
    t.dice(2)
    t.upkeep(0)
    assert (t.me["money"], t.me["cards"]) == (2, ["retainer"])


def test_5_the_loan_costs_nothing_on_4() -> None:
    t = gained("bank-loan")
    t.dice(4)
    t.upkeep(0)
    assert (t.rolled, t.me["money"], t.me["cards"]) == ([[4]], 10, ["bank-loan"])


def test_5_the_loan_costs_1_on_3() -> None:
    """Compulsory if one has it."""
    t = gained("bank-loan")
    t.dice(3)
    t.upkeep(0)
    assert (t.me["money"], t.me["cards"], t.me["state"]) == (9, ["bank-loan"], [])


def test_5_the_loan_with_0_on_a_3_is_defaulted() -> None:
    """All items go and the loan with them; skills and allies are no items."""
    t = gained("bank-loan")
    t.put(0, money=0, cards=["knife", "gate-box", "heal", "bravery", "duke"])
    t.dice(3)
    t.upkeep(0)
    assert (sorted(t.me["cards"]), t.me["state"]) == (["bravery", "duke"], ["bad-credit"])


def test_5_the_first_loan_upkeep_does_not_roll() -> None:
    t = gained("bank-loan")
    assert (t.me["money"], t.me["cards"]) == (10, ["bank-loan"])


def test_5_the_retainer_gained_first_pays_the_loan() -> None:
    """R4: the owner's order of gaining: income and roll of the retainer, then the loan's."""
    t = gained("retainer", "bank-loan")
    t.put(0, money=0)
    t.dice(5, 1)
    t.upkeep(0)
    assert (t.rolled, t.me["money"], t.me["state"]) == ([[5], [1]], 1, [])


def test_5_the_loan_gained_first_cannot_wait_for_the_retainer() -> None:
    """R4."""
    t = gained("bank-loan", "retainer")
    t.put(0, money=0)
    t.dice(1, 5)
    t.upkeep(0)
    assert (t.me["money"], t.me["cards"], t.me["state"]) == (2, ["retainer"], ["bad-credit"])


def test_5_jenny_has_a_trust_fund() -> None:
    t = table("jenny-barnes")
    t.put(0, money=3)
    t.upkeep(0)
    assert t.me["money"] == 4


def test_5_the_deputy_is_paid() -> None:
    t = gloria(deputy=True, money=3)
    t.upkeep(0)
    assert (t.me["money"], t.rolled) == (4, [])


def test_5_one_lost_and_no_longer_delayed_returns_first() -> None:
    t = gloria(at="lost")
    t.close("woods")
    t.upkeep(0)
    assert all(action.startswith("return ") for action in t.legal)
    assert len(t.legal) == 9 + 26 - 1
    t.refused("return woods")
    t.refused("return sky")
    t.do("return train-station")
    assert (t.me["at"], t.phase) == ("train-station", "upkeep")
    assert "done" in t.legal


def test_5_income_comes_after_the_return() -> None:
    """R57: return, then income and rolls, then the decision."""
    t = table("jenny-barnes")
    t.put(0, at="lost", money=0)
    t.upkeep(0)
    assert t.me["money"] == 0
    t.do("return uptown")
    assert t.me["money"] == 1


def test_15_one_lost_and_delayed_stays_lost() -> None:
    """Next Movement: stand up; the Upkeep after that: return."""
    t = gloria(at="lost", delayed=True)
    t.upkeep(0)
    assert not any(action.startswith("return ") for action in t.legal)
    assert (t.me["at"], t.me["state"]) == ("lost", ["delayed"])


def test_5_an_investigator_in_an_other_world_has_an_upkeep_too() -> None:
    """R57."""
    t = table("jenny-barnes")
    t.gate("woods", "rlyeh")
    t.put(0, at="rlyeh:1", came_by="woods", money=0)
    t.upkeep(0)
    assert (t.me["money"], t.phase) == (1, "upkeep")
    t.do("sliders 2 1 1", "done")
    assert t.me["sliders"] == [2, 1, 1]


def test_4_seat_order_begins_with_the_first_player() -> None:
    t = table("gloria-goldberg", "vincent-lee", "harvey-walters")
    t.first(1)
    t.upkeep(1)
    seats = []
    for _ in range(3):
        seats.append(t.now["to_act"])
        assert t.phase == "upkeep"
        t.do("done")
    assert seats == [1, 2, 0]
    assert (t.phase, t.now["to_act"]) == ("movement", 1)
