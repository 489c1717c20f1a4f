"""§10 and `spells.json`: every spell, its cost, hands, duration and failure."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.arrange import check, dice, lose, meeting, monsters, one, trophies, two
from tests.engine.arkham_horror.table import Table


def empty_hands(t: Table) -> None:
    """Choose no weapon, if there is anything to choose."""
    if "weapons none" in t.legal:
        t.do("weapons none")


@pytest.mark.parametrize(
    ("spell", "casting", "sanity", "bonus"),
    [
        ("wither", 3, 5, 3),
        ("shrivelling", 2, 4, 6),
        ("dread-curse-of-azathoth", 1, 3, 9),
    ],
)
def test_10_a_combat_spell(spell: str, casting: int, sanity: int, bonus: int) -> None:
    """Amanda, fight 2, lore 3, against a Cultist (+1)."""
    t = meeting("cultist", cards=[spell, "knife"], sliders=(1, 1, 2))
    t.dice(5, *[1] * (casting - 1))
    t.pass_checks()
    t.do("fight cultist-1", "fight", f"cast {spell}")
    assert t.me["sanity"] == sanity
    assert t.me["exhausted"] == [spell]
    empty_hands(t)
    assert [len(roll) for roll in t.rolled] == [casting, 2 + 1 + bonus]
    assert trophies(t) == ["cultist-1"]


@pytest.mark.parametrize(
    ("kind", "spell", "bonus"),
    [
        ("witch", "wither", 2),
        ("witch", "shrivelling", 3),
        ("witch", "dread-curse-of-azathoth", 5),
        ("fire-vampire", "shrivelling", 6),
    ],
)
def test_10_resistance_halves_a_spells_bonus(kind: str, spell: str, bonus: int) -> None:
    """Vincent, fight 3, lore 5."""
    rating = {"witch": -3, "fire-vampire": -2}[kind]
    t = meeting(kind, who="vincent-lee", other="jenny-barnes", cards=[spell, "knife"], sliders=(1, 3, 3))
    t.pass_checks()
    t.do(f"fight {kind}-1", *(("fight",) if kind == "witch" else ()), f"cast {spell}")
    empty_hands(t)
    assert len(t.rolled[-1]) == 3 + rating + bonus


def test_10_magical_immunity_makes_a_spell_nothing() -> None:
    t = meeting("high-priest", cards=["shrivelling", "knife"], sliders=(1, 3, 1))
    t.pass_checks()
    t.do("fight high-priest-1", "fight", "cast shrivelling")
    dice(t)
    t.do("weapons none")
    assert len(dice(t)) == 4 - 2


# Hands, duration, failure, cost


def test_10_spells_and_weapons_share_two_hands() -> None:
    t = meeting("cultist", cards=["wither", "rifle", "knife", "axe"])
    t.pass_checks()
    t.do("fight cultist-1", "fight", "cast wither")
    t.refused("weapons rifle")
    t.refused("weapons knife axe")
    dice(t)
    t.do("weapons knife")
    assert len(dice(t)) == 2 + 1 + 3 + 1


def test_10_the_axe_beside_a_spell_has_no_free_hand() -> None:
    t = meeting("cultist", cards=["wither", "axe"])
    t.pass_checks()
    t.do("fight cultist-1", "fight", "cast wither")
    dice(t)
    t.do("weapons axe")
    assert len(dice(t)) == 2 + 1 + 3 + 2


def test_10_without_a_free_hand_there_is_no_third_spell() -> None:
    t = meeting("cultist", cards=["wither", "wither", "shrivelling", "knife"])
    t.pass_checks()
    t.do("fight cultist-1", "fight", "cast wither", "cast wither")
    t.refused("cast shrivelling")
    t.refused("weapons knife")


def test_10_two_spells_add_up() -> None:
    t = meeting("cultist", cards=["wither", "shrivelling"])
    t.pass_checks()
    t.do("fight cultist-1", "fight", "cast wither", "cast shrivelling")
    empty_hands(t)
    assert len(t.rolled[-1]) == 2 + 1 + 3 + 6
    assert trophies(t) == ["cultist-1"]


def test_10_a_failed_spell_gives_nothing_but_its_hands_are_used_this_round() -> None:
    t = meeting("cultist", cards=["wither", "rifle", "knife"])
    t.dice(1, 1)
    t.do("fight cultist-1", "fight", "cast wither", "accept")
    assert t.me["exhausted"] == ["wither"]
    t.refused("weapons rifle")
    t.refused("cast wither")
    dice(t)
    t.fail_checks()
    t.do("weapons knife")
    assert len(dice(t)) == 2 + 1 + 1
    t.do("accept", "fight")
    assert "weapons rifle" in t.legal


def test_10_a_spell_lasts_until_the_end_of_the_combat() -> None:
    t = meeting("cultist", cards=["wither", "rifle", "knife"])
    t.dice(6, 6)
    t.do("fight cultist-1", "fight", "cast wither")
    t.fail_checks()
    t.do("weapons none", "accept")
    dice(t)
    t.do("fight")
    t.refused("weapons rifle")
    t.do("weapons none")
    assert len(dice(t)) == 2 + 1 + 3


def test_10_a_dropped_spell_frees_its_hand() -> None:
    t = meeting("cultist", cards=["wither", "rifle"])
    t.dice(6, 6)
    t.do("fight cultist-1", "fight", "cast wither")
    t.fail_checks()
    t.do("weapons none", "accept", "fight", "drop wither")
    dice(t)
    t.do("weapons rifle")
    assert len(dice(t)) == 2 + 1 + 5


def test_10_a_spell_ends_with_its_combat() -> None:
    t = meeting("cultist", "zombie", cards=["wither", "knife"])
    t.pass_checks()
    t.do("fight cultist-1", "fight", "cast wither", "weapons none", "stay", "fight zombie-1")
    dice(t)
    t.do("fight", "weapons none")
    assert len(dice(t)) == 2 - 1


def test_10_an_exhausted_spell_is_not_cast() -> None:
    t = meeting("cultist", cards=["wither", "knife"], exhausted=["wither"])
    t.do("fight cultist-1", "fight")
    t.refused("cast wither")


def test_10_a_cost_one_cannot_pay_is_no_offer() -> None:
    t = meeting("cultist", cards=["dread-curse-of-azathoth", "shrivelling"], sanity=1)
    t.do("fight cultist-1", "fight")
    t.refused("cast dread-curse-of-azathoth")
    assert "cast shrivelling" in t.legal


@pytest.mark.parametrize("face", [6, 1])
def test_10_shrivelling_at_sanity_1_drives_insane_once_it_is_settled(face: int) -> None:
    t = meeting("cultist", cards=["shrivelling"], sanity=1)
    t.dice(face)
    t.do("fight cultist-1", "fight", "cast shrivelling")
    if face == 1:
        t.do("accept")
    assert dice(t) == [face]
    assert t.me["at"] == "arkham-asylum"
    assert t.me["sanity"] == 1
    assert monsters(t, "uptown") == ["cultist-1"]


def test_20_no_spells_under_a_solar_eclipse() -> None:
    t = meeting("cultist", cards=["wither", "knife"])
    t.environment("solar-eclipse")
    t.do("fight cultist-1", "fight")
    t.refused("cast wither")


def test_20_spells_are_free_under_planetary_alignment() -> None:
    t = meeting("cultist", cards=["shrivelling"])
    t.environment("planetary-alignment")
    t.pass_checks()
    t.do("fight cultist-1", "fight", "cast shrivelling")
    assert t.me["sanity"] == 5


# Bind Monster


def test_10_bind_monster_defeats_by_as_many_successes_as_toughness() -> None:
    t = meeting("gug", cards=["bind-monster"], sliders=(1, 1, 1))
    t.dice(6, 1, 6, 6, 6, 1, 1, 1)  # horror 2, casting 2+4
    t.do("fight gug-1", "fight", "cast bind-monster")
    assert dice(t) == [6, 1, 6, 6, 6, 1, 1, 1]
    assert trophies(t) == ["gug-1"]
    assert (t.me["sanity"], t.me["stamina"]) == (3, 4)  # the cost; overwhelming 1
    assert t.me["cards"] == []


def test_10_bind_monster_with_too_few_successes_is_kept_exhausted() -> None:
    t = meeting("gug", cards=["bind-monster"])
    t.dice(6, 1, 6, 6, 1, 1, 1, 1)
    t.do("fight gug-1", "fight", "cast bind-monster", "accept")
    assert monsters(t, "uptown") == ["gug-1"]
    assert t.me["cards"] == ["bind-monster"]
    assert t.me["exhausted"] == ["bind-monster"]


# Enchant Weapon


def test_10_an_enchanted_rifle_hurts_the_immune() -> None:
    t = meeting("fire-vampire", cards=["enchant-weapon", "rifle"])
    t.dice(5, 1)
    t.pass_checks()
    t.do("fight fire-vampire-1", "cast enchant-weapon rifle")
    assert len(dice(t)) == 2
    assert t.me["sanity"] == 4
    t.do("weapons rifle")
    assert len(dice(t)) == 2 - 2 + 5


def test_10_an_enchanted_weapon_meets_magical_resistance() -> None:
    t = meeting("witch", cards=["enchant-weapon", "rifle"], sliders=(1, 3, 1))
    t.pass_checks()
    t.do("fight witch-1", "fight", "cast enchant-weapon rifle")
    dice(t)
    t.do("weapons rifle")
    assert len(dice(t)) == 4 - 3 + 3


def test_10_only_physical_weapons_are_enchanted() -> None:
    t = meeting("cultist", cards=["enchant-weapon", "knife", "enchanted-blade", "food"])
    t.do("fight cultist-1", "fight")
    assert {a for a in t.legal if a.startswith("cast")} == {"cast enchant-weapon knife"}


def test_10_enchant_weapon_takes_no_hand() -> None:
    t = meeting("cultist", cards=["enchant-weapon", "knife", "axe"])
    t.pass_checks()
    t.do("fight cultist-1", "fight", "cast enchant-weapon knife")
    dice(t)
    t.do("weapons knife axe")
    assert len(dice(t)) == 2 + 1 + 1 + 2


# Red Sign of Shudde M'ell


def test_10_the_red_sign_lowers_toughness_and_one_ability() -> None:
    t = meeting("gug", cards=["red-sign-of-shudde-mell", "45-automatic"])
    t.dice(6, 1, 6, 6, 6, 1, 1)  # horror 2, casting 1, combat 2-2+4
    t.do("fight gug-1", "fight", "cast red-sign-of-shudde-mell overwhelming", "weapons 45-automatic")
    assert dice(t) == [6, 1, 6, 6, 6, 1, 1]
    assert trophies(t) == ["gug-1"]
    assert (t.me["sanity"], t.me["stamina"]) == (4, 5)


def test_10_the_red_sign_does_not_lower_below_1() -> None:
    t = meeting("cultist", cards=["red-sign-of-shudde-mell", "knife"])
    t.dice(6, 1, 1, 1)
    t.do("fight cultist-1", "fight", "cast red-sign-of-shudde-mell none", "weapons none")
    assert t.legal == ["accept"]


def test_10_the_red_sign_takes_resistance_away() -> None:
    t = meeting("shoggoth", cards=["red-sign-of-shudde-mell", "45-automatic"])
    t.pass_checks()
    t.do("fight shoggoth-1", "fight", "cast red-sign-of-shudde-mell physical-resistance")
    dice(t)
    t.do("weapons 45-automatic")
    assert len(dice(t)) == 2 - 1 + 4


def test_10_the_red_sign_does_not_touch_magical_immunity() -> None:
    t = meeting("high-priest", cards=["red-sign-of-shudde-mell"])
    t.pass_checks()
    t.do("fight high-priest-1", "fight")
    t.refused("cast red-sign-of-shudde-mell magical-immunity")


# Find Gate, Mists, Flesh Ward, Heal, Voice of Ra


def test_10_mists_evade_with_the_monsters_awareness() -> None:
    t = meeting("zombie", cards=["mists-of-releh"])
    t.dice(1, 1, 1, 1, 6, 1, 1)  # evade 4, casting lore 2+1
    t.do("evade zombie-1", "cast mists-of-releh")
    assert dice(t) == [1, 1, 1, 1, 6, 1, 1]
    assert t.me["stamina"] == 5
    assert t.me["sanity"] == 5
    assert t.me["exhausted"] == ["mists-of-releh"]
    assert any(action.startswith("move ") for action in t.legal)


def test_10_mists_that_fail_leave_the_evade_failed() -> None:
    t = meeting("zombie", cards=["mists-of-releh"])
    t.fail_checks()
    t.do("evade zombie-1", "cast mists-of-releh", "accept")
    t.refused("cast mists-of-releh")
    t.do("accept")
    assert t.me["stamina"] == 3


def test_15_flesh_ward_prevents_a_whole_stamina_loss() -> None:
    t = one(cards=["flesh-ward"], sliders=(1, 1, 2))
    t.dice(6)  # lore 3-2
    lose(t, stamina=4)
    assert set(t.legal) == {"cast flesh-ward", "take-it"}
    t.do("cast flesh-ward")
    assert (t.me["sanity"], t.me["stamina"]) == (4, 5)
    assert t.me["exhausted"] == ["flesh-ward"]


def test_15_flesh_ward_is_no_answer_to_a_sanity_loss() -> None:
    t = one(cards=["flesh-ward"], sliders=(1, 1, 2))
    lose(t, sanity=2)
    assert t.me["sanity"] == 3


@pytest.mark.parametrize(
    ("faces", "stamina"), [((5, 1, 6), 4), ((1, 1, 6), 3), ((5, 5, 5), 5), ((1, 1, 1), 2)]
)
def test_5_heal_restores_as_many_as_successes(faces: tuple[int, ...], stamina: int) -> None:
    t = one(cards=["heal"], stamina=2)
    t.upkeep(0)
    t.dice(*faces)  # lore 2+1
    t.do("cast heal", "accept")
    assert t.me["stamina"] == stamina
    assert t.me["sanity"] == 4
    assert t.me["exhausted"] == ["heal"]


def test_5_heal_reaches_another_in_the_same_area() -> None:
    t = two(at="uptown", cards=["heal"], stamina=2)
    t.put(1, at="uptown", stamina=1)
    t.upkeep(0)
    t.pass_checks()
    t.do("cast heal", "accept", "target 1")
    assert (t.me["stamina"], t.who(1)["stamina"]) == (2, 4)


def test_5_voice_of_ra_helps_every_check_of_the_turn() -> None:
    t = one(cards=["voice-of-ra"])
    t.upkeep(0)
    t.pass_checks()
    t.do("cast voice-of-ra")
    assert len(dice(t)) == 1
    for skill, pool in {"speed": 3, "sneak": 4, "fight": 3, "will": 4, "lore": 3, "luck": 4}.items():
        check(t, skill)
        assert len(dice(t)) == pool


def test_5_voice_of_ra_that_fails_helps_nothing() -> None:
    t = one(cards=["voice-of-ra"])
    t.upkeep(0)
    t.fail_checks()
    t.do("cast voice-of-ra", "accept")
    dice(t)
    check(t, "luck")
    assert len(dice(t)) == 3
    assert t.me["sanity"] == 4
