"""What a release writes, kept for ever: every later release opens it and finds the same (test_corpus.py).

    python -m tests.corpus.make NAME        adds the folder tests/corpus/NAME, as today's release writes it

Run it when a format has changed, and leave older folders as they are. Games are played at random, by a fixed
seed: alone among bots, round one device, all numbers of players, with talk and without, with many options.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from engine import record
from engine.bots.levels import BOTS
from engine.bots.play import decide, luck
from engine.link import VERSION, to_link
from engine.record import Record
from tools import words as catalogues
from web.games import ROOMS
from web.worker import lobby_choices
from web.worker import names as bots
from web.worker.handed_out import result
from web.worker.lobby_choices import Chair, Choices
from web.worker.match import Match
from web.worker.pace import SPEEDS
from web.worker.saves import save_format
from web.worker.scene import Seat, Settings
from web.worker.stats import counts, daily
from web.worker.words import Words

FOLDER = Path(__file__).parent
LADDER = ("novice", "reporter", "occultist")
LEVELS = dict.fromkeys(ROOMS, LADDER)
NAMES = ("You", "Agnes", "Åsa", "日本語", "<b>&", "Ada", "🕯")
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "arkham-ritual": [
        {},
        {"doom_track": True},
        {"event": "trapezohedron", "ally": "student"},
        {"zealot": "professor", "old_one": "hastur", "competitive": True},
        {"event": "trapezohedron", "old_one": "mystery", "doom_track": True, "competitive": True},
    ],
    "ritual": [{}],
}
Entry = dict[str, Any]
Stop = Callable[[Match], bool]


def acted(match: Match, rng: Random) -> None:
    """The next thing that happens in a game: a person at random, a bot as it thinks, now and then talk."""
    if match.ended:
        match.next_round()
    match.ready()
    rules, state, seat = match.start.rules, match.state, match.state.to_act
    assert seat is not None
    if rules.lines and rng.random() < 0.08:
        who, to = rng.sample(range(len(match.seats)), 2)
        line = rng.choice(rules.lines)
        match.act(f"say {who} {line} {to}" if line in rules.addressed else f"say {who} {line}")
    elif rng.random() < 0.01 and state.asides():
        match.act(rng.choice(state.asides()))
    elif level := match.seats[seat].bot:
        match.act(decide(BOTS[match.start.game][level], state, luck(match.start.seed, len(match.actions))))
    else:
        legal = state.legal()
        match.act("take" if "take" in legal and rng.random() < 0.5 else rng.choice(legal))


def played(match: Match, rng: Random, stop: Stop) -> Match:
    """On to where it shall stop, or to the end."""
    while not match.state.over and not stop(match):
        acted(match, rng)
    return match


def begun(game: str, kinds: str, options: Mapping[str, Any], seed: int) -> Match:
    """A letter a seat: p for a person, else the first letter of a bot's level."""
    levels = {level[0]: level for level in LADDER}
    names = NAMES if seed % 2 else bots.NAMES
    seats = [Seat(name, levels.get(kind)) for name, kind in zip(names, kinds, strict=False)]
    complete = lobby_choices.options_of(game, options)
    match = Match(Record(game, tuple(seat.name for seat in seats), complete, seed), seats, ROOMS[game])
    match.counts = seed % 3 == 0
    return match


STOPS: dict[str, Stop] = {
    "begun": lambda match: True,
    "some way on": lambda match: len(match.actions) >= 7,
    "undo": lambda match: len(match.actions) >= 9 and match.can_undo,
    "paused": lambda match: match.ended is not None,
    "second round": lambda match: match.round >= 2 and len(match.actions) >= 12,
    "over": lambda match: False,
}


def games() -> Iterator[tuple[str, Match]]:
    """Every game, by what is special about it."""
    seed = 0
    for game, room in ROOMS.items():
        seats = lobby_choices.seats_of(game)
        for players in seats:
            for kinds in ("p" + "nrn" * 2, "pnprpnp", "p" * 7):
                for what, stop in STOPS.items():
                    seed += 1
                    options = OPTIONS[game][seed % len(OPTIONS[game])]
                    start = seed if seed % 4 else (1 << 64) - seed
                    match = played(begun(game, kinds[:players], options, start), Random(seed), stop)
                    if seed % 2 and not match.state.over:
                        marked(match, Random(seed))
                    if seed % 2 and match.state.over:
                        match.next_round()
                    yield f"{game}, {kinds[:players]}, {what}", match
        for day, what in (("2026-11-16", "over"), ("2026-11-17", "some way on"), ("2027-02-28", "paused")):
            match = daily.begin(room, day, LEVELS, Words("fr"))
            yield f"{game}, daily, {what}", played(match, _Silent(day), STOPS[what])


class _Silent(Random):
    """A daily ritual has no talk."""

    def random(self) -> float:
        return 0.1 + 0.9 * super().random()


def marked(match: Match, rng: Random) -> None:
    """Everybody crosses something out."""
    for person in match.people:
        match.marks[person] = frozenset(rng.sample(match.room.marks(match.view), 3))


def opened(match: Match) -> Entry:
    """What one finds in a save that has been opened."""
    return {
        "record": record.write(match.record),
        "summary": match.state.summary(),
        "result": result(match),
        "seats": [[seat.name, seat.bot] for seat in match.seats],
        "holder": match.holder,
        "screen": match.screen,
        "round": match.round,
        "undo": match.can_undo,
        "marks": {str(person): sorted(cards) for person, cards in match.marks.items()},
        "daily": match.daily,
        "counts": match.counts,
    }


def saves(found: Sequence[tuple[str, Match]]) -> Iterator[Entry]:
    """Each game as it is kept, what the list says of it, and what it opens to."""
    for number, (what, match) in enumerate(found):
        match.look_away()
        about = save_format.about(match.kept(), 1_800_000_000.0 + 60 * number)
        yield {
            "what": what,
            "save": save_format.write_game(match.kept()),
            "about": save_format.write_about(about),
            "opened": opened(match),
            "told": about._asdict(),
        }


SETUPS: list[Entry] = [
    {"game": "arkham-ritual", "players": ["A", "B", "C"], "setup": {"first": 2}, "options": {}},
    {"game": "arkham-ritual", "players": ["A", "B", "C", "D"], "setup": {"first": 1}, "seed": 5},
    {"game": "ritual", "players": ["A", "B"], "setup": {"first": 1}, "options": {}},
    {"game": "ritual", "players": ["A", "B", "C"], "setup": {"first": 0, "altar": ["r", "g"]}, "seed": 9},
]


def links(found: Sequence[tuple[str, Match]]) -> Iterator[Entry]:
    """Each record in every version of a link."""
    for what, match in found:
        for version in range(1, VERSION + 1):
            yield {
                "what": what,
                "link": to_link(match.record, version),
                "record": record.write(match.record),
                "summary": match.state.summary(),
            }
    for setup in SETUPS:
        told = record.read(json.dumps({"version": 1, **setup}))
        for version in range(1, VERSION + 1):
            yield {
                "what": "setup",
                "link": to_link(told, version),
                "record": record.write(told),
                "summary": record.replay(told).summary(),
            }


def records(found: Sequence[tuple[str, Match]]) -> Iterator[Entry]:
    """Exported records, and some that deal cards of their own."""
    for what, match in found:
        yield {"what": what, "record": record.write(match.record), "summary": match.state.summary()}
    for setup in SETUPS:
        text = json.dumps({"version": 1, **setup})
        yield {"what": "setup", "record": text, "summary": record.replay(record.read(text)).summary()}


def settings() -> Iterator[Entry]:
    """Settings and choices of the lobby."""
    for number, (game, options) in enumerate((name, one) for name in OPTIONS for one in OPTIONS[name]):
        seats = lobby_choices.seats_of(game)
        kinds = [lobby_choices.PERSON, lobby_choices.BOT, *LADDER, lobby_choices.PERSON, lobby_choices.BOT]
        chairs = tuple(Chair(kinds[n], NAMES[n] if n % 2 else "") for n in range(seats[number % len(seats)]))
        liked = Settings(
            ("en", "es", "fr", "ja", "ko")[number % 5], ("auto", "light", "dark")[number % 3],
            **{name: bool(number >> bit & 1) for bit, name in enumerate(save_format.SWITCHES)},
            speed=SPEEDS[number % len(SPEEDS)],
        )  # fmt: skip
        choices = Choices(game, chairs, lobby_choices.options_of(game, options), "moon" if number % 2 else "")
        yield {
            "text": save_format.write_settings(liked, choices),
            "settings": liked._asdict(),
            "choices": choices._asdict() | {"chairs": [chair._asdict() for chair in chairs]},
        }


def statistics() -> Iterator[Entry]:
    """What was counted: nothing; games of all kinds; emptied again."""
    some = counts.Stats()
    for number in range(12):
        game = list(OPTIONS)[number % 2]
        level = None if number % 5 == 4 else LADDER[number % 3]
        day = f"2026-11-{number + 10}" if number % 3 == 0 else ""
        lost = {"round": number, "peeked": 1} if number % 2 else {}
        added = counts.Result(game, level, number % 4 == 0, 4 + number, number % 3, lost, day)
        some = counts.counted(some, f"{number:08x}-{number * 7:08x}", added)
    for told in (counts.Stats(), some, counts.emptied(some)):
        yield {"text": counts.write(told), "stats": plain(told)}


def plain(told: counts.Stats) -> Entry:
    """Statistics as JSON has them."""
    counts = {
        game: count._asdict() | {"levels": {level: list(tally) for level, tally in count.levels.items()}}
        for game, count in told.games.items()
    }
    loaded: Entry = json.loads(json.dumps({"games": counts, "counted": told.counted}))
    return loaded


def main(name: str) -> None:
    """Write the folder; one that is there stays as it is."""
    folder = FOLDER / name
    folder.mkdir()
    catalogues.compile()
    found = list(games())
    shared = [pair for pair in found if pair[1].state.over or "some way on" in pair[0]]
    for file, entries in {
        "saves": saves(found), "links": links(shared), "records": records(shared), "settings": settings(),
        "statistics": statistics(),
    }.items():  # fmt: skip
        lines = [json.dumps(entry, ensure_ascii=False) for entry in entries]
        (folder / f"{file}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
        print(f"{file}: {len(lines)}")


if __name__ == "__main__":
    main(sys.argv[1])
