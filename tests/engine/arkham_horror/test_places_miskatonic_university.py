"""§7, §21: the entries of the Miskatonic University cards: Administration, Library, Science Building."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.location_rows import Row, arrange, play, row
from tests.engine.arkham_horror.table import table

STREET = "miskatonic-university"

ADMINISTRATION = [
    row("miskatonic-university-1/administration pass", dice="15", money=10),
    row("miskatonic-university-1/administration fail", "accept", dice="14"),
    row("miskatonic-university-2/administration", clues=3),
    row("miskatonic-university-3/administration pass", dice="15", cards="retainer"),
    row("miskatonic-university-3/administration has one already", dice="15", has={"retainer": True}),
    row("miskatonic-university-3/administration fail", "accept", dice="14"),
    row("miskatonic-university-4/administration pass", "yes", dice="5", deck={"spell": "heal"}, cards="heal"),
    row("miskatonic-university-4/administration fail", "yes", "accept", dice="1", cards="curse"),
    row("miskatonic-university-4/administration no", "no"),
    row(
        "miskatonic-university-5/administration",
        dice="5",
        deck={"downtown": "downtown-6"},
        at="arkham-asylum",
        clues=4,
    ),
    row("miskatonic-university-6/administration pass", dice="15", money=10),
    row("miskatonic-university-6/administration fail", "accept", dice="14"),
    row("miskatonic-university-7/administration pass", "yes", dice="5", money=13),
    row(
        "miskatonic-university-7/administration fail",
        "yes",
        "accept",
        dice="1",
        has={"money": 8},
        money=4,
        at="jail-cell",
        state="delayed loses-turn",
    ),
    row("miskatonic-university-7/administration no", "no"),
]

LIBRARY = [
    row(
        "miskatonic-university-1/library pass",
        dice="15",
        deck={"unique": "gate-box elder-sign necronomicon nameless-cults"},
        cards="necronomicon",
    ),
    row("miskatonic-university-1/library fail", "accept", dice="14", at=STREET),
    row("miskatonic-university-2/library no success", "accept", dice="114", at=STREET),
    row(
        "miskatonic-university-2/library 1 success",
        "accept",
        "keep wither",
        dice="115",
        deck={"spell": "wither heal"},
        cards="wither",
    ),
    row(
        "miskatonic-university-2/library 2 successes",
        "accept",
        dice="155",
        deck={"unique": "gate-box"},
        cards="gate-box",
    ),
    row(
        "miskatonic-university-2/library 3 successes",
        "accept",
        dice="555",
        deck={"unique": "gate-box"},
        cards="gate-box",
    ),
    row("miskatonic-university-3/library pass", dice="5 6", clues=8),
    row("miskatonic-university-3/library fail", "accept", dice="1", sanity=2, stamina=1),
    row("miskatonic-university-4/library loses in the Dreamlands", deck={"gate": "yellow-10"}, sanity=3),
    row("miskatonic-university-4/library nothing there", deck={"gate": "blue-5"}),
    row(
        "miskatonic-university-4/library a delay comes back too",
        "accept",
        dice="14",
        deck={"gate": "blue-7"},
        state="delayed",
    ),
    row(
        "miskatonic-university-4/library lost there",
        "accept",
        dice="14",
        deck={"gate": "red-6"},
        at="lost",
        state="delayed",
    ),
    row("miskatonic-university-4/library return ends it", dice="115", deck={"gate": "blue-8"}),
    row("miskatonic-university-4/library advance ends it", dice="15", deck={"gate": "green-11"}),
    row(
        "miskatonic-university-4/library unconscious there",
        "accept",
        dice="1",
        deck={"gate": "red-5"},
        stamina=1,
        clues=1,
        at="lost",
        state="delayed",
    ),
    row("miskatonic-university-5/library", sanity=3),
    row("miskatonic-university-6/library pays", "yes", money=1),
    row("miskatonic-university-6/library does not pay", "no", at=STREET),
    row("miskatonic-university-6/library with $3 not asked", has={"money": 3}, at=STREET),
    row("miskatonic-university-7/library pass", dice="5", money=10),
    row("miskatonic-university-7/library fail", "accept", dice="1"),
]

TWO_GATES = {"woods": "rlyeh", "graveyard": "the-abyss"}

SCIENCE = [
    row("miskatonic-university-1/science-building", cards="blessing"),
    row("miskatonic-university-1/science-building lifts a curse", has={"cursed": True}, cards=""),
    row("miskatonic-university-2/science-building pass", dice="15", deck={"spell": "heal"}, cards="heal"),
    row(
        "miskatonic-university-2/science-building fail, the spell itself",
        "accept",
        dice="14",
        deck={"spell": "heal"},
    ),
    row(
        "miskatonic-university-2/science-building fail, an item of two",
        "accept",
        "lose knife",
        dice="14",
        has={"cards": ["knife"]},
        deck={"spell": "heal"},
        cards="heal",
    ),
    row(
        "miskatonic-university-3/science-building two spells",
        has={"cards": ["heal", "wither"]},
        deck={"unique": "gate-box"},
        cards="heal wither gate-box",
        at=STREET,
    ),
    row(
        "miskatonic-university-3/science-building three spells",
        has={"cards": ["heal", "wither", "find-gate"]},
    ),
    row("miskatonic-university-4/science-building yes", "yes", stamina=1, cards="sir-william-brinton"),
    row(
        "miskatonic-university-4/science-building ally gone",
        "yes",
        other={"cards": ["sir-william-brinton"]},
        stamina=1,
        money=10,
    ),
    row(
        "miskatonic-university-4/science-building unconscious",
        "yes",
        has={"stamina": 2},
        stamina=1,
        clues=1,
        at="st-marys-hospital",
    ),
    row("miskatonic-university-4/science-building no", "no"),
    row(
        "miskatonic-university-5/science-building pass", "yes", "split 2 1", dice="115 3", sanity=6, stamina=4
    ),
    row(
        "miskatonic-university-5/science-building fail",
        "yes",
        "accept",
        dice="114",
        has={"stamina": 2},
        stamina=3,
    ),
    row("miskatonic-university-5/science-building no", "no"),
    row("miskatonic-university-6/science-building pass, no", "no", dice="15"),
    row("miskatonic-university-6/science-building fail", "accept", dice="14"),
    row(
        "miskatonic-university-7/science-building pass, one of two gates",
        "yes",
        dice="5 5 4",
        open=TWO_GATES,
        monsters={"uptown": "star-spawn", "easttown": "ghoul"},
        board={"gates": {"woods": "rlyeh"}, "monsters": {"uptown": ["star-spawn-1"]}},
    ),
    row("miskatonic-university-7/science-building pass, none closes", "yes", dice="5 1 4", open=TWO_GATES),
    row("miskatonic-university-7/science-building pass, no gate", "yes", dice="5"),
    row(
        "miskatonic-university-7/science-building fail",
        "yes",
        "accept",
        dice="1 2",
        open=TWO_GATES,
        stamina=1,
        at="st-marys-hospital",
    ),
    row(
        "miskatonic-university-7/science-building fail, unconscious",
        "yes",
        "accept",
        dice="1 5",
        stamina=1,
        clues=1,
        at="st-marys-hospital",
    ),
    row("miskatonic-university-7/science-building no", "no", open=TWO_GATES),
]


@pytest.mark.parametrize("row", [*ADMINISTRATION, *LIBRARY, *SCIENCE], ids=lambda row: row.name)
def test_7_miskatonic_university(row: Row) -> None:
    play(row)


def test_21_replaced_investigator_leaves_the_seat_empty() -> None:
    """§15 R94: the seat is empty, trophies gone too; the named one starts next turn at home."""
    has = {"monster_trophies": ["ghoul"], "gate_trophies": ["rlyeh"], "cards": ["knife"]}
    t = arrange(row("miskatonic-university-6/science-building", has=has, dice="15"))
    t.encounters(0)
    t.do("encounter", "yes")
    t.refused("replace jenny-barnes")
    t.refused("replace vincent-lee")
    t.do("replace sister-mary")
    assert t.me["id"] is None
    assert t.now["to_act"] == 1


def test_15_a_card_that_raises_a_maximum_does_not_heal() -> None:
    """§15 R91: Brinton raises the maximum of stamina, not the value."""
    t = arrange(row("miskatonic-university-4/science-building"))
    t.encounters(0)
    t.do("yes")
    assert (t.me["stamina"], t.me["max_stamina"]) == (1, 5)


def test_7_a_visit_is_no_stay_in_the_other_world() -> None:
    """§7 R68: no further Other World encounter that turn: nobody is asked before the next Upkeep."""
    t = table("jenny-barnes")
    t.put(0, at="library", sanity=4, sliders=(2, 2, 2))
    t.deck("miskatonic-university", "miskatonic-university-4")
    t.deck("gate", "yellow-10")
    t.deck("mythos", "big-storm-sweeps-arkham")
    t.encounters(0)
    assert (t.phase, t.turn, t.me["at"], t.me["sanity"]) == ("upkeep", 2, "library", 3)


def test_7_a_monster_of_a_visit_goes_back_to_the_cup() -> None:
    """§7: evaded, it is on no board."""
    t = arrange(row("northside-2/curiositie-shoppe", deck={"gate": "red-1"}, cup="zombie", dice="14511"))
    t.encounters(0)
    t.do("encounter", "accept", "evade zombie-1")
    assert t.me["at"] == "curiositie-shoppe"
    assert not any(t.now["monsters"].values())


def test_8_the_visit_draws_until_a_colour_fits() -> None:
    """§8: the Abyss is blue or red; green and yellow cards go to the bottom."""
    t = arrange(row("northside-2/curiositie-shoppe", deck={"gate": "green-1 yellow-1 blue-2"}, dice="14"))
    t.encounters(0)
    t.do("encounter", "accept")
    assert (t.me["stamina"], t.me["at"]) == (4, "curiositie-shoppe")


def test_16_the_library_fine_may_not_be_paid_in_part() -> None:
    """§4: a cost may never exceed what one has; $4 is paid to the last dollar."""
    t = arrange(row("miskatonic-university-6/library", has={"money": 4}))
    t.encounters(0)
    t.do("yes")
    assert (t.me["money"], t.me["at"]) == (0, "library")
