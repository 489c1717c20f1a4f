"""Table talk (§11): the lines in words, and the buttons to say them. None names a card or a colour."""

from __future__ import annotations

from functools import cache

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from engine.arkham_ritual.talk import LINES
from web.games.arkham_ritual.people import called
from web.games.arkham_ritual.scene import Scene
from web.worker.scene import Leads, may_say
from web.worker.screens import parts
from web.worker.screens.parts import drawn
from web.worker.words import Words


@cache
def _texts(words: Words) -> dict[str, str]:
    return {
        "take-it": words("Take it."),
        "leave-it": words("Leave it."),
        "sit-tight": words("Keep what you have."),
        "poor-you": words("I would not keep that."),
        "trust-me": words("Trust me."),
        "hurry": words("The candles burn down …"),
        "not-yet": words("Not so fast."),
        "thanks": words("Thank you."),
        "well-played": words("Well played."),
        "alas": words("Alas."),
    }


def line_text(name: str, words: Words) -> str:
    """What is said; a line of another release as it is called."""
    return _texts(words).get(name) or name.replace("-", " ")


def say(scene: Scene) -> Node:
    """Every line as a button; of the card on offer one speaks to whoever decides, of a hand to its owner."""
    view = scene.view
    words = scene.words
    if not scene.settings.talk or view.to_act is None or not may_say(view.seat, scene.log):
        return None
    decides = view.to_act if view.on_offer and view.to_act != view.seat else None
    others = tuple(
        (seat, called(seat, scene.seats, words)) for seat in range(view.rules.players) if seat != view.seat
    )
    return _drawn_say(view.seat, decides, others, scene.only, words)


@drawn
def _drawn_say(
    seat: int, decides: int | None, others: tuple[tuple[int, str], ...], only: Leads | None, words: Words
) -> Element:
    names = dict(others)

    def lines(about: str | None, to: int | None = None) -> list[Markup]:
        said = [name for name, line in LINES.items() if line.about == about]
        end = "" if to is None else f" {to}"
        return [_button(f"say {seat} {name}{end}", line_text(name, words), only) for name in said]

    def row(about: str, to: int) -> Element:
        id = f"talk-{about}-{to}"
        return h.div(".talk__to", role="group", aria_labelledby=id)[
            h.span(".ref", id=id)[words("to {who}", who=names[to])], lines(about, to)
        ]

    return h.details("#talk.fold.talk")[
        h.summary[parts.icon("person"), words("Say something"), " ", parts.ref("§11")],
        h.p(".talk__to")[lines(None)],
        row("offer", decides) if decides in names else None,
        [row("hand", to) for to in names],
    ]


@drawn
def _button(action: str, text: str, only: Leads | None) -> Element:
    return parts.button(text, classes="btn--quiet", **parts.acts(action, only))
