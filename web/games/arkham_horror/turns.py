"""Where a turn of its log begins."""

from __future__ import annotations

from engine.game import Seen
from web.games.turns import PlainTurns

BEGIN = ("sits-down", "turn", "phase", "mythos")


class _Turns(PlainTurns):
    def begins(self, event: Seen, before: Seen) -> bool:
        """When somebody else does something, a phase begins, or somebody comes: then names change."""
        return event["e"] in BEGIN or super().begins(event, before)


TURNS = _Turns()
