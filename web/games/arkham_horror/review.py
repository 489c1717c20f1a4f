"""Arkham Horror, looked at again: the map, who acted, the odds of what could be done, how everything stood.

Decisive is, by what the events tell: gates that open, are closed or sealed; who is knocked out or devoured;
the awakening. The curves are read off the Views at the beginning of each turn and round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import htpy as h
from htpy import Node

from engine.arkham_horror.odds import odds
from engine.bots.bot import Opinion
from engine.legal import size
from web.games.arkham_horror import ID, names
from web.games.arkham_horror.actions import named
from web.games.arkham_horror.game_over import how_it_ended
from web.games.arkham_horror.headline import log_lines
from web.games.arkham_horror.investigator import me
from web.games.arkham_horror.odds import shown
from web.games.arkham_horror.omens import drawer, omens
from web.games.arkham_horror.scene import Scene, Seen, View, acting
from web.games.arkham_horror.sentences import Teller
from web.games.arkham_horror.table import where
from web.games.arkham_horror.town import town
from web.games.teller import onlooker
from web.worker.review_model import Course, Moment
from web.worker.screens.hint import AdviceText
from web.worker.words import Words

DECISIVE = {
    "awakening": "doom",
    "devoured": "lost",
    "seal": "seal",
    "gate-closed": "explored",
    "knocked-out": "drop",
    "gate": "gate",
}
"""By event its picture; of several at one step the first here is shown."""
MOST_ODDS = 12
"""Actions whose odds are told of one decision."""
MARKED = 5
"""Every so many turns the axis has a number."""


class Reviewer:
    """How it is looked at again."""

    game = ID
    doubt = 0.5

    def where(self, scene: Scene) -> tuple[str, str]:
        """The phase and the turn."""
        return where(scene)

    def table(self, scene: Scene) -> Node:
        """Omens and map."""
        return [omens(scene), drawer(scene), town(scene, {}, ())]

    def hand(self, scene: Scene) -> Node:
        """Whoever acted."""
        return me(acting(scene.view), scene)

    def standing(self, scene: Scene) -> Node:
        return None

    def odds(self, scene: Scene) -> Node:
        """The chances of what could be done, as the buttons showed them, the best first."""
        view, words = scene.view, scene.words
        if size(view.legal) > 500:
            return None
        told = [
            (figure, action) for action, figures in odds(view).items() if (figure := shown(figures, words))
        ]
        if not told:
            return None
        told.sort(key=lambda one: -int("".join(filter(str.isdigit, one[0]))))
        return h.dl(".chances")[
            [h.div[h.dt[named(action, scene)], h.dd[figure]] for figure, action in told[:MOST_ODDS]]
        ]

    def round_end(self, scene: Scene) -> Node:
        return None

    def game_end(self, scene: Scene) -> Node:
        return how_it_ended(scene)

    def log(self, scene: Scene) -> list[tuple[str, str]]:
        return log_lines(scene)

    def named(self, action: str, scene: Scene) -> str:
        return named(action, scene)

    def advice(self, scene: Scene) -> AdviceText:
        """Its plain bots give no figures."""
        return AdviceText(lambda action: named(action, scene), _silent, _silent, lambda opinions: "")

    def moments(self, told: Sequence[Sequence[Seen]], scene: Scene) -> list[Moment]:
        """One of each step at which something decisive happened."""
        seats = list(scene.seats)
        teller = Teller(seats, onlooker(scene), scene.words)
        found = []
        for step, events in enumerate(told):
            kinds, sentences = set(), []
            for event in events:
                if event["e"] == "sits-down":
                    name = names.first_name(event["investigator"], scene.words)
                    seats[event["who"]] = seats[event["who"]]._replace(name=name)
                elif step and event["e"] in DECISIVE:
                    kinds.add(event["e"])
                    sentences.append(teller.tell(event))
            if kinds:
                picture = next(picture for kind, picture in DECISIVE.items() if kind in kinds)
                found.append(Moment(step - 1, picture, scene.words.run(sentences)))
        return found

    def course(self, told: Sequence[Sequence[Seen]], at: Callable[[int], View], words: Words) -> Course:
        """Doom, terror and gates; then everybody's Sanity; then everybody's Stamina."""
        columns = list(_columns(told, words))
        views = [at(step) for step, _, _ in columns]
        steps, heads, marks = (tuple(each) for each in zip(*columns, strict=True))
        people = tuple(_name(views, seat, words) for seat in range(len(views[0].seats)))

        def chart(title: str, lines: Sequence[Sequence[int]], names: tuple[str, ...]) -> Course:
            return Course(title, steps, heads, marks, (0,), tuple(map(tuple, lines)), names)

        town_lines = (
            [view.doom for view in views],
            [view.terror for view in views],
            [len(view.gates) for view in views],
        )
        seats = range(len(people))
        return chart(
            words("Doom, terror and open gates"), town_lines, (words("Doom"), words("Terror"), words("Gates"))
        )._replace(
            also=(
                chart(
                    names.term("sanity", words),
                    [[view.seats[seat].sanity for view in views] for seat in seats],
                    people,
                ),
                chart(
                    names.term("stamina", words),
                    [[view.seats[seat].stamina for view in views] for seat in seats],
                    people,
                ),
            )
        )


def _columns(told: Sequence[Sequence[Seen]], words: Words) -> Iterator[tuple[int, str, str]]:
    """The steps at which a turn or a round of the last battle begins, and the last; when that was, twice."""
    yield 0, words("Setting up"), ""
    last = len(told) - 1
    for step, events in enumerate(told):
        for event in events:
            if step == last:
                break
            if event["e"] == "turn":
                turn = event["turn"]
                yield step, words("Turn {n}", n=turn), str(turn) if turn % MARKED == 0 or turn == 1 else ""
            elif event["e"] == "round":
                yield step, words("Round {n} of the last battle", n=event["round"]), ""
    yield last, words("The end"), ""


def _name(views: Sequence[View], seat: int, words: Words) -> str:
    """Who sat there last; a seat may be empty in between."""
    known = [view.seats[seat].id for view in views if view.seats[seat].id]
    return names.first_name(known[-1], words) if known else str(seat + 1)


def _silent(opinion: Opinion) -> str:
    return ""


REVIEWER = Reviewer()
