"""Imagined rounds: the rest of the round played out, everybody deciding from what that seat sees.

A quick blueprint: each guesses one card for the own hand, from those it has not seen, and acts on that.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random

from engine.arkham_ritual.actions import TARGET
from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.state import State
from engine.bots.arkham_ritual.blueprint import numbers
from engine.bots.arkham_ritual.round_value import GATES, OLD_ONE, UNKNOWN, Stakes, stakes, worth
from engine.game import Action


def play_out(state: State, rng: Random) -> None:
    """Play on until the round is over."""
    rules, sanity = state.rules, tuple(state.sanity)
    number, gates, old_one = numbers(rules), [rules.cards[gate] for gate in GATES], rules.cards[OLD_ONE]
    random, this_round = rng.random, state.round
    while state.round == this_round and (seat := state.to_act) is not None:
        legal = state.choices
        if state.phase == "receive":
            held, discards = state.held, state.discards
            # Taking may discard a Gate: bad if somebody else has a Great Old One, good if it could be mine.
            if all(gate in discards or (gate in held and held[seat] is not gate) for gate in gates):
                takes = random() < 0.5
            elif old_one in held:
                takes = held[seat] is old_one
            else:
                takes = old_one not in discards or random() < 0.5
            if takes or len(legal) == 2:
                state.apply(legal[0] if takes else legal[1])
                continue
            legal = legal[1:]
        elif state.phase == "orb":
            state.apply(legal[random() < 0.5])
            continue
        elif len(legal) == 1:
            state.apply(legal[0])
            continue
        state.apply(
            _hand_on(state, seat, legal, number, stakes(rules, sanity, state.doom, seat, worth), random)
        )


def _hand_on(
    state: State,
    seat: int,
    legal: tuple[Action, ...],
    number: dict[Card | None, int],
    table: Stakes,
    random: Callable[[], float],
) -> Action:
    """To whom it would serve this seat best that this card went, if the own card were the one it guesses."""
    held = [number[card] for card in state.held]
    hidden = [*state.deck, state.held[seat]]
    card = number[state.offered]
    if state.phase == "receive" and state.offered:
        hidden.append(state.offered)
        card = UNKNOWN
    held[seat] = number[hidden[int(random() * len(hidden))]]
    asleep = OLD_ONE in held
    best, chosen = -inf, legal[0]
    for action in legal:
        to = TARGET[action]
        old, held[to] = held[to], card
        if asleep and old in GATES and OLD_ONE in held:
            value = table.wake(held, held[seat])
        else:
            value = table.end(held)
        held[to] = old
        if value > best or (value == best and random() < 0.5):
            best, chosen = value, action
    return chosen
