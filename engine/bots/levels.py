"""The registry: which bots can sit at a game's table, weakest first, and what is counted of them.

A game's bots are in the package here that is named after it, with `LEVELS` and `MEASURES`. They are loaded
when they are first asked for: whoever opens the page does not wait for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.bots.bot import Bot
from engine.bots.plain import Plain
from engine.games import GAMES
from engine.later import Later, room

if TYPE_CHECKING:
    from engine.bots.measure import Measure

LADDER: Mapping[str, tuple[str, ...]] = Later(GAMES, lambda game: GAMES[game].levels)
"""By game, the names of its levels; they are known before its bots are loaded."""

BASELINE: Bot[Any] = Plain()
"""Plays any game; what the levels are measured against."""

BOTS: Mapping[str, Mapping[str, Bot[Any]]] = Later(
    GAMES, lambda game: {bot.level: bot for bot in room(__package__, game).LEVELS}
)
"""By game, by level: what the lobby offers."""

MEASURES: Mapping[str, tuple[Measure, ...]] = Later(GAMES, lambda game: room(__package__, game).MEASURES)
"""By game: what is counted beside wins; the first is what a level is judged by."""
