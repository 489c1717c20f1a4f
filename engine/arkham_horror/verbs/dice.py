"""The verbs of checks, dice and loops (§21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham_horror.amounts import holds
from engine.arkham_horror.board import IN_ARKHAM, LOST, WORLD_AT
from engine.arkham_horror.checks import check, lowest
from engine.arkham_horror.hands import items
from engine.arkham_horror.language import (
    SKILL,
    STAT,
    Context,
    condition,
    do,
    effects,
    number,
    one_of,
    row_of,
    table,
    verb,
)
from engine.arkham_horror.losses import lose_stats
from engine.arkham_horror.stack import step
from engine.arkham_horror.streams import roll
from engine.arkham_horror.weapons import Fight

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

Rows = tuple[tuple[int, int], ...]


def _mentions(raw: Any) -> bool:
    """Whether a list counts successes."""
    if isinstance(raw, str):
        return raw.endswith("successes")
    if isinstance(raw, tuple | list):
        return any(map(_mentions, raw))
    return not isinstance(raw, int | None) and any(map(_mentions, raw.values()))


def _passing(raw: Any) -> tuple[int, bool]:
    return effects(raw), _mentions(raw)


@verb(
    "check",
    SKILL,
    mod=number,
    success=(number, 1),
    pass_=(_passing, (0, False)),
    fail=(effects, 0),
    table=(table, ()),
    falling=(number, 0),
)
def check_verb(
    state: State,
    context: Context,
    skill: str,
    mod: int,
    needed: int,
    passing: tuple[int, bool],
    fail: int,
    rows: Rows,
    falling: int,
) -> None:
    """§9; `falling`: the modifier falls each later round of the final battle. R63: combat with weapons."""
    seat, _, it = context
    counts = passing[1] or bool(rows)
    mod -= falling * max(0, state.round - 1)
    state.push(("checked", seat, passing[0], fail, rows, it))
    if skill == "combat":
        state.fight = Fight(seat, "", "check", mod, needed, counts)
        state.push(("weapons", seat))
    else:
        check(state, seat, skill, mod, needed, it or "a check", counts=counts)


@step
def checked(state: State, seat: int, passing: int, fail: int, rows: Rows, it: str) -> None:
    """What the result brings."""
    if rows:
        do(state, seat, row_of(rows, state.successes), state.successes, it)
    else:
        do(state, seat, passing if state.passed else fail, state.successes, it)


@verb(
    "roll",
    number,
    by=one_of("success", "face", "sum"),
    pass_=(effects, 0),
    fail=(effects, 0),
    table=(table, ()),
    do=(effects, 0),
    add=(number, 0),
    floor=(number, 0),
)
def roll_verb(
    state: State,
    context: Context,
    dice: int,
    by: str,
    passing: int,
    fail: int,
    rows: Rows,
    done: int,
    add: int,
    floor: int,
) -> None:
    """Plain dice: neither rerolled nor bought (§9)."""
    seat, _, it = context
    faces = roll(state, dice, it or "a die", seat, "§21")
    if by == "success":
        least = lowest(state.seats[seat])
        do(state, seat, passing if any(face >= least for face in faces) else fail, 0, it)
    elif by == "face":
        do(state, seat, row_of(rows, faces[0]), faces[0], it)
    else:
        do(state, seat, done, max(floor, sum(faces) + add), it)


@verb(
    "roll-each",
    number,
    by=(one_of("success", "face"), "success"),
    pass_=(effects, 0),
    fail=(effects, 0),
    table=(table, ()),
)
def roll_each(
    state: State, context: Context, dice: int, by: str, passing: int, fail: int, rows: Rows
) -> None:
    """R98: all dice first, then the results in that order."""
    seat, _, it = context
    faces = roll(state, dice, it or "dice", seat, "§21")
    least = lowest(state.seats[seat]) if seat is not None else 5
    for face in reversed(faces):
        if by == "face":
            do(state, seat, row_of(rows, face), face, it)
        else:
            do(state, seat, passing if face >= least else fail, face, it)


@verb("wager", STAT, then=effects, zero=(one_of("devoured"), ""))
def wager(state: State, context: Context, stat: str, then: int, zero: str) -> None:
    """§20: as many dice as the stat has points; lose 1 for each failure."""
    seat, _, it = context
    inv = state.seats[seat]
    points = getattr(inv, stat)
    faces = roll(state, points, f"wager {stat}", seat, "§20")
    least = lowest(inv)
    successes = sum(face >= least for face in faces)
    failures = points - successes
    do(state, seat, then, successes, it)
    source = "devours" if zero else ""
    lose_stats(state, seat, failures if stat == "sanity" else 0, failures if stat == "stamina" else 0, source)


# Loops, in seat order


WHERE = one_of("arkham", "lost", "other-world", "any-street")


@verb("each-investigator", effects, where=(WHERE, ""), if_=(condition, None))
def each_investigator(state: State, context: Context, then: int, where: str, wanted: Any) -> None:
    """Seats in order from the first player (R3)."""
    state.push(("each-seat", None, then, state.in_order(), where, wanted, context[1], context[2]))


@step
def each_seat(
    state: State, _: None, then: int, seats: tuple[int, ...], where: str, wanted: Any, n: int, it: str
) -> None:
    """The list for the next seat; R53: a loop goes on with the next investigator."""
    for place, seat in enumerate(seats):
        inv = state.seats[seat]
        if inv.id is None or not _is_there(inv.at, where) or (wanted and not holds(state, seat, wanted)):
            continue
        state.push(("each-seat", None, then, seats[place + 1 :], where, wanted, n, it))
        return do(state, seat, then, n, it)
    return None


def _is_there(area: str, where: str) -> bool:
    match where:
        case "arkham":
            return area in IN_ARKHAM
        case "lost":
            return area == LOST
        case "other-world":
            return area in WORLD_AT
    return True


@verb("first-player", effects)
def first_player(state: State, context: Context, then: int) -> None:
    """R56: an empty seat: it falls away."""
    if state.seats[state.first].id is not None:
        do(state, state.first, then, context[1], context[2])


@verb("each-item", effects)
def each_item(state: State, context: Context, then: int) -> None:
    """R98: in the order gained."""
    for name in reversed(items(state, context[0])):
        do(state, context[0], then, context[1], name)
