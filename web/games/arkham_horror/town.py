"""The map of Arkham: its ground is one drawing (sprite.svg), what changes is drawn here, place by place.

Whatever can be chosen on it can be chosen in a list, too (reach.py): `Pick("at=woods")` chooses a place."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

import htpy as h
from htpy import Element, Fragment, Node
from markupsafe import Markup

from engine.arkham_horror.board import JAIL, LOST, MARKERS, OUTSKIRTS, SKY, STREET_OF, UNSTABLE, WORLD_AT
from engine.data import read
from web.games.arkham_horror import names, tokens
from web.games.arkham_horror.changes import NONE, Changes
from web.games.arkham_horror.marks import BANDS, BEYOND, Place, mark, place_of
from web.games.arkham_horror.picks import AT, picked
from web.games.arkham_horror.pictures import dimension, picture
from web.games.arkham_horror.scene import Scene, View, acting, is_mine
from web.games.arkham_horror.ways import Way
from web.worker.screens.parts import drawn, hidden, row
from web.worker.words import Words

PLACES = read(__package__, "places")
ORDER: tuple[str, ...] = PLACES["order"]
"""The neighbourhoods, clockwise."""
HOODS: Mapping[str, tuple[str, ...]] = {
    street: (
        street,
        *(area for area, of in STREET_OF.items() if of == street),
        *((JAIL,) if street == "easttown" else ()),
    )
    for street in ORDER
}
SIDES: Mapping[str, str] = {area: told["side"] for area, told in PLACES["maps"]["wide"]["areas"].items()}
SLOTS: Mapping[str, int] = {area: told["tray"][3] for area, told in PLACES["maps"]["wide"]["areas"].items()}
_use, _path, _text, _text_path = Element("use"), Element("path"), Element("text"), Element("textPath")


class Stands(NamedTuple):
    """Who is at a place: seats of investigators, and tokens of monsters."""

    people: tuple[int, ...] = ()
    monsters: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    """Monsters that have just moved away, drawn pale."""


class Reach(NamedTuple):
    """How a place can be chosen now."""

    steps: int = 0
    """How far it is; 0: that is not what matters."""
    risk: bool = False
    """A monster stands in the way."""
    goal: bool = False
    """It is chosen."""


def stands(view: View) -> dict[str, Stands]:
    """By place; whoever is in an Other World is beyond."""
    people: dict[str, tuple[int, ...]] = {}
    monsters: dict[str, tuple[str, ...]] = {OUTSKIRTS: view.outskirts} if view.outskirts else {}
    for seat, inv in enumerate(view.seats):
        if inv.id is not None:
            at = BEYOND if inv.at in WORLD_AT else inv.at
            people[at] = (*people.get(at, ()), seat)
    for token, area in view.monsters.items():
        monsters[area] = (*monsters.get(area, ()), token)
    return {area: Stands(people.get(area, ()), monsters.get(area, ())) for area in {**people, **monsters}}


def town(
    scene: Scene, ways: Mapping[str, Way], goals: Sequence[str], changed: Changes = NONE, over: Node = None
) -> Element:
    """The map. `goals`: the places that can be chosen now; `ways`: how one walks there; `changed`: what has
    just changed; `over`: what lies over the middle of the town."""
    view, words, there = scene.view, scene.words, stands(scene.view)
    here, chosen = view.seats[acting(view)].at, picked(scene, AT)

    def drawn_place(area: str) -> Markup:
        reach = None
        if area in goals:
            way = ways.get(area)
            reach = (
                Reach(len(way.steps), bool(way.past), area == chosen) if way else Reach(goal=area == chosen)
            )
        at = BEYOND if here in WORLD_AT else here
        stand = there.get(area, Stands())._replace(left=changed.left(area))
        return place(area, stand, reach, at == area, scene, changed)

    return h.section(".stage", aria_label=words("Arkham"))[
        h.div(class_=f"town {' '.join(f'lit-{lane}' for lane in changed.lanes.split())}".strip())[
            _ground(words),
            [_line(which, "trail", way) for which in ("wide", "phone") for way in _trails(changed)],
            _route(here, ways.get(chosen)),
            h.ol(".places", aria_label=words("Places, clockwise from Northside"))[
                [_hood(street, [drawn_place(area) for area in HOODS[street]], words) for street in ORDER],
                h.li(".hood")[h.ol[row(drawn_place(area) for area in BANDS)]],
            ],
            _worlds(scene, there.get(BEYOND, Stands()).people),
            _slip("environment", view.environment, words("No environment"), words),
            _slip("rumor", view.rumor, words("No rumor"), words),
            over,
        ]
    ]


@drawn
def _ground(words: Words) -> Fragment:
    """The drawing under everything, as the wide window and as the phone have it."""
    return h.fragment[
        [
            h.svg(class_=f"town__lines town__lines--{which}", viewBox=f"0 0 {size}", aria_hidden="true")[
                _use(href=f"#town-{which}"),
                _text(class_="l-rivername", dy="5.5")[
                    _text_path(href=f"#riv-{which}", startOffset="55.5%")[words("Miskatonic")]
                ]
                if which == "wide"
                else None,
            ]
            for which, size in (("wide", "1000 700"), ("phone", "360 420"))
        ]
    ]


def _route(here: str, way: Way | None) -> Node:
    """The way to the chosen place."""
    if way is None:
        return None
    return [_line(which, "route", (here, *way.steps)) for which in ("wide", "phone")]


def _trails(changed: Changes) -> list[tuple[str, str]]:
    """The links that monsters have gone along; who flies leaves none."""
    links = [link for _, way in changed.moves for link in itertools.pairwise(way)]
    return [link for link in links if _linked(*link)]


def _linked(one: str, two: str) -> bool:
    told = PLACES["maps"]["wide"]
    stub = STREET_OF.get(one) == two or STREET_OF.get(two) == one
    return stub or f"{one}>{two}" in told["ways"] or f"{two}>{one}" in told["ways"]


def _line(which: str, kind: str, areas: tuple[str, ...]) -> Markup:
    return _drawn_line(which, kind, areas)


@drawn
def _drawn_line(which: str, kind: str, areas: tuple[str, ...]) -> Element:
    told = PLACES["maps"][which]
    width, height = told["size"]
    lines = [_between(told, one, two) for one, two in itertools.pairwise(areas)]
    return h.svg(
        class_=f"town__lines town__lines--{which} town__lines--over",
        viewBox=f"0 0 {width} {height}",
        aria_hidden="true",
    )[
        [_path(class_=f"l-{kind}--out", d=line) for line in lines],
        [_path(class_=f"l-{kind}", d=line) for line in lines],
    ]


def _between(told: Mapping[str, Any], one: str, two: str) -> str:
    """The line between two neighbours."""
    for area in (one, two):
        if area in told["stubs"]:
            return str(told["stubs"][area])
    return str(told["ways"].get(f"{one}>{two}") or told["ways"][f"{two}>{one}"])


def _hood(street: str, places: list[Markup], words: Words) -> Element:
    return h.li(".hood")[
        h.button(
            class_=f"hood__open h-{street}",
            type="button",
            data_do="pick",
            data_value=f"hood={street}",
            aria_label=words("{place}: open", place=names.area(street, words)),
        ),
        h.ol[row(places)],
    ]


# One place


def place(
    area: str, there: Stands, reach: Reach | None, here: bool, scene: Scene, changed: Changes = NONE
) -> Markup:
    """A place with its mark, its name, and who stands there."""
    view, words = scene.view, scene.words
    return _drawn_place(
        place_of(area, view),
        reach,
        here,
        _tray(area, there, scene, changed.new),
        said(area, there, reach, scene),
        words,
        area in changed.places,
    )


@drawn
def _drawn_place(
    it: Place, reach: Reach | None, here: bool, tray: Markup, name: str, words: Words, new: bool
) -> Element:
    states = [
        "is-open" if reach else "",
        "is-goal" if reach and reach.goal else "",
        "is-here" if here else "",
        "is-new" if new else "",
    ]
    classes = f"place place--{it.kind} place--{SIDES[it.area]} p-{it.area} {it.states} {' '.join(states)}"
    attrs: dict[str, Any] = {"tabindex": "-1", "disabled": True}
    if reach:
        attrs = {"data_do": "pick", "data_value": f"{AT}={it.area}", "aria_pressed": str(reach.goal).lower()}
    return h.li(class_=" ".join(classes.split()))[
        h.button(".place__hit", type="button", id=f"place-{it.area}", **attrs)[
            mark(it), _label(it, words), hidden(name)
        ],
        h.span(".mod", aria_hidden="true")[signed(MARKERS[it.gate].close)] if it.gate else None,
        h.span(".clue", aria_hidden="true")[str(it.clues)] if it.clues else None,
        h.span(class_="cost cost--risk" if reach.risk else "cost", aria_hidden="true")[str(reach.steps)]
        if reach and reach.steps
        else None,
        h.span(".tray", aria_hidden="true")[tray] if tray else None,
    ]


def _label(it: Place, words: Words) -> Element:
    name = names.short(it.area, words) if it.area not in FULL else full_name(it.area, words)
    short = {LOST: words("Lost"), JAIL: words("Jail"), BEYOND: words("Beyond")}.get(it.area)
    line: Node = None
    if it.gate:
        line = h.small[names.short(MARKERS[it.gate].id, words)]
    elif it.sealed:
        line = h.small(".is-word")[words("sealed")]
    elif it.closed or it.blocked:
        line = h.small[words("closed") if it.closed else words("blocked")]
    told: Node = [h.span(".map-long")[name], h.span(".map-short")[short]] if short else name
    return h.span(".label", aria_hidden="true")[told, line]


FULL = (LOST, BEYOND)
"""What has a short name of its own, for the phone."""


def full_name(area: str, words: Words) -> str:
    """As it is read aloud."""
    return words("Other Worlds") if area == BEYOND else names.area(area, words)


def signed(number: int) -> str:
    """With its sign, a true minus."""
    return f"−{-number}" if number < 0 else f"+{number}"


def _tray(area: str, there: Stands, scene: Scene, new: Collection[str]) -> Markup:
    """Up to so many tokens; more: people and monsters by their number, the acting one always by itself."""
    view, seat = scene.view, scene.view.to_act
    people = [
        tokens.person(view.seats[one].id or "", is_mine(one, scene), one == seat) for one in there.people
    ]
    monsters = [
        Markup(tokens.monster(token, view, "is-new" if token in new else "")) for token in there.monsters
    ]
    monsters += [Markup(tokens.monster(token, view, "is-pale")) for token in there.left]
    if len(people) + len(monsters) <= SLOTS[area]:
        return row([*people, *monsters])
    shown = []
    if seat in there.people and len(people) > 1:
        shown.append(people[there.people.index(seat)])
        people = people[1:]
    shown += people if len(people) == 1 else [tokens.more(len(people), "more--inv")] if people else []
    room = SLOTS[area] - len(shown)
    shown += monsters if len(monsters) <= room else [tokens.more(len(there.monsters), "more--mon")]
    return row(shown)


def said(area: str, there: Stands, reach: Reach | None, scene: Scene) -> str:
    """All that a place has to say, for those who listen."""
    view, words, it = scene.view, scene.words, place_of(area, scene.view)
    told = [full_name(area, words)]
    if it.gate:
        world = MARKERS[it.gate]
        told.append(
            words(
                "open gate to {world}, {dimension}, closing {modifier}",
                world=names.world(world.id, words),
                dimension=names.term(f"dimension-{world.dimension}", words),
                modifier=signed(world.close),
            )
        )
    elif it.sealed:
        told.append(words("sealed"))
    elif it.area in UNSTABLE:
        told.append(words("unstable"))
    if it.closed or it.blocked:
        told.append(words("closed"))
    if it.clues:
        told.append(words.n("{n} clue", "{n} clues", it.clues))
    told += [names.of_seat(seat, scene) for seat in there.people]
    for token in there.monsters:
        kind = tokens.kind_of(token, view)
        told.append(
            words(
                "monster: {monster}, toughness {n}, {dimension}",
                monster=names.monster(token, words),
                n=kind.toughness,
                dimension=names.term(f"dimension-{kind.dimension}", words),
            )
        )
    if reach and reach.steps:
        told.append(words.n("{n} step", "{n} steps", reach.steps))
    if reach and reach.risk:
        told.append(words("past a monster"))
    return words(", ").join(told)


# The middle and the foot of the map


def _worlds(scene: Scene, people: tuple[int, ...]) -> Node:
    """The Other Worlds that somebody is in."""
    view, words = scene.view, scene.words
    by_area: dict[str, list[int]] = {}
    for seat in people:
        by_area.setdefault(view.seats[seat].at, []).append(seat)
    if not by_area:
        return None
    return h.ul(".worlds", aria_label=words("Other Worlds"))[
        [
            h.li[
                dimension(WORLD_AT[area].dimension),
                h.span[
                    names.area(area, words),
                    h.small[words("first area") if area == WORLD_AT[area].first else words("second area")],
                ],
                row(
                    tokens.person(view.seats[seat].id or "", is_mine(seat, scene), seat == view.to_act)
                    for seat in seats
                ),
            ]
            for area, seats in by_area.items()
        ]
    ]


@drawn
def _slip(kind: str, card: str | None, none: str, words: Words) -> Element:
    """Environment or rumor: a slip of paper in the middle of town."""
    if card is None:
        return h.p(class_=f"slip-on-map s-{kind} is-none")[none]
    return h.p(class_=f"slip-on-map s-{kind}")[h.b[picture(kind), names.mythos(card, words)]]


assert SKY in SLOTS
