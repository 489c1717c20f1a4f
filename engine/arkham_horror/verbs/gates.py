"""The verbs of gates, monsters, doom and terror (§13, §14, §21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.board import (
    DISTANCE,
    IN_ARKHAM,
)
from engine.arkham_horror.gates import (
    arrive,
    board_order,
    close_gate,
    come_back,
    go_through,
    open_gate,
)
from engine.arkham_horror.language import (
    YES,
    Context,
    do,
    effects,
    number,
    one_of,
    verb,
)
from engine.arkham_horror.losses import leave_combat
from engine.arkham_horror.monsters_at_large import (
    add_doom,
    draw_monster,
    guarded,
    kind_of,
    raise_terror,
    take_off,
)
from engine.arkham_horror.stack import Words, question, step
from engine.arkham_horror.streams import to_cup

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


@verb("monster", one_of("appears"))
def monster(state: State, context: Context, _: str) -> None:
    """§7: drawn, fought or evaded at once; not to Kate in Arkham (R79), not at a seal."""
    seat = context[0]
    at = state.seats[seat].at
    if at in IN_ARKHAM and (guarded(state, at) or at in state.seals):
        return state.tell("no-monster", "R79", who=seat)
    token = draw_monster(state)
    state.tell("appears", "§7", who=seat, monster=token)
    return state.push(("appeared", seat, token))


@verb("gate", one_of("here"), monster=one_of(True, False))
def gate(state: State, context: Context, _: str, with_monster: bool) -> None:
    """§7, R9: as in Mythos; none at a seal or at an open gate."""
    at = state.seats[context[0]].at
    if at in state.gates:
        return state.tell("gate-prevented", "R9", at=at)
    return open_gate(state, at, state.limits.per_gate if with_monster else 0)


@verb("through-gate", one_of("nearest"))
def through_gate(state: State, context: Context, _: str) -> None:
    """R12, R85: Nightgaunt: through the nearest gate, ties chosen; in an Other World a *return*."""
    seat = context[0]
    at = state.seats[seat].at
    if at not in IN_ARKHAM:
        leave_combat(state, seat)
        return come_back(state, seat)
    gates = board_order(state.gates)
    far = [DISTANCE[at][one] for one in gates] if at in DISTANCE else []
    nearest = tuple([one for one, length in zip(gates, far, strict=False) if length == min(far)])
    if nearest:
        state.push(("nearest-gate", seat, nearest))
    return None


def _nearest(state: State, seat: int, gates: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([f"gate {one}" for one in gates])


def _through(state: State, words: Words, seat: int, gates: tuple[str, ...]) -> None:
    leave_combat(state, seat)
    go_through(state, seat, words[1], "R85")


question("nearest-gate", _nearest, _through, kind="gate")


@verb("trophy", one_of("cup", "board-monster"), even_endless=(YES, False))
def trophy(state: State, context: Context, source: str, endless: bool) -> None:
    """R95."""
    if source == "cup":
        return _trophy(state, context[0], draw_monster(state), endless)
    return state.push(("trophy", context[0], endless))


def _trophy(state: State, seat: int, token: str, endless: bool) -> None:
    take_off(state, token)
    if "endless" in kind_of(state, token).abilities and not endless:
        to_cup(state, token)
    else:
        state.seats[seat].monster_trophies += (token,)
    state.tell("trophy", "R95", who=seat, monster=token)


def _prey(state: State, seat: int, endless: bool) -> tuple[str, ...]:
    return tuple([f"trophy {token}" for token in state.monsters])


def _catch(state: State, words: Words, seat: int, endless: bool) -> None:
    _trophy(state, seat, words[1], endless)


question("trophy", _prey, _catch)


@verb("close-gate", one_of("choose", "it", "entered"), trophy=one_of(True, False), may_seal=(YES, False))
def close_gate_verb(state: State, context: Context, which: str, won: bool, may_seal: bool) -> None:
    """§14: under the stack, no seal; R18, R93: the gate one entered by."""
    seat = context[0]
    if which == "choose":
        return state.push(("which-gate", seat))
    if which == "it":
        return close_gate(state, context[2], None)
    entered = _entered(state, seat)
    if entered is not None:
        close_gate(state, entered, None)
    return None


def _entered(state: State, seat: int) -> str | None:
    """R93: where the very marker lies by which he came."""
    marker = state.seats[seat].entered
    return next((one for one in state.gates if state.gates[one] == marker), None)


@verb("return-and-close", one_of("entered"))
def return_and_close(state: State, context: Context, _: str) -> None:
    """R18, R93: back to the gate one entered by, which is then closed; gone: an ordinary *return*."""
    seat = context[0]
    entered = _entered(state, seat)
    if entered is None or state.seats[seat].visiting is not None:
        return come_back(state, seat)
    state.push(("close-entered", seat, entered))
    return arrive(state, seat, entered)


@step
def close_entered(state: State, seat: int, location: str) -> None:
    """With the trophy, and the choice to seal (R18)."""
    close_gate(state, location, seat)


def _any_gate(state: State, seat: int) -> tuple[str, ...]:
    return tuple([f"gate {one}" for one in board_order(state.gates)])


def _close_any(state: State, words: Words, seat: int) -> None:
    close_gate(state, words[1], None)


question("which-gate", _any_gate, _close_any, kind="gate")


@verb("each-gate", effects)
def each_gate(state: State, context: Context, then: int) -> None:
    """R98: in board order."""
    for one in reversed(board_order(state.gates)):
        do(state, context[0], then, context[1], one)


@verb("doom", number, not_above_max=(YES, False))
def doom(state: State, context: Context, n: int, capped: bool) -> None:
    """§13."""
    add_doom(state, n)


@verb("terror", number)
def terror(state: State, context: Context, n: int) -> None:
    """§13."""
    for _ in range(n):
        raise_terror(state)


@verb("terror-to", number)
def terror_to(state: State, context: Context, n: int) -> None:
    """A rise counts every step."""
    before = -1
    while before < state.terror < n:
        before = state.terror
        raise_terror(state)
