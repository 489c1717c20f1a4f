"""Bots at a table: one game, played to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.bots.bot import Bot
from engine.game import Action, Log, State


def luck(seed: object, number: int, seat: int | None = None) -> Random:
    """The generator for one decision, or for what a seat says before it; always the same for a game."""
    return Random(f"{seed}/bot/{number}" if seat is None else f"{seed}/says/{number}/{seat}")


def decide(bot: Bot[Any], state: State[Any], rng: Random) -> Action:
    """What a bot does that sees what its seat may see."""
    return bot.choose(state.view(state.to_act or 0), rng)


def speakers(state: State[Any], seats: int) -> list[int]:
    """All seats in the order in which they are heard."""
    return list(dict.fromkeys((*state.voices(), *range(seats))))


def play(
    state: State[Any],
    bots: Sequence[Bot[Any]],
    seed: object,
    ask: Callable[[Bot[Any], State[Any], Random], Action] = decide,
    talk: bool = False,
    log: Log = None,
) -> list[Action]:
    """Play on until nobody can act and tell `log`; what was done, and said if they may talk."""
    actions: list[Action] = []

    def act(action: Action) -> None:
        state.apply(action, log)
        actions.append(action)

    while state.to_act is not None:
        number = len(actions)
        if talk:
            for seat in speakers(state, len(bots)):
                if words := bots[seat].says(state.view(seat), luck(seed, number, seat)):
                    act(f"say {seat} {words}")
        act(ask(bots[state.to_act], state, luck(seed, number)))
    return actions
