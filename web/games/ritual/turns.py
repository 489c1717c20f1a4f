"""Its turns in pictures with few words: the set taken, the points laid, how the round came out."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node

from web.games.ritual import cards
from web.games.ritual.scene import Seen
from web.games.ritual.sentences import Teller, result_name
from web.worker.scene import Seat
from web.worker.words import Words

BEGIN = ("ritual", "draft", "round", "chant", "reveal")
UNPICTURED = ("look", "reshuffle")


class _Turns:
    def begins(self, event: Seen, before: Seen) -> bool:
        """Whatever somebody does, a new round or ritual, and the reveal."""
        return event["e"] in BEGIN

    def filled(self, events: Sequence[Seen]) -> Sequence[Seen]:
        """What was laid face down is known by the reveal."""
        shown = events[-1]
        begun = max((at for at, event in enumerate(events) if event["e"] == "round"), default=0)
        return [*events[:begun], *(_turned(event, shown) for event in events[begun:])]

    def pictured(self, events: Sequence[Seen], seats: tuple[Seat, ...], viewer: int, words: Words) -> Node:
        """Each event in a word or a mark."""
        teller = Teller(seats, viewer, words)
        return h.fragment[[[bit, " "] for event in events if (bit := _bit(event, teller)) is not None],]


def _turned(event: Seen, shown: Seen) -> Seen:
    card, colour = (
        (shown["cards"][event["who"]], shown["colours"][event["who"]])
        if event["e"] == "chant"
        else (None, None)
    )
    if card is None or colour is None or "card" in event:
        return event
    return {**event, "card": card, "colour": colour}


def _bit(event: Seen, teller: Teller) -> Node:
    words = teller.words
    match event["e"]:
        case "ritual":
            return h.b[words("Ritual {n}", n=event["ritual"])]
        case "round":
            return h.b[words("Round {n}", n=event["round"])]
        case "marker":
            return cards.mark(event["colour"], words)
        case "draft":
            return [h.b[_you(event["who"], teller)], " ", words("Set {n}", n=event["set"] + 1)]
        case "chant":
            colour = cards.mark(event["colour"], words) if "card" in event else None
            points = event["points"]
            return [h.b[_you(event["who"], teller)], " ", colour, h.b(".strip__points")[str(points)]]
        case "result":
            changes = [
                f"{_you(seat, teller)} {change:+d}".replace("-", "−")
                for seat, change in enumerate(event["change"])
                if change
            ]
            return [h.b[result_name(event["case"], words)], " ", words(", ").join(changes)]
        case "reveal":
            return None
        case kind if kind in UNPICTURED:
            return None
    return h.span(".strip__bit")[teller.tell(event)]


def _you(who: int, teller: Teller) -> str:
    return teller.words("You") if who == teller.viewer else teller.name(who)


TURNS = _Turns()
