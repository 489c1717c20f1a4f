"""What others may chant: hands that fit their backs, weighed by what they chose with them (Bayes).

Of a laid card only back and points are seen; but whoever laid it chose it from a hand, this round and in
those before. A hand with which the blueprint would have chosen so is likelier.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.bots.ritual.blueprint import shares
from engine.bots.ritual.faces import ALL, Faces, faces, known
from engine.bots.ritual.history import Lay, lays
from engine.ritual.cards import WITH_BACK, Card, Colour
from engine.ritual.view import View

Chances = dict[tuple[Colour, int], float]
"""How likely each colour with each points."""


class Belief:
    """What each other still in chants this round; better with every hand that is imagined."""

    def __init__(self, view: View) -> None:
        hidden = ALL & ~known(view)
        self.told = lays(view)
        self.chances: dict[int, Chances] = {seat: {} for seat in self.told}
        self._hidden = {
            back: [card for card in cards if hidden >> card.place & 1] for back, cards in WITH_BACK.items()
        }
        self._backs = {seat: list(Counter(view.backs[seat]).items()) for seat in self.told}

    def imagine(self, rng: Random) -> None:
        """One more hand for each."""
        for seat, told in self.told.items():
            now, chances = told[-1], self.chances[seat]
            if now.colour:
                chances[now.colour, now.points] = 1.0
                continue
            hand = self._deal(seat, now, rng)
            ends = [end for card in hand for end in card.ends]
            held = faces(hand)
            odds = shares(now.player, ALL & ~now.shown & ~held, ends)
            weight = self._past(told[:-1], held, ends[:])
            may = range(len(ends) - 2, len(ends)) if now.back else range(len(ends))
            for index in may:
                if not now.back or ends[index][1] == now.points:
                    chances[ends[index]] = chances.get(ends[index], 0.0) + weight * odds[index]

    def _deal(self, seat: int, now: Lay, rng: Random) -> list[Card]:
        """Faces for its backs; last the one that is laid."""
        hand: list[Card] = []
        last: Card | None = None
        for back, number in self._backs[seat]:
            if back == now.back:
                *some, last = rng.sample(self._hidden[back], number + 1)
                hand += some
            elif number == 1:
                hand.append(rng.choice(self._hidden[back]))
            else:
                hand += rng.sample(self._hidden[back], number)
        if now.back:
            hand.append(last or rng.choice(self._hidden[now.back]))
        return hand

    def _past(self, told: list[Lay], hand: Faces, ends: list[tuple[Colour, int]]) -> float:
        """How likely somebody with this hand chose as it did in the rounds before."""
        weight = 1.0
        for lay in reversed(told):
            assert lay.card
            hand |= 1 << lay.card.place
            ends += lay.card.ends
            odds = shares(lay.player, ALL & ~lay.shown & ~hand, ends)
            weight *= odds[-2 if lay.card.ends[0] == (lay.colour, lay.points) else -1]
        return weight
