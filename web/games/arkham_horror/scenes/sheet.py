"""The investigator in full, as Upkeep and set-up need it: sliders to be moved, all cards, trophies."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.board import MARKERS
from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.picks import toughness
from engine.arkham_horror.sheets import SHEETS, SKILLS
from web.games.arkham_horror import names, tokens
from web.games.arkham_horror.investigator import frame, states, vitals
from web.games.arkham_horror.picks import SLIDERS, stops
from web.games.arkham_horror.pictures import picture
from web.games.arkham_horror.scene import Scene, acting, may_act
from web.worker.screens.parts import hidden, icon, row

ITEMS = ("common", "unique")


def sheet(scene: Scene) -> Element:
    """Of whoever acts."""
    return h.section(".stage.scene.scene--sheet", aria_label=scene.words("Your investigator"))[
        full(acting(scene.view), scene)
    ]


def full(seat: int, scene: Scene) -> list[Node]:
    """Four panels: who it is, the sliders, items, everything else."""
    inv, words = scene.view.seats[seat], scene.words
    cards = [(name, CARDS[name]) for name in inv.cards]
    items = [name for name, card in cards if card.deck in ITEMS or (card.tradable and card.deck == "special")]
    others = [name for name, card in cards if name not in items]
    return [
        _who(seat, scene),
        _skills(seat, scene),
        _things(words("Items"), items, seat, scene),
        _things(words("Spells, skills, allies"), others, seat, scene),
    ]


def _who(seat: int, scene: Scene) -> Element:
    inv, words = scene.view.seats[seat], scene.words
    return h.section(".panel")[
        h.div(".hero")[
            frame(inv.id or "", seat == scene.view.to_act, "frame--l"),
            h.div[
                h.h2[names.investigator(inv.id, words)],
                h.p(".dim")[words("at {place}", place=names.area(inv.at, words))],
                h.p(".vits")[vitals(seat, scene)],
            ],
        ],
        states(seat, scene),
        _trophies(seat, scene),
    ]


def _trophies(seat: int, scene: Scene) -> Node:
    inv, words, view = scene.view.seats[seat], scene.words, scene.view
    if not inv.monster_trophies and not inv.gate_trophies:
        return None
    monsters = words("toughness {n}", n=toughness(inv.monster_trophies))
    gates = words.n("{n} gate", "{n} gates", len(inv.gate_trophies))
    return h.div(".trophies")[
        h.span[h.b[words("Trophies")], h.small[words("{one}, {two}", one=monsters, two=gates)]],
        h.span(".won")[
            [tokens.monster(token, view) for token in inv.monster_trophies],
            row(tokens.gate(MARKERS[marker].dimension) for marker in inv.gate_trophies),
        ],
    ]


def _skills(seat: int, scene: Scene) -> Element:
    """Three sliders of four stops; a stop is picked (picks.SLIDERS), the dock has the button."""
    view, words = scene.view, scene.words
    inv, now = view.seats[seat], stops(scene, seat)
    can = may_act(scene) and view.to_act == seat and any(a.startswith("sliders") for a in view.legal)
    moved = sum(abs(new - old) for new, old in zip(now, inv.sliders, strict=True))
    return h.section(".panel")[
        h.div(".panel__head")[h.h3[words("Skills")], _focus(seat, moved, scene)],
        [_slider(slider, seat, now[slider], can, scene) for slider in range(3)],
    ]


def _focus(seat: int, moved: int, scene: Scene) -> Node:
    view, words = scene.view, scene.words
    if view.phase != "upkeep" or view.seats[seat].slid:
        return None
    focus = view.seats[seat].sheet.focus
    left = max(0, focus - moved)
    return h.small(".dim")[
        words("Focus: {n} of {most} moves left", n=left, most=focus),
        " ",
        h.span(".pips", aria_hidden="true")[[h.i(".pip.is-used")] * (focus - left), [h.i(".pip")] * left],
    ]


def _slider(slider: int, seat: int, now: int, can: bool, scene: Scene) -> Element:
    words = scene.words
    sheet = SHEETS[scene.view.seats[seat].id or ""]
    over, under = SKILLS[2 * slider : 2 * slider + 2]
    label = f"{names.term(over, words)}, {names.term(under, words)}"
    return h.div(".slider", role="radiogroup", aria_label=label)[
        h.span(".slider__names", aria_hidden="true")[
            h.span[names.term(over, words)], h.span[names.term(under, words)]
        ],
        [
            h.button(
                ".stop",
                type="button",
                role="radio",
                aria_checked=str(stop == now).lower(),
                disabled=not can,
                data_do="pick",
                data_value=f"{SLIDERS[slider]}={stop}",
                aria_label=words(", ").join(
                    f"{names.term(skill, words)} {sheet.skills[skill][1][stop]}" for skill in (over, under)
                ),
            )[h.span[str(sheet.skills[over][1][stop])], h.span[str(sheet.skills[under][1][stop])]]
            for stop in range(4)
        ],
    ]


def _things(title: str, cards: list[str], seat: int, scene: Scene) -> Element:
    words, inv = scene.words, scene.view.seats[seat]
    return h.section(".panel")[
        h.div(".panel__head")[h.h3[title], h.small(".dim")[str(len(cards))] if cards else None],
        h.ul(".things")[
            [
                h.li(class_="thing is-used" if name in inv.exhausted else "thing")[
                    h.span(".thing__pic")[picture(CARDS[name].id)],
                    h.span[
                        h.b[names.card(name, words)],
                        h.small[words("exhausted")] if name in inv.exhausted else None,
                    ],
                    h.span(".hands")[
                        [icon("hand", "")] * CARDS[name].hands, hidden(_hands(CARDS[name].hands, scene))
                    ]
                    if CARDS[name].hands
                    else None,
                ]
                for name in cards
            ]
        ]
        if cards
        else h.p(".dim")[words("none")],
    ]


def _hands(n: int, scene: Scene) -> str:
    return scene.words.n("{n} hand", "{n} hands", n)
