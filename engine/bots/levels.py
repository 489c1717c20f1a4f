"""The registry: which bots can sit at a game's table, weakest first."""

from collections.abc import Mapping
from typing import Any

from engine.arkham_ritual import ArkhamRitual
from engine.bots.arkham_ritual.novice import Novice
from engine.bots.arkham_ritual.occultist import Occultist
from engine.bots.arkham_ritual.reporter import Reporter
from engine.bots.bot import Bot
from engine.bots.plain import Plain

BOTS: Mapping[str, Mapping[str, Bot[Any]]] = {
    ArkhamRitual.id: {bot.level: bot for bot in (Novice(), Reporter(), Occultist())},
}
"""By game, by level: what the lobby offers."""

BASELINE: Bot[Any] = Plain()
"""Plays any game; what the levels are measured against."""
