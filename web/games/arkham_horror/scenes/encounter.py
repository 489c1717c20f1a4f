"""Encounters: the place and what it offers; a card with what it asks; two cards to choose from."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.board import SPECIALS, WORLD_AT
from engine.arkham_horror.encounters import entry_of
from web.games.arkham_horror import names
from web.games.arkham_horror.asked import asked
from web.games.arkham_horror.pictures import dimension
from web.games.arkham_horror.scene import Scene, acting, as_state
from web.games.arkham_horror.scenes import leaf
from web.games.arkham_horror.scenes.frame import scene_of
from web.games.arkham_horror.scenes.source import Source, source, story
from web.games.arkham_horror.text.lexicon import lexicon
from web.worker.screens.parts import icon


def encounter(scene: Scene) -> Element:
    """A place in Arkham: a card, or what is done there instead (§7, §16)."""
    view, words = scene.view, scene.words
    assert view.decision
    at = view.decision.about["at"]
    offers = SPECIALS.get(at, ())
    can = {action.split()[1] for action in view.legal if action.startswith("special ")}
    return scene_of(
        scene,
        leaf.of_place(
            at,
            scene,
            h.p[words("A card of this neighborhood is drawn, and tells what happens.")],
        ),
        asked(scene).line or asked(scene).head,
        h.ul(".offers", aria_label=words("Instead of a card"))[
            [_offer(one, one in can, scene) for one in offers]
        ]
        if offers
        else None,
        _rumor(scene) if "rumor" in view.legal else None,
    )


def _offer(id: str, can: bool, scene: Scene) -> Element:
    told = lexicon(scene.words.language).special(id)
    return h.li(class_="offer" if can else "offer is-off")[
        h.b[told.name],
        None if can else h.small[" ", scene.words("not now")],
        h.p[told.text],
    ]


def _rumor(scene: Scene) -> Node:
    words, rumor = scene.words, scene.view.rumor
    if rumor is None:
        return None
    told = lexicon(words.language).mythos(rumor)
    return h.div(".offer")[h.b[told.name], h.p[told.text]]


def pick(scene: Scene) -> Element:
    """Two cards, or more: which one is followed."""
    view, words = scene.view, scene.words
    assert view.decision
    about, seat = view.decision.about, view.decision.seat
    told = lexicon(words.language)
    cards = [(card, entry_of(as_state(view), seat, about["deck"], card)) for card in about["cards"]]
    return h.section(".stage.scene.scene--pick", aria_label=words("The scene"), tabindex="0")[
        icon("chalk", "scene__chalk"),
        h.div(".check__head")[h.h2[asked(scene).head], leaf.rule(asked(scene).rule, words)],
        h.div(".leafrow")[
            [
                leaf.leaf(
                    names.entry(place, words) if place != "other" else names.area(about["at"], words),
                    leaf.plate(about["at"])
                    if about["at"] not in WORLD_AT
                    else leaf.cut(dimension(WORLD_AT[about["at"]].dimension, "")),
                    kind=words("Card {n}", n=number),
                    told=story(Source("entry", card, place), words),
                    text=h.p[told.entry(card, place)],
                )
                for number, (card, place) in enumerate(cards, 1)
            ]
        ],
    ]


def dragons_eye(scene: Scene) -> Element:
    """The card that was drawn, before it is read."""
    view = scene.view
    assert view.decision
    about, seat = view.decision.about, view.decision.seat
    place = entry_of(as_state(view), seat, about["deck"], about["card"])
    drawn = Source("entry", about["card"], place)
    return scene_of(
        scene,
        leaf.of_source(drawn, view.seats[seat].at, scene),
        asked(scene).head,
        leaf.of_card("dragons-eye", scene),
    )


def question(scene: Scene) -> Element:
    """What a card, an offer or a headline asks: the paper says it whole; the dock has the answers."""
    view = scene.view
    told, seat = asked(scene), view.seats[acting(view)]
    return scene_of(
        scene,
        leaf.of_source(source(scene), seat.at or names.BATTLE, scene),
        told.head,
        h.p(".dim")[told.line] if told.line else None,
    )
