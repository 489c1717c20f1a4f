"""Where the rulebook is silent: each ruling once, by name. docs/arkham-ritual.md tells them in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.arkham_ritual.cards import CHOICES, Card

BASE = {place: cards[0] for place, cards in CHOICES.items()}
"""§9: the base game plays Orb, Investigator, Cultist and Cthulhu."""

LAST_DOOM = 7
"""§13: the Doom Track's last spot; it stays there."""

SEEDLESS = 0
"""A record without a seed waits for its next deck, but within a round its chances (a shuffle after
somebody owned up, the Mystery's draw) come from this seed."""


def next_doom(spot: int) -> int:
    """§13: one more after every round, up to the last spot."""
    return min(spot + 1, LAST_DOOM)


def lowest_after(last_active: int, sanity: Sequence[int]) -> int:
    """§5-2: the lowest sanity begins; a tie goes to the first clockwise from the last active player's
    left neighbour, so that the last active player comes last."""
    players = len(sanity)
    lowest = min(sanity)
    return next(
        seat
        for seat in ((last_active + step) % players for step in range(1, players + 1))
        if sanity[seat] == lowest
    )


def holder_of_old_one(held: Sequence[Card], players: int) -> tuple[Card, int | None] | None:
    """§10-2: the Great Old One somebody holds, and the seat. A dummy's resolves too, and then no seat
    is spared or rewarded as its holder."""
    for seat, card in enumerate(held):
        if card.kind == "old one":
            return card, seat if seat < players else None
    return None


def can_look(deck: Sequence[Card]) -> bool:
    """§10-2: with an empty deck the Orb and the Trapezohedron do nothing."""
    return bool(deck)


def next_round(in_play: Sequence[Card]) -> Sequence[Card]:
    """§10-2: a card removed by the Orb is out for this round only; all 22 are shuffled for the next."""
    return in_play


def least_sane(sanity: Sequence[int]) -> list[int]:
    """§10-4, Yog-Sothoth: who has the least sanity, of all players, the holder too."""
    lowest = min(sanity)
    return [seat for seat, markers in enumerate(sanity) if markers == lowest]


def to_shuffle(deck: Sequence[Card], owned_up: Card) -> list[Card]:
    """§12 Q3: the whole deck and the card that was seen, so that no card in it is known to be anywhere
    in particular. A card that somebody is just looking at is in that player's hand and stays there."""
    return [*deck, owned_up]
