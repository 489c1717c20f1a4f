"""The 30 chant cards (§1-1), their backs (§1-2) and the colours of the spell markers (§1-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.game import Action
from engine.ritual import rulings

Colour = str
"""`r`, `g` or `y`: red, green, yellow."""
Back = str
"""What is seen of a card from behind: the points of both ends, `1-4`."""

Ends = tuple[tuple[Colour, int], tuple[Colour, int]]
"""The colour and the points of each end."""

COLOURS: tuple[Colour, ...] = ("r", "g", "y")
PAIRS: tuple[tuple[Colour, Colour], ...] = (("r", "g"), ("g", "y"), ("y", "r"))


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card. There is one object a card, so that identity is equality, across pickling too."""

    id: str
    ends: Ends
    back: Back
    place: int
    """Where it comes in the box. Hands are kept in this order, which is that of their backs: so a hand's
    order tells nothing, and shows its backs in order."""

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[Any, ...]:
        return _card, (self.id,)

    def colours(self, points: int) -> tuple[Colour, ...]:
        """The colours it can chant with these points: one, or two if both its ends have them."""
        return tuple(colour for colour, worth in self.ends if worth == points)


def _card(name: str) -> Card:
    return BOX[name]


def _back(ends: Ends) -> Back:
    return rulings.back(ends[0][1], ends[1][1])


def _box() -> tuple[Card, ...]:
    """§1-1: for each pair of colours ten cards, here in the order of their backs."""
    cards = [((one, points), (other, against)) for one, other in PAIRS for points, against in rulings.POINTS]
    return tuple(
        Card("".join(f"{colour}{points}" for colour, points in ends), ends, _back(ends), place)
        for place, ends in enumerate(sorted(cards, key=_back))
    )


CARDS = _box()
BOX: dict[str, Card] = {card.id: card for card in CARDS}
BACKS: dict[Back, tuple[int, ...]] = {
    card.back: tuple(sorted(points for _, points in card.ends)) for card in CARDS
}
"""Every back, and the points of its two ends."""
WITH_BACK: dict[Back, tuple[Card, ...]] = {
    back: tuple(card for card in CARDS if card.back == back) for back in BACKS
}


class Chant(NamedTuple):
    """§3-2: a card with one end to the altar."""

    card: Card
    colour: Colour
    points: int


CHANTS: dict[Action, Chant] = {
    f"chant {card.id} {colour}": Chant(card, colour, points) for card in CARDS for colour, points in card.ends
}
"""What an action chants."""
CHANTS_OF: dict[Card, tuple[Action, ...]] = {
    card: tuple(f"chant {card.id} {colour}" for colour, _ in card.ends) for card in CARDS
}
ENDS: dict[Card, tuple[Chant, ...]] = {
    card: tuple(Chant(card, colour, points) for colour, points in card.ends) for card in CARDS
}
