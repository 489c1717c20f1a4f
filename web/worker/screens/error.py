"""Screen `error`: one sentence on what went wrong, and the ways on."""

from __future__ import annotations

import htpy as h
from htpy import Element

from web.worker.screens import parts
from web.worker.words import Words


def error(sentence: str, words: Words, at_a_game: bool) -> Element:
    """The sentence, the lobby, and the game to save, if there is one."""
    return parts.root(
        "error",
        "blank",
        h.main(".main.blank")[
            parts.candle(lit=False),
            h.h1[words("The candle went out.")],
            h.p(role="alert")[sentence],
        ],
        h.footer(".dock.dock--bare")[
            parts.button(words("To the lobby"), classes="btn--primary", data_do="to-lobby"),
            parts.button(parts.icon("export"), words("Export this save"), data_do="export")
            if at_a_game
            else None,
        ],
    )
