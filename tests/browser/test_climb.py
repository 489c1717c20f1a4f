"""Something to climb, in a real browser: evenings, past days and par, the puzzle, a shared game's cards."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor, Visitor, on_screen, until, way
from tests.browser.inspector import Inspector
from tests.browser.player import choose, faster, play_on
from tests.browser.test_daily import stored
from tools.npm import MODULES

NOON = "2026-11-17T12:00:00Z"
AXE = MODULES / "axe-core" / "axe.min.js"


@pytest.fixture
def visitor(new_visitor: NewVisitor) -> Visitor:
    """On a phone, on a day of its own."""
    made = new_visitor(
        reduced_motion="reduce", bypass_csp=True, viewport={"width": 360, "height": 740}, has_touch=True
    )
    made.context.clock.set_fixed_time(NOON)
    return made


def nothing_is_cut_off(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_evening_a_past_day_with_its_par_and_their_marks(visitor: Visitor) -> None:
    page = visitor.open()
    page.add_script_tag(path=AXE)
    inspector = Inspector(page)
    choose(page, "ritual")
    faster(page)
    page.locator("[data-do=evenings]:visible").click()
    on_screen(page, "evenings")
    expect(page.locator(".rung")).to_have_count(9)
    expect(page.locator(".day")).to_have_count(28)
    nothing_is_cut_off(page)
    inspector.look("evenings")
    page.locator("#evening-two-voices").click()
    on_screen(page, "table")
    play_on(page, Random(5))
    expect(page.locator("#placed")).to_contain_text("of 2")
    won = "You win" in page.locator("#placed").inner_text()
    expect(page.locator("#evening")).to_contain_text("is won" if won else "isn’t won yet")
    expect(page.locator("#next-evening")).to_have_count(int(won))
    expect(page.locator("#rating")).to_contain_text("Your rating: ")
    inspector.look("the end of an evening")
    page.locator(".dock [data-do=to-lobby]").click()
    page.locator("[data-do=evenings]:visible").click()
    expect(page.locator(".rung.is-won")).to_have_count(int(won))
    page.locator("[data-do=day][data-value='2026-11-14']").click()
    on_screen(page, "table")
    play_on(page, Random(6))
    expect(page.locator("#par")).to_contain_text("Par: the Occultist in your seat had")
    assert "a past day" in page.locator("#daily-result").input_value()
    inspector.look("the end of a past day")
    count = stored(page)["games"]["ritual"]
    assert (count["days"], list(count["told"])) == ({}, ["2026-11-14"])
    page.locator(".dock [data-do=to-lobby]").click()
    expect(page.locator("#today .today__streak")).to_have_count(0)
    page.locator("[data-do=evenings]:visible").click()
    expect(page.locator(".day.is-won, .day.is-lost")).to_have_attribute("data-value", "2026-11-14")
    inspector.check(3)


def test_the_puzzle_of_the_day(visitor: Visitor) -> None:
    page = visitor.open()
    page.add_script_tag(path=AXE)
    inspector = Inspector(page)
    way(page)
    page.locator("[data-do=puzzle]:visible").press("Enter")
    on_screen(page, "puzzle")
    expect(page.locator("#answer")).to_have_count(0)
    nothing_is_cut_off(page)
    inspector.look("a puzzle")
    page.locator("[data-do=answer]").first.click()
    page.locator("#answer").wait_for()
    expect(page.locator("#answer .is-best")).to_have_count(1)
    expect(page.locator("#answer .chosen")).to_have_count(1)
    nothing_is_cut_off(page)
    inspector.look("its answer")
    right = page.locator("#answer .is-right").count()
    assert stored(page)["games"]["arkham-ritual"]["puzzles"] == {"2026-11-17": right}
    page.locator("[data-do=puzzle-next]").click()
    expect(page.locator("[data-do=answer]").first).to_be_visible()
    page.locator("[data-do=to-lobby]:visible").first.click()
    on_screen(page, "lobby")
    inspector.check(2)


def test_a_game_is_shared_and_its_cards_are_played_against_its_result(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(reduced_motion="reduce", bypass_csp=True)
    page = visitor.open()
    choose(page, "ritual")
    faster(page)
    page.locator("button[data-do=start]").click()
    on_screen(page, "table")
    play_on(page, Random(7))
    score = page.locator("#placed").inner_text()
    page.locator("[data-do=share]").click()
    on_screen(page, "share")
    expect(page.locator("#share-record")).to_be_hidden()
    page.locator("#programs > summary").click()
    expect(page.locator("#share-record")).to_be_visible()
    link = page.locator("#share-link").input_value()

    friend = new_visitor(reduced_motion="reduce", bypass_csp=True, viewport={"width": 360, "height": 740})
    guest = friend.open(link.removeprefix(visitor.site.url))
    on_screen(guest, "shared")
    guest.add_script_tag(path=AXE)
    inspector = Inspector(guest)
    place = score.rpartition(": ")[2]
    expect(guest.locator("#to-beat")).to_contain_text(f"To beat: {place}")
    nothing_is_cut_off(guest)
    inspector.look("a shared game's card")
    guest.reload()
    on_screen(guest, "shared")
    guest.locator("[data-do=watch]").click()
    on_screen(guest, "review")
    expect(guest.locator("#eyes")).to_have_value("all")
    expect(guest.locator("#moments [aria-current=step]").first).to_be_attached()
    guest.locator("[data-do=leave]").click()
    on_screen(guest, "shared")
    guest.locator("[data-do=play-cards]").click()
    on_screen(guest, "table")
    until(guest, "({ game }) => game?.beat?.length === 3")
    assert "#r=" not in guest.url
    guest.locator("[data-do=menu]").click()
    guest.locator("[data-do=to-lobby]").click()
    on_screen(guest, "lobby")
    faster(guest)
    guest.locator("#resume").click()
    on_screen(guest, "table")
    play_on(guest, Random(8))
    expect(guest.locator("#beat")).to_contain_text(place)
    assert stored(guest) is None, "it does not count"
    inspector.check(1)
