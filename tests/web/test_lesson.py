"""Lessons: every screen is drawn in every language, leads where it should, and says no more than is seen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from gettext import GNUTranslations
from io import BytesIO

import pytest

from tests.web.scenes import Page
from tests.web.sound_html import assert_sound
from tools import lessons
from tools import words as catalogues
from tools.npm import ROOT
from tools.rooms import folders
from web.games import ROOMS
from web.worker.app import make_session
from web.worker.lesson import OF_THE_PAGE, Lesson, Screen, Step, drawn, screens
from web.worker.reply import Reply
from web.worker.scene import LANGUAGES
from web.worker.words import Words

TAUGHT = [game for game, room in ROOMS.items() if room.is_taught]
MOST_SECONDS = 220
LONGEST = 30
"""Words that are said at once."""


def ways(found: list[Screen], at: int = 0) -> Iterator[list[int]]:
    """Every way through, as the numbers of its screens."""
    screen = found[at]
    onward = [to for _, to in screen.leads] + ([] if screen.onward is None else [screen.onward])
    if not onward:
        yield [at]
    for to in onward:
        for rest in ways(found, to):
            yield [at, *rest]


def steps(some: tuple[Step, ...]) -> Iterator[Step]:
    """All of them, those that follow on one choice alone too."""
    for step in some:
        yield step
        for own in step.ways.values():
            yield from steps(own)


def test_both_games_are_taught() -> None:
    assert TAUGHT == ["arkham-ritual", "ritual"]


@pytest.mark.parametrize("game", TAUGHT)
def test_every_way_leads_through_every_step_to_the_end(game: str) -> None:
    lesson = ROOMS[game].lesson(Words("en"))
    found = screens(lesson)
    through = list(ways(found))
    assert len(through) == 2, "one free choice, of two"
    assert {at for way in through for at in way} == set(range(len(found)))
    said = sorted(step.say for step in steps(lesson.steps))
    for way in through:
        assert sorted(found[at].step.say for at in way) == said, "both outcomes are shown"
        assert [found[at].place for at in way] == list(range(1, len(way) + 1))
        assert sum(found[at].is_other for at in way) == 1, "the one that was not chosen"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_screen_says_one_thing_and_works_without_python(game: str, language: str) -> None:
    room, words = ROOMS[game], Words(language)
    found = screens(room.lesson(words))
    for screen, (html, news) in zip(found, drawn(room, words), strict=True):
        page = Page(html)
        assert_sound(page)
        assert screen.step.say in page.text
        assert news.endswith(screen.step.say)
        on = [attrs for _, attrs in page.tags if "disabled" not in attrs]
        assert not any("data-action" in attrs for attrs in on)
        assert {attrs["data-do"] for attrs in on if "data-do" in attrs} <= OF_THE_PAGE
        to = [int(attrs["data-to"] or "") for attrs in on if "data-to" in attrs]
        wanted = [to for _, to in screen.leads] + ([] if screen.onward is None else [screen.onward])
        assert sorted(to) == sorted(wanted)
        assert ("play" in page.all("data-do")) is (not wanted)
        assert ("lesson-back" in page.all("data-do")) is (screen.place > 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_file_has_every_screen_and_is_light(game: str, language: str) -> None:
    room = ROOMS[game]
    text = lessons.files()[f"games/{folders()[game].name}/lesson-{language}.json"]
    told = json.loads(text)
    whole = drawn(room, Words(language))
    for screen, (html, news) in zip(told["screens"], whole, strict=True):
        assert "".join(told["pieces"][number] for number in screen["pieces"]) == html
        assert screen["news"] == news
    assert room.title(Words(language)) in told["title"]
    assert len(text) < 110_000
    assert len(text) < sum(len(html) for html, _ in whole) / 2, "what screens share is written once"


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_takes_about_three_minutes(game: str) -> None:
    """At 200 words a minute, and five seconds for each step; no step says much."""
    said = [step.say for step in steps(ROOMS[game].lesson(Words("en")).steps)]
    seconds = sum(len(say.split()) for say in said) / 200 * 60 + 5 * len(said)
    assert 60 < seconds < MOST_SECONDS
    assert max(len(say.split()) for say in said) <= LONGEST
    assert {*said} <= {str(message.id) for message in catalogues.read("en", folders()[game])}


def test_a_lesson_goes_on_from_the_first_way_whatever_is_chosen() -> None:
    """Three steps, a choice in the middle: the numbers of the screens, and what has been played there."""
    both = {"give 1": (Step("one", "felt"),), "give 2": (Step("two", "felt", ("take",)),)}
    found = screens(Lesson({}, (), (Step("choose", "dock", ways=both), Step("after", "felt"))))
    assert [screen.step.say for screen in found] == ["choose", "one", "two", "after", "two", "one"]
    assert found[0].leads == (("give 1", 1), ("give 2", 4))
    assert [screen.onward for screen in found] == [None, 2, 3, None, 5, 3]
    assert [screen.is_other for screen in found] == [False, False, True, False, False, True]
    assert found[3].actions == ("give 1",)
    assert found[4].actions == ("give 2", "take")


def lobby(reply: Reply) -> Page:
    return Page(reply.html)


def test_learn_is_on_every_tile_and_first_only_until_something_was_played() -> None:
    session = make_session()
    reply = session.open(None, "en")
    page = lobby(reply)
    assert [f"learn-{game}" for game in TAUGHT] == [id for id in page.all("id") if id.startswith("learn-")]
    assert "data-new" in {name for _, attrs in page.tags for name in attrs}
    reply = session.send({"do": "toggle-played", "value": True})
    assert "data-new" not in {name for _, attrs in lobby(reply).tags for name in attrs}
    again = make_session().open({"settings": reply.settings}, "en")
    assert "data-new" not in {name for _, attrs in lobby(again).tags for name in attrs}


def test_who_has_begun_a_game_or_has_one_stored_has_played() -> None:
    session = make_session()
    session.open(None, "en")
    begun = session.send({"do": "start", "form": {"seed": "1"}})
    assert session.settings.played
    assert begun.keep
    saves = [[id, kept[0]] for id, kept in begun.keep.items() if kept]
    other = make_session()
    other.open({"saves": saves}, "en")
    assert other.settings.played


@pytest.mark.parametrize("game", TAUGHT)
def test_what_only_a_lesson_says_is_not_sent_to_python_in_the_browser(game: str) -> None:
    mo = catalogues.po("fr", folders()[game]).with_suffix(".mo").relative_to(ROOT).as_posix()
    sent = GNUTranslations(BytesIO(catalogues.in_browser({mo: b""})[mo]))
    words, room = Words("fr"), ROOMS[game]
    assert {sent.gettext(say) for say in map(_say, steps(room.lesson(Words("en")).steps))}.isdisjoint(
        map(_say, steps(room.lesson(words).steps))
    )
    others = [
        message
        for message in catalogues.read("fr", folders()[game])
        if isinstance(message.id, str) and message.id and message.locations[0][0].endswith("/dock.py")
    ]
    assert others
    assert all(sent.gettext(str(message.id)) == message.string for message in others)


def _say(step: Step) -> str:
    return step.say
