"""Whole states that nobody can tell from the real one (§32): decks and chance are dealt anew."""

from __future__ import annotations

from random import Random

from engine.arkham_horror.board import MARKERS
from engine.arkham_horror.cards import FULL_DECKS
from engine.arkham_horror.encounter_cards import GATE_CARDS, MYTHOS
from engine.arkham_horror.plain import ask
from engine.arkham_horror.state import State
from engine.arkham_horror.view import OPEN, View

ALL: dict[str, tuple[str, ...]] = {
    **FULL_DECKS,
    "mythos": tuple(MYTHOS),
    "gate": tuple(GATE_CARDS),
    "gates": tuple(MARKERS),
}


def sample(view: View, rng: Random) -> State:
    """Cards that everybody saw go under a deck stay there; those above lie in any order."""
    state = object.__new__(State)
    for name in OPEN:
        setattr(state, name, getattr(view, name))
    state.to_act, state.stack = view.to_act, list(view.stack)
    state.seats = [inv.copy() for inv in view.seats]
    state.seed, state.coming, state.drawn = rng.getrandbits(63), {}, {}
    state.log = None
    state.decks, state.under = {}, {}
    for deck, above in unseen(view).items():
        bottom = view.bottoms.get(deck, ())
        rng.shuffle(above)
        state.decks[deck], state.under[deck] = (*above, *bottom), len(bottom)
    ask(state)
    return state


def unseen(view: View) -> dict[str, list[str]]:
    """By deck, the cards that lie face down above those that everybody saw go under it, in no order."""
    seen = _seen(view)
    for bottom in view.bottoms.values():
        seen.update(bottom)
    return {deck: [card for card in cards if card not in seen] for deck, cards in ALL.items()}


def _seen(view: View) -> set[str]:
    """Whatever lies open anywhere but under a deck."""
    seen = {*view.box, *view.shown, *view.gates.values()}
    seen |= {card for card in (view.environment, view.rumor) if card}
    for inv in view.seats:
        seen |= {*inv.cards, *inv.gate_trophies}
    return seen
