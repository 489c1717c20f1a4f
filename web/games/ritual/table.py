"""Screen `table`: the seats with what they laid and hold, the altar, your chant, the sheet and the log; in
the dock your hand, or the sets."""

from __future__ import annotations

from typing import NamedTuple

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from engine.ritual.cards import COLOURS, Back, Card, Colour
from engine.ritual.rules import MADNESS, MASTERLY, ROUNDS
from engine.ritual.view import Laid, View
from web.games.ritual import ID, cards
from web.games.ritual.dock import dock
from web.games.ritual.headline import headline, subline
from web.games.ritual.rounds import rounds
from web.games.ritual.scene import Scene
from web.games.ritual.sheet import sheet
from web.worker.screens import parts
from web.worker.screens.menu import menu
from web.worker.screens.pace import speed
from web.worker.screens.parts import drawn, hidden, icon, reads
from web.worker.screens.rules import rules_drawer
from web.worker.screens.story import log, strip
from web.worker.words import Words


def table(scene: Scene, rules: Node) -> Element:
    """What lies before the viewer."""
    view = scene.view
    words = scene.words
    return parts.root(
        "table",
        "table",
        parts.bar(
            words("Ritual {n}", n=view.ritual),
            parts.whose(scene.alone, scene.seats[view.seat].name, when(view, words), words),
            words,
            speed(scene.settings.speed, words),
            parts.log_link(words),
        ),
        scene.coach,
        h.main(".main")[
            strip(scene),
            felt(scene),
            _you(scene),
            h.div(".rail")[h.div(".sheets")[sheet(scene), rounds(scene)], log(words("Log"), scene)],
        ],
        dock(scene),
        menu(scene.settings, words, taught=scene.only is not None),
        rules_drawer(rules, words) if scene.rules_open else None,
        scene.over,
        game=ID,
    )


def when(view: View, words: Words) -> str:
    """How far the ritual is."""
    if view.phase == "draft":
        return words("sets are chosen")
    return words("round {n} of {all}", n=view.round, all=ROUNDS)


def felt(scene: Scene) -> Element:
    """Everyone but the viewer, and what lies between them."""
    view = scene.view
    around = [(view.seat + step) % view.players for step in range(1, view.players)]
    return h.section(class_=f"felt seats-{view.players}", aria_label=scene.words("Table"))[
        icon("chalk", "chalk"),
        h.ol(".seats", role="list")[parts.row(_seat(who, scene) for who in around)],
        h.div(".centre.centre--altar")[
            reads("altar", altar_disc(view.altar, scene.words), id="altar"), _left(view.left, scene.words)
        ],
    ]


class Score(NamedTuple):
    """What a seat has collected."""

    points: int
    madness: int
    contribution: int


class Standing(NamedTuple):
    """What a seat does now: its class, its picture, and the words for it."""

    state: str
    picture: str
    said: str


def _seat(who: int, scene: Scene) -> Markup:
    view = scene.view
    score = Score(view.points[who], view.madness[who], view.contribution[who])
    return _drawn_seat(
        who, scene.seats[who].name, _standing(who, view, scene.words), view.laid[who], held(view, who),
        opened(view, who), score, scene.words,
    )  # fmt: skip


def held(view: View, who: int) -> tuple[Back, ...]:
    """The backs before a seat: its hand; while sets are drafted the one it took."""
    taken = view.taken[who]
    if view.phase == "draft":
        return view.sets[taken] if taken is not None else ()
    return view.backs[who]


def opened(view: View, who: int) -> tuple[Card, ...]:
    """The same with all cards open; else none."""
    taken = view.taken[who]
    if not view.faces or (view.phase == "draft" and taken is None):
        return ()
    return view.faces[taken if view.phase == "draft" and taken is not None else who]


@drawn
def _drawn_seat(
    who: int,
    name: str,
    standing: Standing,
    card: Laid | None,
    hand: tuple[Back, ...],
    faces: tuple[Card, ...],
    score: Score,
    words: Words,
) -> Element:
    return h.li(class_=f"seat {standing.state}".strip(), id=f"seat-{who}", data_seat=str(who))[
        h.p(".seat__name", title=name)[icon(standing.picture), h.span[name], hidden(standing.said)],
        _place(who, card, words),
        reads(
            f"hand {who}",
            cards.small_faces(faces, words)
            if faces
            else cards.backs(hand, words("In hand, face down:"), words),
            classes="seat__hand",
        )
        if hand
        else None,
        _score_line(score, words),
    ]


def _place(who: int, card: Laid | None, words: Words) -> Node:
    """Where a seat's card lies, or will."""
    if card is None:
        return h.span(".rback.rback--none", aria_hidden="true")
    if card.chant is not None:
        return cards.readable(card.chant.card, words, card.chant.colour)
    return reads(f"laid {who}", cards.laid(card.back, card.points, words))


@drawn
def _score_line(score: Score, words: Words) -> Element:
    """Points of ten, minus points, contribution: in figures, and in words for those who listen."""
    told = words(
        "{points} of {most} points, madness {minus}, contribution {gained}",
        points=score.points,
        most=MASTERLY,
        minus=score.madness,
        gained=score.contribution,
    )
    return h.p(".score")[
        hidden(told),
        h.span(".score__in", aria_hidden="true")[
            h.b[signed(score.points)],
            f"/{MASTERLY}",
            h.span(".minus")[icon("madness"), f"{score.madness}"] if score.madness else None,
            h.span(".con")[icon("seal"), str(score.contribution)],
        ],
    ]


def signed(points: int) -> str:
    """With a true minus."""
    return f"−{-points}" if points < 0 else str(points)


def _standing(who: int, view: View, words: Words) -> Standing:
    if who in view.out:
        return Standing("is-out", "madness", words(": mad, and out until the next ritual"))
    if who == view.to_act:
        return Standing("is-deciding", "deciding", words(": decides"))
    if view.phase == "draft":
        chose = view.taken[who] is not None
        return Standing("is-on", "check", words(": has chosen a set")) if chose else Standing("", "hand", "")
    if view.laid[who] is not None:
        return Standing("is-on", "check", words(": has laid a card"))
    if who == view.start:
        return Standing("", "candle_lit", words(": starts this round"))
    return Standing("", "hand", words(": has not laid a card yet"))


@drawn
def altar_disc(colour: Colour | None, words: Words) -> Element:
    """The altar with the colour that it asks for."""
    if colour is None:
        return h.span(".altar.altar--none")[
            icon("seal", ""), hidden(words("No marker of this ritual has been turned yet."))
        ]
    return h.span(class_=f"altar altar--{colour}")[
        hidden(words("The altar asks for")), icon(colour, ""), h.b(".serif")[cards.label(colour, words)]
    ]


@drawn
def _left(left: tuple[int, ...], words: Words) -> Element:
    told = words("Markers still face down:")
    return h.p(".left")[
        hidden(told),
        [
            h.span[cards.mark(colour, words), " ", h.b[str(number)]]
            for colour, number in zip(COLOURS, left, strict=True)
        ],
        h.span(".dim", aria_hidden="true")[words("left")],
    ]


def _you(scene: Scene) -> Element:
    view = scene.view
    words = scene.words
    sub = subline(scene)
    own = view.laid[view.seat]
    score = Score(view.points[view.seat], view.madness[view.seat], view.contribution[view.seat])
    return h.section("#you.you.you--ritual", aria_label=words("You"), data_seat=str(view.seat))[
        h.figure(".slot.is-known")[
            cards.readable(own.chant.card, words, own.chant.colour), h.figcaption[words("your chant")]
        ]
        if own and own.chant
        else None,
        h.div(".you__say")[h.h2[headline(scene)], h.p(".dim")[sub] if sub else None, own_score(score, words)],
    ]


@drawn
def own_score(score: Score, words: Words) -> Element:
    """A score in words, where there is room."""
    return h.p(".score.score--you")[
        h.span[
            parts.rich(
                words("{points} of {most} points"), points=h.b[signed(score.points)], most=str(MASTERLY)
            )
        ],
        h.span(".minus")[
            icon("madness"),
            words("{n} of {most} minus points", n=score.madness, most=MADNESS)
            if score.madness < MADNESS
            else words("{n} minus points", n=score.madness),
        ]
        if score.madness
        else None,
        h.span(".con")[icon("seal"), words("contribution {n}", n=score.contribution)],
    ]
