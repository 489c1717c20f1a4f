"""axe-core finds nothing to say about any screen: dark and light, on a phone and on a desk."""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor, leave, play, way
from tests.browser.inspector import Inspector
from tests.browser.player import choose, decide, play_on, seat
from tools.npm import MODULES
from web.worker.screens.error import error
from web.worker.words import Words

HOLD = "() => { for (let n = setTimeout(() => {}); n; n--) clearTimeout(n); }"


def test_no_screen_has_a_violation(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(reduced_motion="reduce", bypass_csp=True)
    page = visitor.open()
    page.add_script_tag(path=MODULES / "axe-core" / "axe.min.js")
    inspector = Inspector(page)
    inspector.look("lobby while it loads")
    way(page)
    in_the_lobby(page, inspector)
    play(page)
    at_the_table(page, inspector)
    page.locator("[data-do=share]").click()
    page.locator("body[data-screen=share]").wait_for()
    inspector.look("share")
    page.locator("[data-do=close]").click()
    page.locator(".dock [data-do=to-lobby]").click()
    page.locator("#saves > summary").click()
    page.locator("#bring-text").click()
    page.locator("#problem").wait_for()
    inspector.look("lobby, saves")
    page.locator("#seat-1-kind").select_option("person")
    page.locator("button[data-do=start]").click()
    page.locator("body[data-screen=handover]").wait_for()
    inspector.look("handover")
    inspector.check(15)


def test_no_screen_of_ritual_has_a_violation(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(reduced_motion="reduce", bypass_csp=True)
    page = visitor.open()
    page.add_script_tag(path=MODULES / "axe-core" / "axe.min.js")
    inspector = Inspector(page)
    choose(page, "ritual")
    inspector.look("lobby")
    page.locator("[data-do=rules]").first.click()
    inspector.look("rules")
    page.keyboard.press("Escape")
    seat(page, "pbb", "7")

    def look(page: Page) -> None:
        screen = str(page.locator("body").get_attribute("data-screen"))
        if page.locator("[data-action^=draft]").count():
            screen += ", draft"
        if page.locator("#rounds, #ritual-end").count():
            screen += ", later"
        inspector.look(screen)

    play_on(page, Random(1), look)
    inspector.check(8)


def test_what_comes_between_has_no_violation(new_visitor: NewVisitor) -> None:
    """A question, a notice, another window, an error, which cannot be brought about: it is put there."""
    visitor = new_visitor(reduced_motion="reduce", bypass_csp=True, service_workers="block")
    devtools = visitor.context.new_cdp_session(visitor.context.new_page())
    quota = {"origin": "/".join(visitor.site.url.split("/")[:3])}
    devtools.send("Storage.overrideQuotaForOrigin", {**quota, "quotaSize": 1})
    page = visitor.open()
    page.add_script_tag(path=MODULES / "axe-core" / "axe.min.js")
    inspector = Inspector(page)
    play(page)
    expect(page.locator("#notice")).to_be_visible()
    inspector.look("notice")
    page.locator("#notice button").click()
    devtools.send("Storage.overrideQuotaForOrigin", quota)
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=toggle-confirm]").check()
    page.locator("#menu [data-do=speed]").select_option("instant")
    page.keyboard.press("Escape")
    until_asked(page)
    inspector.look("asked")
    leave(page)
    choose(page, "ritual")
    seat(page, "pb", "7")
    until_asked(page)
    inspector.look("asked, ritual")
    visitor.open().locator("body[data-screen=table]").wait_for()
    page.locator("body[data-screen=elsewhere]").wait_for()
    inspector.look("elsewhere")
    put = "drawn => { document.querySelector('#root').outerHTML = drawn; }"
    page.evaluate(put, str(error("Something went wrong.", Words("en"), at_a_game=True)))
    expect(page.locator("#root[data-screen=error] [data-do=export]")).to_be_visible()
    inspector.look("error")
    inspector.check(5)


def until_asked(page: Page) -> None:
    while not page.locator("[data-do=confirm-yes]").count():
        assert decide(page, Random(1))


def in_the_lobby(page: Page, inspector: Inspector) -> None:
    inspector.look("lobby")
    page.locator("#options > summary").click()
    inspector.look("lobby, options")
    page.locator("[data-do=rules]").first.click()
    inspector.look("lobby, rules")
    page.keyboard.press("Escape")
    page.locator("[data-do=settings]").click()
    inspector.look("lobby, settings")
    page.keyboard.press("Escape")
    page.locator("[name=seed]").fill("1")  # a bot begins


def at_the_table(page: Page, inspector: Inspector) -> None:
    """A whole game; each kind of screen is looked at once."""
    page.evaluate(HOLD)
    assert page.locator("#dock [data-action]").count() == 0
    inspector.look("table, waiting")
    page.locator("[data-do=menu]").click()
    inspector.look("menu")
    page.locator("[data-do=rules]").click()
    page.locator("body[data-screen=rules]").wait_for()
    inspector.look("rules")
    page.locator("#rules [data-do=close]").click()
    page.locator("body[data-screen=table]").wait_for()
    page.locator("[data-do=menu]").click()
    page.locator("#menu [data-do=speed]").select_option("instant")
    page.keyboard.press("Escape")

    def look(page: Page) -> None:
        screen = str(page.locator("body").get_attribute("data-screen"))
        if screen == "table":
            screen = "table, give" if page.locator("[data-action^=give]").count() else "table, receive"
        inspector.look(screen)

    play_on(page, Random(1), look)
