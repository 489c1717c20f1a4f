"""§34: each of the 144 entries of the gate cards is played out by a row or a test of its own."""

from __future__ import annotations

import json
from pathlib import Path

import engine
from tests.engine.arkham_horror import (
    test_world_celeano,
    test_world_city_of_the_great_race,
    test_world_dreamlands,
    test_world_other,
    test_world_plateau_of_leng,
    test_world_rlyeh,
    test_world_the_abyss,
    test_world_yuggoth,
)

DATA = Path(engine.__file__).parent / "arkham_horror" / "data" / "gate-cards.json"
OTHER = test_world_other.BLUE + test_world_other.GREEN + test_world_other.RED + test_world_other.YELLOW
ROWS = {
    "great-hall-of-celeano": test_world_celeano.ROWS,
    "city-of-the-great-race": test_world_city_of_the_great_race.ROWS,
    "the-dreamlands": test_world_dreamlands.ROWS,
    "other": OTHER,
    "plateau-of-leng": test_world_plateau_of_leng.ROWS,
    "rlyeh": test_world_rlyeh.ROWS,
    "the-abyss": test_world_the_abyss.ROWS,
    "yuggoth": test_world_yuggoth.ROWS,
}
APART = {("blue-2", "other")}
"""It closes the gate entered: `test_gate_cards`."""


def test_34_every_entry_is_played() -> None:
    cards = json.loads(DATA.read_text(encoding="utf-8"))["cards"]
    entries = {(card["id"], entry) for card in cards for entry in card["entries"]}
    played = {(row.card, entry) for entry, rows in ROWS.items() for row in rows}
    assert len(entries) == 144
    assert entries - played == APART
