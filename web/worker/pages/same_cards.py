"""The same cards once more: a finished game is begun anew, with whoever looked at it in the sender's seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.record import Record
from web.worker import lobby_choices
from web.worker.match import Match
from web.worker.occasion import Beat, Occasion
from web.worker.outcome import Outcome
from web.worker.pages.page import NOTHING
from web.worker.review_model import SELVES
from web.worker.saves.kept import resume
from web.worker.scene import AnyRoom, Seat
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.session import Session


def can_be_played(record: Record) -> bool:
    """Whether its cards come from a seed alone."""
    return record.seed is not None and record.setup is None


def sender(seats: Sequence[Seat]) -> int | None:
    """The one person among bots; in links that do not say who was a bot, whoever is called "You"."""
    people = [place for place, seat in enumerate(seats) if seat.bot is None]
    selves = [place for place in people if seats[place].name in SELVES]
    return people[0] if len(people) == 1 else selves[0] if len(selves) == 1 else None


def to_beat(record: Record, seats: Sequence[Seat], room: AnyRoom) -> Beat | None:
    """How the sender fared: a place and a score; None: nobody knows who that was."""
    seat = sender(seats)
    if seat is None:
        return None
    match = Match(record, [Seat(name) for name in record.players], room)
    resume(match, record.actions)
    tale = room.tale([event.seen_by(seat) for event in match.log], len(seats), seat)
    name = seats[seat].name
    return Beat("" if name in SELVES else name, tale.place, tale.score) if tale.places else None


def same_cards(record: Record, seats: Sequence[Seat], session: Session) -> Outcome:
    """The game from its beginning. It does not count: whoever plays it may have seen the cards."""
    if not can_be_played(record) or record.game not in session.rooms:
        return NOTHING
    seat, room = sender(seats) or 0, session.rooms[record.game]
    table = _table(seats, seat, session.levels[record.game], session.words)
    names = tuple(each.name for each in table)
    match = Match(Record(record.game, names, record.options, record.seed), table, room)
    match.occasion = Occasion(beat=to_beat(record, seats, room))
    return session.begin(match, session.lobby.new_id())


def _table(seats: Sequence[Seat], you: int, levels: Sequence[str], words: Words) -> tuple[Seat, ...]:
    """Bots as they were, bots for other people, and nobody else is called "You"."""
    usual, own = lobby_choices.usual_level(levels), words("You")
    called = [
        own if n == you else words("Player {n}", n=n + 1) if seat.name in (*SELVES, own) else seat.name
        for n, seat in enumerate(seats)
    ]
    return tuple(
        Seat(name, None if n == you else seat.bot or usual)
        for n, (name, seat) in enumerate(zip(called, seats, strict=True))
    )
