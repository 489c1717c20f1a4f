"""A game as JSON: read, check, write, replay.

A record alone rebuilds its game: who played, the options, the seed or the setup, and every action.
Whatever is read here is hostile until it has been checked.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from engine.game import Action, Event, Game, IllegalAction, Log, RecordError, Start, State, shown
from engine.games import GAMES

LONGEST = 1 << 20
"""Characters of a record's text; some 1,500 actions take 20,000."""
MOST_ACTIONS = 10_000
MOST_BRACKETS = 1_000
"""In a record's text: more could nest deeper than a browser's stack bears."""
LONGEST_NAME = 40
TURNS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Signs that would turn the writing round them, too: a log must say what happened."""
MOST_SEED = (1 << 64) - 1
KEYS = ("game", "version", "players", "options", "seed", "setup", "actions")


@dataclass(frozen=True)
class Record:
    """A recorded game; equal records give equal games, and equal games have equal records."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    """Those that differ from their base value, whatever it was made with."""
    seed: int | None = None
    setup: Any = None
    actions: tuple[Action, ...] = ()

    def __post_init__(self) -> None:
        """Options that do not fit stay as they are, for `start` to refuse."""
        if self.game in GAMES:
            with suppress(RecordError):
                object.__setattr__(self, "options", self.rules.chosen(self.options, len(self.players)))

    @property
    def rules(self) -> Game[Any]:
        """The game's entry in the registry."""
        return GAMES[self.game]

    def start(self, log: Log = None) -> State[Any]:
        """The game before the first action."""
        return self.rules.start(Start(len(self.players), self.options, self.seed, self.setup), log)


class NewerRecord(RecordError):  # noqa: N818 - named for what it is
    """A record of a later release."""


class ReplayError(RecordError):
    """An action of a record that was not legal when its turn came."""

    def __init__(self, index: int, cause: IllegalAction) -> None:
        super().__init__(f"action {index} {cause}")
        self.index, self.cause = index, cause


def replay(record: Record, log: list[Event] | None = None) -> State[Any]:
    """Play a record; `log` receives every event."""
    *_, state = steps(record, log)
    return state


def steps(record: Record, log: list[Event] | None = None) -> Iterator[State[Any]]:
    """The one state, before each action and after the last."""
    state = record.start(log)
    for index, action in enumerate(record.actions):
        yield state
        try:
            state.apply(action, log)
        except IllegalAction as error:
            raise ReplayError(index, error) from error
    yield state


def write(record: Record) -> str:
    """The record as one line of JSON; what has its base value is left out."""
    told: dict[str, Any] = {"game": record.game, "version": record.rules.version}
    told["players"] = list(record.players)
    told["options"] = {name: record.options[name] for name in record.rules.options if name in record.options}
    if record.seed is not None:
        told["seed"] = record.seed
    if record.setup is not None:
        told["setup"] = record.setup
    told["actions"] = list(record.actions)
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def read(text: str | bytes) -> Record:
    """A record from JSON, checked and its game begun once; or a RecordError that says what is wrong."""
    record = checked(parsed(text))
    record.start()
    return record


def parsed(text: str | bytes) -> Any:
    """JSON as strict as a stranger's text needs: of bounded size and depth, no name twice, no NaN."""
    if len(text) > LONGEST:
        raise RecordError(f"a record is at most {LONGEST:,} characters long, not {len(text):,}")
    try:
        plain = text.decode() if isinstance(text, bytes) else text
        if plain.count("[") + plain.count("{") > MOST_BRACKETS:
            raise RecursionError
        return json.loads(plain, object_pairs_hook=_once, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"not JSON: {_brief(error)}") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name stands twice in an object")
    return found


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no number of JSON")


def _brief(error: Exception) -> str:
    return "nested too deep" if isinstance(error, RecursionError) else str(error).split("\n")[0][:100]


def checked(raw: Any) -> Record:
    """The record that a JSON value means."""
    if not isinstance(raw, dict):
        raise RecordError("a record is a JSON object")
    if unknown := [key for key in raw if key not in KEYS]:
        raise RecordError(f"a record has no {shown(unknown[0])}; it has: {', '.join(KEYS)}")
    name = raw.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise RecordError(f"unknown game {shown(name)}; there are: {', '.join(GAMES)}")
    game, version = GAMES[name], raw.get("version")
    if type(version) is not int or version > game.version:
        refused = NewerRecord if type(version) is int else RecordError
        raise refused(f"version {shown(version)} of {name} cannot be read, only {game.version}")
    players, options, actions = raw.get("players"), raw.get("options", {}), raw.get("actions", [])
    if not isinstance(players, list) or not all(is_name(player) for player in players):
        raise RecordError(f"'players' must be a list of names of 1 to {LONGEST_NAME} characters")
    if not isinstance(options, dict):
        raise RecordError("'options' must be an object")
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise RecordError("'actions' must be a list of texts")
    if len(actions) > MOST_ACTIONS:
        raise RecordError(f"a record has at most {MOST_ACTIONS:,} actions, not {len(actions):,}")
    seed = raw.get("seed")
    if seed is not None and (type(seed) is not int or not 0 <= seed <= MOST_SEED):
        raise RecordError(f"'seed' must be a whole number from 0 to {MOST_SEED}")
    if version < game.version:
        return _upgraded(raw, game)
    return Record(name, tuple(players), options, seed, raw.get("setup"), tuple(actions))


def _upgraded(raw: dict[str, Any], game: Game[Any]) -> Record:
    """A record of an older version, step by step."""
    later = game.upgrade(dict(raw))
    if later["game"] != game.id or not raw["version"] < later["version"] <= game.version:
        raise RecordError(f"version {shown(raw['version'])} of {game.id} has no way to {game.version}")
    return checked(later)


def is_name(name: object) -> bool:
    """Whether a player may be called so: any writing that can be seen and turns no other writing round."""
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
        return False
    kinds = [unicodedata.category(sign) for sign in name]
    return (
        any(kind[0] not in "MZ" and kind != "Cf" for kind in kinds)
        and not any(kind in ("Cc", "Cs", "Zl", "Zp") for kind in kinds)
        and not any(unicodedata.bidirectional(sign) in TURNS for sign in name)
    )
