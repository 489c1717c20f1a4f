"""The monster tokens (§2, §10): what is printed on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.data import read


class Kind(NamedTuple):
    """One kind of monster as it is now: printed, or changed by what is in play (statics.py)."""

    id: str
    movement: str
    dimension: str
    awareness: int
    horror: int | None
    horror_damage: int
    combat: int
    combat_damage: int
    toughness: int
    mask: bool
    abilities: frozenset[str]
    nightmarish: int
    overwhelming: int
    combat_skill: str

    @property
    def weaknesses(self) -> tuple[str, ...]:
        """What the Red Sign can name (R86)."""
        more = [name for name in ("nightmarish", "overwhelming") if getattr(self, name)]
        return (*sorted(self.abilities - {"magical-immunity"}), *more, "none")


_ROWS = read(__package__, "monsters")["monsters"]

KINDS: dict[str, Kind] = {
    row["id"]: Kind(
        row["id"],
        row["movement"],
        row["dimension"],
        row["awareness"],
        row["horror"],
        row["horror_damage"] or 0,
        row["combat"] or 0,
        row["combat_damage"] or 0,
        row["toughness"],
        row["mask"],
        frozenset(row["abilities"]),
        row.get("nightmarish", 0),
        row.get("overwhelming", 0),
        row.get("special", {}).get("combat_skill", "fight"),
    )
    for row in _ROWS
}
SPECIALS: dict[str, Mapping[str, Any]] = {row["id"]: row["special"] for row in _ROWS if "special" in row}
NO_TROPHY = frozenset(kind for kind, special in SPECIALS.items() if special.get("no_trophy"))

KIND_OF: dict[str, str] = {
    f"{row['id']}-{number}": row["id"] for row in _ROWS for number in range(1, row["count"] + 1)
}
"""The kind of every token, in drawing order: by kind, then number (R71)."""
TOKENS = tuple(KIND_OF)
MASKS = tuple(token for token, kind in KIND_OF.items() if KINDS[kind].mask)
PLACE = {token: number for number, token in enumerate(TOKENS)}
