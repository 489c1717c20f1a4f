"""Upkeep (§5): sliders for what lies ahead, and what heals."""

from __future__ import annotations

from collections.abc import Sequence

from engine.arkham_horror.board import MARKERS, WORLD_AT
from engine.arkham_horror.state import State
from engine.game import Action

SPEED, SNEAK, WILL, FIGHT, LORE, LUCK = 0.45, 0.9, 1.8, 0.45, 0.9, 1.2
"""What a step, a die of Fight, or the chance to pass a usual check is worth."""
MOVED = 0.2
"""Sliders are moved for more than this."""
FIRST = 50.0
"""More than any setting of the sliders: what heals comes first."""
RICH = 13
"""Dollars with which a loan is paid back."""
ASKED_BY = {
    "hastur": "luck", "ithaqua": "fight", "nyarlathotep": "lore", "shub-niggurath": "sneak",
    "yig": "speed", "yog-sothoth": "will",
}  # fmt: skip
"""§17: the check of the Ancient One's attack."""


def passes(dice: float) -> float:
    """The chance of at least one success."""
    return 1.0 - (2 / 3) ** dice if dice > 0 else 0.0


def setting(state: State, seat: int, stops: tuple[int, ...]) -> float:
    """What the sliders are worth at these stops."""
    inv = state.seats[seat]

    def value(skill: str) -> int:
        slider, values = inv.sheet.skills[skill]
        return values[stops[slider]] + inv.bonus(skill)

    fight, lore = value("fight"), value("lore")
    if state.awake:
        asked = ASKED_BY.get(state.ancient_one)
        return fight + 0.1 * lore + (3.0 * passes(value(asked) + 1 - state.round) if asked else 0.0)
    away = inv.at in WORLD_AT
    total = 0.0 if away else SPEED * min(value("speed"), 5)
    total += SNEAK * (0.4 + 0.15 * len(state.monsters)) * passes(value("sneak") - 1.5)
    total += WILL * passes(value("will") - 1) + FIGHT * min(fight, 6)
    total += LORE * passes(lore - 1) + LUCK * passes(value("luck") - 1)
    gate = WORLD_AT[inv.at] if away else None
    if inv.explored and inv.at in state.gates:
        gate = MARKERS[state.gates[inv.at]]
    if gate is not None:
        soon = 6.0 if not away else 1.5 if inv.at == gate.second else 0.7
        total += soon * max(passes(fight + gate.close), passes(lore + gate.close))
    return total


def sliders(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """At set-up: any stops."""
    return {action: setting(state, seat, _stops(action)) for action in legal}


def upkeep(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """What heals, then the sliders, then `done`."""
    inv = state.seats[seat]
    now = setting(state, seat, inv.sliders)
    found = {"done": now + MOVED}
    for action in legal:
        verb, *words = action.split()
        if verb == "sliders":
            found[action] = setting(state, seat, _stops(action))
        elif verb == "restore":
            found[action] = FIRST - getattr(state.seats[int(words[0])], inv.sheet.restores)
        elif _heals(state, seat, action):
            found[action] = FIRST
    return found


def _stops(action: Action) -> tuple[int, ...]:
    return tuple(map(int, action.split()[1:]))


def _heals(state: State, seat: int, action: Action) -> bool:
    inv = state.seats[seat]
    match action:
        case "use healing-stone":
            return True
        case "use duke":
            return inv.sanity <= 1
        case "use sir-william-brinton":
            return inv.stamina <= 1
        case "cast heal":
            return inv.sanity > 2 >= inv.stamina
        case "pay-loan":
            return inv.money >= RICH
    return False
