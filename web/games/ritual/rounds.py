"""The rounds' row of each player: what was chanted in each round of this ritual, and what it brought."""

from __future__ import annotations

import htpy as h
from htpy import Element
from markupsafe import Markup

from engine.ritual.cards import Chant, Colour
from engine.ritual.rules import ROUNDS
from engine.ritual.view import Round
from web.games.ritual import cards
from web.games.ritual.scene import Scene
from web.worker.screens import parts
from web.worker.screens.parts import drawn, hidden
from web.worker.words import Words


def rounds(scene: Scene) -> Markup | None:
    """A table: a column each round, under the altar's colour; a row each player."""
    view = scene.view
    if not view.rounds:
        return None
    order = [(view.seat + step) % view.players for step in range(view.players)]
    names = tuple(
        scene.words("You") if scene.alone and seat == view.seat else scene.seats[seat].name for seat in order
    )
    return _table(tuple(order), names, view.rounds, scene.words)


@drawn
def _table(
    order: tuple[int, ...], names: tuple[str, ...], played: tuple[Round, ...], words: Words
) -> Element:
    title = words("This ritual, round by round")
    return h.table("#rounds.rounds")[
        h.caption[parts.reads("turned", title, classes="rounds__title")],
        h.thead[
            h.tr[
                h.th(scope="col")[words("altar")],
                [
                    h.th(scope="col")[_altar(number, each.altar, words)]
                    for number, each in enumerate(played, 1)
                ],
                [h.td(".is-empty")] * (ROUNDS - len(played)),
            ]
        ],
        h.tbody[
            [
                h.tr[
                    h.th(scope="row")[name],
                    parts.row(_cell(each.chants[seat], each.result.change[seat], words) for each in played),
                    [h.td(".is-empty")] * (ROUNDS - len(played)),
                ]
                for seat, name in zip(order, names, strict=True)
            ]
        ],
    ]


@drawn
def _altar(number: int, colour: Colour, words: Words) -> Element:
    return h.span[hidden(words("Round {n}", n=number)), " ", cards.mark(colour, words)]


@drawn
def _cell(chant: Chant | None, change: int | None, words: Words) -> Element:
    if chant is None or change is None:
        return h.td[h.span(aria_hidden="true")["–"], hidden(words("out"))]
    state = "is-plus" if change > 0 else "is-minus" if change < 0 else "is-nil"
    return h.td(class_=state)[
        cards.mark(chant.colour, words), h.span(".rounds__n")[str(chant.points)], h.small[delta(change)]
    ]


def delta(change: int) -> str:
    """What a round brought."""
    return f"+{change}" if change > 0 else f"−{-change}" if change else "±0"
