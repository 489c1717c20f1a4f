"""§2-2: which set to draft, by its backs."""

from __future__ import annotations

from random import Random

from engine.bots.bot import Opinion, Opinions
from engine.ritual.cards import BACKS, Back
from engine.ritual.rules import DRAFTS
from engine.ritual.view import View

SPARE = 0.3
"""What the lower end of a card adds to the higher one."""
WHIM = 1e-6


def worth(backs: tuple[Back, ...]) -> float:
    """The points that a set may bring."""
    return sum(max(BACKS[back]) + SPARE * min(BACKS[back]) for back in backs)


def opinions(view: View, rng: Random) -> Opinions:
    """More points are better."""
    return tuple(
        Opinion(action, worth(view.sets[DRAFTS.index(action)]) + WHIM * rng.random(), {})
        for action in view.legal
    )
