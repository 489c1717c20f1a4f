"""The rules, in the app."""

from __future__ import annotations

import htpy as h
from htpy import Element

from web.games.arkham_horror.scene import View
from web.worker.screens.rules import credits
from web.worker.words import Words


def rules(words: Words, view: View | None = None) -> Element:
    """In short."""
    return h.div[
        h.section[
            h.h3[words("The game in short")],
            h.p[
                words(
                    "You walk about Arkham, all on one side. Each turn a mythos card tears open a gate, "
                    "drops a monster and pushes the doom track on. Go through the gates, come back, and "
                    "close or seal them."
                )
            ],
        ],
        credits(words("Arkham Horror was designed by Richard Launius and Kevin Wilson."), words),
    ]
