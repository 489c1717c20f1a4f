"""python -m engine play: a game in the terminal against bots. For developers."""

from __future__ import annotations

import json
import secrets
from argparse import Namespace, _SubParsersAction
from typing import Any

from engine.bots.levels import BASELINE, BOTS
from engine.bots.play import decide, luck
from engine.game import Event, Game, IllegalAction, RecordError, State
from engine.games import GAMES
from engine.legal import size, spelt, told
from engine.record import MOST_SEED, Record, write

USUAL = 5
"""How many sit at a table, if that is possible."""


def add_to(commands: _SubParsersAction[Any]) -> None:
    """Its place on the command line."""
    parser = commands.add_parser("play", help="play in the terminal against bots")
    parser.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--players", type=int, help="how many sit there (default: 5, or as near as may be)")
    parser.add_argument("--seat", type=int, default=0, help="yours, from 0; -1 to watch")
    parser.add_argument("--level", default=BASELINE.level, help="of the bots (default: random)")
    parser.add_argument("--seed", type=int, help="the same seed deals the same cards; random if left out")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; again for more",
    )
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> None:
    """Play to the end, then print the record."""
    game = GAMES[chosen.game]
    chosen.players = seats_of(game, chosen.players)
    if not -1 <= chosen.seat < chosen.players:
        raise RecordError(f"--seat must be from 0 to {chosen.players - 1}, or -1")
    if chosen.seed is not None and not 0 <= chosen.seed <= MOST_SEED:
        raise RecordError(f"--seed must be from 0 to {MOST_SEED}")
    levels = {BASELINE.level: BASELINE, **BOTS[game.id]}
    if chosen.level not in levels:
        raise RecordError(f"there is no level {chosen.level!r}; there are: {', '.join(levels)}")
    bot = levels[chosen.level]
    seed = secrets.randbits(32) if chosen.seed is None else chosen.seed
    names = tuple("You" if seat == chosen.seat else f"Seat {seat}" for seat in range(chosen.players))
    record = Record(game.id, names, options_of(game, chosen.option), seed)
    log: list[Event] = []
    state = record.start(log)
    actions: list[str] = []
    while state.to_act is not None:
        _tell(log, chosen.seat)
        mine = state.to_act == chosen.seat
        actions.append(_ask(game, state, log) if mine else decide(bot, state, luck(seed, len(actions))))
        if not mine:
            state.apply(actions[-1], log)
    _tell(log, chosen.seat)
    print(json.dumps(state.summary()))
    print("record:", write(Record(game.id, names, record.options, seed, actions=tuple(actions))))


def seats_of(game: Game[Any], players: int | None) -> int:
    """As many as are said, else as are usual."""
    return min(max(USUAL, game.seats[0]), game.seats[-1]) if players is None else players


def options_of(game: Game[Any], pairs: list[str]) -> dict[str, Any]:
    """NAME=VALUE as a record has it: values of a list stand with commas between."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        options[name] = game.options[name].parse(value) if name in game.options else value
    return options


def _tell(log: list[Event], seat: int) -> None:
    """What this seat saw since it was last told."""
    for event in log:
        seen = event.seen_by(seat)
        rest = " ".join(f"{key}={value}" for key, value in seen.items() if key not in ("e", "rule"))
        print(f"  {seen['rule']:6} {seen['e']} {rest}")
    log.clear()


def _ask(game: Game[Any], state: State[Any], log: list[Event]) -> str:
    """One action from the keyboard, applied; a number picks from the list."""
    assert state.to_act is not None
    view = state.view(state.to_act)
    print("\n" + game.text(view))
    listed = told(view.legal)
    for number, action in enumerate(listed, 1):
        print(f"  {number}  {action}")
    if size(view.legal) > len(listed):
        print(f"  … and {size(view.legal) - len(listed):,} more")
    while True:
        answer = input("> ").strip()
        if answer.isdigit() and 1 <= int(answer) <= len(listed):
            answer = listed[int(answer) - 1]
        answer = spelt(view.legal, answer)
        try:
            state.apply(answer, log)
        except IllegalAction as error:
            print(error)
        else:
            return answer
