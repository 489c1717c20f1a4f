"""Whole states that a seat cannot tell from the real one, drawn with the exact odds."""

from __future__ import annotations

from random import Random
from typing import cast

from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.odds import Pair, joint, may_be_aside, unseen
from engine.arkham_ritual.rules import BIT, RECEIVE, seating
from engine.arkham_ritual.state import ORB, State, Supply
from engine.arkham_ritual.view import View
from engine.chance import orders, shuffled
from engine.game import Action


def sample(view: View, rng: Random) -> State:
    """Deal what the seat has not seen, as it may lie; what it has seen stays as it is."""
    pairs = joint(view)
    return deal(view, rng.choices(list(pairs), list(pairs.values()))[0], rng)


def deal(view: View, pair: Pair, rng: Random) -> State:
    """The same where the own and the offered card are these."""
    own, offered = pair
    cards = unseen(view)
    aside = rng.choice(may_be_aside(view, cards, pair))
    deck = [card for card in cards if card not in (own, offered, aside)]

    state = object.__new__(State)
    state.rules, state.seating = view.rules, seating(view.rules.players)
    state.supply = Supply(rng.getrandbits(63))
    state.round, state.doom, state.peeks, state.words = view.round, view.doom, 0, view.words
    state.sanity, state.since = list(view.sanity), list(view.since)
    state.held = [cast(Card, card or own) for card in view.held]
    state.deck = shuffled(deck, rng.randrange(orders(deck)))
    state.discards, state.moves = list(view.discards), list(view.moves)
    state.offered, state.aside = offered, aside
    state.active, state.to_act, state.phase = view.active, view.to_act, view.phase
    state.hands = sum(BIT[seat] for seat in view.hands)
    state.quiet = sum(BIT[seat] for seat in view.quiet)
    state.choices = _choices(state)
    state.draws, state.offered_draw, state.mixes = view.draws, view.offered_draw, view.mixes
    state.look = view.look
    if view.look is not None and view.look.card is None:
        state.look = view.look._replace(card=_looked_at(state, view.look.draw))
    return state


def _looked_at(state: State, draw: int) -> Card | None:
    """What somebody else saw, in this deal."""
    if state.aside is not None:
        return state.aside
    if draw == state.offered_draw:
        return state.offered
    return state.held[state.since.index(draw)] if draw in state.since else state.deck[-1]


def _choices(state: State) -> tuple[Action, ...]:
    """What whoever must act may do, told from the phase: for a state that was not played there."""
    match state.phase:
        case "give":
            return state.seating.give[state.active]
        case "receive":
            return RECEIVE[state.hands]
        case "orb":
            return ORB
    return ()
