"""A check: what adds and takes dice, the chance, what clues would add, the dice as they fell."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.after_roll import RESEARCH, clue_dice
from engine.arkham_horror.board import IN_ARKHAM, MARKERS
from engine.arkham_horror.cards import BONUS, BY_ID, CARDS
from engine.arkham_horror.checks import Check, lowest, pool
from engine.arkham_horror.monsters import KIND_OF
from engine.arkham_horror.odds_checks import Cards
from engine.arkham_horror.odds_dice import Die, reach
from engine.arkham_horror.sheets import SHEETS
from engine.arkham_horror.statics import SOURCES, statics
from engine.arkham_horror.weapons import Fight, bonus, opponent
from web.games.arkham_horror import names
from web.games.arkham_horror.odds import percent
from web.games.arkham_horror.prices import signed, succeeds
from web.games.arkham_horror.scene import Scene, View, as_state
from web.worker.screens.parts import drawn, hidden, icon, together
from web.worker.words import Words

LADDER = 3
"""So many clues are told of, at most."""


class Part(NamedTuple):
    """What adds dice, or takes some."""

    cause: str
    small: str
    n: int


def parts(seat: int, asked: Check, scene: Scene, weapons: Cards = ()) -> list[Part]:
    """The pool built up (§9), in the order in which one counts."""
    view, words = scene.view, scene.words
    inv = view.seats[seat]
    slider, stops = SHEETS[inv.id or ""].skills[asked.skill]
    found = [Part(names.term(asked.skill, words), words("skill"), stops[inv.sliders[slider]])]
    held: Counter[str] = Counter()
    for name in inv.cards:
        gives = BONUS.get(name, {})
        more = gives.get(asked.skill, 0) + (gives.get(asked.kind, 0) if asked.kind != asked.skill else 0)
        if more:
            held[CARDS[name].id] += more
    found += [Part(names.card(card, words), "", n) for card, n in held.items()]
    found += _modifier(asked, scene, weapons)
    if inv.ra:
        found.append(Part(names.card("voice-of-ra", words), "", inv.ra))
    weather = statics(as_state(view)).checks.get(asked.skill, 0) if inv.at in IN_ARKHAM else 0
    if weather:
        found.append(Part(_weather(asked.skill, view, words), "", weather))
    return [found[0], *[part for part in found[1:] if part.n]]


def _modifier(asked: Check, scene: Scene, weapons: Cards) -> list[Part]:
    """Of the monster, the gate, the spell or the card; of a combat check the weapons apart."""
    view, words = scene.view, scene.words
    fight: Fight | None = view.fight
    if asked.kind == "combat" and fight:
        used = weapons or fight.weapons
        more = bonus(as_state(view), fight._replace(weapons=used))
        arms = [names.card(name, words) for name in (*used, *fight.spells) if CARDS[name].combat]
        rating = Part(_foe(fight, view, words), names.term("combat", words), asked.modifier - more)
        return [Part(together(arms, words), "", more), rating] if arms else [rating]
    return [Part(*cause(asked.why, scene), asked.modifier)]


def _foe(fight: Fight, view: View, words: Words) -> str:
    if fight.token:
        return names.monster(fight.token, words)
    return names.ancient_one(view.ancient_one, words) if view.awake else words("this card")


def cause(why: str, scene: Scene) -> tuple[str, str]:
    """What a check is for, and what of it counts."""
    words = scene.words
    verb, _, what = why.partition(" ")
    if what in KIND_OF:
        term = "horror" if verb == "horror" else "awareness"
        return names.monster(what, words), names.term(term, words)
    if verb == "close" and what in scene.view.gates:
        return names.world(MARKERS[scene.view.gates[what]].id, words), words("gate")
    if what in BY_ID:
        return names.card(what, words), names.term("casting-modifier", words)
    return names.card(why, words) if why in BY_ID or why in CARDS else words("this card"), ""


def _weather(skill: str, view: View, words: Words) -> str:
    """The environment or rumor that changes a skill."""
    for source in (view.environment, view.rumor):
        for effect in SOURCES.get(source or "", ()):
            if effect.get("modifier", {}).get("check") == skill:
                return names.mythos(source or "", words)
    return names.ancient_one(view.ancient_one, words)


def built(seat: int, asked: Check, scene: Scene, weapons: Cards = (), short: bool = False) -> Element:
    """The pool as a sum; `short`: on a phone the sum alone."""
    view, words = scene.view, scene.words
    found = parts(seat, asked, scene, weapons)
    total = pool(as_state(view), seat, asked)
    sum_ = " ".join([str(found[0].n), *[f"{'−' if one.n < 0 else '+'} {abs(one.n)}" for one in found[1:]]])
    small = succeeds(lowest(view.seats[seat]), words)
    return h.ol(class_="pool pool--short" if short else "pool")[
        [
            h.li[
                h.span[part.cause, " ", h.small[part.small] if part.small else None],
                bones(part.n),
                h.b[str(part.n) if part is found[0] else signed(part.n)],
            ]
            for part in found
        ],
        h.li(".pool__sum")[
            h.span[
                h.b[words("Dice")],
                " ",
                h.small[h.span(".only-phone")[sum_, words(", ")] if short else None, small],
            ],
            bones(total),
            h.b[str(total)],
        ],
    ]


MOST_BONES = 8
"""Dice that are drawn to be counted; of more there is the number."""


@drawn
def bones(n: int) -> Element:
    """Dice as squares; those taken are dashed."""
    look = "is-minus" if n < 0 else None
    return h.span(".bones", aria_hidden="true")[[h.i(class_=look)] * min(abs(n), MOST_BONES)]


@drawn
def tens(share: float) -> Element:
    """A chance as ten ticks."""
    on = round(share * 10)
    return h.span(".tens", aria_hidden="true")[[h.i(".is-on")] * on, [h.i] * (10 - on)]


def chance(share: float, text: str, words: Words) -> Element:
    """A chance in large figures, and what it is a chance of."""
    return h.p(".chance")[h.b[words("{n} %", n=percent(share))], " ", text, " ", tens(share)]


def die_of(seat: int, asked: Check, scene: Scene, weapons: Cards = ()) -> Die:
    """How the dice of a check are read."""
    fight: Fight | None = scene.view.fight
    used = weapons or (fight.weapons if fight else ())
    twice = asked.kind == "combat" and any(CARDS[name].twice for name in used)
    return Die(lowest(scene.view.seats[seat]), twice)


def ladder(seat: int, asked: Check, scene: Scene, die: Die, fresh: int, missing: int) -> Node:
    """The chance with one, two, three clues, if so many dice are rolled now and so many successes miss."""
    words, inv = scene.words, scene.view.seats[seat]
    clues = min(LADDER, inv.clues + sum(CARDS[name].id == RESEARCH for name in inv.cards))
    if not clues or missing <= 0 or not scene.settings.odds:
        return None
    each = clue_dice(inv, asked.skill)
    head = (
        words.n("What clues would do: {n} die each", "What clues would do: {n} dice each", each)
        if not fresh
        else words.n("If it fails, a clue is {n} die more", "If it fails, a clue is {n} dice more", each)
    )
    return [
        h.h4(".ladder__head")[head],
        h.ol(".ladder")[
            [_rung(n, reach(die, fresh + n * each, missing), words) for n in range(1, clues + 1)]
        ],
    ]


@drawn
def _rung(clues: int, share: float, words: Words) -> Element:
    return h.li[
        h.span(".lenses")[
            [icon("lens", "")] * clues, hidden(words.n("with {n} clue", "with {n} clues", clues))
        ],
        tens(share),
        h.b[words("{n} %", n=percent(share))],
    ]


@drawn
def dice(faces: tuple[int, ...], least: int, small: bool, words: Words) -> Element:
    """As they fell: a success has a tick."""
    size = " die--s" if small else ""
    return h.ol(
        class_="dice dice--many" if len(faces) > MOST_BONES else "dice", aria_label=words("Dice rolled")
    )[
        [
            h.li(class_=f"die {'is-hit' if face >= least else 'is-miss'}{size}")[
                h.svg(aria_hidden="true")[_use(href=f"#die-{face}")],
                hidden(words("{n}, a success", n=face) if face >= least else str(face)),
            ]
            for face in faces
        ]
    ]


_use = Element("use")


def needed(check: str, n: int, words: Words) -> str:
    """What is checked, and how many successes pass it."""
    return words.n(
        "{check}: {n} success needed", "{check}: {n} successes needed", n, check=names.term(check, words)
    )


__all__ = ["built", "chance", "dice", "die_of", "ladder", "needed", "opponent", "parts", "tens"]
