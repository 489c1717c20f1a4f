"""A search one chant deep, in rounds imagined by what is believed of the others."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from operator import mul
from random import Random

from engine.bots.bot import Opinion, Opinions
from engine.bots.ritual.belief import Belief
from engine.bots.ritual.prizes import CONTRIBUTION, VICTORY, prizes, victory
from engine.bots.ritual.standing import Odds, final, prospects
from engine.ritual import scoring
from engine.ritual.cards import CHANTS, Back, Colour
from engine.ritual.rules import MADNESS, MASTERLY, ROUNDS
from engine.ritual.view import View

VOID: Odds = (0.5, 0.25, 0.2, 0.05)
"""What may come of a ritual that is played again."""
CERTAIN: tuple[Odds, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))


class Search:
    """What is thought of each action so far."""

    def __init__(self, view: View, belief: Belief, mood: float) -> None:
        """`mood`: what the altar's colour has ahead of all others, whatever comes of it."""
        self.view, self.belief, self.mood = view, belief, mood
        self.chants = [CHANTS[action] for action in view.legal]
        self.left = [_without(view.backs[view.seat], chant.card.back) for chant in self.chants]
        self.sums = [[0.0] * 7 for _ in view.legal]
        self.worlds = 0
        self._known: dict[tuple[Back, tuple[int, ...]], tuple[float, float, float]] = {}
        self.prizes, self.victory = prizes(view), victory(view)
        self.follows: dict[str, float] = {}
        """By `follows SEAT`, how likely it chants the altar's colour."""
        self.odds: list[tuple[int, list[tuple[Colour, int]], list[float]]] = []
        self.seats = [seat for seat in range(view.players) if seat not in view.out]

    def believe(self) -> None:
        """Take the belief as it is now."""
        self.odds = []
        for seat in self.belief.told:
            chances = self.belief.chances(seat)
            self.odds.append((seat, list(chances), list(accumulate(chances.values()))))
            follows = sum([odds for (colour, _), odds in chances.items() if colour == self.view.altar])
            self.follows[f"follows {seat}"] = follows / self.odds[-1][2][-1]

    def imagine(self, rng: Random) -> None:
        """One more round; every action tried in it."""
        view, me = self.view, self.view.seat
        assert view.altar
        colours: list[Colour | None] = [None] * view.players
        points = [0] * view.players
        for seat, ends, weights in self.odds:
            ((colours[seat], points[seat]),) = rng.choices(ends, cum_weights=weights)
        for chant, left, sums in zip(self.chants, self.left, self.sums, strict=True):
            colours[me], points[me] = chant.colour, chant.points
            _, _, _, signs = scoring.outcome(view.altar, tuple(colours))
            change = tuple(map(int.__mul__, points, signs))
            key = chant.card.back, change
            known = self._known.get(key)
            if known is None:
                odds = self._prospects(left, change)
                known = self._known[key] = (
                    _dot(odds, self.prizes),
                    _dot(odds, CONTRIBUTION),
                    _dot(odds, self.victory),
                )
            sums[0] += known[0]
            sums[1] += known[1]
            sums[2] += known[2]
            sums[3] += change[me]
            sums[4] += change[me] > 0
            sums[5] += change[me] < 0
            sums[6] += view.madness[me] - change[me] >= MADNESS and change[me] < 0
        self.worlds += 1

    def _prospects(self, left: tuple[Back, ...], change: tuple[int, ...]) -> Odds:
        """What the ritual brings after a round that changes points so."""
        view, me = self.view, self.view.seat
        points = [before + more for before, more in zip(view.points, change, strict=True)]
        madness = [before - min(more, 0) for before, more in zip(view.madness, change, strict=True)]
        still_in = [seat for seat in self.seats if madness[seat] < MADNESS]
        if not still_in:
            return VOID
        if len(still_in) == 1 or view.round == ROUNDS or MASTERLY in [points[seat] for seat in still_in]:
            return CERTAIN[scoring.contribution(points, still_in).gains[me]]
        if me not in still_in:
            return CERTAIN[0]
        rounds, others = ROUNDS - view.round, len(still_in) - 1
        return prospects(
            final(left, points[me], madness[me], rounds, others),
            [
                final(view.backs[seat], points[seat], madness[seat], rounds, others)
                for seat in still_in
                if seat != me
            ],
        )

    def opinions(self) -> Opinions:
        """All of them. In the last ritual the odds to win count, if there are any; else what it brings."""
        worlds = max(1, self.worlds)
        may_win = any(sums[2] for sums in self.sums)
        opinions = []
        for action, chant, sums in zip(self.view.legal, self.chants, self.sums, strict=True):
            worth, contribution, wins, points, gain, loss, mad = [total / worlds for total in sums]
            facts = {
                "points": points,
                "gain": gain,
                "loss": loss,
                "madness": mad,
                "contribution": contribution,
                **({"wins": wins} if may_win else {}),
                **self.follows,
            }
            value = VICTORY * wins if may_win else contribution
            whim = worth - value + self.mood * (chant.colour == self.view.altar)
            opinions.append(Opinion(action, value, facts, whim))
        return tuple(opinions)


def _dot(odds: Odds, worths: Sequence[float]) -> float:
    return float(sum(map(mul, odds, worths)))


def _without(backs: tuple[Back, ...], back: Back) -> tuple[Back, ...]:
    at = backs.index(back)
    return backs[:at] + backs[at + 1 :]
