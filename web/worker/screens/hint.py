"""Advice, asked for: what a strong bot thinks of each thing the viewer could do, by which figure, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from engine.bots.bot import Opinion, Opinions, advised
from engine.game import Action, Seen, View
from web.worker.scene import Scene
from web.worker.screens import parts
from web.worker.words import Words

MOST = 4
"""So many actions are told, the best first."""
NOTABLE = 0.1
"""By so much counting and reading people must differ that both are named."""


class AdviceText(NamedTuple):
    """How a game words what a bot thinks."""

    named: Callable[[Action], str]
    """An action in a few words."""
    figure: Callable[[Opinion], str]
    """Its value, which the bot maximises, as a figure that people know."""
    reason: Callable[[Opinion], str]
    """Its reason in a sentence or two; "" if it has none."""
    scale: Callable[[Opinions], str]
    """What the figures are, in a sentence."""


def odds(shares: tuple[float, float], words: Words) -> str:
    """A share by counting alone, and by what people did as well: both, where they differ notably."""
    counted, read = shares
    if abs(counted - read) < NOTABLE:
        return words.share(read)
    return words(
        "{counted} by counting, {read} from how they played",
        counted=words.share(counted),
        read=words.share(read),
    )


def hint(scene: Scene[View, Seen], text: Callable[[], AdviceText]) -> Node:
    """A button that asks; then a line an action, the best first and with its reason."""
    words = scene.words
    if (
        scene.view.to_act != scene.view.seat
        or len(scene.view.legal) < 2
        or scene.only is not None
        or not scene.advice
    ):
        return None
    if scene.thinks:
        return h.p("#advice.advice.dim", role="status")[words("The Occultist thinks …")]
    if not scene.hint:
        return _ask(words)
    return thoughts(scene.hint, text(), words)


def aloud(scene: Scene[View, Seen], text: Callable[[], AdviceText]) -> str:
    """The best line, for those who listen; "" until it is thought through."""
    words = scene.words
    if not scene.hint:
        return ""
    favoured, told = advised(scene.hint), text()
    line = words("The Occultist thinks this best: {action}.", action=told.named(favoured))
    opinion = next(opinion for opinion in scene.hint if opinion.action == favoured)
    return words.run((line, words("{figure}.", figure=told.figure(opinion)), told.reason(opinion)))


def thoughts(
    opinions: Opinions, text: AdviceText, words: Words, chosen: str | None = None, all_reasons: bool = False
) -> Element:
    """The best first, and in any case what was chosen; reasons of these, or of all that are told."""
    ranked = sorted(opinions, key=lambda opinion: -opinion.value)
    shown = ranked[:MOST] + [opinion for opinion in ranked[MOST:] if opinion.action == chosen]
    favoured = ranked[0].action
    return h.section("#advice.advice", aria_label=words("What the Occultist thinks"))[
        h.h2[words("What the Occultist thinks")],
        h.ol(role="list")[
            parts.row(
                _line(
                    text.named(opinion.action),
                    text.figure(opinion),
                    text.reason(opinion) if all_reasons or opinion.action in (favoured, chosen) else "",
                    opinion.action == favoured,
                    opinion.action == chosen,
                    words,
                )
                for opinion in shown
            )
        ],
        h.p(".advice__scale")[text.scale(opinions)],
    ]


@parts.drawn
def _ask(words: Words) -> Element:
    return h.p("#advice.advice")[
        parts.button(
            parts.icon("looked"), words("What would the Occultist do?"), classes="btn--quiet", data_do="hint"
        )
    ]


@parts.drawn
def _line(action: str, figure: str, reason: str, favoured: bool, chosen: bool, words: Words) -> Element:
    mark = [parts.icon("check"), parts.hidden(words("best:"))] if favoured else None
    was = [" ", h.small(".chosen")[words("chosen")]] if chosen else None
    return h.li(class_="is-best" if favoured else None)[
        h.b[mark, action, was],
        " ",
        h.span(".ref.advice__figure")[figure],
        [" ", h.span(".advice__why")[reason]] if reason else None,
    ]
