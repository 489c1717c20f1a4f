"""The data: ids, references, counts, the board; and that what the language does not know is an error."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

import pytest

from engine.arkham_horror import cards, encounter_cards, language, monsters, sheets, specials, statics
from engine.arkham_horror.board import (
    ARROWS,
    DISTANCE,
    LINKS,
    LOCATIONS,
    MARKERS,
    SPECIALS,
    STREET_OF,
    STREETS,
    UNSTABLE,
    WORLDS,
)
from engine.arkham_horror.limits import BY_PLAYERS, DIMENSIONS
from engine.data import frozen, read

PACKAGE = "engine.arkham_horror"
FILES = (
    "allies", "ancient-ones", "board", "common-items", "gate-cards", "investigators", "limits",
    "location-encounters", "location-specials", "monsters", "mythos", "skills", "special-cards", "spells",
    "unique-items", "worlds",
)  # fmt: skip


def rows(file: str, name: str = "cards") -> Any:
    return read(PACKAGE, file)[name]


def test_2_counts() -> None:
    have = {
        "streets": len(STREETS),
        "locations": len(LOCATIONS),
        "unstable": len(UNSTABLE),
        "investigators": len(sheets.SHEETS),
        "ancient ones": len(rows("ancient-ones", "ancient_ones")),
        "monster kinds": len(monsters.KINDS),
        "monsters": len(monsters.TOKENS),
        "masks": len(monsters.MASKS),
        "gate markers": len(MARKERS),
        "gate cards": len(encounter_cards.GATE_CARDS),
        "location cards": sum(map(len, encounter_cards.LOCATION_CARDS.values())),
        "mythos": len(encounter_cards.MYTHOS),
        "common": len(cards.FULL_DECKS["common"]),
        "unique": len(cards.FULL_DECKS["unique"]),
        "spells": len(cards.FULL_DECKS["spell"]),
        "skills": len(cards.FULL_DECKS["skill"]),
        "allies": len(cards.FULL_DECKS["ally"]),
    }
    assert have == {
        "streets": 9, "locations": 26, "unstable": 11, "investigators": 16, "ancient ones": 8,
        "monster kinds": 29, "monsters": 60, "masks": 5, "gate markers": 16, "gate cards": 49,
        "location cards": 63, "mythos": 67, "common": 44, "unique": 39, "spells": 40, "skills": 20,
        "allies": 11,
    }  # fmt: skip


def test_2_mythos_kinds_and_patterns() -> None:
    kinds = Counter(card.kind for card in encounter_cards.MYTHOS.values())
    assert kinds == {"headline": 36, "environment": 24, "rumor": 6, "special": 1}
    gates = [card for card in encounter_cards.MYTHOS.values() if card.gate]
    patterns = Counter((card.white, card.black) for card in gates)
    assert len(gates) == 66
    assert set(patterns.values()) == {11}
    assert len(patterns) == 6


def test_2_gate_cards_of_each_colour() -> None:
    colours = Counter(card.colour for card in encounter_cards.GATE_CARDS.values())
    assert colours == {"blue": 12, "green": 12, "red": 12, "yellow": 12, None: 1}


def test_3_limits() -> None:
    assert [BY_PLAYERS[n].monsters for n in range(1, 9)] == [n + 3 for n in range(1, 9)]
    assert [BY_PLAYERS[n].outskirts for n in range(1, 9)] == [8 - n for n in range(1, 9)]
    assert [BY_PLAYERS[n].gates for n in range(1, 9)] == [8, 8, 7, 7, 6, 6, 5, 5]
    assert [BY_PLAYERS[n].per_gate for n in range(1, 9)] == [1, 1, 1, 1, 2, 2, 2, 2]


@pytest.mark.parametrize("file", FILES)
def test_ids_are_kebab_case_and_stand_once(file: str) -> None:
    for name, found in read(PACKAGE, file).items():
        if isinstance(found, tuple) and found and isinstance(found[0], Mapping) and "id" in found[0]:
            ids = [row["id"] for row in found]
            assert len(set(ids)) == len(ids), name
            assert all(one == one.lower() and " " not in one and "_" not in one for one in ids)


def test_11_the_board_is_one_and_arrows_follow_links() -> None:
    for area, links in LINKS.items():
        assert all(area in LINKS[near] for near in links)
        assert len(DISTANCE[area]) == len(LINKS)
    for street in STREETS:
        for colour in ("white", "black"):
            assert ARROWS[colour][street] in LINKS[street]
        assert ARROWS["black"][ARROWS["white"][street]] == street
    circuit, at = [], STREETS[0]
    while at not in circuit:
        circuit.append(at)
        at = ARROWS["white"][at]
    assert set(circuit) == set(STREETS)
    for location in LOCATIONS:
        assert LINKS[location] == (STREET_OF[location],)
        assert {ARROWS[colour][location] for colour in ("white", "black")} == {STREET_OF[location]}


def test_7_every_location_has_an_entry_on_each_card_of_its_deck() -> None:
    for deck in rows("location-encounters", "decks"):
        wanted = {location for location in LOCATIONS if STREET_OF[location] == deck["id"]}
        if deck["id"] == "french-hill":
            wanted.add("inner-sanctum")
        for card in deck["cards"]:
            assert set(card["entries"]) == wanted, card["id"]


def test_8_gate_cards_name_only_worlds_of_their_colour() -> None:
    for card in rows("gate-cards"):
        for world in set(card["entries"]) - {"other"}:
            assert card["colour"] in WORLDS[world].colours, card["id"]
        assert card["colour"] is None or "other" in card["entries"]


def test_12_mythos_cards_name_places_and_dimensions() -> None:
    for card in encounter_cards.MYTHOS.values():
        assert card.gate is None or card.gate in UNSTABLE
        assert card.clue is None or card.clue in LOCATIONS
        assert card.white | card.black <= DIMENSIONS
        assert card.rumor is None or card.rumor["activity"] in LINKS


def test_11_monsters_have_a_dimension_and_a_movement() -> None:
    for kind in monsters.KINDS.values():
        assert kind.dimension in DIMENSIONS
        assert kind.movement in {"normal", "fast", "flying", "stationary", "unique"}


def test_16_specials_stand_at_their_location() -> None:
    for row in specials.ROWS:
        assert row["id"] in SPECIALS[row["location"]]
    assert sorted(specials.BY_ID) == sorted(name for found in SPECIALS.values() for name in found)


def test_19_sheets() -> None:
    for row in rows("investigators", "investigators"):
        assert row["home"] in LOCATIONS
        assert row["sanity"] + row["stamina"] == 10
        for stops in row["sliders"].values():
            assert len(stops) == 4
            assert len({first + second for first, second in stops}) == 1


def test_21_every_list_is_compiled() -> None:
    """189 entries of location cards, 144 of gate cards, and all the others."""
    entries = [path for path in language.PATHS if path.split("/")[0].rpartition("-")[0] in STREETS]
    assert len(entries) == 189
    assert (
        len([path for path in language.PATHS if path.split("-")[0] in ("blue", "green", "red", "yellow")])
        == 144
    )


def tables(value: Any) -> Iterable[Any]:
    """Every table of results, however deep."""
    if isinstance(value, Mapping):
        if "table" in value:
            yield value
        for part in value.values():
            yield from tables(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from tables(part)


def test_21_tables_have_no_gap() -> None:
    found = [one for file in FILES for one in tables(read(PACKAGE, file))]
    assert found
    for one in found:
        ends = [(row["min"], row["max"]) for row in one["table"]]
        assert ends[0][0] == (0 if "check" in one else 1)
        assert ends[-1][1] == (None if "check" in one else 6)
        assert all(low[1] + 1 == high[0] for low, high in pairwise(ends))


@pytest.mark.parametrize(
    "wrong",
    [
        [{"fly": True}],
        [{"gain": "wisdom", "n": 1}],
        [{"gain": "clue", "n": "many"}],
        [{"gain": "clue"}],
        [{"gain": "clue", "n": 1, "why": "so"}],
        [{"draw": "tarot", "n": 1}],
        [{"search": "common", "card": "excalibur"}],
        [{"check": "charm", "mod": 0, "pass": [], "fail": []}],
        [{"check": "luck", "mod": "low", "pass": [], "fail": []}],
        [{"check": "luck", "mod": 0, "success": 1, "pass": [{"sing": 1}], "fail": []}],
        [{"if": {"has": "courage", "n": 1}, "then": []}],
        [{"may": [], "cost": {"blood": 1}}],
        [{"move": "innsmouth"}],
        [{"visit": "carcosa", "encounters": 1, "then": "come-back"}],
        [{"take": "ring"}],
        [{"return-monsters": {"kinds": ["unicorn"]}}],
        [{"spawn": 2, "at": "boston"}],
        [{"choose": [{"id": "a", "do": [], "unless": 1}]}],
        {"gain": "clue", "n": 1},
        [7],
    ],
)
def test_21_what_the_language_does_not_know_is_an_error(wrong: Any) -> None:
    with pytest.raises(language.LanguageError):
        language.compiled(wrong, "a test")


@pytest.mark.parametrize(
    "wrong",
    [
        [{"levitate": 1}],
        [{"rule": "no-fun"}],
        [{"on": "full-moon", "do": []}],
        [{"monster-modifier": {"kinds": ["unicorn"], "toughness": 1}}],
        [{"monster-set": {"kinds": ["cultist"], "wings": 2}}],
    ],
)
def test_21_neither_are_unknown_statics(wrong: Any) -> None:
    with pytest.raises((language.LanguageError, KeyError, AttributeError, ValueError)):
        statics.add_source("a test", frozen(wrong))


def test_9_success_faces_are_told_alike() -> None:
    """By the limits and on the cards."""
    faces = read(PACKAGE, "limits")["success_faces"]
    rows_by_id = {row["id"]: row for row in rows("special-cards")}
    assert faces["blessed"] == rows_by_id["blessing"]["success_faces"]
    assert faces["cursed"] == rows_by_id["curse"]["success_faces"]


def test_data_cannot_be_changed() -> None:
    board = read(PACKAGE, "board")
    assert board is read(PACKAGE, "board")
    with pytest.raises(TypeError):
        board["streets"] = ()
    with pytest.raises(TypeError):
        board["streets"][0]["id"] = "elsewhere"
