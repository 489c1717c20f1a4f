"""A Chromium to drive: one that is there, else Playwright's own, else Debian's package."""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from tools.npm import ToolError

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = [
    "--disable-background-networking", "--disable-component-update", "--disable-default-apps",
    "--disable-domain-reliability", "--disable-sync", "--no-first-run", "--no-pings",
]  # fmt: skip


@cache
def chromium() -> str:
    """The path of a browser; got if there is none."""
    if found := os.environ.get("CHROMIUM") or _on_path() or _playwrights():
        return found
    print("no Chromium here: getting one (once)", flush=True)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True)
    if found := _playwrights():
        return found
    if is_root() and shutil.which("apt-get"):
        for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", *command], capture_output=True)
        if found := _on_path():
            return found
    raise ToolError("the browser tests need Chromium: install it, or name it in the variable CHROMIUM")


def _on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def _playwrights() -> str | None:
    """Where Playwright's own is, if it has been downloaded; asked aside: whoever asks may be driving one."""
    from playwright.sync_api import sync_playwright

    def where() -> str:
        with sync_playwright() as playwright:
            return playwright.chromium.executable_path

    with ThreadPoolExecutor(1) as aside:
        path = aside.submit(where).result()
    return path if Path(path).exists() else None


def is_root() -> bool:
    """Chromium's sandbox refuses to run for root."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def options() -> dict[str, object]:
    """For Playwright's launch and launch_persistent_context."""
    return {"executable_path": chromium(), "args": ARGUMENTS + (["--no-sandbox"] if is_root() else [])}
