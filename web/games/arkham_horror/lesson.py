"""It is not taught yet: a lesson without a step."""

from __future__ import annotations

from web.worker.lesson import Lesson
from web.worker.words import Words


def lesson(words: Words) -> Lesson:
    """One investigator."""
    return Lesson({}, (words("You"),), ())
