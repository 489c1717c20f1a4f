"""Bots for Arkham Horror."""

from engine.bots.arkham_horror.measures import MEASURES
from engine.bots.arkham_horror.novice import Novice
from engine.bots.arkham_horror.reporter import Reporter

__all__ = ["LEVELS", "MEASURES"]

LEVELS = (Novice(), Reporter())
