"""The end (§18): victory, awakening, the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.cards import LOAN
from engine.arkham_horror.limits import SEALS_TO_WIN
from engine.arkham_horror.stack import DROPPED, ON_AWAKENING, GameOver

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


def check_victory(state: State, closed: bool = False) -> None:
    """R70: six seals, or no gate open the moment one is closed and trophies for all."""
    if len(state.seals) >= SEALS_TO_WIN:
        win(state, "sealed")
    if closed and not state.gates:
        trophies = sum([len(inv.gate_trophies) for inv in state.seats])
        if trophies >= state.players:
            win(state, "closed")


def win(state: State, result: str) -> None:
    """The game is won."""
    state.result = result
    state.score = score(state)
    state.tell("over", "§18", result=result, score=state.score, winners=list(range(state.players)))
    raise GameOver


def score(state: State) -> int:
    """§18, R24, R101: of every victory."""
    seats = state.seats
    loans = state.defaults + sum(LOAN in inv.cards for inv in seats)
    monsters = sum([len(inv.monster_trophies) for inv in seats])
    return (
        ANCIENT_ONES[state.ancient_one].doom
        - state.terror
        - loans
        - state.signs_used
        + sum([len(inv.gate_trophies) for inv in seats])
        + monsters // 3
        + sum(inv.id is not None for inv in seats)
    )


def lose(state: State) -> None:
    """The game is lost (R24: 0 points)."""
    state.result, state.score = "lost", 0
    state.tell("over", "§18", result="lost", score=0, winners=[])
    raise GameOver


def awaken(state: State, why: str) -> None:
    """R55: what was going on is dropped; the final battle follows at once."""
    for frame in reversed(state.stack):
        if frame[0] in ("appeared", "evaded", "combat", "combat-over"):
            DROPPED[frame[0]](state, *frame[1:])
    state.stack.clear()
    state.awake = True
    state.fight = None
    state.push(("awakening", None))
    state.tell("awakening", "§17", ancient_one=state.ancient_one, why=why)


ON_AWAKENING.append(awaken)
