"""The lobby's tile of the daily ritual."""

from __future__ import annotations

import htpy as h
from htpy import Element

from web.worker.scene import Today
from web.worker.screens import parts
from web.worker.words import Words


def tile(today: Today, title: str, words: Words) -> Element:
    """One large button: what it is, whether it is done, and the streak."""
    if today.begun:
        line = words("{game}: go on where you were.", game=title)
    elif today.done:
        line = words("{game}: done. Another try does not count.", game=title)
    else:
        line = words("{game}: the same cards for everyone, once a day.", game=title)
    streak = words.n("{n} day in a row", "{n} days in a row", today.streak)
    classes = "tile today is-done" if today.done else "tile today"
    return h.button("#today", class_=classes, type="button", data_do="daily")[
        h.span(".today__art", aria_hidden="true")[parts.candle(small=True, lit=not today.done)],
        h.span(".tile__text")[
            h.b(".serif")[words("Today’s ritual")],
            " ",
            h.span(".ref")[today.day],
            h.small[line],
            h.small(".today__streak")[parts.icon("flame"), streak] if today.streak else None,
        ],
    ]
