"""The puzzle of the day: a position as one seat saw it, a choice, and what the strongest bot thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import Node

from engine.bots.bot import best
from engine.game import Event
from web.worker import puzzle
from web.worker.commands import Answer, Command, Press
from web.worker.names import NAMES, bot_name
from web.worker.outcome import Outcome
from web.worker.pages.page import NOTHING, Page
from web.worker.scene import AnyRoom, AnyScene, Scene, Seat
from web.worker.thought import Thought
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.session import Session


class PuzzlePage(Page):
    """One position. What it is drawn from is a View and what its seat saw; no other card is here."""

    screen = "puzzle"

    def __init__(self, room: AnyRoom, day: str, ahead: int = 0) -> None:
        """`ahead`: 0 is the day's own; the others are for practice, and count nowhere."""
        self.room, self.day, self.ahead = room, day, ahead
        self.puzzles = puzzle.read(room.puzzles())
        self.puzzle = self.puzzles[(puzzle.of_day(self.puzzles, day) + ahead) % len(self.puzzles)]
        log: list[Event] = []
        state = self.puzzle.reached(room.id, NAMES[: self.puzzle.players], log)
        assert state.to_act is not None
        self.view = state.view(state.to_act)
        self.log = tuple(event.seen_by(self.view.seat) for event in log)
        self.chosen = ""
        self._thought: Thought | None = None
        self._told = False

    def do(self, command: Command, session: Session) -> Outcome | None:
        """Answer, go on to the next, close; the bot thinks meanwhile."""
        match command:
            case Press.TICK:
                before = self.thought(session).done
                self.thought(session).go_on()
                ready = bool(self.chosen) and self.thought(session).done
                if ready and not before:
                    self._settle(session)
                return Outcome(redraw=ready and not before)
            case Answer(action) if not self.chosen and action in self.view.legal:
                self.chosen = action
                if self.thought(session).done:
                    self._settle(session)
            case Press.NEXT_PUZZLE:
                return Outcome(close=self, open=PuzzlePage(self.room, self.day, self.ahead + 1))
            case Press.CLOSE:
                return Outcome(close=self)
            case Press.TO_LOBBY:
                return session.to_lobby()
        return NOTHING

    def thought(self, session: Session) -> Thought:
        """The bot's, from the first moment on."""
        if self._thought is None:
            self._thought = self.puzzle.thought(session.bots[self.room.id], self.view, session.timer)
        return self._thought

    def right(self, session: Session) -> bool:
        """Whether the bot would do what was chosen."""
        return self.chosen == best(self.thought(session).opinions)

    def _settle(self, session: Session) -> None:
        """The first answer to the day's own puzzle counts."""
        if not self.ahead:
            session.statistics.solve(self.room.id, self.day, self.right(session))

    def wait(self, session: Session) -> int | None:
        """The bot thinks on while one ponders."""
        return None if self.thought(session).done else 0

    def scene(self, session: Session) -> AnyScene:
        """As the seat saw it; nothing on the table can be pressed."""
        words, seat = session.words, self.view.seat
        names = [
            words("You") if n == seat else bot_name(name, words)
            for n, name in enumerate(NAMES[: self.puzzle.players])
        ]
        return Scene(
            view=self.view._replace(legal=()),
            seats=tuple(Seat(name) for name in names),
            log=self.log,
            settings=session.settings,
            words=words,
            alone=False,
            you=seat,
        )

    def title(self, words: Words) -> str:
        """The game's name."""
        return self.room.title(words)

    def draw(self, session: Session) -> Node:
        """Screen `puzzle`."""
        from web.worker.screens.puzzle import puzzle as drawn

        thought = self.thought(session)
        opinions = thought.opinions if self.chosen and thought.done else ()
        day = "" if self.ahead else self.day
        return drawn(
            self.room.reviewer(), self.scene(session), day, tuple(self.view.legal), self.chosen, opinions
        )

    def news(self, session: Session, outcome: Outcome) -> tuple[str, tuple[str, ...]]:
        """Whether it was right, for those who listen; told once."""
        if self._told or not self.chosen or not self.thought(session).done:
            return "", ()
        from web.worker.screens.puzzle import verdict

        self._told = True
        return verdict(self.right(session), session.words), ()
