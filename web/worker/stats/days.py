"""What is counted by the day: a ritual, and a puzzle."""

from __future__ import annotations

from typing import NamedTuple


class Day(NamedTuple):
    """How a daily ritual ended."""

    place: int
    score: int
    won: bool
    advised: bool
    late: bool
    """Played after its day: it is no part of a streak."""


class Solved(NamedTuple):
    """What an answer to a day's puzzle adds."""

    game: str
    day: str
    right: bool
