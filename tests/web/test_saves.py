"""What is kept: every action before it is shown, many games, old ones, new ones, damaged ones."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.record import Record
from tests.web import stub
from web import keep, shelf
from web.games import ROOMS
from web.match import Match
from web.scene import Seat
from web.table import Reply, Table
from web.words import Words

OLD = (Path(__file__).parent / "kept-1.json").read_text("utf-8").strip()
"""What the first release stored: settings, lobby and a game of Player 1, Agnes and Player 3."""
ENGLISH = Words("en")


def read(text: object) -> Any:
    return keep.read_game(text, {"arkham-ritual": stub.Room()}, ("plain",))


def played(kinds: str = "pbb", seed: str = "7", steps: int = 9) -> tuple[Table, stub.Device, Reply]:
    """A game some way on, and its device."""
    device = stub.Device()
    table, reply = stub.start(kinds, seed)
    device.store(reply)
    for number, reply in enumerate(stub.play(table, reply, 3)):  # noqa: B020
        device.store(reply)
        if number == steps:
            break
    return table, device, reply


def listed(reply: Reply) -> list[dict[str, Any]]:
    names = ("id", "title", "names", "when", "round", "state", "deleting")
    return [dict(zip(names, game, strict=True)) for game in stub.scene(reply)["games"]]


def reopened(device: stub.Device, **more: Any) -> tuple[Table, Reply]:
    table = stub.table()
    return table, device.store(table.open(device.opening(**more), "en"))


@pytest.mark.parametrize("kinds", ["pbb", "ppb", "ppp"])
def test_every_action_is_told_to_be_stored_with_the_screen_that_shows_it(kinds: str) -> None:
    table, reply = stub.start(kinds)
    device = stub.Device()
    stored = 0
    for reply in stub.play(table, reply, 8):  # noqa: B020
        stored += reply.keep is not None
        device.store(reply)
        assert table.match
        assert reply.game == table.id
        found = read(device.saves[table.id][1])  # type: ignore[index]
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
        assert listed(table.send({"do": "delete", "value": first.game}))[0]["deleting"]
        kept = table.send({"do": between})
        assert not kept.keep
        assert [game["id"] for game in listed(kept)] == [first.game]
        if between == "language":
            table.send({"do": "seats-more"})
    assert not table.send({"do": "delete-yes", "value": first.game}).keep
    table.send({"do": "delete", "value": first.game})
    reply = table.send({"do": "delete-yes", "value": first.game})
    assert reply.keep == {first.game: None}
    assert listed(reply) == []


def test_finished_games_stay_up_to_a_number_and_unfinished_ones_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shelf, "MOST_OVER", 2)
    device, table = stub.Device(), stub.table(bot=stub.first_legal)
    now = [1000.0]
    table.clock = table.hall.clock = lambda: now[0]
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
    told = shelf.ago(stub.CLOCK + 5 * 86400 - past, stub.CLOCK + 5 * 86400, ENGLISH)
    assert told[:7] == said[:7], "to the month: the day depends on the time zone"


# Releases, older and newer


def test_what_the_first_release_stored_goes_on() -> None:
    table = stub.table()
    opened = table.open({"settings": OLD, "saves": [], "game": None}, "fr")
    assert opened.screen == "handover"
    assert opened.language == "en", "as it was set"
    assert opened.keep
    [(about, save)] = opened.keep.values()
    assert [*opened.keep] == [opened.game]
    old = json.loads(OLD)["game"]
    kept, first = json.loads(json.loads(save)["record"]), json.loads(old["record"])
    assert all(number.isdecimal() for number in kept.pop("actions")), "a text may name a card"
    assert len(first.pop("actions")) == len(json.loads(json.loads(save)["record"])["actions"])
    assert kept == first
    assert json.loads(about)["names"] == json.loads(old["record"])["players"]
    assert opened.settings
    assert "game" not in json.loads(opened.settings), "once it is stored as a game, it is no longer a setting"
    assert table.hall.choices.seed == "moon"


def test_a_link_does_not_cost_the_game_of_the_first_release() -> None:
    table, _, _ = over()
    link = table.send({"do": "share"}).html.split("#")[1].split("<")[0].replace("&amp;", "&")
    opened = stub.table().open({"settings": OLD, "saves": [], "link": f"#{link}"}, "en")
    assert opened.screen == "review"
    assert opened.keep
    assert len(opened.keep) == 1
    assert opened.game is None


def test_a_damaged_game_of_the_first_release_is_set_aside() -> None:
    broken = OLD.replace("give", "gave")
    opened = stub.table().open({"settings": broken, "saves": []}, "en")
    assert opened.screen == "lobby"
    assert [game["state"] for game in listed(opened)] == ["damaged"]
    assert [save for _, save in (opened.keep or {}).values()] == [broken]  # type: ignore[misc]


def changed(text: str, **changes: Any) -> str:
    return json.dumps(json.loads(text) | changes)


def test_a_game_of_a_newer_release_says_so_and_stays_as_it_is() -> None:
    _, device, _ = played()
    [(id, (about, save))] = device.saves.items()
    newer = json.dumps(json.loads(json.loads(save)["record"]) | {"version": 2})
    for text in (changed(save, version=3), changed(save, record=newer)):
        device.saves[id], device.device["game"] = (about, text), id
        _, reply = reopened(device)
        assert reply.screen == "lobby"
        assert "newer release" in reply.announce
        assert reply.keep is None
    device.saves[id] = changed(about, version=3, colour="red"), save
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
        changed(save, record=json.dumps(record | {"game": "x"})), changed(save, options={"event": 99}),
        changed(save, options=[]), changed(save, bots=["plain"] * 3), changed(save, bots=[None]),
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
    [None, 7, "", "{", "[]", "null", "[" * 10**5, "x" * 10**7, '{"version": 1, "settings": {"language": []}}']
    + [
        json.dumps({"version": 2, "lobby": lobby})
        for lobby in (7, {"game": []}, {"game": "arkham-ritual", "chairs": [{}] * 99})
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


# Pencil marks


def marked(table: Table, device: stub.Device, *cards: str) -> Reply:
    """Whoever looks crosses these out."""
    for card in cards:
        reply = device.store(table.send({"do": "mark", "value": card}))
        assert reply.keep, "stored before it is shown"
    return reply


def marks_of(table: Table) -> dict[int, set[str]]:
    assert table.match
    return {person: set(cards) for person, cards in table.match.marks.items() if cards}


def shared() -> tuple[Table, stub.Device, Reply]:
    """Two people round one device have each marked something; the second one looks."""
    table, device, reply = played("ppb", steps=0)
    for cards in (("tome-1", "gate-2"), ("idol-cursed",)):
        while reply.screen != "table" or stub.scene(reply)["marks"]:
            reply = device.store(table.send(stub.step(table, Random(1))))
        reply = marked(table, device, *cards)
    return table, device, reply


def test_pencil_marks_outlive_a_reload() -> None:
    table, device, _ = played()
    reply = marked(table, device, "tome-1", "orb", "tome-2", "tome-2")
    assert stub.scene(reply)["marks"] == ["orb", "tome-1"]
    again, opened = reopened(device)
    assert (opened.html, opened.keep) == (reply.html, None)
    assert marks_of(again) == {0: {"orb", "tome-1"}}
    assert not any(card in device.text for card in stub.CARDS)
    bare = marked(again, device, "tome-1", "orb")
    assert stub.scene(bare)["marks"] == []
    assert "marks" not in json.loads(device.saves[bare.game or ""][1]), "as it was before there were any"


def test_two_people_round_one_device_find_each_their_own_marks() -> None:
    table, device, reply = shared()
    assert sorted(map(sorted, marks_of(table).values())) == [["gate-2", "tome-1"], ["idol-cursed"]]
    assert not any(card in device.text for card in stub.CARDS)
    again, opened = reopened(device)
    assert opened.screen == "handover"
    assert not any(card in opened.html for card in stub.CARDS)
    assert marks_of(again) == marks_of(table)
    ready = again.send({"do": "ready"})
    assert (ready.html, stub.scene(ready)["marks"]) == (reply.html, ["idol-cursed"])


def test_marks_stay_when_an_action_is_taken_back_and_go_with_the_round() -> None:
    table, device, _ = shared()
    before, undone, rng = marks_of(table), False, Random(1)
    while table.match and table.match.screen != "round-end":
        message = {"do": "undo"} if table.match.can_undo and not undone else stub.step(table, rng)
        undone |= message == {"do": "undo"}
        device.store(table.send(message))
        assert marks_of(table) == marks_of(reopened(device)[0]) == before
    assert undone
    device.store(table.send({"do": "next-round"}))
    assert marks_of(table) == marks_of(reopened(device)[0]) == {}


def test_only_a_card_in_play_can_be_marked() -> None:
    table, _, _ = played()
    for card in ("x", "trapezohedron", "r1g4", "", "0", "tome-1 "):
        assert table.send({"do": "mark", "value": card}).keep is None
    assert marks_of(table) == {}


@pytest.mark.parametrize(
    ("game", "cards", "numbers"),
    [
        ("arkham-ritual", {"candelabra-1", "tome-cursed", "elder-sign", "cthulhu"}, [0, 14, 15, 21]),
        ("ritual", {"r1g4", "y3r3"}, [6, 29]),
    ],
)
def test_a_card_has_the_same_number_in_every_release(game: str, cards: set[str], numbers: list[int]) -> None:
    seats = [Seat("Ann"), Seat("Bob"), Seat("Agnes", "plain")]
    match = Match(Record(game, tuple(seat.name for seat in seats), {}, 7), seats, ROOMS[game])
    assert len(set(match.state.in_play)) == len(match.state.in_play)
    match.marks = {0: frozenset(), 1: frozenset(cards | {"x"})}
    text = keep.write_game(match)
    assert json.loads(text)["marks"] == [[], numbers, []]
    assert keep.read_game(text, ROOMS, ("plain",)).marks == {0: frozenset(), 1: cards}


HOSTILE: list[tuple[Any, dict[int, list[int]]]] = [
    (None, {}), (7, {}), ("[[0]]", {}), (True, {}), ({"0": [0]}, {}), ([], {}), ([[0]], {}),
    ([[0], [0], [0], [0]], {}), ([0, 0, 0], {}), (["0", {"0": 0}, None], {}),
    ([[0], [1], [2]], {0: [0], 1: [1]}),
    ([[-1, 22, 10**30, 1.0, True, "0", None, [0], {}, "tome-1"], [1], []], {1: [1]}),
    ([[0] * 10**5, [*range(10**4)], [0]], {0: [0], 1: [*range(22)]}),
]  # fmt: skip
"""What may be stored as marks of two people and a bot, and what is left of it."""


@pytest.mark.parametrize(("marks", "left"), HOSTILE, ids=lambda value: str(value)[:30])
def test_marks_that_make_no_sense_are_left_out(marks: Any, left: dict[int, list[int]]) -> None:
    _, device, reply = played("ppb")
    about, save = device.saves[reply.game or ""]
    device.saves[reply.game or ""] = about, changed(save, marks=marks)
    table, opened = reopened(device)
    assert opened.screen == "handover"
    assert table.match
    in_play = table.match.state.in_play
    assert marks_of(table) == {person: {in_play[n] for n in numbers} for person, numbers in left.items()}
    assert table.send({"do": "ready"}).screen == "table"


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
    assert not any(card in back.html + back.announce for card in stub.CARDS)
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


def over() -> tuple[Table, stub.Device, Reply]:
    """A finished game."""
    return played("pbb", "7", 10**6)
