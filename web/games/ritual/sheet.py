"""The play sheet: the markers used and left, the odds of what has been laid, and all 30 faces by their backs.
Bright: not seen yet, so somebody may hold it. Tinted: yours. Struck: it has been turned up."""

from __future__ import annotations

from fractions import Fraction

import htpy as h
from htpy import Element, Fragment
from markupsafe import Markup

from engine.ritual import odds
from engine.ritual.cards import BACKS, BOX, COLOURS, WITH_BACK, Back, Card
from engine.ritual.rulings import MARKERS
from engine.ritual.view import Laid, View
from web.games.ritual import cards
from web.games.ritual.scene import Scene
from web.worker.screens import parts
from web.worker.screens.parts import drawn, hidden, icon
from web.worker.words import Words

_WITH_BACK = {back: frozenset(card.id for card in faces) for back, faces in WITH_BACK.items()}


def marks(view: View) -> tuple[str, ...]:
    """§1-1: all 30, in the order of the box; saves number them so."""
    return tuple(BOX)


def sheet(scene: Scene) -> Element:
    """The sheet; markers and odds of what lies on the table show even when it is folded."""
    view = scene.view
    words = scene.words
    unseen = odds.unseen(view)
    mine = frozenset(card.id for card in view.hand)
    return h.details("#sheet.sheet.sheet--ritual", open=True)[
        h.summary[
            h.h2[words("Markers and cards")],
            markers(view.left, scene.settings.odds, words),
            laid_odds(scene, unseen) if scene.settings.odds else None,
        ],
        h.ul(".faces")[
            parts.row(
                _back(
                    back,
                    unseen[back],
                    _among(mine, back),
                    _among(scene.marks, back),
                    scene.settings.odds,
                    words,
                )
                for back in BACKS
            )
        ],
        parts.reading_help(words),
    ]


def _among(wanted: frozenset[str], back: Back) -> frozenset[str]:
    """Those of these cards that have this back: a row is drawn again only for what concerns it."""
    return wanted & _WITH_BACK[back]


@drawn
def markers(left: tuple[int, ...], with_odds: bool, words: Words) -> Element:
    """Every marker as a thing to count; with odds, what the next one may be."""
    most = MARKERS.count(COLOURS[0])
    total = sum(left) or len(MARKERS)
    shuffled = left if sum(left) else (most,) * len(COLOURS)
    return h.ul(".markers")[
        [
            h.li[
                h.span(".markers__row", aria_hidden="true")[
                    [icon(colour, f"hue hue--{colour}")] * number,
                    [icon(colour, "hue is-used")] * (most - number),
                ],
                hidden(
                    words(
                        "{colour}: {left} face down, {used} used",
                        colour=cards.label(colour, words),
                        left=number,
                        used=most - number,
                    )
                ),
                h.small[
                    hidden(words("the next one:")), " ", words("{n} %", n=rounded(Fraction(chance, total)))
                ]
                if with_odds
                else None,
            ]
            for colour, number, chance in zip(COLOURS, left, shuffled, strict=True)
        ]
    ]


def laid_odds(scene: Scene, unseen: dict[Back, tuple[Card, ...]]) -> Element | None:
    """Of each card that others have laid, what it may be."""
    view = scene.view
    rows = [
        _laid_row(scene.seats[seat].name, card, unseen[card.back], scene.words)
        for seat, card in enumerate(view.laid)
        if card and card.chant is None
    ]
    return h.ul(".laid-odds", aria_label=scene.words("What has been laid"))[parts.row(rows)] if rows else None


@drawn
def _laid_row(name: str, card: Laid, faces: tuple[Card, ...], words: Words) -> Element:
    return h.li[
        h.span(".laid-odds__who")[name, " ", h.b[str(card.points)]], _chances(faces, card.points, words)
    ]


@drawn
def _chances(faces: tuple[Card, ...], points: int, words: Words) -> Element:
    """Each colour's share, if every one of the faces is equally likely."""
    return h.span(".chances")[
        [
            h.span(class_="is-none" if not share else None)[
                cards.mark(colour, words), str(rounded(share)), h.small["%"]
            ]
            for colour, share in odds.end(faces, points).items()
        ]
    ]


def rounded(share: Fraction) -> int:
    """In percent, but 0 and 100 only when it is so."""
    n = round(share * 100)
    if share and not n:
        n = 1
    return 99 if share < 1 and n == 100 else n


@drawn
def _back(
    back: Back,
    faces: tuple[Card, ...],
    mine: frozenset[str],
    marked: frozenset[str],
    with_odds: bool,
    words: Words,
) -> Element:
    """One back: the faces that have it, and the odds of each end that is still unseen."""
    return h.li(".faces__back")[
        h.span(".faces__head")[
            cards.small_back(back), hidden(words("Back {back}", back=back.replace("-", "–")))
        ],
        h.span(".faces__slips")[
            parts.row(_slip(card, faces, mine, marked, words) for card in WITH_BACK[back])
        ],
        h.span(".faces__odds")[_ends(back, faces, words)] if with_odds and faces else None,
    ]


@drawn
def _ends(back: Back, faces: tuple[Card, ...], words: Words) -> Fragment:
    return h.fragment[
        [
            h.span[h.b[hidden(words("The end with")), " ", str(points)], " ", _chances(faces, points, words)]
            for points in dict.fromkeys(BACKS[back])
        ]
    ]


def _slip(
    card: Card, unseen: tuple[Card, ...], mine: frozenset[str], marked: frozenset[str], words: Words
) -> Markup:
    state = "yours" if card.id in mine else "open" if card in unseen else "gone"
    return _drawn_slip(card, state, card.id in marked, words)


@drawn
def _drawn_slip(card: Card, state: str, marked: bool, words: Words) -> Element:
    said = {
        "yours": words("yours"),
        "open": words("not seen yet"),
        "gone": words("turned up"),
    }[state]
    return h.button(
        class_=f"rslip is-{state}" + (" is-marked" if marked else ""),
        type="button",
        id=f"slip-{card.id}",
        data_do="read",
        data_value=card.id,
        aria_haspopup="dialog",
    )[
        [
            h.span(class_=f"rslip__end rslip__end--{colour}")[icon(colour, "")]
            for colour, _ in sorted(card.ends, key=lambda end: end[1])
        ],
        icon("pencil", "slip__pencil") if marked else None,
        hidden(words("{card}: {place}", card=cards.ends(card, words), place=said)),
        hidden(words("(crossed out)")) if marked else None,
    ]
