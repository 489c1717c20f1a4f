"""One can follow: a step of the bots stays as long as its words take to read; a press goes on at once."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor, Visitor, my_turn, on_screen, play, until, way
from tests.browser.player import choose
from tests.browser.reaching import PHONE
from web.worker import pace

WATCHED = """() => {
  window.steps = [];
  const told = () => ({ at: performance.now(),
    said: document.querySelector('#announce').lastChild?.textContent ?? '',
    bots: document.querySelector('#next') !== null });
  new MutationObserver(() => {
    const step = told(), last = window.steps.at(-1);
    if (step.said !== last?.said || step.bots !== last?.bots) window.steps.push(step);
  }).observe(document.querySelector('#announce'), { childList: true });
}"""
PLAY_THE_ROUND = """async () => {
  while (document.body.dataset.screen === 'table') {
    const offered = document.querySelector('#dock [data-action]');
    offered?.click();
    await new Promise(done => setTimeout(done, 200));
  }
}"""
ASKED = "#dock [data-action], [data-do=next-round], [data-do=rematch]"


def begin(page: Page, game: str, speed: str, few: bool = False) -> None:
    """A table of five at this speed, we begin; or of few."""
    way(page)
    choose(page, game)
    for seats in (4, 3) if few else ():
        page.locator("[data-do=seats-fewer]").click()
        expect(page.locator(".chair")).to_have_count(seats)
    page.locator("[data-do=settings]").click()
    page.locator("#menu [data-do=speed]").select_option(speed)
    page.keyboard.press("Escape")
    page.locator("#options > summary").click()
    page.locator("[name=seed]").fill("vigil")
    play(page)


@pytest.mark.parametrize("game", ["arkham-ritual", "ritual"])
def test_at_normal_each_step_stays_as_long_as_its_words_take(visitor: Visitor, game: str) -> None:
    page = visitor.open()
    begin(page, game, "normal", few=True)
    page.evaluate(WATCHED)
    page.evaluate(PLAY_THE_ROUND)
    steps: list[dict[str, Any]] = page.evaluate("window.steps")
    bots = [(step, later) for step, later in pairwise(steps) if step["bots"]]
    assert len(bots) >= 3
    for step, later in bots:
        needed = max(pace.LEAST, pace.reading(step["said"]))
        assert later["at"] - step["at"] >= needed - 1, step["said"]


def test_step_by_step_waits_for_a_press_and_a_tap_or_key_goes_on(new_visitor: NewVisitor) -> None:
    page = new_visitor(viewport=PHONE).open()
    begin(page, "arkham-ritual", "step")
    my_turn(page).click()
    ways = (
        lambda: page.locator("#next").click(),
        lambda: page.locator(".chalk").dispatch_event("click"),
        lambda: page.keyboard.press("n"),
        lambda: page.keyboard.press("Space"),
    )
    done = 0
    while done < len(ways):
        expect(page.locator("#next").or_(page.locator(ASKED)).first).to_be_visible()
        if page.locator("#next").count():
            before = page.locator("#root").inner_html()
            page.wait_for_timeout(250)
            assert page.locator("#root").inner_html() == before, "nobody goes on by themselves"
            ways[done]()
            page.wait_for_function(
                "before => document.querySelector('#root').innerHTML !== before", arg=before
            )
            done += 1
        else:
            page.locator(ASKED).first.click()
            page.wait_for_timeout(100)


def test_the_speed_is_at_hand_and_is_kept(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(viewport=PHONE)
    page = visitor.open()
    begin(page, "ritual", "slow")
    speed = page.locator("#speed")
    expect(speed).to_have_value("slow")
    box = page.locator(".speed").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    speed.focus()
    page.keyboard.press("End")
    expect(speed).to_have_value("instant")
    until(page, "({ settings }) => settings.speed === 'instant'")
    page.reload()
    way(page)
    expect(page.locator("#speed")).to_have_value("instant")


def test_undo_stays_in_the_dock_before_the_bots_go_on(visitor: Visitor) -> None:
    page = visitor.open()
    begin(page, "arkham-ritual", "normal")
    my_turn(page)
    page.locator("#dock [data-action^=give]").first.click()
    undo = page.locator("#dock [data-do=undo]")
    undo.wait_for()
    since = page.evaluate("performance.now()")
    assert page.evaluate("document.querySelector('[data-countdown]').getAnimations({ subtree: true }).length")
    undo.wait_for(state="detached")
    assert page.evaluate("performance.now()") - since > pace.UNDO - 150


def test_with_reduced_motion_nothing_counts_down(new_visitor: NewVisitor) -> None:
    page = new_visitor(reduced_motion="reduce").open()
    begin(page, "arkham-ritual", "slow")
    my_turn(page)
    page.locator("#dock [data-action^=give]").first.click()
    page.locator("#dock [data-do=undo]").wait_for()
    shown = "document.querySelector('[data-countdown]').getAnimations({ subtree: true }).length"
    assert page.evaluate(shown) == 0
    page.locator("#dock [data-do=undo]").click()
    expect(page.locator("#dock [data-action^=give]").first).to_be_visible()


def test_a_dock_that_has_just_changed_takes_no_tap(new_visitor: NewVisitor) -> None:
    page = new_visitor(viewport=PHONE).open()
    begin(page, "arkham-ritual", "step")
    my_turn(page)
    page.evaluate("document.documentElement.style.removeProperty('--settle')")
    give = page.locator("#dock [data-action^=give]").last
    box = give.bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    give.click()
    page.locator("#next").wait_for()
    still = "getComputedStyle(document.querySelector('#dock')).pointerEvents"
    assert page.evaluate(still) == "none"
    before = page.locator("#root").inner_html()
    page.mouse.click(*middle)
    page.wait_for_timeout(150)
    assert page.locator("#root").inner_html() == before
    page.wait_for_timeout(300)
    assert page.evaluate(still) == "auto"
    on_screen(page, "table")


@pytest.mark.parametrize("game", ["arkham-ritual", "ritual"])
def test_the_strip_tells_what_happened_since_the_last_own_move(new_visitor: NewVisitor, game: str) -> None:
    page = new_visitor(viewport=PHONE).open()
    begin(page, game, "instant")
    my_turn(page)
    page.evaluate("document.querySelector('#announce').replaceChildren()")
    page.locator("#dock [data-action]").first.click()
    expect(page.locator("#announce")).not_to_be_empty()
    my_turn(page)
    expect(page.locator("#strip ol")).to_be_hidden()
    assert page.locator("#strip .strip__turn").count()
    page.locator("#strip > summary").click()
    expect(page.locator("#strip ol")).to_be_visible()
    assert page.locator("#strip ol li").count() == page.locator("#strip .strip__turn").count()
    rows = page.locator("#log li")
    assert rows.count() >= page.locator("#strip ol li").count() - 1
    expect(rows.first.locator(".ref").first).to_be_hidden()
    page.locator("#log-detail").check()
    expect(rows.first.locator(".ref").first).to_be_visible()


def test_a_name_is_written_anew_and_kept_for_the_next_evening(visitor: Visitor) -> None:
    page = visitor.open()
    way(page)
    page.locator("#seat-1-name").click()
    page.keyboard.type("Wilbur")
    page.keyboard.press("Tab")
    expect(page.locator("#seat-1-name")).to_have_value("Wilbur")
    page.locator("#all-bots").select_option("novice")
    expect(page.locator("#seat-3-kind")).to_have_value("novice")
    until(page, "({ lobby }) => lobby?.chairs[3].kind === 'novice' && lobby.chairs[1].name === 'Wilbur'")
    page.reload()
    way(page)
    expect(page.locator("#seat-1-name")).to_have_value("Wilbur")
    expect(page.locator("#all-bots")).to_have_value("novice")


def test_restart_and_give_up_are_asked_about_first(visitor: Visitor) -> None:
    page = visitor.open()
    begin(page, "ritual", "step", few=True)
    page.locator("[data-do=menu]").click()
    expect(page.locator("[data-do=restart]")).to_be_hidden()
    page.locator("#menu summary", has_text="Give up").click()
    page.locator("[data-do=give-up]").click()
    on_screen(page, "lobby")
    until(page, "({ saves }) => Object.keys(saves).length === 0")
