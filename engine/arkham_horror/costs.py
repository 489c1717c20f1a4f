"""Costs (§4, R54): never more than one has, never prevented; what they buy comes before any knock-out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.cards import BY_ID, CARDS
from engine.arkham_horror.hands import copy_to_lose, lose_card
from engine.arkham_horror.picks import ask_for_cards, can_spend
from engine.arkham_horror.stack import Frame

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

Cost = tuple[tuple[str, int], ...]
RESEARCH = "research-materials"


def cost_of(card: str) -> Cost:
    """What using a card costs."""
    return tuple(BY_ID[card].cost.items())


def can_pay(state: State, seat: int, cost: Cost) -> bool:
    """Whether one has all of it."""
    inv = state.seats[seat]
    wanted = dict(cost)
    for what, n in cost:
        match what:
            case "money" | "sanity" | "stamina":
                if getattr(inv, what) < n:
                    return False
            case "clue":
                if inv.clues + sum(CARDS[name].id == RESEARCH for name in inv.cards) < n:
                    return False
            case "spell" | "ally":
                if sum(CARDS[name].deck == what for name in inv.cards) < n:
                    return False
    return can_spend(state, seat, wanted.get("toughness", 0), wanted.get("gate-trophy", 0))


def pay(state: State, seat: int, cost: Cost, *then: Frame) -> None:
    """R54: pay, then what was bought, then settle whoever is at 0."""
    if any(what in ("sanity", "stamina") for what, _ in cost) and ("settle", seat) not in state.stack:
        state.push(("settle", seat))
    state.push(*then)
    pay_now(state, seat, cost)


def pay_now(state: State, seat: int, cost: Cost) -> None:
    """What is plain is paid at once; cards and trophies are asked for. R88: clues go first."""
    inv = state.seats[seat]
    wanted = dict(cost)
    for what, n in cost:
        match what:
            case "money" | "sanity" | "stamina":
                setattr(inv, what, getattr(inv, what) - n)
                state.tell("pay", "§4", who=seat, what=what, n=n)
            case "clue":
                clues = min(n, inv.clues)
                inv.clues -= clues
                state.tell("pay", "§4", who=seat, what="clue", n=clues)
                for _ in range(n - clues):
                    lose_card(state, seat, copy_to_lose(state, seat, RESEARCH))
            case "spell" | "ally":
                held = [name for name in inv.cards if CARDS[name].deck == what]
                ask_for_cards(state, "lose", seat, held, n)
    if wanted.get("toughness") or wanted.get("gate-trophy"):
        state.push(("spend", seat, wanted.get("toughness", 0), wanted.get("gate-trophy", 0)))
