"""Many cards as one number, a bit for each place in the box: to count faces quickly."""

from __future__ import annotations

from collections.abc import Iterable

from engine.ritual.cards import BACKS, CARDS, COLOURS, Back, Card, Colour
from engine.ritual.view import View

Faces = int
"""A set of cards: bit N is the card at place N of the box."""

ALL: Faces = (1 << len(CARDS)) - 1


def faces(cards: Iterable[Card]) -> Faces:
    """These cards."""
    return sum(1 << card.place for card in cards)


OF_BACK: dict[Back, Faces] = {back: faces(card for card in CARDS if card.back == back) for back in BACKS}
ENDS: dict[tuple[Back, int, Colour], Faces] = {
    (back, points, colour): faces(
        card for card in CARDS if card.back == back and (colour, points) in card.ends
    )
    for back, ends in BACKS.items()
    for points in ends
    for colour in COLOURS
}
"""The cards with this back that can chant this colour with these points."""
SHARE: dict[Back, float] = {back: 0.5 if low == high else 1.0 for back, (low, high) in BACKS.items()}
"""Of a card whose ends have equal points, either may be laid."""


def odds(hidden: Faces, back: Back, points: int, colour: Colour) -> float:
    """How likely this end of a card has this colour, if it is one of the hidden faces: as odds.end counts."""
    of_back = (OF_BACK[back] & hidden).bit_count()
    return SHARE[back] * (ENDS[back, points, colour] & hidden).bit_count() / of_back if of_back else 1 / 3


def shown(view: View) -> Faces:
    """What all have seen in this ritual."""
    return faces(chant.card for played in view.rounds for chant in played.chants if chant)


def known(view: View) -> Faces:
    """What this seat has seen in this ritual: its own cards, and all that was turned up."""
    laid = faces(card.chant.card for card in view.laid if card and card.chant)
    return shown(view) | faces(view.hand) | laid
