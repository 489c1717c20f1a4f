"""Every command that the page can send: this is the one list.

A message is what the page makes of a control: `{"do": "act", "action": "give 2"}` for one with `data-action`,
else `{"do": name, "value": its data-value, "form": {name: value of every control of the page}}`. Whatever
comes in is hostile: a message that names no command is none, and a part of the wrong type is left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import Any, NamedTuple

Form = Mapping[str, object]
Message = Mapping[str, object]


class Press(Enum):
    """A command that says all by its name."""

    # at any time
    TICK = "tick"  # the wait is over that a Reply asked for
    TO_LOBBY = "to-lobby"
    CLOSE = "close"  # what lies on top
    RULES = "rules"
    STATISTICS = "stats"
    EXPORT = "export"  # the game as a file
    STEP_BACK = "step-back"  # another window has taken this game over
    # in the lobby
    START = "start"
    DAILY = "daily"
    EVENINGS = "evenings"  # the ladder and the past days
    PUZZLE = "puzzle"  # of the day
    MORE_SEATS = "seats-more"
    FEWER_SEATS = "seats-fewer"
    KEEP_IT = "keep-it"  # no, the game is not to be deleted
    # at the table
    CONFIRM = "confirm-yes"  # what was asked about is to be done
    REFRAIN = "confirm-no"
    HINT = "hint"
    READY = "ready"  # the person who was asked for holds the device
    UNDO = "undo"
    RESTART = "restart"  # asked about already, as giving up is
    GIVE_UP = "give-up"
    EARLIER = "earlier"  # more of the log
    NEXT = "next"  # the next step of the bots, at once
    NEXT_ROUND = "next-round"  # everyone has seen how the round ended
    REMATCH = "rematch"
    SHARE = "share"
    # in the statistics
    DELETE_STATISTICS = "stats-delete"  # it is asked about first
    DELETE_STATISTICS_YES = "stats-delete-yes"
    KEEP_STATISTICS = "stats-keep"
    # in a review
    LEAVE = "leave"
    # in a puzzle
    NEXT_PUZZLE = "puzzle-next"
    # on the card of a shared game
    WATCH = "watch"
    PLAY_CARDS = "play-cards"


class Set(NamedTuple):
    """The person's own `language`, `theme` or `speed`."""

    setting: str
    value: object


class Lend(NamedTuple):
    """A `language` or `theme` as the page round the table wishes it, for this visit."""

    setting: str
    value: object


class Switch(NamedTuple):
    """A setting on or off; None: the other way round."""

    setting: str
    on: bool | None = None


class Unkept(NamedTuple):
    """The page could not store something: its storage is `full` or `blocked`."""

    value: str


class FollowLink(NamedTuple):
    """The address has changed to one with a game in it."""

    value: str


class Recount(NamedTuple):
    """Another window has changed the statistics: `stats` is their text now."""

    stats: object


class ListSaves(NamedTuple):
    """The stored games, and the statistics' text, as they are now."""

    saves: object
    stats: object


class ChooseGame(NamedTuple):
    """In the lobby: another game."""

    value: str


class SeatKind(NamedTuple):
    """In the lobby: a person for a bot, or a bot for a person, unless the form has said it already."""

    value: str
    form: Form


class AllBots(NamedTuple):
    """In the lobby: every bot is of this level."""

    value: str


class OpenSave(NamedTuple):
    """Go on with a stored game, or look at it again (`review`), or export it: first the page is asked for it.

    At the table `review` has no id: it is the game at the table that is looked at."""

    purpose: str
    id: str
    save: object
    """Its text; None: it is no longer stored; MISSING: not brought yet."""


class Delete(NamedTuple):
    """Delete a stored game; unless that is `sure` it is asked about first."""

    id: str
    sure: bool


class Import(NamedTuple):
    """Bring a game: a file's text, or what was pasted."""

    text: str


class Act(NamedTuple):
    """At the table: do this."""

    action: object


class Pick(NamedTuple):
    """At the table: pick a part of an action that is composed of several."""

    value: str


class Mark(NamedTuple):
    """At the table: cross a card out on the play sheet, or no longer."""

    value: str


class Read(NamedTuple):
    """Tell what a card or a pile is, does, and means now (GameRoom.reading)."""

    value: str


class Go(NamedTuple):
    """In a review: to the step of this number; `first`, `back`, `round-on`, `play`, …"""

    value: str


class PlayEvening(NamedTuple):
    """Begin the evening of this id."""

    value: str


class PlayDay(NamedTuple):
    """Begin that day's ritual."""

    value: str


class Answer(NamedTuple):
    """In a puzzle: this is what one would do."""

    value: str


class Eyes(NamedTuple):
    """In a review: look with this seat's eyes, or with `all` cards open."""

    value: str


Command = (
    Press | Set | Lend | Switch | Unkept | FollowLink | Recount | ListSaves | ChooseGame | SeatKind | AllBots
    | OpenSave | Delete | Import | Act | Pick | Mark | Read | Go | Eyes | PlayEvening | PlayDay
    | Answer
)  # fmt: skip

MISSING = object()
"""Stands for a part that a message does not have; None would be a part."""
TOGGLE, LEND = "toggle-", "lend-"
DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def fields(message: Message) -> dict[str, Any]:
    """What the page's form has, with the control itself that was changed."""
    form, name = message.get("form"), message.get("name")
    found = dict(form) if isinstance(form, Mapping) else {}
    if isinstance(name, str):
        found.setdefault(name, message.get("value"))
    return found


def day_of(message: Message) -> str:
    """Every message says which day it is on the device; "" if it is nothing like a day."""
    day = message.get("day")
    return day if isinstance(day, str) and DAY.fullmatch(day) else ""


def parse(message: Message) -> Command | None:
    """The command that a message means; None if it means none."""
    name, given = str(message.get("do")), message.get("value")
    value, form = given if isinstance(given, str) else "", fields(message)
    if name.startswith(TOGGLE):
        return Switch(name.removeprefix(TOGGLE), given if isinstance(given, bool) else None)
    match name:
        case "language" | "theme" | "speed":
            return Set(name, value or form.get(name))
        case "lend-language" | "lend-theme":
            return Lend(name.removeprefix(LEND), value)
        case "setting":
            return Switch(value)
        case "unkept":
            return Unkept(value)
        case "link":
            return FollowLink(value)
        case "recount":
            return Recount(message.get("stats", MISSING))
        case "shelf":
            return ListSaves(message.get("saves"), message.get("stats", MISSING))
        case "game":
            return ChooseGame(value)
        case "seat-kind":
            return SeatKind(value, form)
        case "all-bots":
            return AllBots(value)
        case "continue" | "export-save" | "review":
            return OpenSave(name, value, message.get("save", MISSING))
        case "delete" | "delete-yes":
            return Delete(value, sure=name == "delete-yes")
        case "import":
            return Import(value or str(form.get("paste", "")))
        case "act":
            return Act(message.get("action"))
        case "pick":
            return Pick(value)
        case "mark":
            return Mark(value)
        case "evening":
            return PlayEvening(value)
        case "day":
            return PlayDay(value)
        case "answer":
            return Answer(value)
        case "read":
            return Read(value)
        case "say":
            return Act(f"say {value}")
        case "go":
            return Go(value or str(form.get(name, "")))
        case "eyes":
            return Eyes(value or str(form.get(name, "")))
    return Press(name) if name in PRESSES else None


PRESSES = frozenset(press.value for press in Press)
