"""Gates: the Other World behind one, closing one, sealing it."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.board import MARKERS, OUTSKIRTS, WORLD_AT
from engine.arkham_horror.checks import Check, pool
from engine.arkham_horror.gates import research, ways_back
from engine.arkham_horror.monsters_at_large import in_sky_or_arkham
from engine.arkham_horror.statics import statics
from web.games.arkham_horror import names, tokens
from web.games.arkham_horror.actions import Said, say
from web.games.arkham_horror.asked import asked
from web.games.arkham_horror.buttons import line, lines, primary
from web.games.arkham_horror.odds import figures
from web.games.arkham_horror.picks import listed
from web.games.arkham_horror.pictures import dimension, picture
from web.games.arkham_horror.prices import dice, signed
from web.games.arkham_horror.scene import Scene, acting, as_state
from web.games.arkham_horror.scenes import leaf
from web.games.arkham_horror.scenes.frame import scene_of
from web.games.arkham_horror.scenes.pool import built, chance, die_of, ladder
from web.games.arkham_horror.text.lexicon import lexicon
from web.worker.screens.parts import icon, together


def world(scene: Scene) -> Element:
    """Two areas, and the way back: where one is, and what comes next."""
    view = scene.view
    seat = acting(view)
    at = view.seats[seat].at
    if at not in WORLD_AT:
        return scene_of(scene, leaf.of_place(at, scene), asked(scene).head)
    return scene_of(
        scene,
        leaf.of_world(at, scene, h.p[_ways(seat, scene)]),
        asked(scene).head,
        areas(seat, scene),
        h.p(".dim")[asked(scene).line],
    )


def areas(seat: int, scene: Scene) -> Element:
    """First area, second area, back."""
    words, inv = scene.words, scene.view.seats[seat]
    here = WORLD_AT[inv.at]
    second = inv.at == here.second
    who = picture(inv.id or "", "world__who")
    return h.ol(".world__areas")[
        h.li(
            class_="world__area" if second else "world__area is-on", aria_current=None if second else "step"
        )[None if second else who, h.span[names.term("first-area", words)]],
        h.li(
            class_="world__area is-on" if second else "world__area", aria_current="step" if second else None
        )[who if second else None, h.span[names.term("second-area", words)]],
        h.li(".world__area.world__area--home")[h.span[words("back through the gate")]],
    ]


def _ways(seat: int, scene: Scene) -> str:
    """Where one would come out."""
    words = scene.words
    gates = ways_back(as_state(scene.view), seat)
    if not gates:
        return words("No gate leads back from here now: whoever must return is lost in time and space.")
    told = together([names.phrase(gate, words) for gate in gates], words)
    return words("The way back: {places}.", places=told)


def close(scene: Scene) -> Element:
    """The gate, who would go with it, the ways to close it; what a seal would cost."""
    view, words = scene.view, scene.words
    assert view.decision
    at, seat = view.decision.about["at"], view.decision.seat
    gate = MARKERS[view.gates[at]]
    best = max(("lore", "fight"), key=lambda skill: pool(as_state(view), seat, _check(skill, at, scene)))
    check = _check(best, at, scene)
    told = figures(scene).get(f"close {best}")
    return scene_of(
        scene,
        leaf.of_gate(at, gate, scene, _monsters(gate.dimension, scene)),
        words("How to close it"),
        built(seat, check, scene, short=True),
        chance(told.check.plain, words("to close it"), words) if told and told.check else None,
        _sealing(seat, words("Then seal it?"), scene),
        ladder(
            seat, check, scene, die_of(seat, check, scene), pool(as_state(view), seat, check), check.needed
        ),
    )


def _check(skill: str, at: str, scene: Scene) -> Check:
    gate = MARKERS[scene.view.gates[at]]
    needed = statics(as_state(scene.view)).successes(gate.id)
    return Check(skill, skill, gate.close, needed, f"close {at}", closing=True)


def _monsters(of: str, scene: Scene) -> Node:
    """What goes back to the cup with it."""
    view, words = scene.view, scene.words
    found = in_sky_or_arkham(as_state(view), of)
    if not found:
        return h.p[words("No monster in town bears its symbol.")]
    return [
        h.p[dimension(of), " ", words("If it closes, these monsters go back to the cup:")],
        h.p(".inline-tok")[
            [
                h.span[
                    tokens.monster(token, view),
                    names.monster(token, words),
                    h.small[names.short(view.monsters.get(token, OUTSKIRTS), words)],
                ]
                for token in found
            ]
        ],
    ]


def _sealing(seat: int, head: str, scene: Scene) -> Node:
    """The price of a seal in clues, drawn to be counted."""
    view, words = scene.view, scene.words
    holds, inv = statics(as_state(view)), view.seats[seat]
    cost, have = holds.seal_cost, inv.clues + research(as_state(view), seat)
    if "no-seal" in holds.rules:
        return h.section(".panel.panel--seal")[
            h.h3[head], h.p(".dim")[words("No gate can be sealed just now.")]
        ]
    who = names.first_name(inv.id, words)
    text = words("A seal costs {n} clues; {who} has {have}.", n=cost, who=who, have=have)
    return h.section(".panel.panel--seal")[
        h.h3[head],
        h.p(".lensrow", aria_hidden="true")[
            [icon("lens", "is-pay" if have >= cost and place < cost else "") for place in range(have)],
            [icon("lens", "is-short")] * (cost - have),
        ],
        h.p(".dim")[text, " ", words("It would be seal {n} of {most}.", n=len(view.seals) + 1, most=6)],
    ]


def close_dock(scene: Scene) -> Node:
    """Lore, Fight, the Elder Sign, each with its chance; or wait."""
    view, words = scene.view, scene.words
    assert view.decision
    at, seat = view.decision.about["at"], view.decision.seat
    shown: list[Node] = []
    for action in listed(view):
        said = say(action, scene)
        if action.startswith("close "):
            skill = action.split()[1]
            check = _check(skill, at, scene)
            n = dice(pool(as_state(view), seat, check), words)
            small = words(
                "{skill} {n}: {dice}", skill=names.term(skill, words), n=signed(check.modifier), dice=n
            )
            shown.append(line(action, scene, said._replace(small=small, picture=f"skill-{skill}")))
        elif action == "elder-sign":
            text = lexicon(words.language).card("elder-sign").text
            shown.append(line(action, scene, Said(said.text, text, "elder-sign"), odd=words("{n} %", n=100)))
        else:
            shown.append(line(action, scene, said))
    return h.div(".acts")[shown]


def seal(scene: Scene) -> Element:
    """The gate is closed: shall it be sealed?"""
    view, words = scene.view, scene.words
    assert view.decision
    at, seat = view.decision.about["at"], view.decision.seat
    text = h.p[words("No gate ever opens again where a seal lies. Six seals win the game.")]
    return scene_of(
        scene,
        leaf.of_place(at, scene, text, "", words("the gate is closed")),
        asked(scene).line or asked(scene).head,
        _sealing(seat, words("The price"), scene),
    )


def seal_dock(scene: Scene) -> Node:
    """Both weigh something, so one is filled only because it is dear to come by."""
    view, words = scene.view, scene.words
    cost = statics(as_state(view)).seal_cost
    rest = [action for action in listed(view) if action != "seal"]
    return [
        primary("seal", scene, Said(words("Seal it"), words.n("{n} clue", "{n} clues", cost))),
        lines(rest, scene),
    ]
