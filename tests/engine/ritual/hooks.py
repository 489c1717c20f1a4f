"""Ritual's part in the suites that every game must pass (tests/games.py)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.game import Event
from engine.ritual.cards import CHANTS
from engine.ritual.state import State
from engine.ritual.view import View
from tests.engine.ritual import table
from tests.games import Playthrough

PLAYTHROUGHS = (Playthrough(2, 185), Playthrough(3, 263), Playthrough(4, 304), Playthrough(5, 171))
ACTIONS = (*(f"draft {number}" for number in range(5)), *CHANTS)
NO_ACTIONS = (
    *("draft 5", "draft 6", "", " ", "draft", "chant", "draft 0 ", "chant r1g4", "chant r1g4 b", "take"),
    "say 0 hello",
)
SAID: tuple[str, ...] = ()
OUTSIDE = Playthrough(4, 0)
HIDDEN = frozenset({"laid", "faces", "legal"})
SELDOM: frozenset[str] = frozenset()


def walk(players: int, seed: int) -> Iterator[tuple[State, list[Event], list[str]]]:
    """By timid players and by bold ones."""
    return table.walk(players, seed, Random(seed).choice([0.0, 0.3, 0.7, 1.0]))


def assert_open(state: State, opened: View, seen: View, seat: int) -> None:
    """All hands, or the sets that are drafted, and what is laid."""
    hands = [[action.split()[1] for action in hand[::2]] for hand in state.sets or state.hands]
    assert [[card.id for card in faces] for faces in opened.faces] == hands
    assert [card and card.chant for card in opened.laid] == state.laid
    assert seen.faces == ()
