"""The blueprint: what a sound player who counts cards makes of each choice, from what one seat sees.

It is Reporter's whole mind, and what Occultist expects of everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from engine.arkham_ritual.actions import TARGET
from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.odds import may_be_offered, may_be_own, unseen
from engine.arkham_ritual.rules import Rules
from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual.round_value import GATES, UNKNOWN, Stakes
from engine.game import Action

FINE = 1e-3
"""Whom to pass to matters only among passes."""

Odds = dict[int, float]
"""Cards, each with its weight; the weights need not add up to 1."""


class Sight(NamedTuple):
    """A View in numbers: what is seen, and what may be."""

    held: list[int]
    """By place; the own one is UNKNOWN."""
    mine: Odds
    theirs: Odds
    """The card on offer, or in the hand of who looks at it by the Orb; nothing if there is none."""


@lru_cache(maxsize=64)
def numbers(rules: Rules) -> dict[Card | None, int]:
    """Each card's number; a card that is not seen has none."""
    return {None: UNKNOWN, **{card: number for number, card in enumerate(rules.cards)}}


def look(view: View) -> Sight:
    """What this seat sees, and with what odds it holds and is offered each card, others' choices left out."""
    number = numbers(view.rules)
    hidden = unseen(view)
    held = [number[card] for card in view.held]
    held[view.seat] = UNKNOWN
    own = [view.own] if view.own else [card for card in hidden if may_be_own(view, card)]
    theirs = [view.aside] if view.phase == "orb" and view.aside else []
    if view.on_offer:
        theirs = [view.offered] if view.offered else [card for card in hidden if may_be_offered(view, card)]
    return Sight(held, {number[card]: 1.0 for card in own}, {number[card]: 1.0 for card in theirs})


def stay_or_take(table: Stakes, sight: Sight) -> tuple[float, float]:
    """How well the round would end with the own card, and with the one on offer (§6-2)."""
    held, mine, theirs = sight
    with_mine = dict(zip(mine, table.spread(held, list(mine)), strict=True))
    with_theirs = dict(zip(theirs, table.spread(held, list(theirs)), strict=True))
    gates = [card for card in GATES if card in mine]
    woken = dict(zip(theirs, table.spread(held, list(theirs), gate=True), strict=True)) if gates else {}
    all_mine, all_theirs = sum(mine.values()), sum(theirs.values())
    stay = take = total = 0.0
    for card, weight in mine.items():
        ways = weight * (all_theirs - theirs.get(card, 0.0))
        stay += ways * with_mine[card]
        total += ways
    for card, weight in theirs.items():
        ways = all_mine - mine.get(card, 0.0)
        take += weight * ways * with_theirs[card]
        for gate in gates:
            if gate != card:
                take += weight * mine[gate] * (woken[card] - with_theirs[card])
    return stay / total, take / total


def hand_on(table: Stakes, sight: Sight, card: int, targets: Sequence[int]) -> list[float]:
    """How well the round would end if each of these took this card; UNKNOWN: one that is not known (§6)."""
    held, mine, _ = sight
    cards, weights = list(mine), list(mine.values())
    values = []
    for seat in targets:
        old, held[seat] = held[seat], card
        worths = table.spread(held, cards, gate=old in GATES)
        values.append(sum(map(mul, worths, weights)))
        held[seat] = old
    total = sum(weights)
    return [value / total for value in values]


def end_now(table: Stakes, sight: Sight) -> float:
    """How well the round would end just as it is."""
    worths = table.spread(sight.held, list(sight.mine))
    total: float = sum(map(mul, worths, sight.mine.values()))
    return total / sum(sight.mine.values())


def values(table: Stakes, sight: Sight, legal: Sequence[Action], fine: float = FINE) -> list[float]:
    """What each legal action is worth; passes differ only finely, or not at all."""
    if legal[0] == "take":
        stay, take = stay_or_take(table, sight)
        targets = [TARGET[action] for action in legal[1:] if action in TARGET]
        if len(targets) < 2:
            return [take, stay]
        known = next(iter(sight.theirs)) if len(sight.theirs) == 1 else UNKNOWN
        handed = hand_on(table, sight, known, targets)
        return [take, *(stay + fine * (value - max(handed)) for value in handed)]
    (card,) = sight.theirs
    if legal[0] == "keep":
        return [table.spread(sight.held, [card])[0], end_now(table, sight)]
    return hand_on(table, sight, card, [TARGET[action] for action in legal])
