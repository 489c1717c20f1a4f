"""Chant cards, their backs and the three colours, in words and pictures. A colour is a shape, a word and a
pattern before it is a colour."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import htpy as h
from htpy import Element, Fragment
from markupsafe import Markup

from engine.ritual.cards import BACKS, Back, Card, Chant, Colour
from web.worker.screens import parts
from web.worker.screens.parts import drawn, hidden, icon
from web.worker.words import Words


@cache
def _labels(words: Words) -> dict[Colour, str]:
    return {"r": words("Red"), "g": words("Green"), "y": words("Yellow")}


@cache
def _nouns(words: Words) -> dict[Colour, str]:
    return {"r": words("red"), "g": words("green"), "y": words("yellow")}


def label(colour: Colour, words: Words) -> str:
    """As it stands on a card."""
    return _labels(words)[colour]


def noun(colour: Colour, words: Words) -> str:
    """As it stands in a sentence."""
    return _nouns(words)[colour]


def ends(card: Card, words: Words) -> str:
    """Both ends in words: "Red 1, Green 4"."""
    return words(", ").join(_end_words(colour, points, words) for colour, points in card.ends)


def _end_words(colour: Colour, points: int, words: Words) -> str:
    return words("{colour} {points}", colour=label(colour, words), points=points)


def chanted(chant: Chant, words: Words) -> str:
    """A chanted end in words."""
    return _end_words(chant.colour, chant.points, words)


def far(card: Card, colour: Colour) -> tuple[Colour, int]:
    """The other end."""
    return next(end for end in card.ends if end[0] != colour)


@drawn
def mark(colour: Colour, words: Words) -> Element:
    """A colour's shape, its name for those who listen."""
    return h.span(class_=f"hue hue--{colour}")[icon(colour, ""), hidden(label(colour, words))]


@drawn
def printed(colour: Colour, points: int, words: Words) -> Fragment:
    """What stands on one end of a card."""
    return h.fragment[h.b[str(points)], h.span[icon(colour, ""), label(colour, words)]]


@drawn
def face(card: Card, words: Words, turned: Colour | None = None, classes: str = "") -> Element:
    """A card face up; an end that is turned to the altar is marked, and lies below."""
    order = card.ends if turned is None else sorted(card.ends, key=lambda end: end[0] == turned)
    return h.span(class_=f"chant {classes}".strip(), data_card=card.id)[
        [
            h.span(class_=f"end end--{colour}" + (" is-on" if colour == turned else ""))[
                printed(colour, points, words),
                hidden(words("to the altar")) if colour == turned else None,
            ]
            for colour, points in order
        ]
    ]


@drawn
def readable(card: Card, words: Words, turned: Colour | None = None) -> Element:
    """The same, as something to be read."""
    return parts.reads(card.id, face(card, words, turned))


@drawn
def laid(back: Back, points: int, words: Words, classes: str = "") -> Element:
    """A card face down, one end to the altar: its points are seen, no colour."""
    low, high = BACKS[back]
    other = high if points == low else low
    told = words("A card face down: {points} to the altar, {other} away from it", points=points, other=other)
    return h.span(class_=f"rback {classes}".strip(), role="img", aria_label=told)[
        h.span(aria_hidden="true")[str(other)], h.b(aria_hidden="true")[str(points)]
    ]


def backs(shown: Iterable[Back], told: str, words: Words, classes: str = "") -> Markup:
    """Cards face down, small, each with the points of its ends."""
    return _backs(tuple(shown), told, words, classes)


@drawn
def _backs(shown: tuple[Back, ...], told: str, words: Words, classes: str) -> Element:
    names = words(", ").join(back.replace("-", "–") for back in shown)
    return h.span(class_=f"rminis {classes}".strip())[
        hidden(words.run((told, names))), parts.row(small_back(back) for back in shown)
    ]


@drawn
def small_back(back: Back) -> Element:
    """One of them, a picture of the words beside it."""
    low, high = BACKS[back]
    return h.span(".rmini", aria_hidden="true")[h.i[str(low)], h.i[str(high)]]


@drawn
def small_faces(shown: tuple[Card, ...], words: Words) -> Element:
    """Cards face up, small: of each end its shape and its points."""
    return h.span(".ominis")[parts.row(_small_face(card, words) for card in shown)]


@drawn
def _small_face(card: Card, words: Words) -> Element:
    return h.span(".omini", data_card=card.id)[
        hidden(ends(card, words)),
        [
            h.span(class_=f"omini__end end--{colour}", aria_hidden="true")[icon(colour, ""), str(points)]
            for colour, points in card.ends
        ],
    ]
