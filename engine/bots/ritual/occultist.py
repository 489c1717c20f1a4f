"""Occultist: reads what others lay, and weighs what a round's end is worth for the whole ritual."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from random import Random

from engine.bots.bot import Bot, Opinions
from engine.bots.ritual import draft
from engine.bots.ritual.belief import Belief
from engine.bots.ritual.blueprint import lean
from engine.bots.ritual.faces import ALL, known
from engine.bots.ritual.reporter import look
from engine.bots.ritual.search import Search
from engine.ritual.cards import CHANTS
from engine.ritual.view import View


class Occultist(Bot[View]):
    """Belief, and a search one chant deep."""

    level = "occultist"
    slices = 8
    hands = 8
    """How many imagined hands make a slice,"""
    worlds = 12
    """with so many imagined rounds."""
    habit = 0.1
    """How much contribution it takes to turn it from what the blueprint would do. Who follows nothing but the
    own reckoning does what all do who reckon so, and is lost among them."""
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
        search = Search(view, belief, self._habit(view, rng))
        for number in range(self.enough):
            if number < self.belief:
                for _ in range(self.hands):
                    belief.imagine(rng)
                search.believe()
            for _ in range(self.worlds):
                search.imagine(rng)
            yield search.opinions()

    def explained(self, view: View, opinions: Opinions) -> Opinions:
        """By what is seen, counted and read."""
        from engine.bots.ritual import reasons

        return reasons.explained(view, opinions)

    def _habit(self, view: View, rng: Random) -> float:
        """What the altar's colour has ahead by the blueprint and today's mood. So sides are chosen by the
        blueprint's odds, times e to the power of (what is reckoned / habit)."""
        ends = [(chant.colour, chant.points) for chant in map(CHANTS.__getitem__, view.legal)]
        leaning = lean(look(view), ALL & ~known(view), ends)
        mood = rng.random()
        return self.habit * (leaning.logit(0.0) + log((mood + 1e-9) / (1 - mood + 1e-9)))
