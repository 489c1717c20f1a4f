"""A search one chant deep, in rounds imagined by what is believed of the others."""

from __future__ import annotations

from itertools import accumulate
from random import Random

from engine.bots.bot import Opinion, Opinions
from engine.bots.ritual.belief import Belief
from engine.bots.ritual.standing import contribution, final
from engine.ritual import scoring
from engine.ritual.cards import CHANTS, Back, Chant, Colour
from engine.ritual.rules import MADNESS, MASTERLY, ROUNDS
from engine.ritual.view import View

PRIZES = (0.0, 1.0, 2.0, 3.0)
VOID = 0.75
"""What a ritual is worth that is played again."""


class Search:
    """What is thought of each action so far."""

    def __init__(self, view: View, belief: Belief) -> None:
        self.view, self.belief = view, belief
        self.chants = [CHANTS[action] for action in view.legal]
        self.left = [_without(view.backs[view.seat], chant.card.back) for chant in self.chants]
        self.sums = [[0.0, 0.0, 0.0] for _ in view.legal]
        self.worlds = 0
        self._known: dict[tuple[Back, tuple[int, ...]], float] = {}
        self.seats = [seat for seat in range(view.players) if seat not in view.out]

    def believe(self) -> None:
        """Take the belief as it is now."""
        self.odds = [
            (seat, list(chances), list(accumulate(chances.values())))
            for seat, chances in self.belief.chances.items()
        ]

    def imagine(self, rng: Random) -> None:
        """One more round; every action tried in it."""
        view, me = self.view, self.view.seat
        assert view.altar
        colours: list[Colour | None] = [None] * view.players
        points = [0] * view.players
        for seat, ends, odds in self.odds:
            ((colours[seat], points[seat]),) = rng.choices(ends, cum_weights=odds)
        for chant, left, sums in zip(self.chants, self.left, self.sums, strict=True):
            colours[me], points[me] = chant.colour, chant.points
            _, _, _, signs = scoring.outcome(view.altar, tuple(colours))
            change = tuple(map(int.__mul__, points, signs))
            key = chant.card.back, change
            value = self._known.get(key)
            if value is None:
                value = self._known[key] = self._worth(chant, left, change)
            sums[0] += value
            sums[1] += change[me]
            sums[2] += view.madness[me] - change[me] >= MADNESS and change[me] < 0
        self.worlds += 1

    def _worth(self, chant: Chant, left: tuple[Back, ...], change: tuple[int, ...]) -> float:
        view, me = self.view, self.view.seat
        points = [before + more for before, more in zip(view.points, change, strict=True)]
        madness = [before - min(more, 0) for before, more in zip(view.madness, change, strict=True)]
        still_in = [seat for seat in self.seats if madness[seat] < MADNESS]
        if not still_in:
            return VOID
        if len(still_in) == 1 or view.round == ROUNDS or MASTERLY in [points[seat] for seat in still_in]:
            return PRIZES[scoring.contribution(points, still_in).gains[me]]
        if me not in still_in:
            return PRIZES[0]
        rounds, others = ROUNDS - view.round, len(still_in) - 1
        return contribution(
            final(left, points[me], madness[me], rounds, others),
            [
                final(view.backs[seat], points[seat], madness[seat], rounds, others)
                for seat in still_in
                if seat != me
            ],
            PRIZES,
        )

    def opinions(self) -> Opinions:
        """All of them."""
        worlds = max(1, self.worlds)
        return tuple(
            Opinion(
                action,
                value / worlds,
                {"points": points / worlds, "madness": mad / worlds, "contribution": value / worlds},
            )
            for action, (value, points, mad) in zip(self.view.legal, self.sums, strict=True)
        )


def _without(backs: tuple[Back, ...], back: Back) -> tuple[Back, ...]:
    at = backs.index(back)
    return backs[:at] + backs[at + 1 :]
