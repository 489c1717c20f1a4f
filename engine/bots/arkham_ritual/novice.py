"""Novice: has heard of the dangers, forgets what is gone, and knows no odds, only hunches."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.arkham_ritual.actions import TARGET
from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual import blueprint, talk
from engine.bots.arkham_ritual.round_value import GATES, OLD_ONE, sanity, stakes, survives
from engine.bots.bot import Bot, Opinion, Opinions

MEMORY = 4
"""How many of the last discards it remembers."""
WHIM = 1e-6
"""Decides where it sees no difference."""


class Novice(Bot[View]):
    """Has a hunch what its own card is: any it neither sees nor remembers. Takes a card or not as
    it feels, but leaves it alone while somebody holds a Great Old One, unless it has just seen the Gates go;
    hands cards on where they would not hurt, if the hunch were right."""

    level = "novice"

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """A glance at the table."""
        number = blueprint.numbers(view.rules)
        sight = blueprint.look(view)
        card = number[view.offered]
        remembered = {number[card] for card in view.discards[-MEMORY:]}
        seen = {*sight.held, *remembered, card}
        hunch = rng.choice([card for card in range(len(view.rules.cards)) if card not in seen])
        sight = sight._replace(mine={hunch: 1.0})
        afraid = OLD_ONE in sight.held and not remembered.issuperset(GATES)
        tables = [
            stakes(view.rules, view.sanity, view.doom, view.seat, judge) for judge in (sanity, survives)
        ]
        opinions = []
        for action in view.legal:
            if action in TARGET:
                change, alive = (
                    blueprint.hand_on(table, sight, card, [TARGET[action]])[0] for table in tables
                )
            else:
                change, alive = (blueprint.end_now(table, sight) for table in tables)
            facts, value = {"survival": alive, "sanity": change}, change + WHIM * rng.random()
            opinions.append(Opinion(action, value, facts))
        if view.phase == "receive":
            passes = max(opinion.value for opinion in opinions[1:])
            opinions[0] = opinions[0]._replace(value=passes + rng.random() - 0.5 - afraid)
        elif view.phase == "orb":
            opinions = [opinion._replace(value=rng.random()) for opinion in opinions]
        yield tuple(opinions)

    def says(self, view: View, rng: Random) -> str | None:
        """Chats."""
        return talk.manners(view, rng)
