"""Records to test with: Joe Diamond alone, everything fixed, no seed."""

from __future__ import annotations

import json
from typing import Any

from engine.game import Event
from engine.record import read, replay

DECKS = {
    "common": ["knife", "food"],
    "skill": ["stealth"],
    "mythos": ["big-storm-sweeps-arkham", "campus-security-increased", "strange-tremors-cease"],
    "easttown": ["easttown-3"],
}
SETUP: dict[str, Any] = {
    "decks": DECKS,
    "gates": ["gate-rlyeh-1"],
    "cup": ["cultist", "ghoul", "zombie"],
    "dice": [],
}
BASE: dict[str, Any] = {
    "game": "arkham-horror",
    "version": 1,
    "players": ["Ada"],
    "options": {"ancient_one": "azathoth", "investigators": ["joe-diamond"]},
}


def record(*actions: str, seed: int | None = None, **changes: Any) -> dict[str, Any]:
    """The record with these actions; `decks`, `gates`, `cup`, `dice` change its setup, other names itself.

    With a seed nothing is fixed but what `changes` names.
    """
    setup: dict[str, Any] = {} if seed is not None else {**SETUP}
    for name in ("decks", "gates", "cup", "dice", "investigators"):
        if name in changes:
            given = changes.pop(name)
            setup[name] = {**setup.get("decks", {}), **given} if name == "decks" else given
    told = {**BASE, "actions": list(actions), **({"setup": setup} if setup else {})}
    if seed is not None:
        told["seed"] = seed
    return {**told, **changes}


def played(*actions: str, log: list[Event] | None = None, **changes: Any) -> dict[str, Any]:
    """How that game stands."""
    summary: dict[str, Any] = replay(read(json.dumps(record(*actions, **changes))), log).summary()
    return summary
