"""The daily ritual: what it came to, in a text to share that tells no card."""

from __future__ import annotations

import htpy as h
from htpy import Element

from web.scene import Tale
from web.screens import parts
from web.words import Words

KEPT, LOST = "🕯️", "💀"


def result_text(
    title: str, day: str, tale: Tale, won: bool, players: int, streak: int, page: str, words: Words
) -> str:
    """Where and when, a sign for each round, how it ended, and the way here."""
    how = [
        words("won") if won else words("lost"),
        words("place {place} of {players}", place=tale.place, players=players),
        words.n("streak: {n} day", "streak: {n} days", streak),
    ]
    rows = ["".join(KEPT if kept else LOST for kept in row) for row in tale.rounds if row]
    head = [words("Ritual Table"), title, day]
    return "\n".join([" · ".join(head), *rows, " · ".join(how), page])


def result(text: str | None, words: Words) -> Element:
    """Under the end of the game; None: the game did not count."""
    if text is None:
        return h.section("#daily.daily")[
            h.h3[words("Daily ritual")],
            h.p(".dim")[words("This game did not count: the first try of a day does.")],
        ]
    return h.section("#daily.daily", aria_labelledby="daily-head")[
        h.h3("#daily-head")[h.label(for_="daily-result")[words("Your daily ritual, to share")]],
        h.textarea("#daily-result", readonly=True, rows=str(text.count("\n") + 1), spellcheck="false")[text],
        h.div(".row")[
            parts.button(
                words("Copy the result"),
                data_copy="#daily-result",
                data_copied=words("Copied."),
                id="copy-result",
            ),
            parts.button(
                parts.icon("share"), words("Send it"), classes="only-shares", data_send="#daily-result"
            ),
        ],
        h.p(".dim")[words("A candle is a round without a loss. No card is in it.")],
    ]
