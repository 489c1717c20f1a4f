"""What can be chosen: the Ancient One, and an investigator for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.setup import RANDOM
from engine.arkham_horror.sheets import SHEETS
from web.games.arkham_horror import names
from web.worker.scene import OptionText
from web.worker.words import Words


def options(words: Words) -> tuple[OptionText, ...]:
    """Each may be left to chance."""
    elders = [(id, names.ancient_one(id, words), _elder(id, words)) for id in ANCIENT_ONES]
    people = [(id, names.investigator(id, words), "") for id in SHEETS]
    chance = words("a surprise")
    return (
        OptionText(
            "ancient_one", words("Ancient One"), ((RANDOM, chance, words("any of the eight")), *elders)
        ),
        OptionText("investigators", words("Investigators"), ((RANDOM, words("dealt"), ""), *people)),
    )


def goal(options: Mapping[str, Any], words: Words) -> str:
    """§18."""
    return words(
        "Seal six gates, or close the last one, before the Ancient One wakes; or beat it when it does."
    )


def _elder(id: str, words: Words) -> str:
    return words("doom {n}", n=ANCIENT_ONES[id].doom)
