"""§6, §9, §10, §20: what environments, cards and others change in movement, checks and combat."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.arrange import (
    awake,
    check,
    dice,
    meeting,
    moves,
    one,
    outcome,
    quiet,
    strike,
    trophies,
    two,
    visiting,
)

# Environments and the checks built on a skill


@pytest.mark.parametrize(
    ("environment", "evade", "horror", "combat"),
    [
        ("an-evil-fog", 1, -1, 0),
        ("blackest-night", 1, 0, 0),
        ("heat-wave", 0, 0, -1),
        ("raining-cats-and-dogs", 1, 0, 0),
        ("sunny-and-clear", -1, 1, 0),
        ("icy-conditions", 0, 0, 0),
    ],
)
def test_20_the_weather_reaches_the_checks_built_on_a_skill(
    environment: str, evade: int, horror: int, combat: int
) -> None:
    """Against a Zombie: evade 3+1, horror 3-1, combat 4-1 with the slider at fight 4 and will 1+2."""
    t = meeting("zombie", sliders=(1, 3, 1), cards=["john-legrasse"])
    t.environment(environment)
    t.fail_checks()
    t.do("evade zombie-1")
    assert len(dice(t)) == 4 + evade
    t.do("accept")
    assert len(dice(t)) == 2 + horror
    t.do("accept")
    t.do("fight")
    assert len(dice(t)) == 3 + combat


def test_20_heat_helps_casting() -> None:
    t = meeting("cultist", cards=["wither", "knife"])
    t.environment("heat-wave")
    t.pass_checks()
    t.do("fight cultist-1", "fight", "cast wither")
    assert len(dice(t)) == 2 + 1


@pytest.mark.parametrize(
    ("change", "kind", "toughness"),
    [
        ("the-chill-of-the-grave", "zombie", 2),
        ("the-chill-of-the-grave", "vampire", 3),
        ("the-chill-of-the-grave", "cultist", 1),
        ("the-festival", "cultist", 2),
        ("the-festival", "byakhee", 2),
        ("things-of-darkness", "ghoul", 2),
        ("things-of-darkness", "formless-spawn", 3),
        ("heat-wave", "fire-vampire", 2),
        ("rlyeh-rising", "star-spawn", 4),
        ("rlyeh-rising", "maniac", 2),
        ("alien-technology", "mi-go", 3),
        ("the-great-ritual", "witch", 3),
        ("the-great-ritual", "warlock", 4),
        ("the-great-ritual", "high-priest", 4),
        ("the-great-ritual", "zombie", 1),
    ],
)
def test_20_what_toughness_environments_and_rumors_add(change: str, kind: str, toughness: int) -> None:
    """Pete, fight 5, will 4, under Hastur; every die but the clues' is 1."""
    t = meeting(
        kind,
        who="ashcan-pete",
        ancient_one="hastur",
        sliders=(1, 3, 1),
        cards=["skill-will", "skill-will", "knife"],
        clues=9,
    )
    t.rumor(change) if change == "the-great-ritual" else t.environment(change)
    t.pass_checks()
    t.do(f"fight {kind}-1", *(() if kind in ("fire-vampire", "ghoul") else ("fight",)))
    t.fail_checks()
    t.do("weapons none")
    t.pass_checks()
    for _ in range(toughness - 1):
        t.do("spend-clue")
        assert "accept" in t.legal
    t.do("spend-clue")
    assert "accept" not in t.legal


@pytest.mark.parametrize(
    ("environment", "stat", "healer"),
    [
        ("dreams-of-a-sunken-city", "sanity", "carolyn-fern"),
        ("a-strange-plague", "stamina", "vincent-lee"),
    ],
)
def test_20_only_the_healer_and_the_house_heal(environment: str, stat: str, healer: str) -> None:
    t = one(healer, at="uptown", sanity=1, stamina=1, cards=["healing-stone"])
    t.environment(environment)
    t.upkeep(0)
    t.effect(0, [{"gain": stat, "n": 2}])
    assert t.me[stat] == 1
    t.do("restore 0")
    assert t.me[stat] == 2


@pytest.mark.parametrize("spell", ["heal", "voice-of-ra"])
def test_20_no_upkeep_spell_in_an_eclipse(spell: str) -> None:
    t = one(cards=[spell], stamina=1)
    t.environment("solar-eclipse")
    t.upkeep(0)
    t.refused(f"cast {spell}")


def test_20_no_ward_no_mists_no_way_home_in_an_eclipse() -> None:
    t = meeting("zombie", cards=["mists-of-releh", "flesh-ward"])
    t.environment("solar-eclipse")
    t.fail_checks()
    t.do("evade zombie-1")
    assert t.legal == ["accept"]
    t.do("accept")
    assert t.me["stamina"] == 3
    t = two(at="rlyeh:1", cards=["find-gate"])
    t.gate("woods", "rlyeh")
    t.environment("solar-eclipse")
    t.movement(0)
    assert t.me["at"] == "rlyeh/2"


def test_20_an_alignment_lets_the_weak_cast() -> None:
    t = meeting("cultist", cards=["dread-curse-of-azathoth", "knife"], sanity=1, sliders=(1, 1, 3))
    t.environment("planetary-alignment")
    t.pass_checks()
    t.do("fight cultist-1", "fight", "cast dread-curse-of-azathoth")
    assert t.me["sanity"] == 1


# Movement with others


def test_6_1_two_in_an_other_world_trade() -> None:
    t = two(at="rlyeh:1", cards=["knife"])
    t.put(1, at="rlyeh:1")
    t.gate("woods", "rlyeh")
    t.movement(0)
    assert "give 1 knife" in t.legal
    t.do("give 1 knife", "go-on")
    assert t.who(1)["cards"] == ["knife"]
    assert t.me["at"] == "rlyeh/2"


def test_6_1_the_two_areas_of_a_world_are_not_one() -> None:
    t = two(at="rlyeh:1", cards=["knife"])
    t.put(1, at="rlyeh:2")
    t.gate("woods", "rlyeh")
    t.movement(0)
    assert t.who(1)["cards"] == []
    assert t.me["at"] == "rlyeh/2"


def test_6_1_no_wagon_into_or_out_of_a_blocked_street() -> None:
    t = one(at="uptown", cards=["patrol-wagon"])
    t.seal("the-witch-house")
    t.mythos("fourth-of-july-parade")
    t.do("done")
    t.refused("wagon merchant-district")
    assert "wagon river-docks" in t.legal


def test_6_1_after_stay_nothing_is_read() -> None:
    t = meeting("zombie", cards=["old-journal", "map-of-arkham"])
    t.do("stay")
    t.refused("read old-journal")
    t.refused("use map-of-arkham")


def test_6_1_a_tome_may_be_read_beside_a_monster() -> None:
    t = meeting("zombie", cards=["old-journal"])
    t.pass_checks()
    t.do("read old-journal")
    assert t.me["clues"] == 3
    assert moves(t) == set()
    assert "evade zombie-1" in t.legal


def test_6_1_a_point_read_away_is_not_walked() -> None:
    t = two(at="uptown", cards=["old-journal"])
    t.movement(0)
    t.fail_checks()
    t.do("read old-journal", "accept", "move southside")
    assert moves(t) == set()


def test_6_1_walked_points_are_not_read() -> None:
    t = two(at="uptown", cards=["ancient-tome"])
    t.movement(0)
    t.do("move southside")
    t.refused("read ancient-tome")


def test_6_1_an_exhausted_copy_is_given_first() -> None:
    t = two(at="uptown", cards=["bullwhip", "bullwhip"], exhausted=["bullwhip"])
    t.put(1, at="uptown")
    t.movement(0)
    t.do("give 1 bullwhip")
    assert t.me["exhausted"] == []
    assert t.who(1)["exhausted"] == ["bullwhip"]


def test_14_a_closed_gate_leaves_no_marker_to_anybody() -> None:
    t = two(other="jenny-barnes", at="woods", explored=True)
    t.put(1, at="woods", explored=True)
    t.gate("woods", "the-dreamlands")
    t.gate("graveyard", "rlyeh")
    t.deck("uptown", "uptown-5")
    t.pass_checks()
    t.encounters(0)
    t.do("close lore")
    assert t.me["state"] == []
    assert t.who(1)["state"] == []


# Abilities over turns


def test_19_mandy_helps_again_next_turn() -> None:
    t = quiet(one("mandy-thompson", at="uptown"))
    t.movement(0)
    t.fail_checks()
    check(t, "lore")
    t.do("reroll mandy-thompson", "accept")
    t.do("stay")
    assert t.turn == 2
    check(t, "lore")
    assert "reroll mandy-thompson" in t.legal


def test_19_the_healers_heal_again_next_turn() -> None:
    t = quiet(one("carolyn-fern", at="uptown", sanity=1))
    t.upkeep(0)
    t.do("restore 0", "done", "stay")
    assert t.turn == 2
    t.do("restore 0")
    assert t.me["sanity"] == 3


def test_5_voice_of_ra_is_over_next_turn_and_moves_nobody() -> None:
    t = quiet(one(at="uptown", cards=["voice-of-ra"]))
    t.upkeep(0)
    t.pass_checks()
    t.do("cast voice-of-ra", "done", "move southside", "move uptown")
    assert moves(t) == set()
    t.do("stay")
    dice(t)
    check(t, "luck")
    assert len(dice(t)) == 3


def test_19_joes_hunch_in_combat() -> None:
    t = meeting("cultist", who="joe-diamond", clues=1)
    t.fail_checks()
    t.do("fight cultist-1", "fight")
    t.dice(1, 6)
    t.do("spend-clue")
    assert trophies(t) == ["cultist-1"]


def test_19_darrell_chooses_on_a_ride_between_three() -> None:
    t = visiting("mas-boarding-house", "southside-2", "southside-1", who="darrell-simmons")
    t.deck("french-hill", "french-hill-1", "french-hill-2", "french-hill-3")
    t.encounters(0)
    t.do("pick 1", "yes")
    assert t.me["at"] == "silver-twilight-lodge"
    assert set(t.legal) == {"pick 1", "pick 2", "pick 3"}


def test_19_kate_is_drawn_through_a_gate_she_walks_into() -> None:
    t = two("kate-winthrop", other="jenny-barnes", at="woods")
    t.put(1, at="st-marys-hospital", stamina=1)
    t.gate("woods", "rlyeh")
    t.encounters(0)
    assert t.me["at"] == "rlyeh/1"


# The final battle's checks are plain skill checks


@pytest.mark.parametrize(
    ("ancient_one", "card", "dice_"),
    [
        ("hastur", "lantern", 3 + 1 + 1),
        ("hastur", "skill-luck", 3 + 1 + 1),
        ("ithaqua", "skill-fight", 2 + 1 + 1),
        ("yig", "eric-colt", 2 + 1 + 2),
        ("shub-niggurath", "dark-cloak", 3 + 1),
        ("yog-sothoth", "cross", 3 + 1),
        ("yog-sothoth", "john-legrasse", 3 + 1 + 2),
        ("nyarlathotep", "professor-armitage", 2 + 1 + 2),
    ],
)
def test_17_what_helps_against_his_attack(ancient_one: str, card: str, dice_: int) -> None:
    t = one(
        ancient_one=ancient_one,
        cards=[card],
        clues=2,
        monster_trophies=["ghoul"],
        gate_trophies=["rlyeh"],
    )
    t.pass_checks()
    t.final_battle()
    t.do("done")
    strike(t)
    assert len(t.rolled[0]) == dice_


def test_17_stealth_and_marksman_do_not_reroll_it() -> None:
    t = awake("ithaqua", cards=["marksman", "stealth", "lucky-cigarette-case"])
    t.fail_checks()
    t.do("done")
    strike(t)
    assert set(t.legal) <= {"accept", "reroll lucky-cigarette-case"}
    assert outcome(t) == "open"
