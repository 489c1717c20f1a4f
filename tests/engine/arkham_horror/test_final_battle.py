"""§17: the final battle: how it begins, Upkeep, the investigators' attack."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.arrange import awake, both, one, strike, two

# How it begins


def test_17_the_doom_track_is_filled() -> None:
    t = one(ancient_one="cthulhu")
    t.doom(4)
    t.final_battle()
    assert t.now["doom"] == 13
    assert t.phase == "final-battle"


def test_17_environment_and_rumor_go() -> None:
    t = one(ancient_one="cthulhu")
    t.environment("icy-conditions")
    t.rumor("the-stars-are-right")
    t.final_battle()
    assert (t.now["environment"], t.now["rumor"]) == (None, None)


def test_17_the_lost_are_devoured() -> None:
    t = two(ancient_one="cthulhu", at="lost", delayed=True)
    t.final_battle()
    assert t.me["id"] is None
    assert t.now["to_act"] == 1


@pytest.mark.parametrize("at", ["rlyeh:2", "jail-cell", "woods"])
def test_17_all_others_are_together(at: str) -> None:
    t = two(ancient_one="cthulhu", at=at, cards=["knife"])
    t.gate("woods", "rlyeh")
    t.final_battle()
    t.do("give 1 knife")
    assert t.who(1)["cards"] == ["knife"]


def test_17_healing_stone_and_flesh_ward_are_discarded() -> None:
    t = awake("cthulhu", cards=["healing-stone", "flesh-ward", "knife"])
    assert t.me["cards"] == ["knife"]


def test_17_nothing_pays_any_more() -> None:
    t = one("jenny-barnes", ancient_one="cthulhu", deputy=True, retainer=True, loan=True)
    t.dice(1, 1, 1)
    t.final_battle()
    assert t.me["money"] == 0
    assert {"retainer", "bank-loan"} <= set(t.me["cards"])


def test_17_delay_and_lost_turn_are_forgotten() -> None:
    t = awake("cthulhu", at="woods", delayed=True, loses_turn=True)
    assert t.me["state"] == []
    assert "done" in t.legal


# Upkeep and attack


def test_17_a_round_begins_with_an_upkeep() -> None:
    t = awake("cthulhu", cards=["tommy-gun"])
    t.do("sliders 1 3 1", "done")
    assert len(strike(t, "tommy-gun")) == 4 - 6 + 6


def test_17_cards_refresh_every_round() -> None:
    t = awake("hastur", cards=["wither"], exhausted=["wither"])
    t.do("done")
    assert "cast wither" in t.legal


def test_17_the_attack_is_fight_rating_and_weapons() -> None:
    t = awake("cthulhu", cards=["tommy-gun"])
    t.dice(6, 5)
    t.do("done")
    assert strike(t, "tommy-gun") == [6, 5]
    assert t.now["doom"] == 11


def test_17_there_is_no_horror_check() -> None:
    t = awake("hastur")
    t.fail_checks()
    t.do("done")
    assert len(strike(t)) == 2
    assert t.me["sanity"] == 5


@pytest.mark.parametrize(
    ("ancient_one", "rating"),
    [
        ("cthulhu", -6),
        ("ithaqua", -3),
        ("nyarlathotep", -4),
        ("shub-niggurath", -5),
        ("yig", -3),
        ("yog-sothoth", -5),
    ],
)
def test_17_the_combat_ratings(ancient_one: str, rating: int) -> None:
    """Amanda, fight 4, with Tom Murphy (+2) and Thomas Malone (+1)."""
    t = awake(
        ancient_one,
        sliders=(1, 3, 1),
        cards=["tom-mountain-murphy", "thomas-f-malone"],
        clues=1,
        monster_trophies=["ghoul"],
        gate_trophies=["rlyeh"],
    )
    t.do("done")
    assert len(strike(t)) == 7 + rating


@pytest.mark.parametrize("terror", [0, 3, 5])
def test_17_hasturs_rating_is_the_terror_he_woke_at(terror: int) -> None:
    t = one(ancient_one="hastur", sliders=(1, 3, 1), cards=["tom-mountain-murphy"])
    t.terror(terror)
    t.final_battle()
    t.do("done")
    assert len(strike(t)) == 6 - terror


@pytest.mark.parametrize(
    ("ancient_one", "weapon", "bonus"),
    [
        ("hastur", "tommy-gun", 3),
        ("hastur", "sword-of-glory", 6),
        ("nyarlathotep", "tommy-gun", 6),
        ("nyarlathotep", "sword-of-glory", 3),
        ("shub-niggurath", "tommy-gun", 0),
        ("shub-niggurath", "sword-of-glory", 6),
        ("yog-sothoth", "tommy-gun", 6),
        ("yog-sothoth", "sword-of-glory", 0),
        ("yig", "tommy-gun", 6),
        ("cthulhu", "sword-of-glory", 6),
    ],
)
def test_17_their_defences(ancient_one: str, weapon: str, bonus: int) -> None:
    """Amanda, fight 4, with Tom Murphy (+2)."""
    rating = {
        "hastur": 0,
        "nyarlathotep": -4,
        "shub-niggurath": -5,
        "yog-sothoth": -5,
        "yig": -3,
        "cthulhu": -6,
    }
    t = awake(
        ancient_one,
        sliders=(1, 3, 1),
        cards=["tom-mountain-murphy", weapon],
        clues=1,
        monster_trophies=["ghoul"],
        gate_trophies=["rlyeh"],
    )
    t.do("done")
    assert len(strike(t, weapon)) == 6 + rating[ancient_one] + bonus


def test_17_a_spell_is_cast_before_the_attack() -> None:
    t = awake("hastur", cards=["wither", "knife"])
    t.do("done")
    t.pass_checks()
    t.do("cast wither")
    assert t.me["exhausted"] == ["wither"]
    assert len(strike(t)) == 2 + 0 + 3


# Successes


def test_17_each_success_of_a_lone_investigator_takes_a_token() -> None:
    t = awake("hastur")
    t.dice(5, 6)
    t.do("done")
    strike(t)
    assert t.now["doom"] == 11


def test_17_two_need_two_successes_for_a_token_and_the_rest_carries_over() -> None:
    """Vincent has fight 1, Amanda 2; the marker passes to and fro."""
    t = both("hastur")
    t.dice(6, 6, 6)
    t.pass_checks()
    t.do("done", "done")
    assert strike(t) == [6]
    assert t.now["doom"] == 13
    assert strike(t) == [6, 6]
    assert t.now["doom"] == 12
    t.dice(1, 1, 6)
    t.do("done", "done")
    assert strike(t) == [1, 1]
    assert strike(t) == [6]
    assert t.now["doom"] == 11  # one left over, one new


def test_17_the_devoured_still_count() -> None:
    t = both("hastur", at="lost", delayed=True)
    assert t.me["id"] is None
    t.dice(6)
    t.do("done")
    assert strike(t) == [6]
    assert t.now["doom"] == 13


def test_17_clues_are_spent_on_the_attack() -> None:
    t = awake("hastur", clues=2)
    t.dice(1, 1, 6, 6)
    t.do("done")
    strike(t, answer="spend-clue")
    t.do("spend-clue", "accept")
    assert t.now["doom"] == 11
    assert t.me["clues"] == 0


def test_17_a_successful_attack_may_still_be_improved() -> None:
    t = awake("hastur", clues=1)
    t.dice(6, 6)
    t.do("done")
    strike(t, answer="")
    assert {"spend-clue", "accept"} <= set(t.legal)


def test_17_the_last_token_is_the_victory() -> None:
    t = awake("hastur")
    t.doom(2)
    t.dice(5, 6)
    t.do("done")
    strike(t)
    assert (t.now["over"], t.now["result"]) == (True, "banished")
    assert t.legal == []


def test_17_the_last_token_falls_to_successes_added_up() -> None:
    t = both("hastur")
    t.doom(1)
    t.dice(6, 6, 1)
    t.do("done", "done")
    strike(t)
    assert t.now["result"] is None
    strike(t)
    assert t.now["result"] == "banished"
