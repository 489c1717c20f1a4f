"""Exact odds of what a seat cannot see (§7), counted from its View.

All see all backs, so an unseen card is one of the faces with its back that the seat has not seen; which of
them it is, nothing has told, so each is equally likely. Cards aside (fewer than 5 players) are seen by
nobody: they are the faces that are left over. What others *chose* is not counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from types import MappingProxyType

from engine.ritual import rulings
from engine.ritual.cards import BACKS, COLOURS, WITH_BACK, Back, Card, Colour
from engine.ritual.view import Laid, View

Odds = Mapping[Colour, Fraction]


def unseen(view: View) -> dict[Back, tuple[Card, ...]]:
    """By back, the faces that this seat has not seen in this ritual."""
    seen = {*view.hand}
    seen.update(laid.chant.card for laid in view.laid if laid and laid.chant)
    seen.update(chant.card for played in view.rounds for chant in played.chants if chant)
    return {back: tuple([card for card in cards if card not in seen]) for back, cards in WITH_BACK.items()}


@cache
def end(cards: tuple[Card, ...], points: int) -> Odds:
    """The colour of the end with these points, if each of the cards, which all have it, is equally likely.
    A back has at most six faces, so there are few such questions, and the answers are remembered."""
    faces = [card.colours(points) for card in cards]
    return MappingProxyType(
        {
            colour: sum((rulings.either_end(ends) for ends in faces if colour in ends), Fraction(0))
            / len(faces)
            for colour in COLOURS
        }
    )


def laid(view: View) -> tuple[Odds | None, ...]:
    """By seat, the odds of each colour it may have chanted this round; None: it has laid no card."""
    hidden = unseen(view)
    return tuple([card and _chanted(card, hidden) for card in view.laid])


def _chanted(card: Laid, hidden: dict[Back, tuple[Card, ...]]) -> Odds:
    if card.chant:
        return {colour: Fraction(colour == card.chant.colour) for colour in COLOURS}
    return end(hidden[card.back], card.points)


def hands(view: View) -> tuple[dict[tuple[Back, int], Odds], ...]:
    """By seat, for each back left in its hand and each of its ends, by points, the odds of each colour.
    Cards of one seat with the same back have the same odds; of the own cards it is told what they are."""
    hidden = unseen(view)
    return tuple([_held(view, seat, hidden) for seat in range(view.players)])


def _held(view: View, seat: int, hidden: dict[Back, tuple[Card, ...]]) -> dict[tuple[Back, int], Odds]:
    if seat == view.seat:
        hidden = {back: tuple([card for card in view.hand if card.back == back]) for back in BACKS}
    return {
        (back, points): end(hidden[back], points)
        for back in dict.fromkeys(view.backs[seat])
        for points in dict.fromkeys(BACKS[back])
    }


def together(view: View) -> dict[tuple[Colour | None, ...], Fraction]:
    """What all seats have chanted this round, together (None: no card yet), with its exact odds."""
    hidden = unseen(view)
    result: dict[tuple[Colour | None, ...], Fraction] = {}

    def turn_up(colours: tuple[Colour | None, ...], used: frozenset[Card], odds: Fraction) -> None:
        if len(colours) == view.players:
            result[colours] = result.get(colours, Fraction(0)) + odds
            return
        card = view.laid[len(colours)]
        if card is None or card.chant:
            turn_up((*colours, card and card.chant and card.chant.colour), used, odds)
            return
        faces = [face for face in hidden[card.back] if face not in used]
        for face in faces:
            ends = face.colours(card.points)
            for colour in ends:
                share = odds * rulings.either_end(ends) / len(faces)
                turn_up((*colours, colour), used | {face}, share)

    turn_up((), frozenset(), Fraction(1))
    return result


def altar(view: View) -> Odds:
    """The colour of the next marker to be turned (§3-1)."""
    hidden = face_down(view) or rulings.to_shuffle()
    return {colour: Fraction(hidden.count(colour), len(hidden)) for colour in COLOURS}


def face_down(view: View) -> list[Colour]:
    """The colours of the markers that are still face down, each as often as it is there."""
    return [colour for colour, number in zip(COLOURS, view.left, strict=True) for _ in range(number)]
