"""§5: what one may do in the Upkeep: sliders, healing, spells, paying off the loan."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.table import Table, table


def asked(who: str, **has: Any) -> Table:
    """That investigator's Upkeep decision, alone in a street; sliders 1 1 1."""
    t = table(who)
    t.put(0, **{"at": "uptown", **has})
    t.upkeep(0)
    return t


def test_5_focus_1_cannot_move_two_sliders() -> None:
    t = asked("jenny-barnes")
    for refused in ("2 2 1", "0 1 2", "3 1 1", "1 1 1"):
        t.refused(f"sliders {refused}")
    t.do("sliders 1 2 1")
    assert t.me["sliders"] == [1, 2, 1]


def test_5_focus_2_moves_one_slider_twice_or_two_once() -> None:
    offered = {action for action in asked("gloria-goldberg").legal if action.startswith("sliders ")}
    assert offered == {
        f"sliders {a} {b} {c}"
        for a in range(4)
        for b in range(4)
        for c in range(4)
        if 0 < abs(a - 1) + abs(b - 1) + abs(c - 1) <= 2
    }


def test_5_focus_3_moves_three() -> None:
    t = asked("joe-diamond")
    t.refused("sliders 3 3 1")
    t.do("sliders 2 0 2")
    assert t.me["sliders"] == [2, 0, 2]


def test_5_no_slider_leaves_its_stops() -> None:
    t = asked("joe-diamond", sliders=(0, 3, 1))
    t.refused("sliders -1 3 1")
    t.refused("sliders 0 4 1")


def test_5_sliders_once_an_upkeep() -> None:
    """R57."""
    t = asked("joe-diamond")
    t.do("sliders 2 1 1")
    assert not any(action.startswith("sliders ") for action in t.legal)
    t.do("done")
    assert t.phase == "movement"


def test_5_done_is_never_taken_away() -> None:
    t = asked("gloria-goldberg")
    assert "done" in t.legal
    t.do("done")
    assert (t.phase, t.me["sliders"]) == ("movement", [1, 1, 1])


@pytest.mark.parametrize(("who", "stat"), [("carolyn-fern", "sanity"), ("vincent-lee", "stamina")])
class TestRestore:
    def pair(self, who: str, stat: str, other_at: str = "uptown") -> Table:
        t = table(who, "gloria-goldberg")
        t.put(0, at="uptown", sanity=2, stamina=2)
        t.put(1, at=other_at, sanity=2, stamina=2)
        t.upkeep(0)
        return t

    def test_5_another_one_in_the_same_area(self, who: str, stat: str) -> None:
        t = self.pair(who, stat)
        t.do("restore 1")
        assert t.who(1)[stat] == 3
        assert (t.me["sanity"], t.me["stamina"]) == (2, 2)

    def test_5_oneself(self, who: str, stat: str) -> None:
        t = self.pair(who, stat)
        t.do("restore 0")
        assert t.me[stat] == 3

    def test_5_once_a_turn(self, who: str, stat: str) -> None:
        t = self.pair(who, stat)
        t.do("restore 0")
        t.refused("restore 0")
        t.refused("restore 1")
        t.upkeep(0)
        t.do("restore 1")
        assert t.who(1)[stat] == 3

    def test_5_nobody_elsewhere(self, who: str, stat: str) -> None:
        t = self.pair(who, stat, other_at="woods")
        t.refused("restore 1")

    def test_5_nobody_at_the_maximum(self, who: str, stat: str) -> None:
        t = table(who)
        t.put(0, at="uptown")
        t.upkeep(0)
        t.refused("restore 0")


def test_5_the_healing_stone_asks_which() -> None:
    """R97: `use`, then `choose`; exhausted until the next Upkeep."""
    t = asked("gloria-goldberg", cards=["healing-stone"], sanity=2, stamina=2)
    t.do("use healing-stone")
    assert sorted(t.legal) == ["choose sanity", "choose stamina"]
    t.do("choose stamina")
    assert (t.me["sanity"], t.me["stamina"], t.me["exhausted"]) == (2, 3, ["healing-stone"])
    t.refused("use healing-stone")


def test_5_the_healing_stone_does_not_ask_if_one_stat_is_full() -> None:
    t = asked("gloria-goldberg", cards=["healing-stone"], sanity=2)
    t.do("use healing-stone")
    assert (t.me["sanity"], t.me["stamina"], t.me["exhausted"]) == (3, 4, ["healing-stone"])


def test_5_the_healing_stone_is_of_no_use_to_the_healthy() -> None:
    t = asked("gloria-goldberg", cards=["healing-stone"])
    t.refused("use healing-stone")


def test_5_heal_gives_as_many_stamina_as_successes() -> None:
    """Lore 2 and casting +1: three dice; 1 sanity. Successes count, so the roll is asked about (R11)."""
    t = asked("gloria-goldberg", cards=["heal"], stamina=1)
    t.dice(5, 6, 1)
    t.do("cast heal", "accept")
    assert (t.rolled, t.me["stamina"], t.me["sanity"]) == ([[5, 6, 1]], 3, 5)
    assert t.me["exhausted"] == ["heal"]
    t.refused("cast heal")


def test_5_a_failed_heal_costs_its_sanity() -> None:
    t = asked("gloria-goldberg", cards=["heal"], stamina=1)
    t.dice(1, 1, 4)
    t.do("cast heal", "accept")
    assert (t.me["stamina"], t.me["sanity"], t.me["exhausted"]) == (1, 5, ["heal"])


def test_5_heal_for_another_in_the_same_area() -> None:
    t = table("gloria-goldberg", "vincent-lee", "harvey-walters")
    t.put(0, at="uptown", cards=["heal"], stamina=1)
    t.put(1, at="uptown", stamina=1)
    t.put(2, at="woods", stamina=1)
    t.upkeep(0)
    t.dice(5, 1, 1)
    t.do("cast heal", "accept")
    assert sorted(t.legal) == ["target 0", "target 1"]
    t.do("target 1")
    assert [who["stamina"] for who in t.now["investigators"]] == [1, 2, 1]


def test_5_no_spell_under_a_solar_eclipse() -> None:
    t = table("gloria-goldberg")
    t.put(0, at="uptown", cards=["heal", "voice-of-ra"], stamina=1)
    t.environment("solar-eclipse")
    t.upkeep(0)
    t.refused("cast heal")
    t.refused("cast voice-of-ra")


def test_5_voice_of_ra_adds_a_die_to_all_checks_of_the_turn() -> None:
    """Lore 2 and casting -1: one die. Then luck 4 and the one more: five dice."""
    t = asked("gloria-goldberg", cards=["voice-of-ra"])
    t.dice(5)
    t.do("cast voice-of-ra")
    assert (t.rolled, t.me["sanity"]) == ([[5]], 5)
    t.do("done")
    t.dice(1, 1, 1, 1, 5)
    t.effect(0, [{"check": "luck", "mod": 0, "success": 1, "pass": [], "fail": []}])
    assert t.rolled == [[1, 1, 1, 1, 5]]


def test_5_voice_of_ra_failed_adds_none() -> None:
    t = asked("gloria-goldberg", cards=["voice-of-ra"])
    t.dice(1)
    t.do("cast voice-of-ra", "accept", "done")
    assert t.rolled == [[1]]
    t.dice(1, 1, 1, 5)
    t.effect(0, [{"check": "luck", "mod": 0, "success": 1, "pass": [], "fail": []}])
    assert t.rolled == [[1, 1, 1, 5]]


def test_5_the_loan_is_paid_off_with_10() -> None:
    t = loaned(11)
    t.do("pay-loan")
    assert (t.me["money"], t.me["cards"], t.me["state"]) == (1, [], [])


def test_5_the_loan_is_not_paid_off_with_9() -> None:
    loaned(9).refused("pay-loan")


def test_5_the_loan_is_paid_off_in_movement_up_to_stay() -> None:
    """R103."""
    t = loaned(10)
    t.do("done")
    assert t.phase == "movement"
    t.do("pay-loan")
    assert (t.me["money"], t.me["cards"]) == (0, [])


def test_5_the_loan_is_not_paid_off_after_stay() -> None:
    """R103."""
    t = table("gloria-goldberg")
    t.put(0, at="woods", money=10, loan=True)
    t.clue("woods", 1)
    t.movement(0)
    assert "pay-loan" in t.legal
    t.do("stay")
    t.refused("pay-loan")


def test_5_after_paying_off_one_may_borrow_again() -> None:
    t = loaned(10)
    t.do("pay-loan")
    t.put(0, at="bank-of-arkham")
    t.encounters(0)
    assert "special bank-loan" in t.legal


def test_31_duke_restores_all_sanity() -> None:
    """R67: discarded; the maximum is as before him."""
    t = asked("gloria-goldberg", cards=["duke"], sanity=2)
    t.do("use duke")
    assert (t.me["cards"], t.me["max_sanity"]) == ([], 6)
    assert t.me["sanity"] == 6


def test_31_brinton_is_of_no_use_at_the_maximum() -> None:
    t = asked("gloria-goldberg", cards=["sir-william-brinton"], stamina=5)
    t.refused("use sir-william-brinton")


def loaned(money: int) -> Table:
    """Gloria's Upkeep decision with a loan that was rolled for already, and this much money."""
    t = table("gloria-goldberg")
    t.put(0, at="uptown", loan=True)
    t.pass_checks()
    t.upkeep(0)
    t.put(0, money=money)
    t.upkeep(0)
    return t
