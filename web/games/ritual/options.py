"""Nothing can be chosen before a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from web.worker.scene import OptionText
from web.worker.words import Words


def options(words: Words) -> tuple[OptionText, ...]:
    """None."""
    return ()


def goal(options: Mapping[str, Any], words: Words) -> str:
    """§6."""
    return words("After three rituals, whoever has contributed the most wins.")
