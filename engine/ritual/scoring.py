"""The five results of a round (§3-3), contribution (§4), who starts (§5) and who wins (§6): arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
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
    """§3-3: of the players still in, how many chanted the altar's colour, how many another; who scores."""
    colours = [chant.colour for chant in chants if chant]
    matched = colours.count(altar)
    strayed = len(colours) - matched
    case, match, stray = _case(matched, strayed, colours)
    change = [chant and chant.points * (match if chant.colour == altar else stray) for chant in chants]
    return Result(case, matched, strayed, tuple(change))


def _case(matched: int, strayed: int, colours: Sequence[Colour]) -> tuple[str, int, int]:
    """Its name, and how the points count of those who matched and of those who strayed."""
    if strayed == 0:
        return "smooth", 1, 0
    if strayed <= matched:
        return "wicked", 0, 1
    if matched:
        return "vortex", 1, -1
    return ("all-mad", 0, -1) if len(set(colours)) > 1 else ("accord", 0, 1)


VORTEX = ("vortex", "all-mad")
"""The cases in which madness is taken."""


class Gains(NamedTuple):
    """§4: what a ritual brings."""

    kind: str
    """`masterly` or `fine`."""
    gains: tuple[int, ...]


def contribution(points: Sequence[int], still_in: Sequence[int]) -> Gains:
    """§4: by seat, for a ritual in which somebody is still in."""
    still_in = rulings.in_the_running(still_in, points)
    tens = [seat for seat in still_in if points[seat] == MASTERLY]
    best = tens or _best(points, still_in)
    others = [seat for seat in still_in if seat not in best]
    first, second = (2, 0) if len(best) > 1 else (3, 1) if tens else (2, 1)
    gains = [0] * len(points)
    for seat in best:
        gains[seat] = first
    for seat in _best(points, others):
        gains[seat] = second
    return Gains("masterly" if tens else "fine", tuple(gains))


def _best(points: Sequence[int], seats: Sequence[int]) -> list[int]:
    """Who of them has the most, however little that is; nobody of none."""
    most = max([points[seat] for seat in seats], default=None)
    return [seat for seat in seats if points[seat] == most]


def next_start(
    points: Sequence[int], still_in: Sequence[int], change: Sequence[int | None], start: int
) -> int:
    """§5: of those still in the most points; then the most in the last round; then in its turn order."""
    best = _best(points, still_in)
    if len(best) == 1:
        return best[0]
    latest = max(rulings.brought(change, seat) for seat in best)
    tied = [seat for seat in best if rulings.brought(change, seat) == latest]
    return rulings.first_in_turn(tied, start, len(points))


def winners(gained: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """§6: the most contribution; then the most points in the last ritual; then shared."""
    ranks = list(zip(gained, rulings.last_points(points), strict=True))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
