"""The coach of a lesson: one thing said, perhaps a picture, and the ways on, back and out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h
from htpy import Element

from web.worker.screens import parts
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.lesson import Screen


def coach(screen: Screen, places: int, words: Words) -> Element:
    """What a screen of a lesson of so many places says, and where it leads."""
    step = screen.step
    return h.aside("#coach.coach", aria_label=words("Lesson"), data_points=step.part)[
        h.p(".coach__other")[words("The other choice")] if screen.is_other else None,
        h.p(".coach__say")[parts.icon("learn"), h.span[step.say]],
        step.picture,
        h.div(".coach__row")[
            parts.icon_button("gone", words("Quit lesson"), data_do="to-lobby"),
            _back(words) if screen.place > 1 else None,
            parts.ref(words("{n} of {all}", n=screen.place, all=places)),
            _onward(screen, words),
        ],
    ]


def _back(words: Words) -> Element:
    return parts.button(words("Back"), id="coach-back", data_do="lesson-back", data_key="ArrowLeft")


def _onward(screen: Screen, words: Words) -> Element | None:
    """None: the way on is marked on the table."""
    if screen.leads:
        return None
    if screen.onward is None:
        return parts.button(words("Play"), classes="btn--primary", id="coach-on", data_do="play")
    return parts.button(
        words("Next"),
        classes="btn--primary",
        id="coach-on",
        data_to=str(screen.onward),
        data_key="ArrowRight",
    )
