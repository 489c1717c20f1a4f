"""Lanterns: a toy game that has whatever the contract can carry and the real games do not.

It is open and co-operative: one to three lamplighters carry fourteen things each through some nights. Every
night each of them in turn leaves seven things behind (§1) and splits six dice between light, path and rest
(§2), which are rolled. If enough fives and sixes were rolled by the last morning all have won, else all have
lost (§3). At any time they may resign together (§4).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.game import Game, Log, RecordError, shown
from engine.options import OneOf, Option, PerSeat, SomeOf
from tests.toy.state import State
from tests.toy.view import View, text

__all__ = ["GAME", "Lanterns", "State", "View"]


class Lanterns(Game[View]):
    """The game's entry in the registry."""

    id = "lanterns"
    version = 2
    seats = range(1, 4)
    open = True
    levels = ("steady",)
    options: Mapping[str, Option] = {
        "nights": OneOf((2, 1, 3)),
        "perils": SomeOf(("fog", "frost", "wind"), most=2),
        "tools": PerSeat(OneOf(("none", "map", "rope", "oil")), distinct=True),
    }

    def begin(
        self, players: int, options: Mapping[str, Any], seed: int | None, setup: Any, log: Log = None
    ) -> State:
        """The first night falls."""
        if seed is None or setup is not None:
            raise RecordError(f"lanterns begins with a seed, not with {shown(setup)}")
        return State(players, options, seed, log)

    def sample(self, view: View, rng: Random) -> State:
        """All is open; only what has not been rolled may come otherwise."""
        return view.state(rng.getrandbits(63))

    def text(self, view: View) -> str:
        """The view in plain text."""
        return text(view)

    def upgrade(self, raw: dict[str, Any]) -> dict[str, Any]:
        """Version 1 had one peril, in `peril`, and said `leave` for `discard`."""
        if raw["version"] != 1:
            return super().upgrade(raw)
        options = dict(raw.get("options", {}))
        peril = options.pop("peril", "none")
        actions = [action.replace("leave ", "discard ", 1) for action in raw.get("actions", [])]
        perils = {} if peril == "none" else {"perils": [peril]}
        return raw | {"version": 2, "options": options | perils, "actions": actions}


GAME = Lanterns()
