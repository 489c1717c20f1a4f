"""What people bring and what they take away: imports, exports, links."""

from __future__ import annotations

import json
from dataclasses import replace
from html import unescape
from random import Random
from typing import Any

import pytest

from engine.link import from_link, to_link
from engine.record import Record, read, replay, write
from tests.playthrough import PLAYED, recorded
from tests.web import stub
from tests.web.drawn import drawn, still
from tests.web.kept import over, played, reopened
from web.worker import app
from web.worker.reply import Reply
from web.worker.saves import imports
from web.worker.session import Session

FINISHED = recorded(PLAYED[0].file)
ROOMS = {"arkham-ritual": stub.Room()}


def bring(text: Any, table: Session | None = None) -> tuple[Session, Reply]:
    table = table or stub.table()
    table.open({"settings": None, "saves": []}, "en")
    return table, table.send({"do": "import", "value": "", "form": {"paste": text}})


def unfinished(**changes: Any) -> str:
    told = json.loads(write(FINISHED))
    return json.dumps(told | {"actions": told["actions"][:5]} | changes)


# Imports


OURS = [game for game in PLAYED if game.game == stub.Room.id]


@pytest.mark.parametrize("game", OURS, ids=lambda game: str(game.players))
def test_a_finished_record_is_kept_and_shows_how_it_ended(game: Any) -> None:
    record = recorded(game.file)
    for text in (
        write(record),
        f"\ufeff \n{write(record)}\n",
        f"https://x.example/y/?z#r={to_link(record)}&t=3",
    ):
        table, reply = bring(text)
        assert reply.screen == "game-over"
        assert [*(reply.keep or {})] == [reply.game]
        assert table.match
        assert table.match.record == record
        assert [seat.bot for seat in table.match.seats] == [None] * game.players
        lobby = stub.scene(table.send({"do": "to-lobby"}))
        assert [game[5] for game in lobby["games"]] == ["over"]


def test_an_unfinished_record_goes_on_with_persons_only_from_a_hand_over() -> None:
    table, reply = bring(unfinished())
    assert reply.screen == "handover"
    assert table.match
    assert [seat.bot for seat in table.match.seats] == [None] * 3
    assert table.match.actions == list(FINISHED.actions[:5])
    *_, last = stub.play(table, reply, 1)
    assert last.screen == "game-over"


def test_a_save_of_another_device_goes_on_as_it_was() -> None:
    there, device, before = played("pbb")
    name, text = there.send({"do": "export"}).export or ("", "")
    assert name == "arkham-ritual-save.json"
    there.send({"do": "to-lobby"})
    listed = stub.load(there, device, there.send({"do": "export-save", "value": before.game}))
    assert listed.export == (name, text), "the list gives the same file"
    table, reply = bring(text)
    assert reply.html == before.html
    assert table.match
    assert [seat.bot for seat in table.match.seats] == [None, "plain", "plain"]


BAD: dict[str, tuple[Any, str]] = {
    "nothing": ("", "There is nothing in it."),
    "white space": (" \n\ufeff ", "There is nothing in it."),
    "no text": (None, "neither a record"),
    "prose": ("hello", "neither a record, nor a save, nor a link"),
    "a picture": ("\x89PNG\r\n\ufffd", "neither"),
    "a list": ("[1]", "neither"),
    "too long": ("{" + "x" * (1 << 20), "too long"),
    "cut off": (unfinished()[:-9], "damaged"),
    "deep": ("{" + '"a":[' * 100_000, "damaged"),
    "another object": ('{"hello": 1}', "damaged"),
    "a name twice": ('{"game": "arkham-ritual", "game": "arkham-ritual"}', "damaged"),
    "another game": (unfinished(game="chess"), "damaged"),
    "too few": (unfinished(players=["A"]), "damaged"),
    "a script for a game": (unfinished(game={"<script>": 1}), "damaged"),
    "a wrong seed": (unfinished(seed=-1), "damaged"),
    "a newer record": (unfinished(version=2), "newer release"),
    "a newer save": ('{"version": 99, "record": "{}"}', "newer release"),
    "a damaged save": ('{"version": 2, "record": "{}"}', "damaged"),
    "against the rules": (unfinished(actions=["give 1", "give 1"]), "action 2 breaks the rules"),
    "cards of its own": (unfinished(setup={"first": 1, "decks": []}), "deals its own cards"),
    "a cut link": (f"#r={to_link(FINISHED)}"[:-3], "link is damaged"),
    "an empty link": ("#r=", "link is damaged"),
    "a link to a game in progress": (f"#r={to_link(read(unfinished()))}", "game that is over"),
}


@pytest.mark.parametrize(("text", "says"), BAD.values(), ids=BAD.keys())
@pytest.mark.parametrize("language", ["en", "ko"])
def test_what_cannot_be_used_is_told_in_a_sentence_and_nothing_is_lost(
    text: Any, says: str, language: str
) -> None:
    _, device, before = played()
    device.device["game"] = None
    table, _ = reopened(device)
    table.send({"do": "language", "value": language})
    reply = table.send({"do": "import", "form": {"paste": text}})
    assert (reply.screen, reply.keep, reply.game) == ("lobby", None, None)
    assert (says in reply.announce) == (language == "en")
    assert reply.announce
    assert [game[0] for game in stub.scene(reply)["games"]] == [before.game]


def test_a_file_is_brought_like_a_text() -> None:
    table, _ = bring("")
    assert (
        table.send({"do": "import", "value": write(FINISHED), "form": {"paste": "x"}}).screen == "game-over"
    )


def test_names_are_only_names_whatever_they_are_called() -> None:
    evil = ("<script>alert(1)</script>", "\"'><img src=x>", "{name} %s {0}")
    record = Record("arkham-ritual", evil, {}, 5)
    table, reply = bring(write(record), app.make_session())
    for _ in range(30):
        if reply.screen == "game-over":
            break
        assert "<script" not in drawn(reply)
        assert "<img" not in drawn(reply)
        if reply.screen == "handover":
            reply = table.send({"do": "ready"})
        elif reply.screen == "round-end":
            reply = table.send({"do": "next-round"})
        else:
            assert table.match
            reply = table.send({"do": "act", "action": table.match.state.legal()[0]})
    reply = table.send({"do": "to-lobby"})
    assert "&lt;script&gt;" in drawn(reply)
    assert "<script" not in drawn(reply)


# Links and exports


@pytest.mark.parametrize("seed", range(4))
def test_a_link_to_a_talkative_game_of_five_fits_into_a_chat_message(seed: int) -> None:
    table, rng = app.make_session(), Random(seed)
    table.open({"settings": None, "saves": [], "page": "https://x.example/table/"}, "en")
    reply = table.send({"do": "start", "form": {"seed": str(seed)}})
    while reply.screen != "game-over":
        if reply.wait is not None:
            reply = table.send({"do": "tick"})
        elif reply.screen == "round-end":
            reply = table.send({"do": "next-round"})
        else:
            assert table.match
            table.send({"do": "act", "action": rng.choice(["say 0 trust-me", "say 0 poor-you 3"])})
            reply = table.send({"do": "act", "action": rng.choice(table.match.state.legal())})
    assert table.match
    assert len(table.match.people) == 1
    assert sum(action.startswith("say") for action in table.match.actions) > 10
    assert len(f"{table.page}#{imports.address(table.match.record)}") <= 1200


def test_a_game_too_long_for_a_link_is_shown_and_shared_without_one() -> None:
    said = tuple(f"say 0 line-{number}" for number in range(1500))
    table, reply = bring(write(replace(FINISHED, actions=(*said, *FINISHED.actions))), app.make_session())
    assert reply.screen == "game-over"
    shared = table.send({"do": "share"})
    assert shared.screen == "share"
    assert shared.html
    assert "share-link" not in shared.html
    assert "share-record" in shared.html
    table.send({"do": "close"})
    review = table.send({"do": "review"})
    assert review.screen == "review"
    assert review.html
    assert "review-link" not in review.html


def test_a_finished_game_is_shared_as_a_link_that_gives_it_again() -> None:
    table, _, last = over()
    table.page = "https://x.example/table/"
    assert table.match
    shared = table.send({"do": "share"})
    assert shared.screen == "share"
    link = unescape(drawn(shared).split("<p>")[1].split("</p>")[0])
    assert link.startswith("https://x.example/table/#r=")
    assert write(from_link(link.partition("#r=")[2].partition("&")[0])) == write(table.match.record)
    name, text = table.send({"do": "export"}).export or ("", "")
    assert (name, text) == ("arkham-ritual-record.json", write(table.match.record))
    assert replay(read(text)).over
    assert table.send({"do": "close"}).html == last.html


@pytest.mark.parametrize("kinds", ["pbb", "ppp"])
def test_the_seed_of_a_game_in_progress_is_in_nothing_that_is_shown_or_shared(kinds: str) -> None:
    seed = "12345678987654321"
    table, reply = stub.start(kinds, seed)
    for reply in stub.play(table, reply, 4):  # noqa: B020
        told = reply._replace(keep=None, settings=None)
        assert seed not in json.dumps(told)
        if reply.screen == "game-over":
            break
        assert reply.address == ""
        assert drawn(table.send({"do": "share"})) == still(reply)


def linked(address: str, **more: Any) -> tuple[Session, Reply]:
    table = stub.table()
    return table, table.open({"settings": None, "saves": [], "link": address, **more}, "en")


def test_a_link_shows_its_game_and_leaves_the_visitor_s_own_alone() -> None:
    _, device, before = played()
    address = imports.address(FINISHED, 4)
    table, reply = linked(f"#{address}", **device.opening())
    assert (reply.screen, reply.game, reply.keep) == ("review", None, None)
    assert reply.address == address
    again = table.send({"do": "rules"})
    assert (again.game, again.keep) == (None, None)
    table.send({"do": "close"})
    lobby = table.send({"do": "to-lobby"})
    assert (lobby.keep, lobby.address) == (None, "")
    assert [game[0] for game in stub.scene(lobby)["games"]] == [before.game]


def test_a_link_that_comes_later_is_followed_too() -> None:
    table, _, before = played("pbb")
    reply = table.send({"do": "link", "value": f"#{imports.address(FINISHED)}"})
    assert (reply.screen, reply.keep, reply.game) == ("shared", None, None)
    table.send({"do": "to-lobby"})
    start = table.send({"do": "start", "form": stub.form("pbb")})
    assert start.keep
    assert before.game not in start.keep
    bad = table.send({"do": "link", "value": "#r=x"})
    assert (bad.screen, bad.address) == ("lobby", "")
    assert "link is damaged" in bad.announce


@pytest.mark.parametrize(
    ("turn", "step"),
    [
        ("&t=0", 0),
        ("&t=27", 27),
        ("&t=99999", None),
        ("&t=-1", None),
        ("&t=x", None),
        ("&t=٣", None),
        ("&t=1&t=2", 1),
    ],
)
def test_the_turn_in_a_link(turn: str, step: int | None) -> None:
    assert imports.linked(f"#r={to_link(FINISHED)}{turn}") == (FINISHED, step)


def test_3000_mutated_links_and_records_each_end_on_a_screen_and_change_nothing() -> None:
    rng = Random(6)
    texts = [write(FINISHED), unfinished(), f"#r={to_link(FINISHED)}", played()[1].saves.popitem()[1][1]]
    table = stub.table()
    table.open({"settings": None, "saves": []}, "en")
    for _ in range(3000):
        text = rng.choice(texts)
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(text))
            text = text[:place] + rng.choice(["", "9", "[", '"', "{", "\ud800", "give"]) + text[place + 1 :]
        reply = table.send({"do": rng.choice(["import", "link"]), "value": text, "form": {}})
        if reply.screen == "lobby":
            assert (reply.keep, reply.game) == (None, None)
        else:
            table.send({"do": "to-lobby"})
            table.saved_games.games.clear()
