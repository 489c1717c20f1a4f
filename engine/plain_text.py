"""What the games' plain texts share."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import View


def spaced(values: Iterable[object]) -> str:
    """Values with a space between; `-` for none."""
    return " ".join(map(str, values)) or "-"


def to_do(view: View, phase: str) -> str:
    """What this seat may do, or who decides; the phase alone if nobody does."""
    if view.to_act == view.seat:
        return f"to do ({phase}): {', '.join(view.legal)}"
    return phase if view.to_act is None else f"{phase}: seat {view.to_act} decides"
