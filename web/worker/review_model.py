"""The seam between a review, which knows the record, and what draws it: one step of a finished game.

Everything here is plain data made from Views and events of a game that is over. A room adds a Reviewer.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from htpy import Node

from engine.bots.bot import Opinions
from engine.game import Action
from web.worker.names import shown
from web.worker.scene import AnyScene, E_contra, Scene, Seat, V_contra
from web.worker.screens.hint import AdviceText
from web.worker.words import Words

SELVES = ("You", "Tú", "Toi", "あなた", "당신")
"""How a person alone at a table is called, in each language: to anybody else that is no name."""


def called(seats: Sequence[Seat], you: int, words: Words) -> tuple[Seat, ...]:
    """Who sat there: one's own "You" in this language; somebody else's is a player like any other."""
    return tuple(
        seat._replace(name=words("You") if place == you else words("Player {n}", n=place + 1))
        if seat.name in SELVES
        else seat
        for place, seat in enumerate(shown(seats, words))
    )


class Moment(NamedTuple):
    """Something to jump to."""

    step: int
    picture: str
    text: str
    doubt: bool = False
    """The bot would have decided otherwise."""


class Course(NamedTuple):
    """How things stood after each round, for a chart and a table: a line a seat, or lines with names."""

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
    """By line, by column."""
    names: tuple[str, ...] = ()
    """What each line is; none: the seats, in their order."""


class Reviewer(Protocol[V_contra, E_contra]):
    """What a game's room adds to a review. What it draws can be read, no more."""

    game: str
    doubt: float
    """How much less than the best an action must be worth to the bot, to be marked."""

    def where(self, scene: Scene[V_contra, E_contra]) -> tuple[str, str]:
        """The title, and how far it is."""

    def table(self, scene: Scene[V_contra, E_contra]) -> Node:
        """What lies before everybody else."""

    def hand(self, scene: Scene[V_contra, E_contra]) -> Node:
        """What lies before whoever's eyes these are, and what is on its way."""

    def standing(self, scene: Scene[V_contra, E_contra]) -> Node:
        """How that seat stands."""

    def odds(self, scene: Scene[V_contra, E_contra]) -> Node:
        """What the scene's seat could know of hidden cards."""

    def round_end(self, scene: Scene[V_contra, E_contra]) -> Node:
        """How the last round in the log ended."""

    def game_end(self, scene: Scene[V_contra, E_contra]) -> Node:
        """Who won, and why."""

    def log(self, scene: Scene[V_contra, E_contra]) -> list[tuple[str, str]]:
        """Sentences with their rules, newest first."""

    def named(self, action: Action, scene: Scene[V_contra, E_contra]) -> str:
        """An action in a few words."""

    def advice(self, scene: Scene[V_contra, E_contra]) -> AdviceText:
        """How what the bot thinks of the scene's decision is worded."""

    def moments(self, told: Sequence[Sequence[E_contra]], scene: Scene[V_contra, E_contra]) -> list[Moment]:
        """What was decisive, by events alone: `told` has for each step those that led to it."""

    def course(self, told: Sequence[Sequence[E_contra]], words: Words) -> Course:
        """How everybody stood after each round."""


class Position(NamedTuple):
    """All that the screen is drawn from."""

    reviewer: Reviewer[Any, Any]
    scene: AnyScene
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
    round_end: AnyScene | None
    """With the end of the round in the log, if the action ended one."""
    knows: AnyScene | None
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
    playable: bool
    """Whether the same cards can be played."""
    link: str
    rules: Node


def step_to(where: str, step: int, last: int, rounds: Sequence[int]) -> int | None:
    """The step that is meant from here: by number, or by a word; None if it makes no sense."""
    before, after = rounds[: bisect_left(rounds, step)], rounds[bisect_right(rounds, step) :]
    steps = {
        "first": 0,
        "back": step - 1,
        "forward": step + 1,
        "last": last,
        "round-back": before[-1] if before else 0,
        "round-on": after[0] if after else last,
    }
    if where in steps:
        return max(0, min(last, steps[where]))
    known = where.isascii() and where.isdecimal() and len(where) < 6 and int(where) <= last
    return int(where) if known else None
