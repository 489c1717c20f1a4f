"""A Chromium to drive: one that is there, else Playwright's own, else Debian's package.

python -m tools.browser     get it now, with fonts for every language, and say which one it is
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from tools import apt
from tools.command import CommandError, is_root, shown
from tools.npm import ToolError

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = [
    "--disable-background-networking", "--disable-component-update", "--disable-default-apps",
    "--disable-domain-reliability", "--disable-sync", "--no-first-run", "--no-pings",
]  # fmt: skip
#: Debian's packages: the browser, and the letters of Japanese and Korean.
BROWSER, FONTS = "chromium", "fonts-noto-cjk"
#: Milliseconds within which Playwright's server must answer: where it is barred, Debian's turn comes soon.
ANSWER = 10_000


@cache
def chromium() -> str:
    """The path of a browser that runs; got if there is none."""
    if named := os.environ.get("CHROMIUM"):
        if not runs(named):
            raise ToolError(f"the variable CHROMIUM names {named}, which does not run")
        return named
    return _here() or _got()


def options() -> dict[str, object]:
    """For Playwright's launch and launch_persistent_context."""
    unboxed = ["--no-sandbox"] if is_root() else []  # Chromium's sandbox refuses to run for root
    return {"executable_path": chromium(), "args": ARGUMENTS + unboxed}


def runs(browser: str) -> bool:
    """Whether it starts: Ubuntu's `chromium` may only name a snap, a downloaded one may lack libraries."""
    if os.name == "nt":  # where asking for the version opens a window
        return Path(browser).exists()
    try:
        asked = subprocess.run([browser, "--version"], capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


def _here() -> str | None:
    on_path = (found for name in NAMES if (found := shutil.which(name)))
    return next((found for found in on_path if runs(found)), None) or _downloaded()


def _downloaded() -> str | None:
    """Playwright's own, if it is there and runs; asked aside, since whoever asks may be driving one."""
    from playwright.sync_api import sync_playwright

    def where() -> str:
        with sync_playwright() as playwright:
            return playwright.chromium.executable_path

    with ThreadPoolExecutor(1) as aside:
        path = aside.submit(where).result()
    return path if runs(path) else None


def _got() -> str:
    """Get one, in the first way that leads to a browser that runs."""
    print("no Chromium here: getting one (once)", flush=True)
    failed: list[str] = []
    for way in (_download, _install):
        try:
            way()
        except CommandError as error:
            print(f"  {error}", flush=True)
            failed.append(str(error))
        if found := _here():
            return found
    by_hand = "install Chromium by hand, or name it in the variable CHROMIUM"
    raise ToolError("\n  ".join(["no Chromium, and none could be got:", *failed, by_hand]))


def _download() -> None:
    """Playwright's own, and the libraries that it needs."""
    playwright = (sys.executable, "-m", "playwright")
    shown(*playwright, "install", "chromium", PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT=str(ANSWER))
    if not _downloaded() and apt.can_install():
        with apt.alone():
            shown(*playwright, "install-deps", "chromium")


def _install() -> None:
    """Debian's."""
    with apt.alone():
        if not _here():  # somebody else may have done it meanwhile
            apt.install(BROWSER, FONTS)


def fonts() -> None:
    """Letters for Japanese and Korean, where fontconfig knows of none: without them all are the same box."""
    if not shutil.which("fc-list") or all(_letters(language) for language in ("ja", "ko")):
        return
    try:
        with apt.alone():
            apt.install(FONTS)
    except CommandError as error:
        print(f"no letters for Japanese and Korean, boxes instead: {error}", flush=True)


def _letters(language: str) -> bool:
    return bool(subprocess.run(["fc-list", f":lang={language}"], capture_output=True).stdout.strip())


def main() -> int:
    """The command line; a ToolError is told, with exit code 1."""
    try:
        found = chromium()
        fonts()
    except ToolError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    print(f"browser: {found}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
