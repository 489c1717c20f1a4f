"""The frame of `round-end` and `game-over`, whatever the game: what is told, the log, the way on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import htpy as h
from htpy import Element, Node

from engine.game import Seen, View
from web.worker.scene import Scene
from web.worker.screens import parts
from web.worker.screens.menu import menu
from web.worker.screens.parts import button, icon
from web.worker.screens.rules import rules_drawer

Lines = Iterable[tuple[str, str]]
"""Of the log: sentences with their rules."""


def round_ended(
    scene: Scene[View, Seen],
    which: str,
    over: str,
    told: Sequence[Node],
    log: Lines,
    onward: Node,
    rules: Node,
    game: str,
) -> Element:
    """`which` is `over`, and `told` says how; `onward` leads to the next."""
    words = scene.words
    return parts.root(
        "round-end",
        "page",
        parts.bar(which, over, words, parts.log_link(words)),
        scene.coach,
        h.main(".main")[told, parts.log(words("The round"), log, "")],
        h.footer("#dock.dock")[onward],
        menu(scene.settings, words),
        rules_drawer(rules, words) if scene.rules_open else None,
        scene.over,
        game=game,
    )


def ended(
    scene: Scene[View, Seen], after: str, told: Sequence[Node], log: Lines, rules: Node, game: str
) -> Element:
    """After so much was played: `told` says how it ended."""
    words = scene.words
    return parts.root(
        "game-over",
        "page",
        parts.bar(words("Game over"), after, words, parts.log_link(words)),
        scene.coach,
        h.main(".main")[told, parts.log(words("Log"), log, "")],
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


def verdict(lit: bool, headline: str, why: str, rule: str) -> Element:
    """Who won, and by which rule; the candle burns for the viewer, or for whoever won."""
    return h.section(".result.result--over")[
        parts.candle(small=True, lit=lit),
        h.div[h.h2[headline], h.p(".dim")[why, " ", parts.ref(rule)]],
    ]
