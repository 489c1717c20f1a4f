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
from engine.record import MOST_SEED, Record, write


def add_to(commands: _SubParsersAction[Any]) -> None:
    """Its place on the command line."""
    parser = commands.add_parser("play", help="play in the terminal against bots")
    parser.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--players", type=int, default=5)
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
    record = Record(game.id, names, options_of(chosen.option), seed)
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


def options_of(pairs: list[str]) -> dict[str, Any]:
    """NAME=VALUE as a record has it: true and false are not texts."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        options[name] = {"true": True, "false": False}.get(value, value)
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
    for number, action in enumerate(view.legal, 1):
        print(f"  {number}  {action}")
    while True:
        answer = input("> ").strip()
        if answer.isdigit() and 1 <= int(answer) <= len(view.legal):
            answer = view.legal[int(answer) - 1]
        try:
            state.apply(answer, log)
        except IllegalAction as error:
            print(error)
        else:
            return answer
