"""All that is kept of a game at the table: a copy, so that it can be written down later than it stood so."""

from __future__ import annotations

from typing import NamedTuple

from engine.record import Record
from web.worker.scene import Seat


class Kept(NamedTuple):
    """All that is kept of a match: from this it goes on just so."""

    start: Record
    numbers: tuple[str, ...]
    """The actions, by their numbers among what could be done."""
    seats: tuple[Seat, ...]
    holder: int
    paused: bool
    """At a round's end."""
    can_undo: bool
    marks: list[list[int]]
    """By seat, the numbers of the cards that are crossed out; none: nothing is."""
    daily: str
    counts: bool
    round: int
    over: bool
    """Its end has been seen."""
