"""Duke and Sir William Brinton (R67): discarded in several decisions to restore a stat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.hands import gain_stat, lose_card, maximum

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

RESTORES = {"duke": "sanity", "sir-william-brinton": "stamina"}
NAMES = frozenset(RESTORES)


def restorers(state: State, seat: int) -> list[str]:
    """`use …`, if that stat is below its maximum."""
    inv = state.seats[seat]
    if NAMES.isdisjoint(inv.cards):
        return []
    return [
        f"use {card}"
        for card, stat in RESTORES.items()
        if card in inv.cards and getattr(inv, stat) < maximum(state, seat, stat)
    ]


def use_restorer(state: State, seat: int, card: str) -> None:
    """The stat to its maximum; the maximum is the one without him."""
    stat = RESTORES[card]
    lose_card(state, seat, card)
    gain_stat(state, seat, stat, maximum(state, seat, stat))
