"""Occultist: reads what others' choices betray, and plays the rest of the round out in its mind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from random import Random

from engine.arkham_ritual.actions import TARGET
from engine.arkham_ritual.sample import deal
from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual import worth
from engine.bots.arkham_ritual.belief import Belief
from engine.bots.arkham_ritual.rollout import play_out
from engine.bots.arkham_ritual.worth import GATES, NOBODY, Stakes, stakes
from engine.bots.bot import Bot, Opinion, Opinions
from engine.game import Action

STEP = 4
"""How many decisions weighed make a slice."""


class Occultist(Bot[View]):
    """Belief, and a search one action deep: every action is tried in the same imagined worlds."""

    level = "occultist"
    slices = 1000
    worlds = 96
    share = 0.5

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """First whom to believe, then what comes of it."""
        if len(view.legal) == 1:
            yield (Opinion(view.legal[0], 0.0, {}),)
            return
        belief = Belief(view)
        for number, _ in enumerate(belief.sharpen(), 1):
            if number % STEP == 0:
                yield self._first_thoughts(view, belief)
        yield from self._search(view, belief, rng)

    def _first_thoughts(self, view: View, belief: Belief) -> Opinions:
        return tuple(Opinion(action, 0.0, {}) for action in view.legal)

    def _search(self, view: View, belief: Belief, rng: Random) -> Iterator[Opinions]:
        """Deal by the odds believed in; try every action; play on as the blueprint would."""
        table = stakes(view.rules, view.sanity, view.doom, view.seat, worth.worth)
        pairs = belief.pairs
        total = sum(pairs.values())
        now = {action: Prospect(table, view, belief, action) for action in view.legal}
        exact = {action: sum(weight * now[action][pair] for pair, weight in pairs.items()) / total for action in view.legal}
        if not self.share:
            yield tuple(Opinion(a, v, {}) for a, v in exact.items())
            return
        tried = list(view.legal)
        if view.phase == "receive":
            tried = ["take", max(view.legal[1:], key=lambda a: exact[a])]
        deals, odds = list(pairs), list(accumulate(pairs.values()))
        cards = [*view.rules.cards, None]
        extra = dict.fromkeys(tried, 0.0)
        for number in range(1, self.worlds + 1):
            ((mine, theirs),) = rng.choices(deals, cum_weights=odds)
            world = deal(view, (cards[mine], cards[theirs]), rng)
            luck = rng.random()
            for action in tried:
                state = world.copy()
                state.apply(action)
                if state.round == view.round:
                    play_out(state, Random(luck))
                change = [after - before for after, before in zip(state.sanity, view.sanity, strict=True)]
                extra[action] += table.judge(table, change) - now[action][mine, theirs]
        yield tuple(Opinion(a, exact[a] + self.share * extra[a if a in extra else tried[-1]] / self.worlds, {}) for a in view.legal)


class Prospect(dict[tuple[int, int], float]):
    """How the round would end if it ended with this action."""

    def __init__(self, table: Stakes, view: View, belief: Belief, action: Action) -> None:
        self.table = table
        held = belief.sight.held[:]
        mine, theirs = list(belief.own), list(belief.sight.theirs)
        gate = False
        pairs = belief.pairs
        if action == "take":
            plain = dict(zip(theirs, table.spread(held, theirs), strict=True))
            woken = dict(zip(theirs, table.spread(held, theirs, True), strict=True))
            for m, t in pairs:
                self[m, t] = (woken if m in GATES else plain)[t]
            return
        if action.startswith("give"):
            seat = TARGET[action]
            old, held[seat] = held[seat], theirs[0]
            gate = old in GATES
        keep = dict(zip(mine, table.spread(held, mine, gate), strict=True))
        if action.startswith("pass ") :
            seat = TARGET[action]
            old, held[seat] = held[seat], NOBODY
            kk = dict(zip(mine, table.spread(held, mine, old in GATES), strict=True))
            for m in mine: keep[m] += 1e-3*kk[m]
        if view.phase == "orb":
            from engine.bots.arkham_ritual.blueprint import numbers
            c = numbers(view.rules)[view.aside]
            if action == "keep":
                v = table.spread(held, [c])[0]
                keep = dict.fromkeys(mine, v)
        for m, t in pairs:
            self[m, t] = keep[m]
