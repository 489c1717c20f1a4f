"""A named evening: who sits there and by which rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Evening(NamedTuple):
    """One of a game's named evenings, from easy to hard."""

    id: str
    """By which it is counted: it stays."""
    name: str
    line: str
    """What is special about it."""
    bots: tuple[str, ...]
    """The level of everybody else, clockwise."""
    options: Mapping[str, Any] = {}
