"""Reporter: counts every card and acts on exact odds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual import blueprint, worth
from engine.bots.bot import Bot, Opinion, Opinions


class Reporter(Bot[View]):
    """Counts what its View leaves possible; what others meant by their choices it does not ask."""

    level = "reporter"

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """One slice is all it needs."""
        sight = blueprint.look(view)
        if view.phase == "orb":
            sight = sight._replace(theirs={blueprint.numbers(view.rules)[view.aside]: 1.0})
        table = worth.stakes(view.rules, view.sanity, view.doom, view.seat, worth.worth)
        values = blueprint.values(table, sight, view.legal)
        yield tuple(
            Opinion(action, value + 1e-9 * rng.random(), {})
            for action, value in zip(view.legal, values, strict=True)
        )
