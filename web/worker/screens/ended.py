"""The frame of `round-end` and `game-over`, whatever the game: what is told, the log, the way on."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from engine.game import Seen, View
from web.worker.scene import Scene
from web.worker.screens import parts
from web.worker.screens.menu import menu
from web.worker.screens.parts import button, hidden, icon
from web.worker.screens.rules import rules_drawer
from web.worker.screens.story import log


class Hindsight(NamedTuple):
    """What one's own choices did in a round: a sentence, and where it was decided."""

    when: str
    """Which round it was."""
    text: str
    at: int | None = None
    """The number in the log of the event by which it was decided; None: none in particular."""


def round_ended(
    scene: Scene[View, Seen],
    which: str,
    over: str,
    told: Sequence[Node],
    onward: Node,
    rules: Node,
    game: str,
    reveal: Node = None,
) -> Element:
    """`which` is `over`, and `told` says how; `onward` leads to the next; `reveal` comes before all that."""
    words = scene.words
    return parts.root(
        "round-end",
        "page",
        parts.bar(which, over, words, parts.log_link(words)),
        scene.coach,
        h.main(".main")[told, log(words("Log"), scene)],
        h.footer("#dock.dock")[onward] if scene.only is None else None,
        menu(scene.settings, words, taught=scene.only is not None),
        rules_drawer(rules, words) if scene.rules_open else None,
        scene.over,
        reveal,
        game=game,
    )


def ended(scene: Scene[View, Seen], after: str, told: Sequence[Node], rules: Node, game: str) -> Element:
    """After so much was played: `told` says how it ended."""
    words = scene.words
    return parts.root(
        "game-over",
        "page",
        parts.bar(words("Game over"), after, words, parts.log_link(words)),
        scene.coach,
        h.main(".main")[told, log(words("Log"), scene)],
        h.footer("#dock.dock")[
            button(
                words("Rematch"), h.small[words("the same table")], classes="btn--primary", data_do="rematch"
            ),
            h.div(".row")[
                button(icon("looked"), words("Review"), data_do="review"),
                button(icon("share"), words("Share"), data_do="share"),
                button(icon("stats"), words("Statistics"), data_do="stats"),
                button(icon("person"), words("To the lobby"), data_do="to-lobby"),
            ],
        ],
        menu(scene.settings, words, over=True),
        rules_drawer(rules, words) if scene.rules_open else None,
        scene.over,
        game=game,
    )


def hindsight(told: Hindsight | None, scene: Scene[View, Seen]) -> Element | None:
    """Of the round that has just ended; once the game is over it leads to that step of the review."""
    if told is None:
        return None
    return h.div("#hindsight.hindsight")[icon("looked"), h.p[told.text], _leads(told, scene)]


def all_hindsight(told: Sequence[Hindsight], scene: Scene[View, Seen]) -> Element | None:
    """Of every round, under the end of the game."""
    if not told:
        return None
    return h.details("#hindsights.fold")[
        h.summary[icon("looked"), scene.words("What your choices did")],
        h.ol(role="list")[
            [h.li(".hindsight")[h.p[h.b[each.when], " ", each.text], _leads(each, scene)] for each in told]
        ],
    ]


def _leads(told: Hindsight, scene: Scene[View, Seen]) -> Element | None:
    if told.at is None or not scene.before_actions:
        return None
    step = bisect_right(scene.before_actions, told.at) - 1
    label = hidden(scene.words(": {what}", what=told.text))
    return button(scene.words("See it"), label, classes="btn--quiet", data_do="go", data_value=str(step))


def verdict(lit: bool, headline: str, why: str, rule: str) -> Element:
    """Who won, and by which rule; the candle burns for the viewer, or for whoever won."""
    return h.section(".result.result--over")[
        parts.candle(small=True, lit=lit),
        h.div[h.h2[headline], h.p(".dim")[why, " ", parts.ref(rule)]],
    ]
