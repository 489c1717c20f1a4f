"""All that is kept of a game at the table: a copy, so that it can be written down later than it stood so."""

from __future__ import annotations

from typing import NamedTuple

from engine.record import Record
from web.worker.match import Match
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


def kept_of(match: Match) -> Kept:
    """How it stands."""
    return Kept(
        start=match.start,
        numbers=tuple(match.numbers),
        seats=match.seats,
        holder=match.holder,
        paused=match.ended is not None,
        can_undo=match.can_undo,
        marks=_numbered_marks(match) if any(match.marks.values()) else [],
        daily=match.daily,
        counts=match.counts,
        round=match.round,
        over=match.screen == "game-over",
    )


def _numbered_marks(match: Match) -> list[list[int]]:
    cards = match.room.marks(match.view)
    return [
        [number for number, card in enumerate(cards) if card in match.marks.get(seat, ())]
        for seat in range(len(match.seats))
    ]
