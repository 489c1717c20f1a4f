"""§9, §10: lines of play in which several rules of a combat meet."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.arrange import (
    check,
    dice,
    meeting,
    monsters,
    one,
    outcome,
    trophies,
    two,
    visiting,
)

# Clue dice of the special checks


@pytest.mark.parametrize(
    ("skill", "actions"),
    [
        ("skill-sneak", ("evade zombie-1",)),
        ("skill-will", ("fight zombie-1",)),
    ],
)
def test_9_the_skill_card_doubles_a_clue_in_the_check_built_on_it(
    skill: str, actions: tuple[str, ...]
) -> None:
    t = meeting("zombie", cards=[skill], clues=1)
    t.fail_checks()
    t.do(*actions)
    dice(t)
    t.do("spend-clue")
    assert len(dice(t)) == 2


def test_9_the_fight_card_doubles_a_clue_in_combat() -> None:
    t = meeting("cultist", cards=["skill-fight"], clues=1)
    t.fail_checks()
    t.do("fight cultist-1", "fight")
    dice(t)
    t.do("spend-clue")
    assert len(dice(t)) == 2


def test_9_the_lore_card_doubles_a_clue_in_casting() -> None:
    t = meeting("cultist", cards=["skill-lore", "wither"], clues=1)
    t.fail_checks()
    t.do("fight cultist-1", "fight", "cast wither")
    dice(t)
    t.do("spend-clue")
    assert len(dice(t)) == 2


def test_9_against_the_dark_pharaoh_lore_is_the_skill_that_counts() -> None:
    t = meeting(
        "the-dark-pharaoh",
        ancient_one="nyarlathotep",
        cards=["skill-lore", "skill-fight"],
        clues=1,
        sliders=(1, 0, 3),
    )
    t.dice(6, 6, 6)  # horror, will 4-1
    t.fail_checks()
    t.do("fight the-dark-pharaoh-1")
    dice(t)
    t.do("fight")
    assert len(dice(t)) == 4 + 1 - 3
    t.do("spend-clue")
    assert len(dice(t)) == 2


def test_9_mandy_under_a_curse_rerolls_the_fives() -> None:
    t = one("mandy-thompson", at="downtown", cursed=True)
    t.movement(0)
    t.dice(5, 4, 6, 1)
    check(t, "lore")
    t.do("reroll mandy-thompson")
    assert dice(t) == [5, 4, 6, 1]
    assert outcome(t) == "passed"


def test_9_the_whip_may_reroll_and_clues_follow() -> None:
    t = meeting("formless-spawn", who="joe-diamond", cards=["bullwhip"], clues=1, sliders=(1, 3, 1))
    t.dice(6)  # horror: none, will 0-1
    t.do("fight formless-spawn-1", "accept", "fight")
    t.dice(1, 1, 6, 6, 1)
    dice(t)
    t.do("weapons bullwhip")
    assert len(dice(t)) == 5 - 2
    assert {"reroll-die bullwhip 1", "spend-clue", "accept"} <= set(t.legal)


# Preventing and reducing in combat


def test_10_harvey_shrugs_off_nightmarish() -> None:
    t = meeting("shoggoth", who="harvey-walters", sliders=(1, 0, 1))
    t.pass_checks()
    t.do("fight shoggoth-1")
    assert t.me["sanity"] == 7


def test_10_michael_shrugs_off_overwhelming() -> None:
    t = meeting("gug", who="michael-mcglen", cards=["tommy-gun"])
    t.pass_checks()
    t.do("fight gug-1", "fight", "weapons tommy-gun")
    assert trophies(t) == ["gug-1"]
    assert t.me["stamina"] == 7


def test_10_food_prevents_overwhelming() -> None:
    t = meeting("gug", cards=["tommy-gun", "food"])
    t.pass_checks()
    t.do("fight gug-1", "fight", "weapons tommy-gun", "prevent food")
    assert trophies(t) == ["gug-1"]
    assert t.me["stamina"] == 5


def test_10_flesh_ward_stops_a_monsters_blow() -> None:
    t = meeting("gug", cards=["flesh-ward"], sliders=(1, 1, 2))
    t.dice(6, 1, 6)  # horror 2, combat none, casting 3-2
    t.do("fight gug-1", "fight", "accept", "cast flesh-ward")
    assert (t.me["sanity"], t.me["stamina"]) == (4, 5)
    assert set(t.legal) == {"fight", "flee"}


def test_10_flesh_ward_at_sanity_1_saves_the_body_and_costs_the_mind() -> None:
    t = meeting("gug", cards=["flesh-ward"], sliders=(1, 1, 2), sanity=1)
    t.dice(6, 1, 6)
    t.do("fight gug-1", "fight", "accept", "cast flesh-ward")
    assert (t.me["at"], t.me["sanity"], t.me["stamina"]) == ("arkham-asylum", 1, 5)
    assert monsters(t, "uptown") == ["gug-1"]


# What defeats counts as defeated


@pytest.mark.parametrize("way", ["weapon", "bind", "flute", "watcher"])
def test_17_yig_counts_a_cultist_however_defeated(way: str) -> None:
    cards = {
        "weapon": ["knife"],
        "bind": ["bind-monster", "knife"],
        "flute": ["flute-of-the-outer-gods", "knife"],
        "watcher": ["blue-watcher-of-the-pyramid", "knife"],
    }[way]
    t = meeting("cultist", ancient_one="yig", cards=cards)
    t.do("fight cultist-1", "fight")
    t.fail_checks() if way == "watcher" else t.pass_checks()
    t.do(
        *{
            "weapon": ["weapons knife"],
            "bind": ["cast bind-monster"],
            "flute": ["use flute-of-the-outer-gods"],
            "watcher": ["weapons knife", "use blue-watcher-of-the-pyramid"],
        }[way]
    )
    assert trophies(t) == ["cultist-1"]
    assert t.now["doom"] == 1


@pytest.mark.parametrize("way", ["bind", "flute"])
def test_10_a_bound_or_piped_mi_go_leaves_its_unique_item(way: str) -> None:
    card = "bind-monster" if way == "bind" else "flute-of-the-outer-gods"
    t = meeting("mi-go", cards=[card])
    t.deck("unique", "gate-box")
    t.pass_checks()
    t.do("fight mi-go-1", "fight", "cast bind-monster" if way == "bind" else f"use {card}")
    assert t.me["cards"] == ["gate-box"]
    assert trophies(t) == []


def test_10_the_flute_sends_the_endless_to_the_cup() -> None:
    t = meeting("cultist", "zombie", ancient_one="nyarlathotep", cards=["flute-of-the-outer-gods"])
    t.do("fight cultist-1", "fight", "use flute-of-the-outer-gods")
    assert trophies(t) == ["zombie-1"]
    assert monsters(t, "uptown") == []


def test_10_the_flute_does_not_reach_the_next_area() -> None:
    t = two(at="uptown", cards=["flute-of-the-outer-gods"])
    t.monster("cultist", "uptown")
    t.monster("zombie", "southside")
    t.movement(0)
    t.do("fight cultist-1", "fight", "use flute-of-the-outer-gods")
    assert monsters(t, "southside") == ["zombie-1"]


def test_10_binding_under_shub_niggurath_takes_one_success_more() -> None:
    t = meeting("cultist", ancient_one="shub-niggurath", cards=["bind-monster"])
    t.dice(6, 1, 1, 1, 1, 1)
    t.do("fight cultist-1", "fight", "cast bind-monster")
    assert t.legal == ["accept"]


def test_10_the_red_sign_helps_to_bind() -> None:
    t = meeting("vampire", cards=["red-sign-of-shudde-mell", "wither", "wither"])
    t.dice(6, 6, 6, 6)  # horror 3, casting 1
    t.do("fight vampire-1", "fight", "cast red-sign-of-shudde-mell none")
    t.pass_checks()
    t.do("cast wither")
    dice(t)
    if "weapons none" in t.legal:
        t.do("weapons none")
    assert trophies(t) == ["vampire-1"]


# Encounters


def test_10_an_endless_monster_of_an_encounter_goes_to_the_cup() -> None:
    t = two(ancient_one="nyarlathotep", at="graveyard")
    t.cup("cultist")
    t.effect(0, [{"monster": "appears"}])
    t.pass_checks()
    t.do("fight cultist-1", "fight")
    assert trophies(t) == []


def test_10_knocked_out_by_an_other_worlds_monster_is_lost() -> None:
    t = two(at="rlyeh:1", stamina=1)
    t.gate("woods", "rlyeh")
    t.cup("cultist")
    t.effect(0, [{"monster": "appears"}])
    t.fail_checks()
    t.do("fight cultist-1", "fight", "accept")
    assert t.me["at"] == "lost"
    t.cup("cultist")
    t.effect(1, [{"monster": "appears"}])
    assert "fight cultist-1" in t.legal


def test_10_the_warding_statue_leaves_the_elder_things_theft() -> None:
    t = meeting("elder-thing", cards=["warding-statue", "knife"])
    t.fail_checks()
    t.do("fight elder-thing-1", "accept", "fight", "weapons none", "accept", "use warding-statue")
    assert t.me["stamina"] == 5
    assert t.me["cards"] == []


def test_9_the_blue_watcher_passes_an_encounters_combat_check() -> None:
    t = visiting("graveyard", "rivertown-3", cards=["blue-watcher-of-the-pyramid"])
    t.deck("unique", "gate-box")
    t.fail_checks()
    t.encounters(0)
    t.do("use blue-watcher-of-the-pyramid")
    assert (t.me["clues"], t.me["stamina"], t.me["cards"]) == (1, 3, ["gate-box"])


def test_9_marksman_rerolls_an_encounters_combat_check() -> None:
    t = visiting("graveyard", "rivertown-3", cards=["marksman"], sliders=(1, 3, 1))
    t.deck("unique", "gate-box")
    t.dice(1, 1, 6, 1)
    t.encounters(0)
    t.do("reroll marksman")
    assert t.me["clues"] == 1


# Spells over several combats and turns


def test_10_a_spell_cast_in_one_combat_is_exhausted_in_the_next() -> None:
    t = meeting("cultist", "cultist", cards=["wither", "knife"])
    t.pass_checks()
    t.do("fight cultist-1", "fight", "cast wither", "weapons none", "fight cultist-2", "fight")
    t.refused("cast wither")


def test_10_enchant_weapon_lasts_for_the_combat_only() -> None:
    t = meeting("fire-vampire", "fire-vampire", cards=["enchant-weapon", "rifle"], sliders=(1, 3, 1))
    t.dice(6, 6, 1, 1, 1, 1, 1, 1, 1)  # casting 2, combat 4-2+5
    t.do("fight fire-vampire-1", "cast enchant-weapon rifle", "weapons rifle", "accept")
    t.pass_checks()
    dice(t)
    t.do("weapons rifle")
    assert len(dice(t)) == 4 - 2 + 5
    t.do("fight fire-vampire-2", "weapons rifle")
    assert len(dice(t)) == 4 - 2


def test_5_healing_with_the_last_sanity_is_carried_out_first() -> None:
    t = two(at="uptown", cards=["heal"], sanity=1, stamina=2)
    t.upkeep(0)
    t.pass_checks()
    t.do("cast heal", "accept")
    assert (t.me["at"], t.me["sanity"], t.me["stamina"]) == ("arkham-asylum", 1, 5)


def test_5_voice_of_ra_helps_combat_and_horror_too() -> None:
    t = two(at="uptown", cards=["voice-of-ra"])
    t.monster("zombie", "uptown")
    t.upkeep(0)
    t.pass_checks()
    t.do("cast voice-of-ra", "done", "done")
    dice(t)
    t.do("fight zombie-1")
    assert len(dice(t)) == 3 - 1 + 1
    t.do("fight")
    assert len(dice(t)) == 2 - 1 + 1
