"""What everybody sees: all of it, and what whoever must act may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.game import Action, Decision
from engine.legal import size

if TYPE_CHECKING:
    from tests.toy.state import State


class View(NamedTuple):
    """The same for every seat."""

    seat: int
    """Who must act; 0 if nobody must."""
    to_act: int | None
    decision: Decision | None
    legal: Sequence[Action]
    players: int
    options: Mapping[str, Any]
    night: int
    light: int
    """§3: fives and sixes, so far."""
    needed: int
    rolled: tuple[int, ...]
    """§2: the last dice."""
    dice: int
    """How many have been rolled in the game."""
    packs: tuple[tuple[str, ...], ...]
    """By seat, what is carried tonight."""
    resigned: bool

    def state(self, seed: int) -> State:
        """A game that stands so, and goes on by this seed."""
        from tests.toy.state import State

        state = object.__new__(State)
        state.players, state.options, state.seed = self.players, self.options, seed
        state.night, state.light, state.rolled, state.dice = self.night, self.light, self.rolled, self.dice
        state.packs, state.resigned = list(self.packs), self.resigned
        state.to_act, state.phase = self.to_act, self.decision.kind if self.decision else "over"
        return state


def see(state: State) -> View:
    """All of it."""
    return View(
        seat=state.to_act or 0,
        to_act=state.to_act,
        decision=state.decision,
        legal=state.legal(),
        players=state.players,
        options=state.options,
        night=state.night,
        light=state.light,
        needed=state.needed,
        rolled=state.rolled,
        dice=state.dice,
        packs=tuple(state.packs),
        resigned=state.resigned,
    )


def text(view: View) -> str:
    """A few lines."""
    return "\n".join(
        [
            f"night {view.night}, light {view.light} of {view.needed}",
            f"rolled {view.rolled}, dice {view.dice}",
            *(f"seat {seat} carries {' '.join(pack)}" for seat, pack in enumerate(view.packs)),
            f"{view.decision}: {size(view.legal)} actions" if view.decision else "over",
        ]
    )
