"""Novice: has heard of the dangers, forgets what is gone, and knows no odds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.arkham_ritual.actions import TARGET
from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual import blueprint, tongue
from engine.bots.arkham_ritual.worth import GATES, OLD_ONE, sanity, stakes, survives
from engine.bots.bot import Bot, Opinion, Opinions

MEMORY = 4
"""How many of the last discards it remembers."""
HOPE = 15
"""The card it likes to think it holds: a sane one that nobody can have twice, the Elder Sign."""
WHIM = 1e-3
"""Decides where it sees no difference."""


class Novice(Bot[View]):
    """Hopes that its own card is all right. Takes a card or not as it feels, but leaves it alone while
    somebody holds a Great Old One, unless it has just seen the Gates go; hands on what it knows so that its
    hope lives on."""

    level = "novice"

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """A glance at the table."""
        number = blueprint.numbers(view.rules)
        sight = blueprint.look(view)._replace(mine={HOPE: 1.0})
        remembered = [number[card] for card in view.discards[-MEMORY:]]
        afraid = OLD_ONE in sight.held and not all(gate in remembered for gate in GATES)
        kept, alive = (
            stakes(view.rules, view.sanity, view.doom, view.seat, judge) for judge in (sanity, survives)
        )
        now = {"survival": blueprint.end_now(alive, sight), "sanity": blueprint.end_now(kept, sight)}
        opinions = []
        for action in view.legal:
            value, facts = WHIM * rng.random(), now
            if view.phase == "give":
                seats, card = [TARGET[action]], number[view.offered]
                (survival,), (change,) = (
                    blueprint.hand_on(table, sight, card, seats) for table in (alive, kept)
                )
                value, facts = value + change, {"survival": survival, "sanity": change}
            elif action == "take":
                value += rng.random() - 0.5 - afraid
            opinions.append(Opinion(action, value, facts))
        yield tuple(opinions)

    def says(self, view: View, rng: Random) -> str | None:
        """Chats."""
        return tongue.manners(view, rng)
