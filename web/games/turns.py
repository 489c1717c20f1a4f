"""Turns of a game that draws no pictures of them: its sentences tell."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Node

from engine.game import Seen
from web.worker.scene import Seat
from web.worker.words import Words


class PlainTurns:
    """A turn begins when somebody else does something, or a round begins; nothing is filled in."""

    def begins(self, event: Seen, before: Seen) -> bool:
        """Whether another seat has done this than what was before it."""
        return event["e"] == "round" or event.get("who", before.get("who")) != before.get("who")

    def filled(self, events: Sequence[Seen]) -> Sequence[Seen]:
        """As they are."""
        return events

    def pictured(self, events: Sequence[Seen], seats: tuple[Seat, ...], viewer: int, words: Words) -> Node:
        """None."""
        return None


TURNS = PlainTurns()
