"""What is remembered within a round, so that a seat can follow the cards it once looked at.

Cards leave the deck one by one, and each that leaves has a number, its *draw*; a dealt card has 0. By
its number a card that was looked at is followed as it is offered, passed and taken, and a card that
was shuffled in is known not to be one that had left before. All numbers are public.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.arkham_ritual.cards import Card

NO_DRAW = 0


class Look(NamedTuple):
    """§10-2: a seat looked at the top card of the deck, by Orb or Trapezohedron: once a round at most."""

    seat: int
    card: Card | None
    """The card; in a View None, unless it is this seat's own look."""
    cursed: bool | None
    """Its colour, if everybody learned it (Trapezohedron)."""
    draw: int


class Mix(NamedTuple):
    """§12 Q3: a seat owned up; its card and the deck were shuffled, and it took the top card."""

    seat: int
    card: Card
    """The card it had seen: everybody knows that it was in the mix."""
    draw: int
    """The last draw before: only later ones come out of the mix."""
