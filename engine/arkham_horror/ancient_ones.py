"""The eight Ancient Ones (§17), as their sheets say."""

from __future__ import annotations

from typing import NamedTuple

from engine.data import read

_ROWS = read(__package__, "ancient-ones")["ancient_ones"]


class AncientOne(NamedTuple):
    """One of them; powers are statics, awakening and attack are programs under its id."""

    id: str
    doom: int
    combat: int | None
    """None: minus the terror level (Hastur), or no battle at all (Azathoth)."""
    defenses: frozenset[str]
    battle: bool
    """Azathoth fights none: the game is lost."""


ANCIENT_ONES: dict[str, AncientOne] = {
    row["id"]: AncientOne(
        row["id"],
        row["doom"],
        row["combat"] if type(row["combat"]) is int else None,
        frozenset(row["defenses"]),
        row["combat"] is not None,
    )
    for row in _ROWS
}
MASKED = frozenset(
    row["id"] for row in _ROWS if any(effect.get("setup") == "masks-in-cup" for effect in row["power"])
)
"""Who puts the masks into the cup (§3-3)."""
