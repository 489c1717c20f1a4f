"""What is counted of a finished game, seat by seat: each game says what it has (levels.py)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.game import Event


class Course(NamedTuple):
    """A game that was played: `summary()` before and after, and all that happened."""

    before: dict[str, Any]
    after: dict[str, Any]
    events: Sequence[Event]


class Measure(NamedTuple):
    """A ratio of two sums over games and seats, as `sanity a round`."""

    name: str
    of: Callable[[Course, int], tuple[float, float]]
    """For one seat, what is added to the part and to the whole."""
