"""The stack of frames: what is still to be done, the next on top.

A frame is a tuple of plain values: its name, the seat it belongs to (or None), and what it needs. A *step*
is done by the engine; a *question* waits for its seat, and stays on top until it is answered. So any effect
may stop for a decision, and a state is copied or written down at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

Frame = tuple[Any, ...]
Words = list[str]


class Question(NamedTuple):
    """How a question is asked and answered."""

    kind: str
    """`Decision.kind`."""
    legal: Callable[..., Sequence[str]]
    """(state, *frame) -> the actions; none: the question falls away."""
    answer: Callable[..., None]
    """(state, words, *frame): the words of the action; the frame is off the stack."""
    about: Callable[..., Mapping[str, Any]] | None = None
    asker: Callable[[State, int | None], int] | None = None
    """Who answers, if it is not the seat of the frame."""
    many: Callable[..., tuple[int, int]] | None = None
    """(state, *frame) -> how many things one picks, at least and at most; else one."""


STEPS: dict[str, Callable[..., None]] = {}
QUESTIONS: dict[str, Question] = {}
DROPPED: dict[str, Callable[..., None]] = {}
"""By frame: what is still done when it is dropped (R53)."""
ON_AWAKENING: list[Callable[[State, str], None]] = []
"""What an awakening does (endings.py)."""
NEVER_FORCED = ("accept", "stay", "done")
"""§31: asked even if there is nothing else."""


class Awakening(Exception):  # noqa: N818 - named for what happens
    """The Ancient One wakes: everything that was going on is dropped (R55). Its text is why, by §13: `doom`,
    `gates`, `markers`, `cup`, `crowd`."""


class GameOver(Exception):  # noqa: N818 - named for what happens
    """The game is won or lost."""


class Waiting(Exception):  # noqa: N818 - named for what happens
    """The record has no more of this stream, and there is no seed (§33)."""


def step(function: Callable[..., None]) -> Callable[..., None]:
    """A step by its function's name: `end_movement` is the frame `end-movement`."""
    STEPS[function.__name__.replace("_", "-")] = function
    return function


def question(
    name: str,
    legal: Callable[..., Sequence[str]],
    answer: Callable[..., None],
    *,
    kind: str = "",
    about: Callable[..., Mapping[str, Any]] | None = None,
    asker: Callable[[State, int | None], int] | None = None,
    many: Callable[..., tuple[int, int]] | None = None,
) -> None:
    """A question's frame by its name."""
    QUESTIONS[name] = Question(kind or name, legal, answer, about, asker, many)


def dropped(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """What is still done when a frame of this name is dropped."""

    def register(function: Callable[..., None]) -> Callable[..., None]:
        DROPPED[name] = function
        return function

    return register


def drop_frames(state: State, seat: int) -> bool:
    """R53: the rest of this seat's list, combat, movement and encounter; a loop below them goes on.

    Whether a combat was among them."""
    stack, names = state.stack, set()
    while stack and stack[-1][1] == seat:
        frame = stack.pop()
        names.add(frame[0])
        if frame[0] in DROPPED:
            DROPPED[frame[0]](state, *frame[1:])
    if "settle" in names:  # a price that was paid is settled whatever happened (R54)
        stack.append(("settle", seat))
    return "combat-over" in names


def run(state: State, action: str = "") -> None:
    """Answer the question on top, then do steps until somebody must decide, the game is over, or it waits."""
    try:
        while True:
            try:
                if action:
                    frame, words = state.stack.pop(), action.split()
                    action = ""
                    QUESTIONS[frame[0]].answer(state, words, *frame[1:])
                return _until_asked(state)
            except Awakening as why:
                ON_AWAKENING[0](state, str(why))
    except GameOver:
        state.stack.clear()
        state.stop()
    except Waiting as stream:
        state.waiting = str(stream)
        state.stop()
        state.tell("wait", "§33", stream=state.waiting)


def _until_asked(state: State) -> None:
    stack = state.stack
    while True:
        frame = stack[-1]
        name = frame[0]
        do = STEPS.get(name)
        if do is not None:
            stack.pop()
            do(state, *frame[1:])
            continue
        asked = QUESTIONS[name]
        choices = asked.legal(state, *frame[1:])
        many = len(choices)
        if many > 1 or (many and choices[0] in NEVER_FORCED):
            state.choices = choices
            state.to_act = frame[1] if asked.asker is None else asked.asker(state, frame[1])
            return
        stack.pop()
        if many:
            if state.log is not None:
                state.tell("forced", "§31", who=frame[1], action=choices[0])
            asked.answer(state, choices[0].split(), *frame[1:])
