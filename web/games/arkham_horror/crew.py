"""All investigators in a row, from the first player on."""

from __future__ import annotations

import htpy as h
from htpy import Element

from engine.arkham_horror.board import WORLD_AT
from web.games.arkham_horror import names
from web.games.arkham_horror.investigator import frame, owner, vitals
from web.games.arkham_horror.picks import LOOK, picked
from web.games.arkham_horror.scene import Scene
from web.worker.screens.parts import hidden, icon


def crew(scene: Scene) -> Element:
    """A portrait each; pressing one looks at it and changes nothing."""
    view = scene.view
    order = [(view.first + step) % view.players for step in range(view.players)]
    return h.ol(
        class_=f"crew crew--{view.players}", aria_label=scene.words("Investigators, from the first player")
    )[[_mate(seat, scene) for seat in order]]


def _mate(seat: int, scene: Scene) -> Element:
    view, words = scene.view, scene.words
    inv, acts, looked = view.seats[seat], seat == view.to_act, picked(scene, LOOK) == str(seat)
    if inv.id is None:
        return h.li(".mate.is-gone")[h.span(".mate__name")[scene.seats[seat].name]]
    return h.li(class_="mate is-acting" if acts else "mate", data_seat=str(seat))[
        h.button(
            ".mate__look",
            type="button",
            data_do="pick",
            data_value=f"{LOOK}={'' if looked else seat}",
            aria_pressed=str(looked).lower(),
            aria_label=words("Look at {who}", who=names.investigator(inv.id, words)),
        ),
        frame(inv.id, acts, "frame--s"),
        h.span(".mate__name")[
            icon(owner(seat, scene), ""),
            names.first_name(inv.id, words),
            h.span(".first")[icon("hand", ""), hidden(words("first player"))] if seat == view.first else None,
            " ",
            h.span(".mate__where")[_where(inv.at, scene)],
        ],
        h.span(".vits")[vitals(seat, scene)],
    ]


def _where(at: str, scene: Scene) -> str:
    words = scene.words
    if at not in WORLD_AT:
        return names.area(at, words)
    number = 1 if at == WORLD_AT[at].first else 2
    return words("{world}, area {n}", world=names.area(at, words), n=number)
