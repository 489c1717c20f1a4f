"""Bots for Ritual: who chants the altar's colour, what a round brings by that, what it is worth."""

from engine.bots.ritual.measures import MEASURES
from engine.bots.ritual.novice import Novice
from engine.bots.ritual.occultist import Occultist
from engine.bots.ritual.reporter import Reporter

__all__ = ["LEVELS", "MEASURES"]

LEVELS = (Novice(), Reporter(), Occultist())
