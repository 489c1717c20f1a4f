"""Bots at a table: one game, played to its end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.bots.bot import Bot
from engine.game import Action, State


def luck(seed: object, number: int) -> Random:
    """The generator for one decision: the same game gives a bot the same luck."""
    return Random(f"{seed}/bot/{number}")


def play(state: State[Any], bots: Sequence[Bot[Any]], seed: object) -> list[Action]:
    """Play on until nobody can act; what was done."""
    actions: list[Action] = []
    while state.to_act is not None:
        action = bots[state.to_act].choose(state.view(state.to_act), luck(seed, len(actions)))
        state.apply(action)
        actions.append(action)
    return actions
