"""Whole games of Ritual in a real browser, by what is on the page."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from engine.bots.levels import LADDER
from tests.browser.conftest import NewVisitor, kept
from tests.browser.player import choose, pace, play_on, seat
from tests.browser.reaching import PHONE, SCROLLED, reach
from tests.browser.secrets import NAMED, announced, assert_drawn
from web.games import ROOMS
from web.worker.match import Match
from web.worker.saves import save_format

CARD = re.compile(r"[rgy][1-4][rgy][1-4]")
SLIP = re.compile(r'<button class="rslip.*?</button>', re.DOTALL)


class Watcher:
    """Looks at every step: no element, attribute, storage or address names a card that the viewer may not
    see; and what the viewer cannot see, dealt anew, gives the very DOM that the browser has."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.screens: dict[str, int] = {}
        self.redealt = self.waited = 0

    def __call__(self, page: Page) -> None:
        seen: dict[str, Any] = page.evaluate(NAMED)
        self.screens[seen["screen"]] = self.screens.get(seen["screen"], 0) + 1
        device = kept(page)
        around = (*seen["stored"], *seen["around"], json.dumps(device))
        assert not any(CARD.search(text) for text in around)
        match = save_format.read_game(json.dumps(device["game"]), ROOMS, LADDER)
        if seen["screen"] == "handover":
            assert not CARD.search(seen["html"])
            assert seen["announce"] == ""
        if seen["screen"] == "table":
            match.ready()
            announced(seen["announce"], match, device["settings"]["language"])
            self.waited += match.state.to_act != match.holder
            self._table(page, seen, match, device)

    def _table(self, page: Page, seen: dict[str, Any], match: Match, device: dict[str, Any]) -> None:
        view = match.view
        laid = view.laid[view.seat]
        own = {card.id for card in view.hand} | ({laid.chant.card.id} if laid and laid.chant else set())
        assert set(CARD.findall(SLIP.sub("", seen["html"]))) == own
        match.state = match.start.rules.sample(view, self.rng)
        assert_drawn(page, match, device)
        self.redealt += 1


def begin(page: Page, kinds: str) -> None:
    choose(page, "ritual")
    seat(page, kinds, "7")


@pytest.mark.parametrize(("kinds", "locale"), [("pp", "es-ES"), ("ppp", "ja-JP")])
def test_round_one_device(new_visitor: NewVisitor, kinds: str, locale: str) -> None:
    """Hot seat: the screen is handed over for each lay, and no step shows what it may not."""
    page = new_visitor(locale=locale, reduced_motion="reduce").open()
    begin(page, kinds)
    watcher = Watcher()
    play_on(page, Random(kinds), watcher)
    assert min(watcher.screens[screen] for screen in ("handover", "table", "round-end", "game-over")) > 0
    assert watcher.redealt > 10
    assert page.locator("html").get_attribute("lang") == locale[:2]


def test_against_bots_on_a_phone(new_visitor: NewVisitor) -> None:
    """Nothing scrolls but what should, and the rematch begins at once."""
    visitor = new_visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    pace(visitor.context)
    page = visitor.open()
    begin(page, "pbbbb")
    watcher = Watcher()

    def look(page: Page) -> None:
        watcher(page)
        wide, tall, moved, cut = page.evaluate(SCROLLED)
        assert (wide <= 360, tall <= 740, moved, cut) == (True, True, 0, False)

    play_on(page, Random("phone"), look, press=lambda control: control.tap())
    assert "handover" not in watcher.screens
    assert watcher.waited > 10
    played = kept(page)["game"]["record"]
    page.locator("[data-do=rematch]").click()
    page.locator("body[data-screen=table]").wait_for()
    assert len(kept(page)["game"]["record"]) < len(played)


def test_by_keyboard_alone(new_visitor: NewVisitor) -> None:
    page = new_visitor(reduced_motion="reduce").open()
    begin(page, "pb")

    def press(control: Locator) -> None:
        reach(page, control)
        page.keyboard.press("Enter")

    play_on(page, Random("keys"), lambda page: focused(page), press)


def focused(page: Page) -> None:
    assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
