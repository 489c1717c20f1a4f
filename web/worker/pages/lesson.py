"""A lesson: a game in which only the marked move can be made, and a coach who says why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.game import Seen
from web.worker.commands import Command, Press
from web.worker.lesson import Tutor, coach
from web.worker.match import Bots
from web.worker.outcome import Outcome
from web.worker.pages.page import NOTHING
from web.worker.pages.play import PlayPage
from web.worker.scene import AnyScene
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.session import Session


class LessonPage(PlayPage):
    """A lesson at the table; it is never kept."""

    def __init__(self, tutor: Tutor) -> None:
        super().__init__(tutor, None)
        self.tutor = tutor

    def do(self, command: Command, session: Session) -> Outcome:
        """Go on, or leave it and play."""
        if command is Press.GO_ON:
            self.tutor.go_on()
            return NOTHING
        if command is Press.PLAY:
            begun = session.lobby.start(session)
            return begun._replace(close=begun.close or self)
        return super().do(command, session)

    def scene(self, session: Session, asking: str | None = None, rules: bool = False) -> AnyScene:
        """The game's, with the coach in it; the marked move stands out, all others are off."""
        scene = super().scene(session, asking, rules)
        return scene._replace(only=self.tutor.marked or "", coach=coach(self.tutor, session.words))

    def chat(self, bots: Bots) -> None:
        """Nobody speaks but the coach."""

    def prompt(self, news: Sequence[Seen], words: Words) -> str:
        """The coach's sentence, if it is new."""
        return self.tutor.news_of_step(words)
