"""The engine against a naive second implementation, written from the rules alone: perft and long walks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.arkham_ritual.lockstep import Lockstep
from tests.engine.arkham_ritual.table import all_options

OPTIONS = all_options()


def perft(table: Lockstep, depth: int) -> int:
    """How many lines of `depth` actions there are, each compared move by move."""
    if depth == 0:
        return 1
    count = 0
    assert list(table.state.legal()) == table.naive.legal()
    for action in table.state.legal():
        twin = table.copy()
        twin.apply(action)
        count += perft(twin, depth - 1)
    return count


@pytest.mark.parametrize(
    ("players", "options", "depth", "lines"),
    [
        (3, {}, 10, 976),
        (4, {}, 8, 2736),
        (5, {"event": "trapezohedron"}, 7, 6112),
        (6, {"zealot": "professor"}, 5, 1402),
        (7, {"old_one": "hastur"}, 5, 3666),
    ],
)
def test_perft(players: int, options: dict[str, Any], depth: int, lines: int) -> None:
    assert perft(Lockstep(players, options, seed=players, rounds=4), depth) == lines


@settings(max_examples=120, deadline=None)
@given(
    players=st.integers(3, 7),
    options=st.sampled_from(OPTIONS),
    seed=st.integers(0, 10**9),
    taking=st.sampled_from([0.2, 0.6, 0.9]),
    peeking=st.sampled_from([0.0, 0.05, 0.2]),
)
def test_whole_games(players: int, options: dict[str, Any], seed: int, taking: float, peeking: float) -> None:
    """Every action of a whole game, people owning up now and then, and talking."""
    rng = Random(seed)
    table = Lockstep(players, options, seed)
    while choices := table.state.legal():
        if rng.random() < peeking:
            table.apply(rng.choice(table.state.asides()))
        elif rng.random() < 0.02:
            table.apply(f"say {rng.randrange(players)} trust-me")
        elif "take" in choices and rng.random() < taking:
            table.apply("take")
        else:
            table.apply(rng.choice(choices))
    assert table.state.over
