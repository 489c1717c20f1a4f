"""What the arena counts, and the table it tells it in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple


class Played(NamedTuple):
    """One finished game: who sat where, who won, what was counted, and what decisions took."""

    seats: tuple[str, ...]
    winners: tuple[int, ...]
    counts: list[list[tuple[float, float]]]
    """By seat, part and whole of each measure."""
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
    measures: list[Figure]
    """The first is what it is judged by."""
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
                [(float(seat in game.winners), 1.0), *game.counts[seat]]
                for game in self.by_seed[seed]
                for seat, who in enumerate(game.seats)
                if who == name
            ]
            for seed in sorted(self.by_seed)
        ]
        wins, *measures = [
            ratio(*zip(*[_sum(pairs) for pairs in column], strict=True))
            for column in zip(*[zip(*cluster, strict=True) for cluster in clusters], strict=True)
        ]
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
            wins,
            measures,
            sorted(times),
        )


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Figure:
    """The ratio of two sums over clusters, and its standard error."""
    mean, count = sum(parts) / sum(wholes), len(parts)
    squares = sum((part - mean * whole) ** 2 for part, whole in zip(parts, wholes, strict=True))
    return Figure(mean, sqrt(squares * count / max(1, count - 1)) / sum(wholes))


def _sum(pairs: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """All parts, and all wholes."""
    parts, wholes = zip(*pairs, strict=True)
    return sum(parts), sum(wholes)


def _seats(table: tuple[str, ...]) -> str:
    """`one occultist, 4 reporter`."""
    return ", ".join(f"{table.count(name)} {name}" for name in dict.fromkeys(table))


def gap(row: Row, floor: Row, ceiling: Row) -> Figure:
    """The share of the way from the floor to the ceiling, in the first measure."""
    mine, low, high = row.measures[0], floor.measures[0], ceiling.measures[0]
    whole = high.mean - low.mean
    share = (mine.mean - low.mean) / whole
    errors = mine.error, share * high.error, (1 - share) * low.error
    return Figure(share, sqrt(sum(error**2 for error in errors)) / abs(whole))


def told(
    measures: Sequence[str],
    rows: Sequence[Row],
    floor: str | None = None,
    ceiling: str | None = None,
    times: bool = True,
) -> str:
    """The rows as a table in Markdown, which reads well in a terminal too."""
    by_name = {row.name: row for row in rows}
    low, high = by_name.get(floor or ""), by_name.get(ceiling or "")
    heads = ["level", "table", "games", "wins", *measures]
    if low and high:
        heads.append("share of the gap")
    if times:
        heads += ["CPU p50 ms", "p99 ms"]
    lines = [heads, [":--", ":--", *["--:"] * (len(heads) - 2)]]
    for row in rows:
        line = [row.name, row.table, str(row.games), str(row.wins), *map(str, row.measures)]
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
