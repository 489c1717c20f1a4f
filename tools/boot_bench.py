"""The table's start beside that of bare Pyodide, in turn: a first visit, a returning one, a shared link."""

import tempfile
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, Playwright, sync_playwright

from engine.bots.levels import BOTS
from engine.bots.play import play
from engine.games import GAMES
from engine.record import Record
from tools.measure import bare_pyodide, judge, rounds, tell, visit
from tools.npm import ToolError
from tools.serve import Site, served
from web.worker.saves import imports

RUNS, SECONDS = 5, 130
PLAY = "button[data-do=start]"
TABLE = "body[data-screen=table]"
REVIEW = "body[data-screen=review]"
MARK = "name => Math.max(...performance.getEntriesByName(name).map(mark => mark.startTime))"
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
SNAPSHOT_IS_KEPT = """async () => {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) if (url.includes('snapshot')) return true;
  return false;
}"""


@dataclass
class Starts:
    """What was measured, run by run (ms, bytes)."""

    bare_cold: list[float] = field(default_factory=list)
    bare_warm: list[float] = field(default_factory=list)
    bare_bytes: list[float] = field(default_factory=list)
    lobby: list[float] = field(default_factory=list)
    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    review: list[float] = field(default_factory=list)
    bytes: list[float] = field(default_factory=list)
    ways: set[str] = field(default_factory=set)


def bench(dist: Path) -> bool:
    """Measure, tell, and say whether every bar is kept."""
    starts = Starts()
    tell(f"\nboot: at most {RUNS} runs (ms)")
    tell(f"{'run':8}{'bare':>8}{'lobby':>8}{'table':>8}{'link':>8}{'bare again':>14}{'table again':>14}")
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        with bare_pyodide(folder / "site") as bare, served(dist, "/table/") as ours:
            for run in rounds(2, RUNS + 1, SECONDS):  # the first only warms the server and the machine
                kept = starts if run > 1 else Starts()
                _one_run(playwright, folder, bare, ours, kept)
                first = f"{kept.bare_cold[-1]:>8.0f}{kept.lobby[-1]:>8.0f}{kept.cold[-1]:>8.0f}"
                again = f"{kept.review[-1]:>8.0f}{kept.bare_warm[-1]:>14.0f}{kept.warm[-1]:>14.0f}"
                tell(f"{run - 1 or 'warm-up':<8}{first}{again}")
    return _report(starts)


def _one_run(playwright: Playwright, folder: Path, bare: Site, ours: Site, starts: Starts) -> None:
    """Each site with a new profile, then again as a returning visitor's browser, started anew; and a shared
    link with a new profile of its own."""
    bares, mine, other = (Path(tempfile.mkdtemp(dir=folder)) for _ in range(3))
    with visit(playwright, bares) as page:
        starts.bare_bytes.append(_bare(page, bare, starts.bare_cold))
        page.locator("body[data-offline]").wait_for()
    with visit(playwright, mine) as page:
        starts.bytes.append(_ours(page, ours, starts.cold))
        starts.lobby.append(max(page.evaluate(PAINT), page.evaluate(MARK, "usable")))
        wait_for_snapshot(page)
    with visit(playwright, other) as page:
        page.goto(f"{ours.url}#{shared()}", wait_until="commit")
        page.locator(REVIEW).wait_for()
        _taken(page, ours, starts.review)
    with visit(playwright, bares) as page:
        _bare(page, bare, starts.bare_warm)
    with visit(playwright, mine) as page:
        _ours(page, ours, starts.warm)
        starts.ways.add(page.locator("body").get_attribute("data-way") or "")


def _bare(page: Page, site: Site, times: list[float]) -> float:
    site.sent.clear()
    page.goto(site.url, wait_until="commit")
    page.locator("#out", has_text="2").wait_for()
    return _taken(page, site, times)


def _ours(page: Page, site: Site, times: list[float]) -> float:
    site.sent.clear()
    page.goto(site.url, wait_until="commit")
    to_the_table(page)
    return _taken(page, site, times)


def _taken(page: Page, site: Site, times: list[float]) -> float:
    """Note the time to the mark; return what the server had sent by then."""
    times.append(page.evaluate(MARK, "table"))
    end = (page.evaluate("performance.timeOrigin") + times[-1]) / 1000
    return sum(size for when, _, size in site.sent if when <= end)


@cache
def shared() -> str:
    """What follows the # of a link to the middle of a finished game: five Reporters at the first game."""
    game, players = next(iter(GAMES)), 5
    record = Record(game, tuple(f"Player {n}" for n in range(1, players + 1)), seed=7)
    actions = play(record.start(), [BOTS[game]["reporter"]] * players, record.seed)
    return imports.address(replace(record, actions=tuple(actions)), len(actions) // 2)


def to_the_table(page: Page) -> None:
    """Press Play at once."""
    page.locator(PLAY).click(no_wait_after=True)
    page.locator(TABLE).wait_for()


def wait_for_snapshot(page: Page) -> None:
    """Leave the game: the next visit begins in the lobby. Let the background work end."""
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=to-lobby]").click()
    page.locator("body[data-screen=lobby]").wait_for()
    for _ in range(300):
        if page.evaluate(SNAPSHOT_IS_KEPT):
            return
        page.wait_for_timeout(100)
    raise ToolError("the snapshot never came")


def _report(starts: Starts) -> bool:
    rows = [
        ("lobby painted and usable", starts.lobby, starts.bare_cold, 0.15, "ms"),
        ("first table, cold, Play at once", starts.cold, starts.bare_cold, 0.65, "ms"),
        ("first table, returning (snapshot)", starts.warm, starts.bare_warm, 0.45, "ms"),
        ("review of a shared link, cold", starts.review, starts.bare_cold, 0.6, "ms"),
        ("bytes before the first table", starts.bytes, starts.bare_bytes, 1.0, "B"),
    ]
    kept = starts.ways == {"remembered"}
    tell(f"{f'medians, runs: {len(starts.cold)}':36}{'ours':>10} {'bare':>10} {'ratio':>7} {'bar':>6}")
    for name, measured, beside, bar, unit in rows:
        ours, bare = median(measured), median(beside)
        good, missed = judge(ours / bare, bar)
        kept &= good
        tell(f"{name:36}{ours:>8.0f} {unit:2}{bare:>8.0f} {unit:2}{ours / bare:>6.2f} {bar:>6.2f}{missed}")
    tell(f"returning visitors started: {', '.join(sorted(starts.ways))}")
    return kept
