"""How a player who counts sees a round: the odds that each other chants the altar's colour, and what follows.

Reporter plays so, and Occultist thinks that the others do.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from engine.bots.ritual.faces import Faces, odds
from engine.ritual.cards import Back, Colour
from engine.ritual.rules import MADNESS, MASTERLY

LOYAL = (0.0, 0.27, 0.72, 0.52, 0.62)
"""By the number of others in the ritual, how likely one of them chants the altar's colour."""
USUAL = 2.7
"""The points that such a player will lay."""
ENVY = 0.5
"""What the others' points are worth, the other way."""
TEN = 4.0
"""What it is worth to stand at exactly 10."""
MAD = 4.0
"""What it costs to go mad."""
MOST = 4
"""The points of the best end."""
MOOD = 0.8
"""How much such a player is drawn to the altar or away from it on some days: who always does the same is soon
seen through."""
WARMTH = 0.15
"""How little the worth of chants on the same side may differ before it decides."""
WHIM = 0.1
"""The share of choices that follow no reason: nobody is thought to be without whims."""

Side = tuple[float, ...]
"""By points, 0 to 4."""
Sides = tuple[Side, Side]
"""For who strays, and for who chants the altar's colour."""


class Player(NamedTuple):
    """What a player's judgement depends on, the hand apart."""

    altar: Colour
    laid: tuple[tuple[Back, int], ...]
    """The others' cards on the table: back and points."""
    later: int
    """How many of the others lay after this one."""
    points: int
    madness: int


class Outlook(NamedTuple):
    """What comes of a round for who strays, and for who chants the altar's colour."""

    gain: tuple[float, float]
    """How likely its points count."""
    loss: tuple[float, float]
    """How likely they count minus."""
    rivals: tuple[float, float]
    """The points of the others, on average."""


def matching(player: Player, hidden: Faces) -> tuple[float, ...]:
    """For each other in the ritual, how likely it chants the altar's colour: counted, and then by habit."""
    loyal = LOYAL[player.later + len(player.laid)]
    habit = 2 * loyal / (1 - loyal)
    chances = [loyal] * player.later
    for back, points in player.laid:
        counted = odds(hidden, back, points, player.altar)
        chances.append(habit * counted / (habit * counted + 1 - counted))
    return tuple(sorted(chances))


@lru_cache(maxsize=1 << 12)
def outlook(chances: tuple[float, ...]) -> Outlook:
    """§3-3, if the others choose each for themselves."""
    others = len(chances)
    strays = [1.0]
    for chance in chances:
        strays = [
            stay * chance + more * (1 - chance)
            for stay, more in zip([*strays, 0.0], [0.0, *strays], strict=True)
        ]
    gain, loss, rivals = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    accord = 0.5**others
    for astray, chance in enumerate(strays):
        for match in (False, True):
            for signs, share in _signs(astray, others - astray, match, accord):
                own, loyal, stray = signs
                gain[match] += chance * share * (own > 0)
                loss[match] += chance * share * (own < 0)
                mean = ((others - astray) * loyal + astray * stray) / others
                rivals[match] += chance * share * mean * USUAL
    return Outlook((gain[0], gain[1]), (loss[0], loss[1]), (rivals[0], rivals[1]))


def _signs(
    astray: int, loyal: int, match: bool, accord: float
) -> tuple[tuple[tuple[int, int, int], float], ...]:
    """How points count, the own, of those for the altar and of those astray, by what the others do; and how
    likely: whether all who stray agree is not known."""
    strayed, matched = astray + (not match), loyal + match
    if strayed == 0:
        return (((1, 1, 0), 1.0),)
    if strayed <= matched:
        return (((0 if match else 1, 0, 1), 1.0),)
    if matched:
        return (((1 if match else -1, 1, -1), 1.0),)
    return (((1, 0, 1), accord), ((-1, 0, -1), 1 - accord))


@lru_cache(maxsize=1 << 14)
def sides(chances: tuple[float, ...], points: int, madness: int) -> Sides:
    """What each number of points is worth to who stands so."""
    stray, match = [
        tuple(
            gain * _worth(points, madness, end)
            + loss * _worth(points, madness, -end)
            + (1 - gain - loss) * _worth(points, madness, 0)
            - ENVY * rivals
            for end in range(MOST + 1)
        )
        for gain, loss, rivals in zip(*outlook(chances), strict=True)
    ]
    return stray, match


def _worth(points: int, madness: int, change: int) -> float:
    """Points, and what they lead to (§3-4, §3-5)."""
    if change < 0 and madness - change >= MADNESS:
        return change - MAD
    return change + TEN if points + change == MASTERLY else float(change)


@lru_cache(maxsize=1 << 14)
def _warm(chances: tuple[float, ...], points: int, madness: int) -> tuple[Sides, Sides]:
    """What each number of points is worth; and its weight among those on the same side."""
    worths = stray, match = sides(chances, points, madness)
    return worths, (_weights(stray), _weights(match))


def _weights(side: Side) -> Side:
    return tuple(exp((worth - max(side)) / WARMTH) + 1e-12 for worth in side)


def shares(player: Player, hidden: Faces, ends: Sequence[tuple[Colour, int]]) -> list[float]:
    """How likely each end is chanted by somebody who has not seen these faces."""
    altar = player.altar
    (stray, match), (astray, loyal) = _warm(matching(player, hidden), player.points, player.madness)
    mine = [points for colour, points in ends if colour == altar]
    whim = WHIM / len(ends)
    if not mine:
        drawn = 0.0
    else:
        best = max([stray[points] for colour, points in ends if colour != altar])
        more = (max([match[points] for points in mine]) - best) / MOOD
        drawn = 1 / (1 + exp(-1.7 * max(-9.0, min(9.0, more))))
    for_altar = (1 - WHIM) * drawn / (sum([loyal[points] for points in mine]) or 1.0)
    against = (1 - WHIM) * (1 - drawn)
    against /= sum([astray[points] for colour, points in ends if colour != altar])
    return [
        whim + (for_altar * loyal[points] if colour == altar else against * astray[points])
        for colour, points in ends
    ]
