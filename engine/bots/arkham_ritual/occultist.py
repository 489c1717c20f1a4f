"""Occultist: reads what others' choices betray, and plays the rest of the round out in its mind."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual import talk
from engine.bots.arkham_ritual.belief import Belief
from engine.bots.arkham_ritual.search import Search
from engine.bots.bot import Bot, Opinions


class Occultist(Bot[View]):
    """Belief by what everybody did and said; then a search one action deep."""

    level = "occultist"
    slices = 20
    share = 0.4
    """How much of what it imagines counts beside what it knows."""
    rounds = 12
    """How many imagined rounds make a slice."""
    enough = 1200
    """More imagined rounds than this add nothing."""

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """First what the others know, then what comes of each action."""
        belief = Belief(view)
        for _ in belief.sharpen():
            yield Search(view, belief, self.share).opinions()
        search = Search(view, belief, self.share)
        yield search.opinions()
        if len(view.legal) == 1:
            return
        worlds = max(1, self.rounds // len(search.tried))
        while search.worlds * len(search.tried) < self.enough:
            for _ in range(worlds):
                search.imagine(rng)
            yield search.opinions()

    def explained(self, view: View, opinions: Opinions) -> Opinions:
        """By what is seen, counted and read."""
        from engine.bots.arkham_ritual import reasons

        return reasons.explained(view, opinions)

    def says(self, view: View, rng: Random) -> str | None:
        """Says what serves it, true or not."""
        return talk.advice(view, rng, honest=rng.random() < CANDOUR)


CANDOUR = 0.6
"""How often it tells the truth, so that its lies are believed now and then."""
