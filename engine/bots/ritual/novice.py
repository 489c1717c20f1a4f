"""Novice: remembers the last round, and knows no odds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.bots.bot import Bot, Opinion, Opinions
from engine.ritual.cards import CHANTS
from engine.ritual.scoring import VORTEX
from engine.ritual.view import View

LOYAL = {"smooth": 0.7, "wicked": 0.4, "accord": 0.4, **dict.fromkeys(VORTEX, 0.9)}
"""How likely it follows the altar after a round that came out so: it does what would have paid."""
FIRST = 0.7
"""And in the first round."""


class Novice(Bot[View]):
    """Takes any set. Chants the altar's colour unless the last round tempts it, and likes high points."""

    level = "novice"

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """A glance at the table."""
        loyal = rng.random() < (LOYAL[view.rounds[-1].result.case] if view.rounds else FIRST)
        opinions = []
        for action in view.legal:
            value = 3 * rng.random()
            if view.phase == "chant":
                _, colour, points = CHANTS[action]
                value += points + (8 if (colour == view.altar) == loyal else 0)
            opinions.append(Opinion(action, value, {}))
        yield tuple(opinions)
