"""§12, §20, R51, R61, R80: the rumors."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.figures import calm, figures, monsters
from tests.engine.arkham_horror.mythos_rows import QUIET, resolve
from tests.engine.arkham_horror.table import Table, table

AWAY = "the-dreamlands:1"
ASIDE = "southside"
"""A street in which nothing happens."""


def alone(at: str = AWAY, **start: Any) -> Table:
    t = table("amanda-sharpe")
    t.put(0, at=at, **start)
    return t


def acting(rumor: str, at: str, **start: Any) -> Table:
    """Amanda in the activity area of a rumor in play; Carolyn in a street in which nothing happens."""
    t = table("amanda-sharpe", "carolyn-fern")
    t.rumor(rumor)
    t.put(0, at=at, **start)
    t.put(1, at=ASIDE)
    return t


# coming and going


@pytest.mark.parametrize(
    "rumor",
    [
        "disturbing-the-dead",
        "good-work-undone",
        "the-great-ritual",
        "the-southside-strangler-strikes",
        "the-stars-are-right",
        "the-terrible-experiment",
    ],
)
def test_12_a_rumor_comes_into_play(rumor: str) -> None:
    t = alone()
    resolve(t, rumor)
    assert t.now["rumor"] == rumor


def test_12_while_one_is_in_play_another_has_no_effect() -> None:
    t = alone()
    resolve(t, "disturbing-the-dead")
    t.dice(6)
    resolve(t, "good-work-undone")
    assert t.now["rumor"] == "disturbing-the-dead"
    assert not t.now["rumor_tokens"]


def test_12_its_gate_opens_all_the_same() -> None:
    t = alone()
    resolve(t, "disturbing-the-dead")
    t.dice(6)
    t.mythos("good-work-undone")
    assert list(t.now["gates"]) == ["unvisited-isle"]


def test_12_no_progress_in_the_turn_it_comes() -> None:
    t = alone()
    resolve(t, "the-stars-are-right")
    assert (t.rolled, t.now["doom"]) == ([], 0)


def test_7_nobody_elsewhere_is_asked() -> None:
    t = acting("disturbing-the-dead", "uptown", gate_trophies=["rlyeh", "yuggoth"])
    calm(t)
    t.dice(6)
    t.encounters(0)
    assert t.phase != "arkham-encounters"


# Disturbing the Dead


@pytest.mark.parametrize(("die", "terror"), [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_20_disturbing_the_dead_goes_on(die: int, terror: int) -> None:
    t = alone()
    resolve(t, "disturbing-the-dead")
    t.dice(die)
    resolve(t, QUIET)
    assert t.rolled == [[die]]
    assert t.now["terror"] == terror


def test_20_disturbing_the_dead_ends_for_two_gates() -> None:
    t = acting("disturbing-the-dead", "rivertown", gate_trophies=["rlyeh", "yuggoth"])
    calm(t)
    t.deck("spell", "heal", "wither")
    t.encounters(0)
    assert set(t.legal) == {"rumor", "wait"}
    t.do("rumor")
    assert figures(t)["gates"] == []
    assert [t.who(seat)["cards"] for seat in (0, 1)] == [["heal"], ["wither"]]
    assert t.now["rumor"] is None


def test_61_disturbing_the_dead_may_wait() -> None:
    t = acting("disturbing-the-dead", "rivertown", gate_trophies=["rlyeh", "yuggoth"])
    calm(t)
    t.dice(6)
    t.encounters(0)
    t.do("wait")
    assert (t.now["rumor"], len(figures(t)["gates"])) == ("disturbing-the-dead", 2)


def test_65_of_three_gates_two_are_chosen() -> None:
    t = acting("disturbing-the-dead", "rivertown", gate_trophies=["rlyeh", "yuggoth", "the-abyss"])
    calm(t)
    t.encounters(0)
    t.do("rumor")
    assert len(t.legal) == 3
    assert all(text.startswith("spend ") and len(text.split()) == 3 for text in t.legal)
    t.do(t.legal[0])
    assert len(figures(t)["gates"]) == 1


def test_61_disturbing_the_dead_asks_nobody_with_one_gate() -> None:
    t = acting("disturbing-the-dead", "rivertown", gate_trophies=["rlyeh"])
    calm(t)
    t.dice(6)
    t.encounters(0)
    assert t.phase != "arkham-encounters"


def test_20_disturbing_the_dead_fails_at_terror_10() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    t.terror(9)
    resolve(t, "disturbing-the-dead")
    t.dice(1)
    resolve(t, QUIET)
    assert t.now["terror"] == 10
    assert [t.who(seat)["cards"] for seat in (0, 1)] == [["curse"], ["curse"]]
    assert t.now["rumor"] is None


def test_20_disturbing_the_dead_fails_whatever_raised_terror() -> None:
    t = alone()
    t.terror(9)
    t.rumor("disturbing-the-dead")
    t.upkeep(0)
    t.effect(0, [{"terror": 1}])
    assert (t.me["cards"], t.now["rumor"]) == (["curse"], None)


def test_80_disturbing_the_dead_fails_at_once_when_terror_is_10() -> None:
    t = alone()
    t.terror(10)
    resolve(t, "disturbing-the-dead")
    assert (t.me["cards"], t.now["rumor"]) == (["curse"], None)


# Good Work Undone


@pytest.mark.parametrize(("dice", "tokens"), [((1, 2), 8), ((1, 3), 7), ((3, 2), 7), ((3, 6), 6)])
def test_20_good_work_undone_goes_on(dice: tuple[int, int], tokens: int) -> None:
    t = alone()
    resolve(t, "good-work-undone")
    assert t.now["rumor_tokens"] == 6
    t.dice(*dice)
    resolve(t, QUIET)
    assert t.now["rumor_tokens"] == tokens


def test_20_good_work_undone_takes_clues() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    t.put(0, at="easttown", clues=3)
    t.put(1, at=ASIDE)
    resolve(t, "good-work-undone")
    t.first(0)
    calm(t)
    t.dice(6, 6)
    t.encounters(0)
    t.do("rumor")
    t.refused("pay 4")
    t.do("pay 2")
    assert (t.now["rumor_tokens"], t.me["clues"]) == (4, 1)


def test_20_good_work_undone_ends_with_its_last_token() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    t.put(0, at="easttown", clues=8)
    t.put(1, at=ASIDE)
    resolve(t, "good-work-undone")
    t.first(0)
    calm(t)
    t.deck("unique", "gate-box", "pallid-mask")
    t.encounters(0)
    t.do("rumor")
    t.refused("pay 7")
    t.do("pay 6")
    assert (t.me["clues"], t.now["rumor"]) == (2, None)
    assert [t.who(seat)["cards"] for seat in (0, 1)] == [["gate-box"], ["pallid-mask"]]


def test_20_good_work_undone_fails_at_ten_and_seals_go() -> None:
    t = alone()
    t.seal("graveyard")
    resolve(t, "good-work-undone")
    t.dice(1, 1, 2, 2)
    resolve(t, QUIET)
    assert (t.now["rumor"], t.now["rumor_tokens"]) == ("good-work-undone", 8)
    resolve(t, QUIET)
    assert (t.now["rumor"], t.now["seals"]) == (None, [])


# the Great Ritual


def test_20_the_great_ritual_counts_to_five_and_fails() -> None:
    t = alone()
    resolve(t, "the-great-ritual")
    assert not t.now["rumor_tokens"]
    resolve(t, QUIET, QUIET, QUIET, QUIET)
    assert (t.now["rumor"], t.now["rumor_tokens"]) == ("the-great-ritual", 4)
    resolve(t, QUIET)
    assert t.now["rumor"] is None


def test_20_after_the_great_ritual_an_extra_card_opens_its_gate_alone() -> None:
    t = alone()
    resolve(t, "the-great-ritual", QUIET, QUIET, QUIET, QUIET, QUIET)
    assert t.now["rumor"] is None
    t.deck("mythos", "lodge-member-held-for-questioning")
    t.cup("ghost", "ghost", "cultist", "cultist")
    t.mythos("picnickers-panic")
    assert set(t.now["gates"]) == {"unvisited-isle", "black-cave"}
    assert t.now["doom"] == 2
    assert monsters(t) == {
        "ghost-1": "unvisited-isle",
        "ghost-2": "black-cave",
        "cultist-1": "french-hill",
        "cultist-2": "french-hill",
    }
    assert {place: n for place, n in t.now["clues"].items() if n}.get("science-building") is None


def test_20_the_great_ritual_ends_for_three_spells() -> None:
    t = acting("the-great-ritual", "french-hill", cards=["heal", "wither", "find-gate", "knife"])
    calm(t)
    t.encounters(0)
    t.do("rumor")
    assert t.me["cards"] == ["knife"]
    assert [t.who(seat)["clues"] for seat in (0, 1)] == [2, 2]
    assert t.now["rumor"] is None


def test_80_of_four_spells_three_are_chosen() -> None:
    t = acting("the-great-ritual", "french-hill", cards=["heal", "wither", "find-gate", "shrivelling"])
    calm(t)
    t.encounters(0)
    t.do("rumor", "lose heal wither find-gate")
    assert t.me["cards"] == ["shrivelling"]


def test_61_the_great_ritual_asks_nobody_with_two_spells() -> None:
    t = acting("the-great-ritual", "french-hill", cards=["heal", "wither", "knife"])
    calm(t)
    t.encounters(0)
    assert t.phase != "arkham-encounters"


def test_20_with_five_players_the_great_ritual_costs_four_spells() -> None:
    t = table("amanda-sharpe", "carolyn-fern", "vincent-lee", "joe-diamond", "jenny-barnes")
    calm(t)
    t.rumor("the-great-ritual")
    for seat in (2, 3, 4):
        t.put(seat, at=ASIDE)
    t.put(0, at="french-hill", cards=["heal", "wither", "find-gate"])
    t.put(1, at="french-hill", cards=["heal", "wither", "find-gate", "shrivelling"])
    t.encounters(0)
    assert t.now["to_act"] == 1
    t.do("rumor")
    assert (t.who(1)["cards"], t.now["rumor"]) == ([], None)


# the Stars Are Right


@pytest.mark.parametrize(("die", "doom"), [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_20_the_stars_are_right_goes_on(die: int, doom: int) -> None:
    t = alone()
    resolve(t, "the-stars-are-right")
    t.dice(die)
    resolve(t, QUIET)
    assert t.now["doom"] == doom


def test_20_the_stars_are_right_awakens() -> None:
    t = alone()
    t.doom(13)
    resolve(t, "the-stars-are-right")
    t.dice(1)
    resolve(t, QUIET)
    assert (t.now["over"], t.now["result"]) == (True, "lost")


def test_20_the_stars_are_right_ends_for_an_ally() -> None:
    t = acting("the-stars-are-right", "downtown", cards=["eric-colt", "knife"])
    calm(t)
    t.deck("common", "axe", "food", "rifle", "shotgun")
    t.encounters(0)
    t.do("rumor")
    assert sorted(t.me["cards"]) == ["axe", "food", "knife"]
    assert sorted(t.who(1)["cards"]) == ["rifle", "shotgun"]
    assert t.now["rumor"] is None


def test_80_of_two_allies_one_is_chosen() -> None:
    t = acting("the-stars-are-right", "downtown", cards=["eric-colt", "ryan-dean"])
    calm(t)
    t.encounters(0)
    t.do("rumor")
    assert set(t.legal) == {"lose eric-colt", "lose ryan-dean"}
    t.do("lose ryan-dean")
    assert "eric-colt" in t.me["cards"]
    assert "ryan-dean" not in t.me["cards"]
