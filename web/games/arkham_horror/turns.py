"""Its turns in pictures with few words: a phase, or what one investigator does in it."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node

from web.games.arkham_horror import chapters, names
from web.games.arkham_horror.pictures import picture
from web.games.arkham_horror.scene import Seen
from web.games.arkham_horror.sentences import Teller
from web.worker.episode import Cuts
from web.worker.scene import Seat
from web.worker.screens.parts import icon
from web.worker.words import Words

BEGIN = ("phase", "round", "awakening", "over")
SIGNS = {"sanity": "flame", "stamina": "heart", "clue": "lens", "money": "dollar"}


class _Turns:
    def begins(self, event: Seen, before: Seen) -> bool:
        """A phase; in it, whoever else does something."""
        if event["e"] in (*BEGIN, "turn"):
            return before["e"] != "turn"
        who, other = event.get("who"), before.get("who")
        return who is not None and other is not None and who != other

    def filled(self, events: Sequence[Seen]) -> Sequence[Seen]:
        """As they are: nothing is hidden."""
        return events

    def pictured(self, events: Sequence[Seen], seats: tuple[Seat, ...], viewer: int, words: Words) -> Node:
        """Who, and what it came to."""
        teller = Teller(seats, viewer, words)
        who = next((event["who"] for event in events if event.get("who") is not None), None)
        mythos = any(event["e"] in ("mythos", "monsters") for event in events)
        bits: list[Node] = [bit for event in events if (bit := _bit(event, teller)) is not None]
        if not bits:
            return None
        began = bits[:1] if events[0]["e"] == "turn" else []
        name = h.b[teller.name(who)] if who is not None and not mythos and bits[len(began) :] else None
        return h.fragment[began, " ", name, [[" ", bit] for bit in bits[len(began) :]]]

    def episodes(self, log: Sequence[Seen], since: int) -> Sequence[Cuts]:
        """The Mythos phases."""
        return chapters.episodes(log, since)


def _bit(event: Seen, teller: Teller) -> Node:
    """What an event adds; None: nothing that a picture would tell."""
    words = teller.words
    match event["e"]:
        case "turn":
            return h.b[words("Turn {n}", n=event["turn"])]
        case "move":
            return _sign("step", names.phrase(str(event["to"]), words))
        case "mythos":
            return _sign("card", names.mythos(event["card"], words))
        case "gate":
            return _sign("gate", teller.place(event))
        case "gate-closed" | "seal":
            return _sign("seal", teller.place(event))
        case "doom" | "terror":
            return _sign(event["e"], str(event["doom" if event["e"] == "doom" else "terror"]))
        case "clue":
            return _sign("lens", teller.place(event))
        case "monster" | "appears":
            return _sign("monster", names.monster(event["monster"], words))
        case "defeat":
            return _sign("fight", names.monster(event["monster"], words))
        case "card" | "cast" | "use":
            card = event["spell"] if event["e"] == "cast" else event["card"]
            return h.span(".strip__bit")[names.card(card, words)]
        case "gain" | "lose" | "pay" if event["what"] in SIGNS:
            sign = "+" if event["e"] == "gain" else "−"
            return h.span(".strip__bit")[f"{sign}{event['n']}", icon(SIGNS[event["what"]])]
        case "roll":
            return _sign("skill-luck", words(", ").join(map(str, event["dice"])))
        case "over" | "awakening" | "devoured" | "knocked-out" | "explored":
            return h.span(".strip__bit")[teller.tell(event)]
    return None


def _sign(sign: str, text: str) -> Node:
    return h.span(".strip__bit")[picture(sign), text]


TURNS = _Turns()
