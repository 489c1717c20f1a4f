"""Occultist: reads what others lay, and weighs what a round's end is worth for the whole ritual."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.bots.bot import Bot, Opinions
from engine.bots.ritual import draft
from engine.bots.ritual.belief import Belief
from engine.bots.ritual.search import Search
from engine.ritual.view import View


class Occultist(Bot[View]):
    """Belief, and a search one chant deep."""

    level = "occultist"
    slices = 8
    hands = 8
    """How many imagined hands make a slice,"""
    worlds = 12
    """with so many imagined rounds."""
    mood = 0.1
    """How much it is drawn to the altar or away from it on some days, in contribution."""
    belief = 12
    """In so many slices hands are imagined; more would say the same."""
    enough = 30
    """More slices add nothing."""

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """The others' hands, and what comes of each chant."""
        if view.phase == "draft":
            yield draft.opinions(view, rng)
            return
        belief = Belief(view)
        search = Search(view, belief, rng.gauss(0, self.mood))
        for number in range(self.enough):
            if number < self.belief:
                for _ in range(self.hands):
                    belief.imagine(rng)
                search.believe()
            for _ in range(self.worlds):
                search.imagine(rng)
            yield search.opinions()
