"""What a finished game tells of one seat, for the statistics: all win or none."""

from __future__ import annotations

from collections.abc import Sequence

from web.games.arkham_horror.scene import Seen
from web.worker.scene import Tale
from web.worker.words import Words


def tale(log: Sequence[Seen], players: int, seat: int) -> Tale:
    """One row: won or lost; lost by what."""
    over = next(event for event in reversed(log) if event["e"] == "over")
    won = bool(over["winners"])
    cause = "resigned" if over.get("resigned") else "devoured"
    return Tale(((won,),), 1, {} if won else {cause: 1})


def losses(words: Words) -> tuple[str, dict[str, str]]:
    """How games were lost."""
    return words("Games lost, by cause"), {
        "devoured": words("The Ancient One woke"),
        "resigned": words("Given up"),
    }
