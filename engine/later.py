"""What is loaded when it is first asked for, so that nobody waits for a game that is not played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, MutableMapping
from importlib import import_module
from typing import Any, TypeVar

T = TypeVar("T")


class Later(MutableMapping[str, T]):
    """A mapping whose names are known, and whose values are made once, each when it is wanted.

    What is put in by name comes after those, as a game that is played only in tests."""

    def __init__(self, names: Iterable[str], make: Callable[[str], T]) -> None:
        self._names, self._make = list(names), make
        self._made: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name not in self._made:
            if name not in self._names:
                raise KeyError(name)
            self._made[name] = self._make(name)
        return self._made[name]

    def __setitem__(self, name: str, value: T) -> None:
        if name not in self._names:
            self._names.append(name)
        self._made[name] = value

    def __delitem__(self, name: str) -> None:
        if name not in self._names:
            raise KeyError(name)
        self._names.remove(name)
        self._made.pop(name, None)

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def room(package: str, game: str) -> Any:
    """A game's own package in another: `room("web.games", "arkham-ritual")`."""
    return import_module(f"{package}.{game.replace('-', '_')}")
