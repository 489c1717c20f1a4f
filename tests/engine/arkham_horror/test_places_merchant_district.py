"""§7, §21: the entries of the Merchant District cards: River Docks, the Unnamable, Unvisited Isle."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.location_rows import Row, arrange, play, row
from tests.engine.arkham_horror.table import table

DOCKS = [
    row("merchant-district-1/river-docks pass", dice="15", deck={"spell": "heal"}, cards="heal"),
    row("merchant-district-1/river-docks fail", "accept", dice="14"),
    row("merchant-district-2/river-docks pass", dice="15", deck={"common": "axe cross"}, cards="axe cross"),
    row(
        "merchant-district-2/river-docks fail",
        "accept",
        dice="14",
        deck={"common": "axe cross"},
        cards="axe cross",
        money=3,
        at="jail-cell",
        state="delayed loses-turn",
    ),
    row("merchant-district-3/river-docks 1 success", "accept", dice="115", money=8),
    row("merchant-district-3/river-docks 2 successes", "accept", dice="156", money=11),
    row("merchant-district-3/river-docks 3 successes", "accept", dice="565", money=14),
    row("merchant-district-3/river-docks fail", "accept", dice="114", stamina=2, at="merchant-district"),
    row(
        "merchant-district-4/river-docks pass",
        dice="15",
        deck={"unique": "gate-box"},
        sanity=3,
        cards="gate-box",
    ),
    row(
        "merchant-district-4/river-docks fail",
        "accept",
        dice="14",
        deck={"unique": "gate-box"},
        sanity=2,
        cards="gate-box",
    ),
    row(
        "merchant-district-4/river-docks fail, insane",
        "accept",
        dice="14",
        has={"sanity": 2},
        sanity=1,
        clues=1,
        at="arkham-asylum",
    ),
    row(
        "merchant-district-4/river-docks pass with 2 sanity",
        dice="15",
        has={"sanity": 2},
        deck={"unique": "gate-box"},
        sanity=1,
        cards="gate-box",
    ),
    row("merchant-district-5/river-docks pass", dice="5"),
    row("merchant-district-5/river-docks fail", "accept", dice="1", sanity=3),
    row("merchant-district-6/river-docks pass", dice="1115"),
    row("merchant-district-6/river-docks fail", "accept", dice="1114", at="lost", state="delayed"),
    row("merchant-district-7/river-docks pass", dice="15", deck={"common": "axe"}, cards="axe"),
    row("merchant-district-7/river-docks fail", "accept", dice="14", has={"stamina": 4}, sanity=3, stamina=1),
    row(
        "merchant-district-7/river-docks fail, unconscious",
        "accept",
        dice="14",
        sanity=3,
        stamina=1,
        clues=1,
        at="st-marys-hospital",
    ),
]

UNNAMABLE = [
    row("merchant-district-1/the-unnamable yes", "yes", sanity=2, cards="eric-colt"),
    row(
        "merchant-district-1/the-unnamable ally gone",
        "yes",
        other={"cards": ["eric-colt"]},
        sanity=2,
        clues=5,
    ),
    row(
        "merchant-district-1/the-unnamable insane",
        "yes",
        has={"sanity": 2},
        sanity=1,
        clues=1,
        at="arkham-asylum",
    ),
    row("merchant-district-1/the-unnamable no", "no"),
    row("merchant-district-2/the-unnamable pass", "yes", dice="15", deck={"spell": "heal"}, cards="heal"),
    row("merchant-district-2/the-unnamable fail", "yes", "accept", dice="14", clues=4, state="delayed"),
    row("merchant-district-2/the-unnamable no", "no"),
    row(
        "merchant-district-3/the-unnamable",
        gates="yuggoth",
        cup="cultist",
        at="yuggoth/1",
        state="delayed",
        board={
            "doom": 1,
            "gates": {"the-unnamable": "yuggoth"},
            "monsters": {"the-unnamable": ["cultist-1"]},
        },
    ),
    row("merchant-district-4/the-unnamable pass", dice="5", at="merchant-district"),
    row("merchant-district-4/the-unnamable fail", "accept", dice="1", stamina=1),
    row(
        "merchant-district-5/the-unnamable pass",
        "yes",
        dice="15",
        deck={"unique": "gate-box"},
        cards="gate-box",
    ),
    row("merchant-district-5/the-unnamable fail", "yes", "accept", dice="14", stamina=1, sanity=3),
    row("merchant-district-5/the-unnamable no", "no"),
    row("merchant-district-6/the-unnamable pass", dice="5"),
    row("merchant-district-6/the-unnamable fail", "accept", dice="1", at="lost", state="delayed"),
    row("merchant-district-7/the-unnamable pass", dice="15", deck={"unique": "gate-box"}, cards="gate-box"),
    row("merchant-district-7/the-unnamable fail", "accept", dice="14"),
]

ISLE = [
    row("merchant-district-1/unvisited-isle", deck={"spell": "heal"}, sanity=3, cards="heal"),
    row("merchant-district-1/unvisited-isle insane", has={"sanity": 1}, clues=1, at="arkham-asylum"),
    row("merchant-district-2/unvisited-isle pass", dice="5", cards="john-legrasse"),
    row(
        "merchant-district-2/unvisited-isle ally gone",
        dice="5",
        has={"sanity": 2, "stamina": 1},
        other={"cards": ["john-legrasse"]},
        sanity=6,
        stamina=4,
    ),
    row("merchant-district-2/unvisited-isle fail", "accept", dice="1"),
    row("merchant-district-3/unvisited-isle pass", dice="15", stamina=2),
    row("merchant-district-3/unvisited-isle fail", "accept", dice="14", stamina=2, sanity=3),
    row(
        "merchant-district-3/unvisited-isle unconscious, no check",
        has={"stamina": 1},
        clues=1,
        at="st-marys-hospital",
    ),
    row("merchant-district-4/unvisited-isle pass", dice="15"),
    row("merchant-district-4/unvisited-isle fail", "accept", dice="14", cards="curse"),
    row("merchant-district-5/unvisited-isle pass", dice="5"),
    row("merchant-district-5/unvisited-isle fail", "accept", dice="1", sanity=1),
    row("merchant-district-6/unvisited-isle", sanity=3, clues=3),
    row("merchant-district-6/unvisited-isle insane", has={"sanity": 1}, clues=1, at="arkham-asylum"),
    row("merchant-district-7/unvisited-isle pass", dice="5", clues=4),
    row("merchant-district-7/unvisited-isle fail", "accept", dice="1"),
]


@pytest.mark.parametrize("row", [*DOCKS, *UNNAMABLE, *ISLE], ids=lambda row: row.name)
def test_7_merchant_district(row: Row) -> None:
    play(row)


def test_15_both_stats_at_0_by_one_list_is_devoured() -> None:
    """§15 R20: 2 stamina and 1 sanity are one loss."""
    t = arrange(row("merchant-district-5/the-unnamable", has={"sanity": 1, "stamina": 2}, dice="14"))
    t.encounters(0)
    t.do("yes", "accept")
    assert t.me["id"] is None
    assert t.now["to_act"] == 1


def test_15_losses_with_a_check_between_are_two() -> None:
    """§15 R20: the stamina is lost before the check; knocked out by it, one makes no check (R53)."""
    t = arrange(row("merchant-district-3/unvisited-isle", has={"sanity": 1, "stamina": 1}))
    t.encounters(0)
    assert (t.me["at"], t.me["sanity"], t.me["stamina"]) == ("st-marys-hospital", 1, 1)
    assert t.rolled == []


def test_15_prevention_is_asked_once_per_stat() -> None:
    """§15 R66: sanity before stamina, one card at a time."""
    t = arrange(
        row("merchant-district-7/river-docks", has={"cards": ["food", "whiskey"], "stamina": 4}, dice="14")
    )
    t.encounters(0)
    t.do("accept")
    assert sorted(t.legal) == ["prevent whiskey", "take-it"]
    t.do("prevent whiskey")
    assert sorted(t.legal) == ["prevent food", "take-it"]
    t.do("prevent food")
    assert (t.me["sanity"], t.me["stamina"], t.me["cards"]) == (4, 2, [])


def test_15_prevention_counts_in_a_may() -> None:
    """§4 R54: a `lose` in a `may` is a loss, no cost: Whiskey saves the last sanity, and she is sane."""
    t = arrange(row("merchant-district-1/the-unnamable", has={"sanity": 2, "cards": ["whiskey"]}))
    t.encounters(0)
    t.do("yes", "prevent whiskey")
    assert (t.me["sanity"], t.me["cards"], t.me["at"]) == (1, ["eric-colt"], "the-unnamable")


def test_15_unconscious_loses_half_the_items_and_clues_and_the_retainer() -> None:
    """§15: three items: one; five clues: two; each rounded down."""
    has = {"stamina": 1, "clues": 5, "cards": ["knife", "food", "heal", "skill-luck"], "retainer": True}
    t = arrange(row("merchant-district-3/unvisited-isle", has=has))
    t.encounters(0)
    t.do("take-it", "discard knife")
    assert (t.me["at"], t.me["stamina"], t.me["clues"], t.me["money"]) == ("st-marys-hospital", 1, 3, 5)
    assert sorted(t.me["cards"]) == ["food", "heal", "skill-luck"]


def test_19_mary_is_never_lost() -> None:
    """§15 R92: to South Church at once, not delayed."""
    t = table("sister-mary", "vincent-lee")
    t.put(0, at="river-docks", sliders=(2, 3, 2))
    t.put(1, at="bank-of-arkham")
    t.deck("merchant-district", "merchant-district-6")
    t.dice(1, 1)
    t.encounters(0)
    t.do("accept")
    assert (t.me["at"], t.me["state"]) == ("south-church", [])
