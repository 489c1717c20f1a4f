"""What others may chant: hands that fit their backs, weighed by what they chose with them (Bayes).

Of a laid card only back and points are seen; but whoever laid it chose it from a hand, this round and in
those before. A hand with which the blueprint would have chosen so is likelier.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from engine.bots.ritual.blueprint import lean
from engine.bots.ritual.faces import ALL, Faces, faces, known
from engine.bots.ritual.history import Lay, lays
from engine.ritual.cards import WITH_BACK, Card, Colour
from engine.ritual.view import Laid, View

End = tuple[Colour, int]
Chances = dict[End, float]
"""How likely each colour with each points."""

TILTS = (0.0, 1.5, -1.5)
"""Tempers: as the blueprint, bolder, more timid; tilts away from the altar, in moods."""
PRIOR = (0.6, 0.3, 0.1)
"""How likely a player has each, of whom nothing is known."""
ALIKE = 0.5
"""How likely all at a table have the same."""
SELDOM = 3
"""Of how many imagined hands one is for who has not laid."""


class Belief:
    """What each other still in chants this round; better with every hand that is imagined."""

    def __init__(self, view: View) -> None:
        hidden = ALL & ~known(view)
        self.told = lays(view)
        self.hands = 0
        self._chances: dict[int, tuple[Chances, ...]] = {seat: tuple({} for _ in TILTS) for seat in self.told}
        self._past: dict[int, list[float]] = {seat: [0.0] * len(TILTS) for seat in self.told}
        self._hidden = {
            back: [card for card in cards if hidden >> card.place & 1] for back, cards in WITH_BACK.items()
        }
        self._backs = {seat: list(Counter(view.backs[seat]).items()) for seat in self.told}

    def chances(self, seat: int) -> Chances:
        """What this other chants; odds that need not add up to 1."""
        chances: Chances = {}
        for temper, ends in zip(self._tempers(seat), self._chances[seat], strict=True):
            for end, chance in ends.items():
                chances[end] = chances.get(end, 0.0) + temper * chance
        return chances

    def _tempers(self, seat: int) -> list[float]:
        """How likely it has each temper, by what the rest of the table did; its own past is in its hands."""
        alike = list(PRIOR)
        for other, past in self._past.items():
            if other != seat and any(past):
                alike = [odds * likely / sum(past) for odds, likely in zip(alike, past, strict=True)]
        total = sum(alike)
        return [ALIKE * odds / total + (1 - ALIKE) * prior for odds, prior in zip(alike, PRIOR, strict=True)]

    def imagine(self, rng: Random) -> None:
        """One more hand for each who has laid; for the others now and then: their choice is open anyway."""
        self.hands += 1
        for seat, told in self.told.items():
            if told[-1].card or self.hands % SELDOM == 1:
                self._imagine(seat, told, rng)

    def _imagine(self, seat: int, told: list[Lay], rng: Random) -> None:
        now = told[-1]
        hand = self._deal(seat, now.card, rng)
        ends = [end for card in hand for end in card.ends]
        held = faces(hand)
        leaning = lean(now.player, ALL & ~now.shown & ~held, ends)
        past = _likely(told[:-1], held, ends)
        may = _may(now.card, ends)
        for number, (tilt, likely) in enumerate(zip(TILTS, past, strict=True)):
            self._past[seat][number] += likely
            chances = self._chances[seat][number]
            for index in may:
                chances[ends[index]] = chances.get(ends[index], 0.0) + likely * leaning.chance(index, tilt)

    def _deal(self, seat: int, laid: Laid | None, rng: Random) -> list[Card]:
        """Faces for its backs; last the one that is laid."""
        hand: list[Card] = []
        last = laid.chant.card if laid and laid.chant else None
        secret = laid.back if laid and not last else None
        for back, number in self._backs[seat]:
            if back == secret:
                *some, last = rng.sample(self._hidden[back], number + 1)
                hand += some
            elif number == 1:
                hand.append(rng.choice(self._hidden[back]))
            else:
                hand += rng.sample(self._hidden[back], number)
        if secret and not last:
            last = rng.choice(self._hidden[secret])
        return [*hand, last] if last else hand


def _may(laid: Laid | None, ends: Sequence[End]) -> Sequence[int]:
    """Which ends may be chanted now: any, or those of the card that is laid, which comes last."""
    if not laid:
        return range(len(ends))
    last = range(len(ends) - 2, len(ends))
    if laid.chant:
        return [index for index in last if ends[index][0] == laid.chant.colour]
    return [index for index in last if ends[index][1] == laid.points]


def _likely(told: Sequence[Lay], hand: Faces, ends: Sequence[End]) -> list[float]:
    """For each temper, how likely somebody with this hand chose as this player did in the rounds before."""
    likely = [1.0] * len(TILTS)
    for lay in reversed(told):
        assert lay.card
        assert lay.card.chant
        card, colour, _ = lay.card.chant
        hand |= 1 << card.place
        ends = [*ends, *card.ends]
        leaning = lean(lay.player, ALL & ~lay.shown & ~hand, ends)
        index = len(ends) - (2 if card.ends[0][0] == colour else 1)
        likely = [odds * leaning.chance(index, tilt) for odds, tilt in zip(likely, TILTS, strict=True)]
    return likely
