"""What a finished game tells of one seat: rounds without minus points, and those by the result (§3-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.ritual.rulings import last_points
from web.games.ritual.scene import Seen, points_of
from web.worker.scene import Tale
from web.worker.words import Words


def tale(log: Sequence[Seen], players: int, seat: int) -> Tale:
    """Read off the events; a row a ritual, without the rounds that madness cost."""
    rows: list[list[bool]] = []
    lost: Counter[str] = Counter()
    ranks = [(0, 0)] * players
    for event in log:
        if event["e"] == "ritual":
            rows.append([])
        elif event["e"] == "result" and (change := event["change"][seat]) is not None:
            rows[-1].append(change >= 0)
            if change < 0:
                lost[event["case"]] -= change
        elif event["e"] == "ritual-end":
            points = last_points(points_of(event))
        elif event["e"] == "contribution":
            ranks = list(zip(event["contribution"], points, strict=True))
    places = tuple(1 + sum(other > own for other in ranks) for own in ranks)
    return Tale(tuple(map(tuple, rows)), places[seat], lost, ranks[seat][0], places)


def score(tale: Tale, won: bool, words: Words) -> str:
    """The contribution."""
    if won:
        return words.n("You win with {n} contribution", "You win with {n} contribution", tale.score)
    return words.n("Your contribution is {n}", "Your contribution is {n}", tale.score)


def losses(words: Words) -> tuple[str, dict[str, str]]:
    """The two results that count minus (§3-3)."""
    return words("Points lost, by cause"), {
        "vortex": words("Strayed with too many"),
        "all-mad": words("Everyone strayed"),
    }
