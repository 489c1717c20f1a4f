"""Trading (§6.1): two investigators and what they hold; each thing is handed over by one press."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.trade import Partner
from engine.game import Action
from web.games.arkham_horror import names
from web.games.arkham_horror.investigator import frame
from web.games.arkham_horror.picks import TRADE, partners, picked
from web.games.arkham_horror.pictures import picture
from web.games.arkham_horror.scene import Scene, acting, may_act
from web.games.arkham_horror.scenes.leaf import rule
from web.games.arkham_horror.text.lexicon import lexicon
from web.worker.screens import parts
from web.worker.screens.parts import hidden, icon


def partner(scene: Scene) -> Partner | None:
    """With whom one trades just now."""
    if not may_act(scene):
        return None
    return next((one for one in partners(scene.view) if str(one.seat) == picked(scene, TRADE)), None)


def trade(scene: Scene, other: Partner) -> Element:
    """Both hands side by side."""
    words, seat = scene.words, acting(scene.view)
    return h.section(".stage.scene.scene--trade", aria_label=words("Trade"), tabindex="0")[
        _panel(seat, [f"give {other.seat} {card}" for card in other.gives], "forward", scene),
        _panel(other.seat, [f"take-from {other.seat} {card}" for card in other.takes], "back", scene),
        h.p(".dim.note")[
            words("Clues, allies, skills and trophies can’t change hands."), " ", rule("§6.1", words)
        ],
    ]


def _panel(seat: int, actions: list[Action], way: str, scene: Scene) -> Element:
    words, inv = scene.words, scene.view.seats[seat]
    return h.section(".panel", aria_label=names.investigator(inv.id, words))[
        h.div(".panel__head")[
            h.h3(".who")[
                frame(inv.id or "", seat == scene.view.to_act, "frame--s"), names.investigator(inv.id, words)
            ],
            h.span(".vits")[
                h.span(".vit.vit--n")[hidden(words("Money")), icon("dollar", ""), h.b[str(inv.money)]]
            ],
        ],
        h.ul(".things")[[_thing(action, way, scene) for action in actions]]
        if actions
        else h.p(".dim")[words("nothing to give")],
    ]


def _thing(action: Action, way: str, scene: Scene) -> Element:
    words, id = scene.words, action.split()[2]
    card = CARDS[id].id if id in CARDS else id
    label = words("Give {card}", card=names.card(card, words))
    if way == "back":
        label = words("Take {card}", card=names.card(card, words))
    told: Node = lexicon(words.language).card(card).text
    return h.li(".thing.thing--swap")[
        h.span(".thing__pic")[picture(card)],
        h.span[h.b[names.card(card, words)], h.small[told]],
        h.button(
            ".btn.btn--icon.swap__go", type="button", aria_label=label, **parts.acts(action, scene.only)
        )[icon(way)],
    ]
