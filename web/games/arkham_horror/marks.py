"""A place's mark: its shape says what it is. Arch: stable; cut corners: unstable; red with a hole: a gate."""

from __future__ import annotations

from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.board import IS_STREET, MARKERS, OUTSKIRTS, SKY, UNSTABLE
from engine.arkham_horror.board import LOST as LOST_AREA
from web.games.arkham_horror.scene import View

BEYOND = "beyond"
"""Where all Other Worlds are on the map."""
BANDS = (SKY, OUTSKIRTS, BEYOND, LOST_AREA)
_use, _path, _rect = Element("use"), Element("path"), Element("rect")
_HOLE = "M12.7 7.5h8.6l5.2 5.2v8.6l-5.2 5.2h-8.6l-5.2-5.2v-8.6z"
_BOARDS = "M3 12 31 22M3 25 31 14"


class Place(NamedTuple):
    """What has become of a place."""

    area: str
    gate: str = ""
    """The marker of an open gate."""
    sealed: bool = False
    closed: bool = False
    blocked: bool = False
    clues: int = 0

    @property
    def kind(self) -> str:
        """street, band, or loc."""
        return "street" if self.area in IS_STREET else "band" if self.area in BANDS else "loc"

    @property
    def states(self) -> str:
        """As classes: is-unstable, is-gate …"""
        found = {
            "is-unstable": self.area in UNSTABLE,
            "is-gate": bool(self.gate),
            "is-sealed": self.sealed,
            "is-closed": self.closed or self.blocked,
        }
        return " ".join(name for name, so in found.items() if so)


def place_of(area: str, view: View) -> Place:
    """A place as it is now."""
    return Place(
        area,
        view.gates.get(area, ""),
        area in view.seals,
        area in view.closed and area not in view.gates,
        area in view.blocked,
        view.clues.get(area, 0),
    )


def mark(place: Place, classes: str = "") -> Element:
    """Its drawing; `mark--in`: in a line of words."""
    if place.kind == "street":
        return h.svg(class_=f"mark mark--street {classes}".strip(), viewBox="0 0 26 18", aria_hidden="true")[
            _rect(class_="mark__out", x="1.5", y="1.5", width="23", height="15", rx="7.5")
        ]
    if place.kind == "band":
        symbol = "gate" if place.area == BEYOND else place.area
        return h.svg(class_=f"mark mark--band {classes}".strip(), aria_hidden="true")[
            _use(href=f"#i-{symbol}")
        ]
    return h.svg(class_=f"mark {classes}".strip(), viewBox="0 0 34 34", aria_hidden="true")[_inside(place)]


def _inside(place: Place) -> list[Node]:
    if place.gate:
        dimension = MARKERS[place.gate].dimension
        return [
            _shape("m-cut", "gate__rim"),
            _path(class_="gate__hole", d=_HOLE),
            _glyph(f"d-{dimension}", 10.5, 10.5, 13),
        ]
    if place.sealed:
        return [_shape("m-arch"), _glyph("i-seal", 7.5, 8.5, 19)]
    cut = place.area in UNSTABLE
    drawn: list[Node] = [
        _shape("m-cut" if cut else "m-arch"),
        _glyph(f"i-{place.area}", 8.5, 8.5 if cut else 10.5, 17),
    ]
    if place.closed:
        drawn += [_path(class_="mark__boards", d=_BOARDS), _path(class_="mark__boards--in", d=_BOARDS)]
    return drawn


def _shape(symbol: str, classes: str = "mark__out") -> Element:
    return _use(href=f"#{symbol}", x="0", y="0", width="34", height="34", class_=classes)


def _glyph(symbol: str, x: float, y: float, size: float) -> Element:
    return _use(href=f"#{symbol}", x=str(x), y=str(y), width=str(size), height=str(size))
