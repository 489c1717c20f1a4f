"""A game that is over, step by step: whoever looks at it again gets Views and events, never a State.

Step k is how things stood before action k, counted from 0; the last step is the end. While a game goes on
there is no such thing, so no card of it is ever opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game import Action, Event, RecordError, Seen, State
from engine.legal import size
from engine.record import Record, steps

EVERY = 32
"""So many steps apart states are kept; those between are played again."""


class GoesOn(RecordError):  # noqa: N818 - named for what it is
    """A game that is not over: it is not looked at again."""


class Finished:
    """A record of a game that is over; else GoesOn, or ReplayError."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._log: list[Event] = []
        self._kept: list[State[Any]] = []
        self._told: list[int] = []
        self._choices: list[Sequence[Action]] = []
        self._actors: list[int | None] = []
        for step, state in enumerate(steps(record, self._log)):
            if step % EVERY == 0:
                self._kept.append(state.copy())
            self._told.append(len(self._log))
            legal = state.legal()
            for action in record.actions[step : step + 1]:
                self._choices.append(legal if action in legal else ())
                self._actors.append(state.actor(action))
        if not state.over:
            raise GoesOn("this game is not over")
        self.last = step
        """The number of the last step."""
        self._seen: dict[int | None, tuple[Seen, ...]] = {}

    def view(self, step: int, seat: int) -> Any:
        """What this seat knew."""
        return self._state(step).view(seat)

    def opened(self, step: int, seat: int) -> Any:
        """Every card open, from this seat's place."""
        return self._state(step)._opened(seat)

    def log(self, step: int, seat: int | None) -> tuple[Seen, ...]:
        """What had happened before, as this seat saw it; None: all of it. What not all saw has `eyes`."""
        return self._events(seat)[: self._told[step]]

    def events(self, step: int, seat: int | None) -> tuple[Seen, ...]:
        """What this step's action did."""
        return self.log(min(step + 1, self.last), seat)[self._told[step] :]

    def actor(self, step: int) -> int | None:
        """Who acted, be it in turn or not; None at the end, or if it was nobody's action in particular."""
        return None if step == self.last else self._actors[step]

    def in_turn(self, step: int) -> bool:
        """Whether somebody did what they were asked for."""
        return step < self.last and bool(self._choices[step])

    def choices(self, step: int) -> Sequence[Action]:
        """What was decided between; nothing if only one thing could be done, or it was done out of turn."""
        choices = self._choices[step] if self.in_turn(step) else ()
        return choices if size(choices) > 1 else ()

    def _state(self, step: int) -> State[Any]:
        near = step // EVERY
        state = self._kept[near].copy()
        for action in self.record.actions[near * EVERY : step]:
            state.apply(action)
        return state

    def _events(self, seat: int | None) -> tuple[Seen, ...]:
        if seat not in self._seen:
            self._seen[seat] = tuple(
                event.whole() if seat is None or seat in event.eyes else event.seen_by(seat)
                for event in self._log
            )
        return self._seen[seat]
