"""Movement (§6): where to go, which cards to use on the way, and coming back."""

from __future__ import annotations

from collections.abc import Sequence

from engine.arkham_horror.cards import BY_ID
from engine.arkham_horror.checks import Check
from engine.arkham_horror.odds_checks import plain_chance
from engine.arkham_horror.state import State
from engine.bots.arkham_horror import places
from engine.bots.arkham_horror.decisions import fights
from engine.bots.arkham_horror.known import as_view
from engine.bots.arkham_horror.walking import End, ends, goals, met_at
from engine.game import Action

READ_FIRST, RIDE_FIRST = 60.0, 61.0
"""More than any place: a tome that is worth it is read, and a motorcycle used, before anything else."""


def move(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """Each step by the best end that it leads to; `stay` by what this place is worth."""
    inv = state.seats[seat]
    found = {
        action: READ_FIRST
        for action in legal
        if action.startswith("read ") and _worth_it(state, seat, action)
    }
    found |= {
        action: RIDE_FIRST for action in legal if action.startswith("use ") and BY_ID[action[4:]].gives_points
    }
    if found and state.points is not None:
        return found
    if state.points is None or (inv.explored and inv.at in state.gates):
        return {"stay": 0.0}
    reached = ends(state, seat, 0 if state.rode else state.points)
    steps: dict[Action, float] = {}
    for area, end in reached.items():
        action = "stay" if area == inv.at else f"move {end.way.first}"
        steps[action] = max(end.worth, steps.get(action, end.worth))
    best = max(steps, key=steps.__getitem__, default="stay")
    blocked = best != "stay" and best not in legal
    if blocked:
        met = [action for action in legal if action.startswith(("fight ", "evade "))]
        return {**fights.meet(state, seat, met, leaving=True)} if met else {"stay": 0.0}
    return {action: worth for action, worth in steps.items() if action in legal} or {"stay": 0.0}


def _worth_it(state: State, seat: int, action: Action) -> bool:
    chance = plain_chance(as_view(state), seat, Check("lore", "lore", -1, 1, ""))
    return chance > 0.3 and state.seats[seat].sanity > 2


def best_end(state: State, seat: int) -> tuple[str, End]:
    """Where the seat is going this turn, and what it means to do next."""
    reached = ends(state, seat, state.points or 0)
    return max(reached.items(), key=lambda each: each[1].worth)


def other_world(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """Find Gate if there is Sanity to spare, else on."""
    able = state.seats[seat].sanity > 2
    return {
        action: float(action == "cast find-gate" and able) + 0.5 * (action == "go-on") for action in legal
    }


def arrive(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """Back from Lost, or moved by an encounter: to the place that is worth most."""
    worths = goals(state, seat)
    found = {}
    for action in legal:
        _, *area = action.split()
        place = area[0] if area else state.seats[seat].at
        found[action] = worths.get(place, 0.0) + met_at(state, seat, place)
    return found


def return_gate(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """The gate whose closing is worth most."""
    clues = state.seats[seat].clues
    return {action: places.of_closing(state, seat, action.split()[1], clues) for action in legal}
