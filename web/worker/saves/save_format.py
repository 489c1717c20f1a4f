"""What stays on the device, as text: settings and the lobby's choices; each game; what the list says of it.

Nothing that is stored names a card but a chosen option, which everybody knows: actions, which may be called
like one, and pencil marks are numbered.
Stored text may be old, new, damaged or made up. Settings that cannot be understood are left out, silently; a
game that cannot be opened says why (Unopened), and stays stored as it is.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal, NamedTuple

from engine import record
from engine.game import GameError
from engine.games import GAMES
from web.worker import lobby_choices, occasion
from web.worker.lobby_choices import Chair, Choices
from web.worker.match import Match
from web.worker.pace import SPEEDS
from web.worker.saves.kept import Fared, Kept, read_fared, resume
from web.worker.scene import LANGUAGES, AnyRoom, Levels, Seat, Settings

VERSION = 3
"""2 had all options by number (Game.numbered_options), a game's beside its record. 1 had settings, lobby and
one game in one text: `read_settings` and `read_game` each find their part."""
NUMBERED_OPTIONS = 2
SWITCHES = ("odds", "confirm", "talk", "sound", "played")
THEMES = ("auto", "light", "dark")
MOST_NAMES = 20

Trouble = Literal["", "damaged", "newer"]


class Unopened(Exception):  # noqa: N818 - named for what it is
    """A game that cannot be opened: it is damaged, or of a newer release."""

    def __init__(self, why: Trouble) -> None:
        super().__init__(why)
        self.why: Trouble = why


class About(NamedTuple):
    """What the list of games says of one, without opening it."""

    game: str = ""
    names: tuple[str, ...] = ()
    when: float = 0
    """Of its last action or pencil mark: seconds since 1970."""
    round: int = 0
    over: bool = False
    trouble: Trouble = ""
    daily: str = ""
    """The day whose ritual it is, if it is one that may count."""
    fared: Fared | None = None
    """Of one person's game that is over."""


# Settings and the lobby


def write_settings(settings: Settings, choices: Choices) -> str:
    """JSON: `version`, `settings`, `lobby`."""
    chosen = choices._asdict() | {
        "chairs": [chair._asdict() for chair in choices.chairs],
        "options": GAMES[choices.game].chosen(choices.options, len(choices.chairs)),
    }
    return dumped({"version": VERSION, "settings": settings._asdict(), "lobby": chosen})


def read_settings(
    text: object, rooms: Mapping[str, AnyRoom], levels: Levels
) -> tuple[Settings | None, Choices | None]:
    """Each part for itself, as far as it can be understood, whichever release has written it."""
    try:
        raw = parsed(text)
    except Unopened:
        return None, None
    return _settings(raw.get("settings")), _choices(raw.get("lobby"), raw.get("version"), rooms, levels)


def has_game(text: object) -> bool:
    """Whether this text of version 1 has a game in it."""
    try:
        return parsed(text).get("game") is not None
    except Unopened:
        return False


def _settings(raw: object) -> Settings | None:
    if not isinstance(raw, dict):
        return None
    settings = Settings()
    switches = {name: raw[name] for name in SWITCHES if isinstance(raw.get(name), bool)}
    if raw.get("fast") is True:  # once the only choice of speed
        settings = settings._replace(speed="instant")
    for name, values in (("language", LANGUAGES), ("theme", THEMES), ("speed", SPEEDS)):
        if isinstance(raw.get(name), str) and raw[name] in values:
            settings = settings._replace(**{name: raw[name]})
    return settings._replace(**switches)


def _choices(raw: object, version: object, rooms: Mapping[str, AnyRoom], levels: Levels) -> Choices | None:
    if not isinstance(raw, dict) or not isinstance(raw.get("game"), str) or raw["game"] not in rooms:
        return None
    usual = lobby_choices.usual(raw["game"])
    chairs, seed = raw.get("chairs"), raw.get("seed")
    if not isinstance(chairs, list) or len(chairs) not in lobby_choices.seats_of(usual.game):
        return usual
    named = raw.get("options")
    options = named if isinstance(named, dict) else {}
    if isinstance(version, int) and version <= NUMBERED_OPTIONS:
        options = _by_number(usual.game, options)
    return Choices(
        usual.game,
        tuple(_chair(chair, levels[usual.game]) for chair in chairs),
        lobby_choices.options_of(usual.game, options, len(chairs)),
        seed[: lobby_choices.LONGEST_SEED] if isinstance(seed, str) else "",
        raw.get("advice") is not False,
    )


def _chair(raw: object, levels: Sequence[str]) -> Chair:
    if not isinstance(raw, dict) or not isinstance(raw.get("name"), str):
        return Chair()
    kind = raw.get("kind")
    return Chair(
        kind if kind in (lobby_choices.PERSON, lobby_choices.SAME, *levels) else lobby_choices.BOT,
        lobby_choices.tidy(raw["name"]),
    )


# A game


def write_game(kept: Kept) -> str:
    """JSON, from which the game goes on just so. The record is text: JavaScript would round its seed."""
    owners = [seat.owner for seat in kept.seats]
    return dumped(
        {
            "version": VERSION,
            "record": record.write(replace(kept.start, actions=kept.numbers)),
            "bots": [seat.bot for seat in kept.seats],
            **({"owners": owners} if any(owner is not None for owner in owners) else {}),
            "holder": kept.holder,
            "paused": kept.paused,
            "undo": kept.can_undo,
            **({"marks": kept.marks} if any(kept.marks) else {}),
            **({"daily": kept.daily} if kept.daily else {}),
            **({"counts": True} if kept.counts else {}),
            **kept.occasion.written(),
            **({} if kept.advice else {"advice": False}),
        }
    )


def read_game(text: object, rooms: Mapping[str, AnyRoom], levels: Levels) -> Match:
    """The game, played again from its record; or Unopened."""
    raw = parsed(text)
    version = raw.get("version")
    if type(version) is not int:
        raise Unopened("damaged")
    if version > VERSION:
        raise Unopened("newer")
    game = raw.get("game") if version == 1 else raw
    if not isinstance(game, dict) or not isinstance(game.get("record"), str):
        raise Unopened("damaged")
    try:
        return _match(game, version, rooms, levels)
    except record.NewerRecord:
        raise Unopened("newer") from None
    except GameError:
        raise Unopened("damaged") from None


def _match(game: dict[str, Any], version: int, rooms: Mapping[str, AnyRoom], levels: Levels) -> Match:
    """A record with a setup names cards, and is not ours."""
    played, bots = record.read(game["record"]), game.get("bots")
    if played.setup is not None or played.game not in rooms or not isinstance(bots, list):
        raise Unopened("damaged")
    if len(bots) != len(played.players) or None not in bots:
        raise Unopened("damaged")
    if version <= NUMBERED_OPTIONS:
        played = replace(played, options=_numbered_options(played.game, game.get("options")))
    known = levels[played.game]
    seats = [
        Seat(name, bot if bot is None or bot in known else lobby_choices.usual_level(known), owner)
        for name, bot, owner in zip(played.players, bots, _owners(game, bots, played.rules.open), strict=True)
    ]
    match = Match(played, seats, rooms[played.game])
    resume(match, played.actions, game.get("holder", 0), game.get("paused") is True, game.get("undo") is True)
    match.marks = _marks(game.get("marks"), match)
    match.counts = game.get("counts") is True
    match.occasion = occasion.read(game, match)
    match.advice = game.get("advice") is not False
    if "daily" in game:
        from web.worker.stats import daily

        match.daily = game["daily"] if daily.is_of(match, game["daily"], levels) else ""
    return match


def _owners(game: dict[str, Any], bots: list[Any], open: bool) -> list[int | None]:
    """By seat, whose person plays it, too: a person's own seat, where nothing is hidden."""
    owners = game.get("owners", [None] * len(bots))
    if not isinstance(owners, list) or len(owners) != len(bots):
        raise Unopened("damaged")
    own = [seat for seat, bot in enumerate(bots) if bot is None and owners[seat] is None]
    for bot, owner in zip(bots, owners, strict=True):
        if owner is not None and (type(owner) is not int or owner not in own or bot is not None or not open):
            raise Unopened("damaged")
    return owners


def _numbered_options(game: str, numbers: object) -> dict[str, Any]:
    """The options of a game as they were once stored: all of them, or it is damaged."""
    options = _by_number(game, numbers) if isinstance(numbers, dict) else None
    if options is None or len(options) < len(GAMES[game].numbered_options):
        raise Unopened("damaged")
    return options


def _by_number(game: str, numbers: Mapping[str, object]) -> dict[str, Any]:
    """Those of them whose number makes sense."""
    return {
        name: values[number]
        for name, values in GAMES[game].numbered_options.items()
        if type(number := numbers.get(name)) is int and 0 <= number < len(values)
    }


def _marks(raw: object, match: Match) -> dict[int, frozenset[str]]:
    """By person, the cards again; what makes no sense is left out."""
    cards = dict(enumerate(match.room.marks(match.view)))
    rows = raw if isinstance(raw, list) and len(raw) == len(match.seats) else []
    return {
        seat: frozenset(cards[number] for number in row if type(number) is int and number in cards)
        for seat, row in enumerate(rows)
        if seat in match.people and isinstance(row, list)
    }


# What the list says


def about(kept: Kept, when: float) -> About:
    """How this game stands, in short."""
    day = kept.daily if kept.counts else ""
    fared = kept.fared if kept.over else None
    return About(kept.start.game, kept.start.players, when, kept.round, kept.over, daily=day, fared=fared)


def write_about(about: About) -> str:
    """JSON."""
    return dumped({"version": VERSION, **about._asdict()})


def read_about(text: object, rooms: Mapping[str, AnyRoom]) -> About:
    """What can be understood of it: one that makes no sense is damaged."""
    try:
        raw = parsed(text)
    except Unopened:
        return About(trouble="damaged")
    names, when, rounds, version = raw.get("names"), raw.get("when"), raw.get("round"), raw.get("version")
    day = raw.get("daily")
    known = isinstance(names, list) and len(names) <= MOST_NAMES and all(map(record.is_name, names))
    told = About(
        names=tuple(names) if isinstance(names, list) and known else (),
        when=when if isinstance(when, int | float) and math.isfinite(when) else 0,
        round=rounds if type(rounds) is int and 0 <= rounds < 10_000 else 0,
        over=raw.get("over") is True,
        daily=day if isinstance(day, str) and len(day) <= 10 else "",
        fared=read_fared(raw.get("fared")),
    )
    if type(version) is not int or not known or raw.get("trouble") == "damaged":
        return told._replace(trouble="damaged")
    if version > VERSION or raw.get("game") not in tuple(rooms):
        return told._replace(trouble="newer")
    return told._replace(game=raw["game"])


def dumped(value: Mapping[str, Any]) -> str:
    """As JSON, short."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def parsed(text: object) -> dict[str, Any]:
    """The JSON object that was stored; or Unopened."""
    try:
        raw = record.parsed(text) if isinstance(text, str) else None
    except GameError:
        raw = None
    if not isinstance(raw, dict):
        raise Unopened("damaged")
    return raw
