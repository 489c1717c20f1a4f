"""Start-up, clicks and bots in Chromium: lines as they come, and at the end of each part its bars.

About five minutes. Most figures stand beside bare Pyodide's of the same minutes: on a machine that does
other things too, a ratio says more than milliseconds.
"""

from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from tools import boot_bench, bot_bench, browser, click_bench
from tools.measure import tell

PARTS = {"boot": boot_bench.bench, "clicks": click_bench.bench, "bots": bot_bench.bench}


def bench(dist: Path, only: Sequence[str] = ()) -> bool:
    """Measure these parts, or all; whether every bar is kept."""
    begun = monotonic()
    tell(f"browser: {browser.chromium()}")
    kept = {name: part(dist) for name, part in PARTS.items() if not only or name in only}
    missed = [name for name, good in kept.items() if not good]
    outcome = f"missed in: {', '.join(missed)}" if missed else "every bar is kept"
    tell(f"\n{outcome} ({monotonic() - begun:.0f} s)")
    return not missed
