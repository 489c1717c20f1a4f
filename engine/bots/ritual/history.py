"""A ritual told again from a View: how each lay stood for whoever made it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.bots.ritual.blueprint import Player
from engine.bots.ritual.faces import Faces, faces
from engine.ritual.cards import Back, Card, Colour
from engine.ritual.view import View


class Lay(NamedTuple):
    """Somebody's card in one round."""

    player: Player
    shown: Faces
    """What had been turned up before that round."""
    card: Card | None
    """The card, if it has been turned up or this seat knows it."""
    colour: Colour | None
    back: Back | None
    """Its back; None: it has not been laid yet."""
    points: int


def lays(view: View) -> dict[int, list[Lay]]:
    """By seat, what each other still in has laid in this ritual; last what it has laid or will lay now."""
    told: dict[int, list[Lay]] = {
        seat: [] for seat in range(view.players) if seat != view.seat and seat not in view.out
    }
    points, madness = [0] * view.players, [0] * view.players
    shown: Faces = 0
    for played in view.rounds:
        order = _order(
            played.start, [seat for seat, chant in enumerate(played.chants) if chant], view.players
        )
        laid: list[tuple[Back, int]] = []
        for seat in order:
            chant = played.chants[seat]
            assert chant
            if seat in told:
                player = Player(
                    played.altar, tuple(laid), len(order) - len(laid) - 1, points[seat], madness[seat]
                )
                told[seat].append(Lay(player, shown, chant.card, chant.colour, chant.card.back, chant.points))
            laid.append((chant.card.back, chant.points))
        shown |= faces(chant.card for chant in played.chants if chant)
        for seat, change in enumerate(played.result.change):
            points[seat] += change or 0
            madness[seat] -= min(change or 0, 0)
    assert view.altar
    laid = []
    order = _order(view.start, [seat for seat in range(view.players) if seat not in view.out], view.players)
    for seat in order:
        card = view.laid[seat]
        if seat in told:
            player = Player(view.altar, tuple(laid), len(order) - len(laid) - 1, points[seat], madness[seat])
            chant = card and card.chant
            told[seat].append(
                Lay(
                    player,
                    shown,
                    chant and chant.card,
                    chant and chant.colour,
                    card and card.back,
                    card.points if card else 0,
                )
            )
        if card:
            laid.append((card.back, card.points))
    return told


def _order(start: int, seats: Sequence[int], players: int) -> list[int]:
    """Clockwise from the start player."""
    return sorted(seats, key=lambda seat: (seat - start) % players)
