"""Screen `review`: a step of a finished game. The table as it stood, what was decided and what came of it,
what could be known and what a strong bot thinks; in the dock the way through the game. Nothing is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from web.worker.scene import NOBODY
from web.worker.screens import parts
from web.worker.screens.course import course
from web.worker.screens.hint import thoughts
from web.worker.screens.menu import menu
from web.worker.screens.parts import button, drawn, hidden, icon
from web.worker.screens.rules import rules_drawer
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.review_model import Moment, Position

ALL = "all"
"""In place of a seat: with all cards open."""
_rect = Element("rect")


def review(at: Position) -> Element:
    """One step."""
    words = at.scene.words
    title, small = at.reviewer.where(at.scene)
    return parts.root(
        "review",
        "table screen--review",
        parts.bar(title, small, words, parts.log_link(words), _leave(words)),
        h.main(".main")[at.reviewer.table(at.scene), _you(at), _rail(at)],
        _dock(at),
        menu(at.scene.settings, words, over=True),
        rules_drawer(at.rules, words) if at.rules is not None else None,
        at.scene.over,
        game=at.reviewer.game,
    )


@drawn
def _leave(words: Words) -> Element:
    return parts.button(
        icon("leave"), h.span[words("Leave the review")], classes="btn--icon", data_do="leave"
    )


# What is looked at


def _you(at: Position) -> Element:
    """The cards before whoever's eyes these are; who decides, and what."""
    scene = at.scene
    seat = scene.view.seat
    return h.section("#you.you.you--review", aria_label=scene.seats[seat].name, data_seat=str(seat))[
        at.reviewer.hand(scene),
        h.div(".you__say")[_decision(at), _whose(at), at.reviewer.standing(scene)],
    ]


def _whose(at: Position) -> Element | None:
    """Whose cards and figures these are, if somebody else decides."""
    seat, words = at.scene.view.seat, at.scene.words
    if seat == at.actor:
        return None
    return h.p(".you__whose")[words("You") if seat == at.scene.you else at.scene.seats[seat].name]


def _decision(at: Position) -> list[Node]:
    words = at.scene.words
    if at.step == at.last:
        return [h.h2[words("The game is over.")]]
    first, *rest = at.happened or ("",)
    return [
        h.p(".ref")[_who(at, at.actor)],
        h.h2[first],
        h.p(".dim")[words.run(rest)] if rest else None,
    ]


def _who(at: Position, actor: int | None) -> str:
    words, you = at.scene.words, actor == at.scene.you
    if actor is None or not at.in_turn:
        return words("Out of turn")
    name = at.scene.seats[actor].name
    if not at.choices:
        return words("You have no choice") if you else words("{who} has no choice", who=name)
    return words("You decide") if you else words("{who} decides", who=name)


def _rail(at: Position) -> Element:
    words = at.scene.words
    names = tuple(seat.name for seat in at.scene.seats)
    return h.div(".rail")[
        _end(at),
        _thoughts(at),
        _moments(at.moments, at.step, at.progress, words) if at.course else None,
        course(at.course, names, at.step, at.eyes, words) if at.course else None,
        _link(at.link, at.playable, words) if at.link else None,
        parts.log(words("Log"), at.reviewer.log(at.scene), ""),
    ]


def _end(at: Position) -> Node:
    """How the game ended, or the round, with this action."""
    if at.step == at.last:
        alone = at.scene.you not in (None, NOBODY) and at.scene.view.seat == at.scene.you
        return h.section("#ending.ending")[at.reviewer.game_end(at.scene._replace(alone=alone))]
    if at.round_end is not None:
        return h.section("#ending.ending")[at.reviewer.round_end(at.round_end)]
    return None


def _thoughts(at: Position) -> Node:
    """What the deciding seat could know, and what the bot thinks in its place."""
    words = at.scene.words
    if at.actor is None or not at.choices:
        return None
    name, you = at.scene.seats[at.actor].name, at.actor == at.scene.you
    if at.knows is None:
        look = words("Look with your own eyes") if you else words("Look with the eyes of {who}", who=name)
        return h.section("#thoughts.thoughts")[
            h.p(".dim")[words("What was known and thought here is not for these eyes.")],
            button(icon("looked"), look, id="their-eyes", data_do="eyes", data_value=str(at.actor)),
        ]
    title = words("What you could know") if you else words("What {who} could know", who=name)
    return h.section("#thoughts.thoughts")[
        h.h2[title],
        at.reviewer.odds(at.knows),
        thoughts(at.opinions, at.reviewer.advice(at.scene), words, at.chosen, all_reasons=True)
        if at.opinions
        else h.p("#advice.advice.dim")[words("The Occultist thinks …")],
    ]


@drawn
def _moments(
    moments: tuple[Moment, ...], step: int, progress: tuple[int, int] | None, words: Words
) -> Element:
    title = words("Decisive moments")
    return h.section("#moments.moments", aria_label=title)[
        h.h2[title],
        h.ol(role="list")[parts.row(_moment(moment, moment.step == step, words) for moment in moments)],
        h.p(".dim.moments__on")[
            words("The Occultist looks through the decisions: {n} of {all}.", n=progress[0], all=progress[1])
        ]
        if progress
        else None,
    ]


@drawn
def _moment(moment: Moment, here: bool, words: Words) -> Element:
    kind = "moment--doubt" if moment.doubt else "moment--event"
    return h.li[
        h.button(
            class_=f"moment {kind}",
            type="button",
            id=f"moment-{moment.step}-{moment.picture}",
            data_do="go",
            data_value=str(moment.step),
            aria_current="step" if here else None,
        )[icon(moment.picture), h.span[moment.text], h.small(".ref")[words("step {n}", n=moment.step)]]
    ]


@drawn
def _link(link: str, playable: bool, words: Words) -> Element:
    return h.section(".share__part.review__link")[
        h.h2[h.label(for_="review-link")[words("A link to this step")]],
        h.input("#review-link", type="text", readonly=True, value=link, spellcheck="false"),
        button(
            icon("share"),
            words("Copy the link"),
            id="review-copy",
            data_do="copy",
            data_value="#review-link",
            data_copied=words("Copied."),
        ),
        button(words("Play these cards"), id="review-play", data_do="play-cards") if playable else None,
    ]


# The way through the game


def _dock(at: Position) -> Element:
    words = at.scene.words
    return h.footer("#dock.dock.dock--review", aria_label=words("The way through the game"))[
        _scrubber(at.step, at.last, at.rounds, at.moments, words),
        _steps(at.step == 0, at.step == at.last, at.playing, words),
        _eyes(tuple(seat.name for seat in at.scene.seats), at.scene.you, at.eyes, words),
    ]


@drawn
def _scrubber(
    step: int, last: int, rounds: tuple[int, ...], moments: tuple[Moment, ...], words: Words
) -> Element:
    place = words("{n} of {all}", n=step, all=last)
    return h.div(".scrub")[
        h.svg(
            ".scrub__marks", viewBox=f"0 0 {max(1, last)} 10", preserveAspectRatio="none", aria_hidden="true"
        )[
            [_mark("round", start, 4, 6) for start in rounds[1:]],
            [
                _mark("doubt", moment.step, 6, 4) if moment.doubt else _mark("event", moment.step, 0, 4)
                for moment in moments
            ],
        ],
        h.input(
            "#scrub",
            type="range",
            name="step",
            min="0",
            max=str(last),
            value=str(step),
            data_do="go",
            aria_label=words("Step"),
            aria_valuetext=place,
            autocomplete="off",
        ),
        h.span(".scrub__n.ref", aria_hidden="true")[place],
    ]


def _mark(kind: str, step: int, y: int, height: int) -> Element:
    return _rect(class_=f"scrub__{kind}", x=f"{step - 0.25:g}", y=y, width="0.5", height=height)


@drawn
def _steps(first: bool, last: bool, playing: bool, words: Words) -> Element:
    play = ("pause", words("Pause")) if playing else ("play", words("Play by itself"))
    return h.div(".steps", role="group", aria_label=words("Steps"))[
        _step("first", words("To the beginning"), first),
        _step("round-back", words("Previous round"), first),
        _step("back", words("One step back"), first, data_key="ArrowLeft"),
        button(
            icon(play[0]), hidden(play[1]), id="step-play", data_do="go", data_value=play[0], title=play[1]
        ),
        _step("forward", words("One step forward"), last, data_key="ArrowRight"),
        _step("round-on", words("Next round"), last),
        _step("last", words("To the end"), last),
    ]


def _step(where: str, label: str, off: bool, **attrs: str) -> Markup:
    """It keeps the focus when it leads nowhere."""
    picture = where.replace("-", "_")
    return Markup(
        str(
            button(
                icon(picture),
                hidden(label),
                id=f"step-{where}",
                data_do="go",
                data_value=where,
                title=label,
                aria_disabled="true" if off else None,
                **attrs,
            )
        )
    )


@drawn
def _eyes(names: tuple[str, ...], you: int | None, eyes: int | None, words: Words) -> Element:
    def saw(seat: int) -> str:
        return words("What you saw") if seat == you else words("What {who} saw", who=names[seat])

    return h.label(".field.eyes")[
        h.span[icon("looked"), words("Eyes")],
        h.select("#eyes", name="eyes", data_do="eyes")[
            h.option(value=ALL, selected=eyes is None)[words("All cards open")],
            [h.option(value=str(seat), selected=seat == eyes)[saw(seat)] for seat in range(len(names))],
        ],
    ]
