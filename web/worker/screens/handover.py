"""Screen `handover`: whose turn it is to hold the device, and nothing of the game."""

from __future__ import annotations

import htpy as h
from htpy import Element

from web.worker.screens import parts
from web.worker.words import Words


def handover(name: str, words: Words, can_undo: bool = False) -> Element:
    """One candle and one name; who handed it over may still think again."""
    return parts.root(
        "handover",
        "blank",
        h.main(".main.blank")[
            parts.candle(),
            h.h1[words("Hand the screen to {name}.", name=name)],
            h.p(".dim")[words("Nothing is shown until {name} says so.", name=name)],
        ],
        h.footer(".dock.dock--bare")[
            parts.button(
                words("I am {name}", name=name),
                h.small[words("show my table")],
                classes="btn--primary",
                data_do="ready",
            ),
            parts.button(parts.icon("undo"), words("Take it back"), classes="btn--quiet", data_do="undo")
            if can_undo
            else None,
        ],
    )
