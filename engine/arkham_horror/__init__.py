"""Arkham Horror, 2nd edition: all investigators against an Ancient One."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.arkham_horror.actions import ADDRESSED, LINES
from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.limits import SEATS
from engine.arkham_horror.sample import sample
from engine.arkham_horror.setup import RANDOM, begin
from engine.arkham_horror.sheets import SHEETS
from engine.arkham_horror.state import State
from engine.arkham_horror.text import text
from engine.arkham_horror.view import View
from engine.game import Game, Log
from engine.options import OneOf, Option, PerSeat

__all__ = ["GAME", "ArkhamHorror", "State", "View"]


class ArkhamHorror(Game[View]):
    """The game's entry in the registry."""

    id = "arkham-horror"
    version = 1
    seats = SEATS
    open = True
    levels = ("novice", "reporter")
    options: Mapping[str, Option] = {
        "ancient_one": OneOf((RANDOM, *ANCIENT_ONES)),
        "investigators": PerSeat(OneOf((RANDOM, *SHEETS)), distinct=True),
    }
    lines = LINES
    addressed = ADDRESSED

    def begin(
        self, players: int, options: Mapping[str, Any], seed: int | None, setup: Any, log: Log = None
    ) -> State:
        """The table is set up as far as chance and choices allow."""
        return begin(players, options, seed, setup, log)

    def sample(self, view: View, rng: Random) -> State:
        """A whole state that nobody can tell from the real one."""
        return sample(view, rng)

    def text(self, view: View) -> str:
        """The view in plain text."""
        return text(view)


GAME = ArkhamHorror()
