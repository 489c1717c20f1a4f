"""The Reporter plans on exact odds: what each place is worth, and what is met on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.arkham_horror.view import View
from engine.bots.arkham_horror.decisions import opinions, rule_of
from engine.bots.arkham_horror.known import open_state, without_trades
from engine.bots.arkham_horror.trying import tried
from engine.bots.bot import Bot, Opinion, Opinions


class Reporter(Bot[View]):
    """Counts everything in points (worth.py)."""

    level = "reporter"

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """By the rule of this decision; where there is none, by trying."""
        state = open_state(view)
        rule = rule_of(state)
        if rule is not None:
            values = opinions(state, rule, view.legal)
        else:
            values = tried(view, without_trades(view.legal), rng)
        order = [action for action in without_trades(view.legal) if action in values] or list(values)
        yield tuple([Opinion(action, values[action], {}) for action in order])
