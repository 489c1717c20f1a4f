"""The plainest bot that plays any game: it picks among what is legal, without a thought."""

from random import Random

from engine.game import Action, View


def choose(view: View, rng: Random) -> Action:
    """One of the legal actions, all equally likely."""
    return rng.choice(view.legal)
