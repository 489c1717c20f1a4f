"""What stays the same for a whole game and is known to all: seats, options, cards; and tables of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from engine.arkham_ritual import rulings
from engine.arkham_ritual.cards import CHOICES, Card, in_play
from engine.game import Action
from engine.options import OneOf

SEATS = range(3, 8)
MOST_SANITY = 7

OPTIONS: Mapping[str, OneOf] = {
    **{place: OneOf(cards) for place, cards in CHOICES.items()},
    "doom_track": OneOf((False, True)),
    "competitive": OneOf((False, True)),
}
NUMBERED_OPTIONS: Mapping[str, tuple[Any, ...]] = {
    "event": ("orb", "trapezohedron"),
    "ally": ("investigator", "student"),
    "zealot": ("cultist", "professor"),
    "old_one": ("cthulhu", "nyarlathotep", "yog-sothoth", "hastur", "mystery"),
    "doom_track": (False, True),
    "competitive": (False, True),
}
"""As the first links and saves number them: never changed."""
assert all(OPTIONS[place].base == card for place, card in rulings.BASE.items())

# Sets of seats are bit masks in here: these tables say what they mean.
BIT = tuple(1 << seat for seat in range(7))
NOT = tuple(~bit for bit in BIT)
SEATS_IN = tuple(tuple(seat for seat in range(7) if mask & BIT[seat]) for mask in range(1 << 7))
RECEIVE: tuple[tuple[Action, ...], ...] = tuple(
    ("take", *(f"pass {seat}" for seat in seats)) if seats else ("take", "pass") for seats in SEATS_IN
)
"""§6-2: what a receiver may do, by the hands still on the table."""


class Rules(NamedTuple):
    """One game's fixed, public part. Equal for equal games; shared by all copies of a state."""

    players: int
    dummies: int
    cards: tuple[Card, ...]
    doom_track: bool
    competitive: bool

    @property
    def options(self) -> dict[str, Any]:
        """The options again, as a record has them."""
        chosen = {place: card.id for place, card in zip(CHOICES, self.cards[-len(CHOICES) :], strict=True)}
        return chosen | {"doom_track": self.doom_track, "competitive": self.competitive}


def rules_for(players: int, options: Mapping[str, Any]) -> Rules:
    """The rules for complete options."""
    return _rules(players, *(options[name] for name in OPTIONS))


@cache
def _rules(players: int, event: str, ally: str, zealot: str, old_one: str, doom: bool, rivals: bool) -> Rules:
    """§2, §14: two dummies sit with 3 players, one with 4."""
    return Rules(players, max(0, 5 - players), in_play((event, ally, zealot, old_one)), doom, rivals)


class Seating(NamedTuple):
    """Tables for a number of players, by the active seat."""

    everyone: tuple[int, ...]
    give: tuple[tuple[Action, ...], ...]
    """§6-1: to any other player."""
    hands: tuple[int, ...]
    """§6-1: the hands on the table when the turn begins, as a mask."""
    following: tuple[tuple[int, ...], ...]
    """§6-3: by the mask of hands still on the table, the next active seat."""
    others: tuple[tuple[int, ...], ...]
    """Everyone else: who sees this seat's card."""


@cache
def seating(players: int) -> Seating:
    """The tables for this number of players."""
    everyone = tuple(range(players))
    others = tuple(tuple(other for other in everyone if other != seat) for seat in everyone)
    return Seating(
        everyone=everyone,
        give=tuple(tuple(f"give {other}" for other in others[seat]) for seat in everyone),
        hands=tuple(sum(BIT[other] for other in others[seat]) for seat in everyone),
        following=tuple(
            tuple(_following(seat, mask, players) for mask in range(1 << players)) for seat in everyone
        ),
        others=others,
    )


def _following(active: int, hands: int, players: int) -> int:
    """§6-3: the first clockwise whose hand is still on the table; if there is none, the left neighbour."""
    clockwise = [(active + step) % players for step in range(1, players)]
    return next((seat for seat in clockwise if hands & BIT[seat]), clockwise[0])
