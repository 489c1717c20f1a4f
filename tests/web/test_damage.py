"""What older and newer releases have stored, and what is damaged: it costs nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.web import stub
from tests.web.drawn import drawn
from tests.web.kept import OLD, changed, listed, over, played, reopened
from web.worker.saves import save_format

# Releases, older and newer


def test_what_the_first_release_stored_goes_on() -> None:
    table = stub.table()
    opened = table.open({"settings": OLD, "saves": [], "game": None}, "fr")
    assert opened.screen == "handover"
    assert opened.language == "en", "as it was set"
    assert opened.keep
    [stored] = opened.keep.values()
    assert stored
    about, save = stored
    assert [*opened.keep] == [opened.game]
    old = json.loads(OLD)["game"]
    kept, first = json.loads(json.loads(save)["record"]), json.loads(old["record"])
    assert all(number.isdecimal() for number in kept.pop("actions")), "a text may name a card"
    assert len(first.pop("actions")) == len(json.loads(json.loads(save)["record"])["actions"])
    assert kept == first
    assert json.loads(about)["names"] == json.loads(old["record"])["players"]
    assert opened.settings
    assert "game" not in json.loads(opened.settings), "once it is stored as a game, it is no longer a setting"
    assert table.lobby.choices.seed == "moon"


def test_a_link_does_not_cost_the_game_of_the_first_release() -> None:
    table, _, _ = over()
    link = drawn(table.send({"do": "share"})).split("#")[1].split("<")[0].replace("&amp;", "&")
    opened = stub.table().open({"settings": OLD, "saves": [], "link": f"#{link}"}, "en")
    assert opened.screen == "shared"
    assert opened.keep
    assert len(opened.keep) == 1
    assert opened.game is None


def test_a_damaged_game_of_the_first_release_is_set_aside() -> None:
    broken = OLD.replace("give", "gave")
    opened = stub.table().open({"settings": broken, "saves": []}, "en")
    assert opened.screen == "lobby"
    assert [game["state"] for game in listed(opened)] == ["damaged"]
    assert [save for _, save in (opened.keep or {}).values()] == [broken]  # type: ignore[misc]


def test_a_game_of_a_newer_release_says_so_and_stays_as_it_is() -> None:
    _, device, _ = played()
    [(id, (about, save))] = device.saves.items()
    newer = json.dumps(json.loads(json.loads(save)["record"]) | {"version": 2})
    for text in (changed(save, version=save_format.VERSION + 1), changed(save, record=newer)):
        device.saves[id], device.device["game"] = (about, text), id
        _, reply = reopened(device)
        assert reply.screen == "lobby"
        assert "newer release" in reply.announce
        assert reply.keep is None
    device.saves[id] = changed(about, version=save_format.VERSION + 1, colour="red"), save
    device.device["game"] = None
    _, lobby = reopened(device)
    assert [(game["state"], game["names"]) for game in listed(lobby)] == [
        ("newer", json.loads(about)["names"])
    ]
    device.saves[id] = changed(about, game="chess"), save
    assert listed(reopened(device)[1])[0]["state"] == "newer"


# Damage


def damaged_saves() -> list[Any]:
    _, device, _ = played()
    [(_, save)] = device.saves.values()
    record = json.loads(json.loads(save)["record"])
    return [
        "", "{", "[]", "null", "7", "[" * 10**5, '{"a":' * 2000, "x" * 10**7, "\ud800", "{}", "NaN",
        changed(save, version="2"), changed(save, version=None), changed(save, record=7),
        changed(save, record="{"),
        changed(save, record=json.dumps(record | {"actions": ["take"] * 3})),
        changed(save, record=json.dumps(record | {"setup": {"first": 0, "decks": []}})),
        changed(save, record=json.dumps(record | {"game": "x"})),
        changed(save, version=2, options={"event": 99}), changed(save, version=2, options=[]),
        changed(save, version=2),
        changed(save, record=json.dumps(record | {"options": {"event": 99}})),
        changed(save, record=json.dumps(record | {"options": []})),
        changed(save, record=json.dumps(record | {"options": {"dice": "two"}})),
        changed(save, bots=["plain"] * 3), changed(save, bots=[None]),
        changed(save, bots=None), save[:-9], save + "}", 7, ["x"], {"a": 1},
    ]  # fmt: skip


@pytest.mark.parametrize("save", damaged_saves(), ids=lambda save: str(save)[:30])
def test_a_damaged_game_is_set_aside_and_costs_nothing_else(save: Any) -> None:
    table, device, good = played("pbb", "1")
    device.store(table.send({"do": "to-lobby"}))
    bad = device.store(table.send({"do": "start", "form": stub.form("ppp", "2")}))
    assert bad.game
    about = device.saves[bad.game][0]
    device.saves[bad.game] = about, save
    table, reply = reopened(device)
    assert (reply.screen, reply.game) == ("lobby", None)
    assert reply.announce == "This game is damaged. It is set aside, and can be exported."
    states = {game["id"]: (game["state"], game["names"]) for game in listed(reply)}
    assert states[good.game] == ("open", ["You", "Agnes", "Silas"])
    assert states[bad.game] == ("damaged", ["Player 1", "Player 2", "Player 3"]), "named"
    assert device.saves[bad.game][1] == str(save), "and not changed"
    export = table.send({"do": "export-save", "value": bad.game, "save": save}).export
    assert export == ("arkham-ritual-save.json", str(save))
    table, reply = reopened(device)
    assert {game["id"]: game["state"] for game in listed(reply)} == {good.game: "open", bad.game: "damaged"}
    assert stub.load(table, device, table.send({"do": "continue", "value": good.game})).html == good.html


ABOUTS: list[Any] = [
    None, 7, "", "{", "[]", "{}", '{"version": 2}', '{"version": 2, "names": 7}',
    '{"version": 2, "names": [7]}',
    '{"version": 2, "names": ["\\u0000"]}', '{"version": 2, "names": [], "when": 1e999}', "[" * 10**5,
    '{"version": 2, "game": [], "names": ["A"], "when": -1e300, "round": 1e9, "over": 1}',
    '{"version": 2, "game": "arkham-ritual", "names": ["A"], "when": [], "round": -1}',
]  # fmt: skip


@pytest.mark.parametrize("about", ABOUTS, ids=lambda about: str(about)[:30])
def test_a_list_with_damaged_entries_still_stands(about: Any) -> None:
    _, device, good = played()
    device.device["game"] = None
    _, lobby = reopened(device, saves=[*device.listed, ["bad", about], ["x" * 99, about], [7, about]])
    assert (good.game, "open") in {(game["id"], game["state"]) for game in listed(lobby)}
    assert {game["id"] for game in listed(lobby)} == {good.game, "bad"}


@pytest.mark.parametrize(
    "text",
    [
        *(None, 7, "", "{", "[]", "null", "[" * 10**5, "x" * 10**7),
        '{"version": 1, "settings": {"language": []}}',
        '{"version": 2, "lobby": 7}',
        '{"version": 2, "lobby": {"game": []}}',
        json.dumps({"version": 2, "lobby": {"game": "arkham-ritual", "chairs": [{}] * 99}}),
    ],
    ids=lambda text: str(text)[:30],
)
def test_damaged_settings_are_ignored(text: Any) -> None:
    reply = stub.table().open({"settings": text, "saves": []}, "ja")
    assert (reply.screen, reply.notice, reply.keep) == ("lobby", None, None)


@pytest.mark.parametrize(
    "change", [{"holder": 99}, {"holder": []}, {"holder": True}, {"paused": 1}, {"undo": 1}]
)
def test_a_save_with_odd_details_still_opens(change: dict[str, Any]) -> None:
    _, device, reply = played("ppb")
    assert reply.game
    about, save = device.saves[reply.game]
    device.saves[reply.game] = about, changed(save, **change)
    assert reopened(device)[1].screen == "handover"
