"""A finished game, looked at again: a pure function of record, step and eyes; nothing of it can be played."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.finished import GoesOn
from engine.record import Record, write
from tests.web import stub
from tests.web import whole_games as real
from tests.web.playing import Ticking
from tests.web.reviewed import ENGLISH, GAMES, SOME, Fond, html, named, of_link, reviewed, table_of
from tests.web.scenes import Page
from web.games import ROOMS
from web.worker.reply import Reply
from web.worker.review_model import SELVES
from web.worker.saves import imports
from web.worker.scene import LANGUAGES, Settings
from web.worker.session import Session
from web.worker.words import Words

PLAYABLE = {"mark", "undo", "hint", "confirm-yes", "next-round", "ready", "rematch"}


# A function of record, step and eyes


WAYS = ("first", "back", "forward", "last", "round-back", "round-on", "7", "21", "play", "pause", "tick")


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(SOME),
    st.lists(st.sampled_from((*WAYS, *(f"eyes {who}" for who in ("all", 0, 1, 2)))), max_size=12),
)
def test_it_never_matters_how_one_came_to_a_step(name: str, ways: list[str]) -> None:
    table, _ = table_of(GAMES[name])
    table.bots = {ROOMS[GAMES[name].game].id: {"plain": Fond()}}
    for way in ways:
        verb, _, value = way.partition(" ")
        message = {"do": "eyes", "value": value} if verb == "eyes" else {"do": "go", "value": way}
        table.send({"do": "tick"} if way == "tick" else message)
    review = stub.reviewing(table)
    assert review
    review.playing = False
    fresh = reviewed(name, review.step)
    fresh.eyes, fresh.page = review.eyes, review.page
    fresh.advisor.opinions.update(review.advisor.opinions)
    assert html(fresh) == html(review)


@pytest.mark.parametrize("name", SOME)
def test_back_and_forth_gives_the_same_at_every_step(name: str) -> None:
    review = reviewed(name)
    there = []
    for _ in range(review.game.last + 1):
        there.append(html(review))
        review._go("forward")
    assert len(set(there)) == len(there)
    for drawn in reversed(there):
        assert html(review) == drawn
        review._go("back")
    assert [html(reviewed(name, step)) for step in range(len(there))] == there


def test_what_is_thought_depends_on_the_step_alone() -> None:
    ways: tuple[list[str], ...] = ([], ["forward", "back"], ["last", "7", "first"])
    told = []
    for way in ways:
        table, _ = table_of(GAMES["ritual-3"])
        table.timer = Ticking(0.005 * (1 + len(way)))
        for where in way:
            table.send({"do": "tick"})
            table.send({"do": "go", "value": where})
        reply = table.send({"do": "go", "value": "7"})
        while reply.wait == 0:
            reply = table.send({"do": "tick"})
        told.append(reply.html)
    assert told[0] == told[1] == told[2]
    assert "chosen" in str(told[0])


# Links


@named
def test_every_step_of_every_playthrough_opens_by_its_link(name: str) -> None:
    record = GAMES[name]
    languages = sorted(LANGUAGES)
    told = imports.address(record)
    table, reply = table_of(record)
    for step in range(len(record.actions) + 1):
        words = languages[step % len(languages)]
        table.send({"do": "language", "value": words})
        reply = table.send({"do": "link", "value": f"#{told}&t={step}"})
        assert (reply.screen, reply.address, reply.language) == ("review", f"{told}&t={step}", words)
        assert (reply.keep, reply.game) == (None, None)
        for eyes in ("all", str(step % len(record.players))):
            drawn = str(table.send({"do": "eyes", "value": eyes}).html)
            assert "data-action" not in drawn
            assert not PLAYABLE & set(re.findall(r' data-do="([^"]*)"', drawn))
            ids = re.findall(r' id="([^"]*)"', drawn)
            assert len(ids) == len(set(ids)), sorted(id for id in ids if ids.count(id) > 1)


@pytest.mark.parametrize(
    "turn", ["", "&t=99999", "&t=-1", "&t=x", "&t=٣", "&t=", "&t=1e1", "&t=999999999999"]
)
def test_a_link_without_a_turn_that_makes_sense_opens_on_its_card(turn: str) -> None:
    table = real.table()
    reply = table.open({"saves": [], "link": f"#{imports.address(GAMES['ritual-2'])}{turn}"}, "en")
    assert (reply.screen, "&t" in reply.address) == ("shared", False)
    watched = table.send({"do": "watch"})
    assert (watched.screen, "&t=" in watched.address) == ("review", True)


@pytest.mark.parametrize(
    "message",
    [
        *(
            {"do": "go", "value": value}
            for value in ("-1", "100000", "٣", "x", "", "9" * 5000, "1.5", None, 7)
        ),
        *({"do": "eyes", "value": value} for value in ("3", "-1", "x", "", None, 0)),
        *(
            {"do": name, "value": "1"}
            for name in ("act", "mark", "hint", "undo", "rematch", "start", "share")
        ),
        {"do": "act", "action": "take"},
        {"do": "continue", "value": "x", "save": "{}"},
    ],
)
def test_what_makes_no_sense_changes_nothing(message: dict[str, Any]) -> None:
    table, before = table_of(GAMES["ritual-3"], 5)
    after = table.send(message)
    assert after.html == before.html
    assert (after.screen, after.keep, after.game) == ("review", None, None)


def test_the_link_on_the_screen_leads_to_this_very_screen() -> None:
    table, _ = table_of(GAMES["arkham-ritual-3"])
    table.page = ""
    reply = table.send({"do": "go", "value": "33"})
    (link,) = re.findall(r'id="review-link"[^>]*value="([^"]*)"', str(reply.html))
    other = real.table()
    other.open({"saves": [], "link": link.replace("&amp;", "&")}, "en")
    again = other.send({"do": "tick"})
    assert (again.html, again.address) == (reply.html, reply.address)


def test_names_in_a_link_are_only_names() -> None:
    evil = ("<script>alert(1)</script>", "\"'><img src=x>", "{n} %s {0}")
    record = GAMES["arkham-ritual-3"]
    table, _ = table_of(Record(record.game, evil, record.options, record.seed, actions=record.actions))
    for step in range(0, len(record.actions) + 1, 3):
        page = Page(table.send({"do": "go", "value": str(step)}).html)
        assert not {"script", "img"} & {tag for tag, _ in page.tags}
        assert "{n} %s {0}" in page.text


# A game in progress


def test_a_game_in_progress_cannot_be_reviewed() -> None:
    for length in (0, 5, 40):
        record = GAMES["arkham-ritual-3"]
        begun = Record(
            record.game, record.players, record.options, record.seed, actions=record.actions[:length]
        )
        with pytest.raises(GoesOn):
            of_link(begun, 0, ROOMS, "")
    table, reply = stub.start("pbb")
    for reply in stub.play(table, reply, 4):  # noqa: B020
        if reply.screen == "game-over":
            break
        assert table.send({"do": "review"}).screen == reply.screen
        assert stub.reviewing(table) is None


def test_a_save_that_goes_on_goes_on() -> None:
    table, device, _ = kept("pbb", whole=False)
    reply = stub.load(table, device, table.send({"do": "review", "value": next(iter(device.saves))}))
    assert reply.screen == "table"
    assert stub.reviewing(table) is None


# Whence and whither


def kept(kinds: str, whole: bool = True) -> tuple[Session, stub.Device, Reply]:
    """In the lobby, with a game that is kept."""
    table, reply = stub.start(kinds)
    device = stub.Device()
    for number, reply in enumerate(stub.play(table, reply, 4)):  # noqa: B020
        device.store(reply)
        if number == 3 and not whole:
            break
    return table, device, device.store(table.send({"do": "to-lobby"}))


def test_from_the_end_of_a_game_and_back() -> None:
    table, reply = stub.start("pbb")
    *_, last = stub.play(table, reply, 4)
    opened = table.send({"do": "review"})
    assert (opened.screen, opened.game, opened.address) == ("review", last.game, "")
    review = stub.reviewing(table)
    assert review
    moments = review.position(Words("en"), table.settings).moments
    assert (review.you, review.eyes) == (0, None), "all cards are open"
    assert review.step == min(moment.step for moment in moments), "it opens on what was decisive"
    assert "You decide" in str(table.send({"do": "go", "value": str(review._own[0])}).html)
    assert table.send({"do": "leave"}).html == last.html


def test_from_the_list_and_back_nothing_is_changed() -> None:
    table, device, lobby = kept("ppp")
    id = next(iter(device.saves))
    before = dict(device.saves)
    opened = stub.load(table, device, table.send({"do": "review", "value": id}))
    assert (opened.screen, opened.game, opened.keep) == ("review", None, None)
    review = stub.reviewing(table)
    assert review
    assert review.eyes is None, "of several nobody is you"
    assert table.send({"do": "leave"}).html == lobby.html
    assert device.saves == before


def test_the_record_is_exported_and_the_rules_open_and_close() -> None:
    table, before = table_of(GAMES["ritual-2"], 3)
    assert table.send({"do": "export"}).export == ("ritual-record.json", write(GAMES["ritual-2"]))
    assert table.send({"do": "rules"}).screen == "rules"
    assert table.send({"do": "close"}).html == before.html
    assert table.send({"do": "to-lobby"}).screen == "lobby"


def test_somebody_else_s_you_is_a_player_with_a_number() -> None:
    assert {Words(language)("You") for language in LANGUAGES} == set(SELVES)
    record = GAMES["arkham-ritual-3"]
    for self in SELVES:
        other = Record(record.game, (self, "Bo", "Cy"), record.options, record.seed, actions=record.actions)
        review = of_link(other, 0, ROOMS, "")
        assert [seat.name for seat in review.scene(ENGLISH, Settings()).seats] == ["Player 1", "Bo", "Cy"]


# Steps


def test_rounds_are_stepped_through() -> None:
    review = reviewed("arkham-ritual-3", 30)
    assert review.rounds == (0, 20, 60, 67)
    seen = []
    for way in (
        "round-back",
        "round-back",
        "round-back",
        "round-on",
        "round-on",
        "round-on",
        "round-on",
        "back",
    ):
        review._go(way)
        seen.append(review.step)
    assert seen == [20, 0, 0, 20, 60, 67, 69, 68]


def test_it_plays_by_itself_to_the_end_and_can_be_paused() -> None:
    table, _ = table_of(GAMES["arkham-ritual-6"])
    table.send({"do": "eyes", "value": "1"})
    review = stub.reviewing(table)
    assert review
    reply = table.send({"do": "go", "value": "play"})
    waits = []
    for _ in range(10_000):
        if reply.wait is None:
            break
        waits.append(reply.wait)
        reply = table.send({"do": "tick"})
    assert review.step == review.game.last
    assert not review.playing
    assert len([wait for wait in waits if wait]) == review.game.last
    table.send({"do": "go", "value": "play"})
    assert (review.step, review.playing) == (0, True)
    assert table.send({"do": "go", "value": "pause"}).html
    assert not review.playing


def test_what_happens_is_announced_once() -> None:
    table, _ = table_of(GAMES["arkham-ritual-3"])
    told = table.send({"do": "go", "value": "forward"}).announce
    assert told
    assert table.send({"do": "eyes", "value": "1"}).announce == ""
