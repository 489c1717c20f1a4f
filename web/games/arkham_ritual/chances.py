"""What would become of the viewer if the round ended now, counted exactly from the View (engine odds)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal, NamedTuple

from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.scoring import Verdict, Why, verdicts
from engine.arkham_ritual.view import View
from web.games.arkham_ritual.card_text import FateText, fates
from web.worker.words import Words

Fate = Why | Literal["safe"]
"""What decides; of those who survive, no more than that they do."""
ORDER: tuple[Fate, ...] = ("safe", "duplicate", "cursed", "cult-sane", "no-artifact", "student")


class Chance(NamedTuple):
    """One fate: its share of the odds, and the cards that would lead to it."""

    fate: Fate
    share: Fraction
    cards: tuple[Card, ...]


def chances(view: View, mine: Mapping[Card, Fraction]) -> list[Chance]:
    """The fates that are possible with what the own card may be, in a fixed order."""
    sorted_out: dict[Fate, list[tuple[Card, Fraction]]] = {}
    for card, share in mine.items():
        sorted_out.setdefault(_fate(verdict(view, card)), []).append((card, share))
    return [
        Chance(fate, sum((share for _, share in found), Fraction(0)), tuple(card for card, _ in found))
        for fate in ORDER
        if (found := sorted_out.get(fate))
    ]


def verdict(view: View, card: Card) -> Verdict:
    """What would be decided of the viewer with this card, all others being as seen."""
    held = [card if seat == view.seat else other for seat, other in enumerate(view.held)]
    return verdicts([other for other in held if other is not None])[view.seat]


def _fate(judged: Verdict) -> Fate:
    return "safe" if judged.survives else judged.why


def fate_text(fate: Fate, words: Words) -> FateText:
    """How it is told and drawn."""
    return fates(words)["sane" if fate == "safe" else fate]


def percent(share: Fraction, words: Words) -> str:
    """Rounded, but 0 and 100 only when it is so."""
    n = round(share * 100)
    if n == 100 and share < 1:
        n = 99
    return words("{n} %", n=max(n, 1))
