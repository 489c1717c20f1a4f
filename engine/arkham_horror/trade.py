"""Trading (§6.1, R7): one card or a sum of money an action, with anyone in the same area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.cards import ITEM_DECKS
from engine.arkham_horror.hands import cap, copy_to_lose, distinct
from engine.arkham_horror.stack import Words

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

VERBS = ("give", "take-from", "give-money", "take-money")


def tradable(state: State, seat: int) -> list[str]:
    """The ids of what one may give away."""
    return distinct(
        [name for name, card in state.seats[seat].held() if card.deck in ITEM_DECKS or card.tradable]
    )


def trades(state: State, seat: int) -> list[str]:
    """Everything that can change hands here."""
    here = state.seats[seat].at
    found: list[str] = []
    others = [other for other, inv in enumerate(state.seats) if inv.at == here and other != seat and inv.id]
    if not others:
        return found
    mine = tradable(state, seat)
    for other in others:
        found += [f"give {other} {card}" for card in mine]
        found += [f"take-from {other} {card}" for card in tradable(state, other)]
        found += [f"give-money {other} {n}" for n in range(1, state.seats[seat].money + 1)]
        found += [f"take-money {other} {n}" for n in range(1, state.seats[other].money + 1)]
    return found


def trade(state: State, words: Words, seat: int) -> None:
    """Consent is assumed (R7); R64: an exhausted copy first."""
    verb, other, what = words[0], int(words[1]), words[2]
    giver, taker = (seat, other) if verb.startswith("give") else (other, seat)
    rich, poor = state.seats[giver], state.seats[taker]
    if verb.endswith("money"):
        rich.money -= int(what)
        poor.money += int(what)
        return state.tell("trade", "§6.1", giver=giver, taker=taker, money=int(what))
    card = copy_to_lose(state, giver, what)
    rich.cards = tuple([name for name in rich.cards if name != card])
    poor.cards += (card,)
    if card in rich.exhausted:
        rich.exhausted = tuple([name for name in rich.exhausted if name != card])
        poor.exhausted += (card,)
    state.tell("trade", "§6.1", giver=giver, taker=taker, card=what)
    return cap(state, giver)
