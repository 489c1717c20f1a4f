"""§6.1: walking about Arkham, meeting monsters on the way, clues."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.arrange import meeting, moves, one, trophies, two
from tests.engine.arkham_horror.table import Table

NEAR = {
    "northside": "downtown merchant-district train-station newspaper curiositie-shoppe",
    "downtown": "easttown merchant-district northside bank-of-arkham arkham-asylum independence-square",
    "easttown": "downtown rivertown hibbs-roadhouse velmas-diner police-station",
    "rivertown": "easttown french-hill merchant-district graveyard black-cave general-store",
    "french-hill": "miskatonic-university rivertown southside the-witch-house silver-twilight-lodge",
    "southside": "french-hill uptown mas-boarding-house south-church historical-society",
    "uptown": "miskatonic-university southside woods ye-olde-magick-shoppe st-marys-hospital",
    "miskatonic-university": "french-hill merchant-district uptown science-building administration library",
    "merchant-district": "downtown miskatonic-university northside rivertown "
    "unvisited-isle river-docks the-unnamable",
    "woods": "uptown",
    "arkham-asylum": "downtown",
    "silver-twilight-lodge": "french-hill",
}


@pytest.mark.parametrize("area", NEAR)
def test_6_1_one_walks_to_what_is_linked(area: str) -> None:
    t = two(at=area)
    t.movement(0)
    assert moves(t) == set(NEAR[area].split())


def walk(t: Table) -> int:
    """Walk to and fro between Uptown and Southside: how many points there were."""
    steps = 0
    while moves(t):
        t.do("move southside" if t.me["at"] == "uptown" else "move uptown")
        steps += 1
    return steps


@pytest.mark.parametrize(("stop", "points"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_6_1_points_are_the_current_speed(stop: int, points: int) -> None:
    t = two(at="uptown", sliders=(stop, 1, 1))
    t.movement(0)
    assert walk(t) == points
    assert "stay" in t.legal


@pytest.mark.parametrize(
    ("card", "points"),
    [("skill-speed", 3), ("eric-colt", 4), ("richard-upton-pickman", 3), ("ruby-of-rlyeh", 5), ("knife", 2)],
)
def test_6_1_cards_add_to_the_points(card: str, points: int) -> None:
    t = two(at="uptown", cards=[card])
    t.movement(0)
    assert walk(t) == points


@pytest.mark.parametrize("weather", ["icy-conditions", "raining-cats-and-dogs"])
def test_6_1_weather_takes_a_point(weather: str) -> None:
    t = two(at="uptown")
    t.environment(weather)
    t.movement(0)
    assert walk(t) == 1


def test_6_1_points_are_never_below_0() -> None:
    t = two("ashcan-pete", at="uptown", sliders=(0, 1, 1))
    t.environment("icy-conditions")
    t.movement(0)
    assert moves(t) == set()
    assert "stay" in t.legal


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["map-of-arkham"], 3),
        (["motorcycle"], 4),
        (["map-of-arkham", "motorcycle"], 5),
        (["map-of-arkham", "map-of-arkham"], 4),
    ],
)
def test_6_1_map_and_motorcycle_are_exhausted_for_points(cards: list[str], points: int) -> None:
    t = two(at="uptown", cards=cards)
    t.movement(0)
    for card in cards:
        t.do(f"use {card}")
    assert sorted(t.me["exhausted"]) == sorted(cards)
    assert walk(t) == points


def test_6_1_an_exhausted_map_helps_nobody() -> None:
    t = two(at="uptown", cards=["map-of-arkham"], exhausted=["map-of-arkham"])
    t.movement(0)
    t.refused("use map-of-arkham")


def test_6_1_the_map_may_be_used_after_the_last_point() -> None:
    t = two(at="uptown", cards=["map-of-arkham"], sliders=(0, 1, 1))
    t.movement(0)
    t.do("move southside")
    assert moves(t) == set()
    t.do("use map-of-arkham", "move french-hill")
    assert t.me["at"] == "french-hill"


def test_6_1_stay_ends_the_movement() -> None:
    t = two(at="uptown")
    t.movement(0)
    t.do("move southside", "stay")
    assert t.now["to_act"] == 1
    assert t.me["at"] == "southside"


def test_6_1_a_closed_location_cannot_be_entered() -> None:
    t = two(at="rivertown")
    t.close("general-store")
    t.movement(0)
    t.refused("move general-store")
    assert "move graveyard" in t.legal


def test_6_1_a_blocked_street_cannot_be_entered() -> None:
    t = one(at="northside")
    t.seal("the-witch-house")
    t.mythos("fourth-of-july-parade")
    t.do("done")
    assert moves(t) == {"downtown", "train-station", "newspaper", "curiositie-shoppe"}


# Monsters in the way


def test_6_1_no_step_before_the_monsters_here_are_met() -> None:
    t = meeting("zombie")
    assert moves(t) == set()
    assert {"fight zombie-1", "evade zombie-1", "stay"} <= set(t.legal)


def test_6_1_an_evaded_monster_lets_one_go_with_all_points() -> None:
    t = meeting("zombie")
    t.dice(6, 1, 1, 1)
    t.do("evade zombie-1")
    assert walk(t) == 2


def test_6_1_every_monster_must_be_met_in_any_order() -> None:
    t = meeting("zombie", "chthonian")
    t.pass_checks()
    t.do("evade chthonian-1")
    assert moves(t) == set()
    t.refused("evade chthonian-1")
    t.do("evade zombie-1")
    assert "southside" in moves(t)


def test_6_1_a_failed_evade_is_damage_combat_and_the_end_of_all_points() -> None:
    t = meeting("zombie")
    t.dice(1, 1, 1, 1, 6, 1)  # evade 3+1, horror 3-1
    t.do("evade zombie-1", "accept")
    assert t.me["stamina"] == 3
    assert set(t.legal) == {"fight", "flee"}
    t.pass_checks()
    t.do("flee")
    assert moves(t) == set()
    assert "stay" in t.legal


def test_6_1_a_combat_won_costs_all_points_too() -> None:
    t = meeting("cultist", sliders=(3, 3, 1))
    t.pass_checks()
    t.do("fight cultist-1", "fight")
    assert trophies(t) == ["cultist-1"]
    assert moves(t) == set()
    assert "stay" in t.legal


def test_6_1_where_one_stays_every_monster_is_met() -> None:
    t = two(at="southside")
    t.monster("zombie", "uptown")
    t.movement(0)
    t.do("move uptown", "stay")
    assert set(t.legal) == {"fight zombie-1", "evade zombie-1"}
    t.pass_checks()
    t.do("evade zombie-1")
    assert t.now["to_act"] == 1


def test_6_1_nobody_is_met_twice_in_one_stay() -> None:
    t = meeting("zombie")
    t.pass_checks()
    t.do("evade zombie-1", "stay")
    assert t.now["to_act"] == 1


def test_6_1_entering_anew_meets_the_evaded_monster_again() -> None:
    t = meeting("zombie")
    t.pass_checks()
    t.do("evade zombie-1", "move southside", "move uptown", "stay")
    assert set(t.legal) == {"fight zombie-1", "evade zombie-1"}


def test_6_1_an_empty_area_is_left_without_a_question() -> None:
    t = two(at="southside")
    t.monster("zombie", "uptown")
    t.movement(0)
    t.do("move french-hill")
    assert t.me["at"] == "french-hill"


# Clues


def test_6_1_clues_are_taken_where_one_stays() -> None:
    t = two(at="uptown")
    t.clue("woods", 3)
    t.movement(0)
    t.do("move woods", "stay")
    assert set(t.legal) == {f"take-clues {k}" for k in range(4)}
    t.do("take-clues 2")
    assert t.me["clues"] == 2
    assert t.now["clues"]["woods"] == 1


def test_6_1_no_clue_need_be_taken() -> None:
    t = two(at="woods")
    t.clue("woods", 1)
    t.movement(0)
    t.do("stay", "take-clues 0")
    assert t.me["clues"] == 0
    assert t.now["clues"]["woods"] == 1
    assert t.now["to_act"] == 1


def test_6_1_passing_through_takes_none() -> None:
    t = two(at="uptown")
    t.clue("woods", 3)
    t.movement(0)
    t.do("move woods", "move uptown", "stay")
    assert t.now["to_act"] == 1
    assert t.me["clues"] == 0


def test_6_1_clues_come_after_the_last_monster() -> None:
    t = two(at="woods")
    t.clue("woods", 1)
    t.monster("zombie", "woods")
    t.movement(0)
    t.refused("take-clues 1")
    t.do("stay")
    t.refused("take-clues 1")
    t.pass_checks()
    t.do("evade zombie-1", "take-clues 1")
    assert t.me["clues"] == 1


def test_6_1_who_is_knocked_out_takes_none() -> None:
    t = two(at="woods", stamina=2)
    t.clue("woods", 1)
    t.monster("zombie", "woods")
    t.movement(0)
    t.do("stay")
    t.dice(1, 1, 1, 1)
    t.do("evade zombie-1", "accept")
    assert t.me["at"] == "st-marys-hospital"
    assert t.me["clues"] == 0
    assert t.now["clues"]["woods"] == 1
    assert t.now["to_act"] == 1


def test_6_1_there_is_no_clue_at_an_open_gate() -> None:
    t = two(at="uptown")
    t.clue("woods", 2)
    t.gate("woods", "rlyeh")
    t.movement(0)
    t.do("move woods", "stay")
    assert t.now["to_act"] == 1
    assert "woods" not in t.now["clues"]


# What the area does at the end


@pytest.mark.parametrize(("dice", "clues"), [((6,), 1), ((1,), 0)])
def test_6_1_a_street_activity_comes_at_the_end_of_movement(dice: tuple[int, ...], clues: int) -> None:
    t = two(at="miskatonic-university")
    t.environment("egyptian-exhibit-visits-miskatonic-u")
    t.movement(0)
    t.dice(*dice)  # lore 2-1
    t.do("stay")
    if not clues:
        t.do("accept")
    assert t.me["clues"] == clues
    assert t.now["to_act"] == 1


def test_6_1_the_activity_is_missed_by_who_is_knocked_out_before() -> None:
    t = meeting("zombie", at="miskatonic-university", stamina=2)
    t.environment("egyptian-exhibit-visits-miskatonic-u")
    t.do("stay")
    t.dice(1, 1, 1, 1)
    t.do("evade zombie-1", "accept")
    t.pass_checks()
    assert t.me["clues"] == 0
    assert t.now["to_act"] == 1
