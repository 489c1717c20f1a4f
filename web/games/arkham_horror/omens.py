"""The omens: how near the end is. One line, tracks to count where it is wide, and a drawer with sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.limits import BY_PLAYERS, CLOSES_AT, SEALS_TO_WIN, TERROR_MAX
from web.games.arkham_horror import names
from web.games.arkham_horror.picks import GIVE_UP
from web.games.arkham_horror.pictures import picture
from web.games.arkham_horror.scene import Scene, View, may_act
from web.worker.screens import parts
from web.worker.screens.parts import drawn, icon, ref
from web.worker.words import Words

DRAWER = "omens-all"


class Omen(NamedTuple):
    """A number and where it ends."""

    id: str
    picture: str
    name: str
    now: int
    most: int
    ticks: str = ""
    """How they are drawn: gate, seal, plain."""
    slip: bool = False
    """Shown where it is wide alone."""


def omens(scene: Scene) -> Element:
    """The line."""
    view, words = scene.view, scene.words
    asleep = words("sleeps") if not view.awake else words("is awake")
    return h.section("#omens.omens", aria_label=words("Omens"))[
        h.ul[
            h.li(".omen.omen--slip.omen--elder")[
                h.span(".elder__pic")[picture(view.ancient_one)],
                h.span[h.b[names.ancient_one(view.ancient_one, words)], h.small[asleep]],
            ],
            parts.row(_omen(omen, view.players) for omen in all_omens(view, words)),
        ],
        h.button(
            ".btn.btn--icon.omens__more",
            type="button",
            popovertarget=DRAWER,
            aria_label=words("All omens: what each of them brings, and how near it is"),
        )[icon("chev", "")],
    ]


def all_omens(view: View, words: Words) -> Iterable[Omen]:
    """Doom, terror, gates, seals, monsters, Outskirts."""
    limits = BY_PLAYERS[view.players]
    free = view.terror >= TERROR_MAX
    yield Omen("doom", "doom", words("Doom"), view.doom, ANCIENT_ONES[view.ancient_one].doom)
    yield Omen("terror", "terror", words("Terror"), view.terror, TERROR_MAX)
    yield Omen("gates", "gate", words("Gates"), len(view.gates), limits.gates, "gate")
    yield Omen("seals", "seal", words("Seals"), len(view.seals), SEALS_TO_WIN, "seal")
    most = 2 * limits.monsters if free else limits.monsters
    yield Omen("monsters", "monster", words("Monsters"), len(view.monsters), most, "plain")
    yield Omen(
        "outskirts",
        "outskirts",
        words("Outskirts"),
        len(view.outskirts),
        limits.outskirts,
        "plain",
        slip=True,
    )


@drawn
def _omen(omen: Omen, players: int) -> Element:
    return h.li(class_=f"omen omen--{omen.id}" + (" omen--slip" if omen.slip else ""))[
        icon(omen.picture, ""),
        h.span(".omen__name")[omen.name],
        h.span[h.b[str(omen.now)], h.small[f" / {omen.most}"]],
        ticks(omen),
    ]


def ticks(omen: Omen) -> Element:
    """As many as there are, to be counted; after a shop's closing a line."""
    shops = CLOSES_AT if omen.id == "terror" else {}
    look = f"ticks ticks--{omen.ticks}" if omen.ticks else "ticks"

    def one(number: int) -> Element:
        classes = ["is-on" if number <= omen.now else "", "is-shop" if number in shops else ""]
        return h.i(class_=" ".join(filter(None, classes)) or None)

    return h.span(class_=look, aria_hidden="true")[[one(number) for number in range(1, omen.most + 1)]]


def drawer(scene: Scene) -> Element:
    """The same with sentences: the five ways by which the Ancient One wakes, and when shops close."""
    view, words = scene.view, scene.words
    lines = dict(_lines(view, words))
    return h.div(f"#{DRAWER}.drawer.drawer--omens", popover="auto", role="dialog", aria_label=words("Omens"))[
        h.div(".drawer__head")[
            h.h2[words("Omens")],
            parts.icon_button("gone", words("Close"), popovertarget=DRAWER, popovertargetaction="hide"),
        ],
        h.ul(".tracks")[
            [
                h.li(".track-row")[
                    icon(omen.picture, ""),
                    h.span[
                        h.b[words("{omen}: {now} of {most}", omen=omen.name, now=omen.now, most=omen.most)],
                        ticks(omen),
                        h.small[lines[omen.id][0], " ", ref(lines[omen.id][1])],
                    ],
                ]
                for omen in all_omens(view, words)
            ],
            [_row("gate", *told) for told in _clocks(view, words)],
        ],
        _turn(scene),
        _give_up(scene),
    ]


def _row(symbol: str, head: str, line: str, rule: str) -> Element:
    return h.li(".track-row")[icon(symbol, ""), h.span[h.b[head], h.small[line, " ", ref(rule)]]]


def _lines(view: View, words: Words) -> Iterable[tuple[str, tuple[str, str]]]:
    who, limits = names.ancient_one(view.ancient_one, words), BY_PLAYERS[view.players]
    full = ANCIENT_ONES[view.ancient_one].doom
    yield "doom", (words("{who} wakes at {n}. Each new gate adds one.", who=who, n=full), "§13")
    shops = [
        words("at {n} {place}", n=at, place=names.area(place, words))
        for at, place in CLOSES_AT.items()
        if at > view.terror
    ]
    closing = (
        words("Shops close: {shops}.", shops=words(", ").join(shops))
        if shops
        else words("All shops are closed.")
    )
    yield "terror", (closing, "§13")
    yield "gates", (words("{n} open gates wake {who}.", n=limits.gates, who=who), "§13")
    yield "seals", (words("{n} seals win the game.", n=SEALS_TO_WIN), "§18")
    if view.terror >= TERROR_MAX:
        yield (
            "monsters",
            (words("There is no limit any more; {n} wake {who}.", n=2 * limits.monsters, who=who), "§13"),
        )
    else:
        yield "monsters", (words("More of them gather in the Outskirts."), "§13")
    yield (
        "outskirts",
        (words("One more than {n}: all go back to the cup, and terror rises.", n=limits.outskirts), "§13"),
    )


def _clocks(view: View, words: Words) -> Iterable[tuple[str, str, str]]:
    """The two that lie in no track: gate markers and the cup."""
    who = names.ancient_one(view.ancient_one, words)
    left = view.decks["gates"]
    yield (
        words.n("{n} gate marker left", "{n} gate markers left", left),
        words("If a gate must open and none is left, {who} wakes.", who=who),
        "§13",
    )
    yield (
        words.n("{n} monster in the cup", "{n} monsters in the cup", len(view.cup)),
        words("If a monster must come and the cup is empty, {who} wakes.", who=who),
        "§13",
    )


def _turn(scene: Scene) -> Node:
    view, words = scene.view, scene.words
    order = [(view.first + step) % view.players for step in range(view.players)]
    people = words(", ").join(names.of_seat(seat, scene) for seat in order)
    return h.p(".turnline")[
        h.b[words("Turn {n}.", n=view.turn)], " ", words("In this order: {names}.", names=people)
    ]


def _give_up(scene: Scene) -> Node:
    """It is asked about in the dock."""
    if not may_act(scene) or scene.only is not None:
        return None
    return parts.button(
        scene.words("Give up …"),
        classes="btn--quiet",
        data_do="pick",
        data_value=f"{GIVE_UP}=1",
        popovertarget=DRAWER,
        popovertargetaction="hide",
    )
