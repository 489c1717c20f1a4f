"""§15, §6.3, §6.4: lost in time and space, devoured, delayed, arrested, turns lost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.arrange import lose, moves, one, quiet, two
from tests.engine.arkham_horror.table import Table

HOMES = {
    "amanda-sharpe": "bank-of-arkham",
    "ashcan-pete": "river-docks",
    "bob-jenkins": "general-store",
    "carolyn-fern": "arkham-asylum",
    "darrell-simmons": "newspaper",
    "dexter-drake": "ye-olde-magick-shoppe",
    "gloria-goldberg": "velmas-diner",
    "harvey-walters": "administration",
    "jenny-barnes": "train-station",
    "joe-diamond": "police-station",
    "kate-winthrop": "science-building",
    "mandy-thompson": "library",
    "michael-mcglen": "mas-boarding-house",
    "monterey-jack": "curiositie-shoppe",
    "vincent-lee": "st-marys-hospital",
    "sister-mary": "south-church",
}


# Lost in Time and Space


def lost(**put: Any) -> Table:
    """Amanda alone, lost in the Movement Phase of turn 1, no gates to come; asked in the Upkeep of turn 2."""
    t = quiet(one(at="uptown", **put))
    t.movement(0)
    t.effect(0, [{"lost": True}])
    return t


def test_15_the_lost_are_delayed() -> None:
    t = lost()
    assert t.turn == 2
    assert t.me["at"] == "lost"
    assert t.me["state"] == ["delayed"]


def test_15_the_lost_have_an_upkeep_and_stand_up_in_movement() -> None:
    t = lost()
    assert (t.phase, t.now["to_act"]) == ("upkeep", 0)
    t.do("done")
    while t.phase == "movement":
        assert moves(t) == set()
        t.do("stay")
    assert (t.turn, t.me["at"], t.me["state"]) == (3, "lost", [])


def test_15_in_the_upkeep_after_they_return_anywhere() -> None:
    t = lost()
    t.close("general-store")
    t.do("done")
    while t.phase == "movement":
        t.do("stay")
    offered = {a.removeprefix("return ") for a in t.legal}
    assert len(offered) == 9 + 26 - 1
    assert {"uptown", "woods", "independence-square"} <= offered
    assert not offered & {"general-store", "sky", "outskirts", "lost", "jail-cell"}
    t.do("return woods")
    assert t.me["at"] == "woods"
    assert t.me["state"] == []
    t.do("done")
    assert "uptown" in moves(t)


def test_15_the_lost_who_return_at_a_gate_have_no_marker() -> None:
    t = lost()
    t.gate("woods", "rlyeh")
    t.do("done")
    while t.phase == "movement":
        t.do("stay")
    t.do("return woods")
    assert "explored" not in t.me["state"]


def test_15_the_lost_keep_what_they_have() -> None:
    t = lost(clues=3, money=4, cards=["knife", "axe", "stealth"], lodge_member=True)
    assert (t.me["clues"], t.me["money"]) == (3, 4)
    assert t.me["cards"] == ["knife", "axe", "stealth", "silver-twilight-membership"]


def test_8_the_lost_have_no_encounter() -> None:
    t = two(at="lost", delayed=True)
    t.put(1, at="arkham-asylum", sanity=1)
    t.encounters(0)
    assert t.now["to_act"] == 1
    assert t.me["at"] == "lost"


def test_15_mary_is_never_lost() -> None:
    t = one("sister-mary", at="uptown")
    t.effect(0, [{"lost": True}])
    assert (t.me["at"], t.me["state"]) == ("south-church", [])


@pytest.mark.parametrize(("stat", "to"), [("sanity", "arkham-asylum"), ("stamina", "st-marys-hospital")])
def test_15_mary_knocked_out_in_an_other_world_is_cared_for_in_arkham(stat: str, to: str) -> None:
    t = one("sister-mary", at="rlyeh:1")
    t.gate("woods", "rlyeh")
    lose(t, **{stat: 9})
    assert (t.me["at"], t.me[stat]) == (to, 1)


# Devoured


def devoured(**put: Any) -> Table:
    """Amanda alone, devoured in the Movement Phase of turn 1."""
    t = quiet(one(at="uptown", **put))
    t.movement(0)
    t.effect(0, [{"devoured": True}])
    return t


def test_15_a_new_investigator_starts_at_home_next_turn() -> None:
    t = devoured()
    assert t.turn == 2
    assert t.me["id"] in set(HOMES) - {"amanda-sharpe"}
    assert t.me["at"] == HOMES[t.me["id"]]
    assert t.me["sanity"] == t.me["max_sanity"]


def test_15_the_new_investigator_sets_sliders_and_has_his_upkeep() -> None:
    t = devoured()
    while not t.legal[0].startswith("sliders"):
        t.do(t.legal[0])
    assert len(t.legal) == 64
    t.do("sliders 3 2 1")
    assert t.phase == "upkeep"
    assert "done" in t.legal
    assert list(t.me["sliders"]) == [3, 2, 1]


def test_15_cards_clues_and_money_are_gone_trophies_stay() -> None:
    t = two(
        at="uptown",
        clues=5,
        money=9,
        cards=["tommy-gun", "wither", "stealth", "duke"],
        monster_trophies=["ghoul"],
        gate_trophies=["rlyeh"],
    )
    t.effect(0, [{"devoured": True}])
    assert t.me["id"] is None
    assert t.me["cards"] == []
    assert (t.me["clues"], t.me["money"]) == (0, 0)
    assert t.me["trophies"]["monsters"] == ["ghoul-1"]
    assert len(t.me["trophies"]["gates"]) == 1


def test_15_a_devoured_ones_ally_can_be_found_again() -> None:
    t = two(at="uptown", cards=["duke"])
    t.effect(0, [{"devoured": True}])
    t.effect(1, [{"ally": "duke", "else": []}])
    assert t.who(1)["cards"] == ["duke"]


@pytest.mark.parametrize("stat", ["sanity", "stamina"])
def test_15_a_maximum_of_0_devours(stat: str) -> None:
    t = two(at="uptown")
    t.effect(0, [{"max-stat": stat, "n": -4}])
    assert t.me["id"] == "amanda-sharpe"
    t.effect(0, [{"max-stat": stat, "n": -1}])
    assert t.me["id"] is None


def test_15_devoured_in_an_other_world_too() -> None:
    t = two(at="rlyeh:1")
    t.gate("woods", "rlyeh")
    t.effect(0, [{"devoured": True}])
    assert t.me["id"] is None


def test_15_an_empty_seat_is_passed_over() -> None:
    t = two(at="uptown")
    t.effect(0, [{"devoured": True}])
    t.effect(1, [{"each-investigator": [{"gain": "clue", "n": 1}]}])
    assert (t.me["clues"], t.who(1)["clues"]) == (0, 1)


# Arrested, delayed, turns lost


@pytest.mark.parametrize(("money", "left"), [(0, 0), (1, 1), (4, 2), (7, 4)])
def test_6_4_half_the_money_goes_rounded_down(money: int, left: int) -> None:
    t = two(at="uptown", money=money)
    t.movement(0)
    t.effect(0, [{"arrest": True}])
    assert t.me["money"] == left
    assert t.me["at"] == "jail-cell"


def test_20_curfew_arrests_in_the_street() -> None:
    t = two(at="uptown", money=4)
    t.environment("curfew-enforced")
    t.fail_checks()
    t.movement(0)
    t.do("stay", "accept")
    assert t.me["at"] == "jail-cell"
    assert set(t.me["state"]) == {"delayed", "loses-turn"}


def test_20_curfew_leaves_the_deputy_alone() -> None:
    t = two(at="uptown", money=4, deputy=True)
    t.environment("curfew-enforced")
    t.fail_checks()
    t.movement(0)
    t.do("stay")
    assert t.me["at"] == "uptown"


def test_20_curfew_does_not_reach_into_locations() -> None:
    t = two(at="woods", money=4)
    t.environment("curfew-enforced")
    t.movement(0)
    t.do("stay")
    assert t.me["at"] == "woods"


def test_4_who_loses_a_turn_skips_everything_up_to_mythos() -> None:
    t = quiet(two(at="uptown", cards=["map-of-arkham"]))
    t.put(1, at="southside")
    t.movement(0)
    t.do("stay", "stay")
    assert (t.turn, t.now["to_act"]) == (2, 1)
    t.do("done", "done")
    t.effect(0, [{"lose-turn": True}])
    assert t.me["state"] == ["loses-turn"]
    seats = set()
    while t.turn == 2:
        t.do("stay")
    while t.turn == 3:
        seats.add(t.now["to_act"])
        t.do("done" if t.phase == "upkeep" else "stay")
    assert seats == {1}
    assert t.me["state"] == []


def test_6_3_a_delay_before_movement_costs_this_one_only() -> None:
    t = quiet(one(at="uptown"))
    t.encounters(0)
    t.effect(0, [{"delay": True}])
    t.do("done")
    assert moves(t) == set()
    t.do("stay", "done")
    assert "southside" in moves(t)
