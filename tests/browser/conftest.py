"""One build and one browser for all tests; a fresh profile and a fresh server for each.

Whatever a test is about: no request may leave the site, and nothing may go wrong in the console.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Frame,
    Locator,
    Page,
    Request,
    expect,
    sync_playwright,
)

from tools import browser as found
from tools import site as builder
from tools.serve import Site, served

BOOT_MS = 30_000
KEPT = """async () => {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'ritual-table')) return {};
  const settled = request => new Promise((done, fail) => Object.assign(request, {
    onsuccess: () => done(request.result), onerror: () => fail(request.error) }));
  const database = await settled(indexedDB.open('ritual-table', 1));
  const read = database.transaction(['saves', 'device']);
  const [saves, device] = await Promise.all(['saves', 'device'].map(async name => {
    const store = read.objectStore(name);
    const [ids, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
    return Object.fromEntries(ids.map((id, n) => [id, values[n]]));
  }));
  database.close();
  const id = device.game, game = id in saves ? JSON.parse(saves[id].save) : null;
  return { ...JSON.parse(device.settings ?? '{}'), id, saves, game };
}"""
"""All that the page has stored: settings and lobby, the games, and the one that is on."""
PUT = """stores => new Promise((done, fail) => {
  const request = indexedDB.open('ritual-table', 1);
  request.onerror = fail;
  request.onsuccess = () => {
    const transaction = request.result.transaction(['saves', 'device'], 'readwrite');
    for (const [name, values] of Object.entries(stores))
      for (const [id, value] of Object.entries(values)) transaction.objectStore(name).put(value, id);
    transaction.oncomplete = () => { request.result.close(); done(); };
  };
})"""
"""Puts things there that the page has not put."""

AT_ONCE = """addEventListener('DOMContentLoaded', () =>
  document.documentElement.style.setProperty('--settle', '0s'))"""
"""New screens can be pressed at once: we tap once only, and a game has hundreds."""


@dataclass
class Visitor:
    """A person with a browser of their own; remembers what went wrong and where it called."""

    context: BrowserContext
    site: Site
    errors: list[str] = field(default_factory=list)
    abroad: list[str] = field(default_factory=list)
    expected: str = ""
    """A pattern of the errors that belong to the test: a file that it has broken."""

    def __post_init__(self) -> None:
        self.context.set_default_timeout(BOOT_MS)
        self.context.add_init_script(AT_ONCE)
        self.context.on("request", self._request)

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.site.url, "blob:", "data:")):
            self.abroad.append(request.url)

    def open(self, path: str = "") -> Page:
        page = self.context.new_page()
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(self.site.url + path, wait_until="commit")
        return page

    def asked(self, part: str) -> int:
        return sum(part in path for _, path, size in self.site.sent if size)

    def check(self) -> None:
        """What holds in every test."""
        assert self.abroad == [], "a request left the site"
        unexpected = [e for e in self.errors if not (self.expected and re.search(self.expected, e))]
        assert unexpected == [], "an error in the console"


NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "dist"
    builder.build(folder)
    return folder


@pytest.fixture(scope="session")
def next_dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("next") / "dist"
    builder.build(folder, drawn=builder.lobby("en") + "<!-- the next release -->")
    return folder


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    options: dict[str, Any] = dict(found.options())
    expect.set_options(timeout=BOOT_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**options)
        yield browser
        browser.close()


@pytest.fixture
def site(dist: Path) -> Iterator[Site]:
    with served(dist, "/some/where/") as site:
        yield site


@pytest.fixture
def new_visitor(chromium: Browser, site: Site) -> Iterator[NewVisitor]:
    """Makes visitors, with Playwright's options for a context; checks them all in the end."""
    visitors: list[Visitor] = []

    def make(**options: Any) -> Visitor:
        visitors.append(Visitor(chromium.new_context(**{"locale": "en-GB", **options}), site))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
        visitor.check()


@pytest.fixture
def visitor(new_visitor: NewVisitor) -> Visitor:
    return new_visitor()


@pytest.fixture(scope="module")
def returning(chromium: Browser, dist: Path) -> Iterator[Visitor]:
    """Somebody who was here before, so that each start is quick."""
    with served(dist, "/home/") as site:
        allowed = ["clipboard-read", "clipboard-write"]
        context = chromium.new_context(locale="en-GB", reduced_motion="reduce", permissions=allowed)
        visitor = Visitor(context, site)
        page = visitor.open()
        until_kept(page, "snapshot")
        page.close()
        yield visitor
        context.close()


@pytest.fixture
def returned(returning: Visitor) -> Iterator[Visitor]:
    """The same, with nothing stored."""
    page = returning.context.new_page()
    origin = "/".join(returning.site.url.split("/")[:3])
    everything = {"origin": origin, "storageTypes": "indexeddb,local_storage"}
    returning.context.new_cdp_session(page).send("Storage.clearDataForOrigin", everything)
    page.close()
    yield returning
    returning.context.set_offline(False)
    for page in returning.context.pages:
        page.close()
    returning.check()
    returning.errors.clear()


def play(page: Page) -> None:
    page.locator("button[data-do=start]").click()
    page.locator("body[data-screen=table]").wait_for()


def on_screen(page: Page, screen: str) -> None:
    page.locator(f"body[data-screen={screen}]").wait_for()


def way(page: Page) -> str | None:
    """Which of the ways to start was taken, once Python is ready."""
    page.locator("body[data-boot=ready]").wait_for(state="attached")
    return page.locator("body").get_attribute("data-way")


def leave(page: Page) -> None:
    """To the lobby; the game is kept."""
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=to-lobby]").click()
    page.locator("body[data-screen=lobby]").wait_for()


def forget(page: Page) -> None:
    """No game is on any more."""
    page.evaluate(PUT, {"device": {"game": None}})


def kept(page: Page) -> dict[str, Any]:
    """What the page has stored."""
    found: dict[str, Any] = page.evaluate(KEPT)
    return found


def until_true(page: Page, test: str, arg: Any = None) -> None:
    """Wait until a test in JavaScript holds that may be asynchronous: arg => …

    Playwright's own `wait_for_function` takes the promise of such a test for its answer.
    """
    late = monotonic() + BOOT_MS / 1000
    while not page.evaluate(test, arg):
        assert monotonic() < late, f"never: {test}"
        page.wait_for_timeout(50)


def until(page: Page, test: str, arg: Any = None) -> None:
    """Wait until what is stored passes a test in JavaScript: (kept, arg) => …"""
    until_true(page, f"async arg => ({test})(await ({KEPT})(), arg)", arg)


def my_turn(page: Page | Frame) -> Locator:
    """The first action asked for; ends of rounds are pressed away, for chance deals the cards."""
    action, over = page.locator("#dock [data-action]").first, page.locator("[data-do=next-round]")
    while True:
        action.or_(over).first.wait_for()
        if not over.count():
            return action
        over.click()
        page.locator("body:not([data-screen=round-end])").wait_for()


def acts(page: Page) -> None:
    """Something is played: an action of ours, composed if need be, or of a bot, gets into the record."""
    before = kept(page)["game"]["record"]
    action, part = page.locator("#dock [data-action]"), page.locator("[data-do=pick][aria-checked=false]")
    while not action.count() and part.count():
        number = part.count()
        part.first.click()
        expect(part).not_to_have_count(number)
    if action.count():
        action.first.click()
    until(page, "({ game }, old) => game.record !== old", before)


def kept_files(page: Page) -> list[str]:
    urls: list[str] = page.evaluate(
        "caches.keys().then(async names => (await Promise.all(names.map(async name =>"
        " (await (await caches.open(name)).keys()).map(request => request.url)))).flat())"
    )
    return urls


def until_kept(page: Page, part: str) -> None:
    """Wait for the service worker's background work."""
    for _ in range(200):
        if page.evaluate("Boolean(navigator.serviceWorker.controller)") and any(
            part in url for url in kept_files(page)
        ):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{part} was never kept: {kept_files(page)}")
