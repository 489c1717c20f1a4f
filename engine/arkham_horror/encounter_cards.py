"""The cards of encounters (§2): locations, Other Worlds, mythos. Their lists are programs (programs.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.data import read

LOCATION_CARDS: dict[str, tuple[str, ...]] = {
    deck["id"]: tuple(card["id"] for card in deck["cards"])
    for deck in read(__package__, "location-encounters")["decks"]
}
"""By neighbourhood."""


class GateCard(NamedTuple):
    """A card of an Other World encounter."""

    colour: str | None
    entries: frozenset[str]


_GATE_ROWS = read(__package__, "gate-cards")["cards"]
GATE_CARDS: dict[str, GateCard] = {
    row["id"]: GateCard(row["colour"], frozenset(row["entries"])) for row in _GATE_ROWS
}
RESHUFFLE = next(row["id"] for row in _GATE_ROWS if row["colour"] is None)


class MythosCard(NamedTuple):
    """A mythos card: where the gate and the clue are, who moves, and of which kind it is."""

    id: str
    kind: str
    """headline, environment, rumor, or special (The Story Continues)."""
    weather: bool
    gate: str | None
    clue: str | None
    white: frozenset[str]
    black: frozenset[str]
    rumor: Mapping[str, Any] | None


MYTHOS_ROWS = read(__package__, "mythos")["cards"]
MYTHOS: dict[str, MythosCard] = {
    row["id"]: MythosCard(
        row["id"],
        row["kind"],
        row.get("environment") == "weather",
        next(iter(row["gates"]), None),
        row["clue"],
        frozenset(row["white"]),
        frozenset(row["black"]),
        row.get("rumor"),
    )
    for row in MYTHOS_ROWS
}
STORY_CONTINUES = next(card.id for card in MYTHOS.values() if card.kind == "special")
