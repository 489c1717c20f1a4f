"""Other people's suites: PettingZoo's api_test and seed_test, OpenSpiel's random_sim_test."""

from __future__ import annotations

import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

from engine.games import GAMES
from tests.engine.outside import PLAYED, Played, SpielGame, Table

every_game = pytest.mark.parametrize("played", PLAYED, ids=lambda played: played.id)


def test_no_game_is_left_out() -> None:
    assert {played.id for played in PLAYED} == set(GAMES)


@pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning")  # a Dict, for the mask
@every_game
def test_pettingzoo_api(played: Played) -> None:
    api_test(Table(played), num_cycles=2000)


@every_game
def test_pettingzoo_seed(played: Played) -> None:
    seed_test(lambda: Table(played), num_cycles=300)


@every_game
def test_openspiel_random_sim(played: Played) -> None:
    pyspiel.random_sim_test(SpielGame(played), num_sims=25, serialize=False, verbose=False)


@every_game
def test_openspiel_serialization(played: Played) -> None:
    game = pyspiel.load_game(f"python_{played.name}")
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)
