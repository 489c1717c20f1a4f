"""Screen `evenings`: a game's named evenings from easy to hard, and the rituals of the last weeks."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import htpy as h
from htpy import Element, Node

from web.worker.evening import Evening
from web.worker.scene import AnyRoom
from web.worker.screens import parts
from web.worker.stats import daily
from web.worker.stats.counts import Count
from web.worker.words import Words

DAYS = 28
"""Four weeks, today the last."""


def evenings(room: AnyRoom, count: Count, day: str, words: Words) -> Element:
    """What there is to climb in this game."""
    named = room.evenings(words)
    return parts.root(
        "evenings",
        "page",
        h.header(".bar.share__bar")[h.h1(".bar__where")[room.title(words), " ", h.small[words("Evenings")]]],
        h.main(".main.evenings")[
            _ladder(named, count, words) if named else None,
            _calendar(count, day, words),
            _rating(count, words) if room.ratings() else None,
        ],
        h.footer("#dock.dock")[parts.button(words("Back"), data_do="close")],
        game=room.id,
    )


def _ladder(named: Sequence[Evening], count: Count, words: Words) -> Element:
    won = [each.id in count.evenings for each in named]
    following = won.index(False) if False in won else None
    return h.section(".ladder", aria_labelledby="ladder")[
        h.h2("#ladder")[
            words("From easy to hard"), " ", parts.ref(words("{n} of {all} won", n=sum(won), all=len(won)))
        ],
        h.ol(role="list")[[_rung(n, each, won[n], n == following, words) for n, each in enumerate(named)]],
    ]


def _rung(number: int, evening: Evening, won: bool, following: bool, words: Words) -> Element:
    classes = "rung is-won" if won else "rung is-next" if following else "rung"
    return h.li[
        h.button(
            class_=classes,
            type="button",
            data_do="evening",
            data_value=evening.id,
            id=f"evening-{evening.id}",
        )[
            h.span(".rung__mark", aria_hidden="true")[parts.icon("check") if won else str(number + 1)],
            h.span(".rung__text")[
                h.b(".serif")[evening.name, parts.hidden(words("(won)")) if won else None],
                h.small[evening.line],
            ],
        ]
    ]


def _calendar(count: Count, day: str, words: Words) -> Element:
    days = [daily.before(day, ago) for ago in reversed(range(DAYS))]
    return h.section(".days", aria_labelledby="days")[
        h.h2("#days")[words("Daily rituals")],
        h.p(".dim")[words("Play any day you missed. Past days don’t count for your streak.")],
        h.ul(".days__list", role="list")[[_day(each, each == day, count, words) for each in days]],
        h.p(".ref.days__key")[
            h.span[parts.icon("candle_lit"), words("won")],
            h.span[parts.icon("candle"), words("lost")],
            h.span[parts.icon("looked"), words("with advice")],
        ],
    ]


def _day(day: str, today: bool, count: Count, words: Words) -> Element:
    """A day's button: its date, and how it ended if it was played."""
    told, won = count.told.get(day), count.days.get(day)
    won = told.won if told else won
    classes = (
        "day" + (" is-today" if today else "") + ("" if won is None else " is-won" if won else " is-lost")
    )
    told_parts = (
        day,
        words("not played") if won is None else words("won") if won else words("lost"),
        words("place {n}", n=told.place) if told else "",
        words("with advice") if told and told.advised else "",
    )
    label = words(", ").join(filter(None, told_parts))
    mark: Node = None
    if won is not None:
        mark = [
            parts.icon("candle_lit" if won else "candle"),
            parts.icon("looked", "ico day__advised") if told and told.advised else None,
        ]
    number = str(date.fromisoformat(day).day)
    return h.li[
        h.button(class_=classes, type="button", data_do="day", data_value=day, title=label)[
            h.span(".day__n", aria_hidden="true")[number], h.span(".day__mark")[mark], parts.hidden(label)
        ]
    ]


def _rating(count: Count, words: Words) -> Element:
    return h.section(".climbed", aria_labelledby="climbed")[
        h.h2("#climbed")[words("Your rating"), " ", parts.ref(str(count.rating) if count.rated else "–")],
        h.p(".dim")[rated_how(words)],
    ]


def rated_how(words: Words) -> str:
    """In one line, how it is made."""
    return words(
        "Every game compares your place with each bot’s: being ahead of a strong one gains most. "
        "A Reporter has 1000."
    )
