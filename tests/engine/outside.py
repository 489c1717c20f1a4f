"""Thin adapters for other people's test suites: PettingZoo's AEC environment, OpenSpiel's Python game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from gymnasium import spaces
from pettingzoo import AECEnv

from engine.arkham_ritual.cards import BOX
from engine.game import Start, State
from engine.games import GAMES

GAME = GAMES["arkham-ritual"]
PLAYERS = 5
ACTIONS = [
    *(f"give {seat}" for seat in range(7)),
    *(f"pass {seat}" for seat in range(7)),
    *("take", "pass", "keep", "remove"),
]
NUMBER = {action: number for number, action in enumerate(ACTIONS)}
CARDS = {None: 0, **{card: number for number, card in enumerate(BOX.values(), 1)}}


class Table(AECEnv[str, dict[str, np.ndarray], int]):
    """Arkham Ritual as a PettingZoo environment."""

    metadata = {"name": "arkham_ritual_v1", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012
    render_mode = None

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = [f"seat_{seat}" for seat in range(PLAYERS)]
        size = len(self._vector(GAME.start(Start(PLAYERS, seed=0)), 0))
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 64, (size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (len(ACTIONS),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(ACTIONS)) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.state_ = GAME.start(Start(PLAYERS, {"doom_track": True}, int(self.seeds.integers(2**31))))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_act()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(ACTIONS), np.int8)
        mask[[NUMBER[action] for action in self.state_.view(seat).legal]] = 1
        return {"observation": self._vector(self.state_, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            return self._was_dead_step(action)
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict.fromkeys(self.rewards, 0.0)
        self.state_.apply(ACTIONS[action])
        if self.state_.winners is not None:
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = 1.0 if seat in self.state_.winners else -1.0
                self.terminations[agent] = True
        else:
            self.agent_selection = self._to_act()
        return self._accumulate_rewards()

    def _to_act(self) -> str:
        assert self.state_.to_act is not None
        return self.possible_agents[self.state_.to_act]

    @staticmethod
    def _vector(state: State[Any], seat: int) -> np.ndarray:
        view = state.view(seat)
        cards = [CARDS[card] for card in (*view.held, view.own, view.offered, view.aside)]
        gone = [CARDS[card] for card in view.discards] + [0] * (22 - len(view.discards))
        hands = [int(other in view.hands) for other in range(PLAYERS)]
        numbers = [view.seat, view.active, view.doom, view.deck, *view.sanity]
        return np.array([*cards, *gone, *hands, *numbers], np.int8)


SEEDS = 50
_TYPE = pyspiel.GameType(
    short_name="python_arkham_ritual",
    long_name="Python Arkham Ritual",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    provides_factored_observation_string=False,
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=len(ACTIONS),
    max_chance_outcomes=SEEDS,
    num_players=PLAYERS,
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
    """Arkham Ritual as an OpenSpiel game: chance draws the seed, players do the rest."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_TYPE, _INFO, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer()


class SpielState(pyspiel.State):
    """One position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.state: State[Any] | None = None

    def current_player(self) -> int:
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.to_act is None else self.state.to_act

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.state is not None
        return sorted(NUMBER[action] for action in self.state.legal())

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.state = GAME.start(Start(PLAYERS, {"event": "trapezohedron"}, action))
        else:
            self.state.apply(ACTIONS[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else ACTIONS[action]

    def is_terminal(self) -> bool:
        return self.state is not None and self.state.over

    def returns(self) -> list[float]:
        if self.state is None or self.state.winners is None:
            return [0.0] * PLAYERS
        return [1.0 if seat in self.state.winners else -1.0 for seat in range(PLAYERS)]

    def observation_string(self, player: int) -> str:
        return "" if self.state is None else GAME.text(self.state.view(player))

    def __str__(self) -> str:
        return "deal" if self.state is None else str(self.state.summary())


pyspiel.register_game(_TYPE, SpielGame)
