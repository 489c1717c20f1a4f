"""Who sits where, and how they are called."""

from __future__ import annotations

from collections.abc import Sequence

from engine.arkham_ritual.view import View
from web.worker.scene import Seat
from web.worker.words import Words


def called(who: int, seats: Sequence[Seat], words: Words) -> str:
    """A seat's name; after the seats come the dummies."""
    if who < len(seats):
        return seats[who].name
    if len(seats) == 4:
        return words("Dummy")
    return words("Dummy {n}", n=who - len(seats) + 1)


def round_the_table(view: View) -> list[int]:
    """Everyone but the viewer, clockwise from the left. The dummies sit along the far side: neither
    neighbour is one, so that left and right are those the turn comes from and goes to."""
    players, dummies = view.rules.players, view.rules.dummies
    others = [(view.seat + step) % players for step in range(1, players)]
    middle = len(others) // 2
    return others[:middle] + [players + number for number in range(dummies)] + others[middle:]


def initials(seats: Sequence[Seat], dummies: int, words: Words) -> list[str]:
    """For each seat and dummy the shortest beginning that no other name shares."""
    names = [called(who, seats, words) for who in range(len(seats) + dummies)]
    return [_shortest(name, [*names[:at], *names[at + 1 :]]) for at, name in enumerate(names)]


def _shortest(name: str, others: Sequence[str], most: int = 3) -> str:
    for length in range(1, most):
        if not any(other.startswith(name[:length]) for other in others):
            return name[:length]
    return name[: most - 1] + name[-1:] if len(name) > most else name
