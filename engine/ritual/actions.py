"""Why an action may not be done now."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.game import Action
from engine.ritual.cards import BOX

if TYPE_CHECKING:
    from engine.ritual.state import State

_WORDS = re.compile(r"draft (0|[1-9][0-9]?)|chant ([rgy][1-4][rgy][1-4]) ([rgy])")
NOW = {"draft": "draft a set", "chant": "chant a card"}


def why_not(state: State, action: Action) -> str:
    """Why an action that is not legal may not be done."""
    if state.phase == "over":
        return "the game is over (§6)"
    words = _WORDS.fullmatch(action)
    if not words:
        return "there is no such action"
    if state.phase == "wait":
        return "the game waits for the next deal or marker"
    number, name, colour = words.groups()
    if action.split()[0] != state.phase:
        return f"not now: seat {state.to_act} must {NOW[state.phase]}"
    if number is not None:
        if int(number) >= state.players:
            return f"there is no set {number}"
        return f"set {number} is taken (§2-2)"
    if name not in BOX:
        return f"there is no card {name}"
    if all(colour != end for end, _ in BOX[name].ends):
        return f"{name} has no end of colour {colour} (§3-2)"
    return f"{name} is not in this hand (§3-2)"
