"""Which sounds go with what the viewer saw happen; web/page/sound.js knows how they are made.

They are named by events as the viewer saw them and by whose turn it is, which all may know: a sound tells
nothing that the screen does not.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seen
from web.worker.match import Match

NAMES = ("lay", "take", "turn", "wake", "round", "loss", "won", "lost", "bell")
"""A card is laid, or taken; your turn; something wakes; a round ends, once its cards have turned; something
is lost; a game is won, or lost; a daily ritual."""
MOST = 4
"""At once: of a long absence the last are heard."""


def heard(match: Match, news: Sequence[Seen]) -> tuple[str, ...]:
    """What goes with the news; none on the hand-over screen, which has no news."""
    if not news:
        return ()
    if match.daily and not match.actions:
        return ("bell",)
    found = [match.room.sound(event, match.viewer) for event in news]
    if match.your_turn:
        found.append("turn")
    names = list(dict.fromkeys(name for name in reversed(found) if name))
    return tuple(reversed(names[:MOST]))
