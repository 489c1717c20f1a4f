"""Buttons that do an action, or pick a part of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import htpy as h
from htpy import Element, Node

from engine.game import Action
from web.games.arkham_horror import names
from web.games.arkham_horror.actions import Said, say
from web.games.arkham_horror.odds import figures, shown
from web.games.arkham_horror.pictures import picture
from web.games.arkham_horror.scene import Scene
from web.worker.screens import parts

FEW = 4
"""So many actions stand one under the other; more of them two to a row."""


def primary(action: Action, scene: Scene, said: Said | None = None, odd: str | None = None) -> Element:
    """The one filled button; `odd`: its chance, if it is another than that of its check."""
    said = said or say(action, scene)
    odd = shown(figures(scene).get(action), scene.words) if odd is None else odd
    small = scene.words(", ").join(filter(None, [said.small, odd]))
    return h.button(".btn.btn--primary", type="button", **parts.acts(action, scene.only))[
        said.text, h.small[small] if small else None
    ]


def line(action: Action, scene: Scene, said: Said | None = None, odd: str | None = None) -> Element:
    """A button as a line: picture, words, chance."""
    said = said or say(action, scene)
    odd = shown(figures(scene).get(action), scene.words) if odd is None else odd
    return h.button(".btn.btn--line", type="button", **parts.acts(action, scene.only))[
        picture(said.picture) if said.picture else None,
        h.span[said.text, h.small[said.small] if said.small else None],
        h.span(".odd")[odd] if odd else None,
    ]


def lines(actions: Sequence[Action], scene: Scene, said: Callable[[Action], Said] | None = None) -> Node:
    """One under the other; short ones two to a row. `said`: what each says, if the usual is not enough."""
    if not actions:
        return None
    return h.div(class_="acts acts--many" if len(actions) > FEW else "acts")[
        [line(action, scene, said(action) if said else None) for action in actions]
    ]


def waiting(text: str, small: str = "") -> Element:
    """The filled button that cannot be pressed yet, and says what is missing."""
    return h.button(".btn.btn--primary.is-waiting", type="button", disabled=True)[
        text, " ", h.small[small] if small else None
    ]


def part(value: str, thing: str, scene: Scene) -> Element:
    """A thing that can be picked, and again let go."""
    on = value in scene.picked
    return h.button(
        ".btn.btn--line.btn--part",
        type="button",
        data_do="pick",
        data_value=value,
        aria_pressed=str(on).lower(),
    )[
        picture(thing),
        h.span[names.thing(thing, scene.words)],
        parts.icon("check", "part__on") if on else None,
    ]
