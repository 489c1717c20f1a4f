"""*From here*: the places that can be chosen, as a list; the way to one; a neighbourhood in full."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.board import ARROWS, IS_LOCATION, UNSTABLE
from web.games.arkham_horror import names, tokens
from web.games.arkham_horror.marks import mark, place_of
from web.games.arkham_horror.picks import AT, HOOD, picked
from web.games.arkham_horror.pictures import picture
from web.games.arkham_horror.scene import Scene
from web.games.arkham_horror.town import HOODS, Stands, stands
from web.games.arkham_horror.ways import Way
from web.worker.screens import parts
from web.worker.screens.parts import hidden, icon, icon_button
from web.worker.words import Words


def reach(scene: Scene, ways: Mapping[str, Way], goals: Sequence[str]) -> Element | None:
    """By how far they are, and who stands in the way."""
    words = scene.words
    if not goals:
        return None
    groups: dict[str, list[str]] = {}
    for goal in goals:
        groups.setdefault(_group(ways.get(goal), words), []).append(goal)
    return h.div("#reach.reach")[
        [
            [h.h3[head] if head else None, h.ul[[h.li[_chip(goal, ways.get(goal), scene)] for goal in group]]]
            for head, group in groups.items()
        ]
    ]


def _group(way: Way | None, words: Words) -> str:
    if way is None:
        return ""
    if not way.past:
        return words.n("{n} step, nobody in the way", "{n} steps, nobody in the way", len(way.steps))
    past = parts.together([names.monster(token, words) for token in way.past], words)
    return words("Past {monsters}", monsters=past)


def _chip(goal: str, way: Way | None, scene: Scene) -> Element:
    view, words = scene.view, scene.words
    there = [names.monster(token, words) for token, at in view.monsters.items() if at == goal]
    notes = [words("gate")] if goal in view.gates else []
    return h.button(
        ".chip",
        type="button",
        data_do="pick",
        data_value=f"{AT}={goal}",
        aria_pressed=str(picked(scene, AT) == goal).lower(),
    )[
        picture(goal) if goal in IS_LOCATION else None,
        h.span[names.area(goal, words)],
        h.small[words(", ").join([*notes, *there])] if notes or there else None,
        h.span(".is-good")[str(len(way.steps))] if way and way.past else None,
    ]


def steps_left(scene: Scene) -> Node:
    """The points that are left, to be counted."""
    points, words = scene.view.points, scene.words
    if points is None:
        return None
    return [
        " ",
        hidden(words.n("{n} step left.", "{n} steps left.", points)),
        h.span(".steps", aria_hidden="true")[[icon("step", "")] * points],
    ]


def route(scene: Scene, way: Way) -> Element:
    """The way to the chosen place, area by area."""
    view, words = scene.view, scene.words
    there = stands(view)
    label = words("The way to {place}", place=names.area(way.goal, words))
    last = words.n("{n} step", "{n} steps", len(way.steps))
    return h.ol(".route", aria_label=label)[
        [
            h.li[
                mark(place_of(area, view), "mark--in"),
                h.span[names.area(area, words), " ", _note(area, there.get(area, Stands()), scene)],
                h.span(".dim")[last] if area == way.goal else None,
            ]
            for area in way.steps
        ]
    ]


def _note(area: str, there: Stands, scene: Scene) -> Node:
    """What lies in wait there, and what there is to find."""
    view, words = scene.view, scene.words
    if there.monsters:
        told = [names.monster(token, words) for token in there.monsters]
        return h.small(".risk")[words("{monsters}: evade or fight", monsters=parts.together(told, words))]
    if area in view.gates:
        return h.small(".risk")[words("gate to {world}", world=names.gate(view.gates[area], words))]
    clues = view.clues.get(area, 0)
    found = [words.n("{n} clue lies there", "{n} clues lie there", clues)] if clues else []
    unstable = [words("unstable")] if area in UNSTABLE and area not in view.seals else []
    return h.small[words(", ").join([*unstable, *found])] if found or unstable else None


# A neighbourhood, for a finger


def neighbourhood(street: str, scene: Scene, ways: Mapping[str, Way], goals: Sequence[str]) -> Element:
    """Its street and its locations, with who stands there, and the two ways out of it."""
    words, there = scene.words, stands(scene.view)
    return h.section(".spots", aria_label=names.area(street, words))[
        h.div(".spots__head")[
            icon_button("back", words("Back to the map"), data_do="pick", data_value=f"{HOOD}="),
            h.h2[names.area(street, words), steps_left(scene)],
        ],
        [
            _spot(area, there.get(area, Stands()), ways.get(area), area in goals, scene)
            for area in HOODS[street]
        ],
        h.div(".ways")[[_lane(colour, street, words) for colour in ("black", "white")]],
    ]


def _spot(area: str, there: Stands, way: Way | None, can: bool, scene: Scene) -> Element:
    view, words = scene.view, scene.words
    attrs = {"data_do": "pick", "data_value": f"{AT}={area}"} if can else {"disabled": True}
    return h.button(
        ".spot", type="button", aria_pressed=str(picked(scene, AT) == area).lower() if can else None, **attrs
    )[
        mark(place_of(area, view), "mark--in"),
        h.span[h.b[names.area(area, words)], _note(area, Stands(), scene)],
        h.span(".spot__cost")[h.b[str(len(way.steps))], words.n("step", "steps", len(way.steps))]
        if way
        else None,
        h.span(".spot__toks")[
            [
                h.span[
                    tokens.person(view.seats[seat].id or "", mine=True, acts=seat == view.to_act),
                    names.of_seat(seat, scene),
                ]
                for seat in there.people
            ],
            [h.span[tokens.monster(token, view), names.monster(token, words)] for token in there.monsters],
        ]
        if there.people or there.monsters
        else None,
    ]


def _lane(colour: str, street: str, words: Words) -> Element:
    """Where monsters of this box leave for."""
    to = ARROWS[colour][street]
    name = words("white") if colour == "white" else words("black")
    return parts.button(
        icon(colour, ""), h.b[names.area(to, words)], h.small[name], data_do="pick", data_value=f"{HOOD}={to}"
    )
