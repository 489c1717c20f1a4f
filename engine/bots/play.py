"""Bots at a table: one game, played to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.bots.bot import Bot
from engine.game import Action, State


def luck(seed: object, number: int) -> Random:
    """The generator for one decision: the same game gives a bot the same luck."""
    return Random(f"{seed}/bot/{number}")


def decide(bot: Bot[Any], state: State[Any], rng: Random) -> Action:
    """What a bot does that sees what its seat may see."""
    return bot.choose(state.view(state.to_act or 0), rng)


def play(
    state: State[Any],
    bots: Sequence[Bot[Any]],
    seed: object,
    ask: Callable[[Bot[Any], State[Any], Random], Action] = decide,
) -> list[Action]:
    """Play on until nobody can act; what was done."""
    actions: list[Action] = []
    while state.to_act is not None:
        actions.append(ask(bots[state.to_act], state, luck(seed, len(actions))))
        state.apply(actions[-1])
    return actions
