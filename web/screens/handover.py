"""Screen `handover`: whose turn it is to hold the device, and nothing of the game."""

from __future__ import annotations

import htpy as h
from htpy import Element

from web.screens import parts
from web.words import Words


def handover(name: str, words: Words) -> Element:
    """One candle and one name."""
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
            )
        ],
    )
