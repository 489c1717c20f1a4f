"""Lessons: every step can be made, nothing else can, and nothing of it is kept."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web import stub
from tests.web.drawn import drawn, still
from tests.web.scenes import Page
from tests.web.sound_html import assert_sound
from tests.web.stub import Device, load
from tools import words as catalogues
from tools.rooms import folders
from web.games import ROOMS
from web.worker.app import make_session
from web.worker.lesson import Tutor
from web.worker.reply import Reply
from web.worker.scene import LANGUAGES
from web.worker.session import Session
from web.worker.words import Words


def begin(game: str, language: str = "en") -> tuple[Session, Reply]:
    table = make_session()
    table.open(None, language)
    table.send({"do": "game", "form": {"game": game}})
    return table, table.send({"do": "learn"})


def onward(table: Session, reply: Reply) -> Reply:
    """What the coach asks for; then the others' moves."""
    lesson = stub.lesson(table)
    assert lesson
    marked = lesson.marked
    message: dict[str, Any] = {"do": "act", "action": marked} if marked else {"do": "go-on"}
    reply = table.send(message)
    while reply.wait is not None:
        assert 'data-do="go-on"' not in drawn(reply)
        reply = table.send({"do": "tick"})
    return reply


@pytest.mark.parametrize("game", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_one_thing_and_asks_for_one_thing(game: str, language: str) -> None:
    table, reply = begin(game, language)
    steps = ROOMS[game].lesson(Words(language)).steps
    kept = reply.keep
    for number, step in enumerate(steps):
        lesson = stub.lesson(table)
        assert lesson
        assert lesson.at == number
        page = Page(reply.html)
        assert_sound(page)
        assert step.say in page.text
        assert reply.announce.endswith(step.say)
        assert table.send({"do": "toggle-odds"}).announce == "", "once"
        on = [
            attrs["data-action"]
            for _, attrs in page.tags
            if "data-action" in attrs and "disabled" not in attrs
        ]
        assert on == ([lesson.marked] if lesson.marked else [])
        assert ("go-on" in page.all("data-do")) is (not lesson.marked and not lesson.last)
        assert reply.keep == kept, "nothing of it is kept"
        if not lesson.last:
            reply = onward(table, reply)
    assert reply.screen == "round-end"
    assert "play" in Page(reply.html).all("data-do")
    reply = table.send({"do": "play"})
    assert reply.screen == "table"
    assert stub.lesson(table) is None
    assert table.match
    assert table.match.start.game == game


@pytest.mark.parametrize("game", ROOMS)
def test_whatever_else_is_tried_changes_nothing(game: str) -> None:
    table, reply = begin(game)
    while (lesson := stub.lesson(table)) and not lesson.last:
        for action in (*lesson.state.legal(), *lesson.state.asides()):
            if action != lesson.marked:
                table.send({"do": "act", "action": action})
        for name in ("tick", "undo", "next-round", "rematch", "confirm-yes", "nonsense"):
            table.send({"do": name})
        if lesson.marked:
            table.send({"do": "go-on"})
        again = table.reply()
        assert (drawn(again), again.screen) == (still(reply), reply.screen)
        reply = onward(table, reply)
    again = table.send({"do": "go-on"})
    assert drawn(again) == still(reply)


def test_a_lesson_can_be_left_and_the_game_that_waits_goes_on() -> None:
    table = make_session()
    table.open(None, "en")
    table.timer = lambda: 0.0
    device = Device()
    before = device.store(table.send({"do": "start", "form": {"seed": "1"}}))
    device.store(table.send({"do": "to-lobby"}))
    table.send({"do": "learn"})
    assert isinstance(table.match, Tutor)
    assert table.send({"do": "to-lobby"}).screen == "lobby"
    asked = table.send({"do": "continue", "value": before.game})
    assert load(table, device, asked).html == before.html


@pytest.mark.parametrize("game", ROOMS)
def test_a_lesson_takes_about_two_minutes(game: str) -> None:
    """At 200 words a minute, and five seconds for each step."""
    steps = ROOMS[game].lesson(Words("en")).steps
    seconds = sum(len(step.say.split()) for step in steps) / 200 * 60 + 5 * len(steps)
    assert 60 < seconds < 150
    assert all(
        step.say in {str(message.id) for message in catalogues.read("en", folders()[game])} for step in steps
    )
