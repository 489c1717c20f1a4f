"""What a game is played for, beside itself: an evening of the ladder, a past day's ritual, somebody's cards.

It is kept with the game. Stored text may say anything: an evening must be played as it is, and what there is
to beat is two small numbers and a name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.record import is_name
from web.worker.evening import Evening
from web.worker.scene import Seat
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.match import Match

MOST = 10_000


class Beat(NamedTuple):
    """The result to beat, of whoever sent the cards; it tells none of them."""

    name: str
    """"": somebody who is called "You" on their own device."""
    place: int
    score: int


class Occasion(NamedTuple):
    """All of it; nothing: a game like any other."""

    evening: str = ""
    """Its id."""
    late: bool = False
    """A past day's ritual: it is no part of a streak."""
    advised: bool = False
    """The Occultist was asked for advice."""
    beat: Beat | None = None

    def written(self) -> dict[str, Any]:
        """For the save: what there is of it."""
        told = {name: value for name, value in self._asdict().items() if value}
        return told | ({"beat": list(self.beat)} if self.beat else {})


def read(raw: Mapping[str, Any], match: Match) -> Occasion:
    """As far as it makes sense for this game."""
    return Occasion(
        raw["evening"] if is_evening(match, raw.get("evening")) else "",
        raw.get("late") is True,
        raw.get("advised") is True,
        _beat(raw.get("beat")),
    )


def _beat(raw: object) -> Beat | None:
    match raw:
        case [str(name), int(place), int(score)] if (
            (not name or is_name(name)) and 0 < place < 100 and abs(score) < MOST
        ):
            return Beat(name, int(place), int(score))
    return None


def is_evening(match: Match, id: object) -> bool:
    """Whether this game is that evening, played as it is meant."""
    if not id:
        return False
    found = named(match, id)
    return found is not None and match.seats[1:] == seats(found)[1:] and _same(match, found)


def _same(match: Match, evening: Evening) -> bool:
    rules = match.start.rules
    players = len(match.seats)
    return rules.chosen(match.start.options, players) == rules.chosen(evening.options, players)


def named(match: Match, id: object) -> Evening | None:
    """An evening of this game."""
    return next((each for each in match.room.evenings(Words("en")) if each.id == id), None)


def seats(evening: Evening, you: str = "You") -> tuple[Seat, ...]:
    """You, and the bots by their usual names."""
    from web.worker.names import NAMES

    return Seat(you), *(Seat(name, level) for name, level in zip(NAMES, evening.bots, strict=False))
