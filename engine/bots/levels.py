"""The registry: which bots can sit at a game's table, weakest first."""

from collections.abc import Mapping
from typing import Any

from engine.arkham_ritual import ArkhamRitual
from engine.bots import arkham_ritual, ritual
from engine.bots.bot import Bot
from engine.bots.measure import Measure
from engine.bots.plain import Plain
from engine.ritual import Ritual

BOTS: Mapping[str, Mapping[str, Bot[Any]]] = {
    ArkhamRitual.id: {bot.level: bot for bot in arkham_ritual.LEVELS},
    Ritual.id: {bot.level: bot for bot in ritual.LEVELS},
}
"""By game, by level: what the lobby offers."""

MEASURES: Mapping[str, tuple[Measure, ...]] = {
    ArkhamRitual.id: arkham_ritual.MEASURES,
    Ritual.id: ritual.MEASURES,
}
"""By game: what is counted beside wins; the first is what a level is judged by."""

BASELINE: Bot[Any] = Plain()
"""Plays any game; what the levels are measured against."""
