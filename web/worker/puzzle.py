"""A puzzle: a decision of a game that bots played, at which the strongest sees one action clearly ahead.

A game's room keeps its puzzles as data (`puzzles.json`, written by `python -m tools.puzzles`): how the game
began, and the number of each action among what was legal. The answer is not kept: the bot gives it again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, NamedTuple

from engine.bots.play import luck
from engine.game import Event, State
from engine.record import Record
from web.worker.match import Bots
from web.worker.thought import Thought

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""Each stands for the number of an action among what was legal."""


class Puzzle(NamedTuple):
    """How the game began, and what was done up to the decision."""

    players: int
    seed: int
    actions: str
    """A digit each."""
    options: Mapping[str, Any] = {}

    @property
    def number(self) -> int:
        """Of the decision: how many actions came before."""
        return len(self.actions)

    def reached(self, game: str, names: Sequence[str], log: list[Event]) -> State[Any]:
        """The state in which it is decided; what led to it is told to `log`."""
        state = Record(game, tuple(names), self.options, self.seed).start(log)
        for digit in self.actions:
            state.apply(state.legal()[DIGITS.index(digit)], log)
        return state

    def thought(self, bots: Bots, view: Any, timer: Any) -> Thought:
        """What the strongest bot thinks of it, by count: the same on every device."""
        *_, strongest = bots.values()
        return Thought(strongest, view, luck(0, self.number), timer, strongest.slices)


def read(raw: Sequence[Mapping[str, Any]]) -> tuple[Puzzle, ...]:
    """As a room keeps them."""
    return tuple(Puzzle(**each) for each in raw)


def of_day(puzzles: Sequence[Puzzle], day: str) -> int:
    """Which one it is that day: they come in turn, and begin again."""
    return date.fromisoformat(day).toordinal() % len(puzzles)
