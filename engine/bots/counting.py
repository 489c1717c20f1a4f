"""A bot for Arkham Ritual that counts: how well the round ends with its own card, and with the one offered.

It takes the card that serves it better, and hands cards on to whom they serve it best. All counts are over
what its View leaves possible (odds.py); what others meant by their choices it does not ask.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.odds import Pair, joint
from engine.arkham_ritual.scoring import WAKE, Waking, changes, verdicts
from engine.arkham_ritual.view import View
from engine.game import Action

SAMPLES = 12
"""Deals looked at when a card is handed on: that choice matters less than whether to take."""
OTHERS = 0.1
"""What another's loss is worth, as the game ends with whoever falls first."""
DEATH = 4.0


def choose(view: View, rng: Random) -> Action:
    """The legal action that serves this seat best; of equal ones any."""
    pairs = joint(view)
    if view.phase == "give":
        return _hand_on(view, view.legal, pairs, rng)
    if view.phase == "orb":
        return _settle_orb(view, pairs)
    stay, take = _stay_or_take(view, pairs)
    if take > stay or (take == stay and rng.random() < 0.5):
        return "take"
    return _hand_on(view, view.legal[1:], pairs, rng)


def _stay_or_take(view: View, pairs: dict[Pair, int]) -> tuple[float, float]:
    """How well the round would end with the own card, and with the offered one, over all deals alike."""
    cards = dict.fromkeys(card for pair in pairs for card in pair if card)
    with_card = {card: _worth(view, _held(view, card)) for card in cards}
    woken: dict[Card, float] = {}
    stay = take = 0.0
    for (own, new), ways in pairs.items():
        assert own is not None
        assert new is not None
        stay += ways * with_card[own]
        if own.event == "gate":
            if new not in woken:
                woken[new] = _worth(view, _held(view, new), own)
            take += ways * woken[new]
        else:
            take += ways * with_card[new]
    return stay, take


def _hand_on(view: View, choices: Sequence[Action], pairs: dict[Pair, int], rng: Random) -> Action:
    """Who should get the card: as if they took it."""
    if len(choices) == 1:
        return choices[0]
    deals = rng.choices(list(pairs), list(pairs.values()), k=SAMPLES)
    best: dict[Action, float] = dict.fromkeys(choices, 0.0)
    for own, offered in deals:
        assert own is not None
        assert offered is not None
        held = _held(view, own)
        for action in choices:
            seat = int(action.split()[1])
            old, held[seat] = held[seat], offered
            best[action] += _worth(view, held, old)
            held[seat] = old
    return _best(best.items(), rng)


def _settle_orb(view: View, pairs: dict[Pair, int]) -> Action:
    """Back on the deck goes a card that would serve this seat better than its own."""
    assert view.aside is not None
    total = sum(pairs.values())
    own = sum(ways * _worth(view, _held(view, card)) for (card, _), ways in pairs.items() if card) / total
    return "keep" if _worth(view, _held(view, view.aside)) >= own else "remove"


def _best(choices: Iterable[tuple[Action, float]], rng: Random) -> Action:
    """The best; of equally good ones any."""
    ranked = list(choices)
    most = max(value for _, value in ranked)
    return rng.choice([action for action, value in ranked if value == most])


def _held(view: View, own: Card) -> list[Card]:
    """What all would hold, with this as the own card."""
    return [card or own for card in view.held]


def _worth(view: View, held: Sequence[Card], discarded: Card | None = None) -> float:
    """How good it is for this seat if the round ends so; a Gate that is discarded wakes who sleeps."""
    rules, sanity, me = view.rules, view.sanity, view.seat
    spot = view.doom if rules.doom_track else None
    change = None
    if discarded is not None and discarded.event == "gate":
        for place, card in enumerate(held):
            if card.kind == "old one" and card.id in WAKE:
                holder = place if place < rules.players else None
                change = WAKE[card.id](Waking(held, sanity, holder, spot))
    if change is None:
        change = changes(held, verdicts(held), rules.players, spot)
    after = [markers + gain for markers, gain in zip(sanity, change, strict=True)]
    worth = change[me] - OTHERS * (sum(change) - change[me]) / (rules.players - 1)
    if after[me] <= 0:
        return worth - DEATH
    return worth + (DEATH / 2 if min(after) <= 0 else 0)
