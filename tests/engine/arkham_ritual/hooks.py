"""Arkham Ritual's part in the suites that every game must pass (tests/games.py)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.arkham_ritual.state import State
from engine.arkham_ritual.view import View
from engine.game import Event
from tests.engine.arkham_ritual import table
from tests.games import Playthrough

PLAYTHROUGHS = (
    Playthrough(3, 299, {"doom_track": True}),
    Playthrough(4, 324, {"event": "trapezohedron", "ally": "student"}),
    Playthrough(5, 349),
    Playthrough(6, 34, {"zealot": "professor", "old_one": "hastur"}),
    Playthrough(7, 199, {"event": "trapezohedron", "old_one": "mystery", "competitive": True}),
)
ACTIONS = (
    *(f"give {seat}" for seat in range(7)),
    *(f"pass {seat}" for seat in range(7)),
    *("take", "pass", "keep", "remove"),
)
NO_ACTIONS = (
    *(f"{verb} {seat}" for verb in ("give", "pass") for seat in (7, 8)),
    *(f"peeked {seat}" for seat in range(9)),
    *("give", "peeked", "", " ", "take ", "say 8 hello"),
)
SAID = ("say 0 hello",)
OUTSIDE = Playthrough(5, 0, {"event": "trapezohedron", "doom_track": True})
HIDDEN = frozenset({"held", "own", "offered", "aside", "look", "legal"})
SELDOM = frozenset({"look", "aside"})


def walk(players: int, seed: int) -> Iterator[tuple[State, list[Event], list[str]]]:
    """With any options; people own up now and then."""
    return table.walk(players, Random(seed).choice(table.all_options()), seed)


def assert_open(state: State, opened: View, seen: View, seat: int) -> None:
    """Every card that is held, offered or looked at."""
    assert list(opened.held) == state.held
    assert (opened.offered, opened.aside) == (state.offered, state.aside)
    assert opened.own is state.held[seat]
