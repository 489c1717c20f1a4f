"""The verbs of drawing and searching (§21, R77, R78)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.arkham_horror.cards import CARDS, COPIES
from engine.arkham_horror.hands import copies_in, distinct, gain_card
from engine.arkham_horror.language import DECK, Context, card, number, one_of, verb
from engine.arkham_horror.stack import STEPS, Words, question, step
from engine.arkham_horror.streams import UNKNOWN, put_under, shuffle, take_bottom, take_out, take_top
from engine.legal import Sets

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


@verb("draw", DECK, n=number, keep=(number, None))
def draw(state: State, context: Context, deck: str, n: int, keep: int | None) -> None:
    """Draw n and keep some, or all."""
    draw_cards(state, context[0], deck, n, keep or n)


def draw_cards(state: State, seat: int, deck: str, n: int, keep: int) -> None:
    """R78: a draw ability adds one card; what may be kept does not grow."""
    n += state.seats[seat].sheet.extra(deck)
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
    return {
        "deck": deck,
        "bottom": CARDS[bottom].id if bottom else None,
        "shown": distinct(list(state.shown)),
    }


question("draw-one", _tops, _draw_one, kind="draw", about=_about_draw)


@step
def cards_drawn(state: State, seat: int, keep: int) -> None:
    """All of them, or some by choice."""
    shown = state.shown
    if len(shown) > keep:
        tell_shown(state, seat)
        return state.push(("keep", seat, keep))
    state.shown = ()
    for name in reversed(shown):
        gain_card(state, seat, name)
    _in_order(state, seat, shown)
    return None


def tell_shown(state: State, seat: int) -> None:
    """R77: cards lie open for a choice."""
    state.tell("shown", "R77", who=seat, cards=[CARDS[name].id for name in state.shown])


def _in_order(state: State, seat: int, taken: Sequence[str]) -> None:
    """Cards gained together lie in the order drawn, whatever order their joining was stacked in."""
    inv = state.seats[seat]
    inv.cards = (*[name for name in inv.cards if name not in taken], *taken)


def _keeps(state: State, seat: int, keep: int) -> Sequence[str]:
    return Sets("keep", [CARDS[name].id for name in state.shown], keep, keep)


def _keep(state: State, words: Words, seat: int, keep: int) -> None:
    take_shown(state, seat, words[1:])


def take_shown(state: State, seat: int, ids: Sequence[str]) -> None:
    """These cards are gained; R77: the rest goes under the decks in the order drawn."""
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


def about_shown(state: State, seat: int, *_: Any) -> dict[str, Any]:
    """The cards that lie open."""
    return {"cards": [CARDS[name].id for name in state.shown]}


question("keep", _keeps, _keep, about=about_shown, many=lambda state, seat, keep: (keep, keep))


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
