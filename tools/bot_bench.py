"""How long bots think in Chromium: stock Pyodide, our wheel, and the table's own clock."""

import json
import shutil
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from engine.bots.levels import LADDER
from engine.games import GAMES
from tools import browser
from tools.measure import judge, tell
from tools.serve import served

PAGE = """<!doctype html><meta charset="utf-8"><title>Bare</title><link rel="icon" href="data:,">
<script type="module">
import { loadPyodide } from './%s/pyodide.mjs';
const python = await loadPyodide();
await python.loadPackage('micropip');
await python.pyimport('micropip').install(new URL('%s', location.href).href);
window.python = python;
document.body.dataset.ready = '';
</script><body>"""
"""Bare Pyodide with our wheel."""
DECISIONS = """
def decisions(game, level, players, count, seconds):
    import json
    from random import Random
    from time import perf_counter
    from engine.bots.levels import BOTS
    from engine.game import Start
    from engine.games import GAMES
    from web.worker.thought import Thought
    bot, seed, times, longest = BOTS[game][level], 0, [], 0.0
    end = perf_counter() + seconds
    while len(times) < count and perf_counter() < end:
        seed += 1
        state = GAMES[game].start(Start(players, seed=seed))
        while state.to_act is not None and len(times) < count and perf_counter() < end:
            begun = perf_counter()
            thought = Thought(bot, state.view(state.to_act), Random(len(times)), perf_counter)
            while not thought.done:
                slice = perf_counter()
                thought.go_on()
                longest = max(longest, perf_counter() - slice)
            times.append(perf_counter() - begun)
            state.apply(thought.action)
    return json.dumps([times, longest])
decisions
"""
BARS = {"novice": 30, "reporter": 30, "occultist": 350}
COUNTS = {"novice": 400, "reporter": 400, "occultist": 150}
#: For one level of one game, however many decisions that makes.
SECONDS = 35


def bench(dist: Path, players: int = 5) -> bool:
    """Measure every level of every game, tell, and say whether every bar is kept."""
    kept = True
    tell(f"\nbots: a decision, {players} players (ms)")
    tell(f"{'':28}{'decisions':>10}{'p50':>8}{'p99':>8}{'bar':>6}{'longest slice':>15}")
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name) / "site"
        shutil.copytree(dist, folder)
        pyodide, wheel = (next(folder.glob(pattern)).name for pattern in ("pyodide-*", "ritual_table-*.whl"))
        (folder / "bots.html").write_text(PAGE % (pyodide, wheel))
        options: dict[str, Any] = dict(browser.options())
        chromium = playwright.chromium.launch(**options)
        with served(folder) as site:
            page = chromium.new_page()
            page.goto(site.url + "bots.html")
            page.locator("body[data-ready]").wait_for(state="attached", timeout=120_000)
            for game, level in product(GAMES, LADDER):
                told = page.evaluate(
                    "([code, ...rest]) => python.runPython(code)(...rest)",
                    [DECISIONS, game, level, players, COUNTS[level], SECONDS],
                )
                times, longest = json.loads(told)
                p50, p99 = (1000 * sorted(times)[int(share * len(times))] for share in (0.5, 0.99))
                good, missed = judge(p99, BARS[level])
                kept &= good
                row = f"{game + ', ' + level:28}{len(times):>10}{p50:>8.1f}{p99:>8.1f}{BARS[level]:>6}"
                tell(f"{row}{1000 * longest:>15.0f}{missed}")
        chromium.close()
    return kept
