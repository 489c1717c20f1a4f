"""The sheet of paper of a scene: a place, a card, a monster, a gate, a world."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.board import IS_LOCATION, STREET_OF, WORLD_AT, World
from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.monsters import Kind
from web.games.arkham_horror import names
from web.games.arkham_horror.pictures import dimension, picture
from web.games.arkham_horror.prices import signed
from web.games.arkham_horror.scene import Scene
from web.games.arkham_horror.scenes.source import Source, does, story
from web.games.arkham_horror.text.lexicon import lexicon
from web.worker.screens.parts import hidden, icon
from web.worker.words import Words


def rule(section: str, words: Words) -> Node:
    """The rule, one tap away: it opens the rules at its section."""
    if not section:
        return None
    label = words("Rule {number}", number=section)
    return h.button(".ref.ref--open", type="button", data_do="rules", data_value=section, aria_label=label)[
        section
    ]


def leaf(
    title: str,
    plate: Node,
    *,
    kind: str = "",
    marks: Node = None,
    told: str = "",
    text: Node = None,
    classes: str = "",
) -> Element:
    """A sheet: picture, what it is, its name; the story; what it does."""
    return h.article(class_=f"leaf {classes}".strip(), aria_label=title)[
        h.div(".leaf__head")[plate, h.div[h.p(".leaf__kind")[kind] if kind else None, h.h2[title], marks]],
        h.p(".leaf__story")[told] if told else None,
        h.div(".leaf__do")[text] if text else None,
    ]


def plate(symbol: str) -> Element:
    """A picture under an arch: firm, human, safe."""
    return h.span(".leaf__plate")[picture(symbol)]


def cut(symbol: Node) -> Element:
    """A picture with cut corners: thin, foreign, dangerous."""
    return h.span(".leaf__plate.leaf__plate--cut")[symbol]


def of_place(at: str, scene: Scene, text: Node = None, told: str = "", kind: str = "") -> Element:
    """An area of Arkham, or of an Other World."""
    words = scene.words
    if at in WORLD_AT:
        return of_world(at, scene, text, told)
    street = names.area(STREET_OF[at], words) if at in STREET_OF else ""
    kind = words(", ").join(filter(None, [street, kind]))
    shown = plate(at) if at in IS_LOCATION else plate("step")
    return leaf(names.area(at, words), shown, kind=kind, text=text, told=told)


def of_source(of: Source, at: str, scene: Scene, more: Node = None) -> Element:
    """What is carried out; else where it is."""
    words = scene.words
    told, text = story(of, words), [h.p[does(of, words)] if of.kind else None, more]
    match of.kind:
        case "entry" if of.gate and at in WORLD_AT:
            return of_world(at, scene, text, told)
        case "entry":
            return of_place(at, scene, text, told, words("a card is drawn"))
        case "special":
            return of_place(at, scene, text, "", names.special(of.id, words))
        case "mythos":
            shown = plate("newspaper")
            kind = lexicon(words.language).mythos(of.id).kind
            return leaf(names.mythos(of.id, words), shown, kind=kind, told=told, text=text)
        case "attack":
            return of_ancient_one(scene, text)
    return of_place(at, scene, more)


def of_ancient_one(scene: Scene, text: Node = None) -> Element:
    """Who wakes, or is awake."""
    words, one = scene.words, scene.view.ancient_one
    shown = cut(picture(one))
    return leaf(names.ancient_one(one, words), shown, kind=names.term("ancient-one", words), text=text)


def of_card(id: str, scene: Scene) -> Element:
    """A card that somebody holds."""
    words = scene.words
    told = lexicon(words.language).card(CARDS[id].id if id in CARDS else id)
    return leaf(told.name, plate(id), kind=told.kind, text=h.p[told.text])


def of_monster(kind: Kind, scene: Scene, where: str = "") -> Element:
    """A monster as it is now: what it costs to meet it, and what it can do."""
    words = scene.words
    told = lexicon(words.language).monster(kind.id)
    horror: Node = [
        [icon("flame", "")] * kind.horror_damage,
        hidden(words("costs {n} Sanity", n=kind.horror_damage)),
    ]
    wound: Node = [
        [icon("heart", "")] * kind.combat_damage,
        hidden(words("costs {n} Stamina", n=kind.combat_damage)),
    ]
    return h.article(".leaf.foe", aria_label=told.name)[
        h.div(".leaf__head")[
            cut(picture(kind.id)),
            h.div[
                h.p(".leaf__kind")[words(", ").join(filter(None, [told.kind, where]))],
                h.h2[told.name],
                h.p(".foe__marks")[
                    h.span[dimension(kind.dimension), names.term(f"dimension-{kind.dimension}", words)],
                    h.span[names.term(f"movement-{kind.movement}", words)],
                ],
            ],
        ],
        h.dl(".foe__stats")[
            _stat(names.term("awareness", words), h.b[signed(kind.awareness)]),
            _stat(
                names.term("toughness", words),
                [[icon("drop", "")] * kind.toughness, hidden(str(kind.toughness))],
            ),
            _stat(f"{names.term('horror', words)} {signed(kind.horror)}", horror)
            if kind.horror is not None
            else _stat(names.term("horror", words), words("none")),
            _stat(f"{names.term('combat', words)} {signed(kind.combat)}", wound),
        ],
        h.div(".leaf__do")[h.p[told.text]] if told.text else None,
    ]


def _stat(name: str, value: Node) -> Element:
    return h.div[h.dt[name], h.dd[value]]


def of_world(at: str, scene: Scene, text: Node = None, told: str = "") -> Element:
    """An Other World: its colours, and how hard its gates are to close."""
    words, world = scene.words, WORLD_AT[at]
    area = names.term("first-area" if at == world.first else "second-area", words)
    return leaf(
        names.world(world.id, words),
        cut(dimension(world.dimension, "")),
        kind=words(", ").join([names.term("other-world", words), area]),
        marks=h.p(".foe__marks")[
            [
                h.span(class_=f"huetag huetag--{hue}")[colour(hue, words)]
                for hue in ("blue", "green", "red", "yellow")
                if hue in world.colours
            ],
            h.span[words("closing {n}", n=signed(world.close))],
        ],
        told=told,
        text=text,
    )


def colour(hue: str, words: Words) -> str:
    """Of a gate card."""
    return {
        "blue": words("blue"),
        "green": words("green"),
        "red": words("red"),
        "yellow": words("yellow"),
    }[hue]


def of_gate(at: str, world: World, scene: Scene, text: Node) -> Element:
    """A gate at a place of Arkham."""
    words = scene.words
    marks = h.p(".foe__marks")[
        h.span[dimension(world.dimension), words("to {world}", world=names.phrase(world.id, words))],
        h.span[words("closing {n}", n=signed(world.close))],
    ]
    kind = words(", ").join([names.area(STREET_OF[at], words), words("an open gate, explored")])
    return leaf(names.area(at, words), cut(dimension(world.dimension, "")), kind=kind, marks=marks, text=text)
