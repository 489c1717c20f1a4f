"""From a click to the new screen, in milliseconds and beside a fixed piece of Python in bare Pyodide."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from tools.boot_bench import to_the_table, wait_for_snapshot
from tools.measure import bare_pyodide, judge, rounds, tell, visit
from tools.serve import served

ROUNDS, SECONDS = 8, 70
CLICKED = 15
TASK = "ThreadControllerImpl::RunTask"  # in Chromium's traces
#: What a click is measured by. It does what Python does at a click, calls, texts and a dictionary; and a
#: worker is asked for it in the same way.
YARDSTICK = """
def entry(number, text):
    return f'{text} {number % 97}'

def yardstick():
    entries = {}
    for number in range(25_000):
        key = entry(number, 'card')
        entries[key] = entries.get(key, 0) + 1
    return ', '.join(sorted(entries))
"""
SAID = "25,000 times a call, a text and a dictionary's entry, asked of bare Pyodide in a worker"
MEASURED = """async code => {
  const start = performance.now();
  await run(code);
  return performance.now() - start;
}"""
WARM_UP = 20
CONTROLS = "#dock [data-action], #dock [data-do=next-round], #dock [data-do=rematch]"
FAST = """{
  const speed = document.querySelector('#menu [data-do=speed]');
  if (speed && speed.value !== 'instant')
    Object.assign(speed, { value: 'instant' }).dispatchEvent(new Event('change', { bubbles: true }));
}"""
#: When the bots have played; nobody is quicker than the second rest.
OUR_TURN = """async controls => {
  const rest = ms => new Promise(done => setTimeout(done, ms));
  while (!document.querySelector(controls)) await rest(20);
  await rest(150);
}"""
#: The time from a click to the new screen.
CLICK = """async ([controls, number]) => {
  const drawn = new Promise(done => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      document.body.offsetHeight;
      done(performance.now());
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const choices = document.querySelectorAll(controls);
  const start = performance.now();
  choices[number % choices.length].click();
  return await drawn - start;
}"""


class Task(NamedTuple):
    """What the page's own thread did at one go: its work alone, and until it was done (ms)."""

    work: float
    took: float


@dataclass
class Clicks:
    """Clicks, the yardstick just before each, and what the page's thread did meanwhile (ms)."""

    clicks: list[float] = field(default_factory=list)
    yardsticks: list[float] = field(default_factory=list)
    tasks: list[Task] = field(default_factory=list)

    @property
    def unit(self) -> float:
        """One yardstick."""
        return median(self.yardsticks)

    @property
    def longest(self) -> float:
        """The page's longest work at one go."""
        return max(task.work for task in self.tasks)

    def add(self, more: Clicks) -> None:
        """Of another round."""
        self.clicks += more.clicks
        self.yardsticks += more.yardsticks
        self.tasks += more.tasks


def bench(dist: Path) -> bool:
    """Measure, tell, and say whether every bar is kept."""
    all_clicks = Clicks()
    tell(f"\nclicks: at most {ROUNDS} rounds of {CLICKED}, as a returning visitor (medians, ms)")
    tell(f"{'round':8}{'click':>8}{'yardstick':>12}{'ratio':>8}{'longest task':>14}")
    with (
        tempfile.TemporaryDirectory() as name,
        bare_pyodide(Path(name) / "site") as bare_site,
        served(dist, "/table/") as ours,
        sync_playwright() as playwright,
    ):
        profile = Path(name) / "profile"
        with visit(playwright, profile) as page:
            page.goto(ours.url)
            to_the_table(page)
            wait_for_snapshot(page)
        with visit(playwright, profile) as page:
            bare = page.context.new_page()
            bare.goto(bare_site.url)
            bare.locator("#out", has_text="2").wait_for()
            bare.evaluate("code => run(code)", YARDSTICK)
            for _ in range(WARM_UP):
                _yardstick(bare)
            page.bring_to_front()
            page.goto(ours.url)
            to_the_table(page)
            page.evaluate(FAST)
            for number in rounds(2, ROUNDS, SECONDS):
                now = _round(page, bare)
                click = median(now.clicks)
                tell(f"{number:<8}{click:>8.1f}{now.unit:>12.1f}{click / now.unit:>8.2f}{now.longest:>14.1f}")
                all_clicks.add(now)
    return _report(all_clicks)


def _round(page: Page, bare: Page) -> Clicks:
    made = Clicks()

    def clicks() -> None:
        for number in range(CLICKED):
            page.evaluate(OUR_TURN, CONTROLS)
            made.yardsticks.append(_yardstick(bare))
            made.clicks.append(page.evaluate(CLICK, [CONTROLS, number]))

    made.tasks = _tasks(page, clicks)
    return made


def _yardstick(bare: Page) -> float:
    return float(bare.evaluate(MEASURED, "yardstick()"))


def _tasks(page: Page, work: Callable[[], object]) -> list[Task]:
    """All that a page's thread does meanwhile. The processor's time is told apart: whatever else the machine
    has to do stretches the rest."""
    chromium = page.context.browser
    assert chromium
    chromium.start_tracing(page=page, categories=["toplevel"])
    work()
    told = json.loads(chromium.stop_tracing())["traceEvents"]
    names = [event for event in told if event["name"] == "thread_name"]
    pages = {(name["pid"], name["tid"]) for name in names if name["args"]["name"] == "CrRendererMain"}
    tasks = [event for event in told if event["name"] == TASK and (event["pid"], event["tid"]) in pages]
    return [Task(task["tdur"] / 1000, task["dur"] / 1000) for task in tasks if "tdur" in task]


def _report(made: Clicks) -> bool:
    took = max(task.took for task in made.tasks)
    rows = [
        ("click to DOM, median", median(made.clicks), 30),
        ("click to DOM, p95", quantiles(made.clicks, n=20)[18], 60),
        (f"longest task of the page (over after {took:.0f} ms)", made.longest, 50),
    ]
    kept = True
    tell(f"{f'{len(made.clicks)} clicks':48}{'ms':>8}{'bar':>6}{'yardsticks':>12}")
    for name, value, bar in rows:
        good, missed = judge(value, bar)
        kept &= good
        tell(f"{name:48}{value:>8.1f}{bar:>6}{value / made.unit:>12.2f}{missed}")
    tell(f"a yardstick: {made.unit:.1f} ms, {SAID}")
    return kept
