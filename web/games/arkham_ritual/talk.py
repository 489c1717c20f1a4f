"""Table talk (§11): the lines in words, and the buttons to say them. None names a card or a colour."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import takewhile

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from engine.arkham_ritual.talk import LINES, way
from web.games.arkham_ritual.people import called
from web.games.arkham_ritual.scene import Scene, Seen
from web.games.teller import viewer
from web.worker.scene import Leads, may_say
from web.worker.screens import parts
from web.worker.screens.parts import drawn
from web.worker.words import Words


@cache
def ways(words: Words) -> dict[str, tuple[str, ...]]:
    """By line, all the ways in which it is said."""
    return {
        "take-it": (
            words("Take it."),
            words("Go on, take it."),
            words("That one’s for you."),
            words("I’d take it."),
            words("You want this one."),
            words("Take it while you can."),
        ),
        "leave-it": (
            words("Leave it."),
            words("Don’t touch it."),
            words("Let it pass."),
            words("Not that one."),
            words("I wouldn’t take it."),
            words("Pass it on."),
        ),
        "sit-tight": (
            words("Keep what you have."),
            words("Yours is fine."),
            words("Hold on to yours."),
            words("Don’t swap."),
            words("Stay as you are."),
            words("You’re good."),
        ),
        "poor-you": (
            words("I’d get rid of that."),
            words("Lose that card."),
            words("You don’t want to keep that."),
            words("Yours is bad news."),
            words("Swap while you can."),
            words("Oh dear, that card."),
        ),
        "trust-me": (
            words("Trust me."),
            words("Would I lie to you?"),
            words("On my honour."),
            words("You can believe me."),
            words("Honest."),
            words("Have I ever let you down?"),
        ),
        "hurry": (
            words("Any day now …"),
            words("The candles burn down …"),
            words("Come on."),
            words("We haven’t got all night."),
            words("Tick, tock."),
            words("Make up your mind."),
        ),
        "not-yet": (
            words("Not so fast."),
            words("Wait a moment."),
            words("Easy now."),
            words("Think first."),
            words("Hold on."),
            words("No rush."),
        ),
        "thanks": (
            words("Thank you."),
            words("Much obliged."),
            words("You’re kind."),
            words("I owe you one."),
            words("Thanks a lot."),
            words("Cheers."),
        ),
        "well-played": (
            words("Well played."),
            words("Nicely done."),
            words("Clever."),
            words("Good move."),
            words("I’m impressed."),
            words("You’ve done this before."),
        ),
        "alas": (
            words("Ouch."),
            words("Bad luck."),
            words("Oh no."),
            words("That hurts."),
            words("What a night."),
            words("Here we go."),
        ),
    }


def line_text(name: str, way: int, words: Words) -> str:
    """What is said, in one of its ways; a line of another release as it is called."""
    told = ways(words).get(name)
    return told[way % len(told)] if told else name.replace("-", " ")


def say(scene: Scene) -> Node:
    """Every line as a button; of the card on offer one speaks to whoever decides, of a hand to its owner."""
    view = scene.view
    words = scene.words
    if not scene.settings.talk or view.to_act is None or not may_say(view.seat, scene.log):
        return None
    decides = view.to_act if view.on_offer and view.to_act != view.seat else None
    others = tuple(
        (seat, called(seat, scene.seats, words)) for seat in range(view.rules.players) if seat != view.seat
    )
    return _drawn_say(view.seat, _next_way(scene), decides, others, scene.only, words)


def _next_way(scene: Scene) -> int:
    """In which way the next line is said: so do the buttons say it."""
    return way(scene.view.round, len(scene.view.moves) + 1)


@drawn
def _drawn_say(
    seat: int,
    said_so: int,
    decides: int | None,
    others: tuple[tuple[int, str], ...],
    only: Leads | None,
    words: Words,
) -> Element:
    names = dict(others)

    def lines(about: str | None, to: int | None = None) -> list[Markup]:
        said = [name for name, line in LINES.items() if line.about == about]
        end = "" if to is None else f" {to}"
        return [_button(f"say {seat} {name}{end}", line_text(name, said_so, words), only) for name in said]

    def row(about: str, to: int) -> Element:
        id = f"talk-{about}-{to}"
        return h.div(".talk__to", role="group", aria_labelledby=id)[
            h.span(".ref", id=id)[words("to {who}", who=names[to])], lines(about, to)
        ]

    return h.details("#talk.fold.talk")[
        h.summary[parts.icon("person"), words("Say something"), " ", parts.ref("§11")],
        h.p(".talk__to")[lines(None)],
        row("offer", decides) if decides in names else None,
        [row("hand", to) for to in names],
    ]


@drawn
def _button(action: str, text: str, only: Leads | None) -> Element:
    return parts.button(text, classes="btn--quiet", **parts.acts(action, only))


QUICK = ("hurry", "trust-me", "not-yet")
QUICK_OF_OFFER = ("take-it", "leave-it", "hurry")


def quick(scene: Scene) -> Markup | None:
    """While a bot ponders: a few lines at hand for whoever decides; one until something is done."""
    view = scene.view
    if not scene.settings.talk or view.to_act is None or view.to_act == view.seat or scene.only is not None:
        return None
    to = view.to_act
    names = QUICK_OF_OFFER if view.phase == "receive" else QUICK
    said = tuple((name, f" {to}" if LINES[name].to_someone else "") for name in names)
    spoken = any(event["who"] == view.seat for event in since_last_deed(scene.log))
    who = called(to, scene.seats, scene.words)
    return _drawn_quick(view.seat, _next_way(scene), said, spoken, who, scene.words)


@drawn
def _drawn_quick(
    seat: int, said_so: int, said: tuple[tuple[str, str], ...], spoken: bool, who: str, words: Words
) -> Element:
    return h.div(".quick", role="group", aria_label=words("Say to {who}", who=who))[
        [
            parts.button(
                line_text(name, said_so, words),
                classes="btn--quiet",
                disabled=spoken,
                data_do="say",
                data_value=f"{seat} {name}{to}",
            )
            for name, to in said
        ]
    ]


def since_last_deed(log: Sequence[Seen]) -> list[Seen]:
    """What was said since anything was done, the newest first."""
    return list(takewhile(lambda event: event["e"] == "say", reversed(log)))


def heard(scene: Scene) -> Seen | None:
    """The line that stands at a seat: first what somebody said who has seen the card, then the newest."""
    said = [event for event in since_last_deed(scene.log) if event["who"] != scene.view.seat]
    return next((event for event in said if event["who"] == scene.view.active), said[0] if said else None)


def bubble(who: int, scene: Scene) -> Markup | None:
    """What a seat has just said, and to whom."""
    event = heard(scene)
    if event is None or event["who"] != who:
        return None
    words, to = scene.words, event.get("to")
    you = to is not None and to == viewer(scene)
    name = None if to is None else words("you") if you else called(to, scene.seats, words)
    return _bubble(line_text(event["line"], event["way"], words), name, you)


@drawn
def _bubble(text: str, to: str | None, you: bool) -> Element:
    """The arrow and the name say to whom."""
    arrow = h.b[parts.icon("pass"), to, " "] if to else None
    return h.p(class_="bubble is-yours" if you else "bubble")[arrow, h.q[text]]
