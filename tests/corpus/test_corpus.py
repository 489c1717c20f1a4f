"""Whatever a release has ever written opens, and means what it meant then."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.link import from_link
from engine.record import Record, read, replay
from tests.corpus.make import FOLDER, LEVELS, opened, plain
from web.games import ROOMS
from web.worker import lobby_choices
from web.worker.saves import imports, save_format
from web.worker.scene import Settings
from web.worker.stats import counts

Entry = dict[str, Any]
FIRST = (Path(__file__).parents[1] / "web" / "kept-1.json").read_text("utf-8").strip()
"""What the very first release stored: settings, lobby and a game in one text."""


@cache
def entries(kind: str) -> list[Entry]:
    """All of a kind, of every release."""
    files = sorted(FOLDER.glob(f"*/{kind}.json"))
    assert files
    return [entry for file in files for entry in json.loads(file.read_text("utf-8"))]


def meant(record: Record) -> tuple[Any, ...]:
    """A record with its options complete."""
    options = lobby_choices.options_of(record.game, record.options)
    return record.game, record.players, options, record.seed, record.setup, record.actions


def known(found: dict[str, Any], wanted: dict[str, Any]) -> dict[str, Any]:
    """What is found, without what the release that wrote it did not have."""
    return {name: value for name, value in found.items() if name in wanted}


def test_it_has_every_kind_of_game() -> None:
    saves = [entry["opened"] for entry in entries("saves")]
    assert {entry["screen"] for entry in saves} == {"table", "handover", "round-end", "game-over"}
    assert {entry["undo"] for entry in saves} == {entry["counts"] for entry in saves} == {False, True}
    assert {bool(entry["marks"]) for entry in saves} == {bool(entry["daily"]) for entry in saves}
    for game in ("arkham-ritual", "ritual"):
        records = [json.loads(entry["record"]) for entry in saves]
        numbers = {len(record["players"]) for record in records if record["game"] == game}
        assert numbers == set(lobby_choices.seats_of(game))
    assert any("say " in entry["record"] for entry in saves)


@pytest.mark.parametrize("number", range(len(entries("links"))))
def test_a_link_gives_its_record(number: int) -> None:
    entry = entries("links")[number]
    found = from_link(entry["link"])
    assert meant(found) == meant(read(entry["record"]))
    assert found == read(entry["record"])
    assert replay(found).summary() == entry["summary"]


@pytest.mark.parametrize("number", range(len(entries("records"))))
def test_a_record_ends_as_it_ended(number: int) -> None:
    entry = entries("records")[number]
    assert replay(read(entry["record"])).summary() == entry["summary"]


@pytest.mark.parametrize("number", range(len(entries("saves"))))
def test_a_save_goes_on_as_it_stood(number: int) -> None:
    entry = entries("saves")[number]
    match = save_format.read_game(entry["save"], ROOMS, LEVELS)
    found, wanted = opened(match), dict(entry["opened"])
    assert meant(read(found.pop("record"))) == meant(read(wanted.pop("record")))
    wanted["marks"] = {person: cards for person, cards in wanted["marks"].items() if cards}
    found["marks"] = {person: cards for person, cards in found["marks"].items() if cards}
    assert json.loads(json.dumps(found)) == wanted
    told = json.loads(json.dumps(save_format.read_about(entry["about"], ROOMS)._asdict()))
    assert known(told, entry["told"]) == entry["told"]
    assert imports.opened(entry["save"], ROOMS, LEVELS).record == match.record, "brought as a file"
    again = save_format.read_game(save_format.write_game(match.kept()), ROOMS, LEVELS)
    assert json.loads(json.dumps(opened(again))) == json.loads(json.dumps(opened(match)))


def liked(entry: Any) -> Settings:
    """What was liked, as it is called today: fast bots are instant ones."""
    settings: dict[str, Any] = dict(entry["settings"])
    if settings.pop("fast", False):
        settings["speed"] = "instant"
    return Settings(**settings)


@pytest.mark.parametrize("number", range(len(entries("settings"))))
def test_settings_are_as_they_were_chosen(number: int) -> None:
    entry = entries("settings")[number]
    settings, choices = save_format.read_settings(entry["text"], ROOMS, LEVELS)
    assert settings
    assert settings == liked(entry)
    assert choices
    assert choices.advice
    told = choices._replace(advice=True)._asdict() | {"chairs": [chair._asdict() for chair in choices.chairs]}
    assert json.loads(json.dumps(told)) == {"advice": True} | entry["choices"]


@pytest.mark.parametrize("number", range(len(entries("statistics"))))
def test_statistics_count_what_they_counted(number: int) -> None:
    entry = entries("statistics")[number]
    found = plain(counts.read(entry["text"], ROOMS))
    games = entry["stats"]["games"]
    found["games"] = {game: known(count, games[game]) for game, count in found["games"].items()}
    assert found == entry["stats"]


def test_the_first_release_s_one_text_still_opens() -> None:
    match = save_format.read_game(FIRST, ROOMS, LEVELS)
    told = json.loads(json.loads(FIRST)["game"]["record"])
    assert [list(match.actions), match.can_undo] == [told["actions"], True]
    _, choices = save_format.read_settings(FIRST, ROOMS, LEVELS)
    assert choices
    assert (choices.seed, len(choices.chairs)) == ("moon", 3)
