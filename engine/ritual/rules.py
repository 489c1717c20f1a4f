"""What is the same in every game: how many play, how long, and the limits."""

from __future__ import annotations

from engine.game import Action

SEATS = range(2, 6)
SET = 6
"""§2-1: cards in a set."""
RITUALS = 3
ROUNDS = 5
MASTERLY = 10
"""§3-5: who stands here exactly ends the ritual."""
MADNESS = 5
"""§3-4: with so many minus points a player is out."""

DRAFTS: tuple[Action, ...] = tuple(f"draft {number}" for number in range(SEATS[-1]))
