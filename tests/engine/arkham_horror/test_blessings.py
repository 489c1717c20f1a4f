"""§9, §5: Blessed and Cursed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.table import Table, table

LUCK_2 = [{"check": "luck", "mod": -1, "success": 1, "pass": [{"gain": "clue", "n": 1}], "fail": []}]
"""Two dice for Jenny with her sliders at 2."""


def jenny(**has: Any) -> Table:
    """Jenny's first decision of the Movement Phase, in a quiet street; luck 3."""
    t = table("jenny-barnes")
    t.put(0, at="uptown", sliders=(2, 2, 2), **has)
    t.movement(0)
    return t


@pytest.mark.parametrize(
    ("has", "die", "passes"),
    [
        ({}, 4, False),
        ({}, 5, True),
        ({"blessed": True}, 3, False),
        ({"blessed": True}, 4, True),
        ({"cursed": True}, 5, False),
        ({"cursed": True}, 6, True),
    ],
    ids=["4", "5", "blessed 3", "blessed 4", "cursed 5", "cursed 6"],
)
def test_9_what_succeeds(has: dict[str, Any], die: int, passes: bool) -> None:
    t = jenny(**has)
    t.dice(1, die)
    t.effect(0, LUCK_2)
    if not passes:
        t.do("accept")
    assert t.me["clues"] == passes


def test_9_bless_the_cursed_and_there_is_neither() -> None:
    t = jenny(cursed=True)
    t.effect(0, [{"bless": "self"}])
    assert t.me["cards"] == []


def test_9_curse_the_blessed_and_there_is_neither() -> None:
    t = jenny(blessed=True)
    t.effect(0, [{"curse": "self"}])
    assert t.me["cards"] == []


@pytest.mark.parametrize(("verb", "card"), [("bless", "blessing"), ("curse", "curse")])
def test_9_a_second_one_is_discarded(verb: str, card: str) -> None:
    t = jenny()
    t.effect(0, [{verb: "self"}, {verb: "self"}])
    assert t.me["cards"] == [card]


@pytest.mark.parametrize(("verb", "card"), [("bless", "blessing"), ("curse", "curse")])
def test_9_a_second_one_makes_the_first_new(verb: str, card: str) -> None:
    """R10: it counts as new for the Upkeep roll."""
    t = jenny()
    t.pass_checks()
    t.effect(0, [{verb: "self"}])
    t.upkeep(0)
    assert t.rolled == [], "the first Upkeep after it was gained"
    t.upkeep(0)
    assert t.rolled == [[6]]
    t.effect(0, [{verb: "self"}])
    t.upkeep(0)
    assert (t.rolled, t.me["cards"]) == ([], [card])
    t.upkeep(0)
    assert t.rolled == [[6]]


def test_9_the_wager_under_a_blessing() -> None:
    """§20: as many dice as stamina (4); each failure costs 1; a 4 is a success for the blessed."""
    t = jenny(blessed=True)
    t.put(0, at="rivertown")
    t.environment("blood-magic")
    t.movement(0)
    t.dice(4, 4, 3, 5)
    t.do("stay", "yes")
    assert (t.me["stamina"], t.me["clues"]) == (3, 3)


def test_9_the_wager_under_a_curse() -> None:
    """A 5 fails too: 4 dice, 3 failures."""
    t = jenny(cursed=True)
    t.put(0, at="rivertown")
    t.environment("blood-magic")
    t.movement(0)
    t.dice(5, 5, 6, 5)
    t.do("stay", "yes")
    assert (t.me["stamina"], t.me["clues"]) == (1, 3)


def test_9_clue_dice_succeed_alike() -> None:
    t = jenny(blessed=True, clues=1)
    t.dice(1, 3, 4)
    t.effect(0, LUCK_2)
    t.do("spend-clue")
    assert t.me["clues"] == 1


def test_9_a_blessing_given_in_the_middle_counts_from_the_next_check() -> None:
    t = jenny()
    t.dice(1, 4, 1, 4)
    t.effect(0, [*LUCK_2, {"bless": "self"}, *LUCK_2])
    t.do("accept")
    assert t.me["clues"] == 1


def test_9_a_lifted_curse_counts_no_more() -> None:
    t = jenny(cursed=True)
    t.dice(1, 5)
    t.effect(0, [{"bless": "self"}, *LUCK_2])
    assert t.me["clues"] == 1


def test_15_a_blessing_stays_with_the_unconscious() -> None:
    """§15: half the items, half the clues, the retainers; a blessing is none of them."""
    t = table("jenny-barnes", "vincent-lee")
    t.put(0, at="uptown", blessed=True, retainer=True, stamina=1)
    t.movement(0)
    t.effect(0, [{"lose": "stamina", "n": 1}])
    assert (t.me["at"], t.me["cards"], t.now["to_act"]) == ("st-marys-hospital", ["blessing"], 1)


def test_9_each_investigator_his_own() -> None:
    """A blessing helps its owner alone."""
    t = table("jenny-barnes", "vincent-lee")
    t.put(0, at="uptown", sliders=(2, 2, 2), blessed=True)
    t.put(1, at="uptown", sliders=(2, 2, 2))
    t.movement(0)
    t.dice(1, 4)
    t.effect(0, LUCK_2)
    t.do("stay")
    t.dice(4)
    t.effect(1, LUCK_2)
    t.do("accept")
    assert (t.me["clues"], t.who(1)["clues"]) == (1, 0)
