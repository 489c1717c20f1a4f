"""The statistics, over the lobby or over a game that has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import Node

from web.worker.commands import Command, Press
from web.worker.outcome import Outcome
from web.worker.pages.page import NOTHING, Page

if TYPE_CHECKING:
    from web.worker.session import Session


class StatisticsPage(Page):
    """What is counted; and whether to delete it."""

    screen = "stats"
    asking = False
    """It is asked whether to delete them."""

    def do(self, command: Command, session: Session) -> Outcome | None:
        """Close it, or delete what is counted once that was asked about."""
        from web.worker.screens.stats import question

        words, asked, self.asking = session.words, self.asking, False
        match command:
            case Press.CLOSE:
                return Outcome(close=self)
            case Press.DELETE_STATISTICS:
                self.asking = True
                return Outcome(said=question(words))
            case Press.DELETE_STATISTICS_YES if asked:
                session.statistics.delete()
                return Outcome(said=words("All statistics are deleted."))
            case Press.KEEP_STATISTICS:
                return Outcome(said=words("The statistics are kept."))
            case Press.STATISTICS | Press.TICK:
                return NOTHING
        self.asking = asked
        return None

    def draw(self, session: Session) -> Node:
        """Screen `stats`."""
        from web.worker.screens.stats import stats

        statistics = session.statistics
        shown = statistics.stats, session.day, session.rooms, session.levels, statistics.trouble
        return stats(*shown, self.asking, session.words)
