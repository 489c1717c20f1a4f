"""Gates (§12-1, §14): opening, surges, going through, returning, closing, sealing."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from engine.arkham_horror.board import LOCATIONS, MARKERS, WORLD_AT, World
from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.checks import check
from engine.arkham_horror.costs import cost_of, pay_now
from engine.arkham_horror.endings import check_victory
from engine.arkham_horror.hands import lose_card, move_to
from engine.arkham_horror.language import do_now, program
from engine.arkham_horror.limits import TERROR_MAX
from engine.arkham_horror.losses import lose_in_time
from engine.arkham_horror.monsters_at_large import (
    add_doom,
    draw_monster,
    empty_location,
    guarded,
    in_sky_or_arkham,
    is_full,
    place,
    return_to_cup,
    to_outskirts,
)
from engine.arkham_horror.stack import Awakening, Words, question, step
from engine.arkham_horror.statics import statics
from engine.arkham_horror.streams import put_under, take_top

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

ELDER_SIGN, GATE_BOX = "elder-sign", "gate-box"


def world_at(state: State, location: str) -> World:
    """Where the gate there leads."""
    return MARKERS[state.gates[location]]


def board_order(gates: dict[str, str]) -> list[str]:
    """R65: the open gates in the order of the board."""
    return [location for location in LOCATIONS if location in gates]


# Opening


def open_gate(state: State, location: str, monsters: int) -> None:
    """§12-1, in order: sealed or guarded: nothing; doom, marker, clues, drawn through, delayed; monsters."""
    if location in state.seals or guarded(state, location):
        return state.tell("gate-prevented", "§12-1", at=location)
    add_doom(state, 1)
    marker = take_top(state, "gates")
    if marker is None:
        raise Awakening("markers")
    state.gates = {**state.gates, location: marker}
    state.clues = {area: n for area, n in state.clues.items() if area != location}
    state.tell("gate", "§12-1", at=location, world=MARKERS[marker].id)
    for seat in state.at(location):
        go_through(state, seat, location, "§12-1")
        state.seats[seat].delayed = True
        state.tell("delayed", "§12-1", who=seat)
    if len(state.gates) >= state.limits.gates:
        raise Awakening("gates")
    if monsters:
        state.push(("place-monsters", None, location, monsters))
    return None


@step
def place_monsters(state: State, seat: None, area: str, n: int) -> None:
    """R71: drawn one by one, each placed before the next; none where Kate is or at a seal (§7)."""
    for _ in range(n):
        if not guarded(state, area) and area not in state.seals:
            place(state, draw_monster(state), area)


def surge(state: State, location: str) -> None:
    """§12-1: T monsters, spread over the open gates as evenly as possible, the rest to the Outskirts."""
    total = max(len(state.gates), state.players)
    room = total if state.terror >= TERROR_MAX else max(0, state.limits.monsters - len(state.monsters))
    state.tell("surge", "§12-1", at=location, monsters=total)
    state.push(("place-surge", None, location, total, min(total, room)))


def _spreads(state: State, seat: None, location: str, total: int, placed: int) -> tuple[str, ...]:
    """No gate gets more than the surging one; R16: none where Kate is."""
    gates = board_order(state.gates)
    free = [gate for gate in gates if not guarded(state, gate)]
    if not free:
        return ()
    each, more = divmod(placed, len(free))
    first = [location] if location in free and more else []
    others = [gate for gate in free if gate != location or not first]
    found = []
    for chosen in combinations(others, more - len(first)):
        extra = {*first, *chosen}
        counts = [(gate, (each + (gate in extra)) if gate in free else 0) for gate in gates]
        found.append(" ".join(["place", *[f"{gate}={n}" for gate, n in counts]]))
    return tuple(found)


def _place_surge(state: State, words: Words, seat: None, location: str, total: int, placed: int) -> None:
    """R15: drawn for the surging gate, then the other gates in board order, then the Outskirts."""
    counts = {gate: int(n) for gate, n in (word.split("=") for word in words[1:])}
    order = [location, *[gate for gate in counts if gate != location]]
    state.push(("surge-rest", None, location, total - placed))
    for gate in reversed(order):
        if counts.get(gate):
            state.push(("place-monsters", None, gate, counts[gate]))


def first_player(state: State, seat: int | None) -> int:
    """Whoever has the marker decides, from an empty seat too (R56)."""
    return state.first


def _about_surge(state: State, seat: None, location: str, total: int, placed: int) -> dict[str, Any]:
    return {"at": location, "monsters": placed, "outskirts": total - placed}


question("place-surge", _spreads, _place_surge, kind="place", about=_about_surge, asker=first_player)


@step
def surge_rest(state: State, seat: None, location: str, n: int) -> None:
    """To the Outskirts; R82: once terror is 10 to the gates, one each in turn from the surging gate."""
    gates = board_order(state.gates)
    turn = gates.index(location)
    for _ in range(n):
        if is_full(state):
            to_outskirts(state, draw_monster(state))
            continue
        for step_on in range(len(gates)):
            gate = gates[(turn + step_on) % len(gates)]
            if not guarded(state, gate):
                place(state, draw_monster(state), gate)
                turn = turn + step_on + 1
                break


# Going through and coming back


def go_through(state: State, seat: int, location: str, rule: str = "§7") -> None:
    """To the first area of the gate's world; the very marker is remembered (R93)."""
    marker = state.gates[location]
    move_to(state, seat, MARKERS[marker].first, rule)
    state.seats[seat].entered = marker


def ways_back(state: State, seat: int) -> list[str]:
    """§6.2: open gates to this world; with the Gate Box any."""
    inv = state.seats[seat]
    world = WORLD_AT[inv.at].id
    return [
        gate
        for gate in board_order(state.gates)
        if MARKERS[state.gates[gate]].id == world or inv.has(GATE_BOX)
    ]


def come_back(state: State, seat: int) -> None:
    """§8: a *return*: to a matching gate with an explored marker, else Lost; from a visit without (R68)."""
    inv = state.seats[seat]
    if inv.visiting is not None:
        return end_visit(state, seat)
    if inv.at not in WORLD_AT:
        return None
    if not ways_back(state, seat):
        return lose_in_time(state, seat)
    return state.push(("return-gate", seat))


def end_visit(state: State, seat: int) -> None:
    """R68: back where he came from."""
    inv = state.seats[seat]
    if inv.visiting is not None:
        place_before, inv.visiting = inv.visiting, None
        explored = inv.explored
        move_to(state, seat, place_before, "R68")
        inv.explored = explored


def _ways(state: State, seat: int) -> tuple[str, ...]:
    return tuple([f"return-gate {gate}" for gate in ways_back(state, seat)])


def _return(state: State, words: Words, seat: int) -> None:
    arrive(state, seat, words[1])


question("return-gate", _ways, _return)


def arrive(state: State, seat: int, location: str) -> None:
    """Back in Arkham, with an explored marker; the Patrol Wagon's die (R87)."""
    move_to(state, seat, location, "§6.2")
    state.seats[seat].explored = True
    state.tell("explored", "§6.2", who=seat, at=location)
    state.push(("wagon-die", seat))


# Closing and sealing


def try_to_close(state: State, seat: int, skill: str) -> None:
    """§14: a check with the gate's modifier."""
    location = state.seats[seat].at
    world = world_at(state, location)
    state.push(("close-tried", seat, location))
    needed = statics(state).successes(world.id)
    check(state, seat, skill, world.close, needed, f"close {location}", closing=True)


@step
def close_tried(state: State, seat: int, location: str) -> None:
    """Passed: a trophy, and perhaps a seal; failed: it stays."""
    if state.passed:
        close_gate(state, location, seat)


def close_gate(state: State, location: str, winner: int | None, may_seal: bool = True) -> None:
    """§14: monsters of its dimension return; a trophy if somebody won it, else under the stack."""
    marker = remove_gate(state, location, winner)
    if winner is None:
        put_under(state, "gates", marker)
    check_victory(state, closed=True)
    empty_location(state, location)
    if winner is not None and may_seal:
        state.push(("seal", winner, location))


def remove_gate(state: State, location: str, winner: int | None) -> str:
    """The gate itself goes, and explored markers with it; nobody has entered by it any more (R93)."""
    marker = state.gates[location]
    state.gates = {gate: other for gate, other in state.gates.items() if gate != location}
    state.tell("gate-closed", "§14", at=location, who=winner, world=MARKERS[marker].id)
    if winner is not None:
        state.seats[winner].gate_trophies += (marker,)
    for inv in state.seats:
        if inv.at == location:
            inv.explored = False
        if inv.entered == marker:
            inv.entered = None
    return_to_cup(state, in_sky_or_arkham(state, MARKERS[marker].dimension), "§14")
    return marker


def _seal_choices(state: State, seat: int, location: str) -> tuple[str, ...]:
    """§14: 5 clues, Hastur 8, Noden's Favor 2 less; not under No One Can Help You Now."""
    holds = statics(state)
    inv = state.seats[seat]
    enough = inv.clues + research(state, seat) >= holds.seal_cost
    return ("seal", "no-seal") if enough and "no-seal" not in holds.rules else ()


def research(state: State, seat: int) -> int:
    """R88: Research Materials fill up a cost in clues."""
    return sum(CARDS[name].id == "research-materials" for name in state.seats[seat].cards)


def _seal(state: State, words: Words, seat: int, location: str) -> None:
    if words == ["seal"]:
        pay_now(state, seat, (("clue", statics(state).seal_cost),))
        put_seal(state, location)


question("seal", _seal_choices, _seal, about=lambda state, seat, location: {"at": location})


def put_seal(state: State, location: str) -> None:
    """An elder sign on the board."""
    state.seals += (location,)
    state.tell("seal", "§14", at=location)
    check_victory(state)


def use_elder_sign(state: State, seat: int) -> None:
    """§14, R70: closes and seals in one; its price knocks out afterwards (R54)."""
    inv = state.seats[seat]
    location = inv.at
    lose_card(state, seat, next(name for name in inv.cards if CARDS[name].id == ELDER_SIGN), box=True)
    state.signs_used += 1
    pay_now(state, seat, cost_of(ELDER_SIGN))
    do_now(state, seat, program(f"use/{ELDER_SIGN}"))
    remove_gate(state, location, seat)
    put_seal(state, location)
    check_victory(state, closed=True)
    empty_location(state, location)
    state.push(("settle", seat))
