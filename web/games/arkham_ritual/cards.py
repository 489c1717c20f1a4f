"""The cards as they are drawn and named."""

from __future__ import annotations

from typing import Any

import htpy as h
from htpy import Element
from markupsafe import Markup

from engine.arkham_ritual.cards import BOX, Card
from web.games.arkham_ritual.card_text import text
from web.worker.screens.parts import drawn, icon, reads
from web.worker.words import Words


def name(card: Card, words: Words) -> str:
    """As it stands on the card."""
    return text(card, words).name


def phrase(card: Card | str, words: Words) -> str:
    """As it stands in a sentence: "a cursed dagger", "the Elder Sign", "Cthulhu"."""
    card = BOX[card] if isinstance(card, str) else card
    told = text(card, words)
    return (told.cursed if card.cursed else "") or told.phrase


def colour(cursed: bool, words: Words) -> str:
    """The word beside the mark."""
    return words("cursed") if cursed else words("sane")


def label(card: Card, words: Words) -> str:
    """Name and colour."""
    if card.cursed:
        return words("{card}, cursed", card=name(card, words))
    return words("{card}, sane", card=name(card, words))


def picture(card: Card) -> str:
    """Its picture in the sprite."""
    return card.name.replace("-", "_")


def face(card: Card, words: Words, classes: str = "", **attrs: Any) -> Markup:
    """The card face up: a plate, its name, and the word with its mark; `data-card` says which."""
    attrs = {"data_card": card.id} | attrs
    return _face(picture(card), name(card, words), colour(card.cursed, words), card.cursed, classes, **attrs)


def readable(card: Card, words: Words, classes: str = "") -> Markup:
    """The same, as something to be read."""
    return _readable(card, words, classes)


@drawn
def _readable(card: Card, words: Words, classes: str) -> Element:
    return reads(card.id, face(card, words, classes))


@drawn
def _face(picture: str, name: str, word: str, cursed: bool, classes: str = "", **attrs: Any) -> Element:
    colour = "cursed" if cursed else "sane"
    return h.span(class_=f"card card--{colour} {classes}".strip(), **attrs)[
        h.span(".card__in")[
            h.span(".card__plate")[icon(picture, "")],
            h.span(".card__name")[name],
            h.span(".card__kind")[icon(colour, ""), word],
        ]
    ]


def glyph(card: Card) -> Markup:
    """The card as a symbol in a button."""
    return _glyph(picture(card), card.cursed)


@drawn
def _glyph(picture: str, cursed: bool) -> Element:
    return h.span(class_=f"glyph glyph--{'cursed' if cursed else 'sane'}")[icon(picture, "")]
