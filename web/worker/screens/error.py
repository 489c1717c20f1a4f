"""Screen `error`: one sentence on what went wrong, and the ways on."""

from __future__ import annotations

import htpy as h
from htpy import Element

from web.worker.screens import parts
from web.worker.words import Words


def error(sentence: str, words: Words, at_a_game: bool) -> Element:
    """The sentence, the lobby, and the game to save, if there is one."""
    export = parts.button(parts.icon("export"), words("Export this save"), data_do="export")
    return parts.candle_out(
        "error",
        words("The candle went out."),
        h.p(role="alert")[sentence],
        parts.button(words("To the lobby"), classes="btn--primary", data_do="to-lobby"),
        export if at_a_game else None,
    )
