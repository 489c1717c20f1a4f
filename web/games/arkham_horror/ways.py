"""Where whoever moves can get, by which way: fewest monsters first, then fewest steps. No HTML here."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from engine.arkham_horror.board import LINKS
from engine.arkham_horror.movement import unmet
from web.games.arkham_horror.marks import place_of
from web.games.arkham_horror.scene import View, as_state


class Way(NamedTuple):
    """To a place that can be reached."""

    steps: tuple[str, ...]
    """The areas entered, the goal last."""
    past: tuple[str, ...]
    """The monsters that must be evaded or fought before it is reached (§6.1)."""

    @property
    def goal(self) -> str:
        """Where it ends."""
        return self.steps[-1]


def ways(view: View) -> Mapping[str, Way]:
    """By goal, in the order of their cost; empty unless somebody walks."""
    decision = view.decision
    if decision is None or decision.kind != "move" or not view.points or view.rode:
        return {}
    state, here = as_state(view), view.seats[decision.seat].at
    if here not in LINKS or here in view.blocked:
        return {}
    found: dict[str, Way] = {}
    edge = [(len(unmet(state, decision.seat)), 0, here, Way((), tuple(unmet(state, decision.seat))))]
    done: set[tuple[str, int]] = set()
    while edge:
        monsters, steps, area, way = heappop(edge)
        if (area, steps) in done:
            continue
        done.add((area, steps))
        if area != here:
            found.setdefault(area, way)
        if steps == view.points:
            continue
        there = () if area == here else _monsters_at(area, view)
        for near in LINKS[area]:
            if near not in way.steps and near != here and _can_enter(near, view):
                longer = Way((*way.steps, near), (*way.past, *there))
                heappush(edge, (monsters + len(there), steps + 1, near, longer))
    return found


def _monsters_at(area: str, view: View) -> tuple[str, ...]:
    return tuple(token for token, place in view.monsters.items() if place == area)


def _can_enter(area: str, view: View) -> bool:
    place = place_of(area, view)
    return not place.closed and not place.blocked
