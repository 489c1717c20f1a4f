"""Ritual: chant what the altar asks, or something else. The rules are in docs/ritual.md."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.game import Evening, Game, Log
from engine.options import Option
from engine.ritual import odds
from engine.ritual.cards import Card
from engine.ritual.rules import SEATS
from engine.ritual.sample import sample
from engine.ritual.setup import read_setup
from engine.ritual.state import State
from engine.ritual.text import text
from engine.ritual.view import View

__all__ = ["GAME", "Card", "Ritual", "State", "View", "odds", "sample"]


class Ritual(Game[View]):
    """The game's entry in the registry."""

    id = "ritual"
    version = 1
    seats = SEATS
    levels = ("novice", "reporter", "occultist")
    options: Mapping[str, Option] = {}
    evening = Evening(bots=("reporter", "occultist", "reporter", "reporter"))

    def begin(
        self, players: int, options: Mapping[str, Any], seed: int | None, setup: Any, log: Log = None
    ) -> State:
        """The first ritual is dealt, or the game waits for it."""
        return State(players, read_setup(setup, players, seed), log)

    def sample(self, view: View, rng: Random) -> State:
        """A whole state that this view's seat cannot tell from the real one."""
        return sample(view, rng)

    def text(self, view: View) -> str:
        """The view in plain text."""
        return text(view)


GAME = Ritual()
