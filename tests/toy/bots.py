"""A bot for Lanterns that has opinions of a few actions alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.bots.bot import Bot, Opinion, Opinions, Reason
from engine.bots.measure import Course, Measure
from tests.toy.view import View


class Steady(Bot[View]):
    """Keeps its lamp, and rolls for light."""

    level = "steady"

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """Of many discards, two; of the splits, the best one."""
        assert view.decision
        if view.decision.kind == "split":
            yield (Opinion("split 6 0 0", 6.0, {"dice": 6.0}),)
            return
        first, last = view.legal[0], view.legal[-1]
        yield tuple(Opinion(action, -float(action.count("lamp")), {}) for action in (first, last))

    def explained(self, view: View, opinions: Opinions) -> Opinions:
        """So many dice, if it rolls."""
        return tuple(
            opinion._replace(reason=Reason("dice", {"dice": round(opinion.facts["dice"])}))
            if "dice" in opinion.facts
            else opinion
            for opinion in opinions
        )


def light(course: Course, seat: int) -> tuple[float, float]:
    """Light a game."""
    return float(course.after["light"]), 1.0


BOTS = {bot.level: bot for bot in (Steady(),)}
MEASURES = (Measure("light", light),)
