"""Ritual's levels: legal, deterministic, the same when what they cannot see is re-dealt, never late."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import sqrt
from random import Random
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots.bot import Bot, best
from engine.bots.levels import BOTS
from engine.bots.play import luck
from engine.cli.arena import play_seed
from engine.cli.tally import Tally
from engine.game import Start
from engine.ritual.state import State
from engine.ritual.view import View
from tests.engine.ritual.cheat import Cheater
from tests.engine.ritual.lockstep import Lockstep
from tests.engine.ritual.table import GAME
from tests.engine.ritual.unseen import real, redeal, steps, tables

LEVELS = list(BOTS["ritual"].values())
REPORTER = BOTS["ritual"]["reporter"]
SLICES = 2
"""Enough to go through belief and search; tests count slices, never time."""

each_level = pytest.mark.parametrize("bot", LEVELS, ids=lambda bot: bot.level)


def thought(bot: Bot[Any], view: View, seed: int = 1) -> Any:
    """What it thinks after a few slices and why, what it does, and what it would say."""
    *_, opinions = islice(bot.think(view, Random(seed)), SLICES)
    return bot.explained(view, opinions), best(opinions), bot.says(view, Random(seed))


def views(players: int, seed: int, every: int = 1) -> Iterator[View]:
    """What whoever must act sees, in games of Reporters who now and then do anything."""
    state, rng, number = GAME.start(Start(players, {}, seed)), Random(seed), 0
    while state.to_act is not None:
        view = state.view(state.to_act)
        if number % every == 0:
            yield view
        wild = rng.random() < 0.3
        state.apply(rng.choice(view.legal) if wild else REPORTER.choose(view, luck(seed, number)))
        number += 1


@each_level
@pytest.mark.parametrize("players", range(2, 6))
def test_an_opinion_of_every_legal_action(bot: Bot[Any], players: int) -> None:
    """In draft and chant; odds are odds, and no more points come of a round than were laid."""
    seen = set()
    for seed in range(3):
        for view in views(players, seed, every=3):
            opinions, chosen, said = thought(bot, view)
            assert tuple(opinion.action for opinion in opinions) == view.legal
            assert chosen in view.legal
            assert said is None
            for opinion in opinions:
                facts = opinion.facts
                assert 0 <= facts.get("madness", 0) <= 1
                assert -4 <= facts.get("points", 0) <= 4
                assert 0 <= facts.get("contribution", 0) <= 3
            seen.add((view.phase, view.ritual))
    assert seen >= {(phase, ritual) for phase in ("draft", "chant") for ritual in (1, 2, 3)}


@each_level
@settings(max_examples=25, deadline=None)
@given(table=tables, seed=st.integers(0, 10**6))
def test_what_it_cannot_see_changes_nothing(bot: Bot[Any], table: Lockstep, seed: int) -> None:
    """Faces in other hands and on the table, cards aside, markers to come: not an opinion changes."""
    seat = table.state.to_act
    assert seat is not None
    (state, _, _), (twin, _, _) = steps(real(table))[-1], steps(redeal(table, seat, Random(seed)))[-1]
    assert thought(bot, state.view(seat), seed) == thought(bot, twin.view(seat), seed)


def test_the_cheater_does_change_its_mind() -> None:
    """Or the test above could not fail: who sees the colours on the table has other opinions."""
    cheater, differ = Cheater(), 0
    for seed in range(6):
        state, number = GAME.start(Start(4, {}, seed)), 0
        assert isinstance(state, State)
        while state.to_act is not None and number < 12:
            honest = state.view(state.to_act)
            if state.phase == "chant" and any(state.laid):
                differ += thought(cheater, honest)[0] != thought(cheater, cheater.cheats(state))[0]
            state.apply(REPORTER.choose(honest, luck(seed, number)))
            number += 1
    assert differ > 10


@each_level
def test_the_same_view_and_luck_give_the_same_thoughts(bot: Bot[Any]) -> None:
    for view in islice(views(5, seed=5, every=7), 8):
        assert thought(bot, view) == thought(bot, view)
        assert bot.choose(view, Random(2)) == best(bot.why(view, Random(2)))


@each_level
def test_a_slice_is_small(bot: Bot[Any]) -> None:
    """10 ms here, some 30 in a browser; the CPU time, the fastest of a few runs."""
    slowest = []
    for view in islice(views(5, seed=8, every=5), 12):
        runs = []
        for _ in range(3):
            began, times = process_time(), []
            for _ in islice(bot.think(view, Random(1)), 6):
                times.append(process_time() - began)
                began = process_time()
            runs.append(times)
        slowest.append(max(map(min, zip(*runs, strict=True))))
    assert sorted(slowest)[len(slowest) * 9 // 10] < 0.01


@pytest.mark.parametrize(("upper", "lower"), [("novice", "random"), ("reporter", "novice")])
def test_each_quick_level_beats_the_one_below(upper: str, lower: str) -> None:
    """In contribution and in wins, beyond 3 standard errors; Occultist's figures stand in docs/bots.md."""
    table = (upper, lower, upper, lower, lower)
    tally = Tally(table)
    for seed in range(1, 31):
        tally.add(seed, play_seed("ritual", (), (), table, seed))
    better, worse = tally.of(upper), tally.of(lower)
    for one, other in ((better.wins, worse.wins), (better.measures[0], worse.measures[0])):
        assert one.mean - other.mean > 3 * sqrt(one.error**2 + other.error**2)
