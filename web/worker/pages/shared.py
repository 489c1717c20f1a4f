"""A shared game, before anything of it is shown: a card that says what it is and what can be done."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from htpy import Node

from engine.record import Record, replay
from web.worker.commands import Command, Press
from web.worker.occasion import Beat
from web.worker.outcome import Outcome
from web.worker.pages.page import NOTHING, Page
from web.worker.pages.review import ReviewPage
from web.worker.pages.same_cards import can_be_played, same_cards, sender, to_beat
from web.worker.review_model import called
from web.worker.saves import imports
from web.worker.scene import NOBODY, AnyRoom, Seat
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.session import Session


class SharedPage(Page):
    """Who played what, and how it ended; no card of it."""

    screen = "shared"

    def __init__(self, record: Record, seats: tuple[Seat, ...], room: AnyRoom, address: str) -> None:
        self.record, self.seats, self.room, self._address = record, seats, room, address

    @cached_property
    def winners(self) -> tuple[int, ...]:
        """Who won."""
        return tuple(replay(self.record).winners or ())

    @cached_property
    def beat(self) -> Beat | None:
        """How the sender fared."""
        return to_beat(self.record, self.seats, self.room)

    def do(self, command: Command, session: Session) -> Outcome | None:
        """Watch it or play its cards; the page itself teaches the game."""
        match command:
            case Press.WATCH:
                review = self.review(session)
                review.to_moments(session.words)
                return Outcome(open=review)
            case Press.PLAY_CARDS:
                return same_cards(self.record, self.seats, session)
            case Press.TO_LOBBY | Press.CLOSE | Press.LEAVE:
                return session.to_lobby()
        return NOTHING

    def review(self, session: Session, step: int = 0) -> ReviewPage:
        """All of it, with all cards open."""
        path, _, _ = self._address.partition("&")
        review = ReviewPage(self.record, self.seats, self.room, session.page, step=step, address=path)
        review.sat = imports.seated(self.seats, session.levels[self.record.game])
        return review

    @property
    def address(self) -> str:
        """The link itself: a reload comes back to the card."""
        return self._address

    def title(self, words: Words) -> str:
        """The game's name."""
        return self.room.title(words)

    def draw(self, session: Session) -> Node:
        """Screen `shared`."""
        from web.worker.screens.shared import shared

        words = session.words
        seats = called(self.seats, NOBODY, words)
        return shared(
            self.room,
            seats,
            sender(self.seats),
            self.winners,
            self.beat,
            can_be_played(self.record),
            words,
        )


def of_link(link: str, session: Session) -> Page:
    """Somebody's finished game: its card; or, of a link to a step, that step. Raises imports.Refused."""
    record, step = imports.linked(link)
    if record.game not in session.rooms:
        raise imports.Refused(imports.newer)
    levels = session.levels[record.game]
    seats = imports.seats_of(link, record, levels)
    address = imports.fragment(link) + imports.seated(seats, levels)
    page = SharedPage(record, seats, session.rooms[record.game], address)
    return page if step is None else page.review(session, step)
