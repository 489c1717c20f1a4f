"""Why an action may not be done now; talk (§31)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.game import Action, Event

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

LINES = (
    "hello",
    "thanks",
    "sorry",
    "well-played",
    "help",
    "wait",
    "go-on",
    "take-it",
    "careful",
    "i-go",
    "you-go",
)
"""What players can say to one another; it changes nothing."""
ADDRESSED = frozenset({"thanks", "take-it", "careful", "you-go"})
_SAY = re.compile(r"say ([0-7]) ([a-z-]+)(?: ([0-7]))?")


def speaker(action: Action) -> int | None:
    """Whose words they are."""
    words = _SAY.fullmatch(action)
    return int(words[1]) if words else None


def why_not(state: State, action: Action) -> str | None:
    """Why an action that is not legal may not be done; None: it is talk."""
    if state.over:
        return "the game is over (§18)"
    words = _SAY.fullmatch(action)
    if words:
        return _why_not_say(state, int(words[1]), words[2], words[3])
    if state.waiting is not None:
        return f"the game waits for {state.waiting}"
    decision = state.decision
    return f"not now: seat {state.to_act} is asked for {decision.kind if decision else 'nothing'}"


def _why_not_say(state: State, seat: int, line: str, to: str | None) -> str | None:
    if seat >= state.players or (to is not None and int(to) >= state.players):
        return "there is no such seat"
    if line not in LINES:
        return "there is no such line"
    if to is not None and (line not in ADDRESSED or int(to) == seat):
        return "that is not said to anybody"
    return None


def said(action: Action) -> Event:
    """What was said."""
    words = _SAY.fullmatch(action)
    assert words
    told = {"who": int(words[1]), "line": words[2]}
    return Event("say", "§31", told | ({"to": int(words[3])} if words[3] else {}))
