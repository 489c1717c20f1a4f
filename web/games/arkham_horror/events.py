"""What its events and actions mean to the house: when all look, what is asked again, what is heard."""

from __future__ import annotations

from engine.game import Event
from web.games.arkham_horror.scene import Seen
from web.worker.scene import NOBODY

HAS_ROUNDS = False
SOUNDS = {
    "roll": "dice",
    "move": "lay",
    "card": "take",
    "gate": "gate",
    "surge": "gate",
    "gate-closed": "shut",
    "seal": "seal",
    "awakening": "wake",
    "devoured": "loss",
    "knocked-out": "loss",
}
KNOWN = frozenset(
    {
        "sliders", "move", "points", "trade", "use", "exhaust", "gain", "lose", "pay", "discard", "forced",
        "stand-up", "phase", "refresh", "weapons", "drop", "say",
    }
)  # fmt: skip
"""Events by which nobody learns anything: they follow from what was done."""


def ends_round(event: Seen) -> bool:
    """Nobody ever stops to look."""
    return False


def tells(event: Event) -> bool:
    """All but what follows from what was done: a die, a card or a token has been seen."""
    return event.kind not in KNOWN


def dangerous(action: str) -> bool:
    """What cannot be taken back and costs much."""
    return action in ("resign", "elder-sign")


def sound(event: Seen, viewer: int) -> str:
    """By what happened."""
    if event["e"] == "over":
        return "won" if event["winners"] or viewer == NOBODY else "lost"
    return SOUNDS.get(event["e"], "")
