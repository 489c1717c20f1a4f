"""Amounts, prices and modifiers in a few words."""

from __future__ import annotations

from collections.abc import Mapping

from web.games.arkham_horror import names
from web.games.arkham_horror.town import signed
from web.worker.screens.parts import together
from web.worker.words import Words

__all__ = ["amount", "dice", "price", "signed", "succeeds"]


def amount(what: str, n: int, words: Words) -> str:
    """So much of something: money, a stat, clues, trophies."""
    match what:
        case "money":
            return f"${n}"
        case "clue":
            return words.n("{n} clue", "{n} clues", n)
        case "sanity":
            return words("{n} Sanity", n=n)
        case "stamina":
            return words("{n} Stamina", n=n)
        case "toughness":
            return words("toughness {n}", n=n)
        case "gate-trophy":
            return words.n("{n} gate", "{n} gates", n)
    return f"{n} {names.term(what, words)}"


def price(cost: Mapping[str, int], words: Words) -> str:
    """All that is paid."""
    return together([amount(what, n, words) for what, n in cost.items()], words)


def dice(n: int, words: Words) -> str:
    """How many dice."""
    return words.n("{n} die", "{n} dice", n) if n else words("no dice")


def succeeds(lowest: int, words: Words) -> str:
    """Which faces are successes: blessed and cursed change them (§9)."""
    if lowest == 4:
        return words("blessed: 4, 5 or 6 succeeds")
    return words("cursed: only a 6 succeeds") if lowest == 6 else words("5 or 6 succeeds")
