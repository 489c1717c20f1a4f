"""What happened this round, told again from a View: who decided what, and what all held then.

Nothing is added to what the View holds: cards that changed hands lie among the discards now, and who was
active follows from who is active now.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.arkham_ritual.actions import TARGET
from engine.arkham_ritual.rules import BIT, NOT, SEATS_IN, seating
from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual.blueprint import numbers
from engine.bots.arkham_ritual.round_value import UNKNOWN

NO_SEAT = -1


@dataclass(slots=True)
class Step:
    """One thing somebody did: `give`, `pass`, `take` or `peeked`."""

    seat: int
    verb: str
    to: int = NO_SEAT
    """Who got the card, of `give` and `pass`."""
    targets: tuple[int, ...] = ()
    """Whom the card could go to."""
    turn: int = 0
    held: list[int] = field(default_factory=list)
    """What all held then; UNKNOWN where this View's seat does not know."""
    card: int = UNKNOWN
    """The card that went round in this turn, if this View's seat knows it by now."""
    gone: int = 0
    """How many cards had been discarded."""


def steps(view: View) -> list[Step]:
    """All of this round, in order."""
    for first in range(view.rules.players):
        told = _if_begun_by(view, first)
        if told is not None:
            return _with_cards(view, told)
    raise AssertionError("somebody began")


def _if_begun_by(view: View, first: int) -> list[Step] | None:
    """The round if this seat was active first; None if it cannot have been. From who is active after a turn
    and who received the card in it follows who was active before, so only one can."""
    tables = seating(view.rules.players)
    active = to_act = first
    hands, turn = tables.hands[first], 0
    told, last = [], (NO_SEAT, NO_SEAT)
    for action in view.moves:
        verb = action.split()[0]
        if verb in ("give", "pass"):
            to = TARGET[action]
            if not hands & BIT[to]:
                return None
            told.append(Step(to_act, verb, to, SEATS_IN[hands], turn))
            to_act, hands = to, hands & NOT[to]
        elif verb == "take":
            told.append(Step(to_act, verb, NO_SEAT, SEATS_IN[hands], turn))
            last = active, to_act
            active = to_act = tables.following[active][hands]
            hands, turn = tables.hands[active], turn + 1
        elif verb == "peeked":
            told.append(Step(TARGET[action], verb, turn=turn))
    if view.phase == "orb":
        return told if last == (view.active, view.to_act) else None
    return told if (active, to_act) == (view.active, view.to_act) else None


def _with_cards(view: View, told: list[Step]) -> list[Step]:
    """The same with what was held and offered, told backwards from how it is now."""
    number = numbers(view.rules)
    held = [number[card] for card in view.held]
    held[view.seat] = number[view.own]
    card = number[view.offered]
    gone, mixes, turn = len(view.discards), len(view.mixes), told[-1].turn if told else 0
    if told and told[-1].verb == "take":
        turn += 1
    for step in reversed(told):
        if step.turn != turn:
            card, turn = UNKNOWN, step.turn
        if step.verb == "take":
            gone -= 1
            card, held[step.seat] = held[step.seat], number[view.discards[gone]]
        elif step.verb == "peeked":
            mixes -= 1
            held[step.seat] = number[view.mixes[mixes].card]
        step.held, step.card, step.gone = held[:], card, gone
    return told
