"""§7, §21: the entries of the Downtown cards: Arkham Asylum, Bank of Arkham, Independence Square."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.location_rows import Row, arrange, play, row

ITEMS = {"cards": ["knife", "food"]}

ASYLUM = [
    row("downtown-1/arkham-asylum no success", "accept", dice="114", sanity=3, clues=3),
    row("downtown-1/arkham-asylum 1 success", "accept", dice="511", clues=4),
    row("downtown-1/arkham-asylum 2 successes", "accept", dice="561", clues=4),
    row("downtown-1/arkham-asylum 3 successes", "accept", dice="565", clues=5),
    row("downtown-2/arkham-asylum pass", dice="5", deck={"unique": "gate-box"}, cards="gate-box"),
    row("downtown-2/arkham-asylum fail", "accept", dice="4", at="downtown"),
    row("downtown-3/arkham-asylum pass", dice="6", at="downtown"),
    row(
        "downtown-3/arkham-asylum fail",
        "accept",
        dice="1",
        at="jail-cell",
        money=3,
        state="delayed loses-turn",
    ),
    row(
        "downtown-3/arkham-asylum fail with no money",
        "accept",
        dice="1",
        has={"money": 0},
        at="jail-cell",
        state="delayed loses-turn",
    ),
    row("downtown-4/arkham-asylum pass", "yes", dice="15", deck={"spell": "wither"}, cards="wither"),
    row("downtown-4/arkham-asylum fail", "yes", "accept", dice="14"),
    row("downtown-4/arkham-asylum no", "no"),
    row("downtown-5/arkham-asylum 2 successes", dice="55", deck={"skill": "marksman"}, cards="marksman"),
    row("downtown-5/arkham-asylum 1 success, nothing to lose", "accept", dice="51"),
    row("downtown-5/arkham-asylum fail, clues alone", "accept", dice="11", has={"clues": 4}, clues=0),
    row(
        "downtown-5/arkham-asylum fail, skill alone",
        "accept",
        dice="11",
        has={"cards": ["marksman"]},
        cards="",
    ),
    row(
        "downtown-5/arkham-asylum fail, one of two skills",
        "accept",
        "lose bravery",
        dice="11",
        has={"cards": ["marksman", "bravery"]},
        cards="marksman",
    ),
    row(
        "downtown-5/arkham-asylum fail, just two spells",
        "accept",
        dice="11",
        has={"cards": ["wither", "heal"]},
        cards="",
    ),
    row(
        "downtown-5/arkham-asylum fail, clues or skill",
        "accept",
        "choose clues",
        dice="11",
        has={"clues": 5, "cards": ["marksman"]},
        clues=1,
    ),
    row(
        "downtown-5/arkham-asylum fail, two of three spells",
        "accept",
        "choose spells",
        "lose wither heal",
        dice="51",
        has={"cards": ["wither", "shrivelling", "heal", "marksman"]},
        cards="shrivelling marksman",
    ),
    row("downtown-6/arkham-asylum pass", dice="5", clues=4),
    row("downtown-6/arkham-asylum fail", "accept", dice="1", stamina=2),
    row("downtown-7/arkham-asylum resists, pass", "yes", dice="5"),
    row(
        "downtown-7/arkham-asylum resists, fail",
        "yes",
        "accept",
        dice="1",
        has={"sanity": 3},
        sanity=5,
        state="loses-turn",
    ),
    row("downtown-7/arkham-asylum does not resist", "no", has={"sanity": 3}, sanity=5, state="loses-turn"),
]

BANK = [
    row("downtown-1/bank-of-arkham stays", "stay-put"),
    row("downtown-1/bank-of-arkham to a street", "go uptown", at="uptown"),
    row(
        "downtown-1/bank-of-arkham to a location",
        "go newspaper",
        deck={"northside": "northside-2"},
        at="newspaper",
        money=10,
    ),
    row(
        "downtown-2/bank-of-arkham pass",
        "yes",
        dice="51",
        deck={"unique": "gate-box"},
        money=3,
        cards="gate-box",
    ),
    row(
        "downtown-2/bank-of-arkham fail",
        "yes",
        "accept",
        dice="41",
        deck={"common": "food"},
        money=3,
        cards="food",
    ),
    row("downtown-2/bank-of-arkham no", "no"),
    row("downtown-2/bank-of-arkham with $1 not asked", has={"money": 1}),
    row("downtown-3/bank-of-arkham pass", dice="16"),
    row("downtown-3/bank-of-arkham fail", "accept", dice="14", money=0),
    row("downtown-3/bank-of-arkham with a knife", "weapons knife", dice="511", has=ITEMS),
    row("downtown-3/bank-of-arkham knife not used", "weapons none", "accept", dice="11", has=ITEMS, money=0),
    row(
        "downtown-3/bank-of-arkham dynamite is used up",
        "weapons dynamite",
        dice="5111111111",
        has={"cards": ["dynamite"]},
        cards="",
    ),
    row(
        "downtown-3/bank-of-arkham a spell helps",
        "cast wither",
        "weapons knife",
        dice="511 511111",
        has={"cards": ["wither", "knife"]},
    ),
    row("downtown-4/bank-of-arkham pass", dice="5", cards="blessing"),
    row("downtown-4/bank-of-arkham fail", "accept", dice="1", cards="curse"),
    row("downtown-5/bank-of-arkham pass", dice="5", money=7),
    row("downtown-5/bank-of-arkham fail", "accept", dice="1"),
    row("downtown-6/bank-of-arkham", sanity=3),
    row(
        "downtown-6/bank-of-arkham insane",
        has={"sanity": 1, "clues": 3},
        at="arkham-asylum",
        sanity=1,
        clues=2,
    ),
    row("downtown-7/bank-of-arkham", money=10, sanity=3),
]

SQUARE = [
    row("downtown-1/independence-square", stamina=4),
    row("downtown-1/independence-square at the maximum", has={"stamina": 4}),
    row("downtown-2/independence-square pass", dice="15", clues=4, cards="anna-kaslow"),
    row("downtown-2/independence-square ally gone", dice="15", other={"cards": ["anna-kaslow"]}, clues=4),
    row("downtown-2/independence-square fail", "accept", dice="11"),
    row("downtown-3/independence-square pass", dice="15"),
    row("downtown-3/independence-square fail", "accept", dice="11", stamina=2, sanity=3),
    row("downtown-4/independence-square pass", dice="5", has=ITEMS),
    row("downtown-4/independence-square fail without items", "accept", dice="1"),
    row(
        "downtown-4/independence-square fail with one item",
        "accept",
        dice="1",
        has={"cards": ["heal"]},
        cards="",
    ),
    row(
        "downtown-4/independence-square fail with two",
        "accept",
        "lose knife",
        dice="1",
        has=ITEMS,
        cards="food",
    ),
    row(
        "downtown-4/independence-square derringer alone", "accept", dice="1", has={"cards": ["18-derringer"]}
    ),
    row(
        "downtown-4/independence-square derringer named instead",
        "accept",
        "lose 18-derringer",
        dice="1",
        has={"cards": ["18-derringer", "food"]},
        cards="food",
    ),
    row("downtown-5/independence-square pass", dice="15"),
    row("downtown-5/independence-square fail", "accept", dice="11", at="downtown"),
    row(
        "downtown-6/independence-square buys",
        "yes",
        "buy elder-sign",
        dice="15",
        deck={"unique": "elder-sign"},
        money=1,
        cards="elder-sign",
    ),
    row(
        "downtown-6/independence-square does not buy",
        "yes",
        "buy none",
        dice="15",
        deck={"unique": "elder-sign"},
    ),
    row(
        "downtown-6/independence-square cannot buy",
        "yes",
        dice="15",
        deck={"unique": "elder-sign"},
        has={"money": 3},
    ),
    row("downtown-6/independence-square fail", "yes", "accept", dice="11", stamina=2, cards="curse"),
    row("downtown-6/independence-square no", "no"),
    row(
        "downtown-7/independence-square pass",
        dice="15",
        deck={"spell": "heal"},
        stamina=2,
        clues=4,
        cards="heal",
    ),
    row(
        "downtown-7/independence-square unconscious first",
        dice="15",
        has={"stamina": 1},
        at="st-marys-hospital",
        stamina=1,
        clues=1,
    ),
    row(
        "downtown-7/independence-square fail",
        "accept",
        dice="11",
        gates="rlyeh",
        at="rlyeh/1",
        state="delayed",
        board={"doom": 1, "gates": {"independence-square": "rlyeh"}},
    ),
]


@pytest.mark.parametrize("row", [*ASYLUM, *BANK, *SQUARE], ids=lambda row: row.name)
def test_7_downtown(row: Row) -> None:
    play(row)


def test_7_any_area_offers_all_but_the_present_one() -> None:
    """§7 R96: every street and open location."""
    t = arrange(row("downtown-1/bank-of-arkham"))
    t.close("general-store")
    t.encounters(0)
    t.do("encounter")
    t.refused("go bank-of-arkham")
    t.refused("go general-store")
    assert sum(action.startswith("go ") for action in t.legal) == 9 + 26 - 2
    assert "stay-put" in t.legal


def test_7_nested_move_ignores_monsters_and_clues() -> None:
    """§7: an encounter elsewhere, as if nothing stood there."""
    t = arrange(row("downtown-1/bank-of-arkham", deck={"uptown": "uptown-5"}))
    t.monster("ghoul", "ye-olde-magick-shoppe")
    t.clue("ye-olde-magick-shoppe", 2)
    t.encounters(0)
    t.do("encounter", "go ye-olde-magick-shoppe")
    assert (t.me["at"], t.me["clues"], t.now["to_act"]) == ("ye-olde-magick-shoppe", 3, 1)
    assert t.now["clues"]["ye-olde-magick-shoppe"] == 2


def test_7_nested_move_to_an_open_gate_draws_through() -> None:
    """§7: without an explored marker, and without another encounter."""
    t = arrange(row("downtown-1/bank-of-arkham", open={"woods": "rlyeh"}, deck={"uptown": "uptown-4"}))
    t.encounters(0)
    t.do("encounter", "go woods")
    assert (t.me["at"], t.me["state"], t.now["to_act"]) == ("rlyeh/1", [], 1)
    assert t.now["doom"] == 0
