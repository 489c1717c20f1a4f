"""What it is worth to stand so in a ritual: the contribution (§4) to be expected.

Everybody is thought to go on alone: in each round to gain, to lose or to get nothing, with the points that
the backs in hand still have, and to aim at exactly 10 when one end away from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.ritual.cards import BACKS, Back
from engine.ritual.rules import MADNESS, MASTERLY

GAIN = (0.0, 0.54, 0.58, 0.38, 0.37)
LOSS = (0.0, 0.29, 0.11, 0.21, 0.16)
"""By the number of others in the ritual, how likely a round brings points, or minus points: counted at
tables of Reporters."""
HIGH = 0.85
"""How likely the better end of a card is laid."""
AIM = 0.85
"""How likely who can reach exactly 10 tries it."""
CARE = 0.4
"""The share of its usual losses that a player near madness still takes."""
ENOUGH = (0.0, 0.35, 0.75, 0.95, 1.0)
"""By the minus points so far, how likely one more loss is enough for madness."""

LOWEST, TEN = -14, 38
"""A list of ends has 39 places, the worst first: 0 is madness; 1 to 37 are the points, from −13 or fewer to
23 or more (points − LOWEST); TEN is exactly 10 points, which beats them all (§4-1)."""
Final = tuple[tuple[tuple[int, float], ...], tuple[float, ...]]
"""How a player may end: the possible places with their odds; by place, the odds of that or a lower one."""


def place(points: int) -> int:
    """The place of a score in a list of ends."""
    return TEN if points == MASTERLY else min(max(points - LOWEST, 1), TEN - 1)


def sizes(backs: Sequence[Back]) -> dict[int, float]:
    """By points, how likely a card with these backs is laid with that end."""
    result: dict[int, float] = {}
    for back in backs:
        low, high = BACKS[back]
        result[high] = result.get(high, 0.0) + HIGH / len(backs)
        result[low] = result.get(low, 0.0) + (1 - HIGH) / len(backs)
    return result


@lru_cache(maxsize=1 << 14)
def final(backs: tuple[Back, ...], points: int, madness: int, rounds: int, others: int) -> Final:
    """How somebody ends who has these backs left and so many rounds to go."""
    gain, loss = GAIN[others], LOSS[others]
    size = sizes(backs)
    now = {points: 1.0}
    ten = 0.0
    for _ in range(rounds):
        after: dict[int, float] = {}
        for stand, odds in now.items():
            after[stand] = after.get(stand, 0.0) + odds * (1 - gain - loss)
            aim = MASTERLY - stand
            aims = AIM if aim in size else 0.0
            if aims:
                ten += odds * gain * aims
                after[stand - aim] = after.get(stand - aim, 0.0) + odds * loss * aims
            for step, share in size.items():
                if step == aim:
                    ten += odds * gain * (1 - aims) * share
                else:
                    after[stand + step] = after.get(stand + step, 0.0) + odds * gain * (1 - aims) * share
                after[stand - step] = after.get(stand - step, 0.0) + odds * loss * (1 - aims) * share
        now = after
    sane = 1 - _mad(madness, rounds, loss)
    ends = [0.0] * (TEN + 1)
    ends[0], ends[TEN] = 1 - sane, ten * sane
    for stand, odds in now.items():
        ends[place(stand)] += odds * sane
    at_most, total = [], 0.0
    for odds in ends:
        total += odds
        at_most.append(total)
    return tuple([(end, odds) for end, odds in enumerate(ends) if odds > 0.002]), tuple(at_most)


def _mad(madness: int, rounds: int, loss: float) -> float:
    """How likely madness comes in so many rounds."""
    once = ENOUGH[min(madness, MADNESS - 1)]
    first = 1 - (1 - CARE * loss) ** rounds
    twice = 1 - (1 - CARE * loss) ** rounds - rounds * CARE * loss * (1 - CARE * loss) ** max(rounds - 1, 0)
    return once * first + (1 - once) * twice


Odds = tuple[float, float, float, float]
"""How likely a ritual brings nothing, the second prize, the first, and that for exactly 10 (§4)."""


def prospects(mine: Final, others: Sequence[Final]) -> Odds:
    """What a ritual brings, if nobody's end depends on another's."""
    second = first = masterly = 0.0
    for end, odds in mine[0]:
        if end == 0:
            continue
        nobody, one = 1.0, 0.0
        top = min(end, TEN - 1)
        for _, at_most in others:
            below = at_most[top]
            one = one * below + nobody * (1 - below)
            nobody *= below
        if end == TEN:
            masterly += odds * nobody
            first += odds * (1 - nobody)
        else:
            first += odds * nobody
            second += odds * one
    return 1 - second - first - masterly, second, first, masterly
