"""A bare page: stock Pyodide and our wheel, as anybody would install it."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Visitor
from tools.bot_bench import PAGE
from tools.serve import served


@pytest.fixture(scope="module")
def bare(chromium: Browser, dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    folder = tmp_path_factory.mktemp("bare") / "dist"
    shutil.copytree(dist, folder)
    pyodide, wheel = (next(folder.glob(pattern)).name for pattern in ("pyodide-*", "ritual_table-*.whl"))
    (folder / "bare.html").write_text(PAGE % (pyodide, wheel))
    with served(folder) as site:
        visitor = Visitor(chromium.new_context(), site)
        page = visitor.open("bare.html")
        page.locator("body[data-ready]").wait_for(state="attached")
        yield page
        visitor.context.close()
        visitor.check()
