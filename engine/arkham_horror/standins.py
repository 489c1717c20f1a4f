"""Until the grown contract is merged: the same names with the same meaning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, overload


class Decision(NamedTuple):
    """What is asked of whom."""

    kind: str
    seat: int
    about: Mapping[str, Any]
    least: int = 1
    most: int = 1


class Sets(Sequence[str]):
    """`verb a b`: every set of least to most of the items, equal items being one text; none are listed."""

    def __init__(self, verb: str, items: Iterable[str], least: int, most: int, tail: str = "") -> None:
        self.verb, self.least, self.most, self.tail = verb, least, most, tail
        self.have = Counter(items)
        self.names = tuple(self.have)
        counts = tuple(self.have.values())

        @cache
        def ways(place: int, left: int) -> int:
            if left == 0:
                return 1
            if place == len(counts):
                return 0
            return sum(ways(place + 1, left - take) for take in range(min(counts[place], left) + 1))

        self._ways, self._counts = ways, counts

    def __len__(self) -> int:
        return sum(self._ways(0, size) for size in range(self.least, self.most + 1))

    def _text(self, chosen: Sequence[int]) -> str:
        words = [name for name, take in zip(self.names, chosen, strict=True) for _ in range(take)]
        return " ".join([self.verb, *words, *([self.tail] if self.tail else [])])

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[str]: ...
    def __getitem__(self, place: int | slice) -> str | Sequence[str]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        if place < 0:
            place += len(self)
        for size in range(self.least, self.most + 1):
            if place < self._ways(0, size):
                return self._text(self._chosen(place, size))
            place -= self._ways(0, size)
        raise IndexError(place)

    def _chosen(self, rank: int, left: int) -> list[int]:
        chosen = []
        for place, count in enumerate(self._counts):
            for take in range(min(count, left), -1, -1):
                many = self._ways(place + 1, left - take)
                if rank < many:
                    break
                rank -= many
            chosen.append(take)
            left -= take
        return chosen

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        """Its rank, the words in any order."""
        if value not in self:
            raise ValueError(value)
        words = Counter(value.split()[1:])
        left = sum(words.values())
        rank = sum(self._ways(0, size) for size in range(self.least, left))
        for place, name in enumerate(self.names):
            for take in range(min(self._counts[place], left), words[name], -1):
                rank += self._ways(place + 1, left - take)
            left -= words[name]
        return rank

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, str):
            return False
        words = action.split(" ")
        if words[0] != self.verb:
            return False
        chosen = Counter(words[1:])
        return self.least <= len(words) - 1 <= self.most and chosen <= self.have

    def __iter__(self) -> Iterator[str]:
        return (self[place] for place in range(len(self)))


class Joined(Sequence[str]):
    """One sequence after another."""

    def __init__(self, *parts: Sequence[str]) -> None:
        self.parts = parts

    def __len__(self) -> int:
        return sum(map(len, self.parts))

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[str]: ...
    def __getitem__(self, place: int | slice) -> str | Sequence[str]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        for part in self.parts:
            if place < len(part):
                return part[place]
            place -= len(part)
        raise IndexError(place)

    def __contains__(self, action: object) -> bool:
        return any(action in part for part in self.parts)

    def __iter__(self) -> Iterator[str]:
        for part in self.parts:
            yield from part
