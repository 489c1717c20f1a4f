"""Monsters in the way: what meeting one is worth by the exact odds, fought or evaded."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.limits import BY_PLAYERS
from engine.arkham_horror.monsters import KIND_OF
from engine.arkham_horror.odds_checks import plain_chance
from engine.arkham_horror.odds_fights import Course, Duel
from engine.arkham_horror.state import State
from engine.arkham_horror.weapons import Fight
from engine.bots.arkham_horror.known import as_view
from engine.bots.arkham_horror.worth import CARD, STAT, of_clues

OUT = 6.0
"""What being knocked out costs beside half of what one has."""
MOST_KEPT = 20_000


class Meeting(NamedTuple):
    """What meeting a monster is worth, in points; and the chance to evade it."""

    fight: float
    evade: float
    away: float

    @property
    def best(self) -> float:
        """The better of the two."""
        return max(self.fight, self.evade)


_KEPT: dict[tuple[Any, ...], Meeting] = {}
"""The same meeting has the same worth, always: it is counted once."""


def meeting(state: State, seat: int, token: str) -> Meeting:
    """Fighting and evading this monster, as the investigator stands now."""
    inv = state.seats[seat]
    crowded = len(state.monsters) >= BY_PLAYERS[state.players].monsters - 1
    key = (
        KIND_OF[token], inv.id, inv.sliders, inv.cards, inv.exhausted, inv.sanity, inv.stamina, inv.ra,
        min(inv.clues, 8), state.ancient_one, state.environment, state.rumor, state.terror >= 6, crowded,
        not state.gates,
    )  # fmt: skip
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        found = _KEPT[key] = _meeting(state, seat, token, crowded)
    return found


def _meeting(state: State, seat: int, token: str, crowded: bool) -> Meeting:
    duel = Duel(as_view(state), Fight(seat, token, "board"))
    gain = trophy(state, duel) + (1.0 if crowded else 0.0)
    away = plain_chance(as_view(state), seat, duel.awareness)
    fought = of_course(state, seat, duel.combat(duel.man), gain)
    return Meeting(fought, of_course(state, seat, duel.evaded(), gain), away)


def trophy(state: State, duel: Duel) -> float:
    """Of having defeated it."""
    kind = duel.kind
    if kind.id == "cultist" and state.ancient_one == "yig":
        return -4.0
    if kind.id == "warlock":
        return 4.0
    if kind.id == "mi-go":
        return 2.5
    return 0.9 + (0.0 if "endless" in kind.abilities else 0.35 * kind.toughness)


def of_course(state: State, seat: int, course: Course, gain: float) -> float:
    """What may come of it, in points."""
    inv = state.seats[seat]
    lost = course.sanity * _dear(inv.sanity) + course.stamina * _dear(inv.stamina)
    return course.won * gain - lost - course.out * out_cost(state, seat)


def _dear(left: int) -> float:
    """What one point of a stat is worth at this height."""
    return (STAT[left] - STAT[max(0, left - 2)]) / 2 if left else 1.0


def out_cost(state: State, seat: int) -> float:
    """Of being knocked out: half the clues and items, and the way back."""
    inv = state.seats[seat]
    items = sorted([CARD[name] for name in inv.cards if CARDS[name].item])
    lost = sum(items[: len(items) // 2]) + of_clues(inv.clues, 5) - of_clues(inv.clues - inv.clues // 2, 5)
    return OUT + lost + (4.0 if inv.explored else 0.0)
