"""A game's room in Chromium: loaded when the game is chosen, styled before it is seen, kept for offline."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import (
    NewVisitor,
    Visitor,
    acts,
    forget,
    leave,
    play,
    until_kept,
    way,
)
from tests.browser.player import choose
from tools.serve import served
from web.games import ROOMS

USUAL, *OTHERS = ROOMS
UNSTYLED = """() => {
  window.unstyled = [];
  new MutationObserver(() => {
    const game = document.querySelector('#root')?.dataset.game, folder = game?.replaceAll('-', '_');
    const styled = [...document.styleSheets].some(({ href }) => href?.includes(`games/${folder}/`));
    const drawn = document.querySelector('#symbols > svg:nth-child(2)');
    if (game && document.body.dataset.screen === 'table' && !(styled && drawn)) window.unstyled.push(game);
  }).observe(document, { subtree: true, childList: true });
}"""


def folder(game: str) -> str:
    return game.replace("-", "_")


def asked(visitor: Visitor) -> set[str]:
    """The games of which anything was sent, but for what every page has."""
    files = ("style.css", "sprite.svg")
    return {
        game
        for game in ROOMS
        if visitor.asked(f"/{folder(game)}.tar.gz")
        or any(visitor.asked(f"games/{folder(game)}/{f}") for f in files)
    }


def stay_styled(page: Page) -> None:
    assert page.evaluate("window.unstyled") == []


@pytest.fixture
def without_worker(new_visitor: NewVisitor) -> Visitor:
    """Somebody for whom nothing is fetched in the background."""
    visitor = new_visitor(service_workers="block")
    visitor.context.add_init_script(f"({UNSTYLED})()")
    return visitor


@pytest.mark.parametrize("game", ROOMS)
def test_a_first_visit_loads_the_game_that_is_asked_for_and_no_other(
    without_worker: Visitor, game: str
) -> None:
    without_worker.expected = "sw.js|ServiceWorker|service worker"
    page = without_worker.open("" if game == USUAL else f"?game={game}")
    play(page)
    assert way(page) == "compiled"
    assert page.locator("#root").get_attribute("data-game") == game
    assert asked(without_worker) == {game}
    stay_styled(page)


@pytest.mark.parametrize("game", OTHERS)
def test_another_game_comes_when_its_tile_is_pressed(without_worker: Visitor, game: str) -> None:
    without_worker.expected = "sw.js|ServiceWorker|service worker"
    page = without_worker.open()
    way(page)
    assert asked(without_worker) == {USUAL}
    choose(page, game)
    play(page)
    acts(page)
    assert asked(without_worker) == {USUAL, game}
    assert without_worker.asked(f"/{folder(game)}.tar.gz") == 1
    stay_styled(page)
    leave(page)
    page.reload()
    way(page)
    assert without_worker.asked(f"/{folder(USUAL)}.tar.gz") <= 1, "the last game is the one that is fetched"


@pytest.mark.parametrize("game", OTHERS)
def test_a_tile_that_is_pressed_before_python_is_up(visitor: Visitor, game: str) -> None:
    visitor.context.add_init_script(f"({UNSTYLED})()")
    visitor.site.slow["asm.wasm"] = 1.5
    page = visitor.open()
    page.locator(f".tile:has([value={game}])").click()
    play(page)
    assert page.locator("#root").get_attribute("data-game") == game
    stay_styled(page)


@pytest.mark.parametrize("game", OTHERS)
def test_another_game_can_be_chosen_offline_from_the_snapshot_too(
    chromium: Browser, dist: Path, game: str
) -> None:
    with served(dist, "/sub/") as site:
        visitor = Visitor(chromium.new_context(locale="en-GB"), site)
        page = visitor.open()
        until_kept(page, "snapshot")
    for start in ("", f"?game={game}"):
        page.goto(site.url + start)
        choose(page, game)
        play(page)
        assert way(page) == "remembered"
        acts(page)
        page.reload()
        page.locator("body[data-screen=table]").wait_for()
        forget(page)
    visitor.context.close()
    visitor.check()


@pytest.mark.parametrize("game", OTHERS)
def test_a_tile_that_is_pressed_before_any_script_is_here(visitor: Visitor, game: str) -> None:
    visitor.site.slow["page/page.js"] = 1.5
    page = visitor.open()
    page.locator(f".tile:has([value={game}])").click()
    play(page)
    assert page.locator("#root").get_attribute("data-game") == game
