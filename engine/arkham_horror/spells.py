"""Casting (§10): pay, exhaust, then a spell check; insanity is settled after the spell (R54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.cards import BY_ID
from engine.arkham_horror.checks import check
from engine.arkham_horror.hands import exhaust
from engine.arkham_horror.statics import statics

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


def cost_of(state: State, spell: str) -> int:
    """Its Sanity cost: none under Planetary Alignment."""
    return 0 if "spell-cost-zero" in statics(state).rules else BY_ID[spell].sanity


def can_cast(state: State, seat: int, spell: str) -> bool:
    """Not exhausted, cost payable, no Solar Eclipse."""
    inv = state.seats[seat]
    return (
        inv.ready(spell) is not None
        and inv.sanity >= cost_of(state, spell)
        and "no-spells" not in statics(state).rules
    )


def cast(
    state: State, seat: int, spell: str, modifier: int = 0, needed: int = 1, counts: bool = False
) -> str:
    """What the spell does is the frame below this check; the settling lies below that. The copy cast."""
    inv = state.seats[seat]
    copy = inv.ready(spell)
    assert copy is not None
    cost = cost_of(state, spell)
    if cost:
        inv.sanity -= cost
        if inv.sanity <= 0 and ("settle", seat) not in state.stack:
            state.stack.insert(-1, ("settle", seat))
    state.tell("cast", "§10", who=seat, spell=spell, cost=cost)
    exhaust(state, seat, copy)
    check(state, seat, "spell", BY_ID[spell].casting + modifier, needed, f"cast {spell}", counts=counts)
    return copy
