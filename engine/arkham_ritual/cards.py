"""The 28 cards of the box, the promo Mystery, and which 22 of them are in play (§9, §10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

Kind = Literal["artifact", "event", "character", "old one"]


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card. There is one object a card, so that identity is equality, across pickling too."""

    id: str
    name: str
    kind: Kind
    cursed: bool
    artifact: str | None
    """Its name, if it is an artifact: what is compared when duplicates are looked for."""
    event: str | None
    """Its name, if it is an event: what happens when it is discarded by taking."""

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[Any, ...]:
        return _card, (self.id,)


def _card(name: str) -> Card:
    return BOX[name]


def _make(id_: str, name: str, kind: Kind, cursed: bool = False) -> Card:
    return Card(
        id_, name, kind, cursed, name if kind == "artifact" else None, name if kind == "event" else None
    )


ARTIFACTS = ("candelabra", "chalice", "dagger", "idol", "tome")
ENDS = ("1", "2", "cursed")
OLD_ONES = ("cthulhu", "nyarlathotep", "yog-sothoth", "hastur")
CHOICES = {
    "event": ("orb", "trapezohedron"),
    "ally": ("investigator", "student"),
    "zealot": ("cultist", "professor"),
    "old_one": (*OLD_ONES, "mystery"),
}
"""The four places in the deck that can be filled one way or another, the base game's card first."""

BOX: dict[str, Card] = {
    card.id: card
    for card in (
        *(_make(f"{name}-{end}", name, "artifact", end == "cursed") for name in ARTIFACTS for end in ENDS),
        _make("elder-sign", "elder-sign", "event"),
        _make("gate-1", "gate", "event"),
        _make("gate-2", "gate", "event"),
        *(_make(name, name, "event") for name in CHOICES["event"]),
        *(_make(name, name, "character") for name in CHOICES["ally"] + CHOICES["zealot"]),
        *(_make(name, name, "old one", True) for name in CHOICES["old_one"]),
    )
}


def in_play(chosen: Sequence[str]) -> tuple[Card, ...]:
    """The 22 cards of this game, in the play sheet's order (§9): the last four are the chosen ones."""
    artifacts = [f"{name}-{end}" for name in ARTIFACTS for end in ENDS]
    return tuple(BOX[name] for name in (*artifacts, "elder-sign", "gate-1", "gate-2", *chosen))
