"""Lessons in a real browser: to their end before Python is there; in other languages, by key, on a phone."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewVisitor, Visitor, kept, leave, on_screen, until, way
from tests.browser.inspector import Inspector
from tests.browser.reaching import PHONE, SCROLLED, reach
from tools.npm import MODULES
from tools.rooms import folders
from web.games import ROOMS
from web.worker.lesson import Screen, screens
from web.worker.words import Words

TAUGHT = [game for game, room in ROOMS.items() if room.is_taught]
ON = "#coach-on[data-to], button[data-marked]"
SLOW = {"offline": False, "latency": 40, "downloadThroughput": 500_000, "uploadThroughput": 500_000}
"""4 Mbit/s."""
SOON = 2000
SHOWN = """new Promise(shown => {
  const look = () => {
    const use = document.querySelector('#coach') && document.querySelector('#root .felt use');
    if (use && document.querySelector(use.getAttribute('href'))) shown(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})"""
"""When the first screen stands, with the game's symbols (its style is waited for before it is drawn)."""


class Held:
    """Python's machine, held back until it is let go."""

    def __init__(self, visitor: Visitor) -> None:
        self.routes: list[Route] | None = []
        visitor.context.route("**/*.wasm", self._asked)

    def _asked(self, route: Route) -> None:
        if self.routes is None:
            route.continue_()
        else:
            self.routes.append(route)

    def let_go(self) -> None:
        held, self.routes = self.routes, None
        for route in held or ():
            route.continue_()


def learn(page: Page, game: str) -> None:
    page.locator(f"#learn-{game}").click()
    on_screen(page, "lesson")


def through(page: Page, game: str, language: str, which: int = 0) -> Iterator[Screen]:
    """Each screen as it is shown; at a choice this one is made."""
    found = screens(ROOMS[game].lesson(Words(language)))
    at: int | None = 0
    while at is not None:
        screen = found[at]
        expect(page.locator("#coach")).to_contain_text(screen.step.say)
        expect(page.locator("#coach .ref")).to_contain_text(str(screen.place))
        yield screen
        to = [number for _, number in screen.leads]
        at = to[min(which, len(to) - 1)] if to else screen.onward
        if at is not None:
            page.locator(f"[data-to='{at}']").click()


@pytest.mark.parametrize(
    ("game", "locale", "which"),
    [
        ("arkham-ritual", "en-GB", 0),
        ("ritual", "en-GB", 1),
        ("arkham-ritual", "ja-JP", 1),
        ("ritual", "fr-FR", 0),
    ],
)
def test_it_is_played_to_its_end_before_python_is_there(
    new_visitor: NewVisitor, game: str, locale: str, which: int
) -> None:
    """Then Play begins that game as soon as Python is; until then the lobby shows how far it is."""
    visitor = new_visitor(locale=locale, viewport=PHONE, reduced_motion="reduce")
    held = Held(visitor)
    page = visitor.open()
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(page.locator("#lobby")).to_have_attribute("data-new", "")
    learn(page, game)
    for screen in through(page, game, locale[:2], which):
        wide, _, moved, _ = page.evaluate(SCROLLED)
        assert (wide <= 360, moved) == (True, 0)
        assert page.locator("#root").get_attribute("data-game") == game
        assert page.locator("body").get_attribute("data-boot") != "ready", screen.step.say
    page.locator("#coach [data-do=play]").click()
    on_screen(page, "lobby")
    expect(page.locator("#vigil")).to_be_visible()
    assert page.locator("#lobby").get_attribute("data-new") is None, "from now on Play comes first"
    held.let_go()
    on_screen(page, "table")
    assert page.locator("#root").get_attribute("data-game") == game
    assert page.locator("#coach").count() == 0
    assert kept(page)["settings"]["played"] is True
    assert page.locator("html").get_attribute("lang") == locale[:2]


def test_the_first_screen_stands_within_two_seconds_on_a_slow_line(new_visitor: NewVisitor) -> None:
    """4 Mbit/s, nothing in any cache, and all of Python's files on the same line."""
    visitor = new_visitor(viewport=PHONE, service_workers="block")
    page = visitor.context.new_page()
    devtools = visitor.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", SLOW)
    page.goto(visitor.site.url, wait_until="commit")
    page.locator("#learn-arkham-ritual").click()
    assert page.evaluate(SHOWN) < SOON
    assert page.locator("body").get_attribute("data-boot") == "loading"


def test_back_language_and_theme_without_python(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(reduced_motion="reduce")
    Held(visitor)
    page = visitor.open()
    learn(page, "ritual")
    here = screens(ROOMS["ritual"].lesson(Words("en")))
    assert page.locator("#coach-back").count() == 0
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(page.locator("#coach")).to_contain_text(here[2].step.say)
    expect(page.locator("#announce")).to_have_text(here[2].step.say)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#coach")).to_contain_text(here[1].step.say)
    page.locator("[data-do=menu]").click()
    page.locator("#menu [name=theme]").select_option("light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.locator("#menu [data-value=es]").click()
    there = screens(ROOMS["ritual"].lesson(Words("es")))
    expect(page.locator("#coach")).to_contain_text(there[1].step.say)
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator("#menu [name=theme]")).to_have_value("light")
    page.keyboard.press("Escape")
    page.locator("#coach [data-do=to-lobby]").click()
    on_screen(page, "lobby")
    assert page.locator(".tile input:checked").get_attribute("value") == "ritual"
    expect(page.locator(".lobby__title p")).to_have_text(
        Words("es")("Games of hidden cards, against bots or round one phone.")
    )


def test_python_comes_up_meanwhile_and_the_lesson_goes_on(new_visitor: NewVisitor) -> None:
    """What was chosen in it is known to Python; to leave it leads to the lobby, to play it to a game."""
    page = new_visitor(reduced_motion="reduce").open()
    learn(page, "ritual")
    way(page)
    page.locator("#coach-on").click()
    page.locator("[data-do=menu]").click()
    page.locator("#menu [data-value=ko]").click()
    until(page, "({ settings }) => settings.language === 'ko'")
    expect(page.locator("#coach")).to_contain_text(screens(ROOMS["ritual"].lesson(Words("ko")))[1].step.say)
    page.keyboard.press("Escape")
    page.locator("#coach [data-do=to-lobby]").click()
    on_screen(page, "lobby")
    assert page.locator(".tile input:checked").get_attribute("value") == "ritual"
    learn(page, "arkham-ritual")
    for _ in through(page, "arkham-ritual", "ko"):
        assert not kept(page)["game"]
    page.locator("#coach [data-do=play]").click()
    on_screen(page, "table")
    assert kept(page)["game"]
    leave(page)
    assert page.locator("#lobby").get_attribute("data-new") is None


def test_by_keyboard_alone(new_visitor: NewVisitor) -> None:
    page = new_visitor(reduced_motion="reduce").open()
    learned = page.locator("#learn-arkham-ritual")
    reach(page, learned)
    page.keyboard.press("Enter")
    on_screen(page, "lesson")
    assert page.evaluate("document.activeElement.tagName") == "H1"
    while not page.locator("#coach [data-do=play]").count():
        control = page.locator(ON).first
        if control.get_attribute("id") is None or page.evaluate("document.activeElement.tagName") == "H1":
            reach(page, control)
        before = page.locator("#coach").text_content()
        page.keyboard.press("Enter")
        expect(page.locator("#coach")).not_to_have_text(str(before))
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"


def test_one_that_cannot_be_fetched_is_told(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(service_workers="block")
    visitor.expected = "404"
    page = visitor.open()
    visitor.site.broken["lesson-en.json"] = None
    page.locator("#learn-ritual").click()
    expect(page.locator("#problem")).to_have_text(
        "The lesson could not be loaded. Check the connection and try again."
    )
    visitor.site.broken.clear()
    learn(page, "ritual")
    expect(page.locator("#problem")).to_have_count(0)


def test_offline(returned: Visitor) -> None:
    returned.context.set_offline(True)
    page = returned.open()
    for game in TAUGHT:
        learn(page, game)
        page.locator("[data-do=menu]").click()
        page.locator("#menu [data-value=ja]").click()
        expect(page.locator("html")).to_have_attribute("lang", "ja")
        page.locator("#menu [data-value=en]").click()
        expect(page.locator("html")).to_have_attribute("lang", "en")
        page.keyboard.press("Escape")
        page.locator("#coach [data-do=to-lobby]").click()
        on_screen(page, "lobby")


@pytest.mark.parametrize("game", TAUGHT)
def test_no_screen_has_a_violation(new_visitor: NewVisitor, game: str) -> None:
    visitor = new_visitor(reduced_motion="reduce", bypass_csp=True)
    Held(visitor)
    page = visitor.open()
    page.add_script_tag(path=MODULES / "axe-core" / "axe.min.js")
    inspector = Inspector(page)
    learn(page, game)
    for screen in through(page, game, "en"):
        kind = page.locator("#root").get_attribute("data-screen"), screen.step.part
        inspector.look(f"{kind}, {len(screen.leads)} ways, {bool(screen.step.picture)}, {screen.is_other}")
    assert len(inspector.seen) > 5
    inspector.check(len(inspector.seen))


def test_every_screen_is_in_the_site(dist: Path) -> None:
    for game in TAUGHT:
        for language in ("en", "es", "fr", "ja", "ko"):
            (file,) = dist.glob(f"web-*/games/{folders()[game].name}/lesson-{language}.json")
            told: dict[str, Any] = json.loads(file.read_text("utf-8"))
            assert len(told["screens"]) == len(screens(ROOMS[game].lesson(Words(language))))
