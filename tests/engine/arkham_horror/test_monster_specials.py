"""§10, `monsters.json`: what single kinds do beyond their numbers."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.arrange import dice, meeting, monsters, one, trophies, two

# Dimensional Shambler


def test_10_a_failed_evade_of_a_shambler_is_lost() -> None:
    t = meeting("dimensional-shambler")
    t.do("evade dimensional-shambler-1", "accept")
    assert t.me["at"] == "lost"
    assert "delayed" in t.me["state"]
    assert (t.me["sanity"], t.me["stamina"]) == (5, 5)
    assert monsters(t, "uptown") == ["dimensional-shambler-1"]
    assert t.now["to_act"] == 1


def test_10_a_failed_combat_check_against_a_shambler_is_lost() -> None:
    t = meeting("dimensional-shambler")
    t.dice(6)
    t.do("fight dimensional-shambler-1", "fight", "accept")
    assert t.me["at"] == "lost"
    assert t.me["stamina"] == 5


def test_10_a_shambler_defeated_is_a_trophy() -> None:
    t = meeting("dimensional-shambler", cards=["rifle"])
    t.pass_checks()
    t.do("fight dimensional-shambler-1", "fight", "weapons rifle")
    assert trophies(t) == ["dimensional-shambler-1"]


def test_10_sister_mary_is_taken_to_south_church_instead() -> None:
    t = meeting("dimensional-shambler", who="sister-mary", sliders=(3, 1, 1))
    t.do("evade dimensional-shambler-1", "accept")
    assert t.me["at"] == "south-church"
    assert t.me["state"] == []


# Nightgaunt


def test_10_the_nightgaunt_carries_one_through_the_nearest_gate() -> None:
    t = two(at="uptown")
    t.gate("graveyard", "yuggoth")
    t.gate("woods", "rlyeh")
    t.monster("nightgaunt", "uptown")
    t.movement(0)
    t.dice(1)
    t.do("evade nightgaunt-1", "accept")
    assert t.me["at"] == "rlyeh/1"
    assert t.me["state"] == []
    assert t.me["stamina"] == 5
    assert monsters(t, "uptown") == ["nightgaunt-1"]
    assert t.now["to_act"] == 1


def test_10_between_equally_near_gates_one_chooses() -> None:
    t = two(at="miskatonic-university")
    t.gate("historical-society", "rlyeh")  # three links away
    t.gate("woods", "yuggoth")  # two
    t.gate("the-witch-house", "the-abyss")  # two
    t.monster("nightgaunt", "miskatonic-university")
    t.movement(0)
    t.dice(1)
    t.do("evade nightgaunt-1", "accept")
    assert set(t.legal) == {"gate woods", "gate the-witch-house"}
    t.do("gate the-witch-house")
    assert t.me["at"] == "the-abyss/1"


def test_10_a_failed_combat_check_against_a_nightgaunt_too() -> None:
    t = two(at="uptown")
    t.gate("woods", "rlyeh")
    t.monster("nightgaunt", "uptown")
    t.movement(0)
    t.dice(6, 1)
    t.do("fight nightgaunt-1", "fight", "accept")
    assert t.me["at"] == "rlyeh/1"


def test_10_in_an_other_world_the_nightgaunt_brings_one_back() -> None:
    t = two(at="yuggoth:1")
    t.gate("woods", "yuggoth")
    t.cup("nightgaunt")
    t.effect(0, [{"monster": "appears"}])
    t.dice(1)
    t.do("evade nightgaunt-1", "accept")
    assert t.me["at"] == "woods"
    assert "explored" in t.me["state"]


def test_10_the_gaunt_of_an_encounter_goes_to_the_cup() -> None:
    t = two(at="graveyard")
    t.gate("woods", "rlyeh")
    t.cup("nightgaunt")
    t.effect(0, [{"monster": "appears"}])
    t.fail_checks()
    t.do("evade nightgaunt-1", "accept")
    assert t.me["at"] == "rlyeh/1"
    assert monsters(t, "graveyard") == []
    t.cup("nightgaunt")
    t.effect(1, [{"monster": "appears"}])
    assert "fight nightgaunt-1" in t.legal


# Elder Thing


def test_10_the_elder_thing_takes_a_weapon_or_spell_of_ones_choice() -> None:
    t = meeting("elder-thing", cards=["knife", "wither", "lantern", "stealth"])
    t.dice(1)
    t.do("evade elder-thing-1", "accept")
    assert t.me["stamina"] == 4
    assert set(t.legal) == {"lose knife", "lose wither"}
    t.do("lose wither")
    assert sorted(t.me["cards"]) == ["knife", "lantern", "stealth"]


def test_10_the_elder_thing_takes_the_only_one_without_asking() -> None:
    t = meeting("elder-thing", cards=["knife", "lantern"])
    t.dice(1)
    t.do("evade elder-thing-1", "accept")
    assert t.me["cards"] == ["lantern"]


def test_10_the_elder_thing_takes_nothing_from_the_unarmed() -> None:
    t = meeting("elder-thing", cards=["lantern"])
    t.fail_checks()
    t.do("evade elder-thing-1", "accept")
    assert t.me["cards"] == ["lantern"]
    assert t.me["stamina"] == 4


def test_10_the_elder_thing_robs_after_a_failed_combat_check() -> None:
    t = meeting("elder-thing", cards=["knife"])
    t.fail_checks()
    t.do("fight elder-thing-1", "accept", "fight", "weapons none", "accept")
    assert t.me["cards"] == []


# Haunter of the Dark, Maniac


@pytest.mark.parametrize(
    ("environment", "pool"), [("blackest-night", 5 - 5), ("things-of-darkness", 5 - 2), (None, 5 - 2)]
)
def test_10_the_haunter_is_stronger_in_the_blackest_night(environment: str | None, pool: int) -> None:
    t = meeting(
        "haunter-of-the-dark",
        who="ashcan-pete",
        ancient_one="nyarlathotep",
        sliders=(1, 3, 1),
        cards=["john-legrasse"],
    )
    if environment:
        t.environment(environment)
    t.pass_checks()
    t.do("fight haunter-of-the-dark-1")
    dice(t)
    t.do("fight")
    assert len(dice(t)) == pool


@pytest.mark.parametrize(("terror", "pool", "damage"), [(0, 6, 1), (5, 6, 1), (6, 3, 3), (10, 3, 3)])
def test_10_the_maniac_changes_at_terror_6(terror: int, pool: int, damage: int) -> None:
    t = meeting("maniac", who="ashcan-pete", ancient_one="cthulhu", sliders=(1, 3, 1))
    t.terror(terror)
    t.fail_checks()
    t.do("fight maniac-1", "fight")
    assert len(dice(t)) == pool
    t.do("accept")
    assert t.me["stamina"] == 5 - damage  # Cthulhu: maximum 6-1


@pytest.mark.parametrize(("terror", "kept"), [(5, ["maniac-1"]), (6, [])])
def test_10_the_maniac_is_endless_from_terror_6(terror: int, kept: list[str]) -> None:
    t = meeting("maniac", ancient_one="hastur", sliders=(1, 3, 1))
    t.terror(terror)
    t.pass_checks()
    t.do("fight maniac-1", "fight")
    assert trophies(t) == kept
    assert monsters(t, "uptown") == []


def test_10_legrasse_takes_the_maniac_at_terror_6() -> None:
    t = meeting("maniac", ancient_one="hastur", sliders=(1, 3, 1), cards=["john-legrasse"])
    t.terror(6)
    t.pass_checks()
    t.do("fight maniac-1", "fight")
    assert trophies(t) == ["maniac-1"]


# Mi-Go, Warlock


def test_10_the_mi_go_leaves_a_unique_item_and_no_trophy() -> None:
    t = meeting("mi-go")
    t.deck("unique", "holy-water")
    t.pass_checks()
    t.do("fight mi-go-1", "fight")
    assert t.me["cards"] == ["holy-water"]
    assert trophies(t) == []
    assert monsters(t, "uptown") == []


def test_20_alien_technology_makes_the_mi_go_tougher_and_richer() -> None:
    t = meeting("mi-go", cards=["tommy-gun"])
    t.environment("alien-technology")
    t.deck("unique", "holy-water", "gate-box")
    t.dice(6, 1, 6, 6, 1, 1, 1, 1, 1, 1)  # horror 2, combat 8: toughness 3
    t.do("fight mi-go-1", "fight", "weapons tommy-gun", "accept")
    assert t.me["stamina"] == 4
    t.pass_checks()
    t.do("fight", "weapons tommy-gun")
    assert sorted(t.me["cards"]) == ["gate-box", "holy-water", "tommy-gun"]


def test_10_the_warlock_leaves_two_clues_and_no_trophy() -> None:
    t = meeting("warlock", cards=["tommy-gun"])
    t.pass_checks()
    t.do("fight warlock-1", "fight", "weapons tommy-gun")
    assert t.me["clues"] == 2
    assert trophies(t) == []
    assert monsters(t, "uptown") == []


# The masks


def test_10_the_black_man_pays_the_lucky() -> None:
    t = meeting("the-black-man", ancient_one="nyarlathotep")
    t.dice(5, 1)
    t.do("fight the-black-man-1")
    assert len(dice(t)) == 2  # luck 3-1
    assert t.me["clues"] == 2
    assert monsters(t, "uptown") == []
    assert trophies(t) == []


def test_10_the_black_man_devours() -> None:
    t = meeting("the-black-man", ancient_one="nyarlathotep")
    t.fail_checks()
    t.do("fight the-black-man-1", "accept")
    assert t.me["id"] is None
    assert monsters(t, "uptown") == []
    assert t.now["to_act"] == 1


def test_10_the_black_man_evaded_asks_nothing() -> None:
    t = meeting("the-black-man", ancient_one="nyarlathotep", sliders=(0, 1, 1))
    t.dice(6)
    t.do("evade the-black-man-1")
    assert dice(t) == [6]
    assert monsters(t, "uptown") == ["the-black-man-1"]


def test_10_who_fails_to_evade_the_black_man_meets_him() -> None:
    t = meeting("the-black-man", ancient_one="nyarlathotep", sliders=(0, 1, 1))
    t.dice(1, 6, 6)
    t.do("evade the-black-man-1", "accept")
    assert t.me["clues"] == 2
    assert t.me["stamina"] == 5


def test_10_the_bloated_woman_breaks_the_weak_willed() -> None:
    t = meeting("the-bloated-woman", ancient_one="nyarlathotep", clues=3, cards=["tommy-gun"])
    t.dice(1)  # will 3-2
    t.do("fight the-bloated-woman-1", "accept")
    assert t.me["sanity"] == 3
    t.pass_checks()
    t.do("fight", "weapons tommy-gun")
    assert t.me["stamina"] == 3
    assert t.me["clues"] == 3
    assert monsters(t, "uptown") == ["the-bloated-woman-1"]
    assert "flee" in t.legal


def test_10_the_bloated_woman_against_a_strong_will_is_a_monster_like_others() -> None:
    t = meeting("the-bloated-woman", ancient_one="nyarlathotep", cards=["tommy-gun"])
    t.pass_checks()
    t.do("fight the-bloated-woman-1")
    assert [len(roll) for roll in t.rolled] == [1, 2]
    t.do("fight", "weapons tommy-gun")
    assert t.me["sanity"] == 5
    assert monsters(t, "uptown") == []


def test_10_the_dark_pharaoh_is_fought_with_lore() -> None:
    t = meeting("the-dark-pharaoh", ancient_one="nyarlathotep", sliders=(1, 0, 3), cards=["knife"])
    t.pass_checks()
    t.do("fight the-dark-pharaoh-1")
    dice(t)
    t.do("fight", "weapons knife")
    assert len(dice(t)) == 4 - 3 + 1


# Chthonian, Hound: they act when monsters move


@pytest.mark.parametrize(("face", "lost"), [(3, 0), (4, 1)])
def test_11_the_chthonian_shakes_arkham(face: int, lost: int) -> None:
    t = two(at="uptown")
    t.put(1, at="rlyeh:1")
    t.gate("woods", "rlyeh")
    t.seal("the-unnamable")
    t.monster("chthonian", "northside")
    t.dice(face)
    t.mythos("missing-people-return")
    assert t.me["stamina"] == 5 - lost
    assert t.who(1)["stamina"] == 5
    assert monsters(t, "northside") == ["chthonian-1"]


def test_11_the_hound_runs_to_the_nearest_in_a_location() -> None:
    t = two(at="library")
    t.put(1, at="arkham-asylum")
    t.seal("independence-square")
    t.monster("hound-of-tindalos", "downtown")
    t.mythos("merchants-march-on-crime")
    assert monsters(t, "library") == ["hound-of-tindalos-1"]


# What the table changes of all


def test_10_environments_change_drawn_monsters_too() -> None:
    t = one(at="graveyard", sliders=(1, 3, 1))
    t.environment("the-festival")
    t.cup("cultist")
    t.effect(0, [{"monster": "appears"}])
    t.dice(6, 1, 1, 1, 1)
    t.do("fight cultist-1", "fight")
    assert t.legal == ["accept"]  # one success of two
