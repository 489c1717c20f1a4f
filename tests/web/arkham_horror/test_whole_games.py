"""Whole games at the table, by what is drawn alone: what is shown is legal, and what is legal is shown."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.arkham_horror import GAME
from engine.arkham_horror.stack import QUESTIONS
from engine.arkham_horror.state import State
from engine.game import Start
from engine.legal import pick
from tests.engine.arkham_horror.random_play import choose, enrich
from tests.web.arkham_horror.pressing import begin, played, pressed
from web.worker.session import Session

SITTINGS = {
    "alone with one": (("person",), 0),
    "alone with two, and companions": (("person", "same", "novice", "novice"), 2),
    "two people": (("person", "person"), 9),
}


@pytest.mark.parametrize(("kinds", "seed"), SITTINGS.values(), ids=SITTINGS)
def test_a_game_is_played_to_its_end_by_what_is_drawn(kinds: tuple[str, ...], seed: int) -> None:
    house, first = begin(kinds, seed)
    assert first.screen == "table"
    *_, last = played(house, first, Random(seed), bold=True, most=6000)
    assert last.screen == "game-over"
    assert last.ended


REACHED = {1: 501, 37: 558, 285: 462, 260: 156, 307: 297, 128: 22, 205: 67}
"""Rich games by their seed, and how many actions they are played: together they ask every question."""
TRIED = 3
"""Actions that are pressed of each question, each time."""


@pytest.mark.parametrize("seed", REACHED)
def test_every_question_is_answered_by_the_controls_that_are_drawn(seed: int) -> None:
    house, tried = begin(("person", *["same"] * (seed % 8)), seed)[0], set()
    for state in stages(seed):
        name = state.stack[-1][0]
        if name not in tried:
            tried.add(name)
            answered(house, state, Random(seed))
    assert tried


def test_these_games_ask_every_question() -> None:
    assert {state.stack[-1][0] for seed in REACHED for state in stages(seed)} == {*QUESTIONS}


def stages(seed: int) -> Iterator[State]:
    """A game in which much can be done, decision by decision."""
    rng, state = Random(seed), GAME.start(Start(seed % 8 + 1, {}, seed))
    assert isinstance(state, State)
    enrich(state, rng)
    for _ in range(REACHED[seed] + 1):
        yield state
        state.apply(choose(state, rng, bold=True))


def answered(house: Session, state: State, rng: Random) -> None:
    """Some answers to the question that is on, each from the same state."""
    assert house.match
    for action in {pick(state.legal(), rng) for _ in range(TRIED)}:
        house.match.state = state.copy()
        assert house.play
        house.play.picked, house.play.episode = (), None
        reply = house.reply()
        pressed(house, reply, action)
