"""Whole games to the end, in a real browser, by what is on the page."""

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewVisitor, kept, until_kept, way
from tests.browser.player import choose, decide, pace, play_on, seat
from tests.browser.reaching import PHONE, SCROLLED, reach
from tests.browser.secrets import Watcher
from web.worker.words import Words

LARGE_TEXT = {"width": 180, "height": 370}
"""The same phone, as a page sees it whose text is at 200 %."""


def begin(new_visitor: NewVisitor, kinds: str, locale: str, **options: object) -> Page:
    """A table in the browser's language, without motion; each step of a bot can be looked at."""
    visitor = new_visitor(locale=locale, reduced_motion="reduce", **options)
    pace(visitor.context)
    page = visitor.open()
    words = Words(locale.split("-")[0])
    expect(page.locator("button[data-do=start]")).to_contain_text(words("Play"))
    seat(page, kinds, "7")
    assert page.locator("html").get_attribute("lang") == words.language
    return page


@pytest.mark.parametrize(
    ("kinds", "locale"), [("ppp", "es-ES"), ("pbpb", "fr-FR"), ("ppppp", "ja-JP"), ("ppbbpbb", "ko-KR")]
)
def test_round_one_device(new_visitor: NewVisitor, kinds: str, locale: str) -> None:
    """Hot seat: at no step does the page name the viewer's own card."""
    page = begin(new_visitor, kinds, locale)
    watcher = Watcher()
    play_on(page, Random(kinds), watcher)
    assert min(watcher.screens[screen] for screen in ("handover", "table", "round-end", "game-over")) > 0
    assert watcher.redealt > 10
    assert (watcher.waited > 5) == ("b" in kinds)


@pytest.mark.parametrize(("kinds", "locale"), [("pbb", "en-GB"), ("pbbb", "fr-CA"), ("pbbbbbb", "ko-KR")])
def test_against_bots(new_visitor: NewVisitor, kinds: str, locale: str) -> None:
    """One person never has to hand anything over."""
    page = begin(new_visitor, kinds, locale)
    watcher = Watcher()
    play_on(page, Random(kinds), watcher)
    assert "handover" not in watcher.screens
    assert watcher.waited > 5
    played = kept(page)["game"]["record"]
    page.locator("[data-do=rematch]").click()
    page.locator("body[data-screen=table]").wait_for()
    assert len(kept(page)["game"]["record"]) < len(played), "it has only begun"


def test_on_a_phone_with_motion_nothing_scrolls_but_what_should(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.open()
    seat(page, "ppppp", "7")

    def look(page: Page) -> None:
        wide, tall, moved, cut = page.evaluate(SCROLLED)
        assert (wide <= 360, tall <= 740, moved, cut) == (True, True, 0, False)

    play_on(page, Random("phone"), look, press=lambda control: control.tap())


@pytest.mark.parametrize(("game", "kinds"), [("arkham-ritual", "ppbbbbb"), ("ritual", "ppb")])
def test_with_text_at_200_percent_everything_can_be_reached(
    new_visitor: NewVisitor, game: str, kinds: str
) -> None:
    page = new_visitor(viewport=LARGE_TEXT, has_touch=True, is_mobile=True, reduced_motion="reduce").open()
    choose(page, game)
    seat(page, kinds, "7")

    def look(page: Page) -> None:
        wide, _, _, cut = page.evaluate(SCROLLED)
        assert (wide, cut) == (180, False)
        for part in page.locator("#root h1, #root .main h2, .sheet > summary").all():
            if part.is_visible():
                part.scroll_into_view_if_needed()
                expect(part).to_be_in_viewport(ratio=0.5)
        for control in page.locator(".bar .btn, .dock .btn, .dock [data-action], .sheet > summary").all():
            control.tap(trial=True)

    for _ in range(12):
        assert decide(page, Random(200), look, press=lambda control: control.tap())


@pytest.mark.parametrize(("game", "kinds"), [("arkham-ritual", "pbbbb"), ("ritual", "pb")])
def test_offline_after_the_first_visit(new_visitor: NewVisitor, game: str, kinds: str) -> None:
    """A whole game with no network at all, begun after a reload."""
    visitor = new_visitor(reduced_motion="reduce")
    page = visitor.open()
    until_kept(page, "snapshot")
    visitor.context.set_offline(True)
    page.reload()
    choose(page, game)
    seat(page, kinds, "7")
    assert way(page) == "remembered"
    play_on(page, Random("offline"))


def test_by_keyboard_alone(new_visitor: NewVisitor) -> None:
    """Tab and Enter; the focus is never lost for longer than it takes to press Tab."""
    visitor = new_visitor(reduced_motion="reduce")
    page = visitor.open()
    way(page)
    reach(page, page.locator("[data-do=settings]"))
    page.keyboard.press("Enter")
    reach(page, page.locator("#menu [data-do=speed]"))
    page.keyboard.press("End")
    expect(page.locator("#menu [data-do=speed]")).to_have_value("instant")
    page.keyboard.press("Escape")
    reach(page, page.locator("button[data-do=start]"))
    page.keyboard.press("Enter")
    page.locator("body[data-screen=table]").wait_for()

    def look(page: Page) -> None:
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"

    def press(control: Locator) -> None:
        reach(page, control)
        page.keyboard.press("Enter")

    play_on(page, Random("keys"), look, press)
    reach(page, page.locator("[data-do=rematch]"))
    page.keyboard.press("Enter")
    page.locator("body[data-screen=table]").wait_for()
