"""A search one action deep: what comes of each action, in worlds dealt by the odds a bot believes in.

What the round would bring if it ended with the action is counted exactly, over all that is believed possible;
what the rest of the round adds to that is played out, every action in the same worlds with the same luck. The
second is noisy, so only a share of it counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from random import Random

from engine.arkham_ritual.actions import TARGET
from engine.arkham_ritual.sample import deal
from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual.belief import Belief, Joint
from engine.bots.arkham_ritual.blueprint import FINE, Sight
from engine.bots.arkham_ritual.rollout import play_out
from engine.bots.arkham_ritual.round_value import (
    GATES,
    UNKNOWN,
    Judge,
    Stakes,
    sanity,
    stakes,
    survives,
    worth,
)
from engine.bots.bot import Opinion, Opinions
from engine.game import Action

JUDGES: dict[Judge, float] = {worth: FINE, survives: 0.0, sanity: 0.0}
"""What ends are judged by, and how finely one pass is told from another."""
SAFE = list(JUDGES).index(survives)


class Search:
    """What is thought of each action so far."""

    def __init__(self, view: View, belief: Belief, share: float) -> None:
        self.view, self.share, pairs = view, share, belief.pairs
        self.tables = [stakes(view.rules, view.sanity, view.doom, view.seat, judge) for judge in JUDGES]
        total = sum(pairs.values())
        self.now: dict[Action, list[Joint]] = {
            action: [_if_it_ended(table, view, belief.sight, pairs, action) for table in self.tables]
            for action in view.legal
        }
        self.exact = {
            action: [sum(weight * worths[pair] for pair, weight in pairs.items()) / total for worths in ends]
            for action, ends in self.now.items()
        }
        self.tried = view.legal
        if view.phase == "receive":
            self.tried = ("take", max(view.legal[1:], key=lambda action: self.exact[action][0]))
        self.later = {action: [0.0] * len(JUDGES) for action in self.tried}
        self.deals, self.odds = list(pairs), list(accumulate(pairs.values()))
        self.worlds = 0

    def imagine(self, rng: Random) -> None:
        """One more world, and every action tried in it. Its luck is a whole number: what a generator makes
        of a fraction is another thing where words have 32 bits, as in browsers."""
        view = self.view
        cards = (*view.rules.cards, None)
        ((mine, theirs),) = rng.choices(self.deals, cum_weights=self.odds)
        world, luck = deal(view, (cards[mine], cards[theirs]), rng), int(rng.random() * 2**61)
        world.moves = []  # nobody looks back in there: less to copy
        for action, later in self.later.items():
            state = world.copy()
            state.apply(action)
            if state.round == view.round:
                play_out(state, Random(luck))
            change = [after - before for after, before in zip(state.sanity, view.sanity, strict=True)]
            for index, table in enumerate(self.tables):
                later[index] += table.judge(table, change) - self.now[action][index][mine, theirs]
        self.worlds += 1

    def opinions(self) -> Opinions:
        """All of them; passes that were not tried are thought to fare as the one that was."""
        return tuple(self._opinion(action) for action in self.view.legal)

    def _opinion(self, action: Action) -> Opinion:
        later = self.later.get(action) or self.later[self.tried[-1]]
        share = self.share / self.worlds if self.worlds else 0.0
        value, survival, change = (
            now + share * more for now, more in zip(self.exact[action], later, strict=True)
        )
        facts = {
            "survival": min(1.0, max(0.0, survival)),
            "sanity": change,
            "safe": self.exact[action][SAFE],
        }
        return Opinion(action, value, facts)


def _if_it_ended(table: Stakes, view: View, sight: Sight, pairs: Joint, action: Action) -> Joint:
    """For each own and offered card, the worth of a round that ends with this action."""
    held, mine, theirs = sight.held[:], list(sight.mine), list(sight.theirs)
    if action == "take":
        plain, woken = (_by_card(table, held, theirs, gate) for gate in (False, True))
        return {(own, new): (woken if own in GATES else plain)[new] for own, new in pairs}
    if action == "keep":
        return dict.fromkeys(pairs, table.spread(held, theirs)[0])
    stay = _by_card(table, held, mine)
    if action in TARGET:
        # A known card is judged as if it were taken; an unknown one only says whom to choose.
        seat = TARGET[action]
        known = view.phase == "give"
        old, held[seat] = held[seat], theirs[0] if known else UNKNOWN
        handed = _by_card(table, held, mine, old in GATES)
        stay = handed if known else {card: stay[card] + JUDGES[table.judge] * handed[card] for card in mine}
    return {(own, new): stay[own] for own, new in pairs}


def _by_card(
    table: Stakes, held: Sequence[int], cards: Sequence[int], gate: bool = False
) -> dict[int, float]:
    return dict(zip(cards, table.spread(held, cards, gate), strict=True))
