"""The dock: everything that may be done now, as buttons that say what they do and how likely it is."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.game import Action
from web.games.arkham_horror import docks
from web.games.arkham_horror.actions import say
from web.games.arkham_horror.asked import asked
from web.games.arkham_horror.buttons import line
from web.games.arkham_horror.picks import GIVE_UP, picked
from web.games.arkham_horror.scene import Scene, may_act
from web.worker.screens import parts
from web.worker.screens.pace import onward
from web.worker.screens.parts import button


def dock(scene: Scene) -> Element:
    """Of the decision that is on; while a bot decides, who it is."""
    words = scene.words
    yours = may_act(scene)
    content: Node = None
    if scene.asking is not None:
        content = _question(scene.asking, scene)
    elif yours and picked(scene, GIVE_UP):
        content = _giving_up(scene)
    elif yours:
        content = docks.controls(scene)
    told = asked(scene)
    ask = None if yours else h.p(".dock__ask")[words.run((told.head, told.line and f"({told.line})"))]
    return parts.dock(yours, words, ask, content, onward(scene))


def _question(action: Action, scene: Scene) -> Element:
    """What was pressed, asked again."""
    words = scene.words
    return h.div(".row.row--sure")[
        button(say(action, scene).text, classes="btn--primary", data_do="confirm-yes"),
        button(words("No, wait"), data_do="confirm-no"),
    ]


def _giving_up(scene: Scene) -> list[Node]:
    words = scene.words
    return [
        h.p(".dock__ask")[words("The game is lost if you give up.")],
        line("resign", scene),
        button(words("No, go on"), data_do="pick", data_value=f"{GIVE_UP}="),
    ]


def spoken(scene: Scene) -> str:
    """What those hear who listen when they are asked again."""
    return say(scene.asking, scene).text if scene.asking else asked(scene).head
