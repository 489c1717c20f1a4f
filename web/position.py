"""The seam between a review, which knows the record, and what draws it: one step of a finished game.

Everything here is plain data made from Views and events of a game that is over. A room adds a Reviewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from htpy import Node

from engine.bots.bot import Opinion, Opinions
from engine.finished import Seen
from engine.game import Action
from web.scene import Scene
from web.words import Words


class Moment(NamedTuple):
    """Something to jump to."""

    step: int
    picture: str
    text: str
    doubt: bool = False
    """The bot would have decided otherwise."""


class Course(NamedTuple):
    """How everybody stood after each round, for a chart and a table."""

    title: str
    steps: tuple[int, ...]
    """By column, the step from which on it holds."""
    heads: tuple[str, ...]
    """By column, when that was."""
    marks: tuple[str, ...]
    """The same, as short as an axis needs it."""
    begins: tuple[int, ...]
    """The columns with which a line begins anew."""
    values: tuple[tuple[int, ...], ...]
    """By seat, by column."""


class Reviewer(Protocol):
    """What a game's room adds to a review. Nothing that it draws can be pressed."""

    style: str
    doubt: float
    """How much less than the best an action must be worth to the bot, to be marked."""

    def where(self, scene: Scene) -> tuple[str, str]:
        """The title, and how far it is."""

    def table(self, scene: Scene) -> Node:
        """What lies before everybody else."""

    def hand(self, scene: Scene) -> Node:
        """What lies before whoever's eyes these are, and what is on its way."""

    def standing(self, scene: Scene) -> Node:
        """How that seat stands."""

    def odds(self, scene: Scene) -> Node:
        """What the scene's seat could know of hidden cards."""

    def round_end(self, scene: Scene) -> Node:
        """How the last round in the log ended."""

    def game_end(self, scene: Scene) -> Node:
        """Who won, and why."""

    def log(self, scene: Scene) -> list[tuple[str, str]]:
        """Sentences with their rules, newest first."""

    def named(self, action: Action, scene: Scene) -> str:
        """An action in a few words."""

    def told(self, opinion: Opinion, words: Words) -> str:
        """What the bot expects of it."""

    def moments(self, told: Sequence[Sequence[Seen]], scene: Scene) -> list[Moment]:
        """What was decisive, by events alone: `told` has for each step those that led to it."""

    def course(self, told: Sequence[Sequence[Seen]], words: Words) -> Course:
        """How everybody stood after each round."""


class Position(NamedTuple):
    """All that the screen is drawn from."""

    reviewer: Reviewer
    scene: Scene
    """How it stood, and the log so far, as seen by the eyes."""
    step: int
    last: int
    eyes: int | None
    """None: all cards are open."""
    actor: int | None
    """Who acted then; None: it is the end, or nobody in particular did."""
    in_turn: bool
    choices: Sequence[Action]
    """What there was to decide; nothing if there was only one thing to do."""
    happened: tuple[str, ...]
    """What came of it, in sentences, as far as the end of the round."""
    round_end: Scene | None
    """With the end of the round in the log, if the action ended one."""
    knows: Scene | None
    """As the deciding seat saw it, if the eyes may know that."""
    chosen: Action | None
    """By whoever decided, if the eyes may know that."""
    opinions: Opinions
    moments: tuple[Moment, ...]
    progress: tuple[int, int] | None
    """Of the decisions of this seat, how many have been thought of, while that goes on."""
    rounds: tuple[int, ...]
    """The steps at which rounds begin."""
    course: Course | None
    """None: not yet, as little as the moments; the step comes first."""
    playing: bool
    link: str
    rules: Node
