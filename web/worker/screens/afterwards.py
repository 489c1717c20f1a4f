"""Under the end of a game, whichever it is: how one fared, and what it was good for."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from web.worker.evening import Evening
from web.worker.occasion import Beat
from web.worker.places import place_of
from web.worker.screens import parts
from web.worker.words import Words


def afterwards(result: str, *more: Node) -> Element:
    """First the place and the score."""
    return h.section("#afterwards.afterwards")[h.p("#placed.placed.serif")[result], more]


def rating(rating: int, moved: int | None, advised: bool, words: Words) -> Element:
    """The new one, and by how much it changed."""
    if advised:
        line = words("With advice, so your rating stays at {n}.", n=rating)
    elif moved is None:
        line = words("Your rating: {n}.", n=rating)
    else:
        change = f"+{moved}" if moved > 0 else str(moved).replace("-", "−") if moved else "±0"
        line = words("Your rating: {n} ({change}).", n=rating, change=change)
    return h.p("#rating.dim")[line]


def beat(beat: Beat, won: bool, even: bool, players: int, words: Words) -> Element:
    """Who sent these cards, and how they fared with them."""
    place = place_of(beat.place, players, words)
    who = beat.name or words("Whoever sent you these cards")
    theirs = words("{who} had {score}: {place}.", who=who, score=beat.score, place=place)
    if won:
        line = words("You did better.")
    elif even:
        line = words("You did just as well.")
    else:
        line = words("Not beaten this time.")
    return h.p("#beat.beat")[parts.icon("check" if won else "share"), h.span[h.b[line], " ", theirs]]


def evening(
    evening: Evening, won: bool, onward: Evening | None, done: int, all: int, words: Words
) -> Element:
    """Whether it is won; then the next one is offered."""
    if not won:
        line = words("{evening} isn’t won yet.", evening=evening.name)
    else:
        line = words("{evening} is won: {n} of {all} evenings.", evening=evening.name, n=done, all=all)
    return h.div("#evening.evening")[
        h.p[parts.icon("check" if won else "candle"), h.span[line]],
        parts.button(
            words("Next: {evening}", evening=onward.name),
            h.small[onward.line],
            classes="btn--lines",
            data_do="evening",
            data_value=onward.id,
            id="next-evening",
        )
        if onward
        else None,
    ]
