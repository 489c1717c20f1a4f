"""Screen `puzzle`: the table as one seat saw it, what can be done, and once that is chosen what is best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h
from htpy import Element, Node

from engine.bots.bot import Opinions, best
from web.worker.review_model import Reviewer
from web.worker.scene import AnyScene
from web.worker.screens import parts
from web.worker.screens.hint import thoughts
from web.worker.screens.menu import menu
from web.worker.words import Words


def puzzle(
    reviewer: Reviewer[Any, Any],
    scene: AnyScene,
    day: str,
    legal: Sequence[str],
    chosen: str,
    opinions: Opinions,
) -> Element:
    """`day`: "" for practice. `chosen`: "" until it is. `opinions` come once both are there."""
    words = scene.words
    where, small = reviewer.where(scene)
    return parts.root(
        "puzzle",
        "table screen--review",
        parts.bar(where, small, words, parts.log_link(words)),
        h.main(".main")[
            reviewer.table(scene),
            h.section("#you.you.you--review", aria_label=words("You"), data_seat=str(scene.view.seat))[
                reviewer.hand(scene),
                h.div(".you__say")[
                    h.p(".ref")[words("Puzzle of the day"), " ", day]
                    if day
                    else h.p(".ref")[words("For practice")],
                    h.h2[words("What do you do here?")],
                    reviewer.standing(scene),
                ],
            ],
            h.div(".rail")[
                _answer(reviewer, scene, chosen, opinions) if opinions else None,
                h.section("#thoughts.thoughts")[h.h2[words("What you know")], reviewer.odds(scene)],
                parts.log(words("Log"), reviewer.log(scene), ""),
            ],
        ],
        _dock(reviewer, scene, legal, chosen, bool(opinions), words),
        menu(scene.settings, words, in_game=False),
        game=reviewer.game,
    )


def verdict(right: bool, words: Words) -> str:
    """Whether the Occultist would have done the same."""
    return words("That’s it: the Occultist would do the same.") if right else words("The Occultist wouldn’t.")


def _answer(reviewer: Reviewer[Any, Any], scene: AnyScene, chosen: str, opinions: Opinions) -> Element:
    """The verdict, then the figures that it rests on."""
    words, right = scene.words, chosen == best(opinions)
    return h.section("#answer.answer")[
        h.h2(class_="is-right" if right else "is-wrong")[
            parts.icon("check" if right else "gone"), verdict(right, words)
        ],
        thoughts(opinions, reviewer.advice(scene), words, chosen, all_reasons=True),
    ]


def _dock(
    reviewer: Reviewer[Any, Any],
    scene: AnyScene,
    legal: Sequence[str],
    chosen: str,
    answered: bool,
    words: Words,
) -> Element:
    back = parts.button(words("To the lobby"), classes="btn--quiet", data_do="to-lobby")
    content: Node
    if answered:
        content = h.div(".row")[
            parts.button(words("Another one"), classes="btn--primary", data_do="puzzle-next"), back
        ]
    elif chosen:
        content = h.p(".dim", role="status")[words("The Occultist thinks …")]
    else:
        content = [
            h.div(".row.answers")[
                [
                    parts.button(reviewer.named(action, scene), data_do="answer", data_value=action)
                    for action in legal
                ]
            ],
            back,
        ]
    return h.footer("#dock.dock", aria_label=words("Your move"))[content]
