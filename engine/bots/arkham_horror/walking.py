"""Where to walk (§6.1): the ways that lie open, what is met on them, and what is worth going to."""

from __future__ import annotations

from typing import NamedTuple

from engine.arkham_horror.board import AREAS, DISTANCE, LINKS
from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.movement import can_enter
from engine.arkham_horror.state import State
from engine.arkham_horror.statics import statics
from engine.bots.arkham_horror.meetings import meeting
from engine.bots.arkham_horror.places import LATER, of_place

STEP = 0.02
"""What a step costs, so that of two equal ways the shorter is taken."""
DETOUR = 0.3
"""A longer way must be less dangerous by so much."""
CAUGHT = 2.0
"""What it costs to be stopped on the way."""
TAKEN = 0.3
"""What is left of a place that another is about to deal with."""
RATE = 2.2
"""What a turn is worth on average."""
TRIP = 3
"""Turns that an Other World takes."""
FARTHEST = 12
"""Steps that are looked ahead."""
WAITED = 0.85
"""What is left of a plan that begins after this turn."""
MOST_GOALS = 8


class Way(NamedTuple):
    """To an area: the first step, how many there are, and what is met on the way, in points."""

    first: str
    steps: int
    danger: float


def speed(state: State, seat: int) -> int:
    """Movement points of a whole turn."""
    inv = state.seats[seat]
    items = sum([CARDS[name].walks + CARDS[name].gives_points for name in inv.cards])
    return max(0, inv.current("speed") + items + statics(state).points)


def met_at(state: State, seat: int, area: str, but: tuple[str, ...] = ()) -> float:
    """What meeting everything there is worth."""
    total = 0.0
    for token, place in state.monsters.items():
        if place == area and token not in but:
            total += meeting(state, seat, token).best
    return total


def passing(state: State, seat: int, area: str, but: tuple[str, ...] = ()) -> float:
    """What leaving an area costs: everything there must be evaded, and a failure ends the walk."""
    total = 0.0
    for token, place in state.monsters.items():
        if place == area and token not in but:
            found = meeting(state, seat, token)
            total += min(0.0, found.evade) - (1 - found.away) * CAUGHT
    return total


def ways(state: State, seat: int, points: int) -> dict[str, Way]:
    """Every area that can be reached now, by the least dangerous of the short ways."""
    here = state.seats[seat].at
    found = {here: Way("", 0, 0.0)}
    if here in state.blocked or here not in LINKS:
        return found
    edge = {here: passing(state, seat, here, state.met)}
    for steps in range(1, points + 1):
        reached: dict[str, float] = {}
        for area, cost in edge.items():
            for near in LINKS[area]:
                if not can_enter(state, near):
                    continue
                known = found.get(near)
                danger = cost
                if known is not None and known.danger >= danger - DETOUR:
                    continue
                found[near] = Way(found[area].first or near, steps, danger)
                reached[near] = danger + passing(state, seat, near)
        edge = reached
        if not edge:
            break
    return found


def being_closed(state: State, seat: int) -> frozenset[str]:
    """Gates that another is about to close: entered, explored, or somebody stands there."""
    found = set()
    for other, inv in enumerate(state.seats):
        if other != seat and inv.id is not None:
            found |= {place for place, marker in state.gates.items() if inv.entered == marker}
            if inv.at in state.gates:
                found.add(inv.at)
    return frozenset(found)


def goals(state: State, seat: int, taken: frozenset[str] = frozenset()) -> dict[str, float]:
    """What each area is worth to this seat; of what another does already, little."""
    found = {}
    for area in AREAS:
        if not can_enter(state, area) and area != state.seats[seat].at:
            continue
        worth = of_place(state, seat, area)
        if area in taken:
            worth = min(worth, TAKEN)
        found[area] = worth
    return found


class End(NamedTuple):
    """Where a walk can end: what that is worth with what comes next, the way there, and the next goal."""

    worth: float
    way: Way
    goal: str


def ends(state: State, seat: int, points: int) -> dict[str, End]:
    """Every area where this walk can end."""
    taken = being_closed(state, seat)
    worths = goals(state, seat, taken)
    pace = max(1, speed(state, seat))
    every = ways(state, seat, FARTHEST)
    here = state.seats[seat].at
    spare, later_best = {}, []
    for area, value in worths.items():
        if area not in every:
            continue
        met = met_at(state, seat, area, state.met if area == here else ())
        spare[area] = value + met - RATE * (TRIP if area in state.gates else 1)
        later_best.append((spare[area] + every[area].danger, area))
    later_best.sort(reverse=True)
    found = {}
    for area, way in every.items():
        if way.steps > points or area not in spare:
            continue
        ahead, goal = 0.0, ""
        wait = TRIP - 1 if area in state.gates else 0
        for value, other in later_best[:MOST_GOALS]:
            if other == area:
                continue
            turns = -(-DISTANCE[area][other] // pace)
            later = (value - way.danger - RATE * (turns - 1)) * LATER ** (turns + wait)
            if later > ahead:
                ahead, goal = later, other
        worth = spare[area] + way.danger + WAITED * ahead - STEP * way.steps
        found[area] = End(worth, way, goal)
    return found
