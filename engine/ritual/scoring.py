"""The five results of a round (§3-3), contribution (§4), who starts (§5) and who wins (§6): arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from engine.ritual import rulings
from engine.ritual.cards import Chant, Colour
from engine.ritual.rules import MASTERLY


class Result(NamedTuple):
    """How a round came out."""

    case: str
    """`smooth`, `wicked`, `vortex`, `accord`, or `all-mad`: a vortex with nobody on the altar's side."""
    matched: int
    strayed: int
    change: tuple[int | None, ...]
    """By seat, the points gained or, by madness, lost; None: out of this ritual."""


def result(altar: Colour, chants: Sequence[Chant | None]) -> Result:
    """§3-3: how a round comes out in which these were chanted, by seat; None: out."""
    case, matched, strayed, signs = outcome(altar, tuple([chant and chant.colour for chant in chants]))
    change = [chant and chant.points * signs[seat] for seat, chant in enumerate(chants)]
    return Result(case, matched, strayed, tuple(change))


@cache
def outcome(altar: Colour, colours: tuple[Colour | None, ...]) -> tuple[str, int, int, tuple[int, ...]]:
    """§3-3: of the players still in, m chanted the altar's colour and d another: the case, m, d, and by
    seat how its points count: 1, 0, or -1 for madness. There are few colours, so all are remembered."""
    chanted = [colour for colour in colours if colour]
    matched = chanted.count(altar)
    strayed = len(chanted) - matched
    if strayed == 0:
        case, match, stray = "smooth", 1, 0
    elif strayed <= matched:
        case, match, stray = "wicked", 0, 1
    elif matched:
        case, match, stray = "vortex", 1, -1
    elif len(set(chanted)) == 1:
        case, match, stray = "accord", 0, 1
    else:
        case, match, stray = "all-mad", 0, -1
    return case, matched, strayed, tuple([match if colour == altar else stray for colour in colours])


VORTEX = ("vortex", "all-mad")
"""The cases in which madness is taken."""


class Gains(NamedTuple):
    """§4: what a ritual brings."""

    kind: str
    """`masterly` or `fine`."""
    gains: tuple[int, ...]


def contribution(points: Sequence[int], still_in: Sequence[int]) -> Gains:
    """§4: by seat, for a ritual in which somebody is still in."""
    running = rulings.in_the_running(still_in)
    scores = [points[seat] for seat in running]
    masterly = MASTERLY in scores
    most = MASTERLY if masterly else max(scores)
    alone = scores.count(most) == 1
    second = max([score for score in scores if score != most], default=None) if alone else None
    gains = [0] * len(points)
    for seat in running:
        if points[seat] == most:
            gains[seat] = 3 if masterly and alone else 2
        elif points[seat] == second:
            gains[seat] = 1
    return Gains("masterly" if masterly else "fine", tuple(gains))


def next_start(
    points: Sequence[int], still_in: Sequence[int], change: Sequence[int | None], start: int
) -> int:
    """§5: of those still in the most points; then the most in the last round; then in its turn order."""
    most = max([points[seat] for seat in still_in])
    best = [seat for seat in still_in if points[seat] == most]
    latest = max([rulings.brought(change, seat) for seat in best])
    tied = [seat for seat in best if rulings.brought(change, seat) == latest]
    return rulings.first_in_turn(tied, start, len(points))


def winners(gained: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """§6: the most contribution; then the most points in the last ritual; then shared."""
    ranks = list(zip(gained, rulings.last_points(points), strict=True))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
