"""Charts of things to count, as SVG: the numbers stand beside them in words."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

FLAMES = 10
"""That a rate is drawn with."""
MOST_SLIPS = 40
"""In a row; beyond it a slip stands for more than one."""
WEEK = 7
_use, _rect, _title, _desc = Element("use"), Element("rect"), Element("title"), Element("desc")


def rate(part: int, all: int) -> Element:
    """Of ten flames as many as are lit, rounded; a picture of the numbers beside it."""
    lit = (part * FLAMES + all // 2) // all if all else 0
    return h.svg(".rate", viewBox=f"0 0 {FLAMES * 10} 14", aria_hidden="true")[
        [
            _use(
                class_="is-lit" if number < lit else "is-out",
                href="#i-flame" if number < lit else "#i-wick",
                x=str(number * 10 + 1),
                y="1",
                width="8",
                height="12",
            )
            for number in range(FLAMES)
        ]
    ]


def worth(most: int) -> int:
    """How many a slip stands for, so that the most fit in a row."""
    return -(-most // MOST_SLIPS)


def slips(number: int, each: int) -> Element:
    """One slip for every so many; what is begun counts."""
    return h.svg(".slips", viewBox=f"0 0 {MOST_SLIPS * 5} 12", aria_hidden="true")[
        [
            _rect(x=str(place * 5), y="1", width="4", height="10", rx="1")
            for place in range(-(-number // each))
        ]
    ]


def candles(row: Sequence[bool]) -> Element:
    """One for each, lit or out; what they mean is said where they stand."""
    return h.svg(".candle-row", viewBox=f"0 0 {len(row) * 20} 34", aria_hidden="true")[
        [_candle(number * 20, 0, lit) for number, lit in enumerate(row)]
    ]


def calendar(days: Sequence[bool | None], id: str, title: str, told: str) -> Element:
    """A candle a day, oldest first: lit for won, burnt out for lost; a stub where none was played."""
    rows = -(-len(days) // WEEK)
    size = f"0 0 {WEEK * 20} {rows * 34}"
    return h.svg(".calendar", viewBox=size, role="img", aria_labelledby=f"{id}-title {id}-told")[
        _title(id=f"{id}-title")[title],
        _desc(id=f"{id}-told")[told],
        [_day(number % WEEK * 20, number // WEEK * 34, won) for number, won in enumerate(days)],
    ]


def _day(x: int, y: int, won: bool | None) -> Element:
    if won is None:
        return _rect(class_="is-none", x=str(x + 7), y=str(y + 26), width="6", height="4", rx="1")
    return _candle(x, y, won)


def _candle(x: int, y: int, lit: bool) -> Element:
    classes, picture = ("is-won", "#i-candle_lit") if lit else ("is-lost", "#i-candle")
    return _use(class_=classes, href=picture, x=str(x + 3), y=str(y + 2), width="14", height="29")
