"""The registry: which bots can sit at a game's table, weakest first, and what is counted of them.

A game's bots are in the package here that is named after it, with `LEVELS` and `MEASURES`. They are loaded
when they are first asked for: whoever opens the page does not wait for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from engine.bots.bot import Bot
from engine.bots.measure import Measure
from engine.bots.plain import Plain
from engine.games import GAMES

LADDER = ("novice", "reporter", "occultist")
"""The levels that every game has."""

BASELINE: Bot[Any] = Plain()
"""Plays any game; what the levels are measured against."""


@cache
def _room(game: str) -> Any:
    if game not in GAMES:
        raise KeyError(game)
    return import_module(f"{__package__}.{game.replace('-', '_')}")


class _Rooms(Mapping[str, Any]):
    """By game, something of its bots' package."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __getitem__(self, game: str) -> Any:
        found = getattr(_room(game), self.name)
        return {bot.level: bot for bot in found} if self.name == "LEVELS" else found

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


BOTS: Mapping[str, Mapping[str, Bot[Any]]] = _Rooms("LEVELS")
"""By game, by level: what the lobby offers."""

MEASURES: Mapping[str, tuple[Measure, ...]] = _Rooms("MEASURES")
"""By game: what is counted beside wins; the first is what a level is judged by."""
