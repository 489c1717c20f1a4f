"""What may be done, as sequences that need not be listed: seven of fourteen items are 3,432 discards.

Each action has a number and is found by it without looking at the others: so links and saves write numbers,
and bots pick at random, however many there are. `size` tells how many: `len` fails beyond what the machine
counts to, which in a browser is 2 to the 31st.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from random import Random
from typing import overload

from engine.game import Action

MOST_PRINTED = 500


def size(actions: Sequence[Action]) -> int:
    """How many there are, however many."""
    return actions.size if isinstance(actions, Lazy) else len(actions)


def pick(actions: Sequence[Action], rng: Random) -> Action:
    """One of them, all equally likely."""
    return actions[rng.randrange(size(actions))]


def told(actions: Sequence[Action], most: int = MOST_PRINTED) -> list[Action]:
    """As many of them as are printed."""
    return list(actions[:most])


def spelt(actions: Sequence[Action], action: Action) -> Action:
    """The action as this sequence spells it, if it is in there: the order of items is free."""
    return actions[actions.index(action)] if action in actions else action


class Lazy(Sequence[Action]):
    """A sequence that makes an action when its number is asked for."""

    @property
    @abstractmethod
    def size(self) -> int:
        """How many there are."""

    @abstractmethod
    def at(self, number: int) -> Action:
        """The action with this number, from 0 to size - 1."""

    @abstractmethod
    def find(self, action: Action) -> int | None:
        """Its number; None if it is not among them."""

    def __len__(self) -> int:
        return self.size

    def __bool__(self) -> bool:
        return self.size > 0

    def __contains__(self, action: object) -> bool:
        return isinstance(action, str) and self.find(action) is not None

    def __iter__(self) -> Iterator[Action]:
        return map(self.at, range(self.size))

    @overload
    def __getitem__(self, number: int) -> Action: ...
    @overload
    def __getitem__(self, number: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, number: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(number, slice):
            return tuple(map(self.at, range(*number.indices(self.size))))
        if not -self.size <= number < self.size:
            raise IndexError(number)
        return self.at(number % self.size)

    def index(self, action: Action, start: int = 0, stop: int | None = None) -> int:
        """Its number; else a ValueError."""
        number = self.find(action)
        if number is None or number not in range(self.size)[start:stop]:
            raise ValueError(f"{action!r} is not among them")
        return number


class Sets(Lazy):
    """A verb with some of these items, from `least` to `most` of them: `discard axe lamp lamp`.

    Items are words; equal ones are the same to all. Small sets come first, and of one size those with the
    first items. An action is found in whatever order its items stand. `tail` follows the items: `to 2`."""

    def __init__(self, verb: str, items: Iterable[str], least: int, most: int, tail: str = "") -> None:
        self.kinds = tuple(Counter(items).items())
        """Each item, and how often it is there."""
        self.verb, self.tail, self.least = verb, tail, max(0, least)
        self.most = min(most, sum(count for _, count in self.kinds))

    @property
    def _key(self) -> tuple[object, ...]:
        return self.verb, self.kinds, self.least, self.most, self.tail

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sets) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        return f"Sets{self._key}"

    @cached_property
    def size(self) -> int:
        """How many sets there are, of all sizes."""
        return sum(self._ways[0][count] for count in range(self.least, self.most + 1))

    @cached_property
    def _ways(self) -> list[list[int]]:
        """By kind and number: how many sets of so many items there are of this kind and those after it."""
        ways = [[1] + [0] * self.most]
        for _, most in reversed(self.kinds):
            after = ways[-1]
            ways.append([sum(after[max(0, count - most) : count + 1]) for count in range(self.most + 1)])
        return ways[::-1]

    def at(self, number: int) -> Action:
        """The set with this number."""
        count = self.least
        while number >= self._ways[0][count]:
            number -= self._ways[0][count]
            count += 1
        words: list[str] = []
        for (word, most), after in zip(self.kinds, self._ways[1:], strict=True):
            taken = min(most, count)
            while number >= after[count - taken]:
                number -= after[count - taken]
                taken -= 1
            words += [word] * taken
            count -= taken
        return " ".join([self.verb, *words, *self.tail.split()])

    def find(self, action: Action) -> int | None:
        """Its number, in whatever order its items stand."""
        words, verb, tail = action.split(" "), self.verb.split(), self.tail.split()
        items = words[len(verb) : len(words) - len(tail)]
        wanted, have, count = Counter(items), dict(self.kinds), len(items)
        if [*verb, *items, *tail] != words or not self.least <= count <= self.most:
            return None
        if any(number > have.get(word, 0) for word, number in wanted.items()):
            return None
        number = sum(self._ways[0][smaller] for smaller in range(self.least, count))
        for (word, most), after in zip(self.kinds, self._ways[1:], strict=True):
            taken = wanted[word]
            number += sum(after[count - more] for more in range(taken + 1, min(most, count) + 1))
            count -= taken
        return number


class Joined(Lazy):
    """Sequences one after another. No action stands in two of them."""

    def __init__(self, *parts: Sequence[Action]) -> None:
        self.parts = parts

    @cached_property
    def size(self) -> int:
        """How many there are in all."""
        return sum(map(size, self.parts))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Joined) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)

    def __repr__(self) -> str:
        return f"Joined{self.parts}"

    def at(self, number: int) -> Action:
        """The action with this number."""
        for part in self.parts:
            if number < size(part):
                return part[number]
            number -= size(part)
        raise IndexError(number)

    def find(self, action: Action) -> int | None:
        """Its number."""
        before = 0
        for part in self.parts:
            if action in part:
                return before + part.index(action)
            before += size(part)
        return None
