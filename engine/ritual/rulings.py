"""Where the rulebook is silent: each ruling once, by name. docs/ritual.md tells them in words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

POINTS = ((1, 4), (4, 1), (2, 3), (3, 2), (1, 3), (3, 1), (2, 4), (4, 2), (2, 2), (3, 3))
"""§1-1: the printed list is not known; each pair of colours has these ten cards."""

MARKERS = "rrrrrgggggyyyyy"
"""§1-3: five of each colour."""


def back(points: int, against: int) -> str:
    """§1-2: a card can be turned, so `1-4` and `4-1` are one back; the lower points are named first."""
    return f"{min(points, against)}-{max(points, against)}"


def to_choose(taken: Sequence[int | None]) -> list[int]:
    """§2-2: the sets nobody has taken, of as many as there are players. The start player says `draft K` too,
    though only one is left; and all have chosen before anybody looks at faces."""
    return [number for number in range(len(taken)) if number not in taken]


def to_shuffle() -> list[str]:
    """§3-5: when no marker is left face down, the used ones, which are all, are shuffled in again."""
    return list(MARKERS)


def starts_again(opener: int) -> int:
    """§3-5: who starts a ritual that is played again because all were out: whoever started it before."""
    return opener


def in_the_running(still_in: Sequence[int]) -> Sequence[int]:
    """§4-2: who can have the most or the next most points: all still in, however few they have."""
    return still_in


def still_in(seats: Sequence[int], madness: Sequence[int], limit: int) -> tuple[int, ...]:
    """§3-4: who does not go mad. This is settled before anybody is looked for at 10."""
    return tuple([seat for seat in seats if madness[seat] < limit])


def brought(change: Sequence[int | None], seat: int) -> int:
    """§5: a player's points in the last round: what it brought, less for madness, 0 for nothing."""
    return change[seat] or 0


def first_in_turn(seats: Sequence[int], start: int, players: int) -> int:
    """§5: if still several had the most, the first in the last round's turn order starts."""
    return min(seats, key=lambda seat: (seat - start) % players)


def last_points(points: Sequence[int]) -> Sequence[int]:
    """§6: a tie is broken by the points in the last ritual as they stand, also of players who are out."""
    return points


def either_end(colours: Sequence[str]) -> Fraction:
    """§7: odds count cards, not intentions: of a card whose ends have equal points, either may be laid."""
    return Fraction(1, len(colours))
