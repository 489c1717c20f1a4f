"""The play sheet (§9): 22 slips in fixed places. Bright: could be yours. Tinted: somebody has it. "
"Struck: gone."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import htpy as h
from htpy import Element, Fragment
from markupsafe import Markup

from engine.arkham_ritual.cards import ARTIFACTS, ENDS, Card
from engine.arkham_ritual.odds import possible, unseen
from engine.arkham_ritual.view import View
from web.games.arkham_ritual import cards, chances
from web.games.arkham_ritual.people import called, initials
from web.games.arkham_ritual.scene import Scene
from web.worker.screens import parts
from web.worker.screens.parts import drawn, hidden, icon, rich
from web.worker.words import Words

SUITED = len(ARTIFACTS) * len(ENDS)


def marks(view: View) -> tuple[str, ...]:
    """§9: the 22 cards, in the sheet's order; saves number them so."""
    return tuple(card.id for card in view.rules.cards)


class Place(NamedTuple):
    """Where a card is, as far as the viewer knows."""

    state: str
    said: str
    short: str = ""
    """An initial, or a sign."""
    long: str = ""


def sheet(scene: Scene, folded: bool) -> Markup:
    """The sheet; its summary, with the odds, shows even when it is folded."""
    view = scene.view
    words = scene.words
    mine = possible(view)
    places = where(scene, mine)
    in_play = view.rules.cards
    suits = [in_play[at : at + len(ENDS)] for at in range(0, SUITED, len(ENDS))]
    return _drawn_sheet(
        _unseen(view, words),
        _odds(tuple(chances.chances(view, mine)), words) if scene.settings.odds else None,
        parts.row(_suit(suit, places, scene) for suit in suits),
        parts.row(_single(card, places[card], scene) for card in in_play[SUITED:]),
        folded,
        words,
    )


@drawn
def _drawn_sheet(
    unseen: str, odds: Markup | None, suits: Markup, singles: Markup, folded: bool, words: Words
) -> Element:
    return h.details("#sheet.sheet", open=not folded)[
        h.summary[h.h2[words("Could be yours")], h.span(".ref")[unseen], odds],
        h.ul(".suits")[suits],
        h.ul(".singles")[singles],
        parts.reading_help(words),
    ]


def _unseen(view: View, words: Words) -> str:
    return words("{n} of {all} unseen", n=len(unseen(view)), all=len(view.rules.cards))


@drawn
def _odds(found: tuple[chances.Chance, ...], words: Words) -> Fragment:
    """One tick for each card that could be yours, then the shares in words."""
    ticks = [
        h.i(class_=chances.fate_text(chance.fate, words).tick or None)
        for chance in found
        for _ in chance.cards
    ]
    return h.fragment[
        h.span(".odds", aria_hidden="true")[ticks],
        h.span(".odds-words")[
            hidden(words("If the round ended now:")),
            [
                [
                    " ",
                    h.span[
                        rich(chances.fate_text(fate, words).share, share=h.b[chances.percent(share, words)])
                    ],
                ]
                for fate, share, _ in found
            ],
        ],
    ]


def where(scene: Scene, mine: Collection[Card]) -> dict[Card, Place]:
    """Every card's place on the sheet."""
    view = scene.view
    words = scene.words
    short = initials(scene.seats, view.rules.dummies, words)
    places = {card: _unseen_place(card in mine, words) for card in view.rules.cards}
    for card in view.discards:
        places[card] = Place("gone", words("gone"), long=words("gone"))
    for who, held in enumerate(view.held):
        if held is not None and who != view.seat:
            name = called(who, scene.seats, words)
            places[held] = Place("seen", words("{who} holds it", who=name), short[who], name)
    if view.own is not None:
        places[view.own] = Place("seen is-yours", words("yours, and you know it"), "●", words("yours"))
    if view.offered is not None:
        places[view.offered] = Place("seen", words("it is the card on its way"), "▸", words("on its way"))
    if view.aside is not None:
        state = "seen" if view.phase == "orb" else "gone"
        places[view.aside] = Place(state, words("you looked at it with the Orb"), "▸", words("Orb"))
    return places


def _unseen_place(could_be: bool, words: Words) -> Place:
    if could_be:
        return Place("open", words("could be yours"))
    return Place("else", words("unseen, but cannot be yours"), long=words("not yours"))


def _suit(suit: tuple[Card, ...], places: dict[Card, Place], scene: Scene) -> Markup:
    slips = parts.row(_slip(card, places[card], scene) for card in suit)
    return _drawn_suit(suit[0], slips, scene.words)


@drawn
def _drawn_suit(first: Card, slips: Markup, words: Words) -> Element:
    return h.li(".suit")[h.h3[icon(cards.picture(first), ""), h.span[cards.name(first, words)]], slips]


def _single(card: Card, place: Place, scene: Scene) -> Markup:
    return _drawn_single(_slip(card, place, scene), cards.name(card, scene.words), place.long)


@drawn
def _drawn_single(slip: Markup, name: str, place: str) -> Element:
    return h.li[
        slip,
        h.span(".single__name", aria_hidden="true")[name, " ", h.span(".ref")[place] if place else None],
    ]


def _slip(card: Card, place: Place, scene: Scene) -> Markup:
    return _drawn_slip(card, place, card.id in scene.marks, scene.words)


@drawn
def _drawn_slip(card: Card, place: Place, marked: bool, words: Words) -> Element:
    colour = "cursed" if card.cursed else "sane"
    classes = f"slip slip--{colour} is-{place.state}" + (" is-marked" if marked else "")
    return h.button(
        class_=classes,
        type="button",
        id=f"slip-{card.id}",
        data_do="read",
        data_value=card.id,
        aria_haspopup="dialog",
    )[
        icon(cards.picture(card), "slip__pic"),
        icon(colour, "slip__mark"),
        h.span(".slip__i", aria_hidden="true")[place.short] if place.short else None,
        h.span(".slip__who", aria_hidden="true")[place.long] if place.state.startswith("seen") else None,
        icon("pencil", "slip__pencil") if marked else None,
        hidden(words("{card}: {place}", card=cards.label(card, words), place=place.said)),
        hidden(words("(crossed out)")) if marked else None,
    ]
