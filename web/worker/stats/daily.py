"""The daily ritual: a day's game, the same for all who open it that day.

Day and game give the seed; who sits there, how well they play and the rules are always the same. Bots then
think by count, not by the clock, and keep silent: the same play gives the same game on every device.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import date, timedelta

from engine.record import Record
from web.worker import lobby_choices
from web.worker.match import Match
from web.worker.names import NAMES
from web.worker.scene import AnyRoom, Levels, Seat
from web.worker.words import Words

VERSION = 1
"""Of what a day's game is: whoever changes the seed, the seats or how bots think by count raises it."""
BOTS = ("reporter", "novice", "occultist", "reporter")
"""Who sits beside you, clockwise."""


def is_day(text: object) -> bool:
    """Whether it is a day of the calendar since 1970, as `2026-11-17`."""
    try:
        return isinstance(text, str) and text >= "1970" and str(date.fromisoformat(text)) == text
    except ValueError:
        return False


def day_of(when: float) -> str:
    """The day of a moment (seconds since 1970), here."""
    return str(date.fromtimestamp(when))


def before(day: str, days: int = 1) -> str:
    """The day so many days earlier."""
    return str(date.fromisoformat(day) - timedelta(days))


def seed(game: str, day: str) -> int:
    """The day's seed: 64 bits, a pure function of game and day."""
    digest = hashlib.sha256(f"ritual-table/daily/{VERSION}/{game}/{day}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def begin(room: AnyRoom, day: str, levels: Levels, words: Words) -> Match:
    """The day's game, before the first action."""
    seats = (Seat(words("You")), *_bots(room.id, levels[room.id]))
    names = tuple(seat.name for seat in seats)
    match = Match(Record(room.id, names, {}, seed(room.id, day)), seats, room)
    match.daily, match.counts = day, True
    return match


def is_of(match: Match, day: object, levels: Levels) -> bool:
    """Whether this is that day's game; what is stored may say anything."""
    game = match.start.game
    return (
        is_day(day)
        and match.start.seed == seed(game, str(day))
        and not match.start.options
        and match.seats[1:] == _bots(game, levels[game])
    )


def _bots(game: str, levels: Sequence[str]) -> tuple[Seat, ...]:
    """As many as fit."""
    return tuple(
        Seat(name, level if level in levels else lobby_choices.usual_level(levels))
        for name, level, _ in zip(NAMES, BOTS, lobby_choices.usual(game).chairs[1:], strict=False)
    )
