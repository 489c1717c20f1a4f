"""What its events and actions mean to the house: when all look, what is asked again, what is heard."""

from __future__ import annotations

from engine.game import Event
from web.games.ritual.scene import Seen
from web.worker.scene import NOBODY

SOUNDS = {"draft": "take", "chant": "lay", "reveal": "round"}

HAS_ROUNDS = True


def ends_round(event: Seen) -> bool:
    """All cards have been turned up."""
    return bool(event["e"] == "reveal")


def tells(event: Event) -> bool:
    """All but the choice of a set or a card: who made it knew what it was, and backs are seen by all."""
    return event.kind not in ("draft", "chant")


def dangerous(action: str) -> bool:
    """Whatever is laid is seen."""
    return action.startswith("chant")


def sound(event: Seen, viewer: int) -> str:
    """By what happened and to whom, never by a card; where all look together, whoever it is."""
    kind = event["e"]
    if kind == "result":
        changes = event["change"] if viewer == NOBODY else [event["change"][viewer]]
        return "loss" if any(change and change < 0 for change in changes) else ""
    if kind == "over":
        return "won" if viewer in (*event["winners"], NOBODY) else "lost"
    return SOUNDS.get(kind, "")
