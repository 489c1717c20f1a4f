"""What would become of the viewer if the round ended now, counted exactly from the View (engine odds)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.scoring import Verdict, verdicts
from engine.arkham_ritual.view import View
from web.worker.words import Words

MARKS = {"safe": "", "duplicate": "is-twin", "cursed": "is-cursed"}
"""How a tick is drawn, by fate; every other fate is an empty tick."""

ORDER = ("safe", "duplicate", "cursed", "cult-sane", "no-artifact", "student")


class Chance(NamedTuple):
    """One fate: its share of the odds, and the cards that would lead to it."""

    fate: str
    share: Fraction
    cards: tuple[Card, ...]


def chances(view: View, mine: Mapping[Card, Fraction]) -> list[Chance]:
    """The fates that are possible with what the own card may be, in a fixed order."""
    sorted_out: dict[str, list[tuple[Card, Fraction]]] = {}
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


def _fate(judged: Verdict) -> str:
    return "safe" if judged.survives else judged.why


def share_words(fate: str, words: Words) -> str:
    """The message for a share; {share} is its place."""
    match fate:
        case "safe":
            return words("{share} safe")
        case "duplicate":
            return words("{share} doubled")
        case "cursed":
            return words("{share} cursed")
        case "cult-sane":
            return words("{share} Cultist")
        case "no-artifact":
            return words("{share} Professor")
    return words("{share} Student")


def percent(share: Fraction, words: Words) -> str:
    """Rounded, but 0 and 100 only when it is so."""
    n = round(share * 100)
    if n == 100 and share < 1:
        n = 99
    return words("{n} %", n=max(n, 1))
