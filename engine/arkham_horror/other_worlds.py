"""Other Worlds: movement there (§6.2), and their encounters (§8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.arkham_horror.board import WORLD_AT
from engine.arkham_horror.combat import meet
from engine.arkham_horror.encounter_draws import draw_gate_cards
from engine.arkham_horror.encounters import offer_cards
from engine.arkham_horror.gates import come_back, end_visit
from engine.arkham_horror.hands import move_to
from engine.arkham_horror.movement import pay_loan, pay_off
from engine.arkham_horror.restorers import RESTORES, restorers, use_restorer
from engine.arkham_horror.spells import can_cast, cast
from engine.arkham_horror.stack import Words, question, step
from engine.arkham_horror.trade import VERBS, trade, with_trades

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

FIND_GATE = "find-gate"


@step
def other_world_turn(state: State, seat: int) -> None:
    """§6.2: go on, or stand up and do no more; Lost likewise (§15); no monsters are met there (R8)."""
    inv = state.seats[seat]
    if inv.delayed:
        state.push(("stand-up", seat))
    state.push(("other-world-move", seat, inv.delayed or inv.at not in WORLD_AT))


def _choices(state: State, seat: int, stays: bool) -> Sequence[str]:
    """R60: Find Gate before `go-on`, in the first area; whoever stood up can only trade."""
    inv = state.seats[seat]
    found = ["stay" if stays else "go-on", *pay_loan(state, seat), *restorers(state, seat)]
    if not stays and inv.at == WORLD_AT[inv.at].first and can_cast(state, seat, FIND_GATE):
        found.append(f"cast {FIND_GATE}")
    offers = with_trades(state, seat, tuple(found))
    return () if stays and len(offers) == 1 else offers


def _go(state: State, words: Words, seat: int, stays: bool) -> None:
    inv = state.seats[seat]
    match words:
        case ["stay"]:
            return None
        case ["go-on"]:
            world = WORLD_AT[inv.at]
            if inv.at == world.first:
                return move_to(state, seat, world.second, "§6.2")
            state.push(("returned", seat))
            return come_back(state, seat)
        case ["cast", spell]:
            state.push(("found-gate", seat))
            cast(state, seat, spell)
            return None
        case ["pay-loan"]:
            pay_off(state, seat)
        case ["use", card] if card in RESTORES:
            use_restorer(state, seat, card)
        case _ if words[0] in VERBS:
            trade(state, words, seat)
    return state.push(("other-world-move", seat, stays))


question("other-world-move", _choices, _go, kind="other-world")


@step
def found_gate(state: State, seat: int) -> None:
    """R60: success is a *return*; failed, `go-on` remains."""
    if not state.passed:
        return state.push(("other-world-move", seat, False))
    state.push(("returned", seat))
    return come_back(state, seat)


def _at_the_gate(state: State, seat: int) -> tuple[str, ...]:
    """§6.2: monsters at the gate need not be met; each may be fought."""
    here = [token for token in state.monsters_at(state.seats[seat].at) if token not in state.met]
    return (*[f"fight {token}" for token in here], "stay") if here else ()


def _fight(state: State, words: Words, seat: int) -> None:
    if words[0] == "fight":
        state.push(("returned", seat))
        meet(state, words, seat, "board")


question("returned", _at_the_gate, _fight, kind="meet")


# Encounters


@step
def other_world_encounters_turn(state: State, seat: int) -> None:
    """§8: one a turn, in the world where one is when the phase reaches him."""
    inv = state.seats[seat]
    if inv.at in WORLD_AT and not inv.skips:
        state.push(("gate-encounter", seat))


@step
def gate_encounter(state: State, seat: int) -> None:
    """Draw until one has a colour of the world; Gloria two (R78)."""
    many = 1 + state.seats[seat].sheet.extra("gate-encounter")
    offer_cards(state, seat, "gate", draw_gate_cards(state, seat, many, ()))


@step
def visit_over(state: State, seat: int) -> None:
    """R68: he comes back by himself."""
    end_visit(state, seat)
