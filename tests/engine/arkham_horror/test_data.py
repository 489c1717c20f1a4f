"""The data (§2): how many there are of each thing, that ids fit, and that nothing unknown is read."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.arkham_horror import programs
from engine.arkham_horror.board import IS_STREET, LOCATIONS, MARKERS, STREETS, UNSTABLE, WORLDS
from engine.arkham_horror.cards import BY_ID, FULL_DECKS
from engine.arkham_horror.encounter_cards import GATE_CARDS, LOCATION_CARDS, MYTHOS
from engine.arkham_horror.language import LanguageError, compiled
from engine.arkham_horror.monsters import KINDS, MASKS, TOKENS
from engine.arkham_horror.sheets import SHEETS
from engine.arkham_horror.statics import SOURCES, TRIGGERS, add_source
from engine.data import read

PACKAGE = programs.__package__
BOARD = read(PACKAGE, "board")
DIMENSIONS = set(read(PACKAGE, "limits")["dimensions"])
INVESTIGATORS = read(PACKAGE, "investigators")["investigators"]
ROWS = {
    "streets": BOARD["streets"],
    "locations": BOARD["locations"],
    "investigators": INVESTIGATORS,
    "ancient ones": read(PACKAGE, "ancient-ones")["ancient_ones"],
    "monsters": read(PACKAGE, "monsters")["monsters"],
    "worlds": read(PACKAGE, "worlds")["worlds"],
    "gate markers": read(PACKAGE, "worlds")["gate_markers"],
    "gate cards": read(PACKAGE, "gate-cards")["cards"],
    "location cards": [
        card for deck in read(PACKAGE, "location-encounters")["decks"] for card in deck["cards"]
    ],
    "location specials": read(PACKAGE, "location-specials")["specials"],
    "mythos": read(PACKAGE, "mythos")["cards"],
    **{
        name: read(PACKAGE, name)["cards"]
        for name in ("common-items", "unique-items", "spells", "skills", "allies", "special-cards")
    },
}


@pytest.mark.parametrize(
    ("have", "want"),
    [
        (len(STREETS), 9),
        (len(LOCATIONS), 26),
        (len(UNSTABLE), 11),
        (len(SHEETS), 16),
        (len(ROWS["ancient ones"]), 8),
        (len(KINDS), 29),
        (len(TOKENS), 60),
        (len(MASKS), 5),
        (len(WORLDS), 8),
        (len(MARKERS), 16),
        (len(GATE_CARDS), 49),
        (len(MYTHOS), 67),
        (len(ROWS["location cards"]), 63),
        (sum(len(card["entries"]) for card in ROWS["location cards"]), 189),
        *[
            (len(FULL_DECKS[deck]), n)
            for deck, n in {"common": 44, "unique": 39, "spell": 40, "skill": 20, "ally": 11}.items()
        ],
    ],
)
def test_2_there_are_as_many_as_in_the_box(have: int, want: int) -> None:
    assert have == want


def test_2_gate_cards_and_mythos_by_kind() -> None:
    assert Counter(card.colour for card in GATE_CARDS.values()) == {
        "blue": 12,
        "green": 12,
        "red": 12,
        "yellow": 12,
        None: 1,
    }
    kinds = Counter(card.kind for card in MYTHOS.values())
    assert kinds == {"headline": 36, "environment": 24, "rumor": 6, "special": 1}
    assert all(len(cards) == 7 for cards in LOCATION_CARDS.values())
    assert set(Counter(MARKERS.values()).values()) == {2}


def test_2_each_pattern_of_movement_stands_on_eleven_cards() -> None:
    patterns = Counter((card.white, card.black) for card in MYTHOS.values() if card.gate)
    assert len(patterns) == 6
    assert set(patterns.values()) == {11}


@pytest.mark.parametrize("what", ROWS)
def test_2_an_id_is_lower_case_with_hyphens_and_used_once(what: str) -> None:
    ids = [row["id"] for row in ROWS[what]]
    assert len(ids) == len(set(ids))
    assert all(name == name.lower() and not set(" _#=") & set(name) for name in ids)


# The board


def test_6_links_go_both_ways_and_arrows_follow_them() -> None:
    streets = {street["id"]: street for street in BOARD["streets"]}
    links = {frozenset(link) for link in BOARD["links"]}
    for name, street in streets.items():
        assert all(
            name in streets[near]["links"] and frozenset((name, near)) in links for near in street["links"]
        )
        assert {street["white"], street["black"]} <= set(street["links"])
        assert streets[street["white"]]["black"] == name, "black is white, turned round"
    for place in BOARD["locations"]:
        assert place["links"] == (place["street"],)
        assert place["white"] == place["black"] == place["street"]
        assert place["id"] in streets[place["street"]]["locations"]


def test_11_white_arrows_are_one_circuit_of_all_streets() -> None:
    arrow = {street["id"]: street["white"] for street in BOARD["streets"]}
    way = [STREETS[0]]
    while arrow[way[-1]] != way[0]:
        way.append(arrow[way[-1]])
    assert sorted(way) == sorted(STREETS)


# Cards


def test_7_a_location_card_has_an_entry_for_each_location_of_its_street() -> None:
    places = {street["id"]: set(street["locations"]) for street in BOARD["streets"]}
    places["french-hill"] |= {"inner-sanctum"}
    for deck in read(PACKAGE, "location-encounters")["decks"]:
        assert deck["id"] in IS_STREET
        assert all(set(card["entries"]) == places[deck["id"]] for card in deck["cards"])


def test_8_a_gate_card_names_only_worlds_that_read_its_colour() -> None:
    for card in GATE_CARDS.values():
        assert "other" in card.entries or card.colour is None
        assert all(card.colour in WORLDS[world].colours for world in card.entries - {"other"})


def test_12_a_mythos_card_names_places_and_dimensions_that_there_are() -> None:
    for row in ROWS["mythos"]:
        assert set(row["gates"]) <= set(UNSTABLE)
        assert row["clue"] is None or row["clue"] in LOCATIONS
        assert {*row["white"], *row["black"]} <= DIMENSIONS
        assert not set(row["white"]) & set(row["black"])
        assert row["kind"] == "special" or ("effect" in row) is not ("rumor" in row)


def test_10_monsters_have_a_dimension_and_a_way_to_move() -> None:
    for row in ROWS["monsters"]:
        assert row["dimension"] in DIMENSIONS
        assert row["movement"] in {"normal", "fast", "flying", "stationary", "unique"}


def test_3_investigators_have_ten_points_and_sliders_of_one_sum() -> None:
    for row in INVESTIGATORS:
        assert row["home"] in LOCATIONS
        assert row["sanity"] + row["stamina"] == 10
        assert set(row["fixed"]) <= set(BY_ID)
        assert set(row["random"]) <= set(FULL_DECKS)
        for stops in row["sliders"].values():
            assert len(stops) == 4
            assert len({sum(stop) for stop in stops}) == 1


# What the effect language does not know

UNKNOWN: dict[str, dict[str, Any]] = {
    "verb": {"dance": 1},
    "key": {"gain": "clue", "n": 1, "often": 2},
    "amount": {"gain": "clue", "n": "lots"},
    "truth for a number": {"gain": "clue", "n": True},
    "resource": {"gain": "gold", "n": 1},
    "deck": {"draw": "tarot", "n": 1},
    "card": {"take": "sword-of-the-sea"},
    "card to look for": {"search": "common", "card": "sword-of-the-sea"},
    "card to discard": {"discard": "sword-of-the-sea"},
    "ally": {"ally": "nobody", "else": []},
    "skill": {"check": "charm", "mod": 0, "pass": []},
    "goal": {"move": "atlantis"},
    "world": {"visit": "narnia"},
    "condition": {"if": {"has": "beard"}, "then": []},
    "key of a condition": {"if": {"has": "clue", "least": 2}, "then": []},
    "cost": {"pay": {"soul": 1}, "then": []},
    "verb in a list": {"may": [{"dance": 1}]},
    "verb of a choice": {"choose": [{"id": "one", "do": [{"dance": 1}]}]},
    "location": {"close-locations": ["atlantis"]},
    "area": {"spawn": 2, "at": "atlantis"},
    "street": {"block-street": "atlantis"},
    "monster": {"respawn-trophies": "dragon"},
    "monster to return": {"return-monsters": {"kinds": ["dragon"]}},
    "stat": {"max-stat": "charm", "n": -1},
}
STATIC: dict[str, dict[str, Any]] = {
    "effect": {"dance": 1},
    "rule": {"rule": "dance"},
    "check": {"modifier": {"check": "charm", "n": 1}},
    "number": {"modifier": {"check": "will", "n": "one"}},
    "points": {"movement-points": "many"},
    "kind": {"banish-kind": "dragon"},
    "kind changed": {"monster-set": {"kinds": ["dragon"], "combat": 1}},
    "value changed": {"monster-modifier": {"kinds": ["cultist"], "beauty": 1}},
    "world": {"gate-difficulty": {"world": "narnia", "success": 1}},
    "stat": {"max-stat": "charm", "n": 1},
    "trigger": {"on": "sunrise", "do": []},
}


@pytest.mark.parametrize("effect", UNKNOWN.values(), ids=UNKNOWN)
def test_21_what_is_unknown_in_a_list_is_an_error_when_it_is_read(effect: dict[str, Any]) -> None:
    with pytest.raises(LanguageError, match="somewhere"):
        compiled([effect], "somewhere")


@pytest.mark.parametrize("effect", STATIC.values(), ids=STATIC)
def test_21_what_is_unknown_in_a_static_effect_is_an_error_when_it_is_read(effect: dict[str, Any]) -> None:
    with pytest.raises(LanguageError, match="somewhere"):
        add_source("somewhere", (effect,))
    assert "somewhere" not in {*SOURCES, *TRIGGERS}
