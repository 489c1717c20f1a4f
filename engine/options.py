"""What can be chosen before a game: one of some values, some of them, or one for each seat.

Values are texts, numbers or truths, all of an option one type. Records hold a choice as JSON; inside, several
values are a tuple. As text, for forms and the terminal, they stand with commas between.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.game import RecordError

LONGEST_LIST = 160
"""Characters of what a message lists."""


class OneOf(NamedTuple):
    """One of these values, the base value first."""

    values: tuple[Any, ...]

    @property
    def base(self) -> Any:
        """The value when nothing is chosen."""
        return self.values[0]

    def base_for(self, players: int) -> Any:
        """The same, however many play."""
        return self.base

    def check(self, name: str, value: Any, players: int = 0) -> Any:
        """The value, or a RecordError."""
        if not _among(self.values, value):
            raise RecordError(f"option {name!r} must be one of: {_listed(self.values)}")
        return value

    def text(self, value: Any) -> str:
        """The value as forms and the terminal write it."""
        return _text(value)

    def parse(self, text: str) -> Any:
        """The value that a text means; a text that means none stays as it is, for `check` to refuse."""
        return _meant(self.values, text)


class SomeOf(NamedTuple):
    """Any of these values, each once, at most so many; the base is none of them."""

    values: tuple[Any, ...]
    most: int | None = None

    @property
    def base(self) -> tuple[Any, ...]:
        """The value when nothing is chosen."""
        return ()

    def base_for(self, players: int) -> tuple[Any, ...]:
        """The same, however many play."""
        return self.base

    def check(self, name: str, value: Any, players: int = 0) -> tuple[Any, ...]:
        """The values in the order of the option's own, or a RecordError."""
        chosen = list(value) if isinstance(value, list | tuple) else [None]
        if not all(_among(self.values, each) for each in chosen):
            raise RecordError(f"option {name!r} must be a list of some of: {_listed(self.values)}")
        if len(set(chosen)) < len(chosen):
            raise RecordError(f"option {name!r} has a value twice")
        if self.most is not None and len(chosen) > self.most:
            raise RecordError(f"option {name!r} has at most {self.most} values, not {len(chosen)}")
        return tuple(each for each in self.values if each in chosen)

    def text(self, value: Any) -> str:
        """The values with commas between."""
        return ",".join(map(_text, value))

    def parse(self, text: str) -> tuple[Any, ...]:
        """The values that a text means."""
        return tuple(_meant(self.values, word) for word in text.split(",") if word)


class PerSeat(NamedTuple):
    """A value for each seat; if `distinct`, no two seats have the same, the base value excepted."""

    each: OneOf
    distinct: bool = False

    @property
    def values(self) -> tuple[Any, ...]:
        """What a seat may have, its base value first."""
        return self.each.values

    @property
    def base(self) -> Any:
        """A seat's value when nothing is chosen."""
        return self.each.base

    def base_for(self, players: int) -> tuple[Any, ...]:
        """The value when nothing is chosen, where so many play."""
        return (self.base,) * players

    def check(self, name: str, value: Any, players: int) -> tuple[Any, ...]:
        """The values by seat, or a RecordError."""
        if not isinstance(value, list | tuple) or len(value) != players:
            raise RecordError(f"option {name!r} must be a list with a value for each of {players} seats")
        chosen = tuple(self.each.check(name, each) for each in value)
        special = [each for each in chosen if each != self.base]
        if self.distinct and len(set(special)) < len(special):
            raise RecordError(f"option {name!r} has a value at two seats")
        return chosen

    def text(self, value: Any) -> str:
        """The values with commas between."""
        return ",".join(map(_text, value))

    def parse(self, text: str) -> tuple[Any, ...]:
        """The values that a text means."""
        return tuple(_meant(self.values, word) for word in text.split(","))


Option = OneOf | SomeOf | PerSeat


def _among(values: tuple[Any, ...], value: Any) -> bool:
    """Whether it is one of them, and of their type: 1 is not True."""
    return type(value) is type(values[0]) and value in values


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _meant(values: tuple[Any, ...], text: str) -> Any:
    return next((value for value in values if _text(value) == text), text)


def _listed(values: tuple[Any, ...]) -> str:
    """All of them, or as many as a message bears."""
    text = ", ".join(map(_text, values))
    return text if len(text) <= LONGEST_LIST else text[: LONGEST_LIST - 1] + "…"
