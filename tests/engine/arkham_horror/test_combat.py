"""§10: the order of a combat, its ends, ambush, nightmarish, overwhelming, endless."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.arrange import dice, meeting, monsters, trophies, two


def test_10_evaded_is_done_with() -> None:
    t = meeting("zombie")
    t.dice(1, 1, 1, 5)
    t.do("evade zombie-1")
    assert len(dice(t)) == 4
    assert (t.me["sanity"], t.me["stamina"]) == (5, 5)
    t.refused("fight zombie-1")


def test_10_a_failed_evade_is_damage_then_the_horror_check() -> None:
    t = meeting("zombie")
    t.fail_checks()
    t.do("evade zombie-1")
    assert t.me["stamina"] == 5
    t.do("accept")
    assert t.me["stamina"] == 3
    assert t.legal == ["accept"]
    t.do("accept")
    assert t.me["sanity"] == 4
    assert set(t.legal) == {"fight", "flee"}


def test_10_the_horror_check_comes_once_a_combat() -> None:
    t = meeting("zombie")
    t.dice(6, 1, 1, 1)  # horror 2, combat 1, flee
    t.do("fight zombie-1", "fight", "accept")
    assert set(t.legal) == {"fight", "flee"}
    t.fail_checks()
    dice(t)
    t.do("fight")
    assert [len(roll) for roll in t.rolled] == [1]
    assert t.me["sanity"] == 5


def test_10_a_new_combat_has_a_new_horror_check() -> None:
    t = meeting("zombie")
    t.pass_checks()
    t.do("fight zombie-1", "flee", "stay")
    t.movement(0)
    dice(t)
    t.do("fight zombie-1")
    assert [len(roll) for roll in t.rolled] == [2]


def test_10_insane_by_horror_ends_the_combat_and_the_monster_stays() -> None:
    t = meeting("zombie", sanity=1)
    t.fail_checks()
    t.do("fight zombie-1", "accept")
    assert t.me["at"] == "arkham-asylum"
    assert t.me["sanity"] == 1
    assert monsters(t, "uptown") == ["zombie-1"]
    assert t.now["to_act"] == 1


def test_10_unconscious_by_damage_ends_the_combat_and_the_monster_stays() -> None:
    t = meeting("zombie", stamina=2)
    t.dice(6, 1, 1)
    t.do("fight zombie-1", "fight", "accept")
    assert t.me["at"] == "st-marys-hospital"
    assert t.me["stamina"] == 1
    assert monsters(t, "uptown") == ["zombie-1"]
    assert t.now["to_act"] == 1


def test_10_a_failed_round_is_damage_and_a_new_round() -> None:
    t = meeting("cultist")
    t.dice(1, 1, 1)
    t.do("fight cultist-1", "fight", "accept")
    assert t.me["stamina"] == 4
    assert set(t.legal) == {"fight", "flee"}


def test_10_successes_do_not_add_up_over_rounds() -> None:
    t = meeting("formless-spawn", who="ashcan-pete", sliders=(1, 3, 1))  # toughness 2, fight 5-2
    t.dice(6, 6, 1, 1, 6, 1, 1)
    t.do("fight formless-spawn-1", "fight", "accept", "fight")
    assert t.legal == ["accept"]
    t.do("accept")
    assert t.me["stamina"] == 2
    assert trophies(t) == []


def test_10_fleeing_is_an_evade_check() -> None:
    t = meeting("zombie", cards=["dark-cloak"])
    t.dice(6, 1)
    t.do("fight zombie-1")
    dice(t)
    t.dice(1, 1, 1, 1, 6)
    t.do("flee")
    assert [len(roll) for roll in t.rolled] == [5]
    assert "stay" in t.legal
    assert monsters(t, "uptown") == ["zombie-1"]


def test_10_a_failed_flight_is_damage_and_a_new_round() -> None:
    t = meeting("zombie")
    t.dice(6, 1, 1, 1, 1, 1)
    t.do("fight zombie-1", "flee", "accept")
    assert t.me["stamina"] == 3
    assert set(t.legal) == {"fight", "flee"}


def test_10_a_monster_fled_from_can_be_left_alone() -> None:
    t = meeting("zombie")
    t.pass_checks()
    t.do("fight zombie-1", "flee", "stay")
    assert t.now["to_act"] == 1


def test_10_after_one_combat_the_other_monsters_are_still_to_be_met() -> None:
    t = meeting("cultist", "zombie")
    t.pass_checks()
    t.do("fight cultist-1", "fight")
    assert trophies(t) == ["cultist-1"]
    t.do("stay")
    assert set(t.legal) == {"fight zombie-1", "evade zombie-1"}


# Ambush


def test_10_ambush_forbids_fleeing() -> None:
    t = meeting("ghoul", cards=["knife"])
    t.pass_checks()
    t.do("fight ghoul-1")
    t.refused("flee")
    assert set(t.legal) == {"weapons knife", "weapons none"}


def test_10_ambush_allows_evading_first() -> None:
    t = meeting("ghoul", sliders=(0, 1, 1))
    t.dice(6)
    t.do("evade ghoul-1")
    assert "stay" in t.legal


def test_10_ambush_after_a_failed_evade_leaves_only_the_fight() -> None:
    t = meeting("ghoul", sliders=(0, 1, 1), cards=["knife"])
    t.dice(1, 6, 1, 1)  # evade 1, horror 3
    t.do("evade ghoul-1", "accept")
    assert t.me["stamina"] == 4
    t.refused("flee")
    assert set(t.legal) == {"weapons knife", "weapons none"}


# Nightmarish, overwhelming, endless


def test_10_nightmarish_costs_sanity_though_the_check_is_passed() -> None:
    t = meeting("shoggoth")
    t.dice(6, 1)
    t.do("fight shoggoth-1")
    assert t.me["sanity"] == 4


def test_10_nightmarish_adds_nothing_to_a_failed_check() -> None:
    t = meeting("shoggoth")
    t.dice(1, 1)
    t.do("fight shoggoth-1", "accept")
    assert t.me["sanity"] == 2


def test_10_nightmarish_may_drive_insane() -> None:
    t = meeting("shoggoth", sanity=1)
    t.dice(6, 1)
    t.do("fight shoggoth-1")
    assert t.me["at"] == "arkham-asylum"
    assert monsters(t, "uptown") == ["shoggoth-1"]


def test_10_overwhelming_costs_stamina_though_the_check_is_passed() -> None:
    t = meeting("gug", cards=["tommy-gun"])  # fight 2-2+6
    t.dice(6, 1, 6, 6, 6, 1, 1, 1)
    t.do("fight gug-1", "fight", "weapons tommy-gun")
    assert trophies(t) == ["gug-1"]
    assert t.me["stamina"] == 4


def test_10_overwhelming_adds_nothing_to_a_failed_check() -> None:
    t = meeting("gug")
    t.dice(6, 1)
    t.do("fight gug-1", "fight", "accept")
    assert t.me["stamina"] == 1


def test_10_overwhelming_may_knock_out_the_winner_who_keeps_his_trophy() -> None:
    t = meeting("gug", cards=["tommy-gun"], stamina=1)
    t.pass_checks()
    t.do("fight gug-1", "fight", "weapons tommy-gun")
    assert t.me["at"] == "st-marys-hospital"
    assert trophies(t) == ["gug-1"]
    assert monsters(t, "uptown") == []


def test_10_an_endless_monster_goes_to_the_cup() -> None:
    t = meeting("haunter-of-the-dark", ancient_one="nyarlathotep", cards=["sword-of-glory"])
    t.pass_checks()
    t.do("fight haunter-of-the-dark-1", "fight", "weapons sword-of-glory")
    assert trophies(t) == []
    assert monsters(t, "uptown") == []


# Allies that make an ability nothing


def test_10_eric_colt_ignores_nightmarish() -> None:
    t = meeting("shoggoth", cards=["eric-colt"])
    t.dice(6, 1)
    t.do("fight shoggoth-1")
    assert t.me["sanity"] == 5


def test_10_tom_murphy_ignores_overwhelming() -> None:
    t = meeting("gug", cards=["tom-mountain-murphy", "tommy-gun"])
    t.pass_checks()
    t.do("fight gug-1", "fight", "weapons tommy-gun")
    assert trophies(t) == ["gug-1"]
    assert t.me["stamina"] == 5


def test_10_legrasse_keeps_an_endless_monster_as_a_trophy() -> None:
    t = meeting("haunter-of-the-dark", ancient_one="nyarlathotep", cards=["john-legrasse", "sword-of-glory"])
    t.pass_checks()
    t.do("fight haunter-of-the-dark-1", "fight", "weapons sword-of-glory")
    assert trophies(t) == ["haunter-of-the-dark-1"]


# Monsters of an encounter


@pytest.mark.parametrize("where", ["graveyard", "rlyeh:1"])
def test_10_an_encounters_monster_defeated_is_a_trophy(where: str) -> None:
    t = two(at=where)
    t.cup("cultist")
    t.effect(0, [{"monster": "appears"}])
    assert set(t.legal) == {"fight cultist-1", "evade cultist-1"}
    t.pass_checks()
    t.do("fight cultist-1", "fight")
    assert trophies(t) == ["cultist-1"]


def test_10_an_encounters_monster_evaded_goes_to_the_cup() -> None:
    t = two(at="graveyard")
    t.cup("zombie")
    t.effect(0, [{"monster": "appears"}])
    t.pass_checks()
    t.do("evade zombie-1")
    assert monsters(t, "graveyard") == []
    assert trophies(t) == []
    t.cup("zombie")
    t.effect(0, [{"monster": "appears"}])
    assert "evade zombie-1" in t.legal


def test_10_an_encounters_monster_fled_from_goes_to_the_cup() -> None:
    t = two(at="graveyard")
    t.cup("zombie")
    t.effect(0, [{"monster": "appears"}])
    t.pass_checks()
    t.do("fight zombie-1", "flee")
    assert monsters(t, "graveyard") == []
    assert trophies(t) == []


def test_10_who_is_knocked_out_leaves_the_encounters_monster_to_the_cup() -> None:
    t = two(at="graveyard", stamina=1)
    t.cup("cultist")
    t.effect(0, [{"monster": "appears"}])
    t.fail_checks()
    t.do("fight cultist-1", "fight", "accept")
    assert t.me["at"] == "st-marys-hospital"
    assert monsters(t, "graveyard") == []


def test_10_an_encounters_monster_is_not_on_the_board() -> None:
    t = two(at="graveyard")
    t.cup("cultist")
    t.effect(0, [{"monster": "appears"}])
    assert monsters(t, "graveyard") == []


# Both stats at once


def test_10_both_stats_to_0_by_one_list_is_devoured() -> None:
    t = two(sanity=1, stamina=1)
    t.effect(0, [{"lose": "sanity", "n": 1}, {"lose": "stamina", "n": 1}])
    assert t.me["id"] is None


# Weapons and hands


@pytest.mark.parametrize(
    ("cards", "sets"),
    [
        (["knife", "axe"], {"none", "knife", "axe", "knife axe"}),
        (["knife", "rifle"], {"none", "knife", "rifle"}),
        (["rifle", "shotgun"], {"none", "rifle", "shotgun"}),
        (
            ["knife", "axe", "cross"],
            {"none", "knife", "axe", "cross", "knife axe", "knife cross", "axe cross"},
        ),
        (["knife", "knife"], {"none", "knife", "knife knife"}),
        (["food", "lantern", "knife"], {"none", "knife"}),
    ],
)
def test_10_weapons_take_at_most_two_hands(cards: list[str], sets: set[str]) -> None:
    t = meeting("cultist", cards=cards)
    t.do("fight cultist-1", "fight")
    offered = {a.removeprefix("weapons ") for a in t.legal if a.startswith("weapons ")}
    assert {" ".join(sorted(s.split())) for s in offered} == {" ".join(sorted(s.split())) for s in sets}


def test_10_three_hands_are_refused() -> None:
    t = meeting("cultist", cards=["knife", "axe", "cross", "rifle"])
    t.do("fight cultist-1", "fight")
    t.refused("weapons knife axe cross")
    t.refused("weapons knife rifle")


def test_10_weapons_are_chosen_anew_each_round() -> None:
    t = meeting("cultist", cards=["knife", "rifle"])
    t.fail_checks()
    t.do("fight cultist-1", "fight", "weapons knife", "accept")
    dice(t)
    t.do("fight", "weapons rifle")
    assert [len(roll) for roll in t.rolled] == [2 + 1 + 5]
