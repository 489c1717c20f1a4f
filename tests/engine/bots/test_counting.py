"""The counting bot: never illegal, never a cheat, quick, and better than no thought at all."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from engine.arkham_ritual import sample
from engine.bots import counting, plain
from engine.game import Start
from tests.engine.table import GAME, all_options, walk

OPTIONS = all_options()


@pytest.mark.parametrize("players", range(3, 8))
def test_it_is_legal_and_sees_no_more_than_its_view(players: int) -> None:
    for seed in range(8):
        rng = Random(seed)
        for number, (state, _, _) in enumerate(walk(players, rng.choice(OPTIONS), seed, taking=0.2)):
            if state.to_act is None or number > 60:
                break
            view = state.view(state.to_act)
            chosen = counting.choose(view, Random(number))
            assert chosen in view.legal
            twin = sample(view, rng)
            assert counting.choose(twin.view(state.to_act), Random(number)) == chosen


def game(counts: int, players: int, seed: int) -> tuple[list[int], tuple[int, ...]]:
    """Final sanity and winners; one seat counts, the others play at random."""
    state = GAME.start(Start(players, {}, seed))
    rng = Random(seed)
    while state.to_act is not None:
        bot = counting if state.to_act == counts else plain
        state.apply(bot.choose(state.view(state.to_act), rng))
    return state.summary()["sanity"], state.winners or ()


def test_it_beats_chance_over_300_games() -> None:
    """One that counts among four that do not: it wins oftener and keeps more sanity."""
    won = lost = 0
    sanity = [0, 0]
    for seed in range(300):
        seat = seed % 5
        after, winners = game(seat, 5, seed)
        others = [other for other in range(5) if other != seat]
        sanity[0] += 4 * after[seat]
        sanity[1] += sum(after[other] for other in others)
        won += 4 * (seat in winners)
        lost += sum(other in winners for other in others)
    assert won > 1.1 * lost
    assert sanity[0] > 1.3 * sanity[1]


def test_it_is_quick() -> None:
    """5 ms a choice; the fastest of a few runs, so that a busy machine does not matter."""
    views = [
        state.view(state.to_act)
        for players in (3, 5, 7)
        for state, _, actions in walk(players, {}, players)
        if state.to_act is not None and len(actions) < 30
    ]
    best = []
    for view in views:
        times = []
        for _ in range(3):
            began = perf_counter()
            counting.choose(view, Random(1))
            times.append(perf_counter() - began)
        best.append(min(times))
    assert sorted(best)[len(best) * 9 // 10] < 0.005
