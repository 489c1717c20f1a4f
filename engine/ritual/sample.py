"""Whole states that a seat cannot tell from the real one, drawn with the exact odds."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from engine.game import Action
from engine.ritual.cards import Back, Card, Chant, Hand, hand_of
from engine.ritual.odds import face_down, unseen
from engine.ritual.state import State, Supply, to_draft
from engine.ritual.view import Laid, View


def sample(view: View, rng: Random) -> State:
    """Deal the faces that the seat has not seen to the backs it sees; what it has seen stays as it is."""
    hidden = {back: rng.sample(cards, len(cards)) for back, cards in unseen(view).items()}

    def dealt(backs: Iterable[Back]) -> Hand:
        return hand_of([hidden[back].pop() for back in backs])

    markers = face_down(view)
    rng.shuffle(markers)
    state = object.__new__(State)
    state.players, state.supply = view.players, Supply(rng.getrandbits(63))
    state.ritual, state.round, state.deals = view.ritual, view.round, view.deals
    state.opener, state.start, state.to_act, state.phase = view.opener, view.start, view.to_act, view.phase
    state.backs, state.taken = view.sets, list(view.taken)
    state.sets = tuple(map(dealt, view.sets)) if view.phase == "draft" else ()
    state.hands = [() if seat == view.seat else dealt(backs) for seat, backs in enumerate(view.backs)]
    state.hands[view.seat] = hand_of(view.hand)
    state.laid = [card and (card.chant or _chanted(card, hidden[card.back], rng)) for card in view.laid]
    state.altar, state.turned, state.face_down = view.altar, view.turned, "".join(markers)
    state.rounds = view.rounds
    state.still_in = tuple([seat for seat in range(view.players) if seat not in view.out])
    state.points, state.madness = list(view.points), list(view.madness)
    state.choices = _choices(state)
    state.contribution = list(view.contribution)
    return state


def _choices(state: State) -> tuple[Action, ...]:
    if state.to_act is None:
        return ()
    return to_draft(state.taken) if state.phase == "draft" else state.hands[state.to_act]


def _chanted(card: Laid, hidden: list[Card], rng: Random) -> Chant:
    """A face for a back on the table; if both ends have the points that are seen, either."""
    face = hidden.pop()
    return Chant(face, rng.choice(face.colours(card.points)), card.points)
