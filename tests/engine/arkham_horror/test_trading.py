"""§6.1: trading, in the Movement Phase with anyone in the same area."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.table import Table, table


def together(first: dict[str, Any] | None = None, second: dict[str, Any] | None = None) -> Table:
    """Joe's and Vincent's first decision of the Movement Phase, both in Uptown's street."""
    t = table("joe-diamond", "vincent-lee")
    t.put(0, **{"at": "uptown", **(first or {})})
    t.put(1, **{"at": "uptown", **(second or {})})
    t.movement(0)
    return t


def test_6_items_and_spells_are_given() -> None:
    t = together({"cards": ["knife", "gate-box", "heal"]})
    t.do("give 1 knife", "give 1 gate-box", "give 1 heal")
    assert (t.me["cards"], t.who(1)["cards"]) == ([], ["knife", "gate-box", "heal"])


def test_6_items_are_taken_without_asking() -> None:
    """R7: the other's consent is assumed."""
    t = together(second={"cards": ["knife"]})
    t.do("take-from 1 knife")
    assert (t.me["cards"], t.who(1)["cards"], t.now["to_act"]) == (["knife"], [], 0)


def test_6_money_goes_both_ways() -> None:
    t = together({"money": 5}, {"money": 2})
    t.do("give-money 1 4")
    assert (t.me["money"], t.who(1)["money"]) == (1, 6)
    t.do("take-money 1 3")
    assert (t.me["money"], t.who(1)["money"]) == (4, 3)


def test_6_nobody_gives_more_money_than_there_is() -> None:
    t = together({"money": 5}, {"money": 2})
    t.refused("give-money 1 6")
    t.refused("take-money 1 3")
    t.refused("give-money 1 0")


@pytest.mark.parametrize(
    "card", ["duke", "bravery", "blessing", "retainer", "silver-twilight-membership", "clue"]
)
def test_6_what_is_not_tradable(card: str) -> None:
    t = together(
        {"cards": ["duke", "bravery"], "blessed": True, "retainer": True, "lodge_member": True, "clues": 3}
    )
    t.refused(f"give 1 {card}")
    assert not any(action.startswith("give ") for action in t.legal)


def test_6_trophies_are_not_tradable() -> None:
    t = together({"monster_trophies": ["ghoul"], "gate_trophies": ["rlyeh"]})
    assert not any(action.startswith("give") for action in t.legal)
    t.refused("give 1 ghoul-1")
    t.refused("give 1 rlyeh")


def test_6_the_deputys_revolver_and_wagon_are_tradable() -> None:
    """The card Deputy of Arkham is not."""
    t = together({"deputy": True})
    t.do("give 1 deputys-revolver", "give 1 patrol-wagon")
    t.refused("give 1 deputy-of-arkham")
    assert sorted(t.who(1)["cards"]) == ["deputys-revolver", "patrol-wagon"]


def test_6_only_in_the_same_area() -> None:
    t = together({"cards": ["knife"]}, {"at": "woods", "cards": ["axe"], "money": 3})
    t.refused("give 1 knife")
    t.refused("take-from 1 axe")
    t.refused("take-money 1 1")


def test_6_during_movement_and_after_it() -> None:
    t = together({"cards": ["knife", "axe"]}, {"at": "woods"})
    t.do("move woods", "give 1 knife", "move uptown")
    t.refused("give 1 axe")


def test_6_stay_ends_trading() -> None:
    """R59: `stay` ends cards, points and trading; clues are still to be taken."""
    t = together({"cards": ["knife"], "at": "woods"}, {"at": "woods"})
    t.clue("woods", 1)
    t.do("stay")
    assert sorted(t.legal) == ["take-clues 0", "take-clues 1"]
    t.refused("give 1 knife")


def test_6_with_a_delayed_one_and_by_a_delayed_one() -> None:
    """§6.3: trading is allowed."""
    t = together({"cards": ["knife"], "delayed": True}, {"cards": ["axe"], "delayed": True})
    t.do("give 1 knife", "take-from 1 axe")
    assert (t.me["cards"], t.who(1)["cards"]) == (["axe"], ["knife"])


def test_6_with_one_who_loses_the_turn() -> None:
    """§4: he may still be traded with."""
    t = together({"cards": ["knife"]}, {"loses_turn": True})
    t.do("give 1 knife")
    assert t.who(1)["cards"] == ["knife"]


def test_6_not_in_combat() -> None:
    t = table("joe-diamond", "vincent-lee")
    t.put(0, at="uptown", cards=["knife"])
    t.put(1, at="uptown", cards=["axe"])
    t.monster("cultist", "uptown")
    t.movement(0)
    assert "give 1 knife" in t.legal
    t.do("fight cultist-1")
    t.refused("give 1 knife")
    t.refused("take-from 1 axe")


def test_6_one_card_an_action() -> None:
    """R64: equal copies are one text, and an exhausted one is given first."""
    t = table("joe-diamond", "vincent-lee")
    t.put(0, at="uptown", cards=["bullwhip", "bullwhip"], exhausted=["bullwhip"])
    t.put(1, at="uptown")
    t.movement(0)
    t.refused("give 1 bullwhip bullwhip")
    assert t.legal.count("give 1 bullwhip") == 1
    t.do("give 1 bullwhip")
    assert (t.me["exhausted"], t.who(1)["exhausted"]) == ([], ["bullwhip"])


def test_6_not_with_oneself() -> None:
    t = together({"cards": ["knife"], "money": 3})
    t.refused("give 0 knife")
    t.refused("give-money 0 1")
