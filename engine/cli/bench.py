"""python -m engine bench: how fast are legal() and apply(), view() and copy()?

Machines differ and are noisy, so each figure is also told as a ratio to a bare loop (tight.py), run in
turns with the engine in the same process: so games can be compared too.
"""

from __future__ import annotations

import itertools
import random
import runpy
import statistics
import time
from argparse import Namespace, _SubParsersAction
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from operator import methodcaller
from pathlib import Path
from typing import Any

from engine.game import Game, Start, State
from engine.games import GAMES
from engine.legal import pick, size
from engine.options import OneOf, Option, PerSeat, SomeOf

YARDSTICK = Path(__file__).resolve().parents[2].parent / "shared" / "bench" / "tight.py"
SLICE = 0.1
Timed = tuple[float, int]
"""CPU seconds, and how many things were done in them."""


def add_to(commands: _SubParsersAction[Any]) -> None:
    """Its place on the command line."""
    parser = commands.add_parser("bench", help="measure decisions per CPU second, view() and copy()")
    parser.add_argument("--game", choices=list(GAMES), help="one game alone (default: all, in one run)")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time for each figure (default: 3)")
    parser.add_argument("--tight", type=Path, default=YARDSTICK, help="the bare loop to compare with")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> None:
    """Print each figure and its ratio, game by game."""
    tight = _tight(chosen.tight)
    if tight is None:
        print(f"no bare loop at {chosen.tight}: figures without ratios")
    slices = max(1, round(chosen.seconds / SLICE))
    print(
        f"CPU time, median of {slices} slices of {SLICE} s, every option in turn, every rule that can be on"
    )
    for game in [GAMES[chosen.game]] if chosen.game else GAMES.values():
        _table(game, tight, slices)


def _table(game: Game[Any], tight: Callable[[], Timed] | None, slices: int) -> None:
    """A game's figures, for some numbers of players."""
    print(game.id)
    for players in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]}):
        states = list(itertools.islice(_positions(game, players), 2000))
        measures: dict[str, Callable[[], Timed]] = {
            "a decision": partial(_decisions, game, players),
            "view()": partial(_each, states, _look),
            "copy()": partial(_each, states, methodcaller("copy")),
        }
        for what, measure in measures.items():
            _row(f"{players} players, {what}", measure, tight, slices)


def _tight(path: Path) -> Callable[[], Timed] | None:
    """The bare loop's slice, if it is there."""
    if not path.is_file():
        return None
    play, rng = runpy.run_path(str(path))["play"], random.Random(1)
    return lambda: _for_a_slice(lambda: play(rng))


def _row(name: str, measure: Callable[[], Timed], tight: Callable[[], Timed] | None, slices: int) -> None:
    """One line: microseconds each, how many a second, and the median ratio of neighbouring slices."""
    costs, ratios = [], []
    for _ in range(slices):
        seconds, done = measure()
        costs.append(seconds / done)
        if tight:
            bare_seconds, bare_done = tight()
            ratios.append(costs[-1] / (bare_seconds / bare_done))
    cost = statistics.median(costs)
    ratio = f"  {statistics.median(ratios):5.2f} of the bare loop's decision" if ratios else ""
    print(f"{name:24} {cost * 1e6:7.2f} us {1 / cost:12,.0f} a second{ratio}", flush=True)


def _for_a_slice(do: Callable[[], int]) -> Timed:
    """Do it again and again for a slice of CPU time."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SLICE:
        done += do()
    return spent, done


def _choices(option: Option, players: int) -> Sequence[Any]:
    """What an option is measured with: on, each of its values, none and as many as may be, or seats apart."""
    match option:
        case OneOf(values):
            return [True] if values == (False, True) else values
        case SomeOf(values, most):
            return [(), values[:most]]
        case PerSeat(each):
            apart = [*each.values[1:], *[each.base] * players][:players]
            return [option.base_for(players), tuple(apart)]


def _options(game: Game[Any], players: int) -> Iterable[dict[str, Any]]:
    """Every choice in turn, with every rule that can be switched on."""
    values = [_choices(option, players) for option in game.options.values()]
    return itertools.cycle(
        dict(zip(game.options, chosen, strict=True)) for chosen in itertools.product(*values)
    )


def _decisions(game: Game[Any], players: int) -> Timed:
    """Whole random games, dealing included."""
    options, seeds, luck = iter(_options(game, players)), itertools.count(), random.Random(1).random

    def one_game() -> int:
        state = game.start(Start(players, next(options), next(seeds)))
        legal, apply, done = state.legal, state.apply, 0
        while choices := legal():
            apply(choices[int(luck() * size(choices))])
            done += 1
        return done

    return _for_a_slice(one_game)


def _positions(game: Game[Any], players: int) -> Iterable[State[Any]]:
    """The positions of random games, one after another."""
    rng = random.Random(2)
    for seed, options in enumerate(_options(game, players)):
        state = game.start(Start(players, options, seed))
        while choices := state.legal():
            yield state.copy()
            state.apply(pick(choices, rng))


def _look(state: State[Any]) -> object:
    return state.view(state.to_act or 0)


def _each(states: list[State[Any]], do: Callable[[State[Any]], object]) -> Timed:
    """Do it to every position."""

    def all_of_them() -> int:
        deque(map(do, states), maxlen=0)
        return len(states)

    return _for_a_slice(all_of_them)
