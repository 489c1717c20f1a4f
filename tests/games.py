"""What the suites that every game must pass need to know of one: `hooks.py` in its folder of tests/engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from engine.game import Event, State
from engine.games import GAMES


class Playthrough(NamedTuple):
    """A game to be written down: the seed deals, and decides at random what players do."""

    players: int
    seed: int
    options: Mapping[str, Any] = {}


class Hooks(Protocol):
    """A game's own part in those suites."""

    PLAYTHROUGHS: Sequence[Playthrough]
    """At least one for every number of players."""
    ACTIONS: Sequence[str]
    """The text of every action that is ever legal, for suites that number them (outside.py).

    None if they are too many to list: their numbers are then their places in `legal()`."""
    NO_ACTIONS: Sequence[str]
    """Texts that are never an action, or only out of turn."""
    SAID: Sequence[str]
    """Texts that say something, which anybody may until the game is over."""
    OUTSIDE: Playthrough
    """The table at which those suites play."""
    HIDDEN: frozenset[str]
    """The fields of a View that differ, at some time, when all cards are open."""
    SELDOM: frozenset[str]
    """Those of them that need not differ in every playthrough."""

    def walk(self, players: int, seed: int) -> Iterable[tuple[State[Any], list[Event], list[str]]]:
        """A random game, position by position, with its log and actions so far; all options come up."""

    def assert_open(self, state: Any, opened: Any, seen: Any, seat: int) -> None:
        """That `opened` shows how things really are; `seen` is what the seat knew."""


def hooks(game: str) -> Hooks:
    """Of this game; a game without them fails."""
    return cast(Hooks, import_module(f"tests.engine.{game.replace('-', '_')}.hooks"))


ALL = {game: hooks(game) for game in GAMES}
