"""The cards in words and pictures."""

from __future__ import annotations

from functools import cache
from typing import Any

import htpy as h
from htpy import Element
from markupsafe import Markup

from engine.arkham_ritual.cards import BOX, Card
from web.worker.screens.parts import drawn, icon
from web.worker.words import Words


@cache
def _names(words: Words) -> dict[str, str]:
    return {
        "candelabra": words("Candelabra"),
        "chalice": words("Chalice"),
        "dagger": words("Dagger"),
        "idol": words("Idol"),
        "tome": words("Tome"),
        "elder-sign": words("Elder Sign"),
        "gate": words("Gate"),
        "orb": words("Magical Orb"),
        "trapezohedron": words("Shining Trapezohedron"),
        "investigator": words("Investigator"),
        "student": words("Wary Student"),
        "cultist": words("Cultist"),
        "professor": words("Mad Professor"),
        "cthulhu": words("Cthulhu"),
        "nyarlathotep": words("Nyarlathotep"),
        "yog-sothoth": words("Yog-Sothoth"),
        "hastur": words("Hastur"),
        "mystery": words("Mystery"),
    }


@cache
def _phrases(words: Words) -> dict[tuple[str, bool], str]:
    return {
        ("candelabra", False): words("a candelabra"),
        ("candelabra", True): words("a cursed candelabra"),
        ("chalice", False): words("a chalice"),
        ("chalice", True): words("a cursed chalice"),
        ("dagger", False): words("a dagger"),
        ("dagger", True): words("a cursed dagger"),
        ("idol", False): words("an idol"),
        ("idol", True): words("a cursed idol"),
        ("tome", False): words("a tome"),
        ("tome", True): words("a cursed tome"),
        ("elder-sign", False): words("the Elder Sign"),
        ("gate", False): words("a Gate"),
        ("orb", False): words("the Magical Orb"),
        ("trapezohedron", False): words("the Shining Trapezohedron"),
        ("investigator", False): words("the Investigator"),
        ("student", False): words("the Wary Student"),
        ("cultist", False): words("the Cultist"),
        ("professor", False): words("the Mad Professor"),
        ("mystery", True): words("the Mystery"),
    }


def name(card: Card, words: Words) -> str:
    """As it stands on the card."""
    return _names(words)[card.name]


def phrase(card: Card | str, words: Words) -> str:
    """As it stands in a sentence: "a cursed dagger", "the Elder Sign", "Cthulhu"."""
    card = BOX[card] if isinstance(card, str) else card
    return _phrases(words).get((card.name, card.cursed)) or name(card, words)


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
