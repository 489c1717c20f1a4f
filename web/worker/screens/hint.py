"""Advice, asked for: what a strong bot thinks of each thing the viewer could do."""

from __future__ import annotations

from collections.abc import Callable

import htpy as h
from htpy import Element, Node

from engine.bots.bot import Opinion, Opinions, best
from engine.game import Seen, View
from web.worker.scene import Scene
from web.worker.screens import parts
from web.worker.words import Words

MOST = 4
"""So many actions are told, the best first."""


def hint(scene: Scene[View, Seen], named: Callable[[str], str], told: Callable[[Opinion], str]) -> Node:
    """A button that asks; then a line an action, `named` and `told` by the game, the best one marked."""
    words = scene.words
    if scene.view.to_act != scene.view.seat or len(scene.view.legal) < 2 or scene.only is not None:
        return None
    if scene.thinks:
        return h.p("#advice.advice.dim", role="status")[words("The Occultist thinks …")]
    if not scene.hint:
        return _ask(words)
    return thoughts(scene.hint, named, told, words)


def aloud(scene: Scene[View, Seen], named: Callable[[str], str], told: Callable[[Opinion], str]) -> str:
    """The best line, for those who listen; "" until it is thought through."""
    words = scene.words
    if not scene.hint:
        return ""
    favoured = best(scene.hint)
    figures = next(told(opinion) for opinion in scene.hint if opinion.action == favoured)
    line = words("The Occultist thinks this best: {action}.", action=named(favoured))
    return f"{line} {figures}".strip()


def thoughts(
    opinions: Opinions,
    named: Callable[[str], str],
    told: Callable[[Opinion], str],
    words: Words,
    chosen: str | None = None,
) -> Element:
    """The best first, and in any case what was chosen."""
    favoured = best(opinions)
    ranked = sorted(opinions, key=lambda opinion: -opinion.value)
    shown = ranked[:MOST] + [opinion for opinion in ranked[MOST:] if opinion.action == chosen]
    return h.section("#advice.advice", aria_label=words("What the Occultist thinks"))[
        h.h2[words("What the Occultist thinks")],
        h.ul(role="list")[
            parts.row(
                _line(
                    named(opinion.action),
                    told(opinion),
                    opinion.action == favoured,
                    opinion.action == chosen,
                    words,
                )
                for opinion in shown
            )
        ],
    ]


@parts.drawn
def _ask(words: Words) -> Element:
    return h.p("#advice.advice")[
        parts.button(
            parts.icon("looked"), words("What would the Occultist do?"), classes="btn--quiet", data_do="hint"
        )
    ]


@parts.drawn
def _line(action: str, figures: str, favoured: bool, chosen: bool, words: Words) -> Element:
    mark = [parts.icon("check"), parts.hidden(words("best:"))] if favoured else None
    was = [" ", h.small(".chosen")[words("chosen")]] if chosen else None
    return h.li(class_="is-best" if favoured else None)[h.b[mark, action, was], " ", h.span(".ref")[figures]]
