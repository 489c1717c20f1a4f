"""The last battle (§17): the Ancient One's doom, the successes so far, who stands against it."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from web.games.arkham_horror import names
from web.games.arkham_horror.asked import asked
from web.games.arkham_horror.investigator import frame, vitals
from web.games.arkham_horror.pictures import picture
from web.games.arkham_horror.prices import signed
from web.games.arkham_horror.scene import Scene, acting
from web.games.arkham_horror.scenes.frame import scene_of
from web.games.arkham_horror.text.lexicon import lexicon
from web.worker.screens.parts import icon


def battle(scene: Scene) -> Element:
    """What everybody sees of it."""
    return scene_of(scene, abyss(scene), asked(scene).head, ranks(scene), classes="scene--battle")


def abyss(scene: Scene) -> Element:
    """Who it is, how much doom is left, how many successes the next token wants."""
    view, words = scene.view, scene.words
    one = ANCIENT_ONES[view.ancient_one]
    rating = words("combat {n}", n=signed(view.rating))
    told = [rating, *[names.term(defense, words) for defense in sorted(one.defenses)]]
    return h.section(".abyss", aria_label=names.ancient_one(one.id, words))[
        h.span(".abyss__plate")[picture(one.id)],
        h.h2[names.ancient_one(one.id, words)],
        h.p(".dim")[words(", ").join(told)],
        h.ol(".dooms", aria_label=words("Doom: {n} of {most} left", n=view.doom, most=one.doom))[
            [
                h.li(class_=_doom(place, view.doom))[icon("doom", "") if place < view.doom else None]
                for place in range(one.doom)
            ]
        ],
        h.p(".hitline")[
            h.span(".hits", aria_hidden="true")[
                [h.i(".is-on")] * view.hits, [h.i] * (view.players - view.hits)
            ],
            " ",
            words.n(
                "{hits} of {n} success towards the next token",
                "{hits} of {n} successes towards the next token",
                view.players,
                hits=view.hits,
            ),
        ],
        _attack(scene),
    ]


def _doom(place: int, left: int) -> str | None:
    return "is-gone" if place >= left else "is-next" if place == left - 1 else None


def _attack(scene: Scene) -> Node:
    """What it does in its turn."""
    words, told = scene.words, lexicon(scene.words.language)
    text = dict(told.ancient_one(scene.view.ancient_one).parts).get(told.term("attack"), "")
    if not text:
        return None
    return h.p(".dim.abyss__attack")[h.b[words("Then it strikes:")], " ", text]


def ranks(scene: Scene) -> Element:
    """Everybody who still stands."""
    view, words = scene.view, scene.words
    return h.ol(".ranks", aria_label=words("Who still stands"))[
        [
            h.li(class_="rank is-acting" if seat == view.to_act else "rank")[
                frame(inv.id, seat == acting(view), "frame--s"),
                h.span[names.first_name(inv.id, words), _does(seat, scene)],
                h.span(".vits.vits--col")[vitals(seat, scene)],
            ]
            for seat, inv in enumerate(view.seats)
            if inv.id
        ]
    ]


def _does(seat: int, scene: Scene) -> Node:
    """What came of its attack in this round, or that it acts now."""
    words, view = scene.words, scene.view
    for event in reversed(scene.log):
        if event["e"] == "round":
            break
        if event["e"] == "hit" and event["who"] == seat:
            return h.small[words.n("{n} success", "{n} successes", event["successes"])]
    return h.small[words("acts now")] if seat == view.to_act else None
