"""Screen `elsewhere`: the game goes on in another window, so nothing of it stands here."""

from __future__ import annotations

import htpy as h
from htpy import Element

from web.worker.screens import parts
from web.worker.words import Words


def elsewhere(game: str, words: Words) -> Element:
    """A candle that went out, and the way to light it again."""
    return parts.candle_out(
        "elsewhere",
        words("This game is open in another window."),
        h.p(".dim")[words("It is played in one window at a time, so that nothing gets lost.")],
        parts.button(words("Play here"), classes="btn--primary", data_do="continue", data_value=game),
        parts.button(words("To the lobby"), classes="btn--quiet", data_do="to-lobby"),
    )
