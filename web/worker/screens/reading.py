"""A card or a pile in a drawer: its picture, what it does, what it means now; or the cards in it."""

from __future__ import annotations

import htpy as h
from htpy import Element

from web.worker.reading import Entry, Meaning, Reading
from web.worker.screens import parts
from web.worker.screens.parts import icon
from web.worker.words import Words


def reading_drawer(told: Reading, depth: int, crossed_out: bool | None, words: Words) -> Element:
    """`depth`: how many readings lie over one another; `crossed_out`: None if it is on no play sheet."""
    return h.dialog("#reading.drawer.reading", open=True, aria_label=told.title, data_depth=str(depth))[
        h.div(".drawer__head")[
            h.h2[told.title], parts.icon_button("gone", words("Close"), data_do="close", id="reading-close")
        ],
        h.div(".reading__in", tabindex="0")[
            h.div(".reading__card")[told.picture],
            h.div(".reading__text")[
                [h.p[sentence] for sentence in told.rule],
                _now(told.now, words),
                _pencil(told, crossed_out, words),
            ],
            _list(told.listed, told.entries),
        ],
    ]


def _now(meanings: tuple[Meaning, ...], words: Words) -> Element | None:
    if not meanings:
        return None
    return h.section(".reading__now")[
        h.h3[words("What it means now")],
        [h.p[[h.b[when], " "] if when else None, then] for when, then in meanings],
    ]


def _pencil(told: Reading, crossed_out: bool | None, words: Words) -> Element | None:
    """The play sheet's pencil."""
    if crossed_out is None:
        return None
    label = words("Rub the pencil mark out") if crossed_out else words("Cross it out on the play sheet")
    return parts.button(icon("pencil"), label, data_do="mark", data_value=told.mark)


def _list(title: str, entries: tuple[Entry, ...]) -> Element | None:
    if not entries:
        return None
    return h.section(".reading__list")[h.h3[title], h.ul(role="list")[[_entry(entry) for entry in entries]]]


def _entry(entry: Entry) -> Element:
    return h.li[
        parts.reads(
            entry.what,
            entry.picture,
            h.span[h.b[entry.name], h.small[entry.small] if entry.small else None],
            classes="reading__entry",
        )
    ]
