"""A round that is over, read backwards from the cards that were shown: what lay where, what a player could
have chosen otherwise and what that would have come to, and who spoke true. Read off what all may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.arkham_ritual.cards import BOX, Card
from engine.arkham_ritual.scoring import verdicts
from engine.arkham_ritual.talk import LINES
from web.games.arkham_ritual.scene import Seen

ANSWERS = ("pass", "discard", "let-go")
"""How it begins that somebody passes a card on, takes it, or lets it go."""


def held_at(lines: Sequence[Seen], shown: Sequence[Card], at: int) -> list[Card]:
    """Everybody's card just before an event: what they next discarded, owned up to or showed."""
    held = list(shown)
    for event in reversed(lines[at:]):
        if event["e"] in ("discard", "peeked"):
            held[event["who"]] = BOX[event["card"]]
    return held


def offered_at(lines: Sequence[Seen], shown: Sequence[Card], at: int) -> Card | None:
    """The card on its way just before an event: it was let go, or somebody took it. None: there was none."""
    for number, event in enumerate(lines[at:], at):
        if event["e"] == "let-go":
            return BOX[event["card"]]
        if event["e"] == "take":
            return held_at(lines, shown, number + 1)[event["who"]]
        if event["e"] in ("draw", "keep", "remove"):
            return None
    return None


class Choice(NamedTuple):
    """A player was offered a card: what they did, and how the other way would have come out."""

    at: int
    """The number of the event by which they answered."""
    giver: int
    answer: str
    """One of ANSWERS."""
    card: Card
    """The offered one."""
    old: Card
    """The one that they held."""
    otherwise: bool
    """Whether they would have survived had they answered otherwise: all other cards as shown."""


def choices(lines: Sequence[Seen], shown: Sequence[Card], seat: int) -> list[Choice]:
    """All of a seat's in a round; those before it owned up are void."""
    found: list[Choice] = []
    giver = -1
    for at, event in enumerate(lines):
        if event["e"] in ANSWERS and event["who"] == seat and (card := offered_at(lines, shown, at)):
            old = held_at(lines, shown, at)[seat]
            held = _otherwise(lines, shown, seat, old if event["e"] == "discard" else card)
            found.append(Choice(at, giver, event["e"], card, old, verdicts(held)[seat].survives))
        if event["e"] in ("give", "pass"):
            giver = event["who"]
        elif event["e"] == "redraw" and event["who"] == seat:
            found = []
    return found


def _otherwise(lines: Sequence[Seen], shown: Sequence[Card], seat: int, card: Card) -> list[Card]:
    """The cards as shown, but this one in the seat's hand: whoever took it has kept their own."""
    held = list(shown)
    if card in shown and (holder := shown.index(card)) != seat:
        gave_up = [event for event in lines if event["e"] in ("discard", "peeked") and event["who"] == holder]
        held[holder] = BOX[gave_up[-1]["card"]]
    held[seat] = card
    return held


def decisive(found: Sequence[Choice], survives: bool) -> Choice | None:
    """The last by which it was decided whether they survive; of what saved them, rather a take."""
    turned = [choice for choice in found if choice.otherwise != survives]
    if survives:
        turned.sort(key=lambda choice: choice.answer == "discard")
    return turned[-1] if turned else None


class Claim(NamedTuple):
    """What somebody said of a card, and whether it was so."""

    speaker: int
    to: int
    line: str
    way: int
    true: bool


def claims(lines: Sequence[Seen], shown: Sequence[Card]) -> Iterator[Claim]:
    """§11: a round's claims in their order: true is what the cards would have decided just then."""
    for at, event in enumerate(lines):
        to = event.get("to")
        line = LINES.get(event["line"]) if event["e"] == "say" else None
        if line is None or line.about is None or to is None:
            continue
        held = held_at(lines, shown, at)
        card = held[to] if line.about == "hand" else offered_at(lines, shown, at)
        if card is not None:
            held[to] = card
            true = verdicts(held)[to].survives is line.good
            yield Claim(event["who"], to, event["line"], event["way"], true)
