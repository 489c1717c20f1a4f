"""Arkham Encounters (§7), closing and sealing (§14), and clues."""

from __future__ import annotations

from collections.abc import Sequence

from engine.arkham_horror.board import ASYLUM, HOSPITAL, MARKERS
from engine.arkham_horror.checks import Check
from engine.arkham_horror.hands import maximum
from engine.arkham_horror.odds_checks import plain_chance
from engine.arkham_horror.state import State
from engine.arkham_horror.statics import statics
from engine.bots.arkham_horror import places
from engine.bots.arkham_horror.known import as_view
from engine.game import Action

WORTH_BUYING = 0.8


def close(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """By the better of Fight and Lore; an Elder Sign is sure."""
    inv = state.seats[seat]
    gain = places.of_closing(state, seat, inv.at, inv.clues)
    world = MARKERS[state.gates[inv.at]]
    needed = statics(state).successes(world.id)
    found = {}
    for action in legal:
        verb, *skill = action.split()
        if verb == "elder-sign":
            found[action] = gain
        elif verb == "close":
            asked = Check(skill[0], skill[0], world.close, needed, "", closing=True)
            found[action] = gain * plain_chance(as_view(state), seat, asked)
    return found


def seal(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """Always."""
    return {action: float(action == "seal") for action in legal}


def encounter(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """What the place offers, if that is worth it, else its encounter."""
    inv = state.seats[seat]
    found = {"encounter": places.ENCOUNTER} if "encounter" in legal else {"wait": 0.0}
    for action in legal:
        verb, *which = action.split()
        if verb == "rumor":
            found[action] = places.RUMOR
        elif verb == "special" and inv.at in (ASYLUM, HOSPITAL):
            stat = "sanity" if inv.at == ASYLUM else "stamina"
            missing = maximum(state, seat, stat) - getattr(inv, stat)
            whole = which[0].endswith("full")
            found[action] = float(missing) if whole == (missing >= 2) else 0.5
        elif verb == "special":
            worth = places.shopping(state, seat, inv.at)
            found[action] = worth if worth >= WORTH_BUYING else -1.0
    return found


def take_clues(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """All of them."""
    return {action: float(action.split()[1]) for action in legal}


def clue(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """§12-2: to whoever has most, to make up a seal."""
    return {
        action: -1.0 if action == "clue none" else float(state.seats[int(action.split()[1])].clues)
        for action in legal
    }
