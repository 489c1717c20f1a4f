"""§20, R61, R80, R88: the Southside Strangler Strikes."""

from __future__ import annotations

from typing import Any

from tests.engine.arkham_horror.figures import calm
from tests.engine.arkham_horror.mythos_rows import QUIET, resolve
from tests.engine.arkham_horror.table import Table, table

RUMOR = "the-southside-strangler-strikes"
ALLIES = [
    "anna-kaslow",
    "duke",
    "eric-colt",
    "john-legrasse",
    "professor-armitage",
    "richard-upton-pickman",
    "ruby-standish",
    "ryan-dean",
    "sir-william-brinton",
    "thomas-f-malone",
    "tom-mountain-murphy",
]


def alone(**start: Any) -> Table:
    t = table("amanda-sharpe")
    t.put(0, at="the-dreamlands:1", **start)
    return t


def at_mas(**start: Any) -> Table:
    """Amanda is asked what she does at Ma's; Carolyn is in a street in which nothing happens."""
    t = table("amanda-sharpe", "carolyn-fern")
    calm(t)
    t.rumor(RUMOR)
    t.put(0, at="mas-boarding-house", **start)
    t.put(1, at="uptown")
    t.encounters(0)
    return t


def ally_left(t: Table, ally: str) -> bool:
    """Whether the ally is still in the deck: else there is $1 instead."""
    money = t.me["money"]
    t.effect(0, [{"ally": ally, "else": [{"gain": "money", "n": 1}]}])
    return bool(t.me["money"] == money)


def test_20_the_strangler_takes_an_ally_each_turn() -> None:
    t = alone()
    t.deck("ally", "eric-colt", "john-legrasse")
    resolve(t, RUMOR)
    resolve(t, QUIET)
    assert not ally_left(t, "eric-colt")
    assert ally_left(t, "john-legrasse")


def test_12_the_strangler_takes_none_in_the_turn_it_comes() -> None:
    t = alone()
    t.deck("ally", "eric-colt")
    resolve(t, RUMOR)
    assert ally_left(t, "eric-colt")


def test_80_the_strangler_fails_when_no_ally_is_left_to_go() -> None:
    t = alone(cards=ALLIES)
    resolve(t, RUMOR)
    before = (t.me["max_sanity"], t.me["max_stamina"])
    resolve(t, QUIET)
    assert set(t.legal) == {"choose sanity", "choose stamina"}
    t.do("choose stamina")
    assert (t.me["max_sanity"], t.me["max_stamina"]) == (before[0], before[1] - 1)
    assert t.now["rumor"] is None


def test_80_the_last_ally_going_is_no_failure_yet() -> None:
    t = alone(cards=ALLIES[1:])
    resolve(t, RUMOR)
    resolve(t, QUIET)
    assert t.now["rumor"] == RUMOR
    resolve(t, QUIET)
    t.do("choose sanity")
    assert t.now["rumor"] is None


def test_20_the_strangler_ends_for_five_clues() -> None:
    t = at_mas(clues=6)
    assert set(t.legal) == {"rumor", "encounter"}
    t.do("rumor")
    assert (t.me["clues"], t.now["rumor"]) == (1, None)
    assert [t.who(seat)["money"] for seat in (0, 1)] == [5, 5]


def test_88_research_materials_fill_up_the_fifth_clue() -> None:
    t = at_mas(clues=4, cards=["research-materials"])
    t.do("rumor")
    assert (t.me["clues"], t.me["cards"], t.now["rumor"]) == (0, [], None)


def test_61_with_four_clues_it_is_not_offered() -> None:
    t = at_mas(clues=4, gate_trophies=["rlyeh", "yuggoth"])
    assert "encounter" in t.legal
    t.refused("rumor")
