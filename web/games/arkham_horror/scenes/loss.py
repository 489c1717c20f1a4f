"""A loss that can be prevented (§15): what is about to go, what is left then, and by which card."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.cards import BY_ID
from engine.arkham_horror.monsters import KIND_OF
from web.games.arkham_horror import names, tokens
from web.games.arkham_horror.actions import say
from web.games.arkham_horror.asked import asked
from web.games.arkham_horror.buttons import line
from web.games.arkham_horror.investigator import vitals
from web.games.arkham_horror.picks import listed
from web.games.arkham_horror.prices import amount
from web.games.arkham_horror.scene import Scene
from web.games.arkham_horror.scenes import leaf
from web.games.arkham_horror.scenes.battle import battle
from web.games.arkham_horror.scenes.frame import scene_of
from web.games.arkham_horror.scenes.source import source
from web.games.arkham_horror.text.lexicon import lexicon
from web.worker.screens.parts import icon


def loss(scene: Scene) -> Element:
    """What does it, and how much it takes."""
    view, words = scene.view, scene.words
    if view.stack[-1][0] == "statue":
        return battle(scene)
    _, seat, stat, sanity, stamina, _ = view.stack[-1]
    n = sanity if stat == "sanity" else stamina
    inv = view.seats[seat]
    fight = view.fight
    paper = (
        leaf.of_monster(tokens.kind_of(fight.token, view), scene)
        if fight and fight.token in KIND_OF
        else leaf.of_source(source(scene), inv.at, scene)
    )
    left = max(0, getattr(inv, stat) - n)
    after = words("{what} would be left.", what=amount(stat, left, words))
    if not left:
        after = words("That knocks {who} out.", who=names.first_name(inv.id, words))
    return scene_of(
        scene,
        paper,
        words("About to lose {what}", what=amount(stat, n, words)),
        h.p(".losing.losing--san" if stat == "sanity" else ".losing.losing--sta", aria_hidden="true")[
            [icon("flame" if stat == "sanity" else "heart", "")] * n
        ],
        h.p[after],
        h.p(".vits")[vitals(seat, scene)],
        h.p(".dim")[asked(scene).line] if asked(scene).line else None,
    )


def loss_dock(scene: Scene) -> Node:
    """Each card with what it prevents; or the loss is taken."""
    shown = []
    for action in listed(scene.view):
        said, words = say(action, scene), action.split()
        if words[1:] and words[1] in BY_ID:
            said = said._replace(small=lexicon(scene.words.language).card(words[1]).text)
        shown.append(line(action, scene, said))
    return h.div(".acts")[shown]
