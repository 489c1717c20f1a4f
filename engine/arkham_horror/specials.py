"""Location specials (§16): instead of an encounter, if their needs and cost can be met."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.arkham_horror.amounts import holds
from engine.arkham_horror.board import SPECIALS
from engine.arkham_horror.costs import Cost, can_pay, pay
from engine.arkham_horror.hands import available, maximum
from engine.arkham_horror.language import LanguageError, condition, cost, program
from engine.data import read

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


class Special(NamedTuple):
    """One of them."""

    id: str
    costs: tuple[Cost, ...]
    """Alternatives; none: free."""
    needs: tuple[str, Any] | None
    unless: tuple[tuple[str, int, int | None], ...]


def _needs(raw: Mapping[str, Any] | None) -> tuple[str, Any] | None:
    if raw is None:
        return None
    if "has" in raw:
        return "has", condition(raw)
    name = next(iter(raw))
    if name not in ("below-max", "available"):
        raise LanguageError(f"unknown need {dict(raw)}")
    return name, raw[name]


ROWS = read(__package__, "location-specials")["specials"]
BY_ID = {
    row["id"]: Special(
        row["id"],
        tuple(cost(one) for one in row.get("cost", ())),
        _needs(row.get("needs")),
        tuple(condition(one) for one in row.get("unless", ())),
    )
    for row in ROWS
}


def choices(state: State, seat: int) -> list[str]:
    """R65: a number only where there are alternatives."""
    found = []
    for name in SPECIALS[state.seats[seat].at]:
        special = BY_ID[name]
        if not _met(state, seat, special):
            continue
        if len(special.costs) < 2:
            if not special.costs or can_pay(state, seat, special.costs[0]):
                found.append(f"special {name}")
        else:
            found += [
                f"special {name} {place}"
                for place, one in enumerate(special.costs, 1)
                if can_pay(state, seat, one)
            ]
    return found


def _met(state: State, seat: int, special: Special) -> bool:
    inv = state.seats[seat]
    if any(holds(state, seat, one) for one in special.unless):
        return False
    match special.needs:
        case ("has", wanted):
            return holds(state, seat, wanted)
        case ("below-max", stat):
            return bool(getattr(inv, stat) < maximum(state, seat, stat))
        case ("available", "ally"):
            return bool(state.decks["ally"])
        case ("available", card):
            return available(state, card)
    return True


def use(state: State, seat: int, name: str, which: str = "1") -> None:
    """Pay, then what it does."""
    special = BY_ID[name]
    state.tell("special", "§16", who=seat, special=name)
    done = ("do", seat, program(f"special/{name}"), 0, 0, "")
    if special.costs:
        pay(state, seat, special.costs[int(which) - 1], done)
    else:
        state.push(done)
