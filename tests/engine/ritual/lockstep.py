"""The engine and the naive second implementation, side by side, compared after every action."""

from __future__ import annotations

from copy import deepcopy
from random import Random

from engine.game import Event, Start
from engine.ritual.cards import COLOURS, cards_in
from engine.ritual.state import State
from tests.engine.ritual.naive import NaiveRitual, all_cards, back_of
from tests.engine.ritual.table import GAME

DEALS = 12
"""Enough for three rituals and some that are void."""


class Lockstep:
    """One game, played twice from the same deals and markers."""

    def __init__(self, players: int, seed: int, deals: int = DEALS) -> None:
        rng = Random(seed)
        self.players, self.first = players, rng.randrange(players)
        self.deals, self.altar = [], []
        for _ in range(deals):
            cards = all_cards()
            rng.shuffle(cards)
            self.deals.append([cards[6 * number : 6 * number + 6] for number in range(players)])
        for _ in range(deals * 5 // 15):
            self.altar += rng.sample(list("rrrrrgggggyyyyy"), 15)
        self.actions: list[str] = []
        self.log: list[Event] = []
        state = GAME.start(Start(players, {}, None, self.setup(self.deals)), self.log)
        assert isinstance(state, State)
        self.state = state
        self.naive = NaiveRitual(players, self.first, self.deals, self.altar)
        self.compare()

    def setup(self, deals: list[list[list[str]]]) -> dict[str, object]:
        return {"first": self.first, "deals": deals, "altar": self.altar}

    def copy(self) -> Lockstep:
        twin = object.__new__(Lockstep)
        twin.__dict__ = {**self.__dict__, "state": self.state.copy(), "naive": deepcopy(self.naive)}
        twin.log, twin.actions = list(self.log), list(self.actions)
        return twin

    def apply(self, action: str) -> None:
        """Play it in both."""
        self.state.apply(action, self.log)
        self.actions.append(action)
        self.naive.apply(action)
        self.compare()

    def compare(self) -> None:
        """Every public and every hidden thing that both have."""
        state, naive = self.state, self.naive
        summary = state.summary()
        assert {**summary, "legal": sorted(summary["legal"])} == naive.summary()
        everyone = range(self.players)
        assert [{card.id for card in cards_in(state.hands[seat])} for seat in everyone] == [
            set(hand) for hand in naive.hands
        ]
        laid = {seat: (chant.card.id, chant.colour) for seat, chant in enumerate(state.laid) if chant}
        assert laid == naive.laid
        assert (state.altar, state.start, state.madness) == (naive.altar, naive.start, naive.minus)
        view = state.view(0)
        assert [view.left[COLOURS.index(colour)] for colour in COLOURS] == [
            5 - naive.turned.count(colour) for colour in COLOURS
        ]
        assert view.sets == tuple(tuple(sorted(map(back_of, cards))) for cards in naive.deal)
        assert view.backs == tuple(tuple(sorted(map(back_of, hand))) for hand in naive.hands)
        assert len(view.rounds) == len(naive.turned_up)
        for played, turned_up in zip(view.rounds, naive.turned_up, strict=True):
            shown = {seat: (chant.card.id, chant.colour) for seat, chant in enumerate(played.chants) if chant}
            assert shown == turned_up
