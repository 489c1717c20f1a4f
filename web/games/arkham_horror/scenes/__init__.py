"""What stands on the stage in place of the map while a decision is made, by the decision's kind.

A scene is a function from a Scene to a `.stage.scene` element; what one does is in the dock (docks.py).
Kinds that are not here are asked over the map. Each is laid out by frame.py: a sheet of paper (leaf.py) that
says what is carried out (source.py), and beside it what one does: a check with its pool (pool.py), weapons by
hands (arms.py), wares (wares.py) …"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from htpy import Element

from web.games.arkham_horror.names import BATTLE
from web.games.arkham_horror.scene import Scene, may_act
from web.games.arkham_horror.scenes.arms import weapons
from web.games.arkham_horror.scenes.battle import battle
from web.games.arkham_horror.scenes.check import roll
from web.games.arkham_horror.scenes.combat import combat, meet
from web.games.arkham_horror.scenes.encounter import dragons_eye, encounter, pick, question
from web.games.arkham_horror.scenes.gates import close, seal, world
from web.games.arkham_horror.scenes.loss import loss
from web.games.arkham_horror.scenes.sheet import sheet
from web.games.arkham_horror.scenes.trade import partner, trade
from web.games.arkham_horror.scenes.wares import half, shop

ASKED = ("may", "choose", "pay", "up-to", "split", "draw", "target", "reveal", "replace", "trophy")
"""Kinds that a card, an offer or a headline brings, and that are answered in the dock."""
SCENES: Mapping[str, Callable[[Scene], Element]] = {
    "sliders": sheet,
    "upkeep": sheet,
    "encounter": encounter,
    "pick": pick,
    "dragons-eye": dragons_eye,
    **dict.fromkeys(ASKED, question),
    "roll": roll,
    "meet": meet,
    "combat": combat,
    "weapons": weapons,
    "attack": battle,
    "loss": loss,
    "buy": shop,
    "sell": shop,
    "keep": shop,
    "discard": half,
    "lose": half,
    "spend": half,
    "other-world": world,
    "close": close,
    "seal": seal,
}


def stage(scene: Scene) -> Element | None:
    """The scene of the decision that is on; None: the map, as long as there is one to look at."""
    decision = scene.view.decision
    if decision is None:
        return None
    if other := partner(scene):
        return trade(scene, other)
    if may_act(scene) or scene.you is not None:
        draw = SCENES.get(decision.kind)
        if draw:
            return draw(scene)
    return battle(scene) if scene.view.phase == BATTLE else None
