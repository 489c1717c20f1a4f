"""Its turns in pictures with few words: who gave the card to whom, what came in and what went out."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node

from engine.arkham_ritual.cards import BOX
from web.games.arkham_ritual import cards
from web.games.arkham_ritual.scene import Seen
from web.games.arkham_ritual.sentences import Teller
from web.worker.scene import Seat
from web.worker.screens.parts import hidden, icon
from web.worker.words import Words

BEGIN = ("round", "draw", "show")
ROUTE = ("draw", "give", "pass")
UNPICTURED = ("deal", "show", "fate", "say")
"""What is seen otherwise: on the table, and by who loses sanity."""


class _Turns:
    def begins(self, event: Seen, before: Seen) -> bool:
        """A round, a draw, or the round's end."""
        return event["e"] in BEGIN

    def filled(self, events: Sequence[Seen]) -> Sequence[Seen]:
        """Whatever was drawn has been discarded since, or was shown at the end: the card is known by now."""
        told: list[Seen] = list(events)
        held: dict[int, list[int]] = {}
        """By seat, the numbers of the events that brought the card it holds."""
        drawn: list[int] = []

        def fill(numbers: Sequence[int], card: str) -> None:
            for number in numbers:
                if "card" not in told[number]:
                    told[number] = {**told[number], "card": card}

        for number, event in enumerate(events):
            match event["e"]:
                case "draw":
                    drawn = [number]
                case "discard" | "peeked":
                    fill(held.pop(event["who"], []), event["card"])
                case "take":
                    held[event["who"]], drawn = [*drawn, number], []
                case "redraw":
                    held[event["who"]] = [number]
                case "let-go":
                    fill(drawn, event["card"])
                case "show":
                    for seat, numbers in held.items():
                        fill(numbers, event["held"][seat])
        return told

    def pictured(self, events: Sequence[Seen], seats: tuple[Seat, ...], viewer: int, words: Words) -> Node:
        """The way of the card, then what came of it."""
        teller = Teller(seats, viewer, words)
        on_its_way = [event["who"] for event in events[:1] if event["e"] in ROUTE]
        on_its_way += [event["to"] for event in events if event["e"] in ("give", "pass")]
        ended = [event["who"] for event in events if event["e"] in ("discard", "let-go")]
        route = [_you(who, teller) for who in on_its_way or ended[:1]]
        bits: list[Node] = [bit for event in events if (bit := _bit(event, teller)) is not None]
        if events[-1]["e"] == "draw":
            bits.append(_card(events[-1], words("drawn"), words))
        return h.fragment[h.b[" → ".join(route)] if route else None, [[" ", bit] for bit in bits]]


def _you(who: int, teller: Teller) -> str:
    return teller.words("You") if who == teller.viewer else teller.name(who)


def _bit(event: Seen, teller: Teller) -> Node:
    """What an event adds to the way of the card."""
    words = teller.words
    match event["e"]:
        case "round":
            return h.b[words("Round {n}", n=event["round"])]
        case "discard" | "let-go":
            return _card(event, words("discarded"), words)
        case "take" | "redraw":
            return _card(event, words("taken"), words)
        case "sanity":
            change = f"{event['to'] - event['from']:+d}".replace("-", "−")
            return h.span(".strip__bit")[_you(event["who"], teller), " ", change, icon("flame")]
        case "gate":
            opens = words("the Gate opens") if event["opens"] else words("the Gate stays shut")
            return h.span(".strip__bit")[opens]
        case kind if kind in ROUTE or kind in UNPICTURED:
            return None
    return h.span(".strip__bit")[teller.tell(event)]


def _card(event: Seen, way: str, words: Words) -> Node:
    """Its picture if it was seen, else a back."""
    card = BOX[event["card"]] if "card" in event else None
    picture = (
        [cards.glyph(card), hidden(cards.label(card, words))]
        if card
        else h.span(".glyph.glyph--unseen")[icon("seal", ""), hidden(words("A card, face down"))]
    )
    return h.span(".strip__bit")[picture, way]


TURNS = _Turns()
