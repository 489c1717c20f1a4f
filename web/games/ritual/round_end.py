"""Screen `round-end`: the reveal. Every card, which of the five results applied and why, who scored and who
went mad; with the last round of a ritual, what contribution it brought. Drawn from the log alone."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element, Node

from engine.ritual.rules import MASTERLY
from web.games.ritual import ID, cards
from web.games.ritual.headline import aloud
from web.games.ritual.hindsight import your_choice
from web.games.ritual.log_reader import Ending, last_ending
from web.games.ritual.reasons import reason
from web.games.ritual.rounds import delta
from web.games.ritual.scene import Scene
from web.games.ritual.sentences import end_words, ending_name, result_name, result_words
from web.games.ritual.table import signed
from web.worker.screens import parts
from web.worker.screens.ended import hindsight, round_ended
from web.worker.screens.parts import button, hidden, icon, ref
from web.worker.screens.reveal import Turned, reveal
from web.worker.words import Words


def round_end(scene: Scene, rules: Node) -> Element:
    """What the round came to."""
    words = scene.words
    ending = last_ending(scene.log)
    if ending is None:
        raise ValueError("no round has ended yet")
    return round_ended(
        scene,
        words("Ritual {n}", n=ending.ritual),
        _over(ending, words),
        how_it_ended(ending, scene),
        _onward(ending, scene),
        rules,
        ID,
        reveal(scene, turned(ending, scene), _asked(ending, words), together=True),
    )


def _over(ending: Ending, words: Words) -> str:
    if ending.end is None:
        return words("round {n} is over", n=ending.round)
    return words("is void") if ending.gains is None else words("has ended")


def how_it_ended(ending: Ending, scene: Scene) -> list[Node]:
    """The result, what became of everybody, and of the ritual if it ended."""
    view = scene.view
    order = [(view.seat + step) % view.players for step in range(view.players)]
    return [
        _result(ending, scene),
        hindsight(your_choice(ending, scene), scene),
        h.ol(".verdicts", role="list")[[_verdict(who, ending, scene) for who in order]],
        _ritual_end(ending, order, scene),
    ]


def turned(ending: Ending, scene: Scene) -> list[Turned]:
    """Every chant with what it brought: clockwise from the viewer, who comes last; who is out has none."""
    words, told, view = scene.words, aloud(scene), scene.view
    order = [(view.seat + step) % view.players for step in range(1, view.players + 1)]
    return [
        Turned(
            words("You") if who == told.viewer else told.name(who),
            cards.laid(chant.card.back, chant.points, words),
            cards.face(chant.card, words, chant.colour),
            h.b(".delta")[delta(ending.result.change[who] or 0)],
            _mark(who, ending, scene)[0],
        )
        for who in order
        if (chant := ending.chants[who])
    ]


def _asked(ending: Ending, words: Words) -> Element:
    return h.span(class_=f"altar altar--{ending.altar} altar--s")[
        hidden(words("The altar asked for")),
        icon(ending.altar, ""),
        h.b(".serif")[cards.label(ending.altar, words)],
    ]


def _result(ending: Ending, scene: Scene) -> Element:
    words = scene.words
    case, matched, strayed, _ = ending.result
    return h.section(".result.result--ritual")[
        _asked(ending, words),
        h.div[
            h.h2[result_name(case, words), " ", ref("§3-3")],
            h.p[result_words(case, words)],
            h.p(".dim")[
                words("The altar’s colour: {matched}. Another: {strayed}.", matched=matched, strayed=strayed)
            ],
        ],
    ]


def _verdict(who: int, ending: Ending, scene: Scene) -> Element:
    words = scene.words
    told = aloud(scene)
    name = words("You") if who == told.viewer else told.name(who)
    text, rule = reason(who, ending, words)
    chant, change = ending.chants[who], ending.result.change[who]
    state, picture, word = _mark(who, ending, scene)
    return h.li(class_=f"verdict verdict--chant {state}".strip(), id=f"verdict-{who}", data_seat=str(who))[
        cards.readable(chant.card, words, chant.colour)
        if chant
        else h.span(".chant.chant--none", aria_hidden="true"),
        h.div(".verdict__text")[
            h.h3[h.span[name], " ", h.span(".verdict__word")[icon(picture), word]],
            h.p[text, " ", ref(rule)],
            h.div(".verdict__sum")[
                h.span(".score")[
                    parts.rich(
                        words("{points} of {most} points"),
                        points=h.b[signed(ending.points[who])],
                        most=str(MASTERLY),
                    )
                ],
                h.b(".delta")[delta(change) if change is not None else "–"],
            ],
        ],
    ]


def _mark(who: int, ending: Ending, scene: Scene) -> tuple[str, str, str]:
    """Class, picture and word of a verdict."""
    words = scene.words
    change = ending.result.change[who]
    if who in ending.mad:
        you = who == aloud(scene).viewer
        return "is-lost", "madness", words("go mad") if you else words("goes mad")
    if change is None:
        return "is-out", "madness", words("out")
    if change > 0:
        return "is-safe", "check", words.n("{n} point", "{n} points", change)
    if change < 0:
        return "is-lost", "cursed", words("madness mark")
    return "", "gone", words("nothing")


def _ritual_end(ending: Ending, order: Sequence[int], scene: Scene) -> Element | None:
    """How the ritual ended, and for whom that is worth what."""
    words = scene.words
    if ending.end is None:
        return None
    gains, why = ending.gains, end_words(ending.end["why"], words)
    if gains is None:
        return h.section("#ritual-end.result.result--end")[h.h2[words("Void"), " ", ref("§3-5")], h.p[why]]
    rule = gains["rule"]
    return h.section("#ritual-end.result.result--end")[
        h.h2[ending_name(gains["kind"], words), " ", ref(rule)],
        h.p[why, " ", _gains_words(gains["kind"], [gain for gain in gains["gains"] if gain], scene)],
        h.ul(".gains", role="list")[[_gain(who, ending, scene) for who in order]],
    ]


def _gains_words(kind: str, gains: Sequence[int], scene: Scene) -> str:
    words = scene.words
    if gains.count(2) > 1:
        if kind == "masterly":
            return words("Several stand there: each gets 2, and nobody else any.")
        return words("Several have the most points: each gets 2, and nobody 1.")
    if kind == "masterly":
        return words("That is worth 3; the best of the others still in gets 1.")
    return words("The most points of those still in are worth 2, the next most 1.")


def _gain(who: int, ending: Ending, scene: Scene) -> Element:
    words = scene.words
    told = aloud(scene)
    gains = ending.gains
    assert gains is not None
    gain, total = gains["gains"][who], gains["contribution"][who]
    name = words("You") if who == told.viewer else told.name(who)
    return h.li(class_="gain is-win" if gain else "gain", data_seat=str(who))[
        h.span(".gain__who")[name],
        h.b(".gain__n")[f"+{gain}" if gain else "0"],
        h.span(".con")[icon("seal"), words("contribution {n}", n=total)],
    ]


def _onward(ending: Ending, scene: Scene) -> Element | None:
    words = scene.words
    event = ending.next
    if event is None or event["e"] == "wait":
        return None
    told = aloud(scene)
    if event["e"] == "over":
        return button(words("How the game ended"), classes="btn--primary", data_do="next-round")
    small = told.pick(event["start"], words("you start"), words("{who} starts"))
    label = words("Ritual {n}", n=event["ritual"])
    if ending.end is not None and ending.gains is None:
        label = words("Ritual {n} again", n=event["ritual"])
    if event["e"] == "round":
        label = words("Round {n}", n=event["round"])
    return button(label, h.small[small], classes="btn--primary", data_do="next-round")
