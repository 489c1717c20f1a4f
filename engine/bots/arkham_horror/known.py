"""A View as the rules read it: a State of what lies open, or with decks and chance dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.arkham_horror.state import State
from engine.arkham_horror.trade import Offers
from engine.arkham_horror.view import OPEN, View
from engine.game import Action


def open_state(view: View) -> State:
    """What lies open, without decks: for rules that only read. Nothing can be drawn from it."""
    state = object.__new__(State)
    for name in OPEN:
        setattr(state, name, getattr(view, name))
    state.to_act, state.stack, state.choices = view.to_act, list(view.stack), view.legal
    state.seats = list(view.seats)
    state.log = None
    return state


def as_view(state: State) -> View:
    """A State for odds that read what lies open: it has the names of a View."""
    return cast(View, state)


class Choice:
    """A State at a decision, as odds read it: what may be done is in `legal`, as in a View."""

    __slots__ = ("_state", "legal")

    def __init__(self, state: State, legal: Sequence[Action]) -> None:
        self._state, self.legal = state, legal

    def __getattr__(self, name: str) -> object:
        return getattr(self._state, name)


def at_choice(state: State, legal: Sequence[Action]) -> View:
    """The View of a decision, for odds of what may be done."""
    return cast(View, Choice(state, legal))


def without_trades(legal: Sequence[Action]) -> Sequence[Action]:
    """What may be done but for trades, which are very many."""
    return legal.plain if isinstance(legal, Offers) else legal
