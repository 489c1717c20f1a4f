"""The symbol of everything: it is called by its id (sprite.svg)."""

from __future__ import annotations

import htpy as h
from htpy import Element

from engine.arkham_horror.board import MARKERS
from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.monsters import KIND_OF
from web.worker.screens.parts import drawn

_use = Element("use")


def of(id: str) -> str:
    """The name of the symbol: of a card `id#k`, a token `cultist-3`, a gate marker."""
    if id in MARKERS:
        return f"d-{MARKERS[id].dimension}"
    if id in CARDS:
        return f"i-{CARDS[id].id}"
    return f"i-{KIND_OF.get(id, id)}"


@drawn
def picture(id: str, classes: str = "") -> Element:
    """Decoration: the words must stand beside it."""
    return h.svg(class_=classes or None, aria_hidden="true")[_use(href=f"#{of(id)}")]


@drawn
def dimension(name: str, classes: str = "dim-ico") -> Element:
    """A dimension's silhouette."""
    return h.svg(class_=classes or None, aria_hidden="true")[_use(href=f"#d-{name}")]
