"""The texts of actions: what they name, and why one may not be done now."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.arkham_ritual.rules import SEATS
from engine.game import Action, Event

if TYPE_CHECKING:
    from engine.arkham_ritual.state import State

MOST = SEATS[-1]
PEEKED: tuple[Action, ...] = tuple(f"peeked {seat}" for seat in range(MOST))
TARGET: dict[Action, int] = {
    f"{verb} {seat}": seat for verb in ("give", "pass", "peeked") for seat in range(MOST)
}
"""The seat that an action names."""

PHASES = {"give": "give", "take": "receive", "pass": "receive", "keep": "orb", "remove": "orb"}
"""When each verb is in its place."""

NOW = {"give": "give the card", "receive": "take or pass the card", "orb": "keep or remove the card"}

_WORDS = re.compile(r"(?:(give|pass|peeked) (0|[1-9][0-9]?)|(take|pass|keep|remove))")
_SAY = re.compile(r"say (0|[1-9][0-9]?) ([a-z][a-z0-9-]{0,31})(?: (0|[1-9][0-9]?))?")


def said(action: Action, way: int) -> Event:
    """§11: seat S says a line, to seat T or to all, in one of its ways."""
    _, who, line, *to = action.split()
    told = {"who": int(who), "line": line, "to": int(to[0]) if to else None, "way": way}
    return Event("say", "§11", told)


def owner(action: Action) -> int | None:
    """The seat that does it out of turn: who talks (§11), or owns up (§12 Q3)."""
    talk = _SAY.fullmatch(action)
    return int(talk[1]) if talk else TARGET.get(action) if action in PEEKED else None


def why_not(state: State, action: Action) -> str | None:
    """Why an action that is neither a choice nor owning up may not be done; talk may be, until the end."""
    if state.phase == "over":
        return "the game is over (§8)"
    players = state.rules.players
    if talk := _SAY.fullmatch(action):
        who, to = _seats(talk[1], talk[3])
        return _absent(players, who, to) or ("nobody talks to themselves" if who == to else None)
    words = _WORDS.fullmatch(action)
    if not words:
        return "there is no such action"
    if state.phase == "wait":
        return "the game waits for the next round's deck"
    verb = words[1] or words[3]
    (seat,) = _seats(words[2])
    if absent := _absent(players, seat):
        return absent
    if PHASES[verb] != state.phase:
        return f"not now: seat {state.to_act} must {NOW[state.phase]}"
    if seat == state.to_act:
        return "a card goes to another player (§6, §12 Q1)"
    if seat is None:
        return "a hand is still on the table: name who gets the card (§6-2)"
    return f"seat {seat} has no hand on the table (§6-2)"


def _seats(*digits: str | None) -> list[int | None]:
    return [int(number) if number else None for number in digits]


def _absent(players: int, *seats: int | None) -> str | None:
    return next((f"there is no seat {seat}" for seat in seats if seat is not None and seat >= players), None)
