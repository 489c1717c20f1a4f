"""`python -m tools.puzzles`: writes each game's `puzzles.json`, positions for "What do you do here?".

Bots play seeded games. At a decision the strongest level is asked several times, with other luck and more
thought each time; where it always prefers the same action, and that one by far, there is a puzzle. One a game
at most, and first of all those in which a weaker level would do something else.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from engine.bots.bot import Bot, Opinions
from engine.bots.levels import BOTS
from engine.bots.play import luck
from engine.game import State
from engine.games import GAMES
from engine.legal import size
from engine.options import OneOf
from engine.record import Record
from tools import rooms
from web.worker.puzzle import DIGITS, Puzzle

WANTED = 64
CLEAR = 0.5
"""The best action is worth so much more than the next, whoever asks; the reviews' own measure of a doubt."""
ASKED = 2
"""So many times beside the one that the page will ask."""
THOROUGH = 2
"""So many times the usual slices."""
LONGEST = 56
"""Actions before it."""
TRIED = 12
"""Decisions of a game."""
MOST_SEEDS = 600


class Found(NamedTuple):
    """A puzzle, and what is known of it."""

    puzzle: Puzzle
    kind: str
    """Of the decision, and the answer's verb."""
    hard: bool
    """A weaker level does something else."""


def answers(bot: Bot[Any], view: Any, number: int) -> Iterator[Opinions]:
    """As the page will ask; then with other luck, and longer."""
    yield bot.why(view, luck(0, number))
    for asked in range(1, ASKED + 1):
        *_, opinions = islice(bot.think(view, luck(asked, number)), bot.slices * THOROUGH)
        yield opinions


def clear(bot: Bot[Any], view: Any, number: int) -> str | None:
    """The one action that is ahead each time; None: there is none."""
    found = None
    for opinions in answers(bot, view, number):
        first, second, *_ = sorted(opinions, key=lambda opinion: -opinion.value)
        if first.value - second.value < CLEAR or found not in (None, first.action):
            return None
        found = first.action
    return found


def decisions(game: str, puzzle: Puzzle) -> Iterator[tuple[Puzzle, State[Any]]]:
    """A game of the quick levels, decision by decision; the state is the game's own."""
    *weaker, _ = BOTS[game].values()
    table = [weaker[-1] if (seat + puzzle.seed) % 3 else weaker[0] for seat in range(puzzle.players)]
    state = Record(game, ("",) * puzzle.players, puzzle.options, puzzle.seed).start()
    while state.to_act is not None and puzzle.number < LONGEST:
        yield puzzle, state
        legal = state.legal()
        number = legal.index(
            table[state.to_act].choose(state.view(state.to_act), luck(puzzle.seed, puzzle.number))
        )
        if number >= len(DIGITS):
            return
        puzzle = puzzle._replace(actions=puzzle.actions + DIGITS[number])
        state.apply(legal[number])


def beginning(game: str, seed: int) -> Puzzle:
    """Any number of players that is not too many to look at; in half of the games one option is another."""
    rules, rng = GAMES[game], Random(f"puzzle/{game}/{seed}")
    players = rng.choice([n for n in rules.seats if n <= 5])
    single = {name: option for name, option in rules.options.items() if isinstance(option, OneOf)}
    options: Mapping[str, Any] = {}
    if single and seed % 2:
        name = rng.choice(sorted(single))
        options = {name: rng.choice(single[name].values[1:])}
    return Puzzle(players, seed, "", options)


def found(game: str, seed: int) -> Found | None:
    """A puzzle of one game: of some of its decisions, in any order, the first hard one, else the first."""
    *weaker, strongest = BOTS[game].values()
    made = [
        (puzzle, state.view(state.to_act or 0)) for puzzle, state in decisions(game, beginning(game, seed))
    ]
    easy = None
    for puzzle, view in Random(seed).sample(made, min(TRIED, len(made))):
        if size(view.legal) < 2 or not (answer := clear(strongest, view, puzzle.number)):
            continue
        hard = {bot.choose(view, luck(0, puzzle.number)) for bot in weaker} != {answer}
        each = Found(puzzle, f"{view.decision.kind} {answer.split()[0]}", hard)
        if hard:
            return each
        easy = easy or each
    return easy


def chosen(game: str) -> list[Puzzle]:
    """As many as are wanted: hard ones first, and of no kind more than half."""
    taken, spare, kinds = list[Puzzle](), list[Puzzle](), Counter[str]()
    for seed in range(MOST_SEEDS):
        if len(taken) == WANTED:
            break
        if seed % 20 == 0:
            print(game, seed, len(taken), len(spare), dict(kinds), flush=True)
        each = found(game, seed)
        if each and each.hard and kinds[each.kind] < WANTED // 2:
            taken.append(each.puzzle)
            kinds[each.kind] += 1
        elif each:
            spare.append(each.puzzle)
    print(game, len(taken), "hard of", seed, "games", dict(kinds), flush=True)
    return (taken + spare)[:WANTED]


def written(puzzles: list[Puzzle]) -> str:
    """A line each."""
    rows = (
        json.dumps({key: value for key, value in puzzle._asdict().items() if value != {}})
        for puzzle in puzzles
    )
    return "[\n" + ",\n".join(f"  {row}" for row in rows) + "\n]\n"


def main(games: list[str]) -> None:
    """Of all games with bots of several levels, or of those that are named."""
    for game, folder in rooms.folders().items():
        if game in games or (not games and len(BOTS[game]) > 1):
            (folder / "puzzles.json").write_text(written(chosen(game)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
