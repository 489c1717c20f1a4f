"""A turn (§4): five phases; in the first four every investigator acts in seat order from the first player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.newcomers import begin_newcomers
from engine.arkham_horror.stack import step
from engine.arkham_horror.upkeep import refresh

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

PHASES = ("upkeep", "movement", "arkham-encounters", "other-world-encounters")


@step
def turn(state: State, _: None) -> None:
    """New investigators come first (R56)."""
    state.turn += 1
    state.tell("turn", "§4", turn=state.turn, first=state.first)
    for inv in state.seats:
        inv.skips = inv.loses_turn
        inv.encountered = False
    state.push(("turn", None), ("mythos", None))
    for phase in reversed(PHASES):
        state.push(("phase", None, phase))
    begin_newcomers(state)


@step
def phase(state: State, _: None, name: str) -> None:
    """One of the first four."""
    state.phase = name
    state.tell("phase", "§4", phase=name)
    if name == "upkeep":
        refresh(state)
    state.push(("seats", None, name, state.in_order()))


@step
def seats(state: State, _: None, name: str, order: tuple[int, ...]) -> None:
    """The next seat's turn in this phase."""
    if order:
        state.push(("seats", None, name, order[1:]))
        if state.seats[order[0]].id is not None:
            state.push((f"{name}-turn", order[0]))
