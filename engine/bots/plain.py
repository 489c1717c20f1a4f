"""The plainest bot that plays any game: it picks among what is legal, without a thought."""

from collections.abc import Iterator
from random import Random

from engine.bots.bot import Bot, Opinion, Opinions
from engine.game import Action, View


def choose(view: View, rng: Random) -> Action:
    """One of the legal actions, all equally likely."""
    return rng.choice(view.legal)


class Plain(Bot[View]):
    """What every other level is measured against; not offered to people."""

    level = "random"

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """Nothing is better than anything else, but for today's whim."""
        yield tuple(Opinion(action, rng.random(), {}) for action in view.legal)
