"""The evenings of a game and its past days, over the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import Node

from web.worker.commands import Command, Press
from web.worker.outcome import Outcome
from web.worker.pages.page import NOTHING, Page

if TYPE_CHECKING:
    from web.worker.session import Session


class EveningsPage(Page):
    """What there is to climb in the chosen game; what is pressed begins a game (pages/lobby.py)."""

    screen = "evenings"

    def do(self, command: Command, session: Session) -> Outcome | None:
        """Close it; the rest is the lobby's."""
        if command is Press.CLOSE:
            return Outcome(close=self)
        return NOTHING if command in (Press.EVENINGS, Press.TICK) else None

    def draw(self, session: Session) -> Node:
        """Screen `evenings`."""
        from web.worker.screens.evenings import evenings

        game = session.lobby.choices.game
        return evenings(session.rooms[game], session.statistics.stats.of(game), session.day, session.words)
