"""Picking cards: `discard`, `lose`, `keep`; trophies: `spend` (§14, §15, R64, R65, R90)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from engine.arkham_horror.any_order import AnyOrder
from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.hands import copy_to_lose, lose_card
from engine.arkham_horror.monsters import KIND_OF, KINDS
from engine.arkham_horror.stack import Words, question
from engine.arkham_horror.streams import put_under, to_cup
from engine.legal import Sets

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


def ask_for_cards(state: State, word: str, seat: int, held: Sequence[str], n: int) -> None:
    """`discard` or `lose` n of these copies; protected ones are never forced (R21, R90)."""
    free = sum(not CARDS[card].protected for card in held)
    n = min(n, free)
    if n > 0:
        state.push(("give-up", seat, word, tuple([CARDS[card].id for card in held]), n))


def _give_up_legal(state: State, seat: int, word: str, held: tuple[str, ...], n: int) -> Sequence[str]:
    return Sets(word, held, n, n)


def _give_up(state: State, words: Words, seat: int, word: str, held: tuple[str, ...], n: int) -> None:
    for card in words[1:]:
        lose_card(state, seat, copy_to_lose(state, seat, card))


def _about_cards(state: State, seat: int, word: str, held: tuple[str, ...], n: int) -> dict[str, Any]:
    return {"cards": list(held), "n": n}


def _exactly(state: State, *frame: Any) -> tuple[int, int]:
    return frame[-1], frame[-1]


question("give-up", _give_up_legal, _give_up, kind="discard", about=_about_cards, many=_exactly)


# Trophies


def toughness(tokens: Sequence[str]) -> int:
    """R19: printed toughness."""
    return sum([KINDS[KIND_OF[token]].toughness for token in tokens])


def can_spend(state: State, seat: int, needed: int, gates: int) -> bool:
    """Whether the trophies are enough."""
    inv = state.seats[seat]
    return toughness(inv.monster_trophies) >= needed and len(inv.gate_trophies) >= gates


def _spendings(state: State, seat: int, needed: int, gates: int) -> Sequence[str]:
    """R65: only sets from which nothing can be left out; equal kinds are one text."""
    inv = state.seats[seat]
    monsters: dict[tuple[str, ...], tuple[str, ...]] = {}
    if needed:
        for size in range(1, len(inv.monster_trophies) + 1):
            for chosen in combinations(inv.monster_trophies, size):
                worth = [KINDS[KIND_OF[token]].toughness for token in chosen]
                if sum(worth) >= needed > sum(worth) - min(worth):
                    monsters.setdefault(tuple([KIND_OF[token] for token in chosen]), chosen)
    else:
        monsters[()] = ()
    found = [
        " ".join(["spend", *chosen, *markers])
        for chosen in monsters.values()
        for markers in combinations(inv.gate_trophies, gates)
    ]
    return AnyOrder(tuple(found))


def _spend(state: State, words: Words, seat: int, needed: int, gates: int) -> None:
    spend_trophies(state, seat, words[1:])


def spend_trophies(state: State, seat: int, trophies: Sequence[str], rule: str = "§14") -> None:
    """Monsters to the cup, gates under the stack."""
    inv = state.seats[seat]
    monsters = [word for word in trophies if word in inv.monster_trophies]
    markers = [word for word in trophies if word not in monsters]
    inv.monster_trophies = tuple([token for token in inv.monster_trophies if token not in monsters])
    inv.gate_trophies = tuple([marker for marker in inv.gate_trophies if marker not in markers])
    to_cup(state, *monsters)
    put_under(state, "gates", *markers)
    state.tell("spend", rule, who=seat, trophies=list(trophies))


def _about_spend(state: State, seat: int, needed: int, gates: int) -> dict[str, Any]:
    return {"toughness": needed, "gates": gates}


def _some(state: State, seat: int, needed: int, gates: int) -> tuple[int, int]:
    return gates + bool(needed), gates + (len(state.seats[seat].monster_trophies) if needed else 0)


question("spend", _spendings, _spend, about=_about_spend, many=_some)


def _losable(state: State, seat: int, what: str, n: int) -> Sequence[str]:
    inv = state.seats[seat]
    return Sets("lose", inv.monster_trophies if what == "monster-trophy" else inv.gate_trophies, n, n)


def _lose_trophies(state: State, words: Words, seat: int, what: str, n: int) -> None:
    """R95: trophies lost are the owner's choice."""
    spend_trophies(state, seat, words[1:], "R95")


question("lose-trophies", _losable, _lose_trophies, kind="lose", many=_exactly)


def lose_trophies(state: State, seat: int, what: str, n: int) -> None:
    """So many of them, or all."""
    inv = state.seats[seat]
    n = min(n, len(inv.monster_trophies if what == "monster-trophy" else inv.gate_trophies))
    if n > 0:
        state.push(("lose-trophies", seat, what, n))
