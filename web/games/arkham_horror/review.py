"""Arkham Horror, looked at again: the map, who acted, doom and terror as curves."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Node

from web.games.arkham_horror import ID
from web.games.arkham_horror.actions import named
from web.games.arkham_horror.advice import advice
from web.games.arkham_horror.game_over import how_it_ended
from web.games.arkham_horror.headline import log_lines
from web.games.arkham_horror.investigator import me
from web.games.arkham_horror.omens import omens
from web.games.arkham_horror.scene import Scene, Seen, acting
from web.games.arkham_horror.table import where
from web.games.arkham_horror.town import town
from web.worker.review_model import Course, Moment
from web.worker.screens.hint import AdviceText
from web.worker.words import Words

DECISIVE = {"gate": "gate", "devoured": "monster", "awakening": "doom", "seal": "seal", "gate-closed": "gate"}
"""By event its picture."""


class Reviewer:
    """How it is looked at again."""

    game = ID
    doubt = 0.5

    def where(self, scene: Scene) -> tuple[str, str]:
        """The phase and the turn."""
        return where(scene)

    def table(self, scene: Scene) -> Node:
        """Omens and map."""
        return [omens(scene), town(scene, {}, ())]

    def hand(self, scene: Scene) -> Node:
        """Whoever acted."""
        return me(acting(scene.view), scene)

    def standing(self, scene: Scene) -> Node:
        return None

    def odds(self, scene: Scene) -> Node:
        return None

    def round_end(self, scene: Scene) -> Node:
        return None

    def game_end(self, scene: Scene) -> Node:
        return how_it_ended(scene)

    def log(self, scene: Scene) -> list[tuple[str, str]]:
        return log_lines(scene)

    def named(self, action: str, scene: Scene) -> str:
        return named(action, scene)

    def advice(self, scene: Scene) -> AdviceText:
        return advice(scene)

    def moments(self, told: Sequence[Sequence[Seen]], scene: Scene) -> list[Moment]:
        """Gates, seals, the devoured, the awakening."""
        from web.games.arkham_horror.headline import teller

        by = teller(scene)
        return [
            Moment(step - 1, DECISIVE[event["e"]], by.tell(event))
            for step, events in enumerate(told)
            if step
            for event in events
            if event["e"] in DECISIVE
        ]

    def course(self, told: Sequence[Sequence[Seen]], words: Words) -> Course:
        """Doom and terror, turn by turn."""
        steps, doom, terror, turns = [0], [0], [0], [0]
        for step, events in enumerate(told):
            for event in events:
                if event["e"] == "turn":
                    steps.append(step)
                    turns.append(event["turn"])
                    doom.append(doom[-1])
                    terror.append(terror[-1])
                elif event["e"] == "doom":
                    doom[-1] = event["doom"]
                elif event["e"] == "terror":
                    terror[-1] = event["terror"]
        heads = tuple(words("Turn {n}", n=turn) for turn in turns)
        marks = tuple(map(str, turns))
        return Course(
            words("Doom and terror"), tuple(steps), heads, marks, (0,), (tuple(doom), tuple(terror)),
            names=(words("Doom"), words("Terror")),
        )  # fmt: skip


REVIEWER = Reviewer()
