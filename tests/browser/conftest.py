"""One build and one browser for all tests; a fresh profile and a fresh server for each."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, sync_playwright

from tools import browser as found
from tools import site as builder
from tools.serve import Site, served

BOOT_MS = 30_000


@dataclass
class Visitor:
    """A person with a browser of their own; remembers what went wrong and where it called."""

    context: BrowserContext
    site: Site
    errors: list[str] = field(default_factory=list)
    abroad: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context.set_default_timeout(BOOT_MS)
        self.context.on("request", self._request)

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.site.url, "blob:", "data:")):
            self.abroad.append(request.url)

    def open(self, path: str = "") -> Page:
        page = self.context.new_page()
        page.on(
            "console", lambda message: self.errors.append(message.text) if message.type == "error" else None
        )
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(self.site.url + path, wait_until="commit")
        return page

    def asked(self, part: str) -> int:
        return sum(part in path for _, path, size in self.site.sent if size)


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "dist"
    builder.build(folder)
    return folder


@pytest.fixture(scope="session")
def next_dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("next") / "dist"
    builder.build(folder, drawn=builder.lobby() + "<p>Next</p>")
    return folder


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    options: dict[str, Any] = dict(found.options())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**options)
        yield browser
        browser.close()


@pytest.fixture
def site(dist: Path) -> Iterator[Site]:
    with served(dist, "/some/where/") as site:
        yield site


@pytest.fixture
def visitor(chromium: Browser, site: Site) -> Iterator[Visitor]:
    context = chromium.new_context()
    yield Visitor(context, site)
    context.close()


def play(page: Page) -> None:
    page.locator("form[data-do=start] button").click()
    page.locator("body[data-screen=table]").wait_for()


def way(page: Page) -> str | None:
    """Which of the ways to start was taken, once Python is ready."""
    page.locator("#boot[data-state=ready]").wait_for(state="attached")
    return page.locator("#boot").get_attribute("data-way")


def leave(page: Page) -> None:
    page.locator("[data-do=leave]").click()
    page.locator("body[data-screen=lobby]").wait_for()


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
