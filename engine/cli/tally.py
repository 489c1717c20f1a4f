"""What the arena counts, and the table it tells it in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, NamedTuple


class Played(NamedTuple):
    """One finished game: who sat where, who won, `summary()` before and after, and what decisions took."""

    seats: tuple[str, ...]
    winners: tuple[int, ...]
    before: dict[str, Any]
    after: dict[str, Any]
    times: list[tuple[str, float]]


class Figure(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ± {self.error:.3f}".replace("-", "−")


class Row(NamedTuple):
    """One level at one table."""

    name: str
    table: str
    games: int
    wins: Figure
    survival: Figure
    kept: Figure
    """Sanity gained or lost a round."""
    rounds: Figure
    times: list[float]


class Tally:
    """All games of one table. Games with the same seed count as one when errors are told."""

    def __init__(self, table: tuple[str, ...]) -> None:
        self.table = table
        self.by_seed: dict[int, list[Played]] = {}

    def add(self, seed: int, games: list[Played]) -> None:
        """The games of one seed, in whatever order seeds come in."""
        self.by_seed[seed] = games

    def of(self, name: str) -> Row:
        """What came of this level, at whichever seats it sat."""
        clusters = [
            [
                (
                    1,
                    seat in game.winners,
                    sanity > 0,
                    sanity - game.before["sanity"][seat],
                    game.after["round"],
                )
                for game in self.by_seed[seed]
                for seat, sanity in enumerate(game.after["sanity"])
                if game.seats[seat] == name
            ]
            for seed in sorted(self.by_seed)
        ]
        sums = [tuple(map(sum, zip(*cluster, strict=True))) for cluster in clusters]
        seats, wins, alive, kept, rounds = (list(column) for column in zip(*sums, strict=True))
        times = [
            spent
            for games in self.by_seed.values()
            for game in games
            for who, spent in game.times
            if who == name
        ]
        return Row(
            name,
            _seats(self.table),
            sum(map(len, self.by_seed.values())),
            ratio(wins, seats),
            ratio(alive, seats),
            ratio(kept, rounds),
            ratio(rounds, seats),
            sorted(times),
        )


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Figure:
    """The ratio of two sums over clusters, and its standard error."""
    mean, count = sum(parts) / sum(wholes), len(parts)
    squares = sum((part - mean * whole) ** 2 for part, whole in zip(parts, wholes, strict=True))
    return Figure(mean, sqrt(squares * count / max(1, count - 1)) / sum(wholes))


def _seats(table: tuple[str, ...]) -> str:
    """`one occultist, 4 reporter`."""
    return ", ".join(f"{table.count(name)} {name}" for name in dict.fromkeys(table))


def gap(row: Row, floor: Row, ceiling: Row) -> Figure:
    """The share of the way from the floor to the ceiling, in sanity kept a round."""
    whole = ceiling.kept.mean - floor.kept.mean
    share = (row.kept.mean - floor.kept.mean) / whole
    errors = row.kept.error, share * ceiling.kept.error, (1 - share) * floor.kept.error
    return Figure(share, sqrt(sum(error**2 for error in errors)) / abs(whole))


def told(
    rows: Sequence[Row], floor: str | None = None, ceiling: str | None = None, times: bool = True
) -> str:
    """The rows as a table in Markdown, which reads well in a terminal too."""
    by_name = {row.name: row for row in rows}
    low, high = by_name.get(floor or ""), by_name.get(ceiling or "")
    heads = ["level", "table", "games", "wins", "survives", "sanity a round", "rounds"]
    if low and high:
        heads.append("share of the gap")
    if times:
        heads += ["CPU p50 ms", "p99 ms"]
    lines = [heads, [":--", ":--", *["--:"] * (len(heads) - 2)]]
    for row in rows:
        line = [row.name, row.table, str(row.games), str(row.wins), str(row.survival), str(row.kept)]
        line.append(f"{row.rounds.mean:.2f}")
        if low and high:
            line.append("" if row in (low, high) else str(gap(row, low, high)))
        if times:
            line += [f"{1000 * _at(row.times, share):.1f}" for share in (0.5, 0.99)]
        lines.append(line)
    return "\n".join(_aligned(lines))


def _aligned(lines: list[list[str]]) -> Iterable[str]:
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        yield "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |"


def _at(times: Sequence[float], share: float) -> float:
    """A quantile of sorted times."""
    return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0
