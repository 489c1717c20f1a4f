"""What always holds, whatever the game: over its random walks, at every number of players."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import IllegalAction, State
from engine.games import GAMES
from engine.legal import told
from tests import games

every_game = pytest.mark.parametrize("game", GAMES)
LONG = 200
"""Of a longer game, every tenth position after these is looked at."""
MANY = 30
"""Of more legal actions, so many are tried."""
table = {"place": st.integers(0, 10**9), "seed": st.integers(0, 10**9)}


def players(game: str, place: int) -> int:
    """One of the numbers that may play."""
    return GAMES[game].seats[place % len(GAMES[game].seats)]


def snapshot(state: State[Any]) -> tuple[Any, ...]:
    """Its values as they are now: those of a copy, which nobody changes."""
    slots = map(partial(getattr, state.copy()), type(state).__slots__)
    return tuple(tuple(value) if isinstance(value, list) else value for value in slots)


@every_game
@settings(max_examples=40, deadline=None)
@given(**table)
def test_every_legal_action_applies_and_every_other_raises_and_changes_nothing(
    game: str, place: int, seed: int
) -> None:
    hooks, rng = games.ALL[game], Random(seed)
    vocabulary, earlier = (*hooks.ACTIONS, *hooks.NO_ACTIONS, *hooks.SAID), list[str]()
    for state, _, actions in hooks.walk(players(game, place), seed):
        if len(actions) > LONG and len(actions) % 10:
            continue
        others = {*state.asides(), *(() if state.over else hooks.SAID)}
        before, legal = snapshot(state), told(state.legal())
        for action in rng.sample(vocabulary, 12) + earlier + rng.sample(legal, min(len(legal), MANY)):
            twin = state.copy()
            if action in state.legal() or action in others:
                assert state.why_not(action) is None
                twin.apply(action)
            else:
                with pytest.raises(IllegalAction):
                    twin.apply(action)
                assert snapshot(twin) == before
                assert state.why_not(action)
        assert snapshot(state) == before, "a copy is independent"
        earlier = rng.sample(legal, min(len(legal), 5))


@every_game
@settings(max_examples=40, deadline=None)
@given(**table)
def test_nobody_listening_changes_nothing(game: str, place: int, seed: int) -> None:
    walk = games.ALL[game].walk
    *_, (state, _, actions) = walk(players(game, place), seed)
    silent, _, _ = next(iter(walk(players(game, place), seed)))
    for action in actions:
        silent.apply(action)
    assert snapshot(silent) == snapshot(state)


@every_game
@settings(max_examples=40, deadline=None)
@given(**table)
def test_every_game_ends_and_until_then_somebody_can_act(game: str, place: int, seed: int) -> None:
    for state, log, actions in games.ALL[game].walk(players(game, place), seed):
        assert (state.to_act is None) is state.over
        assert bool(state.legal()) is not state.over
        assert log
        assert len(actions) < 10_000
    assert state.over
    assert log[-1].kind == "over"
    assert tuple(log[-1].public["winners"]) == state.winners
