"""Reporter: counts every card and acts on exact odds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual import blueprint, talk
from engine.bots.arkham_ritual.round_value import sanity, stakes, survives, worth
from engine.bots.bot import Bot, Opinion, Opinions

WHIM = 1e-9
"""Decides between equals."""


class Reporter(Bot[View]):
    """Counts what its View leaves possible; what others meant by their choices it does not ask."""

    level = "reporter"

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """One slice is all it needs."""
        sight = blueprint.look(view)
        value, survival, change = (
            blueprint.values(
                stakes(view.rules, view.sanity, view.doom, view.seat, judge), sight, view.legal, fine
            )
            for judge, fine in ((worth, blueprint.FINE), (survives, 0.0), (sanity, 0.0))
        )
        yield tuple(
            Opinion(action, worth + WHIM * rng.random(), {"survival": alive, "sanity": kept})
            for action, worth, alive, kept in zip(view.legal, value, survival, change, strict=True)
        )

    def explained(self, view: View, opinions: Opinions) -> Opinions:
        """By what is seen, counted and read."""
        from engine.bots.arkham_ritual import reasons

        return reasons.explained(view, opinions)

    def says(self, view: View, rng: Random) -> str | None:
        """Tells the truth, to be believed."""
        return talk.advice(view, rng, honest=True)
