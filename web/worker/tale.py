"""What a finished game tells the statistics; web/worker/stats counts it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Tables = tuple[tuple[str, Mapping[str, str]], ...]
"""What games are counted under, in words: of each table the heading, and each group by its name."""


class Tale(NamedTuple):
    """What a finished game tells of one seat; `groups`: what it is counted under besides."""

    rounds: tuple[tuple[bool, ...], ...]
    """For each round that the seat played, whether it lost nothing; a row for each ritual, if any."""
    place: int
    """1 for the best."""
    lost: Mapping[str, int]
    """By cause."""
    groups: tuple[str, ...] = ()
    score: int = 0
