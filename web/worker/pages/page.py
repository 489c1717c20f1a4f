"""What a page is: something that people look at, on a stack; what lies over it is a page of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

from htpy import Node

from web.worker.commands import Command
from web.worker.outcome import Outcome
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.session import Session

NOTHING = Outcome()


class Shown(NamedTuple):
    """What a page shows and says, and when it goes on."""

    screen: str
    html: str | None
    """None: as it stands."""
    news: str
    sounds: tuple[str, ...]
    wait: int | None
    address: str


class Page(ABC):
    """Does commands and draws one screen."""

    @property
    @abstractmethod
    def screen(self) -> str:
        """Its name."""

    def do(self, command: Command, session: Session) -> Outcome | None:
        """Do it, if that can be done now; None: it is not for this page, but perhaps for the one below."""
        return None

    @abstractmethod
    def draw(self, session: Session) -> Node:
        """The screen."""

    def title(self, words: Words) -> str:
        """The name of the game that it shows; "": it shows none."""
        return ""

    def wait(self, session: Session) -> int | None:
        """Milliseconds after which the page shall send a tick; None: it need not."""
        return None

    def news(self, session: Session, outcome: Outcome) -> tuple[str, tuple[str, ...]]:
        """What has happened since the viewer last looked, in sentences and in sounds; told once."""
        return "", ()

    @property
    def address(self) -> str:
        """What stands behind the # of the page's address."""
        return ""

    def show(self, session: Session, outcome: Outcome) -> Shown:
        """All of it; a screen that stays as it is is not drawn, and nothing is told."""
        if not outcome.redraw:
            return Shown(self.screen, None, "", (), self.wait(session), self.address)
        html = str(self.draw(session))
        news, sounds = self.news(session, outcome)
        return Shown(self.screen, html, news, sounds, self.wait(session), self.address)
