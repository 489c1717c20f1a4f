"""The engine against a naive second implementation, written from the rules alone: perft and long walks."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.ritual.lockstep import Lockstep
from tests.engine.ritual.table import pick


def perft(table: Lockstep, depth: int) -> int:
    """How many lines of `depth` actions there are, each compared move by move."""
    if depth == 0:
        return 1
    count = 0
    for action in table.state.legal():
        twin = table.copy()
        twin.apply(action)
        count += perft(twin, depth - 1)
    return count


@pytest.mark.parametrize(
    ("players", "depth", "lines"),
    [(2, 4, 2 * 12 * 12), (3, 5, 6 * 12 * 12), (4, 5, 24 * 12), (5, 5, 120)],
)
def test_perft_drafts_and_chants(players: int, depth: int, lines: int) -> None:
    """As many orders of the sets as players, then both ends of six cards each."""
    assert perft(Lockstep(players, seed=players), depth) == lines


@pytest.mark.parametrize("players", [2, 3])
def test_perft_across_a_reveal(players: int) -> None:
    """The last lays of a round, its reveal, and the first lay of the next."""
    table = Lockstep(players, seed=players)
    for _ in range(2 * players - 1):
        table.apply(table.state.legal()[0])
    assert table.state.round == 1
    lines = perft(table, 2)
    assert lines == 12 * 10


@settings(max_examples=80, deadline=None)
@given(players=st.integers(2, 5), seed=st.integers(0, 10**9), bold=st.sampled_from([0.0, 0.2, 0.5, 0.8, 1.0]))
def test_whole_games(players: int, seed: int, bold: float) -> None:
    """Every action of a whole game, or until all deals and markers are used up."""
    rng = Random(seed)
    table = Lockstep(players, seed)
    while table.state.legal():
        table.apply(pick(table.state, rng, bold))
    assert table.state.over or table.naive.waiting
    assert (table.state.phase == "wait") is table.naive.waiting


def test_whole_games_reach_every_kind_of_end() -> None:
    """The walks above are not all alike."""
    seen = set()
    for seed in range(60):
        rng = Random(seed)
        table = Lockstep(2 + seed % 4, seed)
        while table.state.legal():
            table.apply(pick(table.state, rng, rng.choice([0.0, 0.5, 1.0])))
        seen |= {event.public["why"] for event in table.log if event.kind == "ritual-end"}
        seen |= {event.public["case"] for event in table.log if event.kind == "result"}
        seen |= {event.public["kind"] for event in table.log if event.kind == "contribution"}
        seen |= {event.kind for event in table.log}
    assert seen >= {"ten", "alone", "rounds", "void", "smooth", "wicked", "vortex", "accord", "all-mad"}
    assert seen >= {"masterly", "fine", "mad", "reshuffle", "over"}
