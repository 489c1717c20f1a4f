"""§9: rerolls, cards that pass a check, plain dice, Blessed and Cursed."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.arrange import check, dice, meeting, one, outcome, trophies, two


def test_9_the_cigarette_case_rerolls_any_check_and_is_gone() -> None:
    t = one(cards=["lucky-cigarette-case"])
    t.dice(1, 1, 5, 1)
    check(t, "lore")
    assert set(t.legal) == {"reroll lucky-cigarette-case", "accept"}
    t.do("reroll lucky-cigarette-case")
    assert dice(t) == [1, 1, 5, 1]
    assert outcome(t) == "passed"
    assert t.me["cards"] == []


def test_9_a_reroll_takes_clue_dice_too() -> None:
    t = one(clues=1, cards=["lucky-cigarette-case"])
    t.dice(1, 1, 1, 2, 3, 6)
    check(t, "lore")
    t.do("spend-clue", "reroll lucky-cigarette-case")
    assert dice(t) == [1, 1, 1, 2, 3, 6]
    assert outcome(t) == "passed"


def test_9_a_reroll_takes_the_successes_too() -> None:
    t = one(cards=["lucky-cigarette-case"], sliders=(1, 1, 2))
    t.dice(5, 1, 1, 1, 1, 1)
    check(t, "lore", 0, need=2)
    t.do("reroll lucky-cigarette-case")
    assert t.legal == ["accept"]
    t.do("accept")
    assert outcome(t) == "failed"


def test_9_after_a_reroll_clues_may_be_spent() -> None:
    t = one(clues=1, cards=["lucky-cigarette-case"])
    t.dice(1, 1, 1, 1, 6)
    check(t, "lore")
    t.do("reroll lucky-cigarette-case", "spend-clue")
    assert outcome(t) == "passed"


def test_9_stealth_rerolls_an_evade_check() -> None:
    t = meeting("zombie", cards=["stealth"])
    t.dice(1, 1, 1, 1, 6, 1, 1, 1)
    t.do("evade zombie-1", "reroll stealth")
    assert t.me["exhausted"] == ["stealth"]
    assert "southside" in {action.removeprefix("move ") for action in t.legal}


def test_9_stealth_rerolls_a_flight_too() -> None:
    t = meeting("zombie", cards=["stealth"])
    t.dice(6, 1, 1, 1, 1, 1, 6, 1, 1, 1)  # horror 2, flee 4, again 4
    t.do("fight zombie-1", "flee", "reroll stealth")
    assert "stay" in t.legal


def test_9_bravery_rerolls_a_horror_check() -> None:
    t = meeting("zombie", cards=["bravery"])
    t.dice(1, 1, 5, 1)
    t.do("fight zombie-1", "reroll bravery")
    assert t.me["sanity"] == 5
    assert t.me["exhausted"] == ["bravery"]


def test_9_marksman_rerolls_a_combat_check() -> None:
    t = meeting("cultist", cards=["marksman"])
    t.dice(1, 1, 1, 5, 1, 1)
    t.do("fight cultist-1", "fight", "reroll marksman")
    assert trophies(t) == ["cultist-1"]


def test_9_expert_occultist_rerolls_a_spell_check() -> None:
    t = meeting("cultist", cards=["expert-occultist", "shrivelling"], sliders=(1, 1, 1))
    t.dice(1, 6)
    t.do("fight cultist-1", "fight", "cast shrivelling", "reroll expert-occultist")
    assert dice(t) == [1, 6]
    assert set(t.me["exhausted"]) == {"expert-occultist", "shrivelling"}
    assert t.me["sanity"] == 4


@pytest.mark.parametrize("card", ["stealth", "bravery", "marksman", "expert-occultist", "bullwhip"])
def test_9_these_fit_no_plain_check(card: str) -> None:
    t = one(cards=[card])
    t.fail_checks()
    check(t, "lore")
    assert t.legal == ["accept"]


@pytest.mark.parametrize("card", ["bravery", "marksman", "expert-occultist", "bullwhip"])
def test_9_these_fit_no_evade_check(card: str) -> None:
    t = meeting("zombie", cards=[card])
    t.fail_checks()
    t.do("evade zombie-1")
    assert t.legal == ["accept"]


@pytest.mark.parametrize("card", ["stealth", "marksman", "expert-occultist"])
def test_9_these_fit_no_horror_check(card: str) -> None:
    t = meeting("zombie", cards=[card])
    t.fail_checks()
    t.do("fight zombie-1")
    assert t.legal == ["accept"]


@pytest.mark.parametrize("card", ["stealth", "bravery", "expert-occultist"])
def test_9_these_fit_no_combat_check(card: str) -> None:
    t = meeting("cultist", cards=[card])
    t.fail_checks()
    t.do("fight cultist-1", "fight")
    assert t.legal == ["accept"]


def test_9_an_exhausted_reroll_is_not_offered() -> None:
    t = meeting("cultist", cards=["marksman"], exhausted=["marksman"])
    t.fail_checks()
    t.do("fight cultist-1", "fight")
    assert t.legal == ["accept"]


def test_9_a_reroll_card_works_once_and_two_work_twice() -> None:
    t = meeting("cultist", cards=["marksman", "lucky-cigarette-case"])
    t.fail_checks()
    t.do("fight cultist-1", "fight", "reroll marksman")
    t.refused("reroll marksman")
    t.do("reroll lucky-cigarette-case")
    assert t.legal == ["accept"]


def test_9_the_bullwhip_rerolls_one_die() -> None:
    t = meeting("cultist", cards=["bullwhip"])
    t.dice(1, 2, 3, 4, 6)  # fight 2, cultist +1, whip +1
    t.do("fight cultist-1", "fight", "weapons bullwhip")
    assert {a for a in t.legal if a.startswith("reroll-die")} == {
        f"reroll-die bullwhip {k}" for k in (1, 2, 3, 4)
    }
    t.do("reroll-die bullwhip 3")
    assert dice(t) == [1, 2, 3, 4, 6]
    assert trophies(t) == ["cultist-1"]
    assert t.me["exhausted"] == ["bullwhip"]


def test_9_mandy_rerolls_the_failed_dice_of_anybody() -> None:
    t = two(other="mandy-thompson", sliders=(1, 1, 2))
    t.dice(5, 1, 2, 6, 1)
    check(t, "lore", 0, need=2)
    t.do("reroll mandy-thompson")
    assert dice(t) == [5, 1, 2, 6, 1]
    assert outcome(t) == "passed"


def test_9_mandys_reroll_takes_clue_dice_and_her_own_checks_too() -> None:
    t = one("mandy-thompson", clues=1)
    t.dice(1, 1, 1, 1, 6, 1)  # lore 2, clue, again 3
    check(t, "lore")
    t.do("spend-clue", "reroll mandy-thompson")
    assert dice(t) == [1, 1, 1, 1, 6, 1]
    assert outcome(t) == "passed"


def test_9_mandy_helps_once_a_turn() -> None:
    t = two(other="mandy-thompson")
    t.fail_checks()
    check(t, "lore")
    t.do("reroll mandy-thompson", "accept")
    check(t, "luck")
    assert t.legal == ["accept"]


# Cards that pass a check


def test_9_a_card_that_passes_is_offered_only_after_a_failed_roll() -> None:
    t = meeting("zombie", cards=["silver-key"])
    t.refused("use silver-key")
    t.dice(1, 1, 1, 1)
    t.do("evade zombie-1")
    assert set(t.legal) == {"use silver-key", "accept"}
    t.do("use silver-key")
    assert t.me["stamina"] == 5
    assert any(action.startswith("move ") for action in t.legal)


def test_9_a_passed_roll_asks_for_no_card() -> None:
    t = meeting("zombie", cards=["silver-key", "stealth"], clues=2)
    t.dice(5, 1, 1, 1)
    t.do("evade zombie-1")
    assert any(action.startswith("move ") for action in t.legal)


# Blessed and Cursed


def test_9_blessing_the_cursed_only_lifts_the_curse() -> None:
    t = one(cursed=True)
    t.effect(0, [{"bless": "self"}])
    assert t.me["cards"] == []


def test_9_cursing_the_blessed_only_lifts_the_blessing() -> None:
    t = one(blessed=True)
    t.effect(0, [{"curse": "self"}])
    assert t.me["cards"] == []


@pytest.mark.parametrize(("verb", "card"), [("bless", "blessing"), ("curse", "curse")])
def test_9_a_second_one_is_discarded(verb: str, card: str) -> None:
    t = one()
    t.effect(0, [{verb: "self"}, {verb: "self"}])
    assert t.me["cards"] == [card]


@pytest.mark.parametrize(
    ("state", "faces", "clues", "stamina"),
    [("plain", (4, 5, 6, 1, 2), 2, 2), ("blessed", (4, 5, 6, 1, 2), 3, 3), ("cursed", (4, 5, 6, 1, 2), 1, 1)],
)
def test_20_a_wagers_dice_follow_the_blessing(
    state: str, faces: tuple[int, ...], clues: int, stamina: int
) -> None:
    t = one(at="downtown", blessed=state == "blessed", cursed=state == "cursed")
    t.movement(0)
    t.dice(*faces)
    t.effect(0, [{"wager": "stamina", "then": [{"gain": "clue", "n": "successes"}]}])
    assert (t.me["clues"], t.me["stamina"]) == (clues, stamina)


# The Shotgun


@pytest.mark.parametrize(
    ("state", "faces", "won"),
    [
        ("plain", (6, 1, 1), True),  # two successes
        ("plain", (5, 4, 1), False),
        ("plain", (5, 5, 1), True),
        ("blessed", (6, 1, 1), True),
        ("blessed", (4, 4, 1), True),
        ("blessed", (4, 3, 1), False),
        ("cursed", (6, 1, 1), True),
        ("cursed", (5, 5, 1), False),
    ],
)
def test_9_each_6_of_the_shotgun_counts_two(state: str, faces: tuple[int, ...], won: bool) -> None:
    """Against a Formless Spawn of toughness 2, immune to physical weapons: fight 5-2 and the sixes."""
    t = meeting(
        "formless-spawn",
        who="ashcan-pete",
        sliders=(1, 3, 1),
        cards=["shotgun"],
        blessed=state == "blessed",
        cursed=state == "cursed",
    )
    t.dice(6)  # horror, will 2-1
    t.do("fight formless-spawn-1", "fight")
    t.dice(*faces)
    t.do("weapons shotgun")
    assert (t.legal == ["accept"]) is not won
    assert trophies(t) == (["formless-spawn-1"] if won else [])
