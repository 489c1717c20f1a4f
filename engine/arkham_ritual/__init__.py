"""Arkham Ritual: everyone sees every card but their own. The rules are in docs/arkham-ritual.md."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.arkham_ritual.cards import BOX, Card
from engine.arkham_ritual.odds import joint, possible
from engine.arkham_ritual.rules import NUMBERED_OPTIONS, OPTIONS, SEATS, Rules, rules_for
from engine.arkham_ritual.sample import sample
from engine.arkham_ritual.state import State, Supply
from engine.arkham_ritual.talk import LINES
from engine.arkham_ritual.text import text
from engine.arkham_ritual.view import View
from engine.game import Evening, Game, Log, RecordError, shown

__all__ = ["GAME", "ArkhamRitual", "Card", "State", "View", "joint", "possible", "sample"]


class ArkhamRitual(Game[View]):
    """The game's entry in the registry."""

    id = "arkham-ritual"
    version = 1
    seats = SEATS
    levels = ("novice", "reporter", "occultist")
    options = OPTIONS
    evening = Evening({"competitive": True}, ("reporter",) * 4)
    numbered_options = NUMBERED_OPTIONS
    lines = tuple(LINES)
    addressed = frozenset(name for name, line in LINES.items() if line.to_someone)

    def begin(
        self, players: int, options: Mapping[str, Any], seed: int | None, setup: Any, log: Log = None
    ) -> State:
        """The first round is dealt, or the game waits for it."""
        rules = rules_for(players, options)
        return State(rules, read_setup(setup, rules, seed), log)

    def sample(self, view: View, rng: Random) -> State:
        """A whole state that this view's seat cannot tell from the real one."""
        return sample(view, rng)

    def text(self, view: View) -> str:
        """The view in plain text."""
        return text(view)


GAME = ArkhamRitual()


def read_setup(setup: Any, rules: Rules, seed: int | None) -> Supply:
    """A record's `setup`: who is active first, and each round's 22 cards, top first."""
    if setup is None:
        return Supply(seed)
    if not isinstance(setup, Mapping):
        raise RecordError("setup must be an object with 'first' and 'decks'")
    if unknown := sorted(set(setup) - {"first", "decks"}, key=str):
        raise RecordError(f"setup has no {shown(unknown[0])}, only 'first' and 'decks'")
    first, decks = setup.get("first"), setup.get("decks", [])
    if first is None and seed is None:
        raise RecordError("setup needs 'first', the first active seat, where there is no seed")
    if first is not None and (type(first) is not int or first not in range(rules.players)):
        raise RecordError(f"setup: 'first' must be a seat from 0 to {rules.players - 1}")
    if not isinstance(decks, list):
        raise RecordError("setup: 'decks' must be a list of decks")
    return Supply(seed, first, tuple(read_deck(deck, number, rules) for number, deck in enumerate(decks, 1)))


def read_deck(deck: Any, number: int, rules: Rules) -> tuple[Card, ...]:
    """One round's cards: all 22 in play, each once."""
    if not isinstance(deck, list):
        raise RecordError(f"setup: deck {number} must be a list of card ids")
    cards = []
    for name in deck:
        card = BOX.get(name) if isinstance(name, str) else None
        if card is None:
            raise RecordError(f"setup: deck {number} has an unknown card {shown(name)}")
        if card not in rules.cards:
            raise RecordError(f"setup: deck {number} has {name!r}, which these options leave in the box")
        if card in cards:
            raise RecordError(f"setup: deck {number} has {name!r} twice")
        cards.append(card)
    if len(cards) != len(rules.cards):
        raise RecordError(f"setup: deck {number} has {len(cards)} cards, not {len(rules.cards)}")
    return tuple(cards)
