"""A game of Lanterns in progress."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine import game
from engine.chance import draw
from engine.game import Action, Decision, Event, IllegalAction, Log
from engine.legal import Sets, told
from tests.toy.view import View, see

PACK, LEFT_BEHIND, DICE = 14, 7, 6
THINGS = (
    "axe", "bell", "book", "candle", "chalk", "coat", "cup", "flask", "flint", "hook",
    "knife", "lamp", "map", "oil", "pan", "rope", "salt", "spade", "tent", "wax",
)  # fmt: skip
SPLITS: tuple[Action, ...] = tuple(
    f"split {light} {path} {DICE - light - path}"
    for light in range(DICE + 1)
    for path in range(DICE + 1 - light)
)
"""§2: between light, path and rest."""
RESIGN: Action = "resign"


class State(game.State[View]):
    """Everything; nothing is hidden."""

    __slots__ = (
        "dice", "light", "night", "options", "packs", "phase", "players", "resigned", "rolled", "seed",
        "to_act",
    )  # fmt: skip

    players: int
    options: Mapping[str, Any]
    seed: int
    night: int
    light: int
    rolled: tuple[int, ...]
    dice: int
    packs: list[tuple[str, ...]]
    to_act: int | None
    phase: str
    resigned: bool

    def __init__(self, players: int, options: Mapping[str, Any], seed: int, log: Log) -> None:
        self.players, self.options, self.seed = players, options, seed
        self.light = self.dice = self.night = 0
        self.rolled, self.resigned, self.packs = (), False, [()] * players
        self._fall(log)

    def _fall(self, log: Log) -> None:
        """§1: a night falls, and everybody packs anew."""
        self.night += 1
        self.packs = [self._packed(seat) for seat in range(self.players)]
        self.to_act, self.phase = 0, "discard"
        if log is not None:
            log.append(
                Event("round", "§1", {"night": self.night, "packs": [list(pack) for pack in self.packs]})
            )

    def _packed(self, seat: int) -> tuple[str, ...]:
        first = self.night * 100 + seat * PACK
        found = [draw(self.seed, "pack", first + place, len(THINGS)) for place in range(PACK)]
        return tuple(THINGS[number] for number in sorted(found))

    @property
    def needed(self) -> int:
        """§3: one a night and player, one more a peril."""
        return int(self.options["nights"]) * self.players + len(self.options["perils"])

    @property
    def decision(self) -> Decision | None:
        """Which things, or how many dice where."""
        if self.to_act is None:
            return None
        if self.phase == "discard":
            about = {"pack": list(self.packs[self.to_act])}
            return Decision("discard", self.to_act, about, LEFT_BEHIND, LEFT_BEHIND)
        return Decision("split", self.to_act, {"dice": DICE, "over": ["light", "path", "rest"]}, DICE, DICE)

    def legal(self) -> Sequence[Action]:
        """§1: any seven of fourteen things. §2: any split of the dice."""
        if self.to_act is None:
            return ()
        if self.phase == "discard":
            return Sets("discard", self.packs[self.to_act], LEFT_BEHIND, LEFT_BEHIND)
        return SPLITS

    def asides(self) -> tuple[Action, ...]:
        """§4: they may resign, whoever says so."""
        return () if self.over else (RESIGN,)

    def why_not(self, action: Action) -> str | None:
        """In a few words."""
        if action in self.legal() or action in self.asides():
            return None
        return "the game is over (§3)" if self.over else f"seat {self.to_act} must {self.phase}"

    def apply(self, action: Action, log: Log = None) -> None:
        """Do it."""
        if reason := self.why_not(action):
            raise IllegalAction(action, reason, self.legal())
        words = action.split()[1:]
        if action == RESIGN:
            self.resigned = True
            self._end(log)
        elif self.phase == "discard":
            self._leave_behind(words, log)
        else:
            self._roll(list(map(int, words)), log)

    def _leave_behind(self, things: list[str], log: Log) -> None:
        seat = self.to_act
        assert seat is not None
        pack = list(self.packs[seat])
        for thing in things:
            pack.remove(thing)
        self.packs[seat], self.phase = tuple(pack), "split"
        if log is not None:
            log.append(Event("discard", "§1", {"who": seat, "things": things}))

    def _roll(self, split: list[int], log: Log) -> None:
        """§2: dice for light count; a lamp carried is one more of them."""
        seat = self.to_act
        assert seat is not None
        number = split[0] + ("lamp" in self.packs[seat]) + (self.options["tools"][seat] == "oil")
        self.rolled = tuple(1 + draw(self.seed, "die", self.dice + k, 6) for k in range(number))
        self.dice += number
        self.light += sum(die >= 5 for die in self.rolled)
        if log is not None:
            log.append(Event("roll", "§2", {"who": seat, "split": split, "dice": list(self.rolled)}))
        self.to_act, self.phase = seat + 1, "discard"
        if self.to_act == self.players:
            if self.night < self.options["nights"]:
                self._fall(log)
            else:
                self._end(log)

    def _end(self, log: Log) -> None:
        self.to_act, self.phase = None, "over"
        if log is not None:
            log.append(Event("over", "§3", {"winners": list(self.winners or ())}))

    @property
    def winners(self) -> tuple[int, ...] | None:
        """§3: all, or none."""
        if self.to_act is not None:
            return None
        won = self.light >= self.needed and not self.resigned
        return tuple(range(self.players)) if won else ()

    def view(self, seat: int) -> View:
        """The same for all."""
        return see(self)

    def _opened(self, seat: int) -> View:
        return see(self)._replace(legal=())

    def summary(self) -> dict[str, Any]:
        """What `replay` prints."""
        return {
            "over": self.over,
            "night": self.night,
            "light": self.light,
            "winners": list(self.winners or ()),
            "to_act": self.to_act,
            "legal": told(self.legal()),
        }
