"""Screen `table`: the seats, the piles, your card, the sheet and the log; in the dock what you may do."""

from __future__ import annotations

from typing import NamedTuple

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.view import View
from web.games.arkham_ritual import ID, cards
from web.games.arkham_ritual.coming import face_down, slot
from web.games.arkham_ritual.dangers import Danger, dangers
from web.games.arkham_ritual.dock import dock
from web.games.arkham_ritual.headline import headline, subline, teller
from web.games.arkham_ritual.people import called, round_the_table
from web.games.arkham_ritual.sanity import flames
from web.games.arkham_ritual.scene import Scene
from web.games.arkham_ritual.sheet import sheet
from web.games.arkham_ritual.talk import bubble, say
from web.worker.scene import Leads
from web.worker.screens import parts
from web.worker.screens.menu import menu
from web.worker.screens.pace import speed
from web.worker.screens.parts import back, drawn, hidden, icon, reads
from web.worker.screens.rules import rules_drawer
from web.worker.screens.story import log, strip
from web.worker.words import Words

CROWDED = 6
"""From so many players on, or with more than four choices, the sheet is folded at first."""


def table(scene: Scene, rules: Node) -> Element:
    """What lies before the viewer."""
    view = scene.view
    words = scene.words
    small = words("Doom {n}", n=view.doom) if view.rules.doom_track else words("Arkham Ritual")
    folded = view.rules.players >= CROWDED or len(view.legal) > 5
    return parts.root(
        "table",
        "table",
        parts.bar(
            words("Round {n}", n=view.round),
            parts.whose(scene.alone, scene.seats[view.seat].name, small, words),
            words,
            speed(scene.settings.speed, words),
            parts.log_link(words),
        ),
        scene.coach,
        h.main(".main")[
            strip(scene),
            felt(scene),
            _banner(dangers(view, teller(scene))),
            _you(scene),
            h.div(".rail")[sheet(scene, folded), say(scene), log(words("Log"), scene)],
        ],
        dock(scene),
        menu(
            scene.settings,
            words,
            None if view.to_act is None else _own_up(view.seat, scene.only, words),
            taught=scene.only is not None,
        ),
        rules_drawer(rules, words) if scene.rules_open else None,
        scene.over,
        game=ID,
    )


def felt(scene: Scene) -> Element:
    """Everyone but the viewer, and what lies between them."""
    view = scene.view
    words, around = scene.words, round_the_table(view)
    return h.section(class_=f"felt seats-{len(around) + 1}", aria_label=words("Table"))[
        icon("chalk", "chalk"),
        h.ol(".seats", role="list")[parts.row(_seat(who, scene) for who in around)],
        h.div(".centre")[_deck(view.deck, words), _gone(view.discards, words) if view.discards else None],
    ]


def _seat(who: int, scene: Scene) -> Markup:
    view = scene.view
    sanity = view.sanity[who] if who < view.rules.players else None
    has_offer = view.on_offer and who == view.to_act
    name = called(who, scene.seats, scene.words)
    said = bubble(who, scene)
    return _drawn_seat(who, name, _standing(who, scene), view.held[who], has_offer, sanity, said, scene.words)


@drawn
def _drawn_seat(
    who: int,
    name: str,
    standing: Standing,
    card: Card | None,
    has_offer: bool,
    sanity: int | None,
    said: Markup | None,
    words: Words,
) -> Element:
    unseen = words("A card, face down")
    return h.li(class_=f"seat {standing.state}".strip(), id=f"seat-{who}", data_seat=str(who))[
        h.p(".seat__name", title=name)[icon(standing.picture), h.span[name], hidden(standing.said)],
        cards.readable(card, words) if card else back(unseen),
        h.span(".seat__offer")[back(unseen, "is-lit vt-flight")] if has_offer else None,
        h.p(".sanity.sanity--none")["–"] if sanity is None else flames(words, sanity),
        said,
    ]


class Standing(NamedTuple):
    """What a seat does now: its class, its picture, and the words for it."""

    state: str
    picture: str
    said: str


def _standing(who: int, scene: Scene) -> Standing:
    view = scene.view
    words = scene.words
    if who >= view.rules.players:
        return Standing("is-dummy", "deck", words(": a dummy, whose card counts"))
    if who == view.to_act and view.phase == "orb":
        return Standing("is-active is-deciding", "looked", words(": looks at a card with the Orb, decides"))
    if who == view.active and who == view.to_act:
        return Standing("is-active is-deciding", "looked", words(": looks at the card, gives it to somebody"))
    if who == view.to_act:
        return Standing("is-deciding", "deciding", words(": has been offered the card, decides"))
    if who == view.active:
        return Standing("is-active", "looked", words(": looked at the card, active"))
    if who in view.hands:
        return Standing("is-on", "hand", words(": hand on the table"))
    return Standing("is-passed", "pass", words(": passed it on"))


@drawn
def _deck(deck: int, words: Words) -> Element:
    count = parts.counted(words.n("{n} left", "{n} left", deck), deck)
    none = h.span(".card.card--none.card--s", aria_hidden="true")
    return h.figure("#deck.pile.pile--deck")[
        reads("deck", back(words("The deck"), "card--s")) if deck else none, h.figcaption[count]
    ]


@drawn
def _gone(discards: tuple[Card, ...], words: Words) -> Element:
    *fan, newest = discards
    count = len(discards)
    said = parts.counted(words.n("{n} gone", "{n} gone", count), count)
    return h.figure("#gone.pile.pile--gone")[
        reads(
            "gone",
            parts.row(cards.face(card, words, "card--s") for card in fan),
            cards.face(newest, words, "card--s vt-leaving"),
            classes="pile__fan",
        ),
        h.figcaption[said],
    ]


def _you(scene: Scene) -> Element:
    view = scene.view
    words = scene.words
    sub = subline(scene)
    return h.section("#you.you", aria_label=words("You"), data_seat=str(view.seat))[
        h.div(".you__cards")[_own(view, scene)],
        h.div(".you__say")[
            h.h2[headline(scene)],
            h.p(".dim")[sub] if sub else None,
            flames(words, view.sanity[view.seat], classes="sanity--you"),
        ],
    ]


def _own(view: View, scene: Scene) -> Markup:
    """Your card: a back, whatever it is; if you could follow it there, the words say so."""
    words = scene.words
    if view.own is not None:
        told = words("yours: {card}", card=cards.label(view.own, words))
        return slot(cards.readable(view.own, words), told, "is-face is-known")
    if view.own_cursed is not None:
        told = words("yours: cursed") if view.own_cursed else words("yours: sane")
        return slot(face_down("own", words("Your card, unseen, but you know its colour")), told)
    return slot(face_down("own", words("Your card, unseen")), words("yours"))


def _banner(found: tuple[Danger, ...]) -> Element | None:
    """What strikes at this table: one line each, which can be read."""
    if not found:
        return None
    return h.ul("#dangers.dangers", role="list")[
        [h.li[reads(card.id, cards.glyph(card), h.span[told], classes="danger")] for card, told in found]
    ]


@drawn
def _own_up(seat: int, only: Leads | None, words: Words) -> Element:
    """§12 Q3, in the menu: said first what it costs."""
    return h.details(".fold")[
        h.summary[icon("looked"), words("I saw my own card"), " ", parts.ref("§12")],
        h.p(".note")[
            words(
                "Your card goes into the deck, which is shuffled; you take the top card unseen and lose "
                "1 sanity."
            )
        ],
        parts.button(
            words("Own up and lose 1"),
            popovertarget="menu",
            popovertargetaction="hide",
            **parts.acts(f"peeked {seat}", only),
        ),
    ]
