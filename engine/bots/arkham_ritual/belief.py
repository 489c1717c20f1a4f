"""What others' choices betray: the odds of the own and the offered card, by Bayes.

Everybody else sees my card. Who hands a card to another rather than to me has compared our cards; who takes or
passes has seen whether something sleeps in my hand; and the giver knows the card as well. Each choice is weighed
by how likely the blueprint finds it for each card I might hold, and nobody is thought to be without whims.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual import blueprint
from engine.bots.arkham_ritual.blueprint import Odds, Sight
from engine.bots.arkham_ritual.history import Step, steps
from engine.bots.arkham_ritual.worth import NOBODY, Stakes, stakes, worth

WHIM = 0.15
"""The share of choices that follow no reason."""
ALIKE = 1e-9
"""Values that differ by less are the same to anybody."""

Joint = dict[tuple[int, int], float]


class Belief:
    """The odds of a seat's own card and the one on offer, together. `sharpen` takes one step back in time at
    each turn, so that it can be stopped."""

    def __init__(self, view: View) -> None:
        self.view, self.me = view, view.seat
        self.sight = blueprint.look(view)
        self.deck = range(len(view.rules.cards))
        number = blueprint.numbers(view.rules)
        self.discards = [number[card] for card in view.discards]
        self.own: Odds = dict(self.sight.mine)
        self.pairs: Joint = {
            (mine, theirs): 1.0
            for mine in self.sight.mine
            for theirs in (self.sight.theirs or {NOBODY: 1.0})
            if mine != theirs
        }
        told = steps(view)
        self.steps = told
        taken = [
            index
            for index, step in enumerate(told)
            if step.seat == self.me and step.verb in ("take", "peeked")
        ]
        self.came = taken[-1] if taken else NOBODY
        """The step by which the own card came; none: it was dealt."""

    def sharpen(self) -> Iterator[None]:
        """Weigh one decision after another."""
        told, me = self.steps, self.me
        if len(self.own) > 1 or len(self.sight.theirs) > 1:
            came = told[self.came] if self.came >= 0 else None
            for index, step in enumerate(told):
                if step.seat == me or step.verb == "peeked":
                    continue
                if index > self.came:
                    if step.verb == "give" and step.card == NOBODY:
                        self._weigh_pairs(step)
                    else:
                        self._weigh_own(step)
                    yield
                elif came and came.verb == "take" and step.turn == came.turn and step.verb == "give":
                    for card in self.own:
                        self.own[card] *= self._chance(step, step.held[me], card)
                    yield
        self.settle()

    def settle(self) -> None:
        self.pairs = {pair: weight * self.own[pair[0]] for pair, weight in self.pairs.items()}

    def _weigh_own(self, step: Step) -> None:
        for card in self.own:
            self.own[card] *= self._chance(step, card, step.card if step.verb == "give" else NOBODY)

    def _weigh_pairs(self, step: Step) -> None:
        for mine, theirs in self.pairs:
            self.pairs[mine, theirs] *= self._chance(step, mine, theirs)

    def _chance(self, step: Step, mine: int, offered: int) -> float:
        """How likely somebody does this who sees me hold `mine` and, if giver, knows the card on offer."""
        seat = step.seat
        held = step.held[:]
        held[self.me], held[seat] = mine, NOBODY
        seen = {*held, *self.discards[: step.gone], offered}
        unseen = dict.fromkeys((card for card in self.deck if card not in seen), 1.0)
        sight = Sight(held, unseen, unseen)
        view = self.view
        table = stakes(view.rules, view.sanity, view.doom, seat, worth)
        if step.verb == "give":
            return _share(blueprint.hand_on(table, sight, offered, step.targets), step.targets.index(step.to))
        stay, take = blueprint.stay_or_take(table, sight)
        taking = _share([stay, take], 1)
        if step.verb == "take":
            return taking
        if len(step.targets) < 2:
            return 1 - taking
        handed = blueprint.hand_on(table, sight, NOBODY, step.targets)
        return (1 - taking) * _share(handed, step.targets.index(step.to))


def _share(values: list[float], chosen: int) -> float:
    """How likely this one of some choices is, if their values are these."""
    most = max(values) - ALIKE
    good = sum(value >= most for value in values)
    return WHIM / len(values) + ((1 - WHIM) / good if values[chosen] >= most else 0.0)
