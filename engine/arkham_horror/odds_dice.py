"""The odds of dice (§9): what a pool brings, and what rerolls make of it.

All chances are floats, computed by counting and not by sampling: a distribution is whole numbers over 6 to
the number of dice, rounded once; what rerolls add is a sum of products of these. Everything here is a pure
function of a few small numbers and is remembered.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

MEMORY = 20_000
"""So many answers of each kind are remembered."""


class Die(NamedTuple):
    """How a die is read."""

    least: int = 5
    """The lowest face that succeeds: 5, blessed 4, cursed 6."""
    twice: bool = False
    """The Shotgun: a 6 counts two."""


class Rerolls(NamedTuple):
    """What can be rerolled, how often."""

    all: int = 0
    """All dice: skill cards, Cigarette Cases."""
    failed: int = 0
    """All failed dice: Mandy."""
    single: int = 0
    """One die: Bullwhips. It is a failed one, for with a Bullwhip no die counts two."""


NONE = Rerolls()


class Outcome(NamedTuple):
    """What some dice can show."""

    failed: int
    successes: int
    chance: float


@lru_cache(MEMORY)
def outcomes(die: Die, dice: int) -> tuple[Outcome, ...]:
    """Every number of failed dice and of successes, with its chance."""
    bad, double = die.least - 1, int(die.twice)
    single = 6 - bad - double
    found = []
    for failed in range(dice + 1):
        good = dice - failed
        for sixes in range(good + 1) if double else (0,):
            if not single and sixes < good:
                continue
            ways = comb(dice, failed) * comb(good, sixes) * bad**failed * single ** (good - sixes)
            found.append(Outcome(failed, good + sixes, ways / 6**dice))
    return tuple(found)


@lru_cache(MEMORY)
def successes(die: Die, dice: int) -> tuple[float, ...]:
    """The chance of each number of successes, from 0 on."""
    found = [0.0] * (dice * (1 + die.twice) + 1)
    for _, number, chance in outcomes(die, dice):
        found[number] += chance
    return tuple(found)


@lru_cache(MEMORY)
def reach(die: Die, dice: int, needed: int) -> float:
    """The chance of at least so many successes, of the dice alone."""
    return sum(successes(die, dice)[needed:]) if needed > 0 else 1.0


def expected(die: Die, dice: int) -> float:
    """How many successes the dice alone bring on average."""
    return dice * (7 - die.least + die.twice) / 6


@lru_cache(MEMORY)
def rolled_with(die: Die, dice: int, needed: int | None, rerolls: Rerolls) -> float:
    """The chance that dice rolled now reach what is needed, if the rerolls are used as well as they can be.

    `needed` None: nothing is needed, successes are counted; then it is their number on average.
    """
    if needed is not None and rerolls == NONE:
        return reach(die, dice, needed)
    return sum(
        [
            chance * kept(die, dice, failed, number, needed, rerolls)
            for failed, number, chance in outcomes(die, dice)
        ]
    )


@lru_cache(MEMORY)
def kept(die: Die, dice: int, failed: int, number: int, needed: int | None, rerolls: Rerolls) -> float:
    """The same of dice that lie there, so many of them failed, with so many successes: stop, or the best
    reroll."""
    best = float(number) if needed is None else float(number >= needed)
    if needed is not None and best:
        return best
    if rerolls.all and dice:
        left = rerolls._replace(all=rerolls.all - 1)
        best = max(best, rolled_with(die, dice, needed, left))
    if failed:
        if rerolls.failed:
            left = rerolls._replace(failed=rerolls.failed - 1)
            best = max(best, again(die, dice, failed, number, needed, left, failed))
        if rerolls.single:
            left = rerolls._replace(single=rerolls.single - 1)
            best = max(best, again(die, dice, failed, number, needed, left, 1))
    return best


def again(
    die: Die, dice: int, failed: int, number: int, needed: int | None, rerolls: Rerolls, which: int
) -> float:
    """The same, if so many of the failed dice are rolled again now."""
    return sum(
        [
            chance * kept(die, dice, failed - which + bad, number + more, needed, rerolls)
            for bad, more, chance in outcomes(die, which)
        ]
    )


@lru_cache(MEMORY)
def bought(
    die: Die, dice: int, failed: int, number: int, needed: int | None, rerolls: Rerolls, more: int
) -> float:
    """The same, if so many dice are rolled and added first.

    Buying comes before every reroll: a die bought early is tried at once, and again in each reroll after it.
    """
    if needed is not None and rerolls == NONE:
        return reach(die, more, needed - number)
    return sum(
        [
            chance * kept(die, dice + more, failed + bad, number + good, needed, rerolls)
            for bad, good, chance in outcomes(die, more)
        ]
    )
