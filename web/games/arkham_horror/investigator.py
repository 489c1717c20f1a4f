"""Who acts, in full: flames, hearts, money, clues, the six skills, the cards."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.checks import Check, pool
from engine.arkham_horror.hands import maximum
from engine.arkham_horror.sheets import SHEETS, SKILLS
from web.games.arkham_horror import names
from web.games.arkham_horror.pictures import picture
from web.games.arkham_horror.scene import Scene, View, as_state, is_mine
from web.games.arkham_horror.town import signed
from web.worker.screens.parts import drawn, hidden, icon
from web.worker.words import Words


def me(seat: int, scene: Scene) -> Node:
    """The investigator at a seat."""
    inv, words = scene.view.seats[seat], scene.words
    if inv.id is None:
        return h.section(".me", aria_label=scene.seats[seat].name)[
            h.h2[scene.seats[seat].name], h.p(".dim")[words("A new investigator comes next turn.")]
        ]
    return h.section("#me.me", aria_label=names.investigator(inv.id, words), data_seat=str(seat))[
        h.div(".me__head")[
            frame(inv.id, seat == scene.view.to_act),
            h.div[
                h.h2[names.investigator(inv.id, words)],
                h.p(".me__who")[_player(seat, scene)],
                h.p(".vits")[vitals(seat, scene, row_break=True)],
            ],
        ],
        skills(seat, scene.view, words),
        gear(inv.cards, inv.exhausted, words),
        states(seat, scene),
    ]


def _player(seat: int, scene: Scene) -> str:
    words, player = scene.words, scene.seats[seat]
    does = names.occupation(scene.view.seats[seat].id or "", words)
    if player.bot is None and scene.alone:
        return words("{does}, played by you", does=does)
    return words("{does}, played by {who}", does=does, who=player.name)


@drawn
def frame(investigator: str, acts: bool, classes: str = "") -> Element:
    """A portrait."""
    look = " ".join(filter(None, ["frame", classes, "is-acting" if acts else ""]))
    return h.span(class_=look)[picture(investigator)]


def vitals(seat: int, scene: Scene, row_break: bool = False) -> Markup:
    """Sanity, Stamina, money and clues."""
    inv, state = scene.view.seats[seat], as_state(scene.view)
    most = maximum(state, seat, "sanity"), maximum(state, seat, "stamina")
    return _vitals(inv.sanity, most[0], inv.stamina, most[1], inv.money, inv.clues, row_break, scene.words)


def _of(stat: str, now: int, most: int, words: Words) -> str:
    return words("{omen}: {now} of {most}", omen=names.term(stat, words), now=now, most=most)


@drawn
def _vitals(
    sanity: int,
    most_sanity: int,
    stamina: int,
    most_stamina: int,
    money: int,
    clues: int,
    row_break: bool,
    words: Words,
) -> h.Fragment:
    return h.fragment[
        h.span(".vit.vit--san")[
            hidden(_of("sanity", sanity, most_sanity, words)),
            h.b(aria_hidden="true")[str(sanity)],
            [icon("flame", "")] * sanity,
            [icon("wick", "is-out")] * (most_sanity - sanity),
        ],
        h.span(".vit.vit--sta")[
            hidden(_of("stamina", stamina, most_stamina, words)),
            h.b(aria_hidden="true")[str(stamina)],
            [icon("heart", "")] * stamina,
            [icon("heart_out", "is-out")] * (most_stamina - stamina),
        ],
        h.span(".brk") if row_break else None,
        h.span(".vit.vit--n.vit--money")[hidden(words("Money")), icon("dollar", ""), h.b[str(money)]],
        h.span(".vit.vit--n")[hidden(words("Clues")), icon("lens", ""), h.b[str(clues)]],
    ]


def skills(seat: int, view: View, words: Words) -> Markup:
    """The six, with what cards and the weather add."""
    inv = view.seats[seat]
    sheet = SHEETS[inv.id or ""]
    told = []
    for skill in SKILLS:
        slider, stops = sheet.skills[skill]
        now = pool(as_state(view), seat, Check(skill, skill, 0, 1, ""))
        told.append((skill, now, now - stops[inv.sliders[slider]]))
    return _skills(tuple(told), words)


@drawn
def _skills(told: tuple[tuple[str, int, int], ...], words: Words) -> Element:
    return h.dl(".skills")[
        [
            h.div(".skill")[
                h.dt[names.term(skill, words)], h.dd[h.b[str(now)], h.sup[signed(more)] if more else None]
            ]
            for skill, now, more in told
        ]
    ]


@drawn
def gear(cards: tuple[str, ...], exhausted: tuple[str, ...], words: Words) -> Element:
    """All cards; a used one is turned."""
    return h.ul(".gear", aria_label=words("Cards"))[
        [
            h.li(class_="is-used" if name in exhausted else None, title=_card_name(name, exhausted, words))[
                picture(CARDS[name].id), hidden(_card_name(name, exhausted, words))
            ]
            for name in cards
        ]
    ]


def _card_name(name: str, exhausted: tuple[str, ...], words: Words) -> str:
    told = names.card(name, words)
    return words("{card}, exhausted", card=told) if name in exhausted else told


def states(seat: int, scene: Scene) -> Node:
    """Delayed, loses a turn, explored: what hinders or helps."""
    inv, words = scene.view.seats[seat], scene.words
    told = [
        (inv.delayed, "delayed", words("Delayed")),
        (inv.loses_turn, "delayed", words("Loses a turn")),
        (inv.explored, "explored", words("Explored")),
    ]
    found = [h.span(".state")[icon(symbol, ""), text] for so, symbol, text in told if so]
    return h.p(".states")[found] if found else None


def owner(seat: int, scene: Scene) -> str:
    """person or bot, as a symbol."""
    return "person" if is_mine(seat, scene) else "bot"
