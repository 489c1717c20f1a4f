"""What contribution is worth: itself, and in the last ritual a victory (§6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.ritual.rules import RITUALS
from engine.ritual.view import View

CONTRIBUTION = (0.0, 1.0, 2.0, 3.0)
"""§4: nothing, second, first, exactly 10."""
VICTORY = 4.0
"""What a sure victory is worth, in contribution."""
STILL = 0.05
"""And what contribution is still worth where it decides nothing."""
SHARED = 0.3
"""How likely an undecided tie is won."""


def prizes(view: View) -> Sequence[float]:
    """By what the ritual brings, its worth for this seat."""
    if view.ritual < RITUALS:
        return CONTRIBUTION
    odds = zip(victory(view), CONTRIBUTION, strict=True)
    return [VICTORY * chance + STILL * gain for chance, gain in odds]


def victory(view: View) -> Sequence[float]:
    """By what the last ritual brings, the odds that this seat wins the game; before it none are told."""
    if view.ritual < RITUALS:
        return [0.0] * len(CONTRIBUTION)
    mine = view.contribution[view.seat]
    rivals = [gained for seat, gained in enumerate(view.contribution) if seat != view.seat]
    odds = []
    for gain in CONTRIBUTION:
        chances = [_wins(mine + gain, gain, ends) for ends in _ends(rivals, gain)]
        odds.append(sum(chances) / len(chances))
    return odds


Ends = list[tuple[float, int]]
"""Of each rival, its contribution in the end, and the prize that it got last."""


def _ends(rivals: Sequence[int], gain: float) -> Iterator[Ends]:
    """How the rivals may end if this is mine: any of them may have what is left, first and second."""
    for best in range(len(rivals)):
        if gain:
            prize = 2 if gain == 1 else 1
            yield [(had + prize * (seat == best), prize * (seat == best)) for seat, had in enumerate(rivals)]
            continue
        for next_best in range(len(rivals)):
            if next_best != best or len(rivals) == 1:
                won = [2 if seat == best else int(seat == next_best) for seat in range(len(rivals))]
                yield [(had + prize, prize) for had, prize in zip(rivals, won, strict=True)]


def _wins(total: float, gain: float, ends: Ends) -> float:
    """§6: the most contribution; then the most points in the last ritual, which who got a prize has."""
    if total != max(total, *(end for end, _ in ends)):
        return 0.0
    tied = [prize for end, prize in ends if end == total]
    if not tied or gain > max(tied):
        return 1.0
    return 0.0 if gain < max(tied) else SHARED
