"""Playthroughs: whole games as text, with every seat's view after every action.

    python3 build.py golden        writes tests/playthroughs anew

A leak shows in review as a changed line. The same games are replayed in the browser. An open game has one
view for all seats, and after the first only the lines of it that are new: a large board changes little.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from engine.game import Event, Game
from engine.record import Record, read, write
from tests import games

FOLDER = Path(__file__).parent / "playthroughs"
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


class Played(NamedTuple):
    """A game to be written down: the seed deals, and decides at random what players do."""

    game: str
    players: int
    seed: int
    options: dict[str, Any]

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}-{self.players}.txt"


PLAYED = tuple(
    Played(game, table.players, table.seed, dict(table.options))
    for game, hooks in games.ALL.items()
    for table in hooks.PLAYTHROUGHS
)


def record_of(played: Played) -> Record:
    """The game, played at random: the first choice often; now and then something out of turn, or said.

    Nobody gives up: what is nobody's action in particular is left out."""
    rng = Random(played.seed)
    record = Record(played.game, NAMES[: played.players], played.options, played.seed)
    state = record.start()
    actions: list[str] = []
    while choices := state.legal():
        if record.rules.lines and played.players > 1 and rng.random() < 0.05:
            actions.append(_saying(record.rules, played.players, rng))
            state.apply(actions[-1])
        choice = rng.choice(choices[:1] if rng.random() < 0.5 else choices)
        asides = [aside for aside in state.asides() if state.actor(aside) is not None]
        if rng.random() < 0.03 and asides:
            choice = rng.choice(asides)
        actions.append(choice)
        state.apply(choice)
    return Record(record.game, record.players, record.options, record.seed, actions=tuple(actions))


def _saying(game: Game[Any], players: int, rng: Random) -> str:
    """Somebody says one of the game's lines."""
    who, to = rng.sample(range(players), 2)
    line = rng.choice(game.lines)
    return f"say {who} {line} {to}" if line in game.addressed else f"say {who} {line}"


def text_of(record: Record) -> str:
    """The record, then for the start and for each action what happened and what each seat sees."""
    log: list[Event] = []
    state = record.start(log)
    parts, known = [write(record)], set[str]()
    for action in ("", *record.actions):
        if action:
            log.clear()
            state.apply(action, log)
        parts.append(f"\n== {action or 'start'}")
        parts.extend(json.dumps(event.whole(), ensure_ascii=False) for event in log)
        if record.rules.open:
            lines = record.rules.text(state.view(0)).split("\n")
            parts += ["-- all", *(line for line in lines if line not in known)]
            known = set(lines)
            continue
        for seat in range(len(record.players)):
            seen = record.rules.text(state.view(seat))
            parts.append(f"-- seat {seat}\n{seen}")
    parts.append("\n== end\n" + json.dumps(state.summary()) + "\n")
    return "\n".join(parts)


def recorded(file: Path) -> Record:
    """The record at the top of a playthrough."""
    return read(file.read_text("utf-8").split("\n", 1)[0])


def main() -> None:
    """Write all of them anew."""
    FOLDER.mkdir(exist_ok=True)
    for played in PLAYED:
        text = text_of(record_of(played))
        played.file.write_text(text, "utf-8")
        print(f"{played.file.name}: {len(text):,} characters")


if __name__ == "__main__":
    main()
