"""The plainest bot that plays any game: it picks among what is legal, without a thought."""

from collections.abc import Iterator
from random import Random

from engine.bots.bot import Bot, Opinion, Opinions
from engine.game import Action, View
from engine.legal import pick, size

MANY = 500
"""Of more actions than these it thinks of one alone."""


def choose(view: View, rng: Random) -> Action:
    """One of the legal actions, all equally likely."""
    return pick(view.legal, rng)


class Plain(Bot[View]):
    """What every other level is measured against; not offered to people."""

    level = "random"

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """Nothing is better than anything else, but for today's whim."""
        some = (choose(view, rng),) if size(view.legal) > MANY else view.legal
        yield tuple(Opinion(action, rng.random(), {}) for action in some)
