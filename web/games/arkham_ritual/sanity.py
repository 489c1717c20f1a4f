"""Sanity, drawn as flames."""

from __future__ import annotations

import htpy as h
from htpy import Element
from markupsafe import Markup

from engine.arkham_ritual.rules import MOST_SANITY
from web.worker.screens.parts import drawn, hidden, icon
from web.worker.words import Words


def flames(words: Words, now: int, before: int | None = None, classes: str = "") -> Markup:
    """Sanity: lit, just gone out, and out; a picture of the number beside the number."""
    told = words("Sanity {n} of {most}", n=now, most=MOST_SANITY)
    return _flames(told, now, max(0, (before or 0) - now), classes)


@drawn
def _flames(told: str, now: int, lost: int, classes: str) -> Element:
    out = MOST_SANITY - now - lost
    return h.p(class_=f"sanity {classes}".strip())[
        hidden(told),
        h.b(aria_hidden="true")[str(now)],
        [icon("flame", "")] * now,
        [icon("wick", "is-lost")] * lost,
        [icon("wick", "is-out")] * out,
    ]
