"""Screen `round-end`: every card, who survived and why, what each lost. Drawn from the log alone, so that
nothing of the next round, already dealt, is on it."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.arkham_ritual.cards import BOX
from engine.arkham_ritual.scoring import normal
from engine.arkham_ritual.view import View
from web.games.arkham_ritual import ID, cards
from web.games.arkham_ritual.headline import aloud
from web.games.arkham_ritual.hindsight import claims
from web.games.arkham_ritual.log_reader import Ending, last_ending
from web.games.arkham_ritual.reasons import reason
from web.games.arkham_ritual.rules import old_one_deed
from web.games.arkham_ritual.sanity import flames
from web.games.arkham_ritual.scene import Scene
from web.games.arkham_ritual.talk import line_text
from web.games.arkham_ritual.your_choice import your_choice
from web.worker.screens.ended import hindsight, round_ended
from web.worker.screens.parts import back, button, icon, ref
from web.worker.screens.reveal import Turned, reveal


def round_end(scene: Scene, rules: Node) -> Element:
    """What the round came to."""
    view = scene.view
    words = scene.words
    ending = last_ending(scene.log, view.rules.players)
    if ending is None:
        raise ValueError("no round has ended yet")
    return round_ended(
        scene,
        words("Round {n}", n=ending.round),
        words("is over"),
        how_it_ended(ending, scene),
        _onward(ending, scene),
        rules,
        ID,
        reveal(scene, turned(ending, scene), omen=_omen(ending, scene)),
    )


def how_it_ended(ending: Ending, scene: Scene) -> list[Node]:
    """The result, and what became of everybody."""
    head, rule = _headline(ending, scene)
    order = sorted(range(len(ending.held)), key=lambda who: _rank(who, scene.view, ending))
    return [
        h.section(".result")[
            h.h2[head, " ", ref(rule)],
            h.p(".dim")[aloud(scene).tell(ending.cause)] if ending.cause else None,
            _what_it_does(ending, scene),
        ],
        hindsight(your_choice(ending, scene), scene),
        h.ol(".verdicts", role="list")[[_verdict(who, ending, scene) for who in order]],
        _who_spoke_true(ending, scene),
    ]


def _who_spoke_true(ending: Ending, scene: Scene) -> Element | None:
    """§11: what was claimed in this round, and whether it was so, now that the cards are shown."""
    words, told = scene.words, aloud(scene)
    said = list(dict.fromkeys(claims(ending.lines, ending.held)))
    if not said or not (ending.fates or ending.wake):
        return None
    return h.section("#truth.truth")[
        h.h2[words("Who spoke true"), " ", ref("§11")],
        h.ul(role="list")[
            [
                h.li(class_="is-safe" if claim.true else "is-lost")[
                    h.span[told.quote(claim.speaker, claim.to, line_text(claim.line, claim.way, words))],
                    h.span(".verdict__word")[
                        icon("check" if claim.true else "cursed"),
                        words("true") if claim.true else words("not true"),
                    ],
                ]
                for claim in said
            ]
        ],
    ]


def turned(ending: Ending, scene: Scene) -> list[Turned]:
    """Every card with its holder and what they have left: clockwise from the viewer, who comes last."""
    words, told, players = scene.words, aloud(scene), scene.view.rules.players
    first = scene.view.seat
    others = [(first + step) % players for step in range(1, players)]
    order = [*others, *range(players, len(ending.held)), first]
    return [
        Turned(
            words("You") if who == told.viewer else told.name(who),
            back(words("A card, face down")),
            cards.face(ending.held[who], words, data_card=None),
            flames(words, ending.after[who], ending.before[who]) if who < players else None,
            _mark(who, ending, scene)[0],
        )
        for who in order
    ]


def _omen(ending: Ending, scene: Scene) -> Node:
    """The Great Old One that wakes."""
    if ending.wake is None:
        return None
    old_one = BOX[ending.wake["old_one"]]
    return [icon(cards.picture(old_one), ""), h.b[cards.name(old_one, scene.words)]]


def _rank(who: int, view: View, ending: Ending) -> tuple[bool, bool, int]:
    """The viewer first, then clockwise; the dummies last."""
    players = view.rules.players
    return who >= players, who != view.seat, (who - view.seat) % players if who < players else who


def _headline(ending: Ending, scene: Scene) -> tuple[str, str]:
    words = scene.words
    if ending.wake is not None:
        old_one = cards.name(BOX[ending.wake["old_one"]], words)
        if ending.wake["card"] == "mystery":
            return words("The Mystery is {old_one}: it wakes.", old_one=old_one), "§10-4"
        return words("{old_one} wakes.", old_one=old_one), "§10-4"
    if not ending.fates:
        loss = next(iter(ending.losses.values()))
        told = aloud(scene)
        text = told.pick(
            loss["who"],
            words("You have no sanity left. The game ends at once."),
            words("{who} has no sanity left. The game ends at once."),
        )
        return text, "§8"
    fallen = sum(not fate["survives"] for fate in ending.fates)
    if not fallen:
        return words("Everyone survives."), "§7-1"
    loss_each = normal(fallen, ending.doom)
    text = words.n(
        "{n} does not survive. The loss is {loss}.",
        "{n} do not survive. The loss is {loss}.",
        fallen,
        loss=loss_each,
    )
    return text, "§7-3" if ending.doom is None else "§13"


def _what_it_does(ending: Ending, scene: Scene) -> Element | None:
    """A Great Old One's power in a line."""
    if ending.wake is None:
        return None
    return h.p[old_one_deed(ending.wake["old_one"], ending.doom, scene.words)]


def _verdict(who: int, ending: Ending, scene: Scene) -> Element:
    words = scene.words
    view = scene.view
    is_dummy = who >= view.rules.players
    told = aloud(scene)
    name = words("You") if who == told.viewer else told.name(who)
    text, rule = reason(who, ending, told)
    state, picture, word = _mark(who, ending, scene)
    return h.li(class_=f"verdict {state}".strip(), id=f"verdict-{who}", data_seat=str(who))[
        cards.readable(ending.held[who], words),
        h.div(".verdict__text")[
            h.h3[h.span[name], " ", h.span(".verdict__word")[icon(picture), word] if word else None],
            h.p[text, " ", ref(rule)],
            h.p(".verdict__sum.dim")[words("A dummy has no sanity to lose.")]
            if is_dummy
            else h.div(".verdict__sum")[
                flames(words, ending.after[who], ending.before[who]),
                h.b(".delta")[_delta(ending.after[who] - ending.before[who])],
            ],
        ],
    ]


def _mark(who: int, ending: Ending, scene: Scene) -> tuple[str, str, str]:
    """Class, picture and word of a verdict."""
    words = scene.words
    you = who == aloud(scene).viewer
    if ending.fates:
        if ending.fates[who]["survives"]:
            return "is-safe", "check", words("survive") if you else words("survives")
        return "is-lost", "cursed", words("do not survive") if you else words("does not survive")
    if who >= len(ending.after):
        return "", "", ""
    change = ending.after[who] - ending.before[who]
    if change < 0:
        return "is-lost", "cursed", words("lose sanity") if you else words("loses sanity")
    if ending.wake is None:
        return "", "", ""
    if change > 0:
        return "is-safe", "flame", words("gain sanity") if you else words("gains sanity")
    return "is-safe", "check", words("untouched")


def _delta(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change else "±0"


def _onward(ending: Ending, scene: Scene) -> Element | None:
    words = scene.words
    event = ending.next
    if event is None or event["e"] == "wait":
        return None
    if event["e"] == "over":
        return button(words("How the game ended"), classes="btn--primary", data_do="next-round")
    first = aloud(scene).pick(event["active"], words("you draw first"), words("{who} draws first"))
    return button(
        words("Round {n}", n=event["round"]), h.small[first], classes="btn--primary", data_do="next-round"
    )
