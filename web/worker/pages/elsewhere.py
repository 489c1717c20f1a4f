"""The game that was here is open in another window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import Node

from web.worker.commands import Command, Press
from web.worker.outcome import Outcome
from web.worker.pages.page import Page

if TYPE_CHECKING:
    from web.worker.session import Session


class ElsewherePage(Page):
    """Says so, over the lobby."""

    screen = "elsewhere"

    def __init__(self, id: str) -> None:
        self.id = id

    def do(self, command: Command, session: Session) -> Outcome | None:
        """To the lobby."""
        return Outcome(close=self) if command is Press.TO_LOBBY else None

    def draw(self, session: Session) -> Node:
        """Screen `elsewhere`."""
        return session.screens.elsewhere(self.id, session.words)
