"""What its events and actions mean to the house: when all look, what is asked again, what is heard."""

from __future__ import annotations

from engine.game import Event
from web.games.arkham_ritual.scene import Seen
from web.worker.scene import NOBODY

SOUNDS = {
    "give": "lay", "pass": "lay", "let-go": "lay", "take": "take", "redraw": "take", "wake": "wake",
    "show": "round",
}  # fmt: skip

HAS_ROUNDS = True


def ends_round(event: Seen) -> bool:
    """All cards have been shown: however a round or the game ended."""
    return bool(event["e"] == "show")


def tells(event: Event) -> bool:
    """All but what names seats and no more: then nobody has learned of a card."""
    return bool(event.secret) or not event.public.keys() <= {"who", "to"}


def dangerous(action: str) -> bool:
    """To take a card, or to let it go. (Owning up is asked about in the menu.)"""
    return action in ("take", "pass")


def sound(event: Seen, viewer: int) -> str:
    """By what happened and to whom, never by a card; where all look together, whoever it is."""
    kind = event["e"]
    if kind == "sanity":
        return "loss" if viewer in (event["who"], NOBODY) and event["to"] < event["from"] else ""
    if kind == "over":
        won = event["winners"] if viewer == NOBODY else viewer in event["winners"]
        return "won" if won else "lost"
    return SOUNDS.get(kind, "")
