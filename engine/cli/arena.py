"""python -m engine arena: bots play many games against each other; a table says how good they are.

    python -m engine arena                                    one of each level among four of the second
    python -m engine arena --table occultist,novice,novice    a table of your own; seats are rotated
    python -m engine arena --evening --one random             whoever taps at random, as the lobby proposes
    python -m engine arena --bot tests.cheat:Cheater          with a player of your own, by its dotted path

Every seed is played once with each rotation of the seats, so that cards and turns fall evenly; those games
are taken as one when standard errors are told. The same command gives the same games on every machine.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
import time
from argparse import Namespace, _SubParsersAction
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from engine.bots.bot import Bot
from engine.bots.levels import BASELINE, BOTS, MEASURES
from engine.bots.measure import Course
from engine.bots.play import play
from engine.cli.play import options_of, seats_of
from engine.cli.tally import Played, Tally, told
from engine.game import Action, Event, GameError, RecordError, Start, State
from engine.games import GAMES

BEGIN, END = "<!-- arena {}: begin -->", "<!-- arena {}: end -->"
"""Between what a table stands in docs/bots.md."""


Table = tuple[str, ...]
"""A bot's name for each seat."""
Games = list[Played]
Work = tuple[Table, int]
"""A table and a seed."""


def add_to(commands: _SubParsersAction[Any]) -> None:
    """Its place on the command line."""
    parser = commands.add_parser("arena", help="let bots play many games and measure how good they are")
    parser.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--players", type=int, help="how many sit there (default: 5, or as near as may be)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="e.g. doom_track=true"
    )
    parser.add_argument(
        "--one", metavar="LEVELS", help="one of each of these in turn (default: random and all levels)"
    )
    parser.add_argument("--among", metavar="LEVEL", help="among this level (default: the second)")
    parser.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="LEVELS",
        help="a level a seat, instead of --one; may be repeated",
    )
    parser.add_argument(
        "--bot", action="append", default=[], metavar="MODULE:CLASS", help="one more player, by its path"
    )
    parser.add_argument(
        "--evening",
        action="store_true",
        help="the evening that the lobby proposes: its options and bots, and each --one in the person's seat",
    )
    parser.add_argument("--talk", action="store_true", help="let them talk")
    parser.add_argument("--games", type=int, default=500, help="games a table (default: 500)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (default: 1)")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)"
    )
    parser.add_argument(
        "--dask", metavar="ADDRESS", help="a Dask scheduler's address, instead of processes here"
    )
    parser.add_argument(
        "--into", type=Path, metavar="FILE", help="write the table into this file, between its marks"
    )
    parser.add_argument("--mark", default="levels", help="the marks' name (default: levels)")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> None:
    """Play, and print the table."""
    if chosen.into:
        _write(chosen.into, chosen.mark, None)
    chosen.players = seats_of(GAMES[chosen.game], chosen.players)
    paths = tuple(chosen.bot)
    bots = players(chosen.game, paths)
    tables = _tables(chosen, bots)
    proposed = GAMES[chosen.game].evening.options if chosen.evening else {}
    options = tuple({**proposed, **options_of(GAMES[chosen.game], chosen.option)}.items())
    GAMES[chosen.game].start(Start(chosen.players, dict(options), 0))  # refuses what does not fit
    seeds = range(chosen.seed, chosen.seed + max(2, chosen.games // chosen.players))
    task = partial(play_seed, chosen.game, options, paths, talk=chosen.talk)
    work = [(table, seed) for seed in seeds for table in tables]
    tallies = {table: Tally(table) for table in tables}
    with _executor(chosen) as executor:
        try:
            for (table, seed), games in _progress(_results(executor, task, work), len(work)):
                tallies[table].add(seed, games)
        except KeyboardInterrupt:
            executor.shutdown(wait=False, cancel_futures=True)
            print("stopped: this is what was played so far", file=sys.stderr)
    rows = [tally for tally in tallies.values() if tally.by_seed]
    heads = [measure.name for measure in MEASURES[chosen.game]]
    if chosen.table:
        tell = partial(told, heads, [row.of(name) for row in rows for name in dict.fromkeys(row.table)])
    else:
        ceiling = next(reversed(bots)) if paths else None
        tell = partial(told, heads, [row.of(row.table[0]) for row in rows], BASELINE.level, ceiling)
    print(tell())
    if chosen.into:
        _write(chosen.into, chosen.mark, tell(times=False))
        print(f"written into {chosen.into}")


def players(game: str, paths: Sequence[str]) -> dict[str, Bot[Any]]:
    """Everybody who can sit down, by name."""
    bots: dict[str, Bot[Any]] = {BASELINE.level: BASELINE, **BOTS[game]}
    for path in paths:
        module, _, name = path.partition(":")
        try:
            bot = getattr(importlib.import_module(module), name)()
        except (ImportError, AttributeError, ValueError) as error:
            raise GameError(f"--bot {path}: {error}") from None
        bots[bot.level] = bot
    return bots


def _tables(chosen: Namespace, bots: dict[str, Bot[Any]]) -> list[tuple[str, ...]]:
    """Who sits together."""
    levels = list(BOTS[chosen.game])
    if chosen.table:
        tables = [tuple(table.split(",")) for table in chosen.table]
    else:
        among = chosen.among or [*levels[:2], BASELINE.level][min(1, len(levels))]
        ones = chosen.one.split(",") if chosen.one else list(bots)
        proposed = GAMES[chosen.game].evening.bots if chosen.evening else ()
        others = (*proposed, *[among] * chosen.players)[: chosen.players - 1]
        tables = [(one, *others) for one in ones]
    for table in tables:
        if unknown := [name for name in table if name not in bots]:
            raise RecordError(f"there is no level {unknown[0]!r}; there are: {', '.join(bots)}")
        if len(table) != chosen.players:
            raise RecordError(f"{','.join(table)}: --players is {chosen.players}, not {len(table)}")
    return list(dict.fromkeys(tables))


def play_seed(
    game: str,
    options: tuple[tuple[str, Any], ...],
    paths: tuple[str, ...],
    table: Table,
    seed: int,
    talk: bool = False,
) -> Games:
    """All rotations of a table with one seed."""
    bots = players(game, paths)
    games = []
    for turn in range(len(table)):
        seats = (*table[turn:], *table[:turn])
        state = GAMES[game].start(Start(len(table), dict(options), seed))
        before = state.summary()
        times: list[tuple[str, float]] = []
        log: list[Event] = []
        play(state, [bots[name] for name in seats], seed, partial(_timed, times), talk, log)
        course = Course(before, state.summary(), log)
        counts = [[measure.of(course, seat) for measure in MEASURES[game]] for seat in range(len(seats))]
        games.append(Played(seats, state.winners or (), counts, times))
    return games


def _timed(times: list[tuple[str, float]], bot: Bot[Any], state: State[Any], rng: Random) -> Action:
    """One decision and its CPU time. Only the reference player of the tests has `cheats`."""
    cheats = getattr(bot, "cheats", None)
    view = cheats(state) if cheats else state.view(state.to_act or 0)
    began = time.process_time()
    action = bot.choose(view, rng)
    times.append((bot.level, time.process_time() - began))
    return action


@contextmanager
def _executor(chosen: Namespace) -> Iterator[Executor]:
    """Where the work is done: any `concurrent.futures` executor will do."""
    if chosen.dask:
        try:
            distributed = importlib.import_module("distributed")
        except ImportError:
            raise GameError("--dask needs Dask: pip install 'ritual-table[dask]'") from None
        with distributed.Client(chosen.dask) as client, client.get_executor() as executor:
            yield executor
    else:
        # Only this process hears Ctrl-C; the others finish what they have begun.
        deaf = signal.SIGINT, signal.SIG_IGN
        with ProcessPoolExecutor(chosen.workers, initializer=signal.signal, initargs=deaf) as executor:
            yield executor


def _results(
    executor: Executor, task: Callable[[Table, int], Games], work: Sequence[Work]
) -> Iterator[tuple[Work, Games]]:
    """As they come in."""
    futures: dict[Future[Games], Work] = {executor.submit(task, *one): one for one in work}
    for future in as_completed(futures):
        yield futures[future], future.result()


def _progress(results: Iterable[tuple[Work, Games]], total: int) -> Iterator[tuple[Work, Games]]:
    """The same, with a bar on standard error if somebody watches."""
    began = time.monotonic()
    watched = sys.stderr.isatty()
    for done, result in enumerate(results, 1):
        yield result
        if watched:
            left = (time.monotonic() - began) / done * (total - done)
            bar = "#" * (30 * done // total)
            print(f"\r[{bar:30}] {done}/{total}, {left:.0f} s left ", end="", file=sys.stderr, flush=True)
    if watched:
        print(file=sys.stderr)


def _write(file: Path, mark: str, table: str | None) -> None:
    """The table goes between the marks, without times: it is the same everywhere. None: see that it could."""
    text = file.read_text("utf-8")
    begin, end = BEGIN.format(mark), END.format(mark)
    if not (begin in text and end in text):
        raise GameError(f"{file} has no {begin} … {end}")
    if table:
        before, _, rest = text.partition(begin)
        file.write_text(f"{before}{begin}\n{table}\n{end}{rest.partition(end)[2]}", "utf-8")
