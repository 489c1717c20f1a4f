"""Reporter: counts every face and every marker, and acts on the odds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.bots.bot import Bot, Opinion, Opinions
from engine.bots.ritual import blueprint, draft
from engine.bots.ritual.blueprint import Player
from engine.bots.ritual.faces import ALL, known
from engine.ritual.cards import CHANTS
from engine.ritual.rules import MADNESS
from engine.ritual.view import View

WHIM = 1e-6
"""Decides between equals."""


class Reporter(Bot[View]):
    """Greedy for points: guesses for each other, by counting, whether it chants the altar's colour."""

    level = "reporter"

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """One slice is all it needs."""
        if view.phase == "draft":
            yield draft.opinions(view, rng)
            return
        player, hidden = look(view), ALL & ~known(view)
        chances = blueprint.matching(player, hidden)
        seen = blueprint.outlook(chances)
        sides = blueprint.sides(chances, player.points, player.madness)
        mood = rng.gauss(0, blueprint.MOOD)
        opinions = []
        for action in view.legal:
            _, colour, points = CHANTS[action]
            match = colour == player.altar
            gain, loss = seen.gain[match], seen.loss[match]
            facts = {
                "points": points * (gain - loss),
                "gain": gain,
                "loss": loss,
                "madness": loss if player.madness + points >= MADNESS else 0.0,
            }
            whim = mood * match + WHIM * rng.random()
            opinions.append(Opinion(action, sides[match][points], facts, whim))
        yield tuple(opinions)

    def explained(self, view: View, opinions: Opinions) -> Opinions:
        """By what is seen and counted."""
        from engine.bots.ritual import reasons

        return reasons.explained(view, opinions)


def look(view: View) -> Player:
    """How the round stands for this seat."""
    assert view.altar
    laid = tuple(
        [(card.back, card.points) for seat, card in enumerate(view.laid) if card and seat != view.seat]
    )
    later = view.players - len(view.out) - len(laid) - 1
    return Player(view.altar, laid, later, view.points[view.seat], view.madness[view.seat])
