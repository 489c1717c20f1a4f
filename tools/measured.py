"""`python -m tools.measured`: how strong each level is, how hard each evening; into the rooms and the docs.

Ratings: bots of all levels sit together, each pair of seats is a comparison of places (a shared place is half
a win), and the ratings are those by which Elo's formula explains them best; a Reporter has 1000. Written into
each room's `ratings.json`. Evenings: how often a Reporter wins in the person's seat.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import Path
from random import Random

from engine.bots.levels import BOTS
from engine.bots.play import play
from engine.game import Event
from engine.record import Record
from tools import rooms
from web.games import ROOMS
from web.worker.scene import NOBODY
from web.worker.stats.rating import AVERAGE, SCALE
from web.worker.words import Words

DOCS = Path(__file__).parents[1] / "docs" / "bots.md"
MIDDLE = "reporter"
STEPS = 4000


def finished(
    game: str, levels: tuple[str, ...], options: dict[str, object], seed: int
) -> tuple[list[int], set[int]]:
    """One game of bots: everybody's place, and who won."""
    log: list[Event] = []
    state = Record(game, tuple(map(str, range(len(levels)))), options, seed).start(log)
    play(state, [BOTS[game][level] for level in levels], seed, log=log)
    seen = [event.seen_by(NOBODY) for event in log]
    return list(ROOMS[game].tale(seen, len(levels), 0).places), set(state.winners or ())


def compared(game: str, games: int) -> dict[tuple[str, str], float]:
    """By (better, worse), how often; a shared place is half of each. Five seats, dealt by seed."""
    ladder, ahead = tuple(BOTS[game]), defaultdict[tuple[str, str], float](float)
    for seed in range(games):
        levels = (*ladder, *Random(seed).choices(ladder, k=2))
        levels = tuple(Random(seed).sample(levels, len(levels)))
        places, _ = finished(game, levels, {}, seed)
        for one, level in enumerate(levels):
            for other in range(one):
                first = (places[one] < places[other]) + (places[one] == places[other]) / 2
                ahead[level, levels[other]] += first
                ahead[levels[other], level] += 1 - first
    return ahead


def fitted(ahead: Mapping[tuple[str, str], float]) -> dict[str, int]:
    """The ratings under which that was likeliest, by small steps."""
    ratings = dict.fromkeys(sorted({level for pair in ahead for level in pair}), 0.0)
    pairs = [(one, other, won) for (one, other), won in ahead.items() if one != other]
    total = sum(won for *_, won in pairs)
    for _ in range(STEPS):
        for one, other, won in pairs:
            missed = won / total / (1 + 10 ** ((ratings[one] - ratings[other]) / SCALE))
            ratings[one] += SCALE * missed
            ratings[other] -= SCALE * missed
    return {level: round(AVERAGE + rating - ratings[MIDDLE]) for level, rating in ratings.items()}


def shares(game: str, games: int) -> list[str]:
    """A row an evening: how often a Reporter wins in the person's seat, with its standard error."""
    rows = ["| evening | beside you | options | a Reporter wins |", "| :-- | :-- | :-- | --: |"]
    for evening in ROOMS[game].evenings(Words("en")):
        table, options = (MIDDLE, *evening.bots), dict(evening.options)
        won = sum(0 in finished(game, table, options, seed)[1] for seed in range(games)) / games
        beside = ", ".join(f"{n} {level}" for level, n in Counter(evening.bots).items())
        chosen = ", ".join(f"{name} {value}" for name, value in evening.options.items()).lower()
        error = math.sqrt(won * (1 - won) / games)
        rows.append(f"| {evening.name} | {beside} | {chosen} | {won:.2f} ± {error:.2f} |")
        print(rows[-1], flush=True)
    return rows


def main() -> None:
    """Of every game whose bots have several levels."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=200, help="of each kind (200)")
    asked.add_argument("--game", action="append", default=[], help="this one alone; can be repeated")
    told = asked.parse_args()
    for game, folder in rooms.folders().items():
        if len(BOTS[game]) > 1 and (not told.game or game in told.game):
            ratings = fitted(compared(game, told.games))
            (folder / "ratings.json").write_text(json.dumps(ratings, indent=2) + "\n", "utf-8")
            print(game, ratings, flush=True)
            mark = f"<!-- evenings {game}: "
            before, _, rest = DOCS.read_text("utf-8").partition(f"{mark}begin -->\n")
            after = rest.partition(f"{mark}end -->")[2]
            table = "\n".join(shares(game, told.games))
            DOCS.write_text(f"{before}{mark}begin -->\n{table}\n{mark}end -->{after}", "utf-8")


if __name__ == "__main__":
    main()
