"""After a roll: what it is for, the dice, what is missing, and what clues would do."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.board import MARKERS
from engine.arkham_horror.cards import BY_ID, CARDS
from engine.arkham_horror.checks import Check, lowest
from engine.arkham_horror.monsters import KIND_OF
from web.games.arkham_horror import tokens
from web.games.arkham_horror.scene import Scene
from web.games.arkham_horror.scenes import leaf
from web.games.arkham_horror.scenes.battle import abyss
from web.games.arkham_horror.scenes.frame import scene_of
from web.games.arkham_horror.scenes.pool import built, dice, die_of, ladder, needed
from web.games.arkham_horror.scenes.source import source


def roll(scene: Scene) -> Element:
    """The dice lie there; the dock has what can be done about them."""
    view, words = scene.view, scene.words
    _, seat, plain, faces = view.stack[-1]
    asked = Check(*plain)
    assert view.decision
    successes = view.decision.about["successes"]
    least = lowest(view.seats[seat])
    missing = asked.needed - successes
    return scene_of(
        scene,
        paper(asked.why, seat, scene),
        needed(asked.kind, asked.needed, words),
        dice(tuple(faces), least, False, words) if faces else h.p(".dim")[words("No dice to roll.")],
        h.p(".verdictline")[_verdict(successes, asked, scene)],
        ladder(seat, asked, scene, die_of(seat, asked, scene), 0, missing),
        h.details(".built")[h.summary[words("How the dice came about")], built(seat, asked, scene)],
        classes="scene--roll",
    )


def _verdict(successes: int, asked: Check, scene: Scene) -> Node:
    words = scene.words
    told = words.n("{n} success of {needed}.", "{n} successes of {needed}.", successes, needed=asked.needed)
    if successes >= asked.needed:
        return [h.b[told], " ", words("It is passed; each further success counts.")]
    if scene.view.legal and len(scene.view.legal) > 1:
        return [h.b[told], " ", words("It can still be saved.")]
    return h.b[told]


def paper(why: str, seat: int, scene: Scene) -> Element:
    """What a check is for."""
    view = scene.view
    verb, _, what = why.partition(" ")
    if what in KIND_OF:
        return leaf.of_monster(tokens.kind_of(what, view), scene)
    if verb == "close" and what in view.gates:
        return leaf.of_gate(what, MARKERS[view.gates[what]], scene, None)
    if what in BY_ID or why in BY_ID or why in CARDS:
        return leaf.of_card(what or why, scene)
    if why == "attack" and view.awake:
        return abyss(scene)
    return leaf.of_source(source(scene), view.seats[seat].at, scene)
