"""The lobby's tile of the daily ritual."""

from __future__ import annotations

import htpy as h
from htpy import Element

from web.scene import Today
from web.screens import parts
from web.words import Words


def tile(today: Today, title: str, words: Words) -> Element:
    """One large button: what it is, whether it is done, and the streak."""
    if today.begun:
        line = words("Go on where you were.")
    elif today.done:
        line = words("Done for today. Another try does not count.")
    else:
        line = words("The same cards for everyone, once a day.")
    streak = words.n("{n} day in a row", "{n} days in a row", today.streak)
    classes = "tile today is-done" if today.done else "tile today"
    return h.button("#today", class_=classes, type="button", data_do="daily")[
        h.span(".today__art", aria_hidden="true")[parts.candle(small=True, lit=not today.done)],
        h.span(".tile__text")[
            h.b(".serif")[words("Today’s ritual")],
            " ",
            h.span(".ref")[" · ".join(filter(None, [title, today.day]))],
            h.small[line],
            h.small(".today__streak")[parts.icon("flame"), streak] if today.streak else None,
        ],
    ]
