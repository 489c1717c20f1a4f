"""Novice: remembers the last round, and knows no odds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.bots.bot import Bot, Opinion, Opinions
from engine.ritual.cards import CHANTS
from engine.ritual.rules import MASTERLY
from engine.ritual.scoring import VORTEX
from engine.ritual.view import View

LOYAL = {"smooth": 0.75, "wicked": 0.6, "accord": 0.6, **dict.fromkeys(VORTEX, 0.9)}
"""How likely it follows the altar after a round that came out so: it does what would have paid."""
FIRST = 0.75
"""And in the first round."""
SIDE = 8.0
"""More than points and whims together."""
WHIM = 3.0


class Novice(Bot[View]):
    """Takes any set. Chants the altar's colour unless the last round tempts it, likes high
    points, and knows what exactly 10 is worth."""

    level = "novice"

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """A glance at the table."""
        loyal = rng.random() < (LOYAL[view.rounds[-1].result.case] if view.rounds else FIRST)
        opinions = []
        for action in view.legal:
            value = WHIM * rng.random()
            if view.phase == "chant":
                _, colour, points = CHANTS[action]
                value += points + SIDE * ((colour == view.altar) == loyal)
                value += SIDE * (view.points[view.seat] + points == MASTERLY)
            opinions.append(Opinion(action, value, {}))
        yield tuple(opinions)
