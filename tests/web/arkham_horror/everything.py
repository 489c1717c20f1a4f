"""Every list of effects in the data, and every card and sheet, as the lexicon tells it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from engine.data import read
from web.games.arkham_horror.text.book import ENGINE
from web.games.arkham_horror.text.lexicon import lexicon
from web.games.arkham_horror.text.sources import STATICS
from web.games.arkham_horror.text.teller import SAYINGS, TOGETHER

KNOWN = {*SAYINGS, *TOGETHER, *STATICS, "on"}
LOOPS = ("each-gate", "each-item", "each-investigator", "first-player")
"""What is in them is told with them: it speaks of one gate, one item, each of all."""

FILES = {
    "card": ("common-items", "unique-items", "spells", "skills", "allies", "special-cards"),
    "mythos": ("mythos",),
    "monster": ("monsters",),
    "ancient-one": ("ancient-ones",),
    "ability": ("investigators",),
    "special": ("location-specials",),
}


def rows() -> Iterator[tuple[str, str, Any]]:
    """Kind, id and row of everything that has a text of its own."""
    for kind, files in FILES.items():
        for file in files:
            for value in read(ENGINE, file).values():
                if isinstance(value, tuple):
                    yield from [(kind, row["id"], row) for row in value]


def entries() -> Iterator[tuple[str, str, Any]]:
    """Card, place and list of every location and gate entry."""
    cards = [card for deck in read(ENGINE, "location-encounters")["decks"] for card in deck["cards"]]
    for card in (*cards, *read(ENGINE, "gate-cards")["cards"]):
        yield from [(card["id"], place, effects) for place, effects in card["entries"].items()]


def lists(value: Any = None, where: str = "") -> Iterator[tuple[str, Any]]:
    """Every list of effects, however deep it lies, that can be told by itself."""
    if value is None:
        for kind, id, row in rows():
            shown = {key: part for key, part in row.items() if key not in ("epic_plots", "name")}
            yield from lists(shown, f"{kind} {id}")
        for card, place, effects in entries():
            yield from lists({"do": effects}, f"{card}/{place}")
    elif isinstance(value, tuple):
        if value and all(hasattr(one, "items") and next(iter(one)) in KNOWN for one in value):
            yield where, value
        for number, one in enumerate(value):
            yield from lists(one, f"{where}.{number}")
    elif hasattr(value, "items"):
        for key, part in value.items():
            if key not in LOOPS:
                yield from lists(part if part is not None else (), f"{where}.{key}")


def method(kind: str) -> str:
    """The lexicon's method for a kind."""
    return kind.replace("-", "_")


@cache
def texts(language: str) -> dict[str, str]:
    """Everything that is told, by where it stands."""
    say = lexicon(language)
    told = {f"{card}/{place}": say.entry(card, place) for card, place, _ in entries()}
    told |= {f"{kind} {id}": getattr(say, method(kind))(id).text for kind, id, _ in rows()}
    return told | {where: say.effects(effects) for where, effects in lists()}


def numbers(effects: Any) -> Iterator[str]:
    """What a list says in figures: modifiers and amounts, however deep."""
    if isinstance(effects, tuple):
        for effect in effects:
            yield from numbers(effect)
    elif hasattr(effects, "items"):
        for key, value in effects.items():
            if key == "mod":
                yield f"+{value}" if value >= 0 else f"−{-value}"
            elif key in ("n", "money", "clue", "stamina", "look", "keep") and type(value) is int:
                if not (key == "look" and value == 1):
                    yield str(abs(value))
            elif key == "success" and value > 1:
                yield str(value)
            elif key not in ("if", "price", "max"):
                yield from numbers(value)
