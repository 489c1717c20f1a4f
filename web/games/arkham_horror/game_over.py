"""Screen `game-over`: how it ended, the score as a sum, and what became of everybody."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.cards import LOAN
from web.games.arkham_horror import ID, names
from web.games.arkham_horror.investigator import frame, vitals
from web.games.arkham_horror.scene import Scene, View
from web.games.arkham_horror.town import signed
from web.worker.screens.ended import ended, verdict
from web.worker.words import Words


def game_over(scene: Scene, rules: Node) -> Element:
    """How the game ended."""
    turns = scene.words.n("after {n} turn", "after {n} turns", scene.view.turn)
    return ended(scene, turns, how_it_ended(scene), rules, ID)


def how_it_ended(scene: Scene) -> list[Node]:
    """Won or lost, why, and the score."""
    view, words = scene.view, scene.words
    won = view.result != "lost"
    head, why = _told(view, words)
    return [
        verdict(won, head, why, "§18"),
        scene.aside,
        h.div(".endgrid")[_sum(view, words) if won else None, _fates(scene)],
    ]


def _told(view: View, words: Words) -> tuple[str, str]:
    who = names.ancient_one(view.ancient_one, words)
    match view.result:
        case "sealed":
            return words("The sixth seal holds."), words("Arkham is saved, and never knew from what.")
        case "closed":
            return words("The last gate is shut."), words("Arkham is saved, and never knew from what.")
        case "banished":
            return words("{who} is driven back.", who=who), words("It will not come again in your time.")
    return words("{who} has won.", who=who), words("Nobody is left to tell of it.")


def _sum(view: View, words: Words) -> Element:
    """§18: the score as a sum of things."""
    loans = view.defaults + sum(LOAN in inv.cards for inv in view.seats)
    gates = sum(len(inv.gate_trophies) for inv in view.seats)
    monsters = sum(len(inv.monster_trophies) for inv in view.seats) // 3
    alive = sum(inv.id is not None for inv in view.seats)
    rows = [
        (words("Doom track"), ANCIENT_ONES[view.ancient_one].doom),
        (words("Terror"), -view.terror),
        (words("Loans"), -loans),
        (words("Elder Signs used"), -view.signs_used),
        (words("Gate trophies"), gates),
        (words("Monster trophies, by threes"), monsters),
        (words("Alive and sane"), alive),
    ]
    return h.section(".panel")[
        h.h3[words("Score")],
        h.table(".sum")[
            h.tbody[[h.tr[h.th(scope="row")[name], h.td[signed(n)]] for name, n in rows if n]],
            h.tfoot[h.tr[h.th(scope="row")[words("In all")], h.td[str(view.score)]]],
        ],
    ]


def _fates(scene: Scene) -> Element:
    words = scene.words
    return h.section(".panel")[
        h.h3[words("Those who stood watch")],
        h.ul(".fates")[
            [
                h.li(class_="fate" if inv.id else "fate is-lost")[
                    frame(inv.id, False, "frame--s") if inv.id else None,
                    h.div[
                        h.h3[names.of_seat(seat, scene)],
                        h.p(".vits")[vitals(seat, scene)] if inv.id else h.p(".dim")[words("devoured")],
                    ],
                ]
                for seat, inv in enumerate(scene.view.seats)
            ]
        ],
    ]
