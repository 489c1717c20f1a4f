"""The first round of a game, taught: a fixed record, one sentence a step, and the move to make is marked.

A lesson is data (web/games/*/lesson.py). It is played as a Match of its own and is never kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

import htpy as h
from htpy import Element

from engine.game import Action
from engine.record import Record
from web.worker.match import Bots, Match
from web.worker.scene import AnyRoom, Seat
from web.worker.screens import parts
from web.worker.words import Words

Part = Literal["felt", "centre", "you", "dock", "sheet", "main"]
"""What a step can point at; style/pages.css draws the line round it."""
LEARNER = 0


class Step(NamedTuple):
    """One sentence, the part of the screen it speaks of, and what is played after it: first the learner's
    own move, if it is theirs to make; then the others'."""

    say: str
    part: Part
    moves: tuple[Action, ...] = ()


class Lesson(NamedTuple):
    """How a game is taught: its setup, who sits there (the learner first), and the steps."""

    setup: Mapping[str, Any]
    names: tuple[str, ...]
    steps: tuple[Step, ...]


class Tutor(Match):
    """A lesson in progress: only the marked move can be made."""

    def __init__(self, room: AnyRoom, words: Words) -> None:
        lesson = room.lesson(words)
        seats = [
            Seat(name, "lesson" if place != LEARNER else None) for place, name in enumerate(lesson.names)
        ]
        super().__init__(Record(room.id, lesson.names, setup=lesson.setup), seats, room)
        self.at = 0
        self.moves: list[Action] = []
        """Of the others: they are shown one by one."""
        self.said = -1
        """The step whose sentence has been told to those who listen."""

    def step(self, words: Words) -> Step:
        """Where we are."""
        return self.room.lesson(words).steps[self.at]

    def news_of_step(self, words: Words) -> str:
        """The coach's sentence, if the step is new; told once."""
        said, self.said = self.said, self.at
        return "" if said == self.at else self.step(words).say

    @property
    def _steps(self) -> tuple[Step, ...]:
        return self.room.lesson(Words("en")).steps

    @property
    def marked(self) -> Action | None:
        """The move that the learner is to make."""
        moves = self._steps[self.at].moves
        return moves[0] if moves and not self.moves and self.state.to_act == LEARNER else None

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.at + 1 == len(self._steps)

    def may(self, action: Action) -> bool:
        """Only what is marked."""
        return action == self.marked and super().may(action)

    def act(self, action: Action) -> None:
        """The learner's move, or one of the others': when all are made the next step begins."""
        if action == self.marked:
            self.moves = list(self._steps[self.at].moves[1:])
        super().act(action)
        self.before = None
        if not self.moves:
            self._next()

    def go_on(self) -> None:
        """The sentence has been read."""
        if self.marked is None and not self.moves:
            self.moves = list(self._steps[self.at].moves)
            if not self.moves:
                self._next()

    def _next(self) -> None:
        self.at = min(self.at + 1, len(self._steps) - 1)

    @property
    def bot_to_act(self) -> bool:
        """Whether a move of the others is to be shown."""
        return bool(self.moves)

    def think(self, bots: Bots, timer: Callable[[], float]) -> None:
        """The others know their part."""

    @property
    def bot_is_ready(self) -> bool:
        """At once."""
        return True

    def bot_moves(self) -> Action:
        """The next of them."""
        return self.moves.pop(0)

    def next_round(self) -> None:
        """There is none: the lesson ends with the first."""


def coach(tutor: Tutor, words: Words) -> Element:
    """The step's sentence, and the way on."""
    step = tutor.step(words)
    place = words("{n} of {all}", n=tutor.at + 1, all=len(tutor.room.lesson(words).steps))
    return h.aside("#coach.coach", aria_label=words("Lesson"), data_points=step.part)[
        h.p[parts.icon("learn"), h.span[step.say]],
        h.div(".coach__row")[
            parts.button(words("Leave the lesson"), classes="btn--quiet", data_do="to-lobby"),
            parts.ref(place),
            _onward(tutor, words),
        ],
    ]


def _onward(tutor: Tutor, words: Words) -> Element | None:
    if tutor.marked is not None or tutor.moves:
        return None
    if tutor.last:
        return parts.button(words("Play"), classes="btn--primary", data_do="play")
    return parts.button(words("Go on"), classes="btn--primary", data_do="go-on")
