"""Advice at the table and in a review, in a real browser: figures in their order, and why."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor, my_turn
from tests.browser.player import choose, seat
from tests.browser.reaching import PHONE
from tests.browser.reviewing import ARKHAM, RITUAL, at
from web.worker.saves import imports

FITS = """() => [...document.querySelectorAll('#advice li, #advice p')]
  .every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)"""


def figures(page: Page) -> list[float]:
    shown = page.locator("#advice .advice__figure").all_inner_texts()
    return [float(re.findall(r"[+-]?[\d.]+", text.replace("−", "-").replace(",", "."))[0]) for text in shown]


@pytest.mark.parametrize("game", ["arkham-ritual", "ritual"])
def test_advice_says_by_which_figure_and_why(new_visitor: NewVisitor, game: str) -> None:
    page = new_visitor(viewport=PHONE, locale="fr").open()
    choose(page, game)
    seat(page, "pbbbb", "why")
    my_turn(page)
    page.locator("[data-do=hint]").click()
    expect(page.locator("#advice .is-best .advice__why")).not_to_be_empty()
    expect(page.locator("#advice .advice__scale")).not_to_be_empty()
    shown = figures(page)
    assert len(shown) > 1
    assert shown == sorted(shown, reverse=True)
    assert page.evaluate(FITS)
    assert "," in page.locator("#advice .advice__figure").first.inner_text()


@pytest.mark.parametrize(("record", "step"), [(ARKHAM, 12), (RITUAL, 12)], ids=["arkham-ritual", "ritual"])
def test_a_review_gives_the_same_reasons(new_visitor: NewVisitor, record: object, step: int) -> None:
    page = new_visitor().open(f"#{imports.address(record, step)}")  # type: ignore[arg-type]
    page.locator("body[data-screen=review]").wait_for()
    at(page, step)
    lines = page.locator("#advice li")
    expect(page.locator("#advice .is-best")).to_have_count(1)
    expect(page.locator("#advice .advice__why")).to_have_count(lines.count())
    shown = figures(page)
    assert shown == sorted(shown, reverse=True)
    assert page.evaluate(FITS)


def test_the_lobby_says_how_one_wins_tonight(new_visitor: NewVisitor) -> None:
    page = new_visitor().open()
    expect(page.locator("#goal")).to_contain_text("Only whoever has the most sanity left wins.")
    choose(page, "ritual")
    expect(page.locator("#goal")).to_contain_text("whoever has contributed the most wins")
