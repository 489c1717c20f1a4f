"""Ritual, looked at again: the table, the odds, the decisive moments, points by round.

Decisive is, by what the events tell:
- a lay by which a round came out in madness: who took minus points, and who was driven out;
- a lay by which a ritual ended: why, and the contribution that it brought.
"""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node

from engine.ritual import odds
from engine.ritual.scoring import VORTEX
from web.games.ritual import ID, cards, dock
from web.games.ritual.game_over import how_it_ended as game_end
from web.games.ritual.headline import log_lines, teller
from web.games.ritual.log_reader import last_ending
from web.games.ritual.round_end import how_it_ended as round_end
from web.games.ritual.rounds import delta, rounds
from web.games.ritual.scene import Scene, Seen, points_of
from web.games.ritual.sentences import Teller, result_name
from web.games.ritual.sheet import laid_odds, markers
from web.games.ritual.table import Score, felt, own_score, when
from web.worker.review_model import Course, Moment
from web.worker.screens.hint import AdviceText
from web.worker.words import Words


class RitualReviewer:
    """The game's Reviewer."""

    game = ID
    doubt = 0.5

    def where(self, scene: Scene) -> tuple[str, str]:
        """The ritual, and how far it is."""
        view = scene.view
        return scene.words("Ritual {n}", n=view.ritual), when(view, scene.words)

    def table(self, scene: Scene) -> Node:
        """What everybody else has laid and holds, and the altar."""
        return felt(scene)

    def hand(self, scene: Scene) -> Node:
        """What was chanted, and the cards left in hand; or the sets that are drafted."""
        view = scene.view
        words = scene.words
        if view.phase == "draft":
            return dock.sets(scene)
        own = view.laid[view.seat]
        laid = (
            h.figure(".slot.is-known")[
                cards.readable(own.chant.card, words, own.chant.colour), h.figcaption[words("chanted")]
            ]
            if own and own.chant
            else None
        )
        return h.div(".you__cards")[laid, dock.hand(scene)]

    def standing(self, scene: Scene) -> Node:
        """Points, madness, contribution."""
        view = scene.view
        seat = view.seat
        return own_score(Score(view.points[seat], view.madness[seat], view.contribution[seat]), scene.words)

    def odds(self, scene: Scene) -> Node:
        """The next marker, and what the others may have laid."""
        view = scene.view
        return [markers(view.left, True, scene.words), laid_odds(scene, odds.unseen(view)), rounds(scene)]

    def round_end(self, scene: Scene) -> Node:
        ending = last_ending(scene.log)
        return round_end(ending, scene) if ending else None

    def game_end(self, scene: Scene) -> Node:
        """At whose voice the old gods woke."""
        return game_end(scene)

    def log(self, scene: Scene) -> list[tuple[str, str]]:
        """Of this ritual; at the end of all."""
        return log_lines(scene)

    def named(self, action: str, scene: Scene) -> str:
        """As its button says it."""
        return dock.told_apart(action, scene.words)

    def advice(self, scene: Scene) -> AdviceText:
        """As the dock words it."""
        return dock.advised(scene)

    def moments(self, told: Sequence[Sequence[Seen]], scene: Scene) -> list[Moment]:
        """Madness, and ends of rituals."""
        told_by = teller(scene)
        return [
            moment
            for step, events in enumerate(told)
            if (moment := _moment(step - 1, events, told_by)) is not None
        ]

    def course(self, told: Sequence[Sequence[Seen]], words: Words) -> Course:
        """Points after each round, each ritual anew."""
        return _course(told, words)


def _moment(step: int, events: Sequence[Seen], told: Teller) -> Moment | None:
    """What an action brought, if it was madness or the end of a ritual."""
    by_kind, words = {event["e"]: event for event in events}, told.words
    mad = [told.name(event["who"]) for event in events if event["e"] == "mad"]
    text = [words("Mad: {names}.", names=words(", ").join(mad))] if mad else []
    if "ritual-end" in by_kind:
        number = by_kind["ritual-end"]["ritual"]
        gains = by_kind["contribution"]["gains"] if "contribution" in by_kind else ()
        brought = _changes(gains, told)
        end = words("Ritual {n} ends: {changes}.", n=number, changes=brought)
        text.append(end if brought else words("Ritual {n} is void.", n=number))
        return Moment(step, "seal", words.run(text))
    if "result" not in by_kind or by_kind["result"]["case"] not in VORTEX:
        return None
    result = by_kind["result"]
    lost = [change if change and change < 0 else 0 for change in result["change"]]
    name = result_name(result["case"], words)
    text.insert(0, words("{result}: {changes}.", result=name, changes=_changes(lost, told)))
    return Moment(step, "madness", words.run(text))


def _changes(changes: Sequence[int], told: Teller) -> str:
    """Ada −2, Bo +1."""
    return told.words(", ").join(
        f"{told.name(seat)} {delta(change)}" for seat, change in enumerate(changes) if change
    )


def _course(told: Sequence[Sequence[Seen]], words: Words) -> Course:
    steps: list[int] = []
    heads: list[str] = []
    marks: list[str] = []
    begins: list[int] = []
    columns: list[tuple[int, ...]] = []

    def add(step: int, head: str, mark: str, points: Sequence[int]) -> None:
        steps.append(step)
        heads.append(head)
        marks.append(mark)
        columns.append(tuple(points))

    ritual = number = 0
    for step, events in enumerate(told):
        for event in events:
            match event["e"]:
                case "ritual":
                    ritual, number = event["ritual"], 0
                    begins.append(len(steps))
                    add(
                        step,
                        words("Ritual {n}", n=ritual),
                        words("Ritual {n}", n=ritual),
                        [0] * len(event["sets"]),
                    )
                case "result":
                    number += 1
                    head = words("Ritual {n}, round {round}", n=ritual, round=number)
                    add(step, head, "", points_of(event))
    return Course(
        title=words("Points after each round"),
        steps=tuple(steps),
        heads=tuple(heads),
        marks=tuple(marks),
        begins=tuple(begins),
        values=tuple(zip(*columns, strict=True)),
    )


REVIEWER = RitualReviewer()
