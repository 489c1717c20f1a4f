"""The contract every game meets: State, View, Event, Action, Game, and the errors.

A State is what really is; a View is everything one seat may know of it, and nothing else leaves the
engine. An Event is what happened, with who may see which part of it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    NamedTuple,
    NotRequired,
    Protocol,
    Self,
    TypedDict,
    TypeVar,
    cast,
)

if TYPE_CHECKING:
    from engine.options import Option

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


MOST_TOLD, LONGEST_TOLD = 12, 180
"""Of the legal actions, how many a message lists, and in how many characters."""


class IllegalAction(GameError):  # noqa: N818 - named for what was tried
    """An action that may not be done now. The state is as it was."""

    def __init__(self, action: Action, reason: str, legal: Sequence[Action]) -> None:
        super().__init__(action, reason, legal)
        self.action, self.reason, self.legal = action, reason, legal

    def __str__(self) -> str:
        told = ", ".join(self.legal[:MOST_TOLD]) or "nothing"
        cut = len(told) > LONGEST_TOLD or self.legal[MOST_TOLD : MOST_TOLD + 1]
        return f"{shown(self.action)}: {self.reason}; legal: {told[:LONGEST_TOLD]}{'…' if cut else ''}"


NOTHING: Mapping[str, Any] = {}


class Seen(TypedDict):
    """An event as one seat saw it (Event.seen_by): what every game's has. A game's own adds what it tells."""

    e: str
    """Its kind."""
    rule: str
    who: NotRequired[int]
    """The seat that did it, or to which it happened."""


class Event(NamedTuple):
    """What happened, as data: `public` is for all, `secret` only for the seats in `eyes`."""

    kind: str
    rule: str
    public: Mapping[str, Any] = NOTHING
    secret: Mapping[str, Any] = NOTHING
    eyes: tuple[int, ...] = ()

    def seen_by(self, seat: int) -> Seen:
        """The event as this seat sees it: a log is made of these."""
        seen = {"e": self.kind, "rule": self.rule, **self.public}
        return cast(Seen, {**seen, **self.secret} if seat in self.eyes else seen)

    def whole(self) -> Seen:
        """All of it, for replays of finished games and bug reports."""
        seen = {"e": self.kind, "rule": self.rule, **self.public, **self.secret}
        secrets = {"secret": list(self.secret), "eyes": list(self.eyes)} if self.secret else {}
        return cast(Seen, seen | secrets)


Log = list[Event] | None
"""Where events go; None: nobody listens, and none are made."""


class Decision(NamedTuple):
    """What is asked of whoever must act: one action of `legal()` answers it."""

    kind: str
    """A word for what is decided: `move`, `discard`."""
    seat: int
    """Who decides."""
    about: Mapping[str, Any] = NOTHING
    """What is asked, as plain data for screens and bots; in a View no more than its seat may know."""
    least: int = 1
    """How many things are picked, from so many …"""
    most: int = 1
    """… to so many."""


class View(Protocol):
    """Everything one seat may know, with perfect memory: plain data, equal when it sees no difference."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def to_act(self) -> int | None:
        """Who must act."""

    @property
    def decision(self) -> Decision | None:
        """What that seat must decide."""

    @property
    def legal(self) -> Sequence[Action]:
        """What this seat may do now; nothing while it is not its turn to act."""


COPIED = frozenset((list, dict, set))
"""What a copy of a State has of its own; all else in it never changes."""

V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)


class State(ABC, Generic[V_co]):
    """One game in progress: small, mutable, cheap to copy. Its fields are its `__slots__`."""

    __slots__: tuple[str, ...] = ()

    to_act: int | None
    """The seat that must act; None when the game is over, or waits for cards its record does not have."""

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...] | None:
        """The seats that won, once the game is over; until then None. In a co-operative game all, or none."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.winners is not None

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """What is asked of whoever must act; None: nobody must."""

    @abstractmethod
    def legal(self) -> Sequence[Action]:
        """What whoever must act may do: a tuple, or a sequence that is not listed (engine/legal.py)."""

    @abstractmethod
    def asides(self) -> tuple[Action, ...]:
        """What may be done out of turn, talk apart."""

    def voices(self) -> tuple[int, ...]:
        """Who is heard first when several would say something; all others follow in the order of seats."""
        return ()

    def actor(self, action: Action) -> int | None:
        """Whose action it is: that of the seat to act if it is legal; None if it is nobody's in particular.

        A game with actions out of turn says here to which seat each belongs."""
        return self.to_act if action in self.legal() else None

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

    def copy(self) -> Self:
        """An equal, independent state: lists, dicts and sets are copied, what lies in them is shared."""
        twin = object.__new__(type(self))
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) in COPIED else value)
        return twin

    @abstractmethod
    def summary(self) -> dict[str, Any]:
        """What `python -m engine replay` prints."""


class Start(NamedTuple):
    """How a game begins: from a seed, from a fixed setup, or from the setup as far as it reaches."""

    players: int
    options: Mapping[str, Any] = NOTHING
    seed: int | None = None
    setup: Any = None


class Evening(NamedTuple):
    """A person with bots, if nothing else is chosen: a table at which playing well shows (docs/bots.md)."""

    options: Mapping[str, Any] = NOTHING
    """Those that differ from the base game."""
    bots: tuple[str, ...] = ()
    """Their levels, clockwise from the person; whoever more sits there is of the usual one."""


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
    open: bool = False
    """Whether nothing is hidden between seats: `view` is then the same for all, its `seat` who must act."""
    levels: tuple[str, ...] = ()
    """The levels that its bots can have, weakest first (engine/bots)."""
    evening: Evening = Evening()
    numbered_options: Mapping[str, tuple[Any, ...]] = NOTHING
    """The options that links of versions 1 and 2 have by number, as they were then; never changed."""

    def start(self, start: Start, log: Log = None) -> State[V]:
        """Begin a game, its start checked."""
        if start.players not in self.seats:
            fewest, most = self.seats[0], self.seats[-1]
            raise RecordError(f"{self.id} is for {fewest} to {most} players, not {start.players}")
        if start.seed is None and start.setup is None:
            raise RecordError("a game needs a seed or a setup")
        options = self.complete(start.options, start.players)
        return self.begin(start.players, options, start.seed, start.setup, log)

    def complete(self, options: Mapping[str, Any], players: int) -> dict[str, Any]:
        """All options: those that are given, checked, and the base value of the others."""
        if unknown := sorted(set(options) - set(self.options)):
            raise RecordError(f"unknown option {shown(unknown[0])}; there are: {', '.join(self.options)}")
        return {
            name: option.check(name, options[name], players) if name in options else option.base_for(players)
            for name, option in self.options.items()
        }

    def chosen(self, options: Mapping[str, Any], players: int) -> dict[str, Any]:
        """The same choice, checked, in as few words as records have: without what has its base value."""
        return {
            name: value
            for name, value in self.complete(options, players).items()
            if value != self.options[name].base_for(players)
        }

    def upgrade(self, raw: dict[str, Any]) -> dict[str, Any]:
        """A record of an older version, as JSON has it, turned into one of a later version.

        What comes out is checked like any other record. Where games are kept the actions are numbers."""
        raise RecordError(f"version {shown(raw['version'])} of {self.id} cannot be read, only {self.version}")

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
