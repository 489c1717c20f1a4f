"""What can be chosen before a game, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.arkham_ritual.cards import CHOICES
from web.games.arkham_ritual.card_text import texts
from web.worker.scene import OptionText
from web.worker.words import Words


def options(words: Words) -> tuple[OptionText, ...]:
    """The four places in the deck, then the two variants; the base game's value is each time the first."""
    return (
        _place("old_one", words("Great Old One"), words),
        _place("event", words("Event"), words),
        _place("ally", words("Ally"), words),
        _place("zealot", words("Zealot"), words),
        OptionText(
            "doom_track",
            words("Doom Track"),
            (
                (False, words("No Doom Track"), words("You lose as many as did not survive.")),
                (True, words("Doom Track"), words("You lose 1 in the first round, and one more each round.")),
            ),
        ),
        OptionText(
            "competitive",
            words("Who wins"),
            tuple((value, label, _wins(value, words)) for value, label in _winners(words)),
        ),
    )


def goal(options: Mapping[str, Any], words: Words) -> str:
    """Once somebody has none left (§8)."""
    return _wins(options["competitive"], words)


def _winners(words: Words) -> tuple[tuple[bool, str], ...]:
    return (False, words("Survivors")), (True, words("Competitive"))


def _wins(competitive: bool, words: Words) -> str:
    if competitive:
        return words("Only whoever has the most sanity left wins.")
    return words("Everyone with sanity left wins.")


def _place(place: str, label: str, words: Words) -> OptionText:
    """A place in the deck, and the cards that can fill it."""
    told = texts(words)
    return OptionText(
        place, label, tuple((card, told[card].name, told[card].option) for card in CHOICES[place])
    )
