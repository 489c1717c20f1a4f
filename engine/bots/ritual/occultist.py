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
    hands = 12
    worlds = 24
    thinking = 3
    enough = 24

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """First the others' hands, then what comes of each chant."""
        if view.phase == "draft":
            yield draft.opinions(view, rng)
            return
        belief = Belief(view)
        search = Search(view, belief)
        for number in range(self.enough):
            if number < self.thinking:
                for _ in range(self.hands):
                    belief.imagine(rng)
                search.believe()
            for _ in range(self.worlds):
                search.imagine(rng)
            yield search.opinions()
