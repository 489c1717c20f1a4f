"""The Mythos phase of Arkham Horror in Chromium: a story over the map that nobody has to wait for."""

from random import Random

from playwright.sync_api import Page, expect

from engine.game import Event
from tests.browser.conftest import Visitor
from tests.engine.arkham_horror.random_play import choose
from tests.web.arkham_horror.pressing import begin, page_of, state_of
from web.worker.saves.save_format import write_game


def before_mythos(seed: int) -> tuple[str, str]:
    """A game as it is kept when one press of a button begins the Mythos phase, and that action."""
    house, reply = begin(("person",), seed)
    rng = Random(seed)
    for _ in range(400):
        state = state_of(house)
        assert house.match
        assert house.play
        for action in page_of(reply).actions:
            after, log = state.copy(), list[Event]()
            if action in state.legal():
                after.apply(action, log)
            kinds = [event.kind for event in log]
            if state.turn > 1 and "monster-moves" in kinds and "first-player" in kinds:
                return write_game(house.match.kept()), action
        house.play.episode = None
        reply = house.send({"do": "act", "action": choose(state, rng, bold=True)})
        house.play.episode = None
        reply = house.reply()
    raise AssertionError("no Mythos phase")


def bring(page: Page, save: str) -> None:
    """The game is brought, and opened."""
    page.locator("#saves > summary, .saves summary").first.click()
    page.locator("[name=paste]").fill(save)
    page.locator("[data-do=import]:not([type=file])").click()
    expect(page.locator("body")).to_have_attribute("data-screen", "table")


def test_the_mythos_phase_is_told_and_can_be_skipped_and_seen_again(visitor: Visitor) -> None:
    save, action = before_mythos(4)
    page = visitor.open()
    bring(page, save)
    page.locator(f'[data-action="{action}"]').first.click()
    expect(page.locator(".tale")).to_be_visible()
    expect(page.locator("#mythos-card")).to_be_visible()
    shown = page.locator(".tale [aria-current=step] h3")
    expect(shown).to_have_text("A card is turned")
    page.locator("#next").click()
    expect(shown).not_to_have_text("A card is turned")
    page.locator("[data-do=chapter-back]").click()
    expect(shown).to_have_text("A card is turned")
    page.locator("[data-do=at-once]").click()
    expect(page.locator(".tale.is-whole .is-coming")).to_have_count(0)
    expect(page.locator(".tok.is-pale").first).to_be_attached()
    page.locator("#next").click()
    expect(page.locator(".tale")).to_have_count(0)
    page.locator("[data-do=replay]").click()
    expect(shown).to_have_text("A card is turned")
    page.reload()
    expect(page.locator("#dock [data-action], #dock [data-do=pick]").first).to_be_visible()
    expect(page.locator(".tale")).to_have_count(0)
