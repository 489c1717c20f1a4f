"""Amounts and conditions of the effect language (§21), as they are now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.cards import BAD_CREDIT, CARDS
from engine.arkham_horror.language import Context
from engine.arkham_horror.streams import roll

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


def measured(state: State, context: Context, n: int | str, have: int = 0) -> int:
    """What an amount is now; `have`: how much there is of it."""
    if type(n) is int:
        return n
    match n:
        case "die":
            return sum(roll(state, 1, "a die", context[0], "§21"))
        case "2d":
            return sum(roll(state, 2, "two dice", context[0], "§21"))
        case "sum" | "face" | "successes" | "paid" | "lost":
            return context[1]
        case "3x-successes":
            return 3 * context[1]
        case "max" | "all":
            return have
        case "all-but-1":
            return max(0, have - 1)
        case "half-up":
            return (have + 1) // 2
        case "half-down":
            return have // 2
    raise AssertionError(n)


def matching(state: State, seat: int, what: str) -> list[str]:
    """The cards a resource means: item, weapon, spell, skill, ally, weapon-or-spell."""
    found = []
    for name, card in state.seats[seat].held():
        match what:
            case "item":
                fits = card.item
            case "weapon":
                fits = card.weapon
            case "weapon-or-spell":
                fits = card.weapon or card.deck == "spell"
            case _:
                fits = card.deck == what
        if fits:
            found.append(name)
    return found


def amount_of(state: State, seat: int, what: str) -> int:
    """How much one has of a resource or a card."""
    inv = state.seats[seat]
    match what:
        case "clue":
            return inv.clues
        case "money" | "sanity" | "stamina":
            return int(getattr(inv, what))
        case "monster-trophy":
            return len(inv.monster_trophies)
        case "gate-trophy":
            return len(inv.gate_trophies)
        case "item" | "weapon" | "spell" | "skill" | "ally" | "weapon-or-spell":
            return len(matching(state, seat, what))
    if what == BAD_CREDIT:
        return int(inv.bad_credit)
    return sum(CARDS[name].id == what for name in inv.cards)


def holds(state: State, seat: int, condition: tuple[str, int, int | None]) -> bool:
    """Whether one has at least and at most so much."""
    what, least, most = condition
    n = amount_of(state, seat, what)
    return n >= least and (most is None or n <= most)
