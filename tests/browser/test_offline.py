"""After one visit the server may go; a new release comes in only between games."""

from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.conftest import Visitor, acts, forget, kept_files, play, until_kept, until_true, way
from tools.serve import served

#: As if the service worker were replaced at any moment of the start, also before the page knows of a game.
RESTLESS = """const restless = setInterval(() => {
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  if (document.body?.dataset.screen === 'table') setTimeout(clearInterval, 500, restless);
}, 20)"""


def release(page: Page) -> str:
    return page.locator("link[rel=stylesheet]").first.get_attribute("href") or ""


def newer(dist: Path) -> str:
    return next(path.name for path in dist.iterdir() if path.name.startswith("web-"))


def publish(visitor: Visitor, page: Page, dist: Path) -> None:
    """A newer release on the server; the browser has all of it, and its service worker is in charge."""
    visitor.site.folder = dist
    page.evaluate("() => navigator.serviceWorker.ready.then(registration => registration.update())")
    until_kept(page, newer(dist))
    settled = "({ installing, waiting, active }) => !installing && !waiting && active.state === 'activated'"
    until_true(page, f"() => navigator.serviceWorker.ready.then({settled})")


def test_offline_after_one_visit_reloads_included(chromium: Browser, dist: Path) -> None:
    """Without the snapshot too: it may not have come before the server went."""
    with served(dist, "/sub/") as site:
        site.broken["snapshot.bin.gz"] = None
        visitor = Visitor(chromium.new_context(locale="en-GB"), site, expected="Failed to load|404")
        page = visitor.open()
        until_kept(page, "asm.wasm")
    for address in (site.url, site.url + "index.html", site.url + "?from=link#g"):
        page.goto(address)
        play(page)
        assert way(page) == "compiled"
        acts(page)
        page.reload()
        page.locator("body[data-screen=table]").wait_for()  # the game was kept
        forget(page)
    visitor.context.close()
    visitor.check()


def test_a_new_release_waits_for_the_end_of_the_game(visitor: Visitor, next_dist: Path) -> None:
    page = visitor.open()
    play(page)
    until_kept(page, "snapshot")
    old = release(page)
    publish(visitor, page, next_dist)
    page.add_init_script(RESTLESS)
    for _ in range(2):  # in mid-game neither a reload nor a new window brings it
        page.reload()
        page.locator("body[data-screen=table]").wait_for()
        assert release(page) == old
    page.close()
    page = visitor.open()
    page.locator("body[data-screen=table]").wait_for()
    assert release(page) == old
    forget(page)
    page.reload(wait_until="commit")
    page.locator(f"link[rel=stylesheet][href*='{newer(next_dist)}/style/']").wait_for(state="attached")
    play(page)
    assert visitor.asked("asm.wasm") == 1  # what did not change was not loaded again
    assert len(page.evaluate("caches.keys()")) == 1


def test_a_game_in_another_tab_holds_the_release_too(visitor: Visitor, next_dist: Path) -> None:
    table, lobby = visitor.open(), visitor.open()
    way(lobby)
    play(table)
    until_kept(table, "asm.wasm")
    old = release(lobby)
    publish(visitor, table, next_dist)
    forget(table)  # only the lock is left to hold it
    lobby.reload()
    way(lobby)
    lobby.wait_for_timeout(1000)
    assert release(lobby) == old


def test_a_second_idle_tab_comes_along_and_what_it_loads_later_is_there(
    visitor: Visitor, next_dist: Path
) -> None:
    tabs = [visitor.open(), visitor.open()]
    for tab in tabs:
        way(tab)
    until_kept(tabs[0], "asm.wasm")
    visitor.site.folder = next_dist
    tabs[0].evaluate("() => navigator.serviceWorker.ready.then(found => void found.update())")
    for tab in tabs:  # which may load anew at any moment
        for step in ("more", "fewer") * 40:  # whatever is done in the lobby
            if newer(next_dist) in release(tab):
                break
            tab.locator(f"[data-do=seats-{step}]").click()
            tab.wait_for_timeout(300)
        assert newer(next_dist) in release(tab)


def test_an_install_that_was_cut_off_keeps_no_page_without_its_files(visitor: Visitor) -> None:
    visitor.expected = "404"
    visitor.site.broken["sound.js"] = None
    page = visitor.open()
    way(page)
    for _ in range(100):
        if visitor.asked("sw.js") and len(kept_files(page)) > 5:
            break
        page.wait_for_timeout(100)
    page.wait_for_timeout(1000)
    assert kept_files(page), "the install began"
    assert visitor.site.url not in kept_files(page)
    visitor.site.broken.clear()
    page.reload()
    until_kept(page, "asm.wasm")
    assert visitor.site.url in kept_files(page)
