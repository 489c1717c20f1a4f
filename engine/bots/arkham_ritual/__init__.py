"""Bots for Arkham Ritual."""

from engine.bots.arkham_ritual.measures import MEASURES
from engine.bots.arkham_ritual.novice import Novice
from engine.bots.arkham_ritual.occultist import Occultist
from engine.bots.arkham_ritual.reporter import Reporter

__all__ = ["LEVELS", "MEASURES"]

LEVELS = (Novice(), Reporter(), Occultist())
