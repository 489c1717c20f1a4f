"""Other people's suites: PettingZoo's api_test and seed_test, OpenSpiel's random_sim_test."""

from __future__ import annotations

import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

from tests.engine.outside import SpielGame, Table


@pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning")  # a Dict, for the mask
def test_pettingzoo_api() -> None:
    api_test(Table(), num_cycles=2000)


def test_pettingzoo_seed() -> None:
    seed_test(Table, num_cycles=300)


def test_openspiel_random_sim() -> None:
    pyspiel.random_sim_test(SpielGame(), num_sims=25, serialize=False, verbose=False)


def test_openspiel_serialization() -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game("python_arkham_ritual"), num_sims=5, serialize=True, verbose=False
    )
