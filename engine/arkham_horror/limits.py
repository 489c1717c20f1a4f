"""What depends on the number of investigators, and what is always so (§3, §13)."""

from __future__ import annotations

from typing import NamedTuple

from engine.data import read

_LIMITS = read(__package__, "limits")

SEATS = range(_LIMITS["players"][0], _LIMITS["players"][1] + 1)


class Limits(NamedTuple):
    """For one number of investigators."""

    monsters: int
    outskirts: int
    gates: int
    """So many open gates awaken."""
    per_gate: int
    """Monsters at a new gate."""


BY_PLAYERS: dict[int, Limits] = {
    row["n"]: Limits(row["monster_limit"], row["outskirts"], row["gates_awaken"], row["monsters_per_gate"])
    for row in _LIMITS["by_players"]
}
SEAL_CLUES: int = _LIMITS["seal_clues"]
SEALS_TO_WIN: int = _LIMITS["elder_signs_win"]
HANDS: int = _LIMITS["hands"]
TERROR_MAX: int = _LIMITS["terror_max"]
CLOSES_AT: dict[int, str] = {row["at"]: row["closes"] for row in _LIMITS["terror"] if "closes" in row}
DIMENSIONS = frozenset(_LIMITS["dimensions"])
SUCCESS: dict[str, int] = {state: min(faces) for state, faces in _LIMITS["success_faces"].items()}
"""The lowest face that succeeds: normal, blessed, cursed."""
