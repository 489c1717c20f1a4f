"""Imagined rounds: the rest of the round played out, everybody deciding from what that seat sees.

A quick blueprint: each player guesses one card for the own hand, from those it has not seen, and acts on that.
"""

from __future__ import annotations

from random import Random

from engine.arkham_ritual.actions import TARGET
from engine.arkham_ritual.state import State
from engine.bots.arkham_ritual.blueprint import numbers
from engine.bots.arkham_ritual.worth import GATES, NOBODY, OLD_ONE, Stakes, stakes, worth
from engine.game import Action


def play_out(state: State, rng: Random) -> None:
    """Play on until the round is over."""
    number = numbers(state.rules)
    sanity = tuple(state.sanity)
    tables = [stakes(state.rules, sanity, state.doom, seat, worth) for seat in state.seating.everyone]
    random, this_round = rng.random, state.round
    while state.round == this_round and state.to_act is not None:
        legal = state.choices
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        seat = state.to_act
        held = [number[card] for card in state.held]
        mine, held[seat] = held[seat], NOBODY
        if legal[0] == "take":
            offered = number[state.offered]
            if _takes(held, mine, offered, state, number, random()):
                state.apply("take")
                continue
            if len(legal) == 2:
                state.apply(legal[1])
                continue
            legal, card = legal[1:], NOBODY
            known = 2
        elif legal[0] == "keep":
            state.apply(legal[random() < 0.5])
            continue
        else:
            card, known = number[state.offered], 1
        hidden = len(state.deck) + known
        guess = int(random() * hidden)
        own = number[state.deck[guess]] if guess < len(state.deck) else mine if guess == len(state.deck) else number[state.offered]
        state.apply(_hand_on(tables[seat], held, own, card, legal, random))


def _takes(held, mine, offered, state, number, chance) -> bool:
    if OLD_ONE in held:
        for gate in GATES:
            if gate in (mine, offered) or state.rules.cards[gate] in state.deck:
                return False
    elif OLD_ONE in (mine, offered) or state.rules.cards[OLD_ONE] in state.deck:
        for gate in GATES:
            if gate in (mine, offered) or state.rules.cards[gate] in state.deck:
                return True
    return chance < 0.5


def _hand_on(table: Stakes, held: list[int], own: int, card: int, legal: tuple[Action, ...], random) -> Action:
    best, chosen = -1e9, legal[0]
    for action in legal:
        seat = TARGET[action]
        old, held[seat] = held[seat], card
        value = table.spread(held, (own,), old in GATES)[0]
        held[seat] = old
        if value > best or (value == best and random() < 0.5):
            best, chosen = value, action
    return chosen
