"""Decisions without a rule: each action is tried on sampled futures, with the same luck for all."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.arkham_horror.sample import sample
from engine.arkham_horror.state import State
from engine.arkham_horror.view import View
from engine.bots.arkham_horror.decisions import opinions, rule_of
from engine.bots.arkham_horror.worth import worth
from engine.game import Action

SAMPLES = 6
MOST = 40
"""So many actions are tried, of very many."""
FOLLOWING = 8
"""So many decisions of the same seat are played on, until what was begun is over."""


def tried(view: View, legal: Sequence[Action], rng: Random) -> dict[Action, float]:
    """What the position is worth after each action, on average."""
    actions = list(legal[:MOST])
    found = dict.fromkeys(actions, 0.0)
    for _ in range(SAMPLES):
        future = sample(view, rng)
        for action in actions:
            state = future.copy()
            state.apply(action)
            _play_on(state, view)
            found[action] += worth(state) / SAMPLES
    return found


def _play_on(state: State, view: View) -> None:
    """What the same seat must decide until the list it was in is done."""
    for _ in range(FOLLOWING):
        if state.to_act != view.to_act or state.phase != view.phase or len(state.stack) < len(view.stack):
            return
        rule = rule_of(state)
        if rule is None:
            state.apply(state.choices[0])
            continue
        values = opinions(state, rule, state.choices)
        state.apply(max(values, key=values.__getitem__))
