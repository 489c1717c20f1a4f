"""How everybody stood, round by round: drawn as lines, and told in figures."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import htpy as h
from htpy import Element

from web.worker.screens.parts import drawn, icon
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.review_model import Course

WIDE, HIGH = 320, 132
LEFT, RIGHT, TOP, LOW = 22, 240, 12, 110
"""The field of the lines in it; to its right stand the names, below it the rounds."""
APART = 12
"""Between two names."""
NUDGE = 1.5
"""Between two lines of the same height."""
LONGEST = 9

_line, _polyline, _text, _circle = map(Element, ("line", "polyline", "text", "circle"))


@drawn
def course(told: Course, names: tuple[str, ...], step: int, eyes: int | None, words: Words) -> Element:
    """The lines, with a mark where the review stands, and a table of the same; `names` are the seats'."""
    return h.section("#course.course")[
        [_one(each, number, names, step, eyes, words) for number, each in enumerate((told, *told.also))]
    ]


def _one(
    told: Course, number: int, names: tuple[str, ...], step: int, eyes: int | None, words: Words
) -> list[Element]:
    names, eyes = (told.names, None) if told.names else (names, eyes)
    label = words("In figures") if not told.also and not number else f"{told.title}: {words('In figures')}"
    return [
        h.h2[told.title],
        _Chart(told, names, eyes).drawn(bisect_right(told.steps, step) - 1),
        h.details(".fold", id=f"figures-{number}" if number else "figures")[
            h.summary[icon("log"), words("In figures")], _table(told, names, label)
        ],
    ]


class _Chart:
    """Each line has a pattern of its own; that of the seat whose eyes one has stands out."""

    def __init__(self, told: Course, names: Sequence[str], eyes: int | None) -> None:
        self.told, self.names, self.eyes = told, names, eyes
        every = [value for line in told.values for value in line]
        self.least, self.most = min(0, *every), max(1, *every)

    def across(self, column: int) -> int:
        return round(LEFT + (RIGHT - LEFT) * column / max(1, len(self.told.steps) - 1))

    def down(self, value: int, seat: int | None = None) -> int:
        aside = 0.0 if seat is None else NUDGE * (seat - (len(self.names) - 1) / 2)
        return round(LOW - (LOW - TOP) * (value - self.least) / (self.most - self.least) + aside)

    def drawn(self, now: int) -> Element:
        places = _spread([self.down(line[-1], seat) for seat, line in enumerate(self.told.values)])
        now_at = self.across(now)
        return h.svg(".course__lines", viewBox=f"0 0 {WIDE} {HIGH}", role="img", aria_label=self.told.title)[
            [self._height(value) for value in sorted({self.least, 0, self.most})],
            [
                _text(class_="course__n", x=self.across(column), y=HIGH - 4, text_anchor="middle")[mark]
                for column, mark in enumerate(self.told.marks)
                if mark
            ],
            _line(class_="course__now", x1=now_at, x2=now_at, y1=TOP - 8, y2=LOW + 6),
            [self._seat(seat, now, place) for seat, place in enumerate(places)],
        ]

    def _height(self, value: int) -> list[Element]:
        y = self.down(value)
        number = str(value).replace("-", "−")
        return [
            _line(class_="course__grid", x1=LEFT, x2=RIGHT, y1=y, y2=y),
            _text(class_="course__n", x=LEFT - 6, y=y + 4, text_anchor="end")[number],
        ]

    def _seat(self, seat: int, now: int, place: int) -> Element:
        line, begins = self.told.values[seat], self.told.begins
        stretches = zip(begins, [*begins[1:], len(line)], strict=True)
        state = f"course__seat course__seat--{seat}" + (" is-eyes" if seat == self.eyes else "")
        return Element("g")(class_=state)[
            [
                _polyline(
                    points=" ".join(
                        f"{self.across(column)},{self.down(line[column], seat)}" for column in range(*stretch)
                    )
                )
                for stretch in stretches
            ],
            _line(x1=RIGHT + 3, y1=self.down(line[-1], seat), x2=RIGHT + 14, y2=place),
            _circle(cx=self.across(now), cy=self.down(line[now], seat), r=3),
            _text(x=RIGHT + 18, y=place + 4)[_short(self.names[seat])],
        ]


def _spread(places: Sequence[int]) -> list[int]:
    """The same places, moved so that no name lies on another."""
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    moved = list(places)
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + APART)
    moved[order[-1]] = min(moved[order[-1]], HIGH - APART)
    for below, above in pairwise(reversed(order)):
        moved[above] = min(moved[above], moved[below] - APART)
    return moved


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _table(told: Course, names: Sequence[str], label: str) -> Element:
    return h.div(".standings-box", tabindex="0", role="region", aria_label=label)[
        h.table(".standings.course__table")[
            h.caption(".vh")[told.title],
            h.thead[h.tr[h.td, [h.th(scope="col")[name] for name in names]],],
            h.tbody[
                [
                    h.tr[
                        h.th(scope="row")[head],
                        [h.td[str(line[column]).replace("-", "−")] for line in told.values],
                    ]
                    for column, head in enumerate(told.heads)
                ]
            ],
        ]
    ]
