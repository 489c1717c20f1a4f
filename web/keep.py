"""What stays on the device: settings, the lobby's choices, and the game, from its seed.

Nothing that is stored names a card: options and actions, which may be called like one, are numbered.
Pencil marks are not stored.
Stored text may be old, new, damaged or made up: what cannot be understood is left out, silently.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from engine import record
from engine.game import GameError
from web import lobby
from web.lobby import Chair, Choices
from web.match import Match
from web.scene import LANGUAGES, GameRoom, Seat, Settings

VERSION = 1
THEMES = ("auto", "light", "dark")


class Kept(NamedTuple):
    """What could be understood; None where nothing could."""

    settings: Settings | None = None
    choices: Choices | None = None
    match: Match | None = None


def write(settings: Settings, choices: Choices, match: Match | None) -> str:
    """JSON: `version`, `settings`, `lobby`, `game`. The record is text: JavaScript would round its seed."""
    kept: dict[str, Any] = {"version": VERSION, "settings": settings._asdict()}
    kept["lobby"] = choices._asdict() | {
        "chairs": [chair._asdict() for chair in choices.chairs],
        "options": lobby.numbered(choices.game, choices.options),
    }
    kept["game"] = match and {
        "record": record.write(replace(match.record, options={}, actions=tuple(match.numbers))),
        "options": lobby.numbered(match.start.game, match.start.options),
        "bots": [seat.bot for seat in match.seats],
        "holder": match.holder,
        "paused": match.ended is not None,
        "undo": match.before is not None,
    }
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def read(text: object, rooms: Mapping[str, GameRoom], levels: Sequence[str]) -> Kept:
    """Each part for itself: a damaged game does not cost the settings."""
    if not isinstance(text, str) or len(text) > 2 * record.LONGEST:
        return Kept()
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError):
        return Kept()
    if not isinstance(raw, dict) or raw.get("version") != VERSION:
        return Kept()
    return Kept(
        _settings(raw.get("settings")), _choices(raw.get("lobby"), rooms, levels), _match(raw, rooms, levels)
    )


def _settings(raw: object) -> Settings | None:
    if not isinstance(raw, dict):
        return None
    settings = Settings()
    switches = {name: raw[name] for name in ("odds", "confirm", "fast") if isinstance(raw.get(name), bool)}
    for name, values in (("language", LANGUAGES), ("theme", THEMES)):
        if isinstance(raw.get(name), str) and raw[name] in values:
            settings = settings._replace(**{name: raw[name]})
    return settings._replace(**switches)


def _choices(raw: object, rooms: Mapping[str, GameRoom], levels: Sequence[str]) -> Choices | None:
    if not isinstance(raw, dict) or not isinstance(raw.get("game"), str) or raw["game"] not in rooms:
        return None
    usual = lobby.usual(raw["game"])
    chairs, seed = raw.get("chairs"), raw.get("seed")
    if not isinstance(chairs, list) or len(chairs) not in lobby.seats_of(usual.game):
        return usual
    return Choices(
        usual.game,
        tuple(_chair(chair, levels) for chair in chairs),
        lobby.by_number(usual.game, raw.get("options")),
        seed[: lobby.LONGEST_SEED] if isinstance(seed, str) else "",
    )


def _chair(raw: object, levels: Sequence[str]) -> Chair:
    if not isinstance(raw, dict) or not isinstance(raw.get("name"), str):
        return Chair()
    kind = raw.get("kind")
    return Chair(kind if kind in (lobby.PERSON, *levels) else lobby.BOT, lobby.tidy(raw["name"]))


def _match(raw: dict[str, Any], rooms: Mapping[str, GameRoom], levels: Sequence[str]) -> Match | None:
    """The game, played again from its record; a record with a setup names cards, and is not ours."""
    game = raw.get("game")
    if not isinstance(game, dict) or not isinstance(game.get("record"), str):
        return None
    try:
        played = record.read(game["record"])
        bots = game.get("bots")
        if played.setup is not None or played.game not in rooms or not isinstance(bots, list):
            return None
        if len(bots) != len(played.players) or None not in bots:
            return None
        played = replace(played, options=lobby.by_number(played.game, game.get("options")))
        seats = [
            Seat(name, bot if bot is None or bot in levels else levels[0])
            for name, bot in zip(played.players, bots, strict=True)
        ]
        match = Match(played, seats, rooms[played.game])
        match.resume(
            played.actions, game.get("holder", 0), game.get("paused") is True, game.get("undo") is True
        )
    except GameError:
        return None
    return match
