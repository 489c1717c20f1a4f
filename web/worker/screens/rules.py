"""The rules of a game, in a drawer as tall as the screen."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from web.worker.screens import parts
from web.worker.words import Words


def rules_drawer(rules: Node, words: Words, popover: bool = False) -> Element:
    """In a game it is drawn open; in the lobby it waits, and opens without any script (popover)."""
    content = [
        h.div(".drawer__head")[
            h.h2[words("Rules and cards")],
            parts.icon_button(
                "gone",
                words("Close"),
                data_do="close",
                **({"popovertarget": "rules", "popovertargetaction": "hide"} if popover else {}),
            ),
        ],
        h.div(".prose", tabindex="0")[rules],
    ]
    label = words("Rules and cards")
    if popover:
        return h.div("#rules.drawer.drawer--tall", popover="auto", role="dialog", aria_label=label)[content]
    return h.dialog("#rules.drawer.drawer--tall", open=True, aria_label=label)[content]


def credits(game: str, words: Words) -> Element:
    """Whose the game is, in a sentence; and whose pictures and letters we use."""
    return h.section(".credits")[
        h.h3[words("Credits")],
        h.p[game],
        h.p[
            words(
                "Pictures: {authors} and the other authors of {site}, under {licence}.",
                authors="Lorc, Delapouite",
                site="game-icons.net",
                licence="CC BY 3.0",
            )
        ],
        h.p[
            words(
                "Letters: {fonts}, under the {licence}.",
                fonts="IM Fell English, Alegreya Sans",
                licence="SIL Open Font License 1.1",
            )
        ],
    ]
