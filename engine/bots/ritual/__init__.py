"""Bots for Ritual: a guess of who chants the altar's colour, what a round brings by it, what that is worth."""

from engine.bots.ritual.measures import MEASURES
from engine.bots.ritual.novice import Novice
from engine.bots.ritual.occultist import Occultist
from engine.bots.ritual.reporter import Reporter

__all__ = ["LEVELS", "MEASURES"]

LEVELS = (Novice(), Reporter(), Occultist())
