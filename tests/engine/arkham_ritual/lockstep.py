"""The engine and the naive second implementation, side by side, compared after every action."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from engine.arkham_ritual.state import State
from engine.game import Event, Start
from tests.engine.arkham_ritual.naive import Naive
from tests.engine.arkham_ritual.table import GAME, ids

ROUNDS = 40


class Lockstep:
    """One game, played twice. Chance inside a round is the engine's: the naive game is told its result."""

    def __init__(self, players: int, options: dict[str, Any], seed: int, rounds: int = ROUNDS) -> None:
        rng = Random(seed)
        self.options, self.seed = options, seed
        self.first, self.decks = rng.randrange(players), [ids(options) for _ in range(rounds)]
        for deck in self.decks:
            rng.shuffle(deck)
        setup = {"first": self.first, "decks": self.decks}
        self.log: list[Event] = []
        self.actions: list[str] = []
        state = GAME.start(Start(players, options, seed, setup), self.log)
        assert isinstance(state, State)
        self.state = state
        self.naive = Naive(players, options, self.first, self.decks, lambda _: [], lambda: "")
        self.compare()

    def copy(self) -> Lockstep:
        twin = object.__new__(Lockstep)
        twin.__dict__ = {**self.__dict__, "state": self.state.copy(), "naive": deepcopy(self.naive)}
        twin.log, twin.actions = list(self.log), list(self.actions)
        return twin

    def apply(self, action: str) -> None:
        """Play it in both; the engine first, so that its chances can be told."""
        before = len(self.log)
        self.state.apply(action, self.log)
        self.actions.append(action)
        verb, *words = action.split()
        if verb == "peeked":
            after = [self.state.held[int(words[0])], *reversed(self.state.deck)]
            self.naive.shuffle = lambda _: [card.id for card in after]
        woken = [event.public["old_one"] for event in self.log[before:] if event.kind == "wake"]
        self.naive.draw_old_one = lambda: woken[0]
        self.naive.apply(action)
        self.compare()

    def compare(self) -> None:
        """Every public and every hidden thing that both have."""
        state, naive = self.state, self.naive
        assert state.summary() == naive.summary()
        assert [card.id for card in state.held] == naive.held
        assert (state.phase, state.active) == (naive.phase, naive.active)
        assert [card.id for card in state.discards] == naive.discards
        if state.to_act is not None:
            assert [card.id for card in reversed(state.deck)] == naive.deck
            assert (state.offered and state.offered.id) == naive.offered
            aside = [card for card in (naive.looking, *naive.removed) if card]
            assert [state.aside.id] if state.aside else aside == []
            view = state.view(state.to_act)
            assert set(view.hands) == naive.hands
            assert set(view.quiet) == naive.quiet
            assert state.doom == naive.doom
