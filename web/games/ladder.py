"""The levels that games share, in words."""

from __future__ import annotations

from functools import cache

from web.worker.scene import LevelText
from web.worker.words import Words


@cache
def ladder(words: Words) -> dict[str, LevelText]:
    """Weakest first."""
    return {
        "novice": LevelText(words("Novice"), words("Novice: plays by hunches, and forgets")),
        "reporter": LevelText(words("Reporter"), words("Reporter: counts every card")),
        "occultist": LevelText(words("Occultist"), words("Occultist: reads the others, and thinks ahead")),
    }
