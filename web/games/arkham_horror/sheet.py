"""Nothing is crossed out with a pencil: all lies open."""

from __future__ import annotations

from web.games.arkham_horror.scene import View


def marks(view: View) -> tuple[str, ...]:
    """None."""
    return ()
