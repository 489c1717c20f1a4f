"""Its bots, in words: companions."""

from __future__ import annotations

from functools import cache

from web.worker.scene import LevelText
from web.worker.words import Words


@cache
def levels(words: Words) -> dict[str, LevelText]:
    """Weakest first."""
    return {
        "novice": LevelText(words("Novice"), words("Novice: does what lies nearest")),
        "reporter": LevelText(words("Reporter"), words("Reporter: plans by the odds")),
        "occultist": LevelText(words("Occultist"), words("Occultist: plays it out in thought")),
    }
