"""How a player who counts sees a round: the odds that each other chants the altar's colour, and what follows.

Reporter plays so, and Occultist thinks that the others do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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

Side = tuple[float, ...]
"""What comes of chanting for the altar, or of straying, with 0 to 4 points."""


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
    """What comes of a round, as far as it depends on the others."""

    gain: tuple[float, float]
    """How likely the own points count, if it strays, and if it chants the altar's colour."""
    loss: tuple[float, float]
    """How likely they count minus."""
    rivals: tuple[float, float]
    """The points of the others, on average."""


def matching(player: Player, hidden: Faces) -> list[float]:
    """For each other in the ritual, how likely it chants the altar's colour: counted, and then by habit."""
    loyal = LOYAL[player.later + len(player.laid)]
    habit = 2 * loyal / (1 - loyal)
    chances = [loyal] * player.later
    for back, points in player.laid:
        counted = odds(hidden, back, points, player.altar)
        chances.append(habit * counted / (habit * counted + 1 - counted))
    return chances


def outlook(chances: Sequence[float], usual: float = USUAL) -> Outlook:
    """§3-3, if the others choose each for themselves."""
    strays = [1.0]
    for chance in chances:
        stray = 1 - chance
        strays = [
            (strays[k] * chance if k < len(strays) else 0.0) + (strays[k - 1] * stray if k else 0.0)
            for k in range(len(strays) + 1)
        ]
    others = len(chances)
    gain, loss, rivals = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    for k, odd in enumerate(strays):
        loyal = others - k
        # Chanting the altar's colour.
        if k == 0:
            gain[1] += odd
            rivals[1] += odd
        elif k <= loyal + 1:
            rivals[1] += odd * k / others
        else:
            gain[1] += odd
            rivals[1] += odd * (loyal - k) / others
        # Straying.
        if k + 1 <= loyal:
            gain[0] += odd
            rivals[0] += odd * k / others
        elif loyal:
            loss[0] += odd
            rivals[0] += odd * (loyal - k) / others
        else:
            accord = 0.5**others
            gain[0] += odd * accord
            loss[0] += odd * (1 - accord)
            rivals[0] += odd * (2 * accord - 1)
    return Outlook((gain[0], gain[1]), (loss[0], 0.0), (rivals[0] * usual, rivals[1] * usual))


def sides(player: Player, seen: Outlook) -> tuple[Side, Side]:
    """What each number of points is worth, straying and chanting the altar's colour."""
    now = TEN if player.points == MASTERLY else 0.0
    return tuple(
        tuple(
            gain * _worth(player, points)
            + loss * _worth(player, -points)
            + (1 - gain - loss) * now
            - ENVY * rivals
            for points in range(MOST + 1)
        )
        for gain, loss, rivals in zip(*seen, strict=True)
    )  # type: ignore[return-value]


def _worth(player: Player, change: int) -> float:
    """Points, and what they lead to."""
    worth = float(change)
    if player.madness - change >= MADNESS and change < 0:
        return worth - MAD
    return worth + TEN if player.points + change == MASTERLY else worth


def judge(
    player: Player, hidden: Faces, chants: Iterable[tuple[Colour, int]], usual: float = USUAL
) -> list[float]:
    """What each chant is worth to somebody who has not seen these faces."""
    stray, match = sides(player, outlook(matching(player, hidden), usual))
    altar = player.altar
    return [match[points] if colour == altar else stray[points] for colour, points in chants]


MOOD = 0.8
"""How much such a player is drawn to the altar or away from it on some days: who always does the same is soon
seen through."""
WARMTH = 0.15
"""How little the worth of chants on the same side may differ before it decides."""
WHIM = 0.1
"""The share of choices that follow no reason: nobody is thought to be without whims."""


def shares(player: Player, hidden: Faces, chants: Sequence[tuple[Colour, int]]) -> list[float]:
    """How likely each chant is chosen."""
    altar = player.altar
    worths = sides(player, outlook(matching(player, hidden)))
    held: tuple[list[int], list[int]] = ([], [])
    for colour, points in chants:
        held[colour == altar].append(points)
    whim = WHIM / len(chants)
    parts: list[dict[int, float]] = []
    bests = [max([worth[points] for points in points_held], default=-99.0) for worth, points_held in zip(worths, held, strict=True)]
    drawn = 1 / (1 + exp(max(-30.0, min(30.0, (bests[0] - bests[1]) * 1.7 / MOOD))))
    for side, points_held in enumerate(held):
        weights = {points: exp((worths[side][points] - bests[side]) / WARMTH) for points in set(points_held)}
        total = sum([weights[points] for points in points_held])
        share = (1 - WHIM) * (drawn if side else 1 - drawn)
        parts.append({points: whim + share * weight / total for points, weight in weights.items()})
    return [parts[colour == altar][points] for colour, points in chants]
