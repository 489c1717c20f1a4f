"""A finished game looked at again, in a real browser: by link, by its save, by mouse, by key, on a phone."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PUT, NewVisitor, way
from tests.browser.inspector import Inspector
from tests.browser.reaching import PHONE, SCROLLED, reach
from tests.browser.reviewing import ARKHAM, RITUAL, at, go
from tests.browser.secrets import SAME
from tools.npm import MODULES
from web.games import ROOMS
from web.worker import app
from web.worker.match import Match
from web.worker.saves import imports, save_format
from web.worker.saves.kept import resume
from web.worker.scene import Seat


def test_a_shared_link_by_mouse(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(bypass_csp=True, permissions=["clipboard-read", "clipboard-write"])
    page = visitor.open(f"#{imports.address(ARKHAM, 12)}")
    page.locator("body[data-screen=review]").wait_for()
    at(page, 12)
    expect(page.locator("#advice .chosen")).to_have_count(1)
    expect(page.locator("#you h2")).to_have_text("Ada discards a cursed candelabra.")
    page.locator("#review-copy").click()
    expect(page.locator("#review-copy")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    for where, step in (("forward", 13), ("back", 12), ("round-on", 17), ("round-back", 0), ("last", 59)):
        go(page, where).click()
        at(page, step)
    expect(page.locator("#ending")).to_contain_text("Everyone with at least 1 wins")
    same(page, 59)
    page.locator(".moment", has_text="Round 1 ends").click()
    at(page, 16)
    expect(page.locator("#ending .verdict")).to_have_count(5)
    expect(page.locator(".moment[aria-current=step]")).to_have_count(1)
    drawn_along(page)
    as_ada(page)
    expect(page.locator(".moment--doubt").first).to_be_visible()
    page.locator(".moment--doubt").first.click()
    expect(page.locator("#advice .chosen")).to_have_count(1)
    go(page, "first").click()
    at(page, 0)
    before = page.locator("#root").evaluate("root => root.outerHTML")
    page.reload()
    page.locator("body[data-screen=review]").wait_for()
    as_ada(page)
    differ = page.evaluate(SAME, before)
    assert differ is None, differ
    page.locator("[data-do=leave]").click()
    page.locator("body[data-screen=lobby]").wait_for()
    assert "#" not in page.url


def as_ada(page: Page) -> None:
    """With her eyes, until all of her decisions are thought through."""
    page.locator("#eyes").select_option("0")
    expect(page.locator("#course .course__seat--0.is-eyes")).to_have_count(1)
    expect(page.locator("#moments .moments__on")).to_have_count(0)


def same(page: Page, step: int) -> None:
    """The DOM, after all that way, is what Python here draws of that step at once."""
    link = f"#{imports.address(ARKHAM, step)}"
    table = app.make_session()
    table.open({"saves": [], "page": page.url.split("#")[0], "link": link}, "en")
    differ = page.evaluate(SAME, table.send({"do": "tick"}).html)
    assert differ is None, differ


def drawn_along(page: Page) -> None:
    """The slider by mouse: it ends where it is let go."""
    box = page.locator("#scrub").bounding_box()
    assert box
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 10, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.8, middle, steps=12)
    page.mouse.move(box["x"] + box["width"] / 2, middle, steps=8)
    page.mouse.up()
    step = int(page.locator("#scrub").input_value())
    assert 27 <= step <= 32
    at(page, step)


def test_the_lobby_does_not_come_before_a_game_in_the_address(new_visitor: NewVisitor) -> None:
    """But where the address has none that can be read, and where nothing can be started, it is there."""
    visitor, link = new_visitor(), f"#{imports.address(ARKHAM, 12)}"
    visitor.site.slow["asm.wasm"] = 1.0
    page = visitor.open(link)
    expect(page.locator("#vigil")).to_be_visible()
    expect(page.locator("button[data-do=start]")).to_be_hidden()
    page.locator("body[data-screen=review]").wait_for()
    expect(page.locator("#you h2")).to_be_visible()
    play = visitor.open("#r=damaged").locator("button[data-do=start]")
    expect(play).to_be_hidden()
    expect(play).to_be_visible()
    unlucky = new_visitor()
    unlucky.expected = "."  # what it is that fails is not ours to word
    unlucky.site.broken["entry.py"] = None
    page = unlucky.open(link)
    page.locator("body[data-boot=failed]").wait_for()
    expect(page.locator("[data-vigil-words]")).to_be_visible()
    expect(page.locator("button[data-do=start]")).to_be_visible()


def test_by_keyboard_alone_and_by_itself(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(reduced_motion="reduce")
    page = visitor.open(f"#{imports.address(RITUAL, 0)}")
    page.locator("body[data-screen=review]").wait_for()
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("ArrowLeft")
    at(page, 0)
    reach(page, page.locator("#scrub"))
    for key, step in (("End", 57), ("ArrowLeft", 56), ("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2)):
        page.keyboard.press(key)
        at(page, step)
    assert page.evaluate("document.activeElement.id") == "scrub"
    reach(page, go(page, "back"))
    for step in (1, 0, 0):
        page.keyboard.press("Enter")
        at(page, step)
    assert page.evaluate("document.activeElement.id") == "step-back", "it leads nowhere, and keeps the focus"
    reach(page, page.locator("#eyes"))
    page.keyboard.press("ArrowDown")
    expect(page.locator("#eyes")).to_have_value("0")
    at(page, 0)
    page.keyboard.press("Shift+Tab")
    reach(page, go(page, "play"))
    page.keyboard.press("Enter")
    page.wait_for_function("() => Number(document.querySelector('#scrub').value) >= 1")
    page.keyboard.press("Enter")
    expect(go(page, "play")).to_have_attribute("data-value", "play")
    stopped = page.locator("#scrub").input_value()
    page.wait_for_timeout(2600)
    assert page.locator("#scrub").input_value() == stopped
    assert page.evaluate("document.activeElement.id") == "step-play"


def test_on_a_phone_nothing_scrolls_but_what_should_and_axe_finds_nothing(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(
        locale="ja-JP", viewport=PHONE, has_touch=True, reduced_motion="reduce", bypass_csp=True
    )
    page = visitor.open()
    page.add_script_tag(path=MODULES / "axe-core" / "axe.min.js")
    inspector = Inspector(page)
    for record, steps in ((ARKHAM, (16, 59)), (RITUAL, (1, 30))):
        for step in steps:
            page.evaluate("hash => location.hash = hash", imports.address(record, step))
            at(page, step)
            expect(page.locator("#advice.dim")).to_have_count(0)
            wide, tall, moved, cut = page.evaluate(SCROLLED)
            assert (wide <= 360, tall <= 740, moved, cut) == (True, True, 0, False)
            inspector.look(f"{record.game}, {step}")
            page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    inspector.check(4)


def test_from_the_list_and_from_the_end_of_a_game(new_visitor: NewVisitor) -> None:
    names = ("You", *RITUAL.players[1:])
    seats = [Seat(name, "novice" if place else None) for place, name in enumerate(names)]
    match = Match(RITUAL, seats, ROOMS["ritual"])
    resume(match, RITUAL.actions)
    about = save_format.write_about(save_format.about(match.kept(), 1.0))
    visitor = new_visitor(reduced_motion="reduce")
    page = visitor.open()
    way(page)
    save = {"about": about, "save": save_format.write_game(match.kept()), "owner": None}
    page.evaluate(PUT, {"saves": {"old": save}})
    page.reload()
    way(page)
    page.locator("#saves > summary").click()
    page.locator("#review-old").click()
    page.locator("body[data-screen=review]").wait_for()
    expect(page.locator("#eyes")).to_have_value("all")
    expect(page.locator(".moment[aria-current=step]").first).to_be_attached()
    expect(page.locator("#eyes option").nth(1)).to_have_text("What you saw")
    page.locator("[data-do=leave]").click()
    page.locator("body[data-screen=lobby]").wait_for()
    page.locator("#saves > summary").click()
    page.locator("#go-old").click()
    page.locator("body[data-screen=game-over]").wait_for()
    page.locator("#dock [data-do=review]").click()
    page.locator("body[data-screen=review]").wait_for()
    began = int(page.locator("#scrub").input_value())
    page.locator("#step-forward").click()
    expect(page.locator("#scrub")).to_have_value(str(began + 1))
    assert "#" not in page.url
    page.locator("[data-do=leave]").click()
    page.locator("body[data-screen=game-over]").wait_for()
    expect(page.locator(".standings tbody tr")).to_have_count(3)
