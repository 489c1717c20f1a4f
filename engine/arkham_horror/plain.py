"""A state as JSON and back: every value in it is plain."""

from __future__ import annotations

from typing import Any

from engine.arkham_horror.investigator import Investigator
from engine.arkham_horror.stack import QUESTIONS
from engine.arkham_horror.state import FIELDS, State
from engine.arkham_horror.weapons import Fight
from engine.data import thawed

KEPT = tuple(name for name in FIELDS if name not in ("choices", "log", "seats"))


def to_json(state: State) -> dict[str, Any]:
    """Dicts, lists, texts, numbers and None; what is legal is not written, it follows from the rest."""
    told = {name: thawed(getattr(state, name)) for name in KEPT}
    return told | {"seats": [thawed(inv.plain()) for inv in state.seats]}


def from_json(told: dict[str, Any]) -> State:
    """The state that was written."""
    state = object.__new__(State)
    for name in KEPT:
        setattr(state, name, tupled(told[name]))
    state.stack = list(state.stack)
    state.fight = Fight(*state.fight) if state.fight else None
    state.seats = []
    for row in told["seats"]:
        inv = Investigator()
        inv.__dict__.update({name: tupled(value) for name, value in row.items()})
        state.seats.append(inv)
    state.log = None
    ask(state)
    return state


def ask(state: State) -> None:
    """What is legal now, from the question on top."""
    state.choices = ()
    if state.to_act is not None:
        frame = state.stack[-1]
        state.choices = QUESTIONS[frame[0]].legal(state, *frame[1:])


def tupled(value: Any) -> Any:
    """Lists as tuples, however deep."""
    if isinstance(value, list):
        return tuple([tupled(part) for part in value])
    if isinstance(value, dict):
        return {key: tupled(part) for key, part in value.items()}
    return value
