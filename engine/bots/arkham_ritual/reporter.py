"""Reporter: counts every card and acts on exact odds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.arkham_ritual.view import View
from engine.bots import counting
from engine.bots.bot import Bot, Opinion, Opinions


class Reporter(Bot[View]):
    """Counts what its View leaves possible; what others meant by their choices it does not ask."""

    level = "reporter"

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """One slice is all it needs."""
        chosen = counting.choose(view, rng)
        yield tuple(
            Opinion(action, float(action == chosen), {"survival": 0.5, "sanity": 0.0}) for action in view.legal
        )
