"""Screen `table`: the seats, the piles, your card, the sheet and the log; in the dock what you may do."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.view import View
from web.games.arkham_ritual import cards
from web.games.arkham_ritual.dock import dock
from web.games.arkham_ritual.moment import headline, log_lines, subline
from web.games.arkham_ritual.people import called, round_the_table
from web.games.arkham_ritual.sheet import sheet
from web.scene import Scene
from web.screens import parts
from web.screens.menu import menu
from web.screens.parts import back, flames, hidden, icon
from web.screens.rules import rules_drawer

CROWDED = 6
"""From so many players on, or with more than four choices, the sheet is folded at first."""


def table(scene: Scene, title: str, rules: Node) -> Element:
    """What lies before the viewer."""
    view: View = scene.view
    words = scene.words
    small = words("Doom {n}", n=view.doom) if view.rules.doom_track else title
    undo = parts.icon_button("undo", words("Undo"), data_do="undo") if scene.can_undo else None
    folded = view.rules.players >= CROWDED or len(view.legal) > 5
    return parts.root(
        "table",
        "table",
        parts.bar(words("Round {n}", n=view.round), small, words, undo, parts.log_link(words)),
        h.main(".main")[
            _felt(scene),
            _you(scene),
            h.div(".rail")[sheet(scene, folded), parts.log(words("Log"), log_lines(scene), "")],
        ],
        dock(scene),
        menu(scene.settings, words, _own_up(scene)),
        rules_drawer(rules, words) if scene.rules_open else None,
    )


def _felt(scene: Scene) -> Element:
    view: View = scene.view
    around = round_the_table(view)
    return h.section(class_=f"felt seats-{len(around) + 1}", aria_label=scene.words("Table"))[
        h.svg(".chalk", aria_hidden="true")[Element("use")(href="#i-chalk")],
        h.ol(".seats", role="list")[[_seat(who, scene) for who in around]],
        h.div(".centre")[_deck(view, scene), _gone(view, scene)],
    ]


def _seat(who: int, scene: Scene) -> Element:
    view: View = scene.view
    words = scene.words
    card = view.held[who]
    state, picture, said = _standing(who, scene)
    has_offer = view.on_offer and who == view.to_act
    name = called(who, scene.seats, words)
    offer = (
        h.span(".seat__offer")[back(words("A card, face down"), "is-lit vt-flight")] if has_offer else None
    )
    return h.li(class_=f"seat {state}".strip(), id=f"seat-{who}", data_seat=str(who))[
        h.p(".seat__name", title=name)[icon(picture), h.span[name], hidden(said)],
        cards.face(card, words) if card else back(words("A card, face down")),
        offer,
        flames(words, view.sanity[who]) if who < view.rules.players else h.p(".sanity.sanity--none")["–"],
    ]


def _standing(who: int, scene: Scene) -> tuple[str, str, str]:
    """What a seat does now: its class, its picture, and the words for it."""
    view: View = scene.view
    words = scene.words
    if who >= view.rules.players:
        return "is-dummy", "deck", words(": a dummy, whose card counts")
    if who == view.to_act and view.phase == "orb":
        return "is-active is-deciding", "looked", words(": looks at a card with the Orb, decides")
    if who == view.active and who == view.to_act:
        return "is-active is-deciding", "looked", words(": looks at the card, gives it to somebody")
    if who == view.to_act:
        return "is-deciding", "deciding", words(": has been offered the card, decides")
    if who == view.active:
        return "is-active", "looked", words(": looked at the card, active")
    if who in view.hands:
        return "is-on", "hand", words(": hand on the table")
    return "is-passed", "pass", words(": passed it on")


def _deck(view: View, scene: Scene) -> Element:
    words = scene.words
    count = parts.counted(words.n("{n} left", "{n} left", view.deck), view.deck)
    card = (
        back(words("The deck"), "card--s")
        if view.deck
        else h.span(".card.card--none.card--s", aria_hidden="true")
    )
    return h.figure("#deck.pile.pile--deck")[card, h.figcaption[count]]


def _gone(view: View, scene: Scene) -> Element | None:
    if not view.discards:
        return None
    words = scene.words
    count = len(view.discards)
    newest = len(view.discards) - 1
    fan = [
        cards.face(card, words, "card--s vt-leaving" if at == newest else "card--s")
        for at, card in enumerate(view.discards)
    ]
    said = parts.counted(words.n("{n} gone", "{n} gone", count), count)
    return h.figure("#gone.pile.pile--gone")[h.div(".pile__fan")[fan], h.figcaption[said]]


def _you(scene: Scene) -> Element:
    view: View = scene.view
    words = scene.words
    sub = subline(scene)
    return h.section("#you.you", aria_label=words("You"), data_seat=str(view.seat))[
        h.div(".you__cards")[_own(view, scene), _coming(view, scene)],
        h.div(".you__say")[
            h.h2[headline(scene)],
            h.p(".dim")[sub] if sub else None,
            flames(words, view.sanity[view.seat], classes="sanity--you"),
        ],
    ]


def _own(view: View, scene: Scene) -> Element:
    """Your card: a back, whatever it is; if you could follow it there, the words say so."""
    words = scene.words
    if view.own is not None:
        told = words("yours: {card}", card=cards.label(view.own, words))
        return _slot(cards.face(view.own, words), told, "is-face is-known")
    if view.own_cursed is not None:
        told = words("yours: cursed") if view.own_cursed else words("yours: sane")
        return _slot(back(words("Your card, unseen, but you know its colour")), told)
    return _slot(back(words("Your card, unseen")), words("yours"))


def _coming(view: View, scene: Scene) -> Element | None:
    """The card that asks something of you: drawn, offered, or looked at with the Orb."""
    words = scene.words
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
        return _slot(
            back(words("The offered card, of which you know the colour"), "is-lit vt-flight"), told, "is-lit"
        )
    return _slot(back(words("The offered card, unseen"), "is-lit vt-flight"), words("offered"), "is-lit")


def _shown(card: Card, told: str, scene: Scene) -> Element:
    return _slot(cards.face(card, scene.words, "is-lit vt-flight"), told, "is-lit is-face")


def _slot(card: Node, told: str, state: str = "") -> Element:
    return h.figure(class_=f"slot {state}".strip())[card, h.figcaption[told]]


def _own_up(scene: Scene) -> Element | None:
    """§12 Q3, in the menu: said first what it costs."""
    view: View = scene.view
    words = scene.words
    if view.phase in ("over", "wait"):
        return None
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
            data_action=f"peeked {view.seat}",
            popovertarget="menu",
            popovertargetaction="hide",
        ),
    ]
