"""§14: closing gates, with a check."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.figures import calm, figures, monsters
from tests.engine.arkham_horror.table import Table, table

FIGHT, LORE = (1, 3, 1), (1, 1, 3)
CLOSE = [
    ("the-abyss", -2),
    ("another-dimension", 0),
    ("city-of-the-great-race", 0),
    ("great-hall-of-celeano", -1),
    ("plateau-of-leng", -1),
    ("rlyeh", -3),
    ("the-dreamlands", 1),
    ("yuggoth", -2),
]


def explorer(world: str = "another-dimension", ancient_one: str = "azathoth", **start: Any) -> Table:
    """Amanda with an explored marker at the Graveyard's gate, Fight 4; another gate is open elsewhere."""
    t = table("amanda-sharpe", ancient_one=ancient_one)
    calm(t)
    t.gate("graveyard", world)
    t.gate("the-unnamable", "plateau-of-leng")
    t.put(0, **{"at": "graveyard", "explored": True, "sliders": FIGHT, **start})
    return t


@pytest.mark.parametrize(("world", "modifier"), CLOSE)
def test_14_close_fight(world: str, modifier: int) -> None:
    t = explorer(world)
    t.dice(5, *[1] * (3 + modifier))
    t.encounters(0)
    t.do("close fight")
    assert t.rolled == [[5, *[1] * (3 + modifier)]]
    assert (figures(t)["gates"], list(t.now["gates"])) == ([world], ["the-unnamable"])


@pytest.mark.parametrize(("world", "modifier"), CLOSE)
def test_14_close_lore(world: str, modifier: int) -> None:
    t = explorer(world, sliders=LORE)
    t.dice(5, *[1] * (3 + modifier))
    t.encounters(0)
    t.do("close lore")
    assert t.rolled == [[5, *[1] * (3 + modifier)]]
    assert figures(t)["gates"] == [world]


def test_7_at_an_explored_gate() -> None:
    t = explorer()
    t.encounters(0)
    assert set(t.legal) == {"close fight", "close lore", "wait"}


def test_7_waiting_keeps_the_marker() -> None:
    t = explorer()
    t.encounters(0)
    t.do("wait")
    assert (figures(t)["at"], figures(t)["state"]) == ("graveyard", ["explored"])
    assert set(t.now["gates"]) == {"graveyard", "the-unnamable"}


def test_14_failed_it_stays_and_may_be_tried_again() -> None:
    t = explorer()
    t.fail_checks()
    t.encounters(0)
    t.do("close fight", "accept")
    assert (figures(t)["state"], figures(t)["gates"]) == (["explored"], [])
    t.encounters(0)
    assert "close fight" in t.legal


def test_9_without_dice_clues_may_still_be_bought() -> None:
    t = explorer("rlyeh", sliders=(1, 1, 1), clues=2)
    t.dice(1, 6)
    t.encounters(0)
    t.do("close fight", "spend-clue", "spend-clue")
    assert (figures(t)["gates"], t.me["clues"]) == (["rlyeh"], 0)


def test_14_the_marker_is_lost_on_leaving() -> None:
    t = explorer()
    t.movement(0)
    t.do("move rivertown")
    assert t.me["state"] == []


def test_7_without_the_marker_one_is_drawn_through() -> None:
    t = explorer(explored=False)
    t.deck("gate", "red-7")
    t.encounters(0)
    assert (figures(t)["at"], figures(t)["state"]) == ("another-dimension:1", [])


# monsters of the dimension


def test_14_monsters_of_its_dimension_return_from_everywhere() -> None:
    t = explorer("yuggoth")
    t.monster("witch", "uptown")
    t.monster("warlock", "library")
    t.monster("byakhee", "sky")
    t.monster("dhole", "outskirts")
    t.monster("ghost", "outskirts")
    t.monster("ghoul", "uptown")
    t.monster("nightgaunt", "sky")
    t.pass_checks()
    t.encounters(0)
    t.do("close fight")
    assert monsters(t) == {"ghoul-1": "uptown", "nightgaunt-1": "sky"}
    assert t.now["outskirts"] == 1


def test_14_a_failed_closing_sends_none_back() -> None:
    t = explorer("the-abyss")
    t.monster("ghoul", "uptown")
    t.fail_checks()
    t.encounters(0)
    t.do("close fight", "accept")
    assert monsters(t) == {"ghoul-1": "uptown"}


@pytest.mark.parametrize(
    ("world", "kind"),
    [
        ("the-abyss", "ghoul"),
        ("another-dimension", "dimensional-shambler"),
        ("city-of-the-great-race", "chthonian"),
        ("great-hall-of-celeano", "fire-vampire"),
        ("plateau-of-leng", "elder-thing"),
        ("rlyeh", "star-spawn"),
        ("the-dreamlands", "gug"),
        ("yuggoth", "witch"),
    ],
)
def test_14_the_dimension_of_each_world(world: str, kind: str) -> None:
    t = explorer(world)
    t.monster(kind, "uptown")
    t.monster("cultist", "uptown")
    t.pass_checks()
    t.encounters(0)
    t.do("close fight")
    assert monsters(t) == {"cultist-1": "uptown"}


# more successes


def test_17_yog_sothoth_needs_one_more() -> None:
    t = explorer(ancient_one="yog-sothoth")
    t.dice(5, 1, 1, 1)
    t.encounters(0)
    t.do("close fight", "accept")
    assert figures(t)["gates"] == []


def test_17_yog_sothoth_two_are_enough() -> None:
    t = explorer(ancient_one="yog-sothoth")
    t.dice(5, 5, 1, 1)
    t.encounters(0)
    t.do("close fight")
    assert figures(t)["gates"] == ["another-dimension"]


def test_14_rlyeh_rising_needs_two_for_rlyeh() -> None:
    t = explorer("rlyeh", cards=["tom-mountain-murphy"])
    t.environment("rlyeh-rising")
    t.dice(5, 1, 1)
    t.encounters(0)
    t.do("close fight", "accept")
    assert figures(t)["gates"] == []


def test_14_rlyeh_rising_passed_with_two() -> None:
    t = explorer("rlyeh", cards=["tom-mountain-murphy"])
    t.environment("rlyeh-rising")
    t.dice(5, 5, 1)
    t.encounters(0)
    t.do("close fight")
    assert figures(t)["gates"] == ["rlyeh"]


def test_14_rlyeh_rising_does_not_touch_other_worlds() -> None:
    t = explorer()
    t.environment("rlyeh-rising")
    t.dice(5, 1, 1, 1)
    t.encounters(0)
    t.do("close fight")
    assert figures(t)["gates"] == ["another-dimension"]


def test_14_rlyeh_rising_and_yog_sothoth_need_three() -> None:
    t = explorer("rlyeh", "yog-sothoth", cards=["tom-mountain-murphy"])
    t.environment("rlyeh-rising")
    t.dice(5, 5, 1)
    t.encounters(0)
    t.do("close fight", "accept")
    assert figures(t)["gates"] == []


def test_62_the_blue_watcher_closes_after_a_failed_roll() -> None:
    t = explorer(cards=["blue-watcher-of-the-pyramid"], stamina=4)
    t.fail_checks()
    t.encounters(0)
    t.refused("use blue-watcher-of-the-pyramid")
    t.do("close fight", "use blue-watcher-of-the-pyramid")
    assert (figures(t)["gates"], t.me["stamina"], t.me["cards"]) == (["another-dimension"], 2, [])


# who is beyond the gate


def test_14_who_is_in_the_world_stays_there() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    calm(t)
    t.gate("graveyard", "rlyeh")
    t.gate("the-unnamable", "yuggoth")
    t.put(0, at="graveyard", explored=True, sliders=FIGHT)
    t.put(1, at="rlyeh:2", came_by="graveyard")
    t.deck("gate", "yellow-6")
    t.pass_checks()
    t.encounters(0)
    t.do("close fight")
    assert figures(t, 1)["at"] == "rlyeh:2"


def test_6_out_of_the_second_area_without_a_gate_is_lost() -> None:
    t = table("amanda-sharpe")
    calm(t)
    t.put(0, at="rlyeh:2")
    t.movement(0)
    assert (t.me["at"], t.me["state"]) == ("lost", ["delayed"])


# victory


def two_explorers(*trophies: str) -> Table:
    """Amanda at the last open gate, Carolyn with these gate trophies in a street."""
    t = table("amanda-sharpe", "carolyn-fern")
    calm(t)
    t.gate("graveyard", "another-dimension")
    t.put(0, at="graveyard", explored=True, sliders=FIGHT, clues=5)
    t.put(1, at="southside", gate_trophies=list(trophies))
    t.pass_checks()
    t.encounters(0)
    t.do("close fight")
    return t


def test_18_closed_with_a_trophy_for_each_player() -> None:
    t = two_explorers("rlyeh")
    assert (t.now["over"], t.now["result"]) == (True, "closed")


def test_18_not_closed_with_one_trophy_less() -> None:
    t = two_explorers()
    assert t.now["over"] is False
    assert set(t.legal) == {"seal", "no-seal"}


def test_18_not_closed_while_a_gate_is_open() -> None:
    t = explorer(gate_trophies=["rlyeh"])
    t.pass_checks()
    t.encounters(0)
    t.do("close fight")
    assert t.now["over"] is False


def test_18_alone_one_gate_closed_is_the_victory() -> None:
    t = table("amanda-sharpe")
    t.gate("graveyard", "another-dimension")
    t.put(0, at="graveyard", explored=True, sliders=FIGHT)
    t.pass_checks()
    t.encounters(0)
    t.do("close fight")
    assert (t.now["result"], t.now["to_act"], t.legal) == ("closed", None, [])
