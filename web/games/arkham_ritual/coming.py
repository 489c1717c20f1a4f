"""The card that asks something of the viewer, in the dock: drawn, offered, or looked at with the Orb."""

from __future__ import annotations

import htpy as h
from htpy import Element
from markupsafe import Markup

from engine.arkham_ritual.cards import Card
from web.games.arkham_ritual import cards
from web.games.arkham_ritual.scene import Scene
from web.worker.screens.parts import back, drawn, reads


def coming(scene: Scene) -> Markup | None:
    """None while others decide."""
    view, words = scene.view, scene.words
    if view.to_act != view.seat:
        return None
    if view.phase == "orb" and view.aside is not None:
        return _shown(view.aside, words("from the deck"), scene)
    if view.phase == "give" and view.offered is not None:
        return _shown(view.offered, words("drawn"), scene)
    if view.offered is not None:
        return _shown(view.offered, words("offered: you know it"), scene)
    if view.offered_cursed is not None:
        told = words("offered: cursed") if view.offered_cursed else words("offered: sane")
        unseen = words("The offered card, of which you know the colour")
        return slot(face_down("offered", unseen, "is-lit vt-flight"), told, "is-lit")
    unseen = words("The offered card, unseen")
    return slot(face_down("offered", unseen, "is-lit vt-flight"), words("offered"), "is-lit")


def _shown(card: Card, told: str, scene: Scene) -> Markup:
    return slot(cards.readable(card, scene.words, "is-lit vt-flight"), told, "is-lit is-face")


@drawn
def face_down(what: str, told: str, classes: str = "") -> Element:
    """A card face down that can be read: what is known of it."""
    return reads(what, back(told, classes))


@drawn
def slot(card: Markup, told: str, state: str = "") -> Element:
    """A card and what it is to the viewer."""
    return h.figure(class_=f"slot {state}".strip())[card, h.figcaption[told]]
