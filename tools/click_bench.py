"""From a click to the new screen, in milliseconds and beside a fixed piece of Python in bare Pyodide."""

import json
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
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
#: What clicks are measured by, as it does what Python does at a click: calls, a dictionary, text. It returns
#: the milliseconds of each of ten times that it is done.
YARDSTICK = """
def yardstick():
    from time import perf_counter
    def entry(number, text):
        return f'{text} {number % 97}'
    def once():
        entries = {}
        for number in range(10_000):
            key = entry(number, 'card')
            entries[key] = entries.get(key, 0) + 1
        return ', '.join(sorted(entries))
    times = []
    for _ in range(10):
        begun = perf_counter()
        once()
        times.append(1000 * (perf_counter() - begun))
    return times
import json
json.dumps(yardstick())
"""
#: Plays on by clicks, bots in between: the time from each click to the new screen.
CLICKS = """async count => {
  const CONTROLS = '#dock [data-action], #dock [data-do=next-round], #dock [data-do=rematch]';
  const times = [], rest = ms => new Promise(done => setTimeout(done, ms));
  document.querySelector('[data-do=toggle-fast]:not(:checked)')?.click();
  await rest(200);
  while (times.length < count) {
    while (!document.querySelector(CONTROLS)) await rest(20);
    await rest(150); // nobody is quicker
    const controls = document.querySelectorAll(CONTROLS);
    const drawn = new Promise(done => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        document.body.offsetHeight;
        done(performance.now());
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const start = performance.now();
    controls[times.length % controls.length].click();
    times.push(await drawn - start);
  }
  return times;
}"""


class Task(NamedTuple):
    """What the page's own thread did at one go: its work alone, and until it was done (ms)."""

    work: float
    took: float


@dataclass
class Round:
    """Some clicks, what the page's thread did meanwhile, and the yardstick before and after (ms)."""

    clicks: list[float]
    tasks: list[Task]
    yardstick: list[float]

    @property
    def ratio(self) -> float:
        """A click in yardsticks."""
        return median(self.clicks) / median(self.yardstick)


def bench(dist: Path) -> bool:
    """Measure, tell, and say whether every bar is kept."""
    made: list[Round] = []
    tell(f"\nclicks: at most {ROUNDS} rounds of {CLICKED}, as a returning visitor (ms)")
    tell(f"{'round':8}{'click':>8}{'yardstick':>12}{'ratio':>8}{'longest task':>14}")
    with (
        tempfile.TemporaryDirectory() as name,
        bare_pyodide(Path(name) / "site") as bare,
        served(dist, "/table/") as ours,
        sync_playwright() as playwright,
    ):
        profile = Path(name) / "profile"
        with visit(playwright, profile) as page:
            page.goto(ours.url)
            to_the_table(page)
            wait_for_snapshot(page)
        with visit(playwright, profile) as page:
            beside = page.context.new_page()
            beside.goto(bare.url)
            beside.locator("#out", has_text="2").wait_for()
            _by_yardstick(beside)  # the first times are slower
            page.bring_to_front()
            page.goto(ours.url)
            to_the_table(page)
            for number in rounds(2, ROUNDS, SECONDS):
                made.append(_round(page, beside))
                now = made[-1]
                figures = f"{median(now.clicks):>8.1f}{median(now.yardstick):>12.1f}{now.ratio:>8.2f}"
                tell(f"{number:<8}{figures}{max(task.work for task in now.tasks):>14.0f}")
    return _report(made)


def _round(page: Page, bare: Page) -> Round:
    before, clicks = _by_yardstick(bare), list[float]()
    tasks = _tasks(page, lambda: clicks.extend(page.evaluate(CLICKS, CLICKED)))
    return Round(clicks, tasks, before + _by_yardstick(bare))


def _by_yardstick(bare: Page) -> list[float]:
    times: list[float] = json.loads(bare.evaluate("code => run(code)", YARDSTICK))
    return times


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


def _report(made: list[Round]) -> bool:
    clicks = [click for each in made for click in each.clicks]
    tasks = [task for each in made for task in each.tasks]
    longest = f"longest task of the page, done within {max(task.took for task in tasks):.0f}"
    rows = [
        ("click to DOM, median", median(clicks), 30),
        ("click to DOM, p95", quantiles(clicks, n=20)[18], 60),
        (longest, max(task.work for task in tasks), 50),
    ]
    kept = True
    tell(f"{f'{len(clicks)} clicks':48}{'ms':>8}{'bar':>6}")
    for name, value, bar in rows:
        good, missed = judge(value, bar)
        kept &= good
        tell(f"{name:48}{value:>8.1f}{bar:>6}{missed}")
    ratio, unit = (
        median(each.ratio for each in made),
        median(time for each in made for time in each.yardstick),
    )
    tell(
        f"a click takes {ratio:.2f} yardsticks, the median of {len(made)} rounds; a yardstick is {unit:.1f} ms"
    )
    tell("of bare Pyodide: 10,000 times a call, a text and a dictionary's entry; then sorted and joined")
    return kept
