"""What is pressed twice, too quickly, by key, or behind something."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor, Visitor, my_turn, on_screen, play, until_true, way
from tests.browser.player import seat
from tests.browser.reaching import PHONE
from tests.browser.reviewing import ARKHAM, at, go
from web.worker.saves import imports

TWICE = """() => {
  document.querySelector('#dock [data-action]').click();
  document.querySelector('[data-do=menu]').click();
}"""
FED_UP = "history.replaceState = () => { throw new DOMException('too often', 'SecurityError'); }"
FOCUSED = "() => document.activeElement?.closest('#rules') !== null"


def tap(page: Page, selector: str) -> None:
    """Where it is, whatever else may be there."""
    box = page.locator(selector).first.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_the_second_of_two_quick_taps_opens_nobody_else_s_table(new_visitor: NewVisitor) -> None:
    page = new_visitor(viewport=PHONE).open()
    seat(page, "ppp", "vigil")
    page.evaluate("document.documentElement.style.removeProperty('--settle')")
    page.locator("[data-do=ready]").click()  # which waits until it can be pressed
    on_screen(page, "table")
    my_turn(page).click()
    on_screen(page, "handover")
    tap(page, "[data-do=ready]")
    page.wait_for_timeout(150)
    assert page.locator("body").get_attribute("data-screen") == "handover"
    page.locator("[data-do=ready]").click()
    on_screen(page, "table")


def test_the_rules_of_a_game_by_key(visitor: Visitor) -> None:
    page = visitor.open()
    play(page)
    page.locator("[data-do=menu]").click()
    page.locator("#menu [data-do=rules]").click()
    on_screen(page, "rules")
    until_true(page, FOCUSED)
    for _ in range(60):
        page.keyboard.press("Tab")
        assert page.evaluate("!document.activeElement.closest('#dock, .bar, .main')"), "nothing behind it"
    page.keyboard.press("Escape")
    on_screen(page, "table")
    page.locator("[data-do=menu]").press("Enter")
    until_true(page, "() => document.activeElement?.closest('#menu') !== null")


def test_the_lobby_s_rules_stay_open_however_quick_the_answer_is(visitor: Visitor) -> None:
    page = visitor.open()
    way(page)
    for _ in range(10):
        page.locator(".bar [data-do=rules]").click()
        page.wait_for_timeout(120)
        expect(page.locator("#rules")).to_be_visible()
        on_screen(page, "rules")
        page.locator("#rules [data-do=close]").click()
        on_screen(page, "lobby")
        page.wait_for_timeout(60)
        expect(page.locator("#rules")).to_be_hidden()


def test_keys_turn_no_page_behind_the_rules(visitor: Visitor) -> None:
    page = visitor.open(f"#{imports.address(ARKHAM, 12)}")
    on_screen(page, "review")
    at(page, 12)
    page.keyboard.press("ArrowRight")
    at(page, 13)
    page.keyboard.press("Shift+ArrowRight")
    page.locator("[data-do=menu]").click()
    page.keyboard.press("ArrowRight")
    page.locator("#menu [data-do=rules]").click()
    on_screen(page, "rules")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    on_screen(page, "review")
    at(page, 13)


def test_a_browser_that_changes_its_address_no_more_still_steps(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.context.add_init_script(FED_UP)
    page = visitor.open(f"#{imports.address(ARKHAM, 12)}")
    on_screen(page, "review")
    for step in (13, 14):
        go(page, "forward").click()
        expect(page.locator("#scrub")).to_have_value(str(step))
    page.locator("#scrub").fill("30")
    expect(page.locator("#review-link")).to_have_value(f"{visitor.site.url}#{imports.address(ARKHAM, 30)}")
    page.locator("#scrub").fill("20")
    expect(page.locator("#review-link")).to_have_value(f"{visitor.site.url}#{imports.address(ARKHAM, 20)}")


def test_news_of_an_answer_that_was_overtaken_are_told_with_the_next(visitor: Visitor) -> None:
    page = visitor.open()
    page.locator("#options > summary").click()
    page.locator("[name=seed]").fill("vigil")
    play(page)
    my_turn(page)
    page.evaluate(TWICE)
    expect(page.locator("#announce")).to_contain_text("You give the card to Agnes.")
