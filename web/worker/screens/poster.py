"""The poster that hangs in somebody's page until it is pressed; drawn by the build, in every language."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from web.games import ROOMS
from web.worker.screens import parts
from web.worker.words import Words

ANY = ""
"""The poster of the house, for no game in particular."""


def poster(game: str, words: Words) -> Element:
    """A game's name, what it is about, some of its cards, and one button: a link, which needs no script."""
    room = ROOMS.get(game)
    title = room.title(words) if room else words("Ritual Table")
    line = room.tagline(words) if room else words("Games of hidden cards, against bots or round one phone.")
    shown: list[Node] = [room.tile_art()] if room else [each.tile_art() for each in ROOMS.values()]
    return h.main("#poster.poster", aria_label=title)[
        parts.icon("chalk", "poster__chalk"),
        h.div(".poster__art", aria_hidden="true")[[h.div(".poster__cards")[art] for art in shown]],
        h.div(".poster__words")[h.h1[title], h.p[line]],
        h.a("#play.btn.btn--primary", href="./?embed")[words("Play")],
        h.p(".poster__note")[words("No account, no ads. It is loaded only when you press.")],
    ]


def own_page(words: Words) -> str:
    """The link below a table in somebody's page."""
    return words("Open Ritual Table in its own page")
