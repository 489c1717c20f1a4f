"""A rating against the bots: Elo's, by places.

Each game is as many comparisons as there were bots with a rating: who is placed before one has won against
it, a shared place is half a win. The bots' own ratings were measured and stay (web/games/*/ratings.json).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

AVERAGE = 1000
"""Of a Reporter; and of whoever has not played yet."""
SCALE = 400
"""So much more means ten wins for each loss."""
STEP = 40
"""What a game can change at most."""
LEAST, MOST = 0, 4000


class Rival(NamedTuple):
    """A bot at the table."""

    rating: int
    won: float
    """Against it: 1, 0, or 0.5."""


def expected(rating: float, rival: float) -> float:
    """Of how many games each is won against that one."""
    return 1 / (1 + 10 ** ((rival - rating) / SCALE))


def after(rating: int, rivals: Sequence[Rival]) -> int:
    """The rating after one game: up if more was won than expected."""
    better = sum(rival.won - expected(rating, rival.rating) for rival in rivals) / len(rivals)
    return min(MOST, max(LEAST, round(rating + STEP * better)))
