"""What its screens are drawn from: its own View, and its events as the viewer saw them."""

from __future__ import annotations

from typing import TypedDict

from engine import game
from engine.arkham_ritual.view import View
from web.worker import scene

_Change = TypedDict("_Change", {"from": int, "to": int}, total=False)
"""Sanity before and after (§7-3); and `to` is the seat to which a card goes, or a line: None, if to all."""


class Seen(game.Seen, _Change, total=False):
    """An event as its viewer saw it: which kind has which of these, engine/arkham_ritual says."""

    active: int
    card: str
    cursed: bool
    doom: int
    dummy: int
    held: list[str]
    """§7: the cards that are shown, by seat, then those of dummies."""
    holder: int | None
    line: str
    old_one: str
    opens: bool
    round: int
    survives: bool
    way: int
    """§11: in which of its ways a line is said."""
    why: str
    """What decided: of a fate a Why, of a loss a Great Old One, an event card, or `round`."""
    winners: list[int]


Scene = scene.Scene[View, Seen]
