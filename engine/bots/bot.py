"""What a bot is, for any game: a View and a generator in; opinions, an action or a line of talk out.

Nothing here knows the time. A bot thinks in small slices, each giving a better opinion than the last; whoever
asks stops when it likes: the browser by the clock, tests and records by count.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any, Generic, NamedTuple

from engine.game import NOTHING, Action, V


class Reason(NamedTuple):
    """Why an action is worth what it is: a fact, true of the View, of which a room makes a sentence."""

    kind: str
    facts: Mapping[str, Any] = NOTHING
    """What it tells: seats, cards by id, numbers, shares from 0 to 1; each kind has its own."""


class Opinion(NamedTuple):
    """What a bot thinks of one legal action."""

    action: Action
    value: float
    """What the bot maximises, and people are shown."""
    facts: Mapping[str, float]
    """What it expects, by name; each game has its own."""
    whim: float = 0.0
    """What its mood adds to the value when it plays: who always does the same is soon seen through."""
    reason: Reason | None = None


Opinions = tuple[Opinion, ...]
"""At least one, in the order of `view.legal`: one for each action, or where there are very many of those that
are worth it. What has no opinion the bot would not do."""


class Bot(ABC, Generic[V]):
    """A player made of a View and a generator: the same two give the same answers, always."""

    level: str
    """Its name in records and in the lobby's list."""
    slices: int = 1
    """How many slices of thought are enough where nobody watches the clock."""

    @abstractmethod
    def think(self, view: V, rng: Random) -> Iterator[Opinions]:
        """Ever better opinions, a small slice of work each; ends when more would add nothing.

        `view.legal` must not be empty."""

    def why(self, view: V, rng: Random) -> Opinions:
        """What it thinks of the actions that are worth an opinion."""
        *_, opinions = islice(self.think(view, rng), self.slices)
        return opinions

    def explained(self, view: V, opinions: Opinions) -> Opinions:
        """The same opinions with a reason each, for people: a bot that plays is not asked for them."""
        return opinions

    def choose(self, view: V, rng: Random) -> Action:
        """What it does."""
        return best(self.why(view, rng))

    def says(self, view: V, rng: Random) -> str | None:
        """What it would say now, whoever must act: `LINE`, or `LINE T` to seat T; mostly nothing."""
        return None


def best(opinions: Opinions) -> Action:
    """What the bot does: the action with the highest value, its mood added; of equal ones the first."""
    return max(opinions, key=lambda opinion: opinion.value + opinion.whim).action


def advised(opinions: Opinions) -> Action:
    """What it would have others do: the action with the highest value, whatever its mood."""
    return max(opinions, key=lambda opinion: opinion.value).action
