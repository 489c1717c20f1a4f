"""A ritual told again from a View: how each lay stood for whoever made it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.bots.ritual.blueprint import Player
from engine.bots.ritual.faces import Faces, faces
from engine.ritual.cards import Back, Colour
from engine.ritual.view import Laid, View


class Lay(NamedTuple):
    """Somebody's card in one round."""

    player: Player
    shown: Faces
    """What had been turned up before that round."""
    card: Laid | None
    """With its chant, if this seat knows it; None: it has not been laid yet."""


def lays(view: View) -> dict[int, list[Lay]]:
    """By seat, what each other still in has laid in this ritual; last what it has laid or will lay now."""
    told: dict[int, list[Lay]] = {
        seat: [] for seat in range(view.players) if seat != view.seat and seat not in view.out
    }
    points, madness = [0] * view.players, [0] * view.players
    shown: Faces = 0

    def tell(altar: Colour, start: int, cards: Sequence[Laid | None], out: Sequence[int]) -> None:
        """One round, clockwise from its start player."""
        order = [seat % view.players for seat in range(start, start + view.players)]
        still_in = [seat for seat in order if seat not in out]
        laid: list[tuple[Back, int]] = []
        for seat in still_in:
            card = cards[seat]
            if seat in told:
                player = Player(
                    altar, tuple(laid), len(still_in) - len(laid) - 1, points[seat], madness[seat]
                )
                told[seat].append(Lay(player, shown, card))
            if card:
                laid.append((card.back, card.points))

    for played in view.rounds:
        turned = [chant and Laid(chant.card.back, chant.points, chant) for chant in played.chants]
        tell(played.altar, played.start, turned, [seat for seat, card in enumerate(turned) if not card])
        shown |= faces(chant.card for chant in played.chants if chant)
        for seat, change in enumerate(played.result.change):
            points[seat] += change or 0
            madness[seat] -= min(change or 0, 0)
    assert view.altar
    tell(view.altar, view.start, view.laid, view.out)
    return told
