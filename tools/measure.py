"""What the benches share: bare Pyodide on a site of its own, a browser started anew, rounds, bars."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Page, Playwright

from tools import browser, npm
from tools.serve import Site, served

BARE = Path(__file__).parent / "bare"
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
#: Chromium loads pages of its own for a second or two when it is started (ms): neither ours nor bare's.
BROWSER_START = 2000


@contextmanager
def bare_pyodide(folder: Path) -> Iterator[Site]:
    """Stock Pyodide in a worker and nothing else, served."""
    shutil.copytree(BARE, folder)
    (folder / "pyodide").mkdir()
    for file in STOCK:
        shutil.copy(npm.MODULES / "pyodide" / file, folder / "pyodide" / file)
    with served(folder, "/bare/") as site:
        yield site


@contextmanager
def visit(playwright: Playwright, profile: Path) -> Iterator[Page]:
    """A browser started anew with this profile, when its own start is over."""
    options: dict[str, Any] = dict(browser.options())
    context = playwright.chromium.launch_persistent_context(str(profile), **options)
    try:
        context.pages[0].wait_for_timeout(BROWSER_START)
        yield context.pages[0]
    finally:
        context.close()


def rounds(least: int, most: int, seconds: float) -> Iterator[int]:
    """1, 2, 3 … up to `most`; beyond `least`, only while one as long as the longest would end in time."""
    begun = before = monotonic()
    longest = 0.0
    for number in range(1, most + 1):
        if number > least and before + longest - begun > seconds:
            return
        yield number
        longest, before = max(longest, monotonic() - before), monotonic()


def tell(line: str = "") -> None:
    """A line, at once."""
    print(line, flush=True)


def judge(value: float, bar: float) -> tuple[bool, str]:
    """Whether a figure keeps its bar, and what to write behind it."""
    return value <= bar, "" if value <= bar else "  missed"
