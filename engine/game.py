"""The contract every game meets: State, View, Event, Action, Game, and the errors.

A State is what really is; a View is everything one seat may know of it, and nothing else leaves the
engine. An Event is what happened, with who may see which part of it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

Action = str
"""An action *is* its one text form, ASCII words with one space between: `give 2`, `chant r1g4 g`.

So records, links, buttons and tests all speak of the same value, and nothing is lost in translation."""


def shown(value: object, longest: int = 40) -> str:
    """A value as it may stand in a message: short, on one line, whatever it is."""
    if isinstance(value, list | tuple | dict):
        return "an object" if isinstance(value, dict) else "a list"
    text = repr(value)
    return text if len(text) <= longest else text[: longest - 1] + "…"


class GameError(ValueError):
    """Anything a game refuses; the text is one clear line for a person."""


class RecordError(GameError):
    """A record, or a start, that cannot be read or does not fit the game."""


class IllegalAction(GameError):  # noqa: N818 - named for what was tried
    """An action that may not be done now. The state is as it was."""

    def __init__(self, action: Action, reason: str, legal: Sequence[Action]) -> None:
        super().__init__(action, reason, legal)
        self.action, self.reason, self.legal = action, reason, tuple(legal)

    def __str__(self) -> str:
        return f"{shown(self.action)}: {self.reason}; legal: {', '.join(self.legal) or 'nothing'}"


NOTHING: Mapping[str, Any] = {}


class Event(NamedTuple):
    """What happened, as data: `public` is for all, `secret` only for the seats in `eyes`."""

    kind: str
    rule: str
    public: Mapping[str, Any] = NOTHING
    secret: Mapping[str, Any] = NOTHING
    eyes: tuple[int, ...] = ()

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The event as this seat sees it: a log is made of these."""
        seen = {"e": self.kind, "rule": self.rule, **self.public}
        return {**seen, **self.secret} if seat in self.eyes else seen

    def whole(self) -> dict[str, Any]:
        """All of it, for replays of finished games and bug reports."""
        told = {"e": self.kind, "rule": self.rule, **self.public, **self.secret}
        return told | {"secret": list(self.secret), "eyes": list(self.eyes)} if self.secret else told


Log = list[Event] | None
"""Where events go; None: nobody listens, and none are made."""


class View(Protocol):
    """Everything one seat may know, with perfect memory: plain data, equal when it sees no difference."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def to_act(self) -> int | None:
        """Who must act."""

    @property
    def legal(self) -> tuple[Action, ...]:
        """What this seat may do now; nothing while it is not its turn to act."""


V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)


class State(ABC, Generic[V_co]):
    """One game in progress: small, mutable, cheap to copy."""

    __slots__ = ()

    to_act: int | None
    """The seat that must act; None when the game is over, or waits for cards its record does not have."""

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...] | None:
        """The seats that won, once the game is over; until then None."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.winners is not None

    @property
    @abstractmethod
    def in_play(self) -> tuple[str, ...]:
        """The ids of the cards that this game is played with, always in the same order: saves number them."""

    @abstractmethod
    def legal(self) -> tuple[Action, ...]:
        """What whoever must act may do."""

    @abstractmethod
    def asides(self) -> tuple[Action, ...]:
        """What may be done out of turn, talk apart."""

    @abstractmethod
    def why_not(self, action: Action) -> str | None:
        """Why this action may not be done now; None if it may."""

    @abstractmethod
    def apply(self, action: Action, log: Log = None) -> None:
        """Do it and tell `log`; or raise IllegalAction and change nothing."""

    @abstractmethod
    def view(self, seat: int) -> V_co:
        """What this seat knows."""

    @abstractmethod
    def _opened(self, seat: int) -> V_co:
        """With nobody's eyes, from this seat's place: every card is open, and nothing can be done.

        Only `engine.finished` asks for it, of games that are over."""

    @abstractmethod
    def copy(self) -> Self:
        """An equal, independent state."""

    @abstractmethod
    def summary(self) -> dict[str, Any]:
        """What `python -m engine replay` prints."""


class Option(NamedTuple):
    """One choice made before the game: its values, all of one type, the base value first."""

    values: tuple[Any, ...]

    @property
    def base(self) -> Any:
        """The value when nothing is chosen."""
        return self.values[0]

    def check(self, name: str, value: Any) -> Any:
        """The value, or a RecordError."""
        if value not in self.values or type(value) is not type(self.base):
            raise RecordError(f"option {name!r} must be one of: {', '.join(map(str, self.values)).lower()}")
        return value


class Start(NamedTuple):
    """How a game begins: from a seed, from a fixed setup, or from the setup as far as it reaches."""

    players: int
    options: Mapping[str, Any] = NOTHING
    seed: int | None = None
    setup: Any = None


class Game(ABC, Generic[V]):
    """A game's rules, its entry in the registry: how many play, what can be chosen, how it begins."""

    id: str
    version: int
    seats: range
    options: Mapping[str, Option]
    lines: tuple[str, ...] = ()
    """What players can say to one another, by name: `say S LINE`, or `say S LINE T` to seat T."""
    addressed: frozenset[str] = frozenset()
    """Which of these lines are said to somebody."""

    def start(self, start: Start, log: Log = None) -> State[V]:
        """Begin a game, its start checked."""
        if start.players not in self.seats:
            fewest, most = self.seats[0], self.seats[-1]
            raise RecordError(f"{self.id} is for {fewest} to {most} players, not {start.players}")
        if unknown := sorted(set(start.options) - set(self.options)):
            raise RecordError(f"unknown option {shown(unknown[0])}; there are: {', '.join(self.options)}")
        if start.seed is None and start.setup is None:
            raise RecordError("a game needs a seed or a setup")
        options = {
            name: option.check(name, start.options[name]) if name in start.options else option.base
            for name, option in self.options.items()
        }
        return self.begin(start.players, options, start.seed, start.setup, log)

    @abstractmethod
    def begin(
        self, players: int, options: Mapping[str, Any], seed: int | None, setup: Any, log: Log
    ) -> State[V]:
        """The first State, from options that are complete; `setup` is still to be checked."""

    @abstractmethod
    def sample(self, view: V, rng: Random) -> State[V]:
        """A whole state that this view's seat cannot tell from the real one, drawn with the exact odds."""

    @abstractmethod
    def text(self, view: V) -> str:
        """The view in plain text, all of it: for the terminal and the playthroughs."""
