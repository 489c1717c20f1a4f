"""Who stands on the map: people are arches of paper, monsters are cut corners in red."""

from __future__ import annotations

import htpy as h
from htpy import Element, Fragment, Node

from engine.arkham_horror.monsters import KIND_OF, Kind
from engine.arkham_horror.statics import statics
from web.games.arkham_horror.scene import View, as_state
from web.worker.screens.parts import drawn

_use, _path, _circle, _text = Element("use"), Element("path"), Element("circle"), Element("text")
ARCH = "M2.5 29.5V14.5a13 13 0 0 1 26 0v15z"
CUT = "M8.5.5h14l8 8v14l-8 8h-14l-8-8v-14z"
MOVES = {"fast": "fast", "flying": "fly", "stationary": "still", "unique": "unique"}
"""By movement the symbol in a token's upper right; normal has none."""


def kind_of(token: str, view: View) -> Kind:
    """The monster as it is now (statics.py)."""
    return statics(as_state(view)).kinds[KIND_OF[token]]


@drawn
def person(investigator: str, mine: bool, acts: bool) -> Element:
    """An investigator."""
    classes = ["tok tok--inv", "tok--mine" if mine else "", "is-acting" if acts else ""]
    return h.svg(class_=" ".join(filter(None, classes)), viewBox="0 0 31 31", aria_hidden="true")[
        _path(class_="tok__plate", d=ARCH), _picture(investigator, 7, 9, 17)
    ]


def monster(token: str, view: View, classes: str = "") -> Node:
    """A monster with its dimension, toughness and movement."""
    kind = kind_of(token, view)
    return _monster(kind.id, kind.movement, kind.dimension, kind.toughness, classes)


@drawn
def _monster(id: str, movement: str, dimension: str, toughness: int, classes: str) -> Element:
    corner: Node = None
    if movement in MOVES:
        corner = [
            _circle(class_="tok__badge", cx="25.5", cy="5.5", r="5.3"),
            _use(
                href=f"#i-{MOVES[movement]}", x="22.2", y="2.2", width="6.6", height="6.6", class_="tok__mv"
            ),
        ]
    look = f"tok tok--mon tok--{movement} {classes}".strip()
    return h.svg(class_=look, viewBox="0 0 31 31", aria_hidden="true")[
        _path(class_="tok__plate", d=CUT),
        _picture(id, 6.5, 3.5, 18),
        _circle(class_="tok__badge", cx="6.8", cy="24.5", r="6.3"),
        _use(href=f"#d-{dimension}", x="2.6", y="20.3", width="8.4", height="8.4", class_="tok__dim"),
        _circle(class_="tok__badge", cx="24.7", cy="24.5", r="6.3"),
        _text(class_="tok__n", x="24.7", y="28.8")[str(toughness)],
        corner,
    ]


@drawn
def gate(dimension: str) -> Element:
    """A gate, as a trophy."""
    return h.svg(".tok.tok--gate", viewBox="0 0 31 31", aria_hidden="true")[
        _path(class_="gate__rim", d=CUT),
        _path(
            class_="gate__hole", d="M11.700 7h7.600l4.700 4.700v7.600l-4.700 4.700h-7.600L7 19.300v-7.600z"
        ),
        _use(href=f"#d-{dimension}", x="10", y="10", width="11", height="11", class_="gate__sym"),
    ]


@drawn
def more(number: int, classes: str) -> Fragment:
    """So many of them, where there is no room for each."""
    return h.fragment[h.b(class_=f"more {classes}")[str(number)]]


def _picture(id: str, x: float, y: float, size: float) -> Element:
    return _use(href=f"#i-{id}", x=str(x), y=str(y), width=str(size), height=str(size), class_="tok__pic")
