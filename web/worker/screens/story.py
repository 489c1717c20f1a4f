"""The log, a row a turn; and the strip: what has happened since the viewer's last move, in pictures."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from engine.game import Seen, View
from web.worker.scene import Scene
from web.worker.screens import parts
from web.worker.story import Turn
from web.worker.words import Words


def strip(scene: Scene[View, Seen]) -> Node:
    """The turns since then, the newest in sight; it unfolds to their sentences."""
    if scene.only is not None or not scene.strip:
        return None
    words = scene.words
    return h.details("#strip.strip")[
        h.summary[
            parts.hidden(words("Since your last move")),
            h.span(".strip__turns", aria_hidden="true")[
                parts.row(_chip(turn, words) for turn in reversed(scene.strip))
            ],
        ],
        h.ol(aria_label=words("Since your last move"))[
            parts.row(_row(Markup(""), turn.told) for turn in scene.strip)
        ],
    ]


@parts.drawn
def _chip(turn: Turn, words: Words) -> Element:
    return h.span(".strip__turn")[turn.picture or words.run(text for text, _ in turn.told)]


def log(title: str, scene: Scene[View, Seen]) -> Element:
    """The newest turn first; rules and whole sentences stand there on demand."""
    words = scene.words
    return h.section("#log.log", aria_label=title, tabindex="0")[
        h.h2[title, _detail(words) if scene.turns else None],
        h.ol[parts.row(_row(turn.picture, turn.told) for turn in reversed(scene.turns))],
        parts.button(words("Earlier turns"), classes="btn--quiet", data_do="earlier")
        if scene.earlier
        else None,
    ]


@parts.drawn
def _detail(words: Words) -> Element:
    return h.label(".log__detail")[
        h.input("#log-detail", type="checkbox", aria_label=words("In sentences, with the rules")), "§"
    ]


@parts.drawn
def _row(picture: Markup, told: tuple[tuple[str, str], ...]) -> Element:
    """A turn: its picture, and its sentences, which those who listen always hear."""
    return h.li[
        h.span(".turn__picture", aria_hidden="true")[picture] if picture else None,
        h.span(class_="turn__told is-extra" if picture else "turn__told")[
            [[text, " ", parts.ref(rule), " "] for text, rule in told]
        ],
    ]
