"""The end of a round: its cards turn up, once, and one's own last; all that it tells stands beneath."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor, on_screen
from tests.browser.player import LATER, NOW, choose, control, seat, settle
from tests.browser.reaching import PHONE

REAL_TIME = "document.documentElement.style.removeProperty('--settle')"
TURNS = """() => [...document.querySelectorAll('#reveal .turned__face')].map(face => {
  const [turn] = face.getAnimations();
  return { name: face.closest('.turned').firstChild.textContent, at: turn.effect.getTiming().delay };
})"""
LASTS = """() => Math.max(...document.querySelector('#reveal').getAnimations({ subtree: true })
  .map(({ effect }) => effect.getComputedTiming().endTime))"""


def to_round_end(page: Page, game: str, kinds: str) -> None:
    """Its first, with everything in the time that people see."""
    choose(page, game)
    seat(page, kinds, "vigil")
    page.evaluate(REAL_TIME)
    rng = Random(1)
    for _ in range(100):
        settle(page, None, lambda _: None)
        if page.locator("body").get_attribute("data-screen") == "round-end":
            return
        before = page.evaluate(NOW)
        page.locator(control(page, rng)).first.click()
        page.wait_for_function(LATER, arg=before)
    raise AssertionError("the round never ended")


@pytest.mark.parametrize(("game", "kinds"), [("arkham-ritual", "pbbbb"), ("ritual", "pbbb")])
def test_cards_turn_one_s_own_last_once_and_a_tap_skips(
    new_visitor: NewVisitor, game: str, kinds: str
) -> None:
    page = new_visitor(viewport=PHONE).open()
    to_round_end(page, game, kinds)
    reveal = page.locator("#reveal")
    expect(reveal).to_be_visible()
    turns = page.evaluate(TURNS)
    assert turns[-1]["name"] == "You"
    assert len(turns) == len(kinds)
    assert all(turn["at"] < turns[-1]["at"] for turn in turns[:-1])
    assert game == "ritual" or [turn["at"] for turn in turns] == sorted({turn["at"] for turn in turns})
    assert 2000 <= page.evaluate(LASTS) <= 3300
    assert page.locator(".verdict").count() == len(kinds), "all is told from the start"
    expect(page.locator("#announce")).not_to_be_empty()
    page.mouse.click(180, 700)  # where the way on is
    expect(reveal).to_have_count(0)
    page.wait_for_timeout(300)
    on_screen(page, "round-end")
    page.locator("[data-do=menu]").click()
    page.locator("#menu [data-do=rules]").click()
    on_screen(page, "rules")
    page.locator("dialog [data-do=close]").first.click()
    on_screen(page, "round-end")
    expect(reveal).to_have_count(0)
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=language][data-value=fr]").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(reveal).to_have_count(0)
    page.reload()
    on_screen(page, "round-end")
    expect(reveal).to_have_count(0)


def test_a_key_skips_it_and_does_nothing_else(new_visitor: NewVisitor) -> None:
    page = new_visitor().open()
    to_round_end(page, "arkham-ritual", "pbb")
    page.locator("[data-do=next-round]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#reveal")).to_have_count(0)
    page.wait_for_timeout(300)
    on_screen(page, "round-end")
    page.keyboard.press("Enter")
    page.locator("body:not([data-screen=round-end])").wait_for()


def test_it_ends_by_itself(new_visitor: NewVisitor) -> None:
    page = new_visitor().open()
    to_round_end(page, "ritual", "pbb")
    expect(page.locator("#reveal")).to_be_visible()
    expect(page.locator("#reveal")).to_be_hidden(timeout=5000)
    page.locator("[data-do=next-round]").click()
    page.locator("body:not([data-screen=round-end])").wait_for()


def test_who_likes_less_motion_never_meets_it(new_visitor: NewVisitor) -> None:
    page = new_visitor(reduced_motion="reduce").open()
    to_round_end(page, "arkham-ritual", "pbb")
    expect(page.locator("#reveal")).to_be_hidden()
    assert page.evaluate("document.querySelector('#reveal').getAnimations({ subtree: true }).length") == 0
    page.locator("[data-do=next-round]").click()
    page.locator("body:not([data-screen=round-end])").wait_for()
