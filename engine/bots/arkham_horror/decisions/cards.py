"""Cards that come and go: what to keep, to buy, to give up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from engine.arkham_horror.cards import BY_ID, COPIES
from engine.arkham_horror.state import State
from engine.bots.arkham_horror.worth import CARD, of_money
from engine.game import Action

MOST = 200
"""So many sets are looked at, of very many."""
DIE = 0.6
"""Of a weapon's die."""
UNKNOWN = 0.5
"""Of what is no card: a trophy, a number."""


def value(card: str) -> float:
    """Of a card in hand, weapons by their dice."""
    if card not in BY_ID:
        return UNKNOWN
    known = BY_ID[card]
    return CARD[COPIES[card][0]] + DIE * known.combat * (0.5 if known.one_use else 1.0)


def _together(action: Action) -> float:
    return sum([value(card) for card in action.split()[1:] if card != "none"])


def keep(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """What is worth most."""
    return {action: _together(action) for action in islice(legal, MOST)}


def give_up(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """What is worth least."""
    return {action: -_together(action) for action in islice(legal, MOST)}


def buy(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """What is worth more than its price."""
    money = state.seats[seat].money
    found = {}
    for action in islice(legal, MOST):
        paid = sum([BY_ID[card].price for card in action.split()[1:] if card in BY_ID])
        found[action] = _together(action) + of_money(max(0, money - paid)) - of_money(money)
    return found
