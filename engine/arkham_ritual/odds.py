"""Exact odds of what a seat cannot see, counted from its View.

What a seat has not seen lies in its own hand, on offer, aside, or in the deck, and every order of it
is equally likely, but for what the seat has learned: a colour the Trapezohedron told, a Gate that
found no Great Old One, a card that was shuffled into the deck. What others *chose* is not counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.view import View

Pair = tuple[Card | None, Card | None]


def possible(view: View) -> dict[Card, Fraction]:
    """Which cards this seat could hold, with what odds."""
    counts: dict[Card, int] = {}
    for (own, _), count in joint(view).items():
        if own is not None:
            counts[own] = counts.get(own, 0) + count
    total = sum(counts.values())
    return {card: Fraction(count, total) for card, count in counts.items()}


def joint(view: View) -> dict[Pair, int]:
    """The own and the offered card together (None: there is none), each pair with the number of ways
    in which the rest can lie, orders of the deck left out."""
    cards = unseen(view)
    mine: Sequence[Card | None] = [view.own]
    if view.own is None and view.held:
        mine = [card for card in cards if may_be_own(view, card)]
    theirs: Sequence[Card | None] = [view.offered]
    if view.offered is None and view.on_offer:
        theirs = [card for card in cards if may_be_offered(view, card)]
    pairs = ((own, offered) for own in mine for offered in theirs if own is not offered or own is None)
    return {pair: ways for pair in pairs if (ways := len(may_be_aside(view, cards, pair)))}


def unseen(view: View) -> list[Card]:
    """The cards in play that this seat does not see, in the play sheet's order."""
    seen = {*view.held, *view.discards, view.own, view.offered, view.aside}
    return [card for card in view.rules.cards if card not in seen]


def may_be_own(view: View, card: Card) -> bool:
    """Whether this card can be the own one: its colour fits, no Gate has ruled it out, and it was not
    shuffled in after the own card had left the deck."""
    return (
        view.own_cursed in (None, card.cursed)
        and not (card.kind == "old one" and view.seat in view.quiet)
        and _may_have_left(view, card, view.since[view.seat])
    )


def may_be_offered(view: View, card: Card) -> bool:
    """Whether this card can be the offered one: its colour fits, it was not shuffled in after that draw."""
    return view.offered_cursed in (None, card.cursed) and _may_have_left(view, card, view.offered_draw)


def may_be_aside(view: View, cards: Sequence[Card], pair: Pair) -> list[Card | None]:
    """What the card aside can be, if the own and the offered card are these; None: what it is is known,
    or there is none."""
    if view.look is None or not view.is_aside or view.aside is not None:
        return [view.aside]
    draw = view.look.draw
    return [card for card in cards if card not in pair and _may_have_left(view, card, draw)]


def _may_have_left(view: View, card: Card, draw: int) -> bool:
    """Whether this card can be the one that left the deck by this draw: not if it was shuffled in later."""
    return all(draw > mix.draw for mix in view.mixes if mix.card is card)
