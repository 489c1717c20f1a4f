"""§12, §20, R17, R74, R83: headlines that close locations or block a street through the next turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.figures import monsters
from tests.engine.arkham_horror.mythos_rows import QUIET, resolve
from tests.engine.arkham_horror.table import Table, table

CLOSED = [
    ("city-gripped-by-blackouts", {"general-store", "curiositie-shoppe", "ye-olde-magick-shoppe"}),
    ("strange-lights-on-campus", {"administration", "library", "science-building"}),
    ("temperance-fever-sweeps-city", {"hibbs-roadhouse"}),
]


def alone(at: str, **start: Any) -> Table:
    t = table("amanda-sharpe")
    t.put(0, at=at, **start)
    return t


@pytest.mark.parametrize(("card", "places"), CLOSED, ids=[row[0] for row in CLOSED])
def test_20_locations_close_through_the_next_turn(card: str, places: set[str]) -> None:
    t = alone("the-dreamlands:1")
    resolve(t, card)
    assert set(t.now["closed"]) == places
    resolve(t, QUIET)
    assert set(t.now["closed"]) == set()


def test_6_a_closed_location_cannot_be_entered() -> None:
    t = alone("rivertown")
    resolve(t, "city-gripped-by-blackouts")
    t.movement(0)
    t.refused("move general-store")
    assert "move graveyard" in t.legal


def test_6_after_the_next_mythos_it_can() -> None:
    t = alone("rivertown")
    resolve(t, "city-gripped-by-blackouts", QUIET)
    t.movement(0)
    assert "move general-store" in t.legal


def test_12_closing_moves_investigators_and_monsters_to_the_street() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    t.put(0, at="library")
    t.put(1, at="administration")
    t.monster("ghost", "library")
    resolve(t, "strange-lights-on-campus")
    assert [t.who(seat)["at"] for seat in (0, 1)] == ["miskatonic-university"] * 2
    assert monsters(t) == {"ghost-1": "miskatonic-university"}


def test_17_with_an_open_gate_the_closing_waits() -> None:
    t = alone("miskatonic-university")
    t.gate("science-building", "rlyeh")
    t.monster("ghost", "science-building")
    resolve(t, "strange-lights-on-campus")
    assert monsters(t) == {"ghost-1": "science-building"}
    t.movement(0)
    assert "move science-building" in t.legal
    t.refused("move library")


def test_17_an_investigator_at_the_gate_stays_there() -> None:
    t = alone("science-building", explored=True)
    t.gate("science-building", "rlyeh")
    resolve(t, "strange-lights-on-campus")
    assert (t.me["at"], t.me["state"]) == ("science-building", ["explored"])


def test_17_when_the_gate_closes_the_location_does() -> None:
    t = alone("science-building", explored=True)
    t.gate("science-building", "another-dimension")
    t.gate("graveyard", "yuggoth")
    resolve(t, "strange-lights-on-campus")
    t.deck("mythos", QUIET)
    t.seal("hibbs-roadhouse")
    t.pass_checks()
    t.encounters(0)
    t.do("close fight")
    assert t.me["at"] == "miskatonic-university"


def test_74_a_gate_opens_at_a_closed_location_and_lifts_the_closing() -> None:
    t = alone("easttown")
    t.close("hibbs-roadhouse")
    t.movement(0)
    t.refused("move hibbs-roadhouse")
    t.cup("warlock")
    t.mythos(QUIET)
    assert list(t.now["gates"]) == ["hibbs-roadhouse"]
    assert monsters(t) == {"warlock-1": "hibbs-roadhouse"}
    t.movement(0)
    assert "move hibbs-roadhouse" in t.legal


def test_74_a_move_into_a_closed_location_ends_in_its_street() -> None:
    t = alone("newspaper")
    resolve(t, "strange-lights-on-campus")
    t.effect(0, [{"move": "library", "encounter": 1}])
    assert t.me["at"] == "miskatonic-university"
    assert t.phase == "upkeep"


# Temperance Fever


def drinker(at: str, *cards: str) -> Table:
    """Amanda with these cards, Sneak 4; Carolyn, who is asked next, in a street."""
    t = table("amanda-sharpe", "carolyn-fern")
    t.put(0, at=at, cards=list(cards), money=5, sliders=(0, 1, 1))
    t.put(1, at="uptown")
    return t


def test_20_temperance_fever_arrests_whoever_has_whiskey() -> None:
    t = drinker("newspaper", "whiskey", "knife")
    t.dice(1, 1, 1)
    resolve(t, "temperance-fever-sweeps-city")
    t.do("accept")
    assert t.rolled == [[1, 1, 1]]
    assert (t.me["at"], sorted(t.me["state"])) == ("jail-cell", ["delayed", "loses-turn"])
    assert (t.me["money"], t.me["cards"]) == (3, ["knife"])


def test_20_temperance_fever_takes_all_whiskey() -> None:
    t = drinker("newspaper", "whiskey", "whiskey")
    t.dice(1, 1, 1)
    resolve(t, "temperance-fever-sweeps-city")
    t.do("accept")
    assert t.me["cards"] == []


def test_20_temperance_fever_passed() -> None:
    t = drinker("newspaper", "whiskey")
    t.dice(5, 1, 1)
    resolve(t, "temperance-fever-sweeps-city")
    assert t.phase == "upkeep"
    assert (t.me["at"], t.me["cards"], t.me["money"]) == ("newspaper", ["whiskey"], 5)


def test_20_temperance_fever_asks_nobody_without_whiskey() -> None:
    t = drinker("newspaper", "knife")
    resolve(t, "temperance-fever-sweeps-city")
    assert (t.rolled, t.phase) == ([], "upkeep")


def test_20_temperance_fever_asks_nobody_in_an_other_world() -> None:
    t = drinker("the-dreamlands:1", "whiskey")
    resolve(t, "temperance-fever-sweeps-city")
    assert (t.rolled, t.me["cards"]) == ([], ["whiskey"])


def test_20_temperance_fever_empties_hibbs() -> None:
    t = alone("hibbs-roadhouse")
    resolve(t, "temperance-fever-sweeps-city")
    assert t.me["at"] == "easttown"


# the Parade blocks the Merchant District


def test_20_the_parade_lets_nobody_in() -> None:
    t = alone("northside")
    resolve(t, "fourth-of-july-parade")
    t.movement(0)
    t.refused("move merchant-district")
    assert "move downtown" in t.legal


def test_74_the_parade_lets_nobody_out() -> None:
    t = alone("merchant-district")
    resolve(t, "fourth-of-july-parade")
    t.movement(0)
    assert not any(text.startswith("move ") for text in t.legal)


def test_74_the_wagon_does_not_enter_the_parade() -> None:
    t = alone("northside", deputy=True)
    resolve(t, "fourth-of-july-parade")
    t.movement(0)
    t.refused("wagon merchant-district")
    assert "wagon uptown" in t.legal


def test_74_the_wagon_does_not_leave_the_parade() -> None:
    t = alone("merchant-district", deputy=True)
    resolve(t, "fourth-of-july-parade")
    t.movement(0)
    assert not any(text.startswith("wagon ") for text in t.legal)


def test_74_monsters_pass_through_the_parade() -> None:
    t = alone("the-dreamlands:1")
    resolve(t, "fourth-of-july-parade")
    t.monster("ghoul", "miskatonic-university")
    t.monster("gug", "merchant-district")
    resolve(t, "blue-flu")
    assert monsters(t) == {"ghoul-1": "merchant-district", "gug-1": "miskatonic-university"}


def test_20_the_parade_ends_after_the_next_mythos() -> None:
    t = alone("northside")
    resolve(t, "fourth-of-july-parade", QUIET)
    t.movement(0)
    assert "move merchant-district" in t.legal


def test_74_an_effect_moves_nobody_into_the_parade() -> None:
    t = alone("newspaper")
    resolve(t, "fourth-of-july-parade")
    t.effect(0, [{"move": "merchant-district"}])
    assert t.me["at"] == "newspaper"
