"""How a game is taught: a fixed deal, and steps that each say one thing about the table as it then stands.

A lesson is data (web/games/*/lesson.py). The build draws all of its screens into the site (tools/lessons.py),
and web/page/lesson.js goes from one to the next, so it needs no Python: none of this is in the browser.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Literal, NamedTuple

from htpy import Node

from engine.game import Action
from engine.record import Record
from web.worker.match import Match
from web.worker.scene import AnyRoom, Leads, Scene, Seat, Settings
from web.worker.screens.coach import coach
from web.worker.story import story_of
from web.worker.words import Words

Part = Literal["felt", "centre", "you", "dock", "sheet", "main"]
"""What a step can point at; style/lesson.css draws the line round it."""
LEARNER = 0
NEXT_ROUND: Action = "next-round"
"""Among the moves: everyone has seen how the round ended."""
OF_THE_PAGE = frozenset(("menu", "close", "to-lobby", "language", "theme", "lesson-back", "play"))
"""What the page does without Python; any other control is off."""
_DO = re.compile(r' data-do="([\w-]+)"')


class Step(NamedTuple):
    """What the coach says of the table as it stands after these moves, and what the learner can do then."""

    say: str
    part: Part
    moves: tuple[Action, ...] = ()
    """Made since the step before, by whoever's turn it was."""
    ways: Mapping[Action, tuple[Step, ...]] = {}
    """What the learner can do here, and the steps that follow on that alone. None: only read on. Several: a
    free choice, after which the other way is shown, too; the lesson goes on from the first."""
    picture: Node = None
    """Below what is said."""


class Lesson(NamedTuple):
    """How a game is taught: its setup, who sits there (the learner first), and the steps."""

    setup: Mapping[str, Any]
    names: tuple[str, ...]
    steps: tuple[Step, ...]


class Screen(NamedTuple):
    """A step at its place in the lesson, and where it leads."""

    step: Step
    place: int
    """From 1."""
    actions: tuple[Action, ...]
    """Everything that has been played."""
    seen: int
    """How much of that was on the screen before."""
    leads: Leads
    """By action, the number of the screen that it leads to."""
    onward: int | None
    """Where reading on leads, if there is nothing to be done."""
    is_other: bool
    """Whether it begins the way that was not chosen."""


Then = Callable[[int], int | None]
"""Lays out what follows, from this place on; returns the number of its first screen, if there is one."""


class _Layout:
    """Steps become screens, which are numbered as they are found."""

    def __init__(self) -> None:
        self.screens: list[Screen] = []

    def lay(
        self,
        steps: Sequence[Step],
        done: tuple[Action, ...],
        seen: int,
        is_other: bool,
        then: Then,
        place: int,
    ) -> int | None:
        """These steps and what follows; of what is done, so much has been seen."""
        if not steps:
            return then(place)
        step, number = steps[0], len(self.screens)
        actions = done + step.moves
        self.screens.append(Screen(step, place, actions, seen, (), None, is_other))
        after = (*actions, *_main_line(step))
        shown = after if any(step.ways.values()) else actions
        on = cache(partial(self.lay, steps[1:], after, len(shown), False, then))  # all ways lead there
        leads = tuple(
            (way, first)
            for way in step.ways
            if (first := self._ways(step, way, actions, on, place + 1)) is not None
        )
        onward = None if step.ways else on(place + 1)
        self.screens[number] = self.screens[number]._replace(leads=leads, onward=onward)
        return number

    def _ways(
        self, step: Step, chosen: Action, actions: tuple[Action, ...], then: Then, place: int
    ) -> int | None:
        """The chosen way, then the others, then what follows."""
        others = [way for way in step.ways if way != chosen]
        for way in (*reversed(others), chosen):
            then = partial(self.lay, step.ways[way], (*actions, way), len(actions), way != chosen, then)
        return then(place)


def screens(lesson: Lesson) -> list[Screen]:
    """Every screen, the first one first; one that ends the lesson leads nowhere."""
    layout = _Layout()
    layout.lay(lesson.steps, (), 0, False, lambda place: None, 1)
    return layout.screens


def _main_line(step: Step) -> tuple[Action, ...]:
    """What is played after a step before the lesson goes on: its first way."""
    for way, steps in step.ways.items():
        return (way, *(move for own in steps for move in (*own.moves, *_main_line(own))))
    return ()


class Drawn(NamedTuple):
    """A screen as the page gets it."""

    html: str
    news: str
    """For who listens: what has happened, and what the coach says."""


def drawn(room: AnyRoom, words: Words) -> list[Drawn]:
    """Every screen of a game's lesson, in one language."""
    lesson = room.lesson(words)
    found = screens(lesson)
    places = max((screen.place for screen in found), default=0)
    return [_drawn(screen, places, lesson, room, words) for screen in found]


def _drawn(screen: Screen, places: int, lesson: Lesson, room: AnyRoom, words: Words) -> Drawn:
    seats = [Seat(name, None if place == LEARNER else "lesson") for place, name in enumerate(lesson.names)]
    match = Match(Record(room.id, lesson.names, seed=0, setup=lesson.setup), seats, room)
    _play(match, screen.actions[: screen.seen])
    match.news()
    _play(match, screen.actions[screen.seen :])
    told = [room.sentence(event, match.seats, match.viewer, words) for event in match.news()]
    scene: Scene[Any, Any] = Scene(
        view=match.view,
        seats=match.seats,
        log=match.seen(),
        settings=Settings(language=words.language, odds=False, talk=False),
        words=words,
        turns=story_of(match, words).turns(match.seen()),
        only=screen.leads,
        coach=coach(screen, places, words),
    )
    news = [*told, screen.step.say] if screen.actions else [screen.step.say]
    return Drawn(_DO.sub(_kept, str(room.draw(match.screen, scene))), words.run(news))


def _play(match: Match, actions: Iterable[Action]) -> None:
    for action in actions:
        if action == NEXT_ROUND:
            match.next_round()
        else:
            match.act(action)


def _kept(control: re.Match[str]) -> str:
    return control[0] if control[1] in OF_THE_PAGE else " disabled"
