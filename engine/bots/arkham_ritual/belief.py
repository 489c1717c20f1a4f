"""What others' choices betray: the odds of the own and the offered card, by Bayes.

Everybody else sees my card. Who hands a card to another rather than to me has compared our cards; who takes
or passes has seen whether something sleeps in my hand; and the giver knows the card as well. Each choice is
weighed by how likely the blueprint finds it for each card I might hold; everybody slips now and then, and
somebody who acts against reason again and again is soon thought to have none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import prod

from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual import blueprint
from engine.bots.arkham_ritual.blueprint import Odds, Sight
from engine.bots.arkham_ritual.history import Step, steps
from engine.bots.arkham_ritual.round_value import UNKNOWN, Stakes, stakes, survives, worth
from engine.bots.arkham_ritual.talk import Claim, claims, credit

SLIP = 0.1
"""How likely somebody who reasons chooses at random all the same."""
REASON = 0.8
"""How likely somebody reasons at all, before anything was seen of it."""
ALIKE = 1e-9
"""In sanity: who chooses takes values that differ by less for the same."""
SLICE = 60
"""How many chances are weighed in one piece."""

Joint = dict[tuple[int, int], float]


class Mind:
    """What somebody's choices this round say: how likely they are for each card I might hold if that player
    reasons, and how likely if not."""

    def __init__(self, cards: Iterable[int]) -> None:
        self.reason: Odds = dict.fromkeys(cards, REASON)
        self.whim = 1 - REASON


class Belief:
    """The odds of a seat's own card and the one on offer, together: first by counting alone, and sharper with
    every decision of others that `sharpen` weighs."""

    def __init__(self, view: View) -> None:
        self.view, self.me = view, view.seat
        self.sight = blueprint.look(view)
        self.minds = {seat: Mind(self.sight.mine) for seat in range(view.rules.players) if seat != view.seat}
        self.giver: int | None = None
        """Who knows the card on offer, once that choice is weighed."""
        self._given: Joint = {
            (mine, theirs): 1.0
            for mine in self.sight.mine
            for theirs in (self.sight.theirs or {UNKNOWN: 1.0})
            if mine != theirs
        }
        self._heard = dict(self._given)

    @property
    def pairs(self) -> Joint:
        """The own and the offered card together, with their weights."""
        others = [mind for seat, mind in self.minds.items() if seat != self.giver]
        own = {card: prod([mind.reason[card] + mind.whim for mind in others]) for card in self.sight.mine}
        if self.giver is None:
            return {pair: heard * own[pair[0]] for pair, heard in self._heard.items()}
        giver, given = self.minds[self.giver], self._given
        return {
            pair: heard * own[pair[0]] * (giver.reason[pair[0]] * given[pair] + giver.whim)
            for pair, heard in self._heard.items()
        }

    def sharpen(self) -> Iterator[None]:
        """Weigh one decision after another, as long as something is in doubt; then what was said. Every item
        is a small piece of work."""
        if len(self._given) < 2:
            return
        me, told, done = self.me, steps(self.view), 0
        came = next((index for index in reversed(range(len(told))) if _came(told[index], me)), -1)
        for index, step in enumerate(told):
            if step.seat == me or step.verb == "peeked":
                continue
            mind = self.minds[step.seat]
            known = step.card if step.verb == "give" else UNKNOWN
            if index > came and step.verb == "give" and step.card == UNKNOWN:
                self.giver = step.seat
                for mine in self.sight.mine:
                    for theirs in self.sight.theirs:
                        if mine != theirs:
                            self._given[mine, theirs] = self._chance(step, mine, theirs)
                            done += 1
                    if done >= SLICE:
                        done = 0
                        yield
            elif index > came:
                for mine in mind.reason:
                    mind.reason[mine] *= self._chance(step, mine, known)
                done += len(mind.reason)
            elif step.verb == "give" and told[came].verb == "take" and step.turn == told[came].turn:
                # My card is the one that went round then, and its giver knew it.
                for mine in mind.reason:
                    mind.reason[mine] *= self._chance(step, step.held[me], mine)
                done += len(mind.reason)
            else:
                # What I held then is known by now: it only tells whether they reason.
                likely = self._chance(step, step.held[me], known)
                mind.reason = {mine: weight * likely for mine, weight in mind.reason.items()}
                done += 1
            mind.whim /= len(step.targets) + (step.verb != "give")
            if done >= SLICE:
                done = 0
                yield
        for claim in claims(self.view):
            if claim.speaker != me:
                self._listen(claim, told, came)
                yield

    def _listen(self, claim: Claim, told: list[Step], came: int) -> None:
        """Weigh what somebody said by what that seat's word has been worth so far (§11)."""
        view, me = self.view, self.me
        then = told[claim.step] if claim.step < len(told) else None
        held = then.held if then else self.sight.held
        turn = then.turn if then else told[-1].turn + (told[-1].verb == "take") if told else 0
        about_mine = claim.step > came
        if claim.line.about == "offer":
            giver = next(
                (step.seat for step in told if step.turn == turn and step.verb == "give"), view.active
            )
            if claim.speaker != giver:
                return  # who did not see it cannot know
            if not about_mine and turn != told[came].turn:
                return
        elif not about_mine:
            return
        table = stakes(view.rules, view.sanity, view.doom, claim.to, survives)
        trust = credit(view.words[claim.speaker])
        for mine, theirs in self._heard:
            cards = held[:]
            if about_mine:
                cards[me] = mine
            if claim.line.about == "offer":
                known = then.card if then and then.card != UNKNOWN else theirs
                cards[claim.to] = known if about_mine else mine
            true = bool(table.end(cards)) is claim.line.good
            self._heard[mine, theirs] *= trust if true else 1 - trust

    def _chance(self, step: Step, mine: int, offered: int) -> float:
        """How likely somebody does this who sees me hold `mine` and, as giver, knows the card on offer."""
        held = step.held[:]
        held[self.me], held[step.seat] = mine, UNKNOWN
        view, gone = self.view, self.view.discards[: step.gone]
        table = stakes(view.rules, view.sanity, view.doom, step.seat, worth)
        return chance(table, tuple(held), gone, offered, step.verb, step.targets, step.to)


@lru_cache(maxsize=1 << 14)
def chance(
    table: Stakes,
    held: tuple[int, ...],
    gone: tuple[Card, ...],
    offered: int,
    verb: str,
    targets: tuple[int, ...],
    to: int,
) -> float:
    """How likely the blueprint, slips allowed, does this at such a table."""
    number = blueprint.numbers(table.rules)
    seen = {*held, offered, *(number[card] for card in gone)}
    hidden = dict.fromkeys((card for card in range(len(number) - 1) if card not in seen), 1.0)
    sight = Sight(list(held), hidden, hidden)
    if verb == "give":
        return _share(blueprint.hand_on(table, sight, offered, targets), targets.index(to))
    taking = _share(list(blueprint.stay_or_take(table, sight)), 1)
    if verb == "take":
        return taking
    if len(targets) < 2:
        return 1 - taking
    handed = blueprint.hand_on(table, sight, UNKNOWN, targets)
    return (1 - taking) * _share(handed, targets.index(to))


def _share(values: list[float], chosen: int) -> float:
    """How likely this one of some choices is, if their values are these."""
    most = max(values) - ALIKE
    good = sum(value >= most for value in values)
    return SLIP / len(values) + ((1 - SLIP) / good if values[chosen] >= most else 0.0)


def _came(step: Step, me: int) -> bool:
    """Whether this brought my card."""
    return step.seat == me and step.verb in ("take", "peeked")
