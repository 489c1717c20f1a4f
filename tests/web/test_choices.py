"""The lobby: every choice is checked, and what makes no sense is left as it was."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.bots import levels
from engine.games import GAMES
from engine.record import MOST_SEED
from tests.web import stub
from web.games import ROOMS
from web.worker.app import SCREENS
from web.worker.lobby_choices import seed_from
from web.worker.session import Session

BASE = {name: option.base for name, option in GAMES["arkham-ritual"].options.items()}


def lobby(*messages: dict[str, Any]) -> dict[str, Any]:
    table = stub.table()
    reply = table.open(None, "en")
    for message in messages:
        reply = table.send(message)
    assert reply.screen == "lobby"
    told = stub.scene(reply)
    told["who"] = [("person" if bot is None else bot, name) for name, bot, _ in told["seats"]]
    return told


def test_one_tap_starts_you_and_four_bots() -> None:
    told = lobby()
    assert told["who"][0] == ("person", "You")
    assert [kind for kind, _ in told["who"]] == ["person", *["plain"] * 4]
    assert told["options"]["event"] == "orb"
    table = stub.table()
    table.open(None, "en")
    assert table.send({"do": "start"}).screen == "table"
    assert table.match
    assert table.match.start.seed == 1, "from the source that was given"


def test_the_evening_is_the_one_that_the_game_proposes() -> None:
    """§8: only the most sanity wins, so that playing well shows; one of Ritual's bots reads others."""
    assert lobby()["options"] == {**BASE, "competitive": True}
    house = Session(ROOMS, levels.BOTS, levels.LADDER, lambda: 1, SCREENS, lambda: stub.CLOCK)
    house.open({"saves": []}, "en")
    goal = "Only whoever has the most sanity left wins."
    assert goal in str(house.reply().html).split('id="goal"')[1].split("</small>")[0]
    drawn = str(house.send({"do": "option", "form": {"option-competitive": "false"}}).html)
    assert "Everyone with sanity left wins." in drawn.split('id="goal"')[1].split("</small>")[0]
    house.send({"do": "game", "value": "ritual", "form": {"game": "ritual"}})
    house.send({"do": "start"})
    assert house.match
    assert [seat.bot for seat in house.match.seats] == [None, "reporter", "occultist", "reporter", "reporter"]


def test_what_was_chosen_before_still_holds() -> None:
    """Settings name only what differs from the base game: they meant the base game, and still do."""
    told = stub.table()
    chairs = [{"kind": "person", "name": ""}, *[{"kind": "bot", "name": ""}] * 4]
    kept = {"version": 3, "lobby": {"game": "arkham-ritual", "chairs": chairs, "options": {}, "seed": ""}}
    told.open({"settings": json.dumps(kept), "saves": []}, "en")
    assert told.lobby.choices.options == BASE


def test_three_to_seven_seats() -> None:
    more, fewer = {"do": "seats-more"}, {"do": "seats-fewer"}
    assert len(lobby(*[more] * 9)["seats"]) == 7
    assert len(lobby(*[fewer] * 9)["seats"]) == 3
    assert len(lobby({"do": "game", "form": stub.form("pbbbbbb")})["seats"]) == 7, "as many as the form has"
    assert len(lobby({"do": "game", "form": stub.form("pb")})["seats"]) == 5
    assert len(lobby({"do": "game", "form": stub.form("p" * 8)})["seats"]) == 5


def test_who_sits_where() -> None:
    form = stub.form("pbp") | {"seat-0-name": "  Zoë \n K ", "seat-1-name": "Zoë K", "seat-2-name": "x" * 99}
    assert [name for _, name in lobby({"do": "seat-name", "form": form})["who"]] == [
        "Zoë K",
        "Zoë K 2",
        "x" * 40,
    ]
    told = lobby({"do": "seat-kind", "value": "1"})
    assert told["who"][:3] == [("person", "Player 1"), ("person", "Player 2"), ("plain", "Silas")]
    form = {f"seat-{k}-name": name for k, name in enumerate(["You", "Agnes", "\0", "", "Ada"])}
    told = lobby({"do": "seat-kind", "value": "1", "form": form | {"seat-1-kind": "person"}})
    assert [name for _, name in told["who"]] == ["Player 1", "Player 2", "Silas", "Ezra", "Ada"]


def test_usual_names_speak_the_language_and_typed_ones_stay() -> None:
    table = stub.table()
    table.open(None, "en")
    table.send({"do": "seat-name", "name": "seat-1-name", "value": "Bo"})
    table.send({"do": "language", "value": "fr", "form": {"seat-0-name": "You", "seat-1-name": "Bo"}})
    assert [chair.name for chair in table.lobby.choices.chairs[:2]] == ["", "Bo"]


def test_somebody_must_be_a_person() -> None:
    table = stub.table()
    table.open(None, "en")
    reply = table.send({"do": "start", "form": stub.form("bbb")})
    assert reply.screen == "lobby"
    assert reply.announce == stub.scene(reply)["problem"] == "At least one seat must be a person."


@pytest.mark.parametrize(
    ("field", "value", "name", "result"),
    [
        ("option-doom_track", "true", "doom_track", True),
        ("option-doom_track", "on", "doom_track", True),
        ("option-doom_track", "perhaps", "doom_track", False),
        ("option-old_one", "hastur", "old_one", "hastur"),
        ("option-old_one", "dagon", "old_one", "cthulhu"),
        ("option-old_one", ["hastur"], "old_one", "cthulhu"),
    ],
)
def test_options(field: str, value: Any, name: str, result: Any) -> None:
    assert lobby({"do": "option", "value": name, "form": {field: value}})["options"][name] == result
    assert "x" not in lobby({"do": "option", "form": {"option-x": "y"}})["options"]


def test_seeds() -> None:
    assert seed_from("", lambda: 5) == 5
    assert seed_from("0042", lambda: 5) == 42
    assert seed_from(str(MOST_SEED), lambda: 5) == MOST_SEED
    words = ["candle", "Candle", "٣", str(MOST_SEED + 1), "-1", "9" * 80, "\ud800"]
    numbers = [seed_from(word, lambda: 5) for word in words]
    assert len(set(numbers)) == len(words)
    assert all(0 <= number <= MOST_SEED for number in numbers)
    assert numbers[0] == 8045005627631795904, "for ever"
