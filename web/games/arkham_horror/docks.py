"""What can be done, by kind of decision. A kind that is not in DOCKS gets all of its actions as a list."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.trade import Partner
from engine.game import Action
from web.games.arkham_horror import names
from web.games.arkham_horror.actions import Said, none, say
from web.games.arkham_horror.buttons import line, lines, part, primary, waiting
from web.games.arkham_horror.picks import (
    AT,
    MONEY,
    PLACED,
    TRADE,
    Choice,
    choice,
    goals,
    listed,
    made,
    made_sliders,
    made_spread,
    partners,
    picked,
    spread,
    stops,
)
from web.games.arkham_horror.prices import amount, price
from web.games.arkham_horror.scene import Scene, acting
from web.games.arkham_horror.scenes import ASKED
from web.games.arkham_horror.scenes.arms import weapons_dock
from web.games.arkham_horror.scenes.combat import combat_dock, meet_dock
from web.games.arkham_horror.scenes.gates import close_dock, seal_dock
from web.games.arkham_horror.scenes.loss import loss_dock
from web.games.arkham_horror.scenes.source import options, source
from web.games.arkham_horror.scenes.trade import partner
from web.games.arkham_horror.scenes.wares import half_dock, shop_dock
from web.games.arkham_horror.text.lexicon import lexicon
from web.games.arkham_horror.ways import ways
from web.worker.screens.parts import button, together, unbroken


def controls(scene: Scene) -> Node:
    """Everything legal, each a control or composed of some."""
    decision = scene.view.decision
    if decision is None:
        return None
    if other := partner(scene):
        return _trading(other, scene)
    return DOCKS.get(decision.kind, plain)(scene)


def plain(scene: Scene) -> Node:
    """All actions in a list; sets of things are composed; places are chosen on the map."""
    view = scene.view
    if composed := choice(view):
        rest = [action for action in listed(view) if action.split()[0] != composed.verb]
        return [_composing(composed, scene), lines(rest, scene)]
    goal = _goal(scene)
    rest = [action for action in listed(view) if not (action.split()[0] in PLACED and goals(view))]
    return [goal, lines(rest, scene), _trades(scene)]


def _composing(of: Choice, scene: Scene) -> Node:
    """Each thing can be picked; then one button."""
    words = scene.words
    things = h.div(".acts.acts--many")[
        [part(value, thing, scene) for value, thing in zip(of.parts, of.things, strict=True)]
    ]
    action = made(scene, of)
    if action is None:
        decision = scene.view.decision
        assert decision
        missing = (
            words.n("Choose {n}", "Choose {n}", decision.least)
            if decision.least == decision.most
            else words("Choose")
        )
        return [things, waiting(missing)]
    bare = action.endswith(" none")
    return [things, primary(action, scene, Said(none(of.verb, words)) if bare else None)]


def _goal(scene: Scene) -> Node:
    """What can be done at the chosen place, or what to do first to get there."""
    view, words = scene.view, scene.words
    where = goals(view)
    if not where and not ways(view):
        return None
    chosen = picked(scene, AT)
    if chosen in where:
        first, *others = sorted(where[chosen])
        return [primary(first, scene), lines(others, scene)]
    way = ways(view).get(chosen)
    if way is None:
        return h.p(".dock__ask")[words("Choose a place, on the map or in the list.")]
    step = f"move {way.steps[0]}"
    if step not in view.legal:
        return h.p(".dock__ask")[words("First the monsters here must be evaded or fought.")]
    told = words("Walk towards {place}", place=names.phrase(chosen, words))
    small = words.n("{n} step", "{n} steps", len(way.steps))
    return primary(step, scene, Said(told, small))


def _move(scene: Scene) -> Node:
    """Walking: the chosen place, monsters here, cards, and the end of it."""
    rest = [action for action in listed(scene.view) if action.split()[0] not in PLACED]
    return [_goal(scene), lines(rest, scene), _trades(scene)]


def _upkeep(scene: Scene) -> Node:
    """The sliders as they are picked; cards; done."""
    view, seat = scene.view, acting(scene.view)
    slide = made_sliders(scene, seat)
    moved = stops(scene, seat) != view.seats[seat].sliders
    rest = [action for action in listed(view) if action.split()[0] not in ("sliders", "done")]
    if view.decision and view.decision.kind == "sliders":
        return primary(slide, scene) if slide else None
    too_far = moved and slide is None
    return [
        lines(rest, scene),
        _trades(scene),
        h.p(".dock__ask")[scene.words("That is more than Focus allows.")] if too_far else None,
        [primary(slide, scene), line("done", scene)] if slide else primary("done", scene),
    ]


def _surge(scene: Scene) -> Node:
    """How many monsters come to which gate."""
    words = scene.words
    rows = [
        h.div(".acts.acts--spread")[
            h.span[names.area(gate, words)],
            [
                button(
                    str(number),
                    data_do="pick",
                    data_value=f"{gate}={number}",
                    aria_pressed=str(len(numbers) == 1 or picked(scene, gate) == str(number)).lower(),
                    aria_label=f"{names.area(gate, words)}: {number}",
                )
                for number in numbers
            ],
        ]
        for gate, numbers in spread(scene)
    ]
    action = made_spread(scene)
    return [
        rows,
        primary(action, scene) if action else waiting(words("Choose")),
    ]


# Trading


def _trades(scene: Scene) -> Node:
    """With whom one can trade here."""
    words = scene.words
    found = [one for one in partners(scene.view) if one.size]
    if not found:
        return None
    return h.div(".acts")[
        [
            button(
                words("Trade with {who}", who=unbroken(names.of_seat(one.seat, scene))),
                classes="btn--line",
                data_do="pick",
                data_value=f"{TRADE}={one.seat}",
            )
            for one in found
        ]
    ]


def _trading(partner: Partner, scene: Scene) -> Node:
    """A sum an action (§6.1); cards are handed over on the stage."""
    words = scene.words
    return [
        _money(partner, scene),
        button(words("Back"), data_do="pick", data_value=f"{TRADE}="),
    ]


def _money(partner: Partner, scene: Scene) -> Element | None:
    """So much is given, or, below zero, taken."""
    words, most, least = scene.words, partner.money, -partner.other_money
    if most == least == 0:
        return None
    given = picked(scene, MONEY)
    now = int(given) if given.removeprefix("-").isdecimal() and len(given) < 4 else 0
    now = max(least, min(most, now))
    action = (
        f"give-money {partner.seat} {now}"
        if now > 0
        else f"take-money {partner.seat} {-now}"
        if now
        else None
    )
    return h.div(".acts.acts--money")[
        button(
            "−",
            data_do="pick",
            data_value=f"{MONEY}={max(least, now - 1)}",
            aria_label=words("One dollar less"),
        ),
        button(
            "+",
            data_do="pick",
            data_value=f"{MONEY}={min(most, now + 1)}",
            aria_label=words("One dollar more"),
        ),
        line(action, scene, say(action, scene)) if action else h.span(".dim")[words("Money")],
    ]


# What a card asks


def _answers(scene: Scene) -> Node:
    """Each answer with what it does or costs."""
    return lines(listed(scene.view), scene, lambda action: answer(action, scene))


def answer(action: Action, scene: Scene) -> Said:
    """An answer in words, with what only the decision knows: prices, options, amounts."""
    view, words = scene.view, scene.words
    said, frame, things = say(action, scene), view.stack[-1], action.split()
    assert view.decision
    match things:
        case ["yes"]:
            return said._replace(small=price(view.decision.about.get("cost", {}), words))
        case ["choose", option]:
            text = options(source(scene), words).get(option, "")
            return Said(text) if text else said
        case ["pay" | "up-to", number]:
            return Said(amount(frame[2], int(number), words))
        case ["split", one, two]:
            first, second = frame[2]
            told = [amount(first, int(one), words), amount(second, int(two), words)]
            return Said(together(told, words))
        case ["target", seat]:
            inv = view.seats[int(seat)]
            small = [amount("sanity", inv.sanity, words), amount("stamina", inv.stamina, words)]
            return said._replace(small=words(", ").join(small), picture=inv.id or "")
        case ["draw", "bottom"]:
            bottom = view.decision.about.get("bottom")
            return said._replace(small=names.card(bottom, words) if bottom else "")
        case ["special", id, *which]:
            costs = lexicon(words.language).costs(id)
            return said._replace(small=costs[int(which[0]) - 1 if which else 0] if costs else "")
        case ["replace", id]:
            return said._replace(small=names.occupation(id, words))
    return said


DOCKS: Mapping[str, Callable[[Scene], Node]] = {
    "move": _move,
    "upkeep": _upkeep,
    "sliders": _upkeep,
    "place": _surge,
    "encounter": _answers,
    **dict.fromkeys(ASKED, _answers),
    "meet": meet_dock,
    "combat": combat_dock,
    "weapons": weapons_dock,
    "loss": loss_dock,
    "buy": shop_dock,
    "sell": shop_dock,
    "keep": shop_dock,
    "discard": half_dock,
    "lose": half_dock,
    "spend": half_dock,
    "close": close_dock,
    "seal": seal_dock,
}
