"""Nothing can be chosen before a game."""

from __future__ import annotations

from web.worker.scene import OptionText
from web.worker.words import Words


def options(words: Words) -> tuple[OptionText, ...]:
    """None."""
    return ()
