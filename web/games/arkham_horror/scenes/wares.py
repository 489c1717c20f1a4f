"""Lists of things: what is bought, sold, kept or found; what must go; trophies that are spent."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.board import MARKERS
from engine.arkham_horror.cards import BY_ID, CARDS
from engine.arkham_horror.monsters import KIND_OF
from engine.arkham_horror.picks import toughness
from engine.arkham_horror.verbs.shops import price_of
from engine.game import Action
from web.games.arkham_horror import names, tokens
from web.games.arkham_horror.actions import Said, none, say
from web.games.arkham_horror.asked import asked
from web.games.arkham_horror.buttons import line, lines, primary, waiting
from web.games.arkham_horror.picks import WARE, Choice, choice, listed, made, picked
from web.games.arkham_horror.pictures import picture
from web.games.arkham_horror.prices import amount
from web.games.arkham_horror.scene import Scene, acting, may_act
from web.games.arkham_horror.scenes import leaf
from web.games.arkham_horror.scenes.frame import scene_of
from web.games.arkham_horror.scenes.source import source
from web.games.arkham_horror.text.lexicon import lexicon
from web.worker.screens.parts import icon


def shop(scene: Scene) -> Element:
    """Buying, selling, keeping: each thing with what it does and what it costs."""
    view, words = scene.view, scene.words
    seat = acting(view)
    of = choice(view)
    found = _several(of, scene) if of else _single(scene)
    money = words(
        "{who} has ${n}.", who=names.first_name(view.seats[seat].id, words), n=view.seats[seat].money
    )
    priced = view.decision is not None and view.decision.kind == "buy"
    return scene_of(
        scene,
        leaf.of_source(source(scene), view.seats[seat].at, scene),
        asked(scene).head,
        h.p(".dim")[money] if priced else None,
        h.ul(class_="wares wares--two" if len(found) > FEW else "wares")[[h.li[one] for one in found]],
        _unaffordable(scene) if priced else None,
        classes="scene--shop",
    )


FEW = 4


def _several(of: Choice, scene: Scene) -> list[Element]:
    return [_tick(part, thing, scene) for part, thing in zip(of.parts, of.things, strict=True)]


def _single(scene: Scene) -> list[Element]:
    """Each thing of its own action: one of them is chosen."""
    now = picked(scene, WARE)
    return [
        h.button(
            ".ware",
            type="button",
            disabled=not may_act(scene),
            data_do="pick",
            data_value=f"{WARE}={thing}",
            aria_pressed=str(thing == now).lower(),
        )[_thing(thing, scene), h.span(".ware__price")[_price(thing, scene)]]
        for thing in _things(scene)
    ]


def _things(scene: Scene) -> list[str]:
    return [words[1] for action in listed(scene.view) if (words := action.split())[1:] and words[1] != "none"]


def _tick(part: str, thing: str, scene: Scene) -> Element:
    on = part in scene.picked
    return h.button(
        ".ware.ware--pick",
        type="button",
        role="checkbox",
        disabled=not may_act(scene),
        aria_checked=str(on).lower(),
        data_do="pick",
        data_value=part,
    )[
        _thing(thing, scene),
        h.span(".ware__price")[_price(thing, scene)],
        h.span(".box")[icon("check", "") if on else None],
    ]


def _thing(thing: str, scene: Scene) -> Node:
    words = scene.words
    shown: Node = picture(thing)
    if thing in MARKERS:
        shown = tokens.gate(MARKERS[thing].dimension)
    return [
        h.span(".ware__pic")[shown],
        h.span[h.span(".ware__name")[names.thing(thing, words)], h.small[told(thing, scene)]],
    ]


def told(thing: str, scene: Scene) -> str:
    """What a thing does or is worth."""
    words = scene.words
    if thing in KIND_OF:
        return words("toughness {n}", n=toughness([thing]))
    if thing in MARKERS:
        return names.term("gate-trophy", words)
    card = CARDS[thing].id if thing in CARDS else thing
    return lexicon(words.language).card(card).text if card in BY_ID else ""


def _price(thing: str, scene: Scene) -> str:
    """What it costs, or brings, in the decision that is on."""
    frame = scene.view.stack[-1]
    match frame[0]:
        case "buy":
            return f"${price_of(thing, frame[3])}"
        case "buy-any" | "sell":
            return f"${price_of(thing, frame[3])}"
        case "sale":
            return f"${price_of(thing, 0)}"
    return ""


def _unaffordable(scene: Scene) -> Node:
    """What lies there and is too dear."""
    view = scene.view
    assert view.decision
    of = choice(view)
    here = set(of.things) if of else set(_things(scene))
    dear = [card for card in dict.fromkeys(view.decision.about.get("cards", ())) if card not in here]
    if not dear:
        return None
    return h.ul(".wares")[
        [
            h.li[
                h.button(".ware", type="button", disabled=True)[
                    _thing(card, scene), h.span(".ware__price")[_price(card, scene)]
                ]
            ]
            for card in dear
        ]
    ]


def shop_dock(scene: Scene) -> Node:
    """The one that is chosen; or what is picked of several; or nothing."""
    view = scene.view
    if of := choice(view):
        return [composed(of, scene), _rest(of.verb, scene)]
    verb = listed(view)[0].split()[0]
    ware = picked(scene, WARE)
    action = f"{verb} {ware}"
    bare = [line(one, scene, Said(none(verb, scene.words))) for one in listed(view) if one == f"{verb} none"]
    if action not in view.legal or not ware:
        return [waiting(scene.words("Choose one")), bare]
    return [primary(action, scene, say(action, scene)._replace(small=_price(ware, scene))), bare]


def _rest(verb: str, scene: Scene) -> Node:
    rest = [action for action in listed(scene.view) if action.split()[0] != verb]
    return lines(rest, scene)


def composed(of: Choice, scene: Scene) -> Node:
    """The filled button; until the number is right it is dashed and says what is missing."""
    action = made(scene, of)
    if action is None:
        return waiting(*missing(of, scene))
    bare = action.endswith(" none")
    said = Said(none(of.verb, scene.words)) if bare else say(action, scene)
    if of.verb == "buy" and not bare:
        said = said._replace(small=f"${sum(int(_price(one, scene)[1:]) for one in action.split()[1:])}")
    return primary(action, scene, said)


def missing(of: Choice, scene: Scene) -> tuple[str, str]:
    """What is still to be picked, and what is."""
    words, decision = scene.words, scene.view.decision
    assert decision
    chosen = [part.rpartition(".")[0] for part in scene.picked if part in of.parts]
    so_far = words("{n} chosen", n=len(chosen))
    if of.verb == "spend":
        return _trophies(chosen, scene)
    if of.verb == "buy":
        return words("That is more than can be paid."), so_far
    least = decision.least - len(chosen)
    if least > 0:
        return words.n("Choose {n} more", "Choose {n} more", least), so_far
    return words.n("{n} too many", "{n} too many", -least), so_far


def _trophies(chosen: list[str], scene: Scene) -> tuple[str, str]:
    words, decision = scene.words, scene.view.decision
    assert decision
    wanted, gates = decision.about["toughness"], decision.about["gates"]
    have = toughness([one for one in chosen if one in KIND_OF])
    marked = len([one for one in chosen if one in MARKERS])
    if have >= wanted and marked >= gates:
        return words("More than is needed: leave one out."), ""
    parts = []
    if wanted > have:
        parts.append(amount("toughness", wanted - have, words))
    if gates > marked:
        parts.append(amount("gate-trophy", gates - marked, words))
    return words("Still missing: {what}", what=words(", ").join(parts)), ""


def half(scene: Scene) -> Element:
    """What must go, or what is spent: exactly so much of it."""
    view, words = scene.view, scene.words
    assert view.decision
    of = choice(view) or Choice(*_alone(scene))
    chosen = sum(part in of.parts for part in scene.picked)
    head = asked(scene)
    count = words("{n} of {most}", n=chosen, most=view.decision.least)
    return scene_of(
        scene,
        _why(scene),
        words("What stays behind?") if of.verb in ("discard", "lose") else head.head,
        h.p(".count")[count] if of.verb != "spend" else h.p(".dim")[head.line] if head.line else None,
        h.ul(".wares.wares--two")[
            [h.li[_tick(part, thing, scene)] for part, thing in zip(of.parts, of.things, strict=True)]
        ],
        classes="scene--shop",
    )


def _alone(scene: Scene) -> tuple[str, tuple[str, ...]]:
    """Things of which one must be taken: each an action."""
    actions: list[Action] = [action for action in listed(scene.view) if len(action.split()) == 2]
    return actions[0].split()[0], tuple(action.split()[1] for action in actions)


def half_dock(scene: Scene) -> Node:
    """One button, dashed until the number is right."""
    of = choice(scene.view) or Choice(*_alone(scene))
    return [composed(of, scene), _rest(of.verb, scene)]


def _why(scene: Scene) -> Element:
    """Why it must go: knocked out, or by a card."""
    view, words = scene.view, scene.words
    assert view.decision
    inv = view.seats[view.decision.seat]
    below = [frame for frame in view.stack if frame[0] == "knocked-out"]
    if not below:
        return leaf.of_source(
            source(scene), inv.at, scene, h.p[asked(scene).line] if asked(scene).line else None
        )
    insane = below[-1][2] == "sanity"
    title = names.area("arkham-asylum" if insane else "st-marys-hospital", words)
    state = names.term("insane" if insane else "unconscious", words)
    text = h.p[
        h.b[asked(scene).line],
        " ",
        words("Half the items and half the clues are lost, each rounded down."),
    ]
    return leaf.leaf(
        title, leaf.plate("arkham-asylum" if insane else "st-marys-hospital"), kind=state, text=text
    )
