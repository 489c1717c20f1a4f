"""§17: the final battle: the Ancient One's attack, and cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.arrange import awake, both, dice, one, strike

# The Ancient One attacks


ATTACKS = [
    ("hastur", "luck", 3, {"sanity": 3}),
    ("ithaqua", "fight", 2, {"stamina": 3}),
    ("nyarlathotep", "lore", 2, {"clues": 1}),
    ("shub-niggurath", "sneak", 3, {}),
    ("yig", "speed", 2, {"sanity": 4, "stamina": 4}),
    ("yog-sothoth", "will", 3, {}),
]


@pytest.mark.parametrize(("ancient_one", "skill", "value", "after"), ATTACKS)
def test_17_what_a_failed_check_against_him_costs(
    ancient_one: str, skill: str, value: int, after: dict[str, int]
) -> None:
    t = awake(ancient_one, clues=2, monster_trophies=["ghoul", "ghoul"], gate_trophies=["rlyeh", "yuggoth"])
    t.fail_checks()
    t.do("done")
    strike(t)
    assert len(dice(t)) == value + 1
    t.do("accept")
    if any(action.startswith("lose ") for action in t.legal):
        t.do(t.legal[0])
    for what, left in after.items():
        assert t.me[what] == left
    gone = {"shub-niggurath": "monsters", "yog-sothoth": "gates"}.get(ancient_one)
    for kind in ("monsters", "gates"):
        assert len(t.me["trophies"][kind]) == (1 if kind == gone else 2)


@pytest.mark.parametrize(("ancient_one", "skill", "value", "after"), ATTACKS)
def test_17_a_passed_check_costs_nothing(
    ancient_one: str, skill: str, value: int, after: dict[str, int]
) -> None:
    t = awake(ancient_one, clues=2, monster_trophies=["ghoul"], gate_trophies=["rlyeh"])
    t.fail_checks()
    t.do("done")
    strike(t, answer="")
    t.dice(6)  # the rest are failures: one success is enough
    t.do("accept")
    assert (t.me["sanity"], t.me["stamina"], t.me["clues"]) == (5, 5, 2)
    assert "done" in t.legal


def test_17_the_modifier_falls_every_round() -> None:
    t = awake("hastur")
    for modifier in (1, 0, -1, -2):
        t.do("done")
        t.fail_checks()
        strike(t)
        assert len(dice(t)) == 3 + modifier
        t.put(0, sanity=5)
        t.do("accept")


@pytest.mark.parametrize(
    ("ancient_one", "put"), [("hastur", {"sanity": 2}), ("ithaqua", {"stamina": 2}), ("yig", {"sanity": 1})]
)
def test_17_a_stat_at_0_is_devoured(ancient_one: str, put: dict[str, int]) -> None:
    t = awake(ancient_one, **put)
    t.fail_checks()
    t.do("done")
    strike(t)
    t.do("accept")
    assert (t.now["over"], t.now["result"]) == (True, "lost")


@pytest.mark.parametrize(
    ("ancient_one", "put"),
    [
        ("nyarlathotep", {"clues": 1}),
        ("shub-niggurath", {"monster_trophies": ["ghoul"]}),
        ("yog-sothoth", {"gate_trophies": ["rlyeh"]}),
    ],
)
def test_17_with_nothing_left_to_give_one_is_devoured(ancient_one: str, put: dict[str, Any]) -> None:
    t = awake(ancient_one, **put)
    t.fail_checks()
    t.do("done")
    strike(t)
    t.do("accept")
    assert t.now["result"] == "lost"


def test_17_a_clue_spent_to_escape_may_be_the_last() -> None:
    t = awake("nyarlathotep", clues=1)
    t.fail_checks()
    t.do("done")
    strike(t)
    t.pass_checks()
    t.do("spend-clue")
    assert t.now["result"] == "lost"  # passed, but no clue is left


@pytest.mark.parametrize("stat", ["sanity", "stamina"])
def test_17_cthulhu_lowers_a_maximum_of_ones_choice_and_grows(stat: str) -> None:
    t = awake("cthulhu")
    t.doom(7)
    t.do("done")
    strike(t)
    assert set(t.legal) == {"choose sanity", "choose stamina"}
    t.do(f"choose {stat}")
    assert t.me[f"max_{stat}"] == 4
    assert t.me[stat] == 4
    assert t.now["doom"] == 8


def test_17_cthulhu_does_not_grow_above_his_number() -> None:
    t = awake("cthulhu")
    t.do("done")
    strike(t)
    t.do("choose sanity")
    assert t.now["doom"] == 13


def test_17_one_devoured_leaves_the_battle_to_the_other() -> None:
    t = both("hastur", sanity=2)
    t.do("done", "done")
    t.fail_checks()
    strike(t)
    strike(t)
    t.do("accept", "accept")
    assert t.me["id"] is None
    assert (t.who(1)["sanity"], t.now["over"], t.now["to_act"]) == (3, False, 1)


# Cards


def test_17_the_warding_statue_cancels_the_attack_of_a_round() -> None:
    t = both("hastur", cards=["warding-statue"])
    t.do("done", "done")
    t.fail_checks()
    strike(t)
    strike(t)
    assert set(t.legal) == {"use warding-statue", "take-it"}
    t.do("use warding-statue")
    assert (t.me["sanity"], t.who(1)["sanity"]) == (5, 5)
    assert t.me["cards"] == []
    assert "done" in t.legal


@pytest.mark.parametrize(
    "card",
    ["blue-watcher-of-the-pyramid", "flute-of-the-outer-gods", "bind-monster", "red-sign-of-shudde-mell"],
)
def test_17_these_do_nothing_here(card: str) -> None:
    t = awake("hastur", cards=[card, "knife"])
    t.do("done")
    assert not any(card in action for action in t.legal)
    t.fail_checks()
    strike(t, answer="")
    assert not any(card in action for action in t.legal)


def test_17_healers_still_heal() -> None:
    t = one("carolyn-fern", ancient_one="hastur", sanity=2)
    t.final_battle()
    t.do("restore 0")
    assert t.me["sanity"] == 3


def test_17_the_blessed_strike_with_4() -> None:
    t = one(ancient_one="hastur", blessed=True)
    t.dice(6, 4, 4)  # the blessing's roll, then two dice
    t.final_battle()
    t.do("done")
    t.pass_checks()
    strike(t)
    assert t.now["doom"] == 11
