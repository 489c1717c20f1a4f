"""What is kept: every action before it is shown, many games, old ones, new ones, damaged ones."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.web import stub
from tests.web.drawn import drawn
from tests.web.kept import listed, played, reopened
from web.worker.saves import save_format, saved_games
from web.worker.words import Words

ENGLISH = Words("en")


def read(text: object) -> Any:
    return save_format.read_game(text, {"arkham-ritual": stub.Room()}, {"arkham-ritual": ("plain",)})


@pytest.mark.parametrize("kinds", ["pbb", "ppb", "ppp"])
def test_every_action_is_told_to_be_stored_with_the_screen_that_shows_it(kinds: str) -> None:
    table, reply = stub.start(kinds)
    device = stub.Device()
    stored = 0
    for reply in stub.play(table, reply, 8):  # noqa: B020
        stored += reply.keep is not None
        device.store(reply)
        assert table.match
        assert reply.game
        assert reply.game == (table.play and table.play.id)
        found = read(device.saves[reply.game][1])
        assert found.record == table.match.record
        assert (found.holder, found.can_undo) == (table.match.holder, table.match.can_undo)
        assert found.screen == ("handover" if kinds != "pbb" and reply.screen == "table" else reply.screen)
    assert stored > 10
    assert [json.loads(about)["over"] for _, about in device.listed] == [True]


def test_what_changes_nothing_is_not_stored_again() -> None:
    table, _, _ = played()
    for message in ({"do": "rules"}, {"do": "close"}, {"do": "mark", "value": "x"}, {"do": "x"}):
        reply = table.send(message)
        assert (reply.keep, reply.settings) == (None, None)


def test_several_games_are_kept_and_each_goes_on() -> None:
    table, device, first = played("pbb", "1")
    lobby = device.store(table.send({"do": "to-lobby"}))
    assert lobby.game is None
    second = device.store(table.send({"do": "start", "form": stub.form("ppp", "2")}))
    assert second.screen == "handover"
    device.store(table.send({"do": "to-lobby"}))
    table, lobby = reopened(device)
    assert lobby.screen == "lobby"
    assert {(game["id"], game["state"], len(game["names"])) for game in listed(lobby)} == {
        (first.game, "open", 3),
        (second.game, "open", 3),
    }
    again = stub.load(table, device, table.send({"do": "continue", "value": first.game}))
    assert (again.html, again.game, again.keep) == (first.html, first.game, None)
    device.store(table.send({"do": "to-lobby"}))
    again = stub.load(table, device, table.send({"do": "continue", "value": second.game}))
    assert (again.html, again.screen) == (second.html, "handover")


def test_the_page_is_asked_for_a_game_and_one_that_is_gone_leaves_the_list() -> None:
    table, device, first = played()
    table, _ = reopened(device)
    lobby = table.send({"do": "to-lobby"})
    asked = table.send({"do": "continue", "value": first.game})
    assert (asked.screen, asked.html, asked.game) == ("lobby", lobby.html, None)
    gone = table.send({**(asked.load or {}), "save": None})
    assert gone.announce == "This game is no longer kept."
    assert listed(gone) == []
    assert gone.keep is None


def test_a_game_is_deleted_when_that_is_said_twice() -> None:
    table, _, first = played()
    table.send({"do": "to-lobby"})
    for between in ("keep-it", "language", "delete-yes"):
        asked = table.send({"do": "delete", "value": first.game})
        assert listed(asked)[0]["deleting"]
        assert asked.announce == "Delete this game?"
        kept = table.send({"do": between})
        assert kept.announce == ("The game is kept." if between == "keep-it" else "")
        assert not kept.keep
        assert [game["id"] for game in listed(kept)] == [first.game]
        if between == "language":
            table.send({"do": "seats-more"})
    assert not table.send({"do": "delete-yes", "value": first.game}).keep
    table.send({"do": "delete", "value": first.game})
    reply = table.send({"do": "delete-yes", "value": first.game})
    assert reply.keep == {first.game: None}
    assert listed(reply) == []
    assert reply.announce == "The game is deleted."
    assert table.send({"do": "keep-it"}).announce == ""


def test_finished_games_stay_up_to_a_number_and_unfinished_ones_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(saved_games, "MOST_OVER", 2)
    device, table = stub.Device(), stub.table(bot=stub.first_legal)
    now = [1000.0]
    table.clock = table.clock = lambda: now[0]
    device.store(table.open(None, "en"))
    for seed in range(6):
        now[0] += 60
        reply = device.store(table.send({"do": "start", "form": stub.form("pbb", str(seed))}))
        if seed > 2:
            for reply in stub.play(table, reply, seed):  # noqa: B020
                device.store(reply)
        reply = device.store(table.send({"do": "to-lobby"}))
    assert [game["state"] for game in listed(reply)] == ["open"] * 3 + ["over"] * 2
    assert [game["when"] for game in listed(reply)] == [
        "3 minutes ago",
        "4 minutes ago",
        "5 minutes ago",
        "just now",
        "1 minute ago",
    ]
    assert len(device.saves) == 5


@pytest.mark.parametrize(
    ("past", "said"),
    [
        (0, "just now"),
        (-50, "just now"),
        (61, "1 minute ago"),
        (7300, "2 hours ago"),
        (90_000, "1 day ago"),
        (9e5, "2027-01"),
        (-9e9, "2312-04"),
        (1e40, ""),
    ],
)
def test_when(past: float, said: str) -> None:
    told = saved_games.ago(stub.CLOCK + 5 * 86400 - past, stub.CLOCK + 5 * 86400, ENGLISH)
    assert told[:7] == said[:7], "to the month: the day depends on the time zone"


# Storage that fails, and other windows


def test_where_nothing_can_be_stored_it_is_said_once_and_played_on() -> None:
    table = stub.table()
    opened = table.open({"settings": None, "saves": None}, "en")
    assert "stores nothing" in (opened.notice or "")
    assert opened.announce in (opened.notice or "")
    started = table.send({"do": "start", "form": stub.form("pbb")})
    assert (started.screen, started.notice) == ("table", None)


def test_when_storage_is_full_it_is_said_and_played_on() -> None:
    table, _, before = played()
    told = table.send({"do": "unkept", "value": "full"})
    assert "storage is full" in (told.notice or "")
    assert (told.html, told.wait) == (before.html, before.wait)


def test_the_older_window_steps_back_and_can_take_the_game_again() -> None:
    table, device, before = played("ppp")
    back = table.send({"do": "step-back"})
    assert (back.screen, back.game, back.keep) == ("elsewhere", None, None)
    assert not any(card in drawn(back) + back.announce for card in stub.CARDS)
    for message in ({"do": "tick"}, {"do": "ready"}, {"do": "act", "action": "take"}, {"do": "undo"}):
        assert table.send(message).html == back.html
    _, handed = reopened(device)
    again = stub.load(table, device, table.send({"do": "continue", "value": before.game}))
    assert (again.screen, again.html) == ("handover", handed.html)
    table.send({"do": "step-back"})
    assert table.send({"do": "to-lobby"}).screen == "lobby"
    assert table.send({"do": "step-back"}).screen == "lobby"


def test_another_window_s_games_come_into_the_list() -> None:
    table = stub.table()
    table.open({"settings": None, "saves": []}, "en")
    _, device, other = played()
    assert [game["id"] for game in listed(table.send({"do": "shelf", "saves": device.listed}))] == [
        other.game
    ]
