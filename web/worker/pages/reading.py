"""A card or a pile, read: it lies over a game or a review, and nothing goes on by itself meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from htpy import Node

from web.worker.commands import Command, Mark, Press, Read
from web.worker.outcome import Outcome
from web.worker.pages.page import NOTHING, Page
from web.worker.screens.reading import reading_drawer

if TYPE_CHECKING:
    from web.worker.reading import Reading
    from web.worker.session import Session


class Readable(Protocol):
    """A page whose cards can be read: a game, a lesson, a review."""

    @property
    def screen(self) -> str:
        """Its name."""

    def do(self, command: Command, session: Session) -> Outcome:
        """Do it, if that can be done now."""

    def drawn(self, session: Session, *, over: Node = None) -> Node:
        """The screen, with what lies over it."""

    def reading(self, what: str, session: Session) -> Reading | None:
        """A card or a pile, told to whoever looks."""


def opened(below: Readable, what: str, session: Session, depth: int = 1) -> Outcome:
    """It is read, if there is such a thing for these eyes."""
    if below.reading(what, session) is None:
        return NOTHING
    return Outcome(open=ReadingPage(below, what, depth))


class ReadingPage(Page):
    """One card or pile."""

    def __init__(self, below: Readable, what: str, depth: int) -> None:
        """`depth`: a card read in a pile's list lies over that list."""
        self.below, self.what, self.depth = below, what, depth

    @property
    def screen(self) -> str:
        """That of what lies below."""
        return self.below.screen

    def do(self, command: Command, session: Session) -> Outcome:
        """Close it, read another, cross it out; whatever else is done below closes it."""
        match command:
            case Press.CLOSE:
                return Outcome(close=self)
            case Press.TICK:
                return NOTHING
            case Read(what):
                return opened(self.below, what, session, self.depth + 1)
            case Mark():
                return self.below.do(command, session)._replace(close=session.pages[-self.depth])
        done = self.below.do(command, session)
        return done._replace(close=done.close or self)

    def draw(self, session: Session) -> Node:
        """What lies below, with the reading over it."""
        told = self.below.reading(self.what, session)
        over = told and reading_drawer(told, self.depth, self._crossed_out(session, told), session.words)
        return self.below.drawn(session, over=over)

    def _crossed_out(self, session: Session, told: Reading) -> bool | None:
        """Whether it is, on the viewer's play sheet; None: it cannot be."""
        if not told.mark or self.screen != "table" or session.match is None:
            return None
        return told.mark in session.match.marks.get(session.match.holder, ())
