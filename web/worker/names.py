"""Bots' names: kept as they are written in English, shown in the script of the language."""

from __future__ import annotations

from collections.abc import Sequence

from web.worker.scene import Seat
from web.worker.words import Words

NAMES = ("Agnes", "Silas", "Ezra", "Mabel", "Ada", "Amos", "Ruth")
"""From seat 1 on."""


def bot_name(name: str, words: Words) -> str:
    """A bot's name in this language."""
    first = words("Agnes"), words("Silas"), words("Ezra"), words("Mabel")
    told = *first, words("Ada"), words("Amos"), words("Ruth")
    return dict(zip(NAMES, told, strict=True)).get(name, name)


def shown(seats: Sequence[Seat], words: Words) -> tuple[Seat, ...]:
    """Who sits where, as this language writes it; people are called as they wrote."""
    return tuple(seat._replace(name=bot_name(seat.name, words)) if seat.bot else seat for seat in seats)
