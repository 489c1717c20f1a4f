"""A bot thinks, a slice at a time: between two slices the table hears whoever interrupts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice
from math import inf
from random import Random
from typing import Any

from engine.bots.bot import Bot, Opinions, best
from engine.game import Action

SLICE, BUDGET = 0.02, 0.28
"""Seconds: a message's worth of thinking, and a decision's."""


class Thought:
    """One decision in the making, by the clock; or by count, the same however fast the device is."""

    def __init__(
        self,
        bot: Bot[Any],
        view: Any,
        luck: Random,
        timer: Callable[[], float],
        slices: int | None = None,
        explains: bool = False,
    ) -> None:
        """`slices`: so many of them instead of the budget, so that every machine thinks the same; `explains`:
        in the end there is a reason for each opinion."""
        self._slices = islice(bot.think(view, luck), slices)
        self._budget = BUDGET if slices is None else inf
        self._timer = timer
        self._explained = partial(bot.explained, view) if explains else None
        self.spent = 0.0
        self.done = False
        self.opinions: Opinions = ()

    def go_on(self) -> None:
        """Think for a slice, or to the end."""
        began, spent = self._timer(), 0.0
        for opinions in self._slices:
            self.opinions = opinions
            spent = self._timer() - began
            if spent >= SLICE or self.spent + spent >= self._budget:
                break
        else:
            self.done = True
        self.spent += spent
        self.done |= self.spent >= self._budget
        if self.done and self._explained:
            self.opinions, self._explained = self._explained(self.opinions), None

    @property
    def action(self) -> Action:
        """What it has come to."""
        return best(self.opinions)
