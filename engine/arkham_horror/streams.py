"""Chance and decks (§33, R71): one stream a purpose; what the setup fixes is used up first."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.arkham_horror.monsters import KIND_OF, PLACE
from engine.arkham_horror.stack import Awakening, Waiting
from engine.chance import draw, orders, shuffled

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

BLOCK = 64
"""So many dice are made at once."""
UNKNOWN = "?"
"""In a deck without a seed: what lies below is not in the record."""


@lru_cache(maxsize=1024)
def _block(seed: int, number: int) -> tuple[int, ...]:
    """Dice number * BLOCK and following."""
    value = draw(seed, "dice", number, 6**BLOCK)
    faces = []
    for _ in range(BLOCK):
        value, face = divmod(value, 6)
        faces.append(face + 1)
    return tuple(faces)


def listed(state: State, stream: str) -> Any:
    """The next thing that the setup fixes; None: it fixes no more, and chance must say."""
    rest = state.coming.get(stream)
    if rest:
        state.coming = {**state.coming, stream: rest[1:]}
        return rest[0]
    if state.seed is None:
        raise Waiting(stream)
    return None


def number(state: State, stream: str, below: int) -> int:
    """The stream's next number, from 0 to below - 1."""
    count = state.drawn.get(stream, 0)
    state.drawn = {**state.drawn, stream: count + 1}
    if state.seed is None:
        raise Waiting(stream)
    return draw(state.seed, stream, count, below)


def roll(state: State, dice: int, why: str, seat: int | None, rule: str = "§9") -> tuple[int, ...]:
    """Dice are consumed one by one in the order rolled."""
    faces = []
    count = state.drawn.get("dice", 0)
    for _ in range(dice):
        face = listed(state, "dice") if state.coming.get("dice") or state.seed is None else None
        if face is None:
            face = _block(state.seed, count // BLOCK)[count % BLOCK]
            count += 1
        faces.append(face)
    if dice:
        state.drawn = {**state.drawn, "dice": count}
    if state.log is not None:
        state.tell("roll", rule, who=seat, dice=list(faces), **{"for": why})
    return tuple(faces)


# Decks: top first


def shuffle(state: State, deck: str) -> None:
    """R71: what the setup fixes lies on top, in its order; the rest by chance."""
    cards = list(state.decks[deck])
    fixed = []
    for name in state.coming.get(deck, ()):
        found = next((card for card in cards if plain(card) == name), None)
        if found is not None:
            cards.remove(found)
            fixed.append(found)
    if state.seed is not None:
        cards = shuffled(cards, number(state, deck, orders(cards)))
    elif cards:
        cards = [UNKNOWN, *cards]
    state.decks = {**state.decks, deck: (*fixed, *cards)}
    state.under = {**state.under, deck: 0}
    state.tell("shuffle", "R71", deck=deck)


def plain(card: str) -> str:
    """The id of a copy."""
    return card.partition("#")[0]


def take_top(state: State, deck: str) -> str | None:
    """Its top card; None: the deck is empty."""
    cards = state.decks[deck]
    if not cards:
        return None
    card = cards[0]
    if card == UNKNOWN:
        raise Waiting(deck)
    _used(state, deck, card)
    state.decks = {**state.decks, deck: cards[1:]}
    if state.under[deck] >= len(cards):
        state.under = {**state.under, deck: len(cards) - 1}
    return card


def take_bottom(state: State, deck: str) -> str | None:
    """Its bottom card (Pete): the last discard, if there is one."""
    cards = state.decks[deck]
    if not cards:
        return None
    if state.under[deck]:
        state.under = {**state.under, deck: state.under[deck] - 1}
    elif UNKNOWN in cards:
        raise Waiting(deck)
    state.decks = {**state.decks, deck: cards[:-1]}
    return cards[-1]


def take_out(state: State, deck: str, card: str) -> None:
    """A card that was looked for; the deck is shuffled afterwards by whoever asked."""
    cards = state.decks[deck]
    place = cards.index(card)
    _used(state, deck, card)
    state.decks = {**state.decks, deck: cards[:place] + cards[place + 1 :]}
    if place >= len(cards) - state.under[deck]:
        state.under = {**state.under, deck: state.under[deck] - 1}


def _used(state: State, deck: str, card: str) -> None:
    """The setup's list goes on with the card after this one."""
    fixed = state.coming.get(deck)
    if fixed and plain(card) in fixed:
        place = fixed.index(plain(card))
        state.coming = {**state.coming, deck: fixed[:place] + fixed[place + 1 :]}


def put_under(state: State, deck: str, *cards: str) -> None:
    """Under the deck, for all to see."""
    state.decks = {**state.decks, deck: state.decks[deck] + cards}
    state.under = {**state.under, deck: state.under[deck] + len(cards)}


# The cup


def draw_token(state: State, banished: frozenset[str]) -> str:
    """R71, R72: one of the cup, banished kinds put back; an empty cup awakens."""
    cup = state.cup
    if banished:
        cup = tuple([token for token in cup if KIND_OF[token] not in banished])
    if not cup:
        state.tell("cup-empty", "§13")
        raise Awakening("cup")
    kind = None
    while state.coming.get("cup") or state.seed is None:
        kind = listed(state, "cup")
        token = next((token for token in cup if KIND_OF[token] == kind), None)
        if token is not None:
            break
    else:
        token = cup[number(state, "cup", len(cup))]
    assert token is not None
    place = state.cup.index(token)
    state.cup = state.cup[:place] + state.cup[place + 1 :]
    return token


def to_cup(state: State, *tokens: str) -> None:
    """Back into the cup."""
    state.cup = tuple(sorted((*state.cup, *tokens), key=PLACE.__getitem__))
