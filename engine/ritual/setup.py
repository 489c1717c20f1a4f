"""A record's `setup` (§8): who starts, the sets of each deal, the colours in the order they are turned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.game import RecordError, shown
from engine.ritual.cards import BOX, COLOURS, Card, Colour, Hand, hand_of
from engine.ritual.rules import SET
from engine.ritual.rulings import MARKERS
from engine.ritual.state import Supply

KEYS = ("first", "deals", "altar")


def read_setup(setup: Any, players: int, seed: int | None) -> Supply:
    """What it means, checked."""
    if setup is None:
        return Supply(seed)
    if not isinstance(setup, Mapping):
        raise RecordError("setup must be an object with 'first', 'deals' and 'altar'")
    if unknown := sorted(set(setup) - set(KEYS), key=str):
        raise RecordError(f"setup has no {shown(unknown[0])}, only 'first', 'deals' and 'altar'")
    first, deals, altar = setup.get("first"), setup.get("deals", []), setup.get("altar", [])
    if first is None and seed is None:
        raise RecordError("setup needs 'first', the first start player, where there is no seed")
    if first is not None and (type(first) is not int or first not in range(players)):
        raise RecordError(f"setup: 'first' must be a seat from 0 to {players - 1}")
    if not isinstance(deals, list):
        raise RecordError("setup: 'deals' must be a list of deals")
    dealt = tuple(_deal(deal, number, players) for number, deal in enumerate(deals, 1))
    return Supply(seed, first, dealt, _altar(altar))


def _deal(deal: Any, number: int, players: int) -> tuple[Hand, ...]:
    """§2-1: one set of six for each player, no card twice."""
    if (
        not isinstance(deal, list)
        or len(deal) != players
        or not all(isinstance(cards, list) for cards in deal)
    ):
        raise RecordError(f"setup: deal {number} must be a list of {players} sets")
    seen: set[Card] = set()
    for cards in deal:
        if len(cards) != SET:
            raise RecordError(f"setup: deal {number} has a set of {len(cards)} cards, not {SET}")
        for name in cards:
            card = BOX.get(name) if isinstance(name, str) else None
            if card is None:
                raise RecordError(f"setup: deal {number} has an unknown card {shown(name)}")
            if card in seen:
                raise RecordError(f"setup: deal {number} has {name!r} twice")
            seen.add(card)
    return tuple(hand_of(BOX[name] for name in cards) for cards in deal)


def _altar(altar: Any) -> tuple[Colour, ...]:
    """§1-3: five of each colour, and then again."""
    if not isinstance(altar, list):
        raise RecordError("setup: 'altar' must be a list of colours")
    for colour in altar:
        if not isinstance(colour, str) or colour not in COLOURS:
            raise RecordError(f"setup: 'altar' has an unknown colour {shown(colour)}")
    for begin in range(0, len(altar), len(MARKERS)):
        turned = altar[begin : begin + len(MARKERS)]
        if many := [colour for colour in COLOURS if turned.count(colour) > MARKERS.count(colour)]:
            raise RecordError(f"setup: 'altar' turns {many[0]!r} more than {MARKERS.count(many[0])} times")
    return tuple(altar)
