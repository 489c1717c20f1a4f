"""The verbs of buying and selling (§16, R77)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from engine.arkham_horror.any_order import AnyOrder
from engine.arkham_horror.cards import CARDS, COPIES
from engine.arkham_horror.hands import copies_in, copy_to_lose, distinct, gain_card, gain_money, lose_card
from engine.arkham_horror.language import DECK, Context, number, one_of, verb
from engine.arkham_horror.stack import Words, question, step
from engine.arkham_horror.streams import UNKNOWN, put_under, shuffle, take_out, take_top
from engine.arkham_horror.verbs.draws import about_shown, take_shown, tell_shown

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


def _decks(raw: Any) -> tuple[str, ...]:
    return (DECK(raw),) if isinstance(raw, str) else tuple(map(DECK, raw))


def _price(raw: Any) -> int | str:
    return number(raw) if type(raw) is int else one_of("half-up", "x2")(raw)


def _look(raw: Any) -> int | str:
    return number(raw) if type(raw) is int else one_of("all")(raw)


def price_of(card_: str, change: int | str) -> int:
    """List price, changed; never below 0 (R77)."""
    price = CARDS[COPIES[card_][0]].price
    match change:
        case "half-up":
            return (price + 1) // 2
        case "x2":
            return 2 * price
        case int(added):
            return max(0, price + added)
    raise AssertionError(change)


@step
def wares_shown(state: State, seat: int) -> None:
    """What can be bought is seen."""
    tell_shown(state, seat)


@verb("buy", _decks, look=_look, max=number, price=_price, must=(one_of(True), False))
def buy(
    state: State,
    context: Context,
    decks: tuple[str, ...],
    look: int | str,
    most: int,
    price: int | str,
    must: bool,
) -> None:
    """Look at some and buy; the rest goes under (§16)."""
    seat = context[0]
    if look == "all":
        return state.push(("buy-any", seat, decks[0], price))
    state.push(("buy", seat, most, price, must), ("wares-shown", seat))
    for deck in reversed(decks):
        extra = state.seats[seat].sheet.extra(deck)
        state.push(("draw-cards", seat, deck, int(look) + extra))
    return None


def _sets(state: State, seat: int, most: int, price: int | str) -> list[str]:
    """Every affordable set of the cards shown, each text once."""
    money = state.seats[seat].money
    ids = [CARDS[name].id for name in state.shown]
    found: dict[str, None] = {}
    for size in range(1, most + 1):
        for chosen in combinations(ids, size):
            if sum([price_of(one, price) for one in chosen]) <= money:
                found[" ".join(("buy", *chosen))] = None
    return list(found)


def _purchases(state: State, seat: int, most: int, price: int | str, must: bool) -> Sequence[str]:
    found = _sets(state, seat, most, price)
    return AnyOrder(tuple(found) if must and found else (*found, "buy none"))


def _buy(state: State, words: Words, seat: int, most: int, price: int | str, must: bool) -> None:
    _purchase(state, seat, words, price)


def _purchase(state: State, seat: int, words: Words, price: int | str) -> None:
    chosen = [] if words[1] == "none" else words[1:]
    state.seats[seat].money -= (paid := sum([price_of(one, price) for one in chosen]))
    state.tell("buy", "§16", who=seat, cards=list(chosen), money=paid)
    take_shown(state, seat, chosen)


def _few(state: State, seat: int, most: int, price: int | str, must: bool) -> tuple[int, int]:
    return int(must), most


question("buy", _purchases, _buy, about=about_shown, many=_few)


def _wares(state: State, seat: int, deck: str, price: int | str) -> tuple[str, ...]:
    lying = {CARDS[name].id for name in state.decks[deck] if name != UNKNOWN}
    money = state.seats[seat].money
    return (*[f"buy {one}" for one in COPIES if one in lying and price_of(one, price) <= money], "buy none")


def _buy_any(state: State, words: Words, seat: int, deck: str, price: int | str) -> None:
    """R77: any card of the deck, then shuffle."""
    if words[1] != "none":
        name = copies_in(state.decks[deck], words[1])[0]
        state.seats[seat].money -= price_of(words[1], price)
        state.tell("buy", "§16", who=seat, cards=[words[1]], money=price_of(words[1], price))
        take_out(state, deck, name)
        shuffle(state, deck)
        gain_card(state, seat, name)
    else:
        shuffle(state, deck)


question("buy-any", _wares, _buy_any, kind="buy", about=lambda state, seat, deck, price: {"deck": deck})


def _stock(raw: Any) -> tuple[tuple[str, int], ...]:
    return tuple([(DECK(deck), number(raw[deck])) for deck in raw])


@verb("sale", _stock, who=one_of("all"))
def sale(state: State, context: Context, stock: tuple[tuple[str, int], ...], who: str) -> None:
    """R77: shown to all, seat by seat from the one whose encounter it is, wherever they are."""
    for deck, n in stock:
        for _ in range(n):
            taken = take_top(state, deck)
            if taken is not None:
                state.shown += (taken,)
    state.tell("sale", "R77", cards=[CARDS[name].id for name in state.shown])
    state.push(("sale-over", None))
    for step_on in reversed(range(state.players)):
        seat = (context[0] + step_on) % state.players
        if state.seats[seat].id is not None:
            state.push(("sale", seat))


def _on_sale(state: State, seat: int) -> Sequence[str]:
    return AnyOrder((*_sets(state, seat, len(state.shown), 0), "buy none"))


def _sale(state: State, words: Words, seat: int) -> None:
    left = list(state.shown)
    chosen = [] if words[1] == "none" else words[1:]
    for one in chosen:
        name = next(name for name in left if CARDS[name].id == one)
        left.remove(name)
        state.seats[seat].money -= price_of(one, 0)
        gain_card(state, seat, name)
    state.shown = tuple(left)
    if chosen:
        state.tell("buy", "§16", who=seat, cards=list(chosen))


question("sale", _on_sale, _sale, kind="buy", about=about_shown, many=lambda state, _: (0, len(state.shown)))


@step
def sale_over(state: State, _: None) -> None:
    """What nobody bought goes under the decks."""
    for name in state.shown:
        put_under(state, CARDS[name].deck, name)
    state.shown = ()


@verb("sell", DECK, max=one_of(1), price=_price)
def sell(state: State, context: Context, deck: str, most: int, price: int | str) -> None:
    """`sell CARD` or `sell none` (R61)."""
    state.push(("sell", context[0], deck, price))


def _sales(state: State, seat: int, deck: str, price: int | str) -> tuple[str, ...]:
    held = [name for name in state.seats[seat].cards if CARDS[name].deck == deck]
    return (*[f"sell {one}" for one in distinct(held)], "sell none") if held else ()


def _sell(state: State, words: Words, seat: int, deck: str, price: int | str) -> None:
    if words[1] != "none":
        lose_card(state, seat, copy_to_lose(state, seat, words[1]))
        gain_money(state, seat, price_of(words[1], price))


question("sell", _sales, _sell)
