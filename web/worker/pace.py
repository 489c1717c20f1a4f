"""How long a step stays on screen before a bot takes the next one: as long as its words take to read."""

from __future__ import annotations

import re

SPEEDS = ("step", "slow", "normal", "instant")
"""Step: a bot waits until somebody presses Next."""
USUAL = "normal"
INSTANT_WAIT = 30
"""Milliseconds, as all that follow."""
LEAST, WORD, SIGN = 1200, 250, 100
"""Of any step; of a word; of a sign of Japanese or Korean, of which two or three make a word."""
UNDO = 2000
"""As long as the person can take back what they have just done."""
SLOWER = 2
"""Slow is so many times Normal."""

_SIGNS = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_WORDS = re.compile(r"[^\W_]+(?:[’'-][^\W_]+)*")


def reading(text: str) -> int:
    """How long it takes to read this, in milliseconds."""
    signs = len(_SIGNS.findall(text))
    return SIGN * signs + WORD * len(_WORDS.findall(_SIGNS.sub(" ", text)))


def wait(speed: str, told: str, can_undo: bool) -> int | None:
    """Before a bot goes on when this has just been told; None: until it is asked to."""
    if speed == "step":
        return None
    if speed == "instant":
        return INSTANT_WAIT
    shown = max(LEAST, reading(told)) * (SLOWER if speed == "slow" else 1)
    return max(shown, UNDO) if can_undo else shown
