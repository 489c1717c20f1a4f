"""How every scene is laid out: a sheet of paper on the left, what one does with it on the right."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from web.games.arkham_horror.asked import asked
from web.games.arkham_horror.scene import Scene
from web.games.arkham_horror.scenes.leaf import rule
from web.worker.screens.parts import icon


def scene_of(scene: Scene, paper: Node, head: str, *content: Node, classes: str = "") -> Element:
    """A scene: its paper, the heading with its rule, and the rest."""
    return h.section(
        class_=f"stage scene {classes}".strip(), aria_label=scene.words("The scene"), tabindex="0"
    )[
        icon("chalk", "scene__chalk"),
        paper,
        h.div(".check")[h.div(".check__head")[h.h3[head], rule(asked(scene).rule, scene.words)], content],
    ]
