"""Whatever is kept survives what releases do: a new option, a new value of an old one, a new game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.games import GAMES
from engine.link import from_link, to_link
from engine.options import OneOf, SomeOf
from engine.record import Record, read, replay, write
from tests.corpus.make import LEVELS
from tests.corpus.test_corpus import entries, liked, meant
from tests.toy.conftest import join
from web.games import ROOMS
from web.worker.saves import save_format

Patch = pytest.MonkeyPatch
GAME = GAMES["arkham-ritual"]


def begin_as_before(patch: Patch, *new: str) -> None:
    """The rules of today know nothing of what is new."""
    begin, base = type(GAME).begin, {name: option.base for name, option in GAME.options.items()}

    def begun(self: Any, players: int, options: dict[str, Any], *rest: Any) -> Any:
        known = {
            name: base[name] if value in new else value for name, value in options.items() if name not in new
        }
        return begin(self, players, known, *rest)

    patch.setattr(type(GAME), "begin", begun)


def a_new_option(patch: Patch) -> None:
    """First of all, where it would have moved every number."""
    begin_as_before(patch, "weather", "guests")
    options = {"weather": OneOf(("rain", "snow")), **GAME.options, "guests": SomeOf(("cat", "rat"))}
    patch.setattr(type(GAME), "options", options)


def a_new_value(patch: Patch) -> None:
    """Second, where it would have moved the others."""
    begin_as_before(patch, "mask")
    orb, *rest = GAME.options["event"].values
    patch.setattr(type(GAME), "options", {**GAME.options, "event": OneOf((orb, "mask", *rest))})


def a_new_game(patch: Patch) -> None:
    join(patch)


def an_option_gone_to_another_place(patch: Patch) -> None:
    patch.setattr(type(GAME), "options", dict(reversed(list(GAME.options.items()))))


growing = pytest.mark.parametrize(
    "grow", [a_new_option, a_new_value, a_new_game, an_option_gone_to_another_place]
)
Grow = Callable[[Patch], None]


@growing
def test_links_open_as_before(grow: Grow, monkeypatch: Patch) -> None:
    wanted = [(entry, read(entry["record"])) for entry in entries("links")]
    today = [to_link(record) for _, record in wanted]
    grow(monkeypatch)
    for (entry, record), link in zip(wanted, today, strict=True):
        for each in (entry["link"], link):
            assert from_link(each) == record
        assert replay(from_link(link)).summary() == entry["summary"]


@growing
def test_saves_open_as_before(grow: Grow, monkeypatch: Patch) -> None:
    found = [save_format.read_game(entry["save"], ROOMS, LEVELS) for entry in entries("saves")]
    wanted = [
        (entry, save_format.write_game(match.kept()))
        for entry, match in zip(entries("saves"), found, strict=True)
    ]
    grow(monkeypatch)
    for entry, today in wanted:
        for save in (entry["save"], today):
            match = save_format.read_game(save, ROOMS, LEVELS)
            assert match.state.summary() == entry["opened"]["summary"]
            assert match.record == read(entry["opened"]["record"])
            marks = {str(person): sorted(cards) for person, cards in match.marks.items() if cards}
            assert marks == {person: cards for person, cards in entry["opened"]["marks"].items() if cards}
            assert (match.daily, match.counts) == (entry["opened"]["daily"], entry["opened"]["counts"])


@growing
def test_settings_are_as_before(grow: Grow, monkeypatch: Patch) -> None:
    read_first = [save_format.read_settings(entry["text"], ROOMS, LEVELS) for entry in entries("settings")]
    today = [
        save_format.write_settings(settings, choices)
        for settings, choices in read_first
        if settings and choices
    ]
    grow(monkeypatch)
    for entry, text in zip(entries("settings"), today, strict=True):
        for each in (entry["text"], text):
            settings, choices = save_format.read_settings(each, ROOMS, LEVELS)
            assert settings
            assert choices
            assert settings == liked(entry)
            for name, value in entry["choices"]["options"].items():
                assert choices.options[name] == value


def test_what_is_new_is_kept_as_well(monkeypatch: Patch) -> None:
    a_new_option(monkeypatch)
    options = {"weather": "snow", "guests": ["rat"], "old_one": "hastur"}
    record = Record("arkham-ritual", ("A", "B", "C"), options, 5)
    assert meant(read(write(record))) == meant(from_link(to_link(record))) == meant(record)
    assert json.loads(write(record))["options"] == {"weather": "snow", "old_one": "hastur", "guests": ["rat"]}
