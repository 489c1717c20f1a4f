"""What can be opened over a game: a question asked again, the rules, the page to share it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import Node

from engine.record import write as write_record
from web.worker.commands import Command, Press
from web.worker.outcome import Outcome
from web.worker.pages.page import NOTHING, Page
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.pages.play import PlayPage
    from web.worker.session import Session


class Overlay(Page):
    """A page over a game, and nothing goes on by itself meanwhile; what it does not know is the game's."""

    def __init__(self, play: PlayPage) -> None:
        self.play = play

    def title(self, words: Words) -> str:
        """The game's name."""
        return self.play.title(words)

    def do(self, command: Command, session: Session) -> Outcome | None:
        """Close it."""
        if command is Press.CLOSE:
            return Outcome(close=self)
        return NOTHING if command in (Press.TICK, Press.NEXT, Press.RULES, Press.SHARE) else None


class RulesPage(Overlay):
    """The rules, over the table."""

    @property
    def screen(self) -> str:
        """`rules`; a hand-over shows nothing else."""
        return "handover" if self.play.screen == "handover" else "rules"

    def draw(self, session: Session) -> Node:
        """The game's screen with the rules open over it."""
        return self.play.drawn(session, rules=True)


class SharePage(Overlay):
    """A finished game as a link and as a record."""

    screen = "share"

    def draw(self, session: Session) -> Node:
        """The link is made now: that takes a few games' worth of playing."""
        from web.worker.saves import imports

        match, record = self.play.match, self.play.match.record
        address = imports.address(record)
        sat = imports.seated(match.seats, session.levels[match.start.game])
        link = f"{session.page}#{address}{sat}" if address else ""
        return session.screens.share(link, write_record(record), session.words)


class AskPage(Overlay):
    """A dangerous action that waits for a yes or no; whatever else is done is a no."""

    def __init__(self, play: PlayPage, action: str) -> None:
        super().__init__(play)
        self.action = action

    @property
    def screen(self) -> str:
        """The game's own."""
        return self.play.screen

    def do(self, command: Command, session: Session) -> Outcome | None:
        """Yes, no, or something else instead."""
        if command in (Press.TICK, Press.NEXT):
            return NOTHING
        if command is Press.CONFIRM and self.play.match.may(self.action):
            return self.play.done(self.action, session)._replace(close=self)
        done = self.play.do(command, session)
        return done._replace(close=done.close or self)

    def draw(self, session: Session) -> Node:
        """The table, with the question."""
        return self.play.drawn(session, asking=self.action)

    def news(self, session: Session, outcome: Outcome) -> tuple[str, tuple[str, ...]]:
        return self.play.spoken(session, outcome, self.action), ()
