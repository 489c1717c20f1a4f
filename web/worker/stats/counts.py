"""The statistics: what is counted of finished games, as data and as the text that stays on the device.

Stored text may be damaged or made up: whatever is not just as it should be makes all of it damaged. Games
that this release does not know are left out; levels and causes that it does not know are not shown.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple, TypeVar

from web.worker.saves.save_format import Unopened, dumped, parsed
from web.worker.stats import daily, rating
from web.worker.stats.days import Day, Solved
from web.worker.stats.rating import Rival

VERSION = 1
MOST = 10**9
"""That anything is counted to."""
MOST_DAYS = 4000
"""Whose rituals are remembered, the newest."""
MOST_IDS = 400
"""Of games that were counted, the newest: more than are kept once they are over (shelf.MOST_OVER)."""
LONGEST_NAME = 40
MOST_EVENINGS = 100
T = TypeVar("T")
NO_BOTS = "alone"
"""In place of a level: one person played without bots."""


class Tally(NamedTuple):
    """How it went against one level."""

    games: int = 0
    won: int = 0
    rounds: int = 0
    kept: int = 0
    """Rounds without a loss."""


class Count(NamedTuple):
    """All that is counted of one game."""

    levels: Mapping[str, Tally] = {}
    """By the strongest bot at the table (NO_BOTS: there was none): games of one person."""
    lost: Mapping[str, int] = {}
    """By cause, what was lost."""
    shared: int = 0
    """Games of several people: they count as played, and no more."""
    days: Mapping[str, bool] = {}
    """The daily rituals, and whether each was won."""
    best: int = 0
    """The longest streak there was."""
    told: Mapping[str, Day] = {}
    """Of the daily rituals, past ones too, how they ended; of the oldest nothing but `days` is known."""
    rating: int = rating.AVERAGE
    rated: int = 0
    """Games that the rating is made of."""
    evenings: tuple[str, ...] = ()
    """The ids of those that were won."""
    puzzles: Mapping[str, bool] = {}
    """By day, whether its puzzle was solved at once."""

    @property
    def all(self) -> Tally:
        """Against every level."""
        sums = [sum(each) for each in zip(*self.levels.values(), strict=True)]
        return Tally(*sums)

    def streak(self, day: str) -> int:
        """Daily rituals on successive days up to this one; a day that is not over yet breaks none."""
        if day not in self.days:
            day = daily.before(day)
        length = 0
        while day in self.days:
            length, day = length + 1, daily.before(day)
        return length


class Stats(NamedTuple):
    """What is counted, of all games."""

    games: Mapping[str, Count] = {}
    counted: tuple[str, ...] = ()
    """The ids of the games that are in it, so that none counts twice."""

    def of(self, game: str) -> Count:
        """Of this game; nothing yet, perhaps."""
        return self.games.get(game, Count())


class Result(NamedTuple):
    """What one finished game adds."""

    game: str
    level: str | None
    """Of the strongest bot; None: several people played."""
    won: bool = False
    rounds: int = 0
    kept: int = 0
    lost: Mapping[str, int] = {}
    day: str = ""
    """Of a daily ritual."""
    told: Day | None = None
    """How that ended."""
    rivals: tuple[Rival, ...] = ()
    """The bots that it is rated against."""
    evening: str = ""
    """The evening's id."""


def repeated(stats: Stats, result: Result) -> bool:
    """Whether the day's ritual has been counted already: only the first try counts."""
    count = stats.of(result.game)
    return bool(result.day) and (result.day in count.days or result.day in count.told)


def counted(stats: Stats, id: str, result: Result) -> Stats:
    """With this game; a day's second try changes nothing but that it was seen."""
    if id in stats.counted:
        return stats
    ids = (*stats.counted, id)[-MOST_IDS:]
    if repeated(stats, result):
        return stats._replace(counted=ids)
    games = {**stats.games, result.game: _with(stats.of(result.game), result)}
    return Stats(games, ids)


def _with(count: Count, result: Result) -> Count:
    if result.level is None:
        return count._replace(shared=_up(count.shared, 1))
    more = (1, int(result.won), result.rounds, result.kept)
    tally = Tally(*map(_up, count.levels.get(result.level, Tally()), more))
    lost = {
        cause: _up(count.lost.get(cause, 0), result.lost.get(cause, 0))
        for cause in {**count.lost, **result.lost}
    }
    count = count._replace(levels={**count.levels, result.level: tally}, lost=lost)
    if result.rivals:
        count = count._replace(rating=rating.after(count.rating, result.rivals), rated=_up(count.rated, 1))
    if result.evening and result.won and result.evening not in count.evenings:
        count = count._replace(evenings=(*count.evenings, result.evening)[-MOST_EVENINGS:])
    if result.told:
        count = count._replace(told=_newest({**count.told, result.day: result.told}))
    if not result.day or (result.told and result.told.late):
        return count
    count = count._replace(days=_newest({**count.days, result.day: result.won}))
    return count._replace(best=max(count.best, count.streak(result.day)))


def solved(stats: Stats, answer: Solved) -> Stats:
    """With this answer; only the first to a day's puzzle counts."""
    count = stats.of(answer.game)
    if answer.day in count.puzzles:
        return stats
    count = count._replace(puzzles=_newest({**count.puzzles, answer.day: answer.right}))
    return stats._replace(games={**stats.games, answer.game: count})


def _newest(days: Mapping[str, T]) -> dict[str, T]:
    return dict(sorted(days.items())[-MOST_DAYS:])


def _up(number: int, more: int) -> int:
    return min(MOST, number + more)


def emptied(stats: Stats) -> Stats:
    """All deleted; a game that was counted will not count again."""
    return Stats(counted=stats.counted)


# As text


def write(stats: Stats) -> str:
    """JSON."""
    games = {
        game: {
            "levels": {level: list(tally) for level, tally in count.levels.items()},
            "lost": count.lost,
            "shared": count.shared,
            "days": {day: int(won) for day, won in count.days.items()},
            "best": count.best,
            **_more(count),
        }
        for game, count in stats.games.items()
    }
    return dumped({"version": VERSION, "games": games, "counted": stats.counted})


def _more(count: Count) -> dict[str, Any]:
    """What there is of what the first releases did not count."""
    told = {
        "told": {day: [int(part) for part in told] for day, told in count.told.items()},
        "rating": [count.rating, count.rated] if count.rated else [],
        "evenings": count.evenings,
        "puzzles": {day: int(right) for day, right in count.puzzles.items()},
    }
    return {name: value for name, value in told.items() if value}


def read(text: object, games: Collection[str]) -> Stats:
    """What the device has; or Unopened."""
    raw = parsed(text)
    version = raw.get("version")
    if type(version) is int and version > VERSION:
        raise Unopened("newer")
    ids = raw.get("counted")
    if version != VERSION or not isinstance(ids, list) or len(ids) > MOST_IDS or not all(map(_is_name, ids)):
        raise Unopened("damaged")
    counts = {game: _count(count) for game, count in _named(raw.get("games")).items()}
    return Stats({game: count for game, count in counts.items() if game in games}, tuple(ids))


def _count(raw: object) -> Count:
    told = _named(raw)
    tallies = {level: _tally(tally) for level, tally in _named(told.get("levels")).items()}
    days = _by_day(told.get("days"))
    marks = _named(told.get("told", {}), MOST_DAYS)
    rated = told.get("rating") or [rating.AVERAGE, 0]
    evenings = told.get("evenings", [])
    if not (
        all(map(daily.is_day, marks))
        and isinstance(rated, list)
        and len(rated) == 2
        and isinstance(evenings, list)
        and len(evenings) <= MOST_EVENINGS
        and all(map(_is_name, evenings))
    ):
        raise Unopened("damaged")
    return Count(
        tallies,
        {cause: _number(lost) for cause, lost in _named(told.get("lost")).items()},
        _number(told.get("shared")),
        days,
        _number(told.get("best")),
        {day: _day(mark) for day, mark in sorted(marks.items())},
        min(rating.MOST, _number(rated[0])),
        _number(rated[1]),
        tuple(evenings),
        _by_day(told.get("puzzles", {})),
    )


def _by_day(raw: object) -> dict[str, bool]:
    days = _named(raw, MOST_DAYS)
    if not all(daily.is_day(day) and type(yes) is int and yes in (0, 1) for day, yes in days.items()):
        raise Unopened("damaged")
    return {day: bool(yes) for day, yes in sorted(days.items())}


def _day(raw: object) -> Day:
    match raw:
        case [int(place), int(score), 0 | 1 as won, 0 | 1 as advised, 0 | 1 as late]:
            return Day(place, score, bool(won), bool(advised), bool(late))
    raise Unopened("damaged")


def _tally(raw: object) -> Tally:
    if not isinstance(raw, list) or len(raw) != len(Tally._fields):
        raise Unopened("damaged")
    tally = Tally(*map(_number, raw))
    if tally.won > tally.games or tally.kept > tally.rounds:
        raise Unopened("damaged")
    return tally


def _named(raw: object, most: int = 100) -> dict[str, Any]:
    """An object of not too many things with short names."""
    if not isinstance(raw, dict) or len(raw) > most or not all(map(_is_name, raw)):
        raise Unopened("damaged")
    return raw


def _is_name(name: object) -> bool:
    return isinstance(name, str) and 0 < len(name) <= LONGEST_NAME


def _number(raw: object) -> int:
    if type(raw) is not int or not 0 <= raw <= MOST:
        raise Unopened("damaged")
    return raw
