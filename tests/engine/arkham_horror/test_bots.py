"""Bots at Arkham Horror: legal, deterministic, blind to what lies face down, and worth their level."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.arkham_horror.sample import sample
from engine.arkham_horror.state import State
from engine.bots.arkham_horror.decisions import RULES
from engine.bots.arkham_horror.worth import LOST_GAME, WON, worth
from engine.bots.bot import Bot
from engine.bots.levels import BASELINE, BOTS
from engine.bots.play import luck, play
from engine.game import Start
from engine.games import GAMES

GAME = GAMES["arkham-horror"]
LEVELS = list(BOTS["arkham-horror"].values())
REPORTER = BOTS["arkham-horror"]["reporter"]
each_level = pytest.mark.parametrize("bot", LEVELS, ids=lambda bot: bot.level)


def begun(players: int, seed: int, **options: Any) -> State:
    state = GAME.start(Start(players, seed=seed, options=options))
    assert isinstance(state, State)
    return state


def met(bot: Bot[Any], players: int, seed: int) -> Iterator[State]:
    """Every decision of a game that the bot plays."""
    state, number = begun(players, seed), 0
    while state.to_act is not None:
        yield state
        state.apply(bot.choose(state.view(state.to_act), luck(seed, number)))
        number += 1


@each_level
@pytest.mark.parametrize("players", [1, 2, 4, 8])
def test_whole_games_with_opinions_of_legal_actions_only(bot: Bot[Any], players: int) -> None:
    for seed in range(2):
        for number, state in enumerate(met(bot, players, seed)):
            if number % 5 == 0:
                view = state.view(0)
                opinions = bot.why(view, Random(number))
                assert opinions
                assert all(opinion.action in view.legal for opinion in opinions)
                assert opinions == bot.why(view, Random(number))


@each_level
def test_what_lies_face_down_and_the_coming_dice_change_nothing(bot: Bot[Any]) -> None:
    for seed in range(3):
        for number, state in enumerate(met(bot, 3, seed)):
            if number % 7 == 0:
                view = state.view(0)
                other = sample(view, Random(seed * 1000 + number)).view(0)
                assert bot.why(view, Random(number)) == bot.why(other, Random(number))


def test_every_rule_is_met() -> None:
    kinds = set()
    for seed in range(12):
        for state in met(REPORTER, 4, seed):
            decision = state.decision
            assert decision is not None
            kinds.add(decision.kind)
    assert set(RULES) - kinds <= {"other-world"}, "a rule that no game comes to"


def test_thinking_changes_nothing_in_the_view() -> None:
    for number, state in enumerate(met(REPORTER, 3, 5)):
        if number % 11 == 0:
            view, again = state.view(0), state.view(0)
            REPORTER.why(view, Random(1))
            assert view == again


def test_worth_of_the_end() -> None:
    state = begun(1, 1)
    state.apply("resign")
    assert worth(state) == LOST_GAME
    state.result = "sealed"
    assert worth(state) == WON


def test_of_two_boards_the_one_with_less_doom_is_worth_more() -> None:
    state = begun(2, 3)
    better = worth(state)
    state.doom += 3
    assert worth(state) < better
    state.doom -= 3
    state.seals = ("woods",)
    assert worth(state) > better


def wins(bot: Bot[Any], players: int, games: int) -> int:
    won = 0
    for seed in range(games):
        state = begun(players, 40_000 + seed)
        play(state, [bot] * players, seed)
        won += state.result != "lost"
    return won


def test_the_reporter_wins_where_random_and_novice_do_not() -> None:
    """30 games of four: whoever plays at random wins one in three hundred."""
    assert wins(BASELINE, 4, 30) == 0
    assert wins(REPORTER, 4, 30) >= 4
