"""A record squeezed into a link: each action is its number among what was legal, all of it one large number.

    1 byte       the version of this format
    4 bytes      CRC-32 of the rest
    the rest     one number in mixed radix, least digit first: game and its version, players, the options
                 that differ from their base value, by name and value, seed, setup, how many actions, and
                 each of them as it is played again: its number among what is legal, else among the lines
                 that can be said, else its text

Versions 1 and 2 had all options by number (Game.numbered_options), also some with their base value; version 1
had only the texts of what is said. Their links are still read.

A link is hostile until it has been read: it is short, it is played as it is unpacked, so every step must be
legal, and only the very link that its record would give is accepted.
"""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from engine.game import Action, Game, IllegalAction, RecordError, State
from engine.games import GAMES
from engine.legal import size
from engine.record import MOST_ACTIONS, NewerRecord, Record, ReplayError, checked, parsed

VERSION = 3
NUMBERED_OPTIONS = 2
WITHOUT_LINES = 1
LONGEST = 8_000
"""Characters of a link that is read; a whole game takes a few hundred."""
_BYTE = 256
_MORE = 128


class LinkError(RecordError):
    """A link that is damaged."""

    def __init__(self) -> None:
        super().__init__("this link is damaged: part of it is missing or changed")


def to_link(record: Record, version: int = VERSION) -> str:
    """The record in letters that may stand in a URL; ReplayError if it cannot have been played so."""
    return _link(record, _Given(record.rules.version, record.options), version)


class _Given(NamedTuple):
    """What a link says that its record does not."""

    rules: int
    """The version of the game, which may since have been raised."""
    options: Mapping[str, Any]
    """Of older links also some with their base value."""


def _link(record: Record, given: _Given, version: int) -> str:
    digits = _Writer()
    digits.text(record.game)
    digits.number(given.rules)
    digits.number(len(record.players))
    for player in record.players:
        digits.text(player)
    _write_options(record.rules, given.options, version, digits)
    digits.number(0 if record.seed is None else 1 + record.seed)
    digits.text("" if record.setup is None else json.dumps(record.setup, separators=(",", ":")))
    digits.number(len(record.actions))
    state, lines = record.start(), _lines(record, version)
    for index, action in enumerate(record.actions):
        _write_action(state, action, lines, digits)
        try:
            state.apply(action)
        except IllegalAction as error:
            raise ReplayError(index, error) from error
    body = digits.packed()
    sealed = bytes([version]) + binascii.crc32(body).to_bytes(4, "big") + body
    return base64.urlsafe_b64encode(sealed).decode().rstrip("=")


def from_link(link: str) -> Record:
    """The record in a link, played once to its end."""
    if len(link) > LONGEST:
        raise LinkError
    try:
        sealed = base64.b64decode(link + "=" * (-len(link) % 4), b"-_", validate=True)
    except ValueError:
        raise LinkError from None
    body = sealed[5:]
    if len(sealed) < 5 or sealed[1:5] != binascii.crc32(body).to_bytes(4, "big"):
        raise LinkError
    if sealed[0] > VERSION:
        raise NewerRecord("this link comes from a newer release")
    if sealed[0] < WITHOUT_LINES:
        raise LinkError
    record, given = _unpacked(_Reader(body), sealed[0])
    if _link(record, given, sealed[0]) != link:
        raise LinkError
    return record


def _unpacked(digits: _Reader, version: int) -> tuple[Record, _Given]:
    """The record: its head is upgraded if the game's version is an older one, and played by today's rules."""
    name, rules_version = digits.text(), digits.number()
    if name not in GAMES:
        raise LinkError
    rules = GAMES[name]
    players = [digits.text() for _ in range(digits.number(rules.seats[-1]))]
    options = _read_options(rules, version, digits)
    seed, setup = digits.number(), digits.text()
    raw = {"game": name, "version": rules_version, "players": players, "options": options}
    raw |= ({"seed": seed - 1} if seed else {}) | ({"setup": parsed(setup)} if setup else {})
    begun = checked(raw)
    state, lines, actions = begun.start(), _lines(begun, version), []
    for index in range(digits.number(MOST_ACTIONS)):
        actions.append(_read_action(state, lines, digits))
        try:
            state.apply(actions[-1])
        except IllegalAction as error:
            raise ReplayError(index, error) from error
    return replace(begun, actions=tuple(actions)), _Given(rules_version, options)


def _write_options(rules: Game[Any], options: Mapping[str, Any], version: int, digits: _Writer) -> None:
    if version <= NUMBERED_OPTIONS:
        for name, values in rules.numbered_options.items():
            digits.digit(1 + values.index(options[name]) if name in options else 0, 1 + len(values))
        return
    digits.number(len(options))
    for name, value in options.items():
        digits.text(name)
        digits.text(rules.options[name].text(value))


def _read_options(rules: Game[Any], version: int, digits: _Reader) -> dict[str, Any]:
    if version <= NUMBERED_OPTIONS:
        numbers = {name: digits.digit(1 + len(values)) for name, values in rules.numbered_options.items()}
        return {name: rules.numbered_options[name][number - 1] for name, number in numbers.items() if number}
    options = {}
    for _ in range(digits.number()):
        name, value = digits.text(), digits.text()
        if name not in rules.options:
            raise LinkError
        options[name] = rules.options[name].parse(value)
    return options


def _lines(record: Record, version: int) -> tuple[Action, ...]:
    """All that anybody can say, to nobody or to somebody."""
    return () if version == WITHOUT_LINES else _sayings(record.rules.lines, len(record.players))


@cache
def _sayings(lines: tuple[str, ...], players: int) -> tuple[Action, ...]:
    seats = range(players)
    return tuple(
        f"say {who} {line}{to}"
        for who in seats
        for line in lines
        for to in ("", *(f" {seat}" for seat in seats))
    )


def _write_action(state: State[Any], action: Action, lines: tuple[Action, ...], digits: _Writer) -> None:
    """What can be done goes by its number; the number after the last means that it is not among them."""
    for choices in (state.legal(), state.asides(), lines):
        known = action in choices
        digits.digit(choices.index(action) if known else size(choices), 1 + size(choices))
        if known:
            return
    digits.text(action)


def _read_action(state: State[Any], lines: tuple[Action, ...], digits: _Reader) -> Action:
    for choices in (state.legal(), state.asides(), lines):
        number = digits.digit(1 + size(choices))
        if number < size(choices):
            return choices[number]
    return digits.text()


class _Writer:
    """Digits, each below its own radix."""

    def __init__(self) -> None:
        self.digits: list[tuple[int, int]] = []

    def digit(self, value: int, radix: int) -> None:
        self.digits.append((value, radix))

    def number(self, value: int) -> None:
        """Any number from 0 on, seven bits to a byte."""
        while value >= _MORE:
            self.digit(_MORE + value % _MORE, _BYTE)
            value //= _MORE
        self.digit(value, _BYTE)

    def text(self, text: str) -> None:
        """Its length in bytes, then UTF-8."""
        data = text.encode()
        self.number(len(data))
        for byte in data:
            self.digit(byte, _BYTE)

    def packed(self) -> bytes:
        """All of them as one number."""
        packed = 0
        for value, radix in reversed(self.digits):
            packed = packed * radix + value
        return packed.to_bytes((packed.bit_length() + 7) // 8, "little")


class _Reader:
    """The same digits again. Beyond the last there are only zeros, so whatever counts them has a limit."""

    def __init__(self, body: bytes) -> None:
        self.rest = int.from_bytes(body, "little")

    def digit(self, radix: int) -> int:
        self.rest, value = divmod(self.rest, radix)
        return value

    def number(self, most: int = 1 << 64) -> int:
        value, place = 0, 1
        while True:
            byte = self.digit(_BYTE)
            value += byte % _MORE * place
            if value > most or place > most:
                raise LinkError
            if byte < _MORE:
                return value
            place *= _MORE

    def text(self) -> str:
        data = bytes(self.digit(_BYTE) for _ in range(self.number(LONGEST)))
        try:
            return data.decode()
        except UnicodeDecodeError:
            raise LinkError from None
