"""The verbs of the effect language that touch an investigator (§21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham_horror.amounts import amount_of, holds, matching, measured
from engine.arkham_horror.board import IN_ARKHAM, JAIL
from engine.arkham_horror.cards import BLESSING, CARDS, CURSE
from engine.arkham_horror.costs import Cost, can_pay, pay
from engine.arkham_horror.gates import come_back
from engine.arkham_horror.hands import (
    cap,
    count_use,
    bless,
    gain_card,
    gain_clues,
    gain_money,
    gain_stat,
    lose_card,
    lose_clues,
    lose_money,
    maximum,
    move_to,
    take_special,
)
from engine.arkham_horror.language import (
    GAINED,
    RESOURCES,
    STAT,
    YES,
    Context,
    amount,
    card,
    condition,
    cost,
    do,
    effects,
    number,
    one_of,
    verb,
)
from engine.arkham_horror.losses import devour, lose_in_time, lose_stats, settle_now
from engine.arkham_horror.monsters_at_large import take_off
from engine.arkham_horror.picks import ask_for_cards, lose_trophies
from engine.arkham_horror.stack import Words, question
from engine.arkham_horror.streams import take_out, to_cup

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


@verb("gain", GAINED, n=amount)
def gain(state: State, context: Context, what: str, n: int | str) -> None:
    """Clues, money, Sanity, Stamina."""
    seat = context[0]
    if what in ("sanity", "stamina"):
        return gain_stat(state, seat, what, measured(state, context, n, maximum(state, seat, what)))
    gained = measured(state, context, n)
    return gain_clues(state, seat, gained) if what == "clue" else gain_money(state, seat, gained)


@verb("lose", one_of(*RESOURCES), n=amount)
def lose(state: State, context: Context, what: str, n: int | str) -> None:
    """A loss can be prevented (R54); cards and trophies are the owner's choice."""
    seat = context[0]
    lost = measured(state, context, n, amount_of(state, seat, what))
    match what:
        case "sanity":
            lose_stats(state, seat, lost, 0)
        case "stamina":
            lose_stats(state, seat, 0, lost)
        case "clue":
            lose_clues(state, seat, lost)
        case "money":
            lose_money(state, seat, lost)
        case "monster-trophy" | "gate-trophy":
            lose_trophies(state, seat, what, lost)
        case _:
            ask_for_cards(state, "lose", seat, matching(state, seat, what), lost)


def _both(raw: Any) -> tuple[Any, Any]:
    return amount(raw["sanity"]), amount(raw["stamina"])


@verb("lose-both", _both)
def lose_both(state: State, context: Context, both: tuple[Any, Any]) -> None:
    """R20: Sanity and Stamina written together are one loss."""
    inv = state.seats[context[0]]
    sanity = measured(state, context, both[0], inv.sanity)
    stamina = measured(state, context, both[1], inv.stamina)
    lose_stats(state, context[0], sanity, stamina)


def _pair(raw: Any) -> tuple[str, str]:
    return STAT(raw[0]), STAT(raw[1])


@verb("gain-split", _pair, n=amount)
def gain_split(state: State, context: Context, pair: tuple[str, str], n: int | str) -> None:
    """`split A B`, A + B = n."""
    state.push(("split", context[0], pair, measured(state, context, n)))


def _splits(state: State, seat: int, pair: tuple[str, str], n: int) -> tuple[str, ...]:
    return tuple([f"split {one} {n - one}" for one in range(n + 1)]) if n else ()


def _split(state: State, words: Words, seat: int, pair: tuple[str, str], n: int) -> None:
    for stat, part in zip(pair, words[1:], strict=True):
        gain_stat(state, seat, stat, int(part))


question("split", _splits, _split)


# Choices


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
        found.append((option["id"], effects(option["do"]), condition(option["if"]) if "if" in option else None))
    return tuple(found)


@verb("choose", _options)
def choose(state: State, context: Context, options: tuple[tuple[str, int, Any], ...]) -> None:
    """Options whose `if` fails are not offered; none left: nothing."""
    seat, n, it = context
    open_ = [(name, then) for name, then, wanted in options if wanted is None or holds(state, seat, wanted)]
    state.push(("choose", seat, tuple(open_), n, it))


def _choices(state: State, seat: int, options: tuple[tuple[str, int], ...], n: int, it: str) -> tuple[str, ...]:
    return tuple([f"choose {name}" for name, _ in options])


def _choose(state: State, words: Words, seat: int, options: tuple[tuple[str, int], ...], n: int, it: str) -> None:
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


# States


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


# Cards


@verb("take", card)
def take(state: State, context: Context, what: str) -> None:
    """A special card."""
    take_special(state, context[0], what)


def _discardable(raw: Any) -> str:
    return raw if raw in ("self", "it") else card(raw)


@verb("discard", _discardable, n=(amount, 1))
def discard(state: State, context: Context, what: str, n: int | str) -> None:
    """A card that the list speaks of, or one (or all) of an id."""
    seat = context[0]
    inv = state.seats[seat]
    if what in ("self", "it"):
        if context[2] in inv.cards:
            lose_card(state, seat, context[2])
        return
    held = [name for name in inv.cards if CARDS[name].id == what]
    for name in held[: measured(state, context, n, len(held))]:
        lose_card(state, seat, name)


@verb("use", one_of("self"))
def use(state: State, context: Context, _: str) -> None:
    """Counts one of the card's uses."""
    if context[2] in state.seats[context[0]].cards:
        count_use(state, context[0], context[2])


@verb("ally", card, else_=effects)
def ally(state: State, context: Context, who: str, otherwise: int) -> None:
    """If still in the deck, else the other list."""
    if who in state.decks["ally"]:
        take_out(state, "ally", who)
        gain_card(state, context[0], who)
    else:
        do(state, context[0], otherwise, context[1], context[2])


# Of monsters


@verb("to-cup", one_of("self"))
def to_cup_verb(state: State, context: Context, _: str) -> None:
    """The monster goes to the cup, and the combat is over."""
    take_off(state, context[2])
    to_cup(state, context[2])
    state.fight = state.fight._replace(over=True)
    state.tell("to-cup", "§21", monsters=[context[2]])


@verb("to-box", one_of("self"))
def to_box(state: State, context: Context, _: str) -> None:
    """The monster leaves the game."""
    state.box += (context[2],)
    state.tell("to-box", "§21", monster=context[2])


@verb("auto-fail", tuple)
def auto_fail(state: State, context: Context, checks: tuple[str, ...]) -> None:
    """These checks of this combat fail by themselves."""
    state.fight = state.fight._replace(fails=checks)


@verb("nothing", YES)
def nothing(state: State, context: Context, _: bool) -> None:
    """No encounter."""
