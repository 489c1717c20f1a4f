"""The lobby: what people choose before they play. What comes from a form or from storage is checked here."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.game import RecordError
from engine.games import GAMES
from engine.options import Option, PerSeat, SomeOf
from engine.record import LONGEST_NAME, MOST_SEED, is_name
from web.worker.names import NAMES, shown
from web.worker.scene import Seat
from web.worker.words import Words

LONGEST_SEED = 80
USUAL_LEVEL = "reporter"
USUAL_SEATS = 5
"""As far as so many may play."""

PERSON, BOT = "person", "bot"
SAME = "same"
"""The person at the first person's seat plays this one, too; only where nothing is hidden."""

Form = Mapping[str, object]


class Chair(NamedTuple):
    """Who is to sit there."""

    kind: str = BOT
    """A person, a bot of some level, or any bot."""
    name: str = ""
    """None: a usual one."""


class Choices(NamedTuple):
    """Everything chosen in the lobby."""

    game: str
    chairs: tuple[Chair, ...]
    options: Mapping[str, Any]
    seed: str = ""
    advice: bool = True
    """Whether the strongest bot may be asked at this table."""


def seats_of(game: str) -> range:
    """How many may play."""
    return GAMES[game].seats


def usual(game: str) -> Choices:
    """You and four bots, an evening as the game proposes it."""
    seats = seats_of(game)
    chairs = (Chair(PERSON), *[Chair()] * (min(max(USUAL_SEATS, seats[0]), seats[-1]) - 1))
    return Choices(game, chairs, options_of(game, GAMES[game].evening.options, len(chairs)))


def usual_level(levels: Sequence[str]) -> str:
    """What a bot is if nothing else is said."""
    return USUAL_LEVEL if USUAL_LEVEL in levels else levels[0]


def level_at(game: str, place: int, levels: Sequence[str]) -> str:
    """The same at this place of the game's evening."""
    proposed = (*GAMES[game].evening.bots, *[USUAL_LEVEL] * (place + 1))[max(0, place - 1)]
    return proposed if proposed in levels else usual_level(levels)


def seated(choices: Choices, words: Words, levels: Sequence[str]) -> tuple[Seat, ...]:
    """Who sits where; nobody is called like somebody else. Any bot is as good as its place wants."""
    kinds = [chair.kind for chair in choices.chairs]
    alone, first = kinds.count(PERSON) == 1, kinds.index(PERSON) if PERSON in kinds else 0
    seats: list[Seat] = []
    for place, chair in enumerate(choices.chairs):
        name = wanted = chair.name or _usual_name(place, chair.kind, alone, words)
        taken = {seat.name for seat in seats}
        number = 1
        while name in taken:
            number += 1
            name = f"{wanted[: LONGEST_NAME - 2]} {number}"
        level = chair.kind if chair.kind in levels else level_at(choices.game, place, levels)
        bot = None if chair.kind in (PERSON, SAME) else level
        shared = chair.kind == SAME and GAMES[choices.game].open and place != first
        seats.append(Seat(name, bot, first if shared else None))
    return tuple(seats)


def _usual_name(place: int, kind: str, alone: bool, words: Words) -> str:
    if kind != PERSON:
        return NAMES[(place - 1) % len(NAMES)]
    return words("You") if alone else words("Player {n}", n=place + 1)


def filled_in(choices: Choices, form: Form, words: Words, levels: Sequence[str]) -> Choices:
    """The choices as a form of the page has them; what is missing or makes no sense stays as it was."""
    seed, chairs = form.get("seed"), _chairs(choices, form, words, levels)
    wanted = {
        name: _said(f"option-{name}", option, form, len(chairs))
        for name, option in GAMES[choices.game].options.items()
        if f"option-{name}" in form
    }
    return choices._replace(
        chairs=chairs,
        options=options_of(choices.game, {**choices.options, **wanted}, len(chairs)),
        advice=form["advice"] == "on" if "advice" in form else choices.advice,
        seed=seed.strip()[:LONGEST_SEED] if isinstance(seed, str) else choices.seed,
    )


def _said(field: str, option: Option, form: Form, players: int) -> object:
    """What a form says of an option: in one control, in one for each value, or in one for each seat."""
    if isinstance(option, SomeOf):
        return [value for value in option.values if f"{field}-{option.text((value,))}" in form]
    if isinstance(option, PerSeat):
        return option.parse(",".join(str(form.get(f"{field}-{seat}", "")) for seat in range(players)))
    return form[field]


def _chairs(choices: Choices, form: Form, words: Words, levels: Sequence[str]) -> tuple[Chair, ...]:
    """As many as the form has, if so many may play."""
    seats, chairs, kinds = seats_of(choices.game), choices.chairs, (PERSON, SAME, BOT, *levels)
    drawn = 0
    while drawn <= seats[-1] and form.get(f"seat-{drawn}-kind") in kinds:
        drawn += 1
    if drawn in seats:
        chairs = (*chairs, *[Chair()] * drawn)[:drawn]
    before = shown(seated(choices._replace(chairs=chairs), words, levels), words)
    result = []
    for place, chair in enumerate(chairs):
        kind, name = form.get(f"seat-{place}-kind"), form.get(f"seat-{place}-name")
        if not isinstance(kind, str) or kind not in kinds:
            kind = chair.kind
        if not isinstance(name, str) or name == before[place].name:
            name = chair.name
        result.append(Chair(kind, tidy(name)))
    return tuple(result)


def tidy(name: str) -> str:
    """A name that a record may hold; "" if nothing is left of it."""
    short = " ".join(name.split())[:LONGEST_NAME].strip()
    return short if is_name(short) else ""


def options_of(game: str, wanted: Mapping[str, object], players: int = 0) -> dict[str, Any]:
    """All of the game's options, those that make sense as wanted; `players`: if some are chosen by seat."""
    return {
        name: _value(name, option, wanted.get(name), players) for name, option in GAMES[game].options.items()
    }


def _value(name: str, option: Option, wanted: object, players: int) -> Any:
    """The option's value that is meant, be it written out as a form does; else the base value."""
    if isinstance(wanted, str):
        said = wanted.lower()
        wanted = option.parse({"on": "true", "off": "false"}.get(said, said))
    if isinstance(option, PerSeat) and isinstance(wanted, list | tuple):
        wanted = (*wanted, *option.base_for(players))[:players]
    try:
        return option.check(name, wanted, players)
    except RecordError:
        return option.base_for(players)


def with_game(choices: Choices, game: str) -> Choices:
    """Another game's evening: the chairs stay, as far as they fit, and the options that both games have."""
    if game == choices.game:
        return choices
    seats = seats_of(game)
    chairs = (*choices.chairs, *[Chair()] * seats[0])[: min(max(len(choices.chairs), seats[0]), seats[-1])]
    wanted = {**GAMES[game].evening.options, **choices.options}
    return choices._replace(game=game, chairs=chairs, options=options_of(game, wanted, len(chairs)))


def with_seats(choices: Choices, change: int) -> Choices:
    """A chair more, or the last one taken away, if so many may play."""
    number = len(choices.chairs) + change
    if number not in seats_of(choices.game):
        return choices
    options = options_of(choices.game, choices.options, number)
    return choices._replace(chairs=(*choices.chairs, Chair())[:number], options=options)


def with_kind(choices: Choices, place: str) -> Choices:
    """Another kind at this place: a person for a bot, a bot for a person."""
    return choices._replace(
        chairs=tuple(
            chair._replace(kind=BOT if chair.kind == PERSON else PERSON) if str(number) == place else chair
            for number, chair in enumerate(choices.chairs)
        )
    )


def with_level(choices: Choices, level: str) -> Choices:
    """Every bot is of this level."""
    people = (PERSON, SAME)
    chairs = (chair if chair.kind in people else chair._replace(kind=level) for chair in choices.chairs)
    return choices._replace(chairs=tuple(chairs))


def problem(choices: Choices, words: Words) -> str:
    """Why the game cannot begin so, in a sentence; "" if it can."""
    if all(chair.kind != PERSON for chair in choices.chairs):
        return words("At least one seat must be a person.")
    return ""


def seed_from(text: str, seeds: Callable[[], int]) -> int:
    """The number in the field; other writing always means the same number; nothing means any."""
    if not text:
        return seeds()
    if text.isascii() and text.isdecimal() and len(text) <= 20 and int(text) <= MOST_SEED:
        return int(text)
    digest = hashlib.sha256(text.encode("utf-8", "backslashreplace")).digest()
    return int.from_bytes(digest[:8], "big")
