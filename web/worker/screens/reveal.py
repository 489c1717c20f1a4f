"""The reveal: for two or three seconds, before a round's end is read, its cards turn up one by one.

It lies over the screen, which has all of it in words from the start: who listens, and who likes less motion,
never meets it. style/reveal.css moves it by its classes; a tap or a key skips it (commands.js)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from engine.game import Seen, View
from web.worker.scene import Scene


class Turned(NamedTuple):
    """A card that turns up, and what becomes of whose it is."""

    name: str
    back: Node
    face: Node
    below: Node
    """What they have left, or got."""
    state: str = ""
    """`is-safe`, `is-lost`, or neither."""


def reveal(
    scene: Scene[View, Seen],
    cards: Sequence[Turned],
    centre: Node = None,
    omen: Node = None,
    together: bool = False,
) -> Element | None:
    """If the round has just ended. The last of the cards is the viewer's own; `centre` is there from the
    start, `omen` fills the screen in the end; `together`: all cards but the last turn at once."""
    if not scene.fresh:
        return None
    *others, own = [_turned(card, place) for place, card in enumerate(cards)]
    kind = f"reveal reveal--{len(cards)}{' is-together' if together else ''}{' has-omen' if omen else ''}"
    return h.div("#reveal", class_=kind, aria_hidden="true")[
        h.div(".reveal__in", inert=True)[
            h.div(".reveal__others")[others],
            h.div(".reveal__centre")[centre] if centre else None,
            own,
        ],
        h.div(".omen", inert=True)[omen] if omen else None,
    ]


def _turned(card: Turned, place: int) -> Element:
    return h.div(class_=f"turned at-{place} {card.state}".strip())[
        h.span(".turned__name")[card.name],
        h.span(".turned__card")[h.span(".turned__back")[card.back], h.span(".turned__face")[card.face]],
        h.span(".turned__below")[card.below],
    ]
