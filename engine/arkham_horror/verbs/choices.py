"""The verbs that ask: `may`, `pay`, `choose`, `if` (§21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham_horror.amounts import amount_of, holds
from engine.arkham_horror.costs import Cost, can_pay, pay
from engine.arkham_horror.language import (
    STAT,
    Context,
    condition,
    cost,
    do,
    effects,
    number,
    verb,
)
from engine.arkham_horror.stack import Words, question

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


@verb("may", effects, cost=(cost, ()), else_=(effects, 0))
def may(state: State, context: Context, then: int, price: Cost, otherwise: int) -> None:
    """`yes` or `no`; R77: a cost one cannot pay is not asked for."""
    if can_pay(state, context[0], price):
        state.push(("may", context[0], then, price, otherwise, context[1], context[2]))
    else:
        do(state, context[0], otherwise, context[1], context[2])


@verb("pay", cost, then=effects, else_=effects)
def pay_verb(state: State, context: Context, price: Cost, then: int, otherwise: int) -> None:
    """Pay, or the other list."""
    may(state, context, then, price, otherwise)


def _yes_or_no(state: State, *_: Any) -> tuple[str, ...]:
    return "yes", "no"


def _answer(
    state: State, words: Words, seat: int, then: int, price: Cost, otherwise: int, n: int, it: str
) -> None:
    if words == ["yes"]:
        pay(state, seat, tuple([(what, k) for what, k in price]), ("do", seat, then, 0, n, it))
        if not then:
            state.stack.remove(("do", seat, 0, 0, n, it))
    else:
        do(state, seat, otherwise, n, it)


question("may", _yes_or_no, _answer, about=lambda state, seat, then, price, *_: {"cost": dict(price)})


@verb("pay-up-to", cost, then=effects)
def pay_up_to(state: State, context: Context, price: Cost, then: int) -> None:
    """`pay K`, within what one has; then the list with `paid`."""
    (what, most), seat = price[0], context[0]
    state.push(("pay-up-to", seat, what, min(most, amount_of(state, seat, what)), then, context[2]))


def _payments(state: State, seat: int, what: str, most: int, then: int, it: str) -> tuple[str, ...]:
    return tuple([f"pay {n}" for n in range(most + 1)])


def _pay(state: State, words: Words, seat: int, what: str, most: int, then: int, it: str) -> None:
    n = int(words[1])
    if n:
        pay(state, seat, ((what, n),), ("do", seat, then, 0, n, it))


question("pay-up-to", _payments, _pay, kind="pay")


@verb("lose-up-to", STAT, n=number, then=effects)
def lose_up_to(state: State, context: Context, stat: str, n: int, then: int) -> None:
    """`up-to K`: a cost (R54), then the list with `lost`."""
    seat = context[0]
    state.push(("lose-up-to", seat, stat, min(n, amount_of(state, seat, stat)), then, context[2]))


def _up_to(state: State, seat: int, what: str, most: int, then: int, it: str) -> tuple[str, ...]:
    return tuple([f"up-to {n}" for n in range(most + 1)])


question("lose-up-to", _up_to, _pay, kind="up-to")


def _options(raw: Any) -> tuple[tuple[str, int, Any], ...]:
    found = []
    for option in raw:
        if set(option) - {"id", "do", "if"}:
            raise KeyError(f"option {dict(option)}")
        found.append(
            (option["id"], effects(option["do"]), condition(option["if"]) if "if" in option else None)
        )
    return tuple(found)


@verb("choose", _options)
def choose(state: State, context: Context, options: tuple[tuple[str, int, Any], ...]) -> None:
    """Options whose `if` fails are not offered; none left: nothing."""
    seat, n, it = context
    open_ = [(name, then) for name, then, wanted in options if wanted is None or holds(state, seat, wanted)]
    state.push(("choose", seat, tuple(open_), n, it))


def _choices(
    state: State, seat: int, options: tuple[tuple[str, int], ...], n: int, it: str
) -> tuple[str, ...]:
    return tuple([f"choose {name}" for name, _ in options])


def _choose(
    state: State, words: Words, seat: int, options: tuple[tuple[str, int], ...], n: int, it: str
) -> None:
    do(state, seat, dict(options)[words[1]], n, it)


question("choose", _choices, _choose)


@verb("if", condition, then=effects, else_=(effects, 0))
def if_verb(state: State, context: Context, wanted: Any, then: int, otherwise: int) -> None:
    """One list or the other."""
    seat, n, it = context
    do(state, seat, then if holds(state, seat, wanted) else otherwise, n, it)


@verb("if-sane", effects)
def if_sane(state: State, context: Context, then: int) -> None:
    """Whoever went insane has dropped the list (R53)."""
    if state.seats[context[0]].sanity > 0:
        do(state, *(context[0], then, context[1], context[2]))


@verb("if-conscious", effects)
def if_conscious(state: State, context: Context, then: int) -> None:
    """Whoever fell unconscious has dropped the list (R53)."""
    if state.seats[context[0]].stamina > 0:
        do(state, *(context[0], then, context[1], context[2]))
