"""The 30 chant cards (§1-1), their backs (§1-2) and the colours of the spell markers (§1-3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import attrgetter
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
    """Where it comes in the box: in the order of backs, so that a hand in this order shows nothing else."""

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

Hand = tuple[Action, ...]
"""Cards as they are kept in a hand or a set: all that can be chanted with them, both ends of each card in
the order of the box."""
_CARD = {action: chant.card for action, chant in CHANTS.items()}
_BACK = {action: chant.card.back for action, chant in CHANTS.items()}


def hand_of(cards: Iterable[Card]) -> Hand:
    """These cards, in the order of the box."""
    ordered = sorted(cards, key=attrgetter("place"))
    return tuple([action for card in ordered for action in CHANTS_OF[card]])


def cards_in(hand: Hand) -> tuple[Card, ...]:
    """Its faces."""
    return tuple([_CARD[action] for action in hand[::2]])


def backs_of(hand: Hand) -> tuple[Back, ...]:
    """What is seen of it from behind."""
    return tuple([_BACK[action] for action in hand[::2]])
