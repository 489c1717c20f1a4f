"""The verbs of drawing, searching, buying and selling (§16, §21, R77, R78)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from engine.arkham_horror.cards import CARDS, COPIES
from engine.arkham_horror.hands import copies_in, copy_to_lose, distinct, gain_card, gain_money, lose_card
from engine.arkham_horror.language import DECK, Context, card, number, one_of, verb
from engine.arkham_horror.stack import STEPS, Words, question, step
from engine.legal import Sets
from engine.arkham_horror.streams import UNKNOWN, put_under, shuffle, take_bottom, take_out, take_top

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


@verb("draw", DECK, n=number, keep=(number, None))
def draw(state: State, context: Context, deck: str, n: int, keep: int | None) -> None:
    """Draw n and keep some, or all."""
    draw_cards(state, context[0], deck, n, keep or n)


def draw_cards(state: State, seat: int, deck: str, n: int, keep: int) -> None:
    """R78: a draw ability adds one card; what may be kept does not grow."""
    if state.seats[seat].sheet.draws_extra == deck:
        n += 1
    state.push(("cards-drawn", seat, keep), ("draw-cards", seat, deck, n))


def _draw_cards(state: State, seat: int, deck: str, n: int) -> None:
    """R77: a deck too short gives what it has; Pete is asked for every single card."""
    bottom = deck in state.seats[seat].sheet.draws_bottom
    for left in range(n, 0, -1):
        if bottom and len(state.decks[deck]) > 1:
            return state.push(("draw-one", seat, deck, left))
        taken = take_top(state, deck)
        if taken is not None:
            state.shown += (taken,)
    return None


STEPS["draw-cards"] = _draw_cards


def _tops(state: State, seat: int, deck: str, left: int) -> tuple[str, ...]:
    return "draw top", "draw bottom"


def _draw_one(state: State, words: Words, seat: int, deck: str, left: int) -> None:
    taken = take_top(state, deck) if words[1] == "top" else take_bottom(state, deck)
    assert taken is not None
    state.shown += (taken,)
    state.tell("drawn", "§19", who=seat, deck=deck, cards=[CARDS[taken].id])
    if left > 1:
        state.push(("draw-cards", seat, deck, left - 1))


def _about_draw(state: State, seat: int, deck: str, left: int) -> dict[str, Any]:
    bottom = state.decks[deck][-1] if state.under[deck] else None
    return {"deck": deck, "bottom": CARDS[bottom].id if bottom else None, "shown": distinct(list(state.shown))}


question("draw-one", _tops, _draw_one, kind="draw", about=_about_draw)


@step
def cards_drawn(state: State, seat: int, keep: int) -> None:
    """All of them, or some by choice."""
    shown = state.shown
    if len(shown) > keep:
        return state.push(("keep", seat, keep))
    state.shown = ()
    for name in reversed(shown):
        gain_card(state, seat, name)
    _in_order(state, seat, shown)
    return None


def _in_order(state: State, seat: int, taken: Sequence[str]) -> None:
    """Cards gained together lie in the order drawn, whatever order their joining was stacked in."""
    inv = state.seats[seat]
    inv.cards = (*[name for name in inv.cards if name not in taken], *taken)


def _keeps(state: State, seat: int, keep: int) -> Sequence[str]:
    return Sets("keep", [CARDS[name].id for name in state.shown], keep, keep)


def _keep(state: State, words: Words, seat: int, keep: int) -> None:
    _take_shown(state, seat, words[1:])


def _take_shown(state: State, seat: int, ids: Sequence[str]) -> None:
    """R77: the rest goes under the decks in the order drawn."""
    before = state.shown
    shown, taken = list(before), []
    for one in ids:
        name = next(name for name in shown if CARDS[name].id == one)
        shown.remove(name)
        taken.append(name)
    state.shown = ()
    for name in shown:
        put_under(state, CARDS[name].deck, name)
    taken.sort(key=before.index)
    for name in reversed(taken):
        gain_card(state, seat, name)
    _in_order(state, seat, taken)


def _about_shown(state: State, seat: int, *_: Any) -> dict[str, Any]:
    return {"cards": [CARDS[name].id for name in state.shown]}


question("keep", _keeps, _keep, about=_about_shown)


# Searching


@verb("search", DECK, card=(card, ""), first=(one_of("tome", "weapon"), ""), any=(one_of(True), False))
def search(state: State, context: Context, deck: str, which: str, first: str, any_: bool) -> None:
    """R77: take, then shuffle; not found: nothing."""
    seat, cards = context[0], state.decks[deck]
    if any_:
        return state.push(("search-any", seat, deck))
    if which:
        found = copies_in(cards, which)
    else:
        found = [name for name in cards if name != UNKNOWN and getattr(CARDS[name], first)]
    if found:
        take_out(state, deck, found[0])
    shuffle(state, deck)
    if found:
        gain_card(state, seat, found[0])
    return None


def _found(state: State, seat: int, deck: str) -> tuple[str, ...]:
    lying = {CARDS[name].id for name in state.decks[deck] if name != UNKNOWN}
    return tuple([f"keep {one}" for one in COPIES if one in lying])


def _search_any(state: State, words: Words, seat: int, deck: str) -> None:
    name = copies_in(state.decks[deck], words[1])[0]
    take_out(state, deck, name)
    shuffle(state, deck)
    gain_card(state, seat, name)


question("search-any", _found, _search_any, kind="keep", about=lambda state, seat, deck: {"deck": deck})


# Buying and selling


def _decks(raw: Any) -> tuple[str, ...]:
    return (DECK(raw),) if isinstance(raw, str) else tuple(map(DECK, raw))


def _price(raw: Any) -> int | str:
    return number(raw) if type(raw) is int else one_of("half-up", "x2")(raw)  # type: ignore[no-any-return]


def _look(raw: Any) -> int | str:
    return number(raw) if type(raw) is int else one_of("all")(raw)  # type: ignore[no-any-return]


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


@verb("buy", _decks, look=_look, max=number, price=_price, must=(one_of(True), False))
def buy(
    state: State, context: Context, decks: tuple[str, ...], look: int | str, most: int, price: int | str, must: bool
) -> None:
    """Look at some and buy; the rest goes under (§16)."""
    seat = context[0]
    if look == "all":
        return state.push(("buy-any", seat, decks[0], price))
    state.push(("buy", seat, most, price, must))
    for deck in reversed(decks):
        extra = state.seats[seat].sheet.draws_extra == deck
        state.push(("draw-cards", seat, deck, int(look) + extra))
    return None


def _sets(state: State, seat: int, most: int, price: int | str) -> list[str]:
    """Every affordable set of the cards shown, each text once."""
    money = state.seats[seat].money
    ids = [CARDS[name].id for name in state.shown]
    found = []
    for size in range(1, most + 1):
        for chosen in combinations(ids, size):
            if sum([price_of(one, price) for one in chosen]) <= money:
                found.append(" ".join(("buy", *chosen)))
    return list(dict.fromkeys(found))


def _purchases(state: State, seat: int, most: int, price: int | str, must: bool) -> tuple[str, ...]:
    found = _sets(state, seat, most, price)
    return tuple(found) if must and found else (*found, "buy none")


def _buy(state: State, words: Words, seat: int, most: int, price: int | str, must: bool) -> None:
    _purchase(state, seat, words, price)


def _purchase(state: State, seat: int, words: Words, price: int | str) -> None:
    chosen = [] if words[1] == "none" else words[1:]
    state.seats[seat].money -= (paid := sum([price_of(one, price) for one in chosen]))
    state.tell("buy", "§16", who=seat, cards=list(chosen), money=paid)
    _take_shown(state, seat, chosen)


question("buy", _purchases, _buy, about=_about_shown)


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


def _on_sale(state: State, seat: int) -> tuple[str, ...]:
    return (*_sets(state, seat, len(state.shown), 0), "buy none")


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


question("sale", _on_sale, _sale, kind="buy", about=_about_shown)


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
