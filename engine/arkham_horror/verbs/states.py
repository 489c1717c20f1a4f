"""The verbs of states: blessed, delayed, arrested, lost, devoured (§21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.board import IN_ARKHAM, JAIL
from engine.arkham_horror.cards import BLESSING, CURSE
from engine.arkham_horror.gates import come_back
from engine.arkham_horror.hands import (
    bless,
    cap,
    lose_money,
    maximum,
    move_to,
)
from engine.arkham_horror.language import (
    STAT,
    YES,
    Context,
    number,
    one_of,
    verb,
)
from engine.arkham_horror.losses import devour, lose_in_time, settle_now
from engine.arkham_horror.stack import Words, question

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


@verb("bless", one_of("self", "choose"))
def bless_verb(state: State, context: Context, whom: str) -> None:
    """§9; `choose`: anyone (`target S`)."""
    _bless(state, context[0], whom, BLESSING)


@verb("curse", one_of("self"))
def curse(state: State, context: Context, whom: str) -> None:
    """§9."""
    _bless(state, context[0], whom, CURSE)


def _bless(state: State, seat: int, whom: str, what: str) -> None:
    if whom == "self":
        bless(state, seat, what)
    else:
        state.push(("bless-target", seat, what))


def _anyone(state: State, seat: int, what: str) -> tuple[str, ...]:
    return tuple([f"target {other}" for other in sorted(state.in_order())])


def _bless_target(state: State, words: Words, seat: int, what: str) -> None:
    bless(state, int(words[1]), what)


question("bless-target", _anyone, _bless_target, kind="target")


@verb("delay", YES)
def delay(state: State, context: Context, _: bool) -> None:
    """§6.3: yes or no, it does not add up."""
    state.seats[context[0]].delayed = True
    state.tell("delayed", "§6.3", who=context[0])


@verb("lose-turn", YES)
def lose_turn(state: State, context: Context, _: bool) -> None:
    """§4."""
    state.seats[context[0]].loses_turn = True
    state.tell("loses-turn", "§4", who=context[0])


@verb("arrest", YES)
def arrest(state: State, context: Context, _: bool) -> None:
    """§6.4; not under Blue Flu (R76)."""
    seat = context[0]
    inv = state.seats[seat]
    if state.no_arrest:
        return state.tell("no-arrest", "R76", who=seat)
    lose_money(state, seat, inv.money // 2)
    move_to(state, seat, JAIL, "§6.4")
    inv.delayed = inv.loses_turn = True
    return state.tell("arrested", "§6.4", who=seat)


@verb("lost", YES)
def lost(state: State, context: Context, _: bool) -> None:
    """§15."""
    lose_in_time(state, context[0])


@verb("devoured", YES)
def devoured(state: State, context: Context, _: bool) -> None:
    """§15."""
    devour(state, context[0])


@verb("return", one_of("arkham"))
def return_verb(state: State, context: Context, _: str) -> None:
    """§8: a *return*; whoever is in Arkham already is not touched."""
    if state.seats[context[0]].at not in IN_ARKHAM:
        come_back(state, context[0])


@verb("max-stat", STAT, n=number)
def max_stat(state: State, context: Context, stat: str, n: int) -> None:
    """A maximum lowered for good; it caps the current value, and 0 devours."""
    seat = context[0]
    inv = state.seats[seat]
    name = f"less_{stat}"
    setattr(inv, name, getattr(inv, name) - n)
    cap(state, seat)
    state.tell("max-stat", "§15", who=seat, stat=stat, n=n)
    if not maximum(state, seat, stat):
        devour(state, seat)
    else:
        settle_now(state, seat)


@verb("release-jail", YES)
def release_jail(state: State, context: Context, _: bool) -> None:
    """R76: those in jail go to the Police Station, neither delayed nor losing a turn."""
    for seat in state.at(JAIL):
        inv = state.seats[seat]
        inv.delayed = inv.loses_turn = False
        move_to(state, seat, "police-station", "R76")
