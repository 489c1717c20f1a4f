"""Pencil marks: everyone has a pencil, and what is crossed out is kept."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine.record import Record
from tests.web import stub
from tests.web.drawn import drawn
from tests.web.kept import changed, played, reopened
from web.games import ROOMS
from web.worker.match import Match
from web.worker.reply import Reply
from web.worker.saves import save_format
from web.worker.scene import Seat
from web.worker.session import Session


def marked(table: Session, device: stub.Device, *cards: str) -> Reply:
    """Whoever looks crosses these out."""
    for card in cards:
        reply = device.store(table.send({"do": "mark", "value": card}))
        assert reply.keep, "stored before it is shown"
    return reply


def marks_of(table: Session) -> dict[int, set[str]]:
    assert table.match
    return {person: set(cards) for person, cards in table.match.marks.items() if cards}


def shared() -> tuple[Session, stub.Device, Reply]:
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
    assert not any(card in drawn(opened) for card in stub.CARDS)
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
    assert len(set(match.room.marks(match.view))) == len(match.room.marks(match.view))
    match.marks = {0: frozenset(), 1: frozenset(cards | {"x"})}
    text = save_format.write_game(match.kept())
    assert json.loads(text)["marks"] == [[], numbers, []]
    assert save_format.read_game(text, ROOMS, dict.fromkeys(ROOMS, ("plain",))).marks == {
        0: frozenset(),
        1: cards,
    }


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
    in_play = table.match.room.marks(table.match.view)
    assert marks_of(table) == {person: {in_play[n] for n in numbers} for person, numbers in left.items()}
    assert table.send({"do": "ready"}).screen == "table"
