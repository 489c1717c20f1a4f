"""§2-2: which set to draft, by its backs."""

from __future__ import annotations

from random import Random

from engine.bots.bot import Opinion, Opinions
from engine.ritual.cards import BACKS, Back
from engine.ritual.rules import DRAFTS, ROUNDS
from engine.ritual.view import View

SPARE = 0.3
"""What the lower end of a card adds to the higher one."""
WHIM = 1e-6
"""Decides between equals."""


def worth(backs: tuple[Back, ...]) -> float:
    """High ends are good; two of them on one card are better."""
    return sum(max(BACKS[back]) + SPARE * min(BACKS[back]) for back in backs)


def reach(backs: tuple[Back, ...]) -> int:
    """The most that could be chanted in a ritual."""
    return sum(sorted([max(BACKS[back]) for back in backs])[-ROUNDS:])


def opinions(view: View, rng: Random) -> Opinions:
    """More points are better."""
    sets = [(action, view.sets[DRAFTS.index(action)]) for action in view.legal]
    return tuple(
        Opinion(action, worth(backs), {"reach": reach(backs)}, WHIM * rng.random()) for action, backs in sets
    )
