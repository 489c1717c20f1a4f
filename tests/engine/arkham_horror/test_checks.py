"""§9: pools, success faces, clues."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.arrange import check, dice, meeting, one, outcome

SKILLS = {"speed": 3, "sneak": 2, "fight": 3, "will": 2, "lore": 3, "luck": 2}
"""Amanda's with all sliders at stop 2."""


@pytest.mark.parametrize("skill", SKILLS)
def test_9_the_pool_is_the_skill(skill: str) -> None:
    t = one(sliders=(2, 2, 2))
    t.pass_checks()
    check(t, skill)
    assert len(dice(t)) == SKILLS[skill]
    assert outcome(t) == "passed"


@pytest.mark.parametrize(("mod", "pool"), [(-2, 1), (-1, 2), (0, 3), (1, 4), (2, 5)])
def test_9_the_modifier_changes_the_pool(mod: int, pool: int) -> None:
    t = one(sliders=(2, 2, 2))
    t.pass_checks()
    check(t, "lore", mod)
    assert len(dice(t)) == pool


@pytest.mark.parametrize(
    ("card", "skill", "more"),
    [
        ("skill-speed", "speed", 1),
        ("skill-sneak", "sneak", 1),
        ("skill-fight", "fight", 1),
        ("skill-will", "will", 1),
        ("skill-lore", "lore", 1),
        ("skill-luck", "luck", 1),
        ("skill-luck", "lore", 0),
        ("lantern", "luck", 1),
        ("dark-cloak", "sneak", 0),
        ("pallid-mask", "sneak", 0),
        ("cross", "will", 0),
        ("anna-kaslow", "luck", 2),
        ("eric-colt", "speed", 2),
        ("john-legrasse", "will", 2),
        ("professor-armitage", "lore", 2),
        ("richard-upton-pickman", "luck", 1),
        ("richard-upton-pickman", "speed", 1),
        ("ruby-standish", "sneak", 2),
        ("ryan-dean", "sneak", 1),
        ("ryan-dean", "will", 1),
        ("thomas-f-malone", "fight", 1),
        ("thomas-f-malone", "lore", 1),
        ("tom-mountain-murphy", "fight", 2),
        ("ruby-of-rlyeh", "speed", 0),
        ("knife", "fight", 0),
    ],
)
def test_9_cards_add_to_their_skill(card: str, skill: str, more: int) -> None:
    t = one(sliders=(2, 2, 2), cards=[card])
    t.pass_checks()
    check(t, skill)
    assert len(dice(t)) == SKILLS[skill] + more


def test_9_an_exhausted_ally_or_skill_keeps_its_bonus() -> None:
    t = one(cards=["ruby-standish", "stealth"], exhausted=["ruby-standish"])
    t.pass_checks()
    check(t, "sneak")
    assert len(dice(t)) == 5


def test_9_bonuses_to_the_skill_and_to_the_special_check_add_up() -> None:
    t = meeting("zombie", cards=["skill-sneak", "ruby-standish", "dark-cloak", "pallid-mask"])
    t.pass_checks()
    t.do("evade zombie-1")
    assert len(dice(t)) == 3 + 1 + 1 + 2 + 1 + 2  # sneak, awareness, skill, ally, cloak, mask


def test_9_a_horror_check_is_built_on_will() -> None:
    t = meeting("zombie", cards=["skill-will", "cross"])
    t.pass_checks()
    t.do("fight zombie-1")
    assert len(dice(t)) == 3 - 1 + 1 + 1


def test_9_a_combat_check_is_built_on_fight() -> None:
    t = meeting("cultist", cards=["skill-fight", "knife"])
    t.pass_checks()
    t.do("fight cultist-1", "fight", "weapons knife")
    assert len(dice(t)) == 2 + 1 + 1 + 1


def test_9_a_spell_check_is_built_on_lore() -> None:
    t = meeting("cultist", cards=["skill-lore", "wither"])
    t.pass_checks()
    t.do("fight cultist-1", "fight", "cast wither")
    assert len(dice(t)) == 2 + 1


@pytest.mark.parametrize(
    ("environment", "skill", "more"),
    [
        ("an-evil-fog", "will", -1),
        ("an-evil-fog", "sneak", 1),
        ("blackest-night", "luck", -1),
        ("blackest-night", "sneak", 1),
        ("heat-wave", "fight", -1),
        ("heat-wave", "lore", 1),
        ("raining-cats-and-dogs", "speed", -1),
        ("raining-cats-and-dogs", "sneak", 1),
        ("sunny-and-clear", "sneak", -1),
        ("sunny-and-clear", "will", 1),
    ],
)
@pytest.mark.parametrize("where", ["downtown", "rlyeh:1"])
def test_9_environments_change_checks_in_arkham_only(
    environment: str, skill: str, more: int, where: str
) -> None:
    t = one(sliders=(2, 2, 2), at=where)
    t.environment(environment)
    t.pass_checks()
    check(t, skill)
    assert len(dice(t)) == SKILLS[skill] + (more if where == "downtown" else 0)


# Success faces


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(("state", "least"), [("plain", 5), ("blessed", 4), ("cursed", 6)])
def test_9_which_faces_succeed(face: int, state: str, least: int) -> None:
    t = one(at="downtown", blessed=state == "blessed", cursed=state == "cursed")
    t.movement(0)
    t.dice(face)
    check(t, "lore", -1)
    if face >= least:
        assert outcome(t) == "passed"
    else:
        t.do("accept")
        assert outcome(t) == "failed"


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(("state", "least"), [("plain", 5), ("blessed", 4), ("cursed", 6)])
def test_9_a_plain_die_succeeds_on_the_same_faces_and_is_final(face: int, state: str, least: int) -> None:
    t = one(
        at="downtown",
        clues=3,
        cards=["lucky-cigarette-case"],
        blessed=state == "blessed",
        cursed=state == "cursed",
    )
    t.movement(0)
    t.dice(face)
    passed, failed = [{"gain": "money", "n": 1}], [{"gain": "money", "n": 3}]
    t.effect(0, [{"roll": 1, "by": "success", "pass": passed, "fail": failed}])
    assert outcome(t) == ("passed" if face >= least else "failed")
    assert t.me["clues"] == 3


@pytest.mark.parametrize(("dice_", "ends"), [((5, 6, 1), "passed"), ((5, 1, 1), "failed")])
def test_9_more_successes_may_be_needed(dice_: tuple[int, ...], ends: str) -> None:
    t = one(sliders=(1, 1, 2))
    t.dice(*dice_)
    check(t, "lore", 0, need=2)
    if ends == "failed":
        assert t.legal == ["accept"]
        t.do("accept")
    assert outcome(t) == ends


@pytest.mark.parametrize(("dice_", "clues"), [((1, 1, 1), 1), ((5, 1, 1), 2), ((5, 5, 1), 2), ((5, 5, 5), 3)])
def test_9_a_table_reads_the_number_of_successes(dice_: tuple[int, ...], clues: int) -> None:
    t = one(sliders=(1, 1, 2))
    t.dice(*dice_)
    table = [
        {"min": 0, "max": 0, "do": [{"gain": "clue", "n": 1}]},
        {"min": 1, "max": 2, "do": [{"gain": "clue", "n": 2}]},
        {"min": 3, "max": None, "do": [{"gain": "clue", "n": 3}]},
    ]
    t.effect(0, [{"check": "lore", "mod": 0, "table": table}])
    t.do("accept")
    assert t.me["clues"] == clues


# The empty pool


@pytest.mark.parametrize("mod", [-2, -3, -5])
def test_9_no_dice_is_a_failure_without_a_roll(mod: int) -> None:
    t = one()
    t.pass_checks()
    check(t, "lore", mod)
    assert dice(t) == []
    assert t.legal == ["accept"]
    t.do("accept")
    assert outcome(t) == "failed"


def test_9_pool_minus_2_and_three_clues_are_three_dice() -> None:
    t = one(clues=3)
    t.dice(1, 2, 6)
    check(t, "lore", -4)
    t.do("spend-clue", "spend-clue", "spend-clue")
    assert dice(t) == [1, 2, 6]
    assert outcome(t) == "passed"
    assert t.me["clues"] == 0


# Clues


def test_9_a_clue_is_one_more_die() -> None:
    t = one(clues=2)
    t.dice(1, 1, 5)
    check(t, "lore")
    assert set(t.legal) == {"spend-clue", "accept"}
    t.do("spend-clue")
    assert dice(t) == [1, 1, 5]
    assert outcome(t) == "passed"
    assert t.me["clues"] == 1


def test_9_clues_are_spent_one_by_one_as_long_as_there_are_any() -> None:
    t = one(clues=2)
    t.fail_checks()
    check(t, "lore")
    t.do("spend-clue", "spend-clue")
    assert t.legal == ["accept"]
    t.refused("spend-clue")
    t.do("accept")
    assert outcome(t) == "failed"


@pytest.mark.parametrize(
    ("cards", "skill", "dice_"),
    [
        ([], "lore", 1),
        (["skill-lore"], "lore", 2),
        (["skill-luck"], "lore", 1),
        (["skill-lore", "skill-lore"], "lore", 3),
        (["skill-fight"], "fight", 2),
    ],
)
def test_9_the_matching_skill_card_makes_a_clue_worth_more(cards: list[str], skill: str, dice_: int) -> None:
    t = one(clues=1, cards=cards)
    t.fail_checks()
    check(t, skill, -1)
    dice(t)
    t.do("spend-clue")
    assert len(dice(t)) == dice_


@pytest.mark.parametrize(("cards", "dice_"), [([], 2), (["skill-luck"], 3)])
def test_9_joe_always_has_one_die_more(cards: list[str], dice_: int) -> None:
    t = one("joe-diamond", clues=1, cards=cards)
    t.fail_checks()
    check(t, "luck")
    dice(t)
    t.do("spend-clue")
    assert len(dice(t)) == dice_


@pytest.mark.parametrize(
    ("who", "cards", "dice_"),
    [("amanda-sharpe", [], 1), ("amanda-sharpe", ["skill-lore"], 2), ("joe-diamond", [], 2)],
)
def test_9_research_materials_count_as_a_clue(who: str, cards: list[str], dice_: int) -> None:
    t = one(who, cards=["research-materials", *cards])
    t.fail_checks()
    check(t, "lore")
    dice(t)
    t.refused("spend-clue")
    t.do("spend research-materials")
    assert len(dice(t)) == dice_
    assert "research-materials" not in t.me["cards"]


def test_9_nobody_spends_clues_on_a_passed_check() -> None:
    t = one(clues=2)
    t.dice(6, 1)
    check(t, "lore")
    assert outcome(t) == "passed"
    assert t.me["clues"] == 2


def test_9_blessed_clue_dice_succeed_on_4() -> None:
    t = one(at="downtown", clues=1, blessed=True)
    t.movement(0)
    t.dice(3, 3, 4)
    check(t, "lore")
    t.do("spend-clue")
    assert outcome(t) == "passed"
