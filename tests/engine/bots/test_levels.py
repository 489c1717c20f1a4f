"""Every level: legal, deterministic, the same when what it cannot see is re-dealt, never late."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.arkham_ritual.view import View
from engine.bots.bot import Bot, best
from engine.bots.levels import BASELINE, BOTS, LADDER
from engine.bots.plain import Plain
from engine.game import Start
from engine.games import GAMES
from tests.engine.arkham_ritual.cheat import Cheater
from tests.engine.arkham_ritual.lockstep import Lockstep
from tests.engine.arkham_ritual.table import all_options, deal, play, walk
from tests.engine.arkham_ritual.unseen import redeal, steps, tables

LEVELS = list(BOTS["arkham-ritual"].values())
OPTIONS = all_options()
SLICES = 4
"""Enough to go through belief and search; tests count slices, never time."""

each_level = pytest.mark.parametrize("bot", LEVELS, ids=lambda bot: bot.level)


def thought(bot: Bot[Any], view: View, seed: int = 1) -> Any:
    """What it thinks after a few slices and why, what it does, and what it would say."""
    *_, opinions = islice(bot.think(view, Random(seed)), SLICES)
    return bot.explained(view, opinions), best(opinions), bot.says(view, Random(seed))


def views(players: int, seed: int, every: int = 1) -> Iterator[View]:
    """What whoever must act sees, in random games with random options."""
    rng = Random(seed)
    for number, (state, _, _) in enumerate(walk(players, rng.choice(OPTIONS), seed, taking=0.3)):
        if state.to_act is None or number > 90:
            return
        if number % every == 0:
            yield state.view(state.to_act)


@each_level
@pytest.mark.parametrize("players", range(3, 8))
def test_an_opinion_of_every_legal_action(bot: Bot[Any], players: int) -> None:
    """All options, all phases; odds are odds, and no more sanity is lost than there is."""
    phases = set()
    for seed in range(10 if bot.level != "occultist" else 4):
        for view in views(players, seed, every=1 if bot.level != "occultist" else 7):
            opinions, chosen, _ = thought(bot, view)
            assert tuple(opinion.action for opinion in opinions) == view.legal
            assert chosen in view.legal
            for opinion in opinions:
                assert {*opinion.facts} - {"safe"} == {"survival", "sanity"}
                assert (opinion.reason is not None) is (bot.level != "novice")
                assert 0 <= opinion.facts["survival"] <= 1
                assert -7.5 <= opinion.facts["sanity"] <= 7.5
            phases.add(view.phase)
    assert phases >= {"give", "receive"}


@each_level
@pytest.mark.parametrize("players", [3, 5, 7])
def test_the_orb(bot: Bot[Any], players: int) -> None:
    """§10-2: who looks at a card by the Orb can keep it on the deck or remove it."""
    held = " ".join(
        ["idol-1", "orb", "tome-1", "gate-1", "chalice-1", "dagger-1", "tome-2"][: max(5, players)]
    )
    state = deal(held, "chalice-2 cthulhu", players=players)
    play(state, "give 1, take")
    assert state.phase == "orb"
    opinions, _, _ = thought(bot, state.view(1))
    assert [opinion.action for opinion in opinions] == ["keep", "remove"]


@each_level
@settings(max_examples=25, deadline=None)
@given(table=tables, seed=st.integers(0, 10**6))
def test_what_it_cannot_see_changes_nothing(bot: Bot[Any], table: Lockstep, seed: int) -> None:
    """Not its opinions, not its choice, not a word; whoever must act."""
    rng = Random(seed)
    state = table.state
    others = rng.randrange(state.rules.players)
    for seat in {others} if state.to_act is None else {state.to_act, others}:
        (real, _), (twin, _) = (
            steps(table, deck)[-1] for deck in (table.decks[table.naive.round - 1], redeal(table, seat, rng))
        )
        if seat == state.to_act:
            assert thought(bot, real.view(seat), seed) == thought(bot, twin.view(seat), seed)
        assert bot.says(real.view(seat), Random(seed)) == bot.says(twin.view(seat), Random(seed))


@each_level
def test_the_same_view_and_luck_give_the_same_thoughts(bot: Bot[Any]) -> None:
    for view in views(5, seed=5, every=11):
        assert thought(bot, view) == thought(bot, view)


@each_level
def test_choose_and_why_agree(bot: Bot[Any]) -> None:
    for view in islice(views(5, seed=6, every=9), 3):
        assert bot.choose(view, Random(2)) == best(bot.why(view, Random(2)))


@each_level
def test_what_it_says_is_a_line_and_can_be_said(bot: Bot[Any]) -> None:
    """§11: never to itself; a claim is said to somebody; and it does speak now and then."""
    said, rng = 0, Random(7)
    for seed in range(12):
        for state, _, _ in walk(5, OPTIONS[seed], seed):
            for seat in range(5):
                words = state.to_act is not None and bot.says(state.view(seat), rng)
                if words:
                    assert state.why_not(f"say {seat} {words}") is None
                    line, *to = words.split()
                    assert line in GAMES["arkham-ritual"].lines
                    assert bool(to) is (line in GAMES["arkham-ritual"].addressed)
                    said += 1
    assert said > 10


def test_no_level_is_shown_more_than_a_view() -> None:
    """Only the reference player of these tests cheats."""
    assert hasattr(Cheater(), "cheats")
    assert not [bot for bots in BOTS.values() for bot in (*bots.values(), BASELINE) if hasattr(bot, "cheats")]


def test_every_game_has_levels_under_their_own_names() -> None:
    for game, bots in BOTS.items():
        assert game in GAMES
        assert all(bot.level == level for level, bot in bots.items())
    assert list(BOTS["arkham-ritual"]) == ["novice", "reporter", "occultist"]
    assert isinstance(BASELINE, Plain)


def test_the_baseline_plays_any_game() -> None:
    for game in GAMES.values():
        state = game.start(Start(game.seats[0], {}, 1))
        rng = Random(1)
        while state.to_act is not None:
            state.apply(BASELINE.choose(state.view(state.to_act), rng))
        assert state.over


@pytest.mark.parametrize("bot", LEVELS, ids=lambda bot: bot.level)
def test_a_slice_is_small(bot: Bot[Any]) -> None:
    """10 ms here, some 30 in a browser; the CPU time, the fastest of a few runs."""
    slowest = []
    for view in islice(views(5, seed=8, every=6), 12):
        runs = []
        for _ in range(3):
            began, times = process_time(), []
            for _ in islice(bot.think(view, Random(1)), 12):
                times.append(process_time() - began)
                began = process_time()
            runs.append(times)
        slowest.append(max(map(min, zip(*runs, strict=True))))
    assert sorted(slowest)[len(slowest) * 9 // 10] < 0.01


def test_every_game_has_the_same_ladder() -> None:
    assert [tuple(BOTS[game]) for game in GAMES] == [LADDER[game] for game in GAMES]
