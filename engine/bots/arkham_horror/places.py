"""What it is worth to end a movement somewhere: clues, gates, healing, shops, monsters to meet."""

from __future__ import annotations

from engine.arkham_horror.board import ASYLUM, HOSPITAL, IS_STREET, MARKERS, UNSTABLE
from engine.arkham_horror.cards import BLESSING, CURSE
from engine.arkham_horror.checks import Check
from engine.arkham_horror.hands import maximum
from engine.arkham_horror.limits import BY_PLAYERS
from engine.arkham_horror.monsters import KIND_OF, KINDS
from engine.arkham_horror.odds_checks import plain_chance
from engine.arkham_horror.rumors import activity, can_afford
from engine.arkham_horror.state import State
from engine.arkham_horror.statics import statics
from engine.bots.arkham_horror.known import as_view
from engine.bots.arkham_horror.worth import GATE_TROPHY, STAT, arms, of_clues, of_seal, sealed_enough

LATER = 0.9
"""What a turn's delay leaves of a point."""
CLOSING = 9.0
"""Of closing a gate, beside its trophy."""
SURVIVES = (0.0, 0.55, 0.80, 0.91, 0.96, 0.98, 0.98, 0.99, 0.99, 0.99, 0.99, 0.99)
"""By the lower of the two stats, the chance to come back from an Other World."""
ENCOUNTER = 0.4
"""Of an encounter at a location, on average."""
RUMOR = 8.0
"""Of something done about a rumor."""


def closing_chance(state: State, seat: int, place: str) -> float:
    """With Fight or Lore, by the dice alone, in one try."""
    world = MARKERS[state.gates[place]]
    needed = statics(state).successes(world.id)
    return max(
        [
            plain_chance(as_view(state), seat, Check(skill, skill, world.close, needed, "", closing=True))
            for skill in ("fight", "lore")
        ]
    )


def of_closing(state: State, seat: int, place: str, clues: float) -> float:
    """Of closing the gate there with so many clues in hand, and sealing it if they suffice."""
    gates, limit = len(state.gates), BY_PLAYERS[state.players].gates
    trophies = sum([len(inv.gate_trophies) for inv in state.seats])
    worth = CLOSING + GATE_TROPHY + 12.0 * (gates / limit) ** 2
    if trophies + 1 >= state.players:
        worth += 100.0 if gates == 1 else 14.0 / gates
    holds = statics(state)
    inv = state.seats[seat]
    if "no-seal" in holds.rules:
        return worth
    if inv.has("elder-sign"):
        worth += of_seal(place) + 3.0
    elif clues >= holds.seal_cost:
        worth += of_seal(place) - of_clues(holds.seal_cost, holds.seal_cost) * 0.5
    else:
        return worth
    return worth + (100.0 if sealed_enough(state) else 0.0)


def of_gate(state: State, seat: int, place: str) -> float:
    """Of going through: two turns there, back, and closing it."""
    inv = state.seats[seat]
    back = SURVIVES[min(inv.sanity, inv.stamina)]
    once = closing_chance(state, seat, place)
    closes = once + (1 - once) * once * 0.8
    if inv.has("elder-sign"):
        closes = 1.0
    reached = back * closes * of_closing(state, seat, place, inv.clues + 0.5)
    return LATER * LATER * reached - 2.5 - (1 - back) * 9.0


def healing(state: State, seat: int, place: str) -> float:
    """Of the Asylum or the Hospital."""
    inv = state.seats[seat]
    stat = "sanity" if place == ASYLUM else "stamina"
    now, most = getattr(inv, stat), maximum(state, seat, stat)
    if now >= most:
        return 0.0
    after = most if inv.money >= 2 else now + 1
    return STAT[after] - STAT[now] - (0.6 if inv.money >= 2 else 0.0)


def shopping(state: State, seat: int, place: str) -> float:
    """Of what can be had at a location instead of an encounter."""
    inv = state.seats[seat]
    money = inv.money
    toughness = sum([KINDS[KIND_OF[token]].toughness for token in inv.monster_trophies])
    match place:
        case "general-store":
            return (
                (2.8 if arms(inv) < 4 else 0.6) if money >= 7 else 1.5 if arms(inv) < 2 <= money - 2 else 0.0
            )
        case "curiositie-shoppe":
            return 4.6 if money >= 9 else 3.6 if money >= 7 else 1.0 if money >= 5 else 0.0
        case "ye-olde-magick-shoppe":
            return 0.9 if money >= 5 else 0.0
        case "administration":
            return 1.4 if money >= 8 else 0.0
        case "science-building":
            return 3.2 if toughness >= 5 else 0.0
        case "mas-boarding-house":
            return 3.0 if toughness >= 10 else 0.0
        case "river-docks":
            return 0.9 if toughness >= 5 else 0.0
        case "south-church":
            bad = any(CURSE in one.cards for one in state.seats)
            good = BLESSING not in inv.cards
            return (3.0 if good or bad else 0.0) if toughness >= 5 else 0.0
    return 0.0


def gathering(state: State, seat: int, place: str) -> float:
    """Of the clues that lie there."""
    lie = state.clues.get(place, 0)
    if not lie:
        return 0.0
    cost, has = statics(state).seal_cost, state.seats[seat].clues
    return of_clues(has + lie, cost) - of_clues(has, cost)


def of_place(state: State, seat: int, place: str) -> float:
    """Of being there when the movement ends, monsters apart."""
    inv = state.seats[seat]
    if place in state.gates:
        if inv.explored and inv.at == place:
            return of_closing(state, seat, place, inv.clues) * closing_chance(state, seat, place) + 4.0
        return of_gate(state, seat, place)
    rumor = RUMOR if place == activity(state) and can_afford(state, seat) else 0.0
    if place in IS_STREET:
        return rumor - 1.2 if state.ancient_one == "ithaqua" else rumor
    low = min(inv.sanity, inv.stamina)
    worth = gathering(state, seat, place)
    instead = shopping(state, seat, place)
    if place in (ASYLUM, HOSPITAL):
        instead = healing(state, seat, place)
    encounter = ENCOUNTER if low > 2 else -0.8
    if place in UNSTABLE and place not in state.seals:
        encounter -= 0.3
    return worth + max(instead, encounter, rumor)
