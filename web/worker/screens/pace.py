"""The bots' speed, always at hand; and the way on while they act, or back."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.game import Seen, View
from web.worker.scene import Scene
from web.worker.screens import parts
from web.worker.words import Words

PICTURES = {"step": "last", "slow": "play", "normal": "round_on", "instant": "rush"}


def names(words: Words) -> dict[str, str]:
    """The speeds, slowest first."""
    return {
        "step": words("Step by step"),
        "slow": words("Slow"),
        "normal": words("Normal"),
        "instant": words("Instant"),
    }


def speeds(chosen: str, words: Words, **attrs: str) -> Element:
    """One of them, in a list that the device unfolds."""
    return h.select(name="speed", data_do="speed", **attrs)[
        [h.option(value=speed, selected=speed == chosen)[name] for speed, name in names(words).items()]
    ]


@parts.drawn
def speed(chosen: str, words: Words) -> Element:
    """The same in the bar: a picture of how fast it goes, and its word where there is room."""
    return h.label(".btn.btn--icon.speed", data_speed=chosen)[
        parts.icon(PICTURES[chosen]),
        h.span(aria_hidden="true")[names(words)[chosen]],
        speeds(chosen, words, id="speed", aria_label=words("The bots’ speed")),
    ]


def onward(scene: Scene[View, Seen]) -> Node:
    """In the dock: the last action taken back, as long as that can be; the bots' next step at once."""
    if scene.asking is not None:
        return None
    return _row(scene.can_undo, scene.bots_turn, scene.settings.speed == "step", scene.words)


@parts.drawn
def _row(can_undo: bool, bots_turn: bool, asks: bool, words: Words) -> Element | h.Fragment:
    if not can_undo and not bots_turn:
        return h.fragment[""]
    undo = parts.button(
        parts.icon("undo"), words("Undo"), classes="btn--undo", data_do="undo", data_countdown=bots_turn
    )
    onward = parts.button(
        words("Next"),
        parts.icon("forward"),
        classes="btn--primary" if asks else "",
        id="next",
        data_do="next",
        data_key="n",
        aria_keyshortcuts="n",
    )
    return h.div(".row.onward")[undo if can_undo else None, onward if bots_turn else None]
