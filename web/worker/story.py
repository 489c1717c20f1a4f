"""What happened, turn by turn, as one viewer saw it in one language: the rows of the log, and of the strip
that tells what is new. Each turn is made once."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from htpy import Node
from markupsafe import Markup, escape

from engine.game import Seen

if TYPE_CHECKING:
    from web.worker.match import Match
    from web.worker.scene import AnyRoom, Seat
    from web.worker.words import Words

E = TypeVar("E", bound=Seen)


class Turn(NamedTuple):
    """A turn, or what has happened of it so far."""

    picture: Markup
    """In pictures with few words; "" if its sentences must do."""
    told: tuple[tuple[str, str], ...]
    """In sentences, each with its rule."""


class TurnReader(Protocol[E]):
    """What a game says of its turns: web/games/<game>/turns.py."""

    def begins(self, event: E, before: E) -> bool:
        """Whether a turn begins with this event; `before` is the one before it."""

    def filled(self, events: Sequence[E]) -> Sequence[E]:
        """A round's events to its end, with the cards in them that it has shown; as many, in their order."""

    def pictured(self, events: Sequence[E], seats: tuple[Seat, ...], viewer: int, words: Words) -> Node:
        """A turn in pictures with few words; None: its sentences must do."""


def story_of(match: Match, words: Words) -> Story:
    """A match's, as its viewer sees it."""
    key = match.viewer, words.language
    if key not in match.stories:
        from web.worker.names import shown

        match.stories[key] = Story(match.room, shown(match.seats, words), match.viewer, words)
    return match.stories[key]


def last_move(match: Match) -> int:
    """How long the log was before the holder's last move."""
    return next((events for person, events in reversed(match.moved) if person == match.holder), 0)


class Story:
    """A match's log, which only grows: who takes something back begins another."""

    def __init__(self, room: AnyRoom, seats: tuple[Seat, ...], viewer: int, words: Words) -> None:
        self.room, self.seats, self.viewer, self.words = room, seats, viewer, words
        self.reader: TurnReader[Any] = room.turns()
        self._read = 0
        self._starts: list[int] = []
        """The number of each turn's first event."""
        self._ends: list[int] = []
        """The number of each event that ended a round."""
        self._filled: dict[int, Sequence[Seen]] = {}
        """By the number of the event that ended it, a round with its cards filled in."""
        self._turns: dict[tuple[int, int, bool], Turn] = {}
        """By first and last event, and whether its cards are filled in."""

    def turns(self, log: Sequence[Seen], since: int = 0, most: int | None = None) -> list[Turn]:
        """The turns since an event, or the last of them; one that had begun before it is told from there."""
        self._go_through(log)
        at = max(0, bisect_right(self._starts, since) - 1)
        starts = self._starts[at if most is None else max(at, len(self._starts) - most) :]
        ends = [*starts[1:], len(log)]
        made = (
            self._turn(log, max(start, since), end)
            for start, end in zip(starts, ends, strict=True)
            if since < end
        )
        return [turn for turn in made if turn.told]

    @property
    def length(self) -> int:
        """How many turns there are."""
        return len(self._starts)

    def _go_through(self, log: Sequence[Seen]) -> None:
        for number in range(self._read, len(log)):
            event = log[number]
            if number == 0 or self.reader.begins(event, log[number - 1]):
                self._starts.append(number)
            if self.room.ends_round(event):
                self._ends.append(number)
        self._read = max(self._read, len(log))

    def _turn(self, log: Sequence[Seen], first: int, last: int) -> Turn:
        which = bisect_left(self._ends, first)
        over = which < len(self._ends) and self._ends[which] < len(log)
        key = first, last, over
        if key not in self._turns:
            self._turns[key] = self._made(self._shown(log, which, first, last) if over else log[first:last])
        return self._turns[key]

    def _shown(self, log: Sequence[Seen], which: int, first: int, last: int) -> Sequence[Seen]:
        """These events of a round that has ended, with the cards that its end has shown."""
        end = self._ends[which]
        begin = self._ends[which - 1] + 1 if which else 0
        if end not in self._filled:
            self._filled[end] = self.reader.filled(log[begin : end + 1])
        return [*self._filled[end][first - begin : last - begin], *log[max(end + 1, first) : last]]

    def _made(self, events: Sequence[Seen]) -> Turn:
        who = self.seats, self.viewer, self.words
        told = [(self.room.sentence(event, *who), event["rule"]) for event in events]
        picture = self.reader.pictured(events, *who)
        return Turn(
            Markup("") if picture is None else Markup(escape(picture)),
            tuple((text, rule) for text, rule in told if text),
        )
