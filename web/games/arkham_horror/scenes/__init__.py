"""What stands on the stage in place of the map while a decision is made, by the decision's kind.

A scene is a function from a Scene to a `.stage.scene` element; what one does is in the dock (docks.py).
Kinds that are not here are asked over the map."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from htpy import Element

from web.games.arkham_horror.scene import Scene
from web.games.arkham_horror.scenes.sheet import sheet

SCENES: Mapping[str, Callable[[Scene], Element]] = {
    "sliders": sheet,
    "upkeep": sheet,
}


def stage(scene: Scene) -> Element | None:
    """The scene of the decision that is on; None: the map."""
    decision = scene.view.decision
    draw = SCENES.get(decision.kind) if decision else None
    return draw(scene) if draw else None
