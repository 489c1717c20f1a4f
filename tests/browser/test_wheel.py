"""Anyone's Pyodide can install the engine."""

import shutil
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import Visitor
from tools.serve import served

PAGE = """<!doctype html><meta charset="utf-8"><title>Bare</title><link rel="icon" href="data:,">
<p id="out"></p>
<script type="module">
import { loadPyodide } from './%s/pyodide.mjs';
const python = await loadPyodide();
await python.loadPackage('micropip');
await python.pyimport('micropip').install(new URL('%s', location.href).href);
document.getElementById('out').textContent = python.runPython('import engine; engine.Game("x").seed');
</script>"""


def test_the_wheel_installs_by_micropip_in_a_bare_page(chromium: Browser, dist: Path, tmp_path: Path) -> None:
    folder = tmp_path / "dist"
    shutil.copytree(dist, folder)
    pyodide, wheel = (next(folder.glob(pattern)).name for pattern in ("pyodide-*", "*.whl"))
    (folder / "bare.html").write_text(PAGE % (pyodide, wheel))
    context = chromium.new_context()
    with served(folder) as site:
        visitor = Visitor(context, site)
        visitor.open("bare.html").locator("#out", has_text="x").wait_for()
        assert visitor.abroad == []
        assert visitor.errors == []
    context.close()
