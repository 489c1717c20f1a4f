"""Thin adapters for other people's test suites: PettingZoo's AEC environment, OpenSpiel's Python game.

They know a game by the contract alone, and a number for each text of an action; where texts are too many to
list, the number is its place among the legal ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any
from zlib import crc32

import numpy as np
import pyspiel
from gymnasium import spaces
from pettingzoo import AECEnv

from engine.game import Game, Start, State
from engine.games import GAMES
from engine.legal import MOST_PRINTED, told
from tests import games

SIZE = 64
"""Numbers in an observation."""


@dataclass(frozen=True)
class Played:
    """A game as the suites play it."""

    id: str
    players: int
    actions: Sequence[str]
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.id]

    @property
    def name(self) -> str:
        return self.id.replace("-", "_")

    @cached_property
    def _number(self) -> dict[str, int]:
        return {action: number for number, action in enumerate(self.actions)}

    @property
    def most(self) -> int:
        """How many numbers there are."""
        return len(self.actions) or MOST_PRINTED

    def numbers(self, legal: Sequence[str]) -> list[int]:
        """Those of the legal actions, ascending."""
        some = told(legal)
        return sorted(self._number[action] for action in some) if self.actions else list(range(len(some)))

    def action(self, legal: Sequence[str], number: int) -> str:
        """The action with this number."""
        return self.actions[number] if self.actions else legal[number]

    def start(self, seed: int) -> State[Any]:
        return self.game.start(Start(self.players, self.options, seed))


PLAYED = tuple(
    Played(game, hooks.OUTSIDE.players, hooks.ACTIONS, hooks.OUTSIDE.options)
    for game, hooks in games.ALL.items()
)


class Table(AECEnv[str, dict[str, np.ndarray], int]):
    """A game as a PettingZoo environment; what a seat observes is its view, squeezed into numbers."""

    render_mode = None

    def __init__(self, played: Played) -> None:
        super().__init__()
        self.played = played
        self.metadata = {"name": f"{played.name}_v1", "render_modes": [], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(played.players)]
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (SIZE,), np.int16),
                    "action_mask": spaces.Box(0, 1, (played.most,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(played.most) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.state_ = self.played.start(int(self.seeds.integers(2**31)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_act()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        view = self.state_.view(self.possible_agents.index(agent))
        mask = np.zeros(self.played.most, np.int8)
        mask[self.played.numbers(view.legal)] = 1
        return {"observation": squeezed(self.played.game.text(view)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict.fromkeys(self.rewards, 0.0)
        self.state_.apply(self.played.action(self.state_.legal(), action))
        if self.state_.winners is not None:
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = 1.0 if seat in self.state_.winners else -1.0
                self.terminations[agent] = True
        else:
            self.agent_selection = self._to_act()
        self._accumulate_rewards()

    def _to_act(self) -> str:
        assert self.state_.to_act is not None
        return self.possible_agents[self.state_.to_act]


def squeezed(text: str) -> np.ndarray:
    """A view's text as numbers: equal for equal lines, and hardly ever for others."""
    marks = [crc32(line.encode()) % 256 for line in text.split("\n")][:SIZE]
    return np.array(marks + [0] * (SIZE - len(marks)), np.int16)


SEEDS = 50


def _type(played: Played) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"python_{played.name}",
        long_name=f"Python {played.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=played.players,
        min_num_players=played.players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        provides_factored_observation_string=False,
    )


def _info(played: Played) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=played.most,
        max_chance_outcomes=SEEDS,
        num_players=played.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None,
        max_game_length=2000,
    )


class Observer:
    """What OpenSpiel asks for observations: the view in text, and a tensor's shape without a tensor."""

    def __init__(self) -> None:
        self.tensor = np.zeros(1, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[0] = player

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


class SpielGame(pyspiel.Game):
    """A game as OpenSpiel plays it: chance draws the seed, players do the rest."""

    def __init__(self, played: Played, params: dict[str, Any] | None = None) -> None:
        super().__init__(_type(played), _info(played), params or {})
        self.played = played

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer()


class SpielState(pyspiel.State):
    """One position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.played = game.played
        self.state: State[Any] | None = None

    def current_player(self) -> int:
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.to_act is None else self.state.to_act

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.state is not None
        return self.played.numbers(self.state.legal())

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.state = self.played.start(action)
        else:
            self.state.apply(self.played.action(self.state.legal(), action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.state is None or player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.played.action(self.state.legal(), action)

    def is_terminal(self) -> bool:
        return self.state is not None and self.state.over

    def returns(self) -> list[float]:
        if self.state is None or self.state.winners is None:
            return [0.0] * self.played.players
        return [1.0 if seat in self.state.winners else -1.0 for seat in range(self.played.players)]

    def observation_string(self, player: int) -> str:
        return "" if self.state is None else self.played.game.text(self.state.view(player))

    def __str__(self) -> str:
        return "deal" if self.state is None else str(self.state.summary())


def register(played: Played) -> None:
    """OpenSpiel loads games by name, and makes them of a class."""

    class Loaded(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(played, params)

    pyspiel.register_game(_type(played), Loaded)


for each in PLAYED:
    register(each)
