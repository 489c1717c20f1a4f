"""§12, §20, R84: the abilities of the headlines."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.figures import figures, monsters
from tests.engine.arkham_horror.mythos_rows import QUIET, resolve
from tests.engine.arkham_horror.table import Table, table

AWAY = "the-dreamlands:1"


def alone(at: str = AWAY, **start: Any) -> Table:
    t = table("amanda-sharpe")
    t.put(0, at=at, **start)
    return t


# monsters back into the cup

CLEARED = [
    ("campus-security-increased", "miskatonic-university science-building administration library", "uptown"),
    (
        "church-group-reclaims-southside",
        "southside mas-boarding-house south-church historical-society",
        "uptown",
    ),
    ("gangs-clean-up-easttown", "easttown hibbs-roadhouse velmas-diner police-station", "downtown"),
    ("lodge-members-watch-the-night", "french-hill the-witch-house silver-twilight-lodge", "southside"),
    ("merchants-march-on-crime", "merchant-district unvisited-isle river-docks the-unnamable", "rivertown"),
    (
        "police-step-up-patrols-in-northside",
        "northside train-station newspaper curiositie-shoppe",
        "downtown",
    ),
    ("private-security-hired-in-uptown", "uptown woods ye-olde-magick-shoppe st-marys-hospital", "southside"),
    ("rivertown-residents-take-back-streets", "rivertown graveyard black-cave general-store", "easttown"),
    ("vigilante-guards-the-night", "downtown bank-of-arkham arkham-asylum independence-square", "northside"),
]


@pytest.mark.parametrize(("card", "areas", "beside"), CLEARED, ids=[row[0] for row in CLEARED])
def test_20_a_neighbourhood_is_cleared(card: str, areas: str, beside: str) -> None:
    t = alone()
    t.monster("dark-young", beside)
    for kind, area in zip(("ghost", "ghost", "ghost", "dark-young"), areas.split(), strict=False):
        t.monster(kind, area)
    resolve(t, card)
    assert monsters(t) == {"dark-young-1": beside}
    assert t.now["terror"] == 0


def test_20_big_storm_clears_sky_and_outskirts() -> None:
    t = alone()
    t.monster("ghost", "downtown")
    t.monster("byakhee", "sky")
    t.monster("ghost", "outskirts")
    resolve(t, "big-storm-sweeps-arkham")
    assert monsters(t) == {"ghost-1": "downtown"}
    assert t.now["outskirts"] == 0


def test_84_feds_clear_all_streets_but_not_the_sky() -> None:
    t = alone()
    for area in ("northside", "uptown", "merchant-district"):
        t.monster("ghost", area)
    t.monster("byakhee", "sky")
    t.monster("dark-young", "library")
    t.monster("dark-young", "outskirts")
    resolve(t, "feds-raid-arkham")
    assert monsters(t) == {"byakhee-1": "sky", "dark-young-1": "library"}
    assert t.now["outskirts"] == 1


def test_20_manhunt_clears_all_locations() -> None:
    t = alone()
    for area in ("woods", "arkham-asylum", "library"):
        t.monster("ghost", area)
    t.monster("byakhee", "sky")
    t.monster("dark-young", "northside")
    resolve(t, "manhunt-in-arkham")
    assert monsters(t) == {"byakhee-1": "sky", "dark-young-1": "northside"}


@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("bizarre-dreams-plague-citizens", ("gug", "nightgaunt")),
        ("goat-like-creature-spotted-in-woods", ("dark-young", "dark-young")),
        ("scientist-warns-of-dimensional-rift", ("dimensional-shambler", "hound-of-tindalos")),
        ("strange-tremors-cease", ("chthonian", "dhole")),
    ],
)
def test_20_kinds_return_and_terror_rises_once(card: str, kinds: tuple[str, str]) -> None:
    t = alone()
    t.monster("ghost", "uptown")
    t.monster(kinds[0], "uptown")
    t.monster(kinds[1], "library")
    resolve(t, card)
    assert monsters(t) == {"ghost-1": "uptown"}
    assert t.now["terror"] == 1


@pytest.mark.parametrize(
    "card",
    [
        "bizarre-dreams-plague-citizens",
        "goat-like-creature-spotted-in-woods",
        "scientist-warns-of-dimensional-rift",
        "strange-tremors-cease",
    ],
)
def test_20_without_such_a_monster_terror_stays(card: str) -> None:
    t = alone()
    t.monster("ghost", "uptown")
    resolve(t, card)
    assert monsters(t) == {"ghost-1": "uptown"}
    assert t.now["terror"] == 0


def test_84_kinds_return_from_the_sky_but_not_from_the_outskirts() -> None:
    t = alone()
    t.monster("nightgaunt", "sky")
    t.monster("gug", "outskirts")
    resolve(t, "bizarre-dreams-plague-citizens")
    assert monsters(t) == {}
    assert (t.now["outskirts"], t.now["terror"]) == (1, 1)


def test_84_only_in_the_outskirts_is_none_at_all() -> None:
    t = alone()
    t.monster("gug", "outskirts")
    resolve(t, "bizarre-dreams-plague-citizens")
    assert (t.now["outskirts"], t.now["terror"]) == (1, 0)


# monsters appear

SPAWNED = [
    ("ghost-ship-docks-by-itself", "merchant-district"),
    ("horror-at-groundbreaking", "miskatonic-university"),
    ("lodge-member-held-for-questioning", "french-hill"),
    ("picnickers-panic", "downtown"),
    ("sheldon-gang-turns-to-police-for-aid", "uptown"),
    ("slum-murders-continue", "easttown"),
    ("southside-strangler-suspected", "southside"),
    ("terror-at-the-train-station", "northside"),
    ("witch-burning-anniversary", "rivertown"),
]


@pytest.mark.parametrize(("card", "street"), SPAWNED, ids=[row[0] for row in SPAWNED])
def test_20_two_monsters_appear_and_do_not_move(card: str, street: str) -> None:
    t = alone()
    t.cup("cultist", "witch")
    resolve(t, card)
    assert monsters(t) == {"cultist-1": street, "witch-1": street}


def test_20_spawned_monsters_over_the_limit_go_to_the_outskirts() -> None:
    t = alone()
    for _ in range(3):
        t.monster("ghost", "uptown")
    t.cup("cultist", "witch")
    resolve(t, "picnickers-panic")
    assert t.now["monsters"]["downtown"] == ["cultist-1"]
    assert t.now["outskirts"] == 1


def test_79_none_is_spawned_in_kates_street() -> None:
    t = table("kate-winthrop")
    t.put(0, at="downtown")
    resolve(t, "picnickers-panic")
    assert (monsters(t), t.now["outskirts"]) == ({}, 0)


def test_79_beside_kates_street_they_are() -> None:
    t = table("kate-winthrop")
    t.put(0, at="bank-of-arkham")
    t.cup("cultist", "witch")
    resolve(t, "picnickers-panic")
    assert monsters(t) == {"cultist-1": "downtown", "witch-1": "downtown"}


def test_20_arctic_expedition_brings_elder_things_back() -> None:
    t = alone(monster_trophies=["elder-thing", "ghoul", "elder-thing"])
    resolve(t, "miskatonic-arctic-expedition-returns")
    assert monsters(t) == {"elder-thing-1": "river-docks", "elder-thing-2": "river-docks"}
    assert figures(t)["monsters"] == ["ghoul-1"]


def test_84_arctic_expedition_keeps_the_limit() -> None:
    t = alone(monster_trophies=["elder-thing", "elder-thing"])
    for _ in range(3):
        t.monster("ghost", "uptown")
    resolve(t, "miskatonic-arctic-expedition-returns")
    assert len(t.now["monsters"]["river-docks"]) == 1
    assert t.now["outskirts"] == 1


def test_20_arctic_expedition_takes_them_from_everybody() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    t.put(0, at=AWAY, monster_trophies=["elder-thing"])
    t.put(1, at=AWAY, monster_trophies=["elder-thing"])
    resolve(t, "miskatonic-arctic-expedition-returns")
    assert len(t.now["monsters"]["river-docks"]) == 2
    assert [figures(t, seat)["monsters"] for seat in (0, 1)] == [[], []]


# terror, luck, jail


def test_20_family_found_butchered() -> None:
    t = alone()
    resolve(t, "family-found-butchered")
    assert t.now["terror"] == 1


def test_20_all_quiet_blesses_whoever_is_lucky_wherever_he_is() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    t.put(0, at=AWAY, sliders=(1, 1, 0))
    t.put(1, at="newspaper", sliders=(1, 1, 0))
    t.dice(5, 1, 1, 1, 1, 1, 1)
    resolve(t, "all-quiet-in-arkham")
    t.do("accept")
    assert t.rolled == [[5, 1, 1], [1, 1, 1, 1]]
    assert (t.who(0)["cards"], t.who(1)["cards"]) == (["blessing"], [])


def test_20_all_quiet_takes_a_curse_away() -> None:
    t = alone(sliders=(1, 1, 0), cursed=True)
    t.dice(6, 1, 1)
    resolve(t, "all-quiet-in-arkham")
    assert t.me["cards"] == []


def test_20_ill_wind_touches_the_first_player_alone() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    t.first(1)
    t.put(1, sliders=(1, 1, 0))
    t.dice(1, 1, 1, 1)
    resolve(t, "ill-wind-grips-arkham")
    t.do("accept")
    assert t.rolled == [[1, 1, 1, 1]]
    assert (t.who(0)["cards"], t.who(1)["cards"]) == ([], ["curse"])


def test_20_ill_wind_passed() -> None:
    t = alone(sliders=(1, 1, 0))
    t.dice(5, 1, 1)
    resolve(t, "ill-wind-grips-arkham")
    assert (t.phase, t.me["cards"]) == ("upkeep", [])


def test_20_blue_flu_opens_the_jail() -> None:
    t = alone("jail-cell", delayed=True, loses_turn=True)
    resolve(t, "blue-flu")
    assert (t.me["at"], t.me["state"]) == ("police-station", [])


def test_76_under_blue_flu_an_arrest_does_nothing() -> None:
    t = alone("newspaper", money=6)
    resolve(t, "blue-flu")
    t.effect(0, [{"arrest": True}])
    assert (t.me["at"], t.me["state"], t.me["money"]) == ("newspaper", [], 6)


def test_12_blue_flu_ends_after_the_next_mythos() -> None:
    t = alone("newspaper", money=7)
    resolve(t, "blue-flu", QUIET)
    t.effect(0, [{"arrest": True}])
    assert (t.me["at"], sorted(t.me["state"]), t.me["money"]) == ("jail-cell", ["delayed", "loses-turn"], 4)


# back from far away


def test_84_missing_people_go_anywhere_and_are_not_delayed() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    t.put(0, at="lost", delayed=True)
    t.put(1, at=AWAY)
    resolve(t, "missing-people-return")
    assert {"go downtown", "go library", "go st-marys-hospital"} <= set(t.legal)
    assert not {"go lost", "go sky", "go outskirts", "go jail-cell"} & set(t.legal)
    t.do("go library")
    assert (t.me["at"], t.me["state"]) == ("library", [])
    assert figures(t, 1)["at"] == AWAY


def test_84_power_flux_yes_is_a_return() -> None:
    t = alone()
    t.gate("graveyard", "the-dreamlands")
    resolve(t, "strange-power-flux-plagues-city")
    t.do("yes")
    assert (t.me["at"], t.me["state"]) == ("graveyard", ["explored"])


def test_84_power_flux_yes_without_a_gate_is_lost() -> None:
    t = alone()
    resolve(t, "strange-power-flux-plagues-city")
    t.do("yes")
    assert (t.me["at"], t.me["state"]) == ("lost", ["delayed"])


def test_84_power_flux_no() -> None:
    t = alone()
    t.gate("graveyard", "the-dreamlands")
    resolve(t, "strange-power-flux-plagues-city")
    t.do("no")
    assert figures(t)["at"] == AWAY


def test_84_power_flux_asks_nobody_in_arkham() -> None:
    t = alone("newspaper")
    resolve(t, "strange-power-flux-plagues-city")
    assert t.phase == "upkeep"
