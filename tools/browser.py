"""A Chromium to drive: one that is there, else Playwright's own, else Debian's package.

python -m tools.browser     get it now, with fonts for every language, and say which one it is
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from tools.npm import ToolError, environment

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = [
    "--disable-background-networking", "--disable-component-update", "--disable-default-apps",
    "--disable-domain-reliability", "--disable-sync", "--no-first-run", "--no-pings",
]  # fmt: skip
#: Debian's packages: the browser, and the letters of Japanese and Korean.
BROWSER, FONTS = "chromium", "fonts-noto-cjk"
APT = Path("/etc/apt")
#: Seconds that one command may take, and that it may wait for somebody else's apt-get.
PATIENCE, APT_PATIENCE = 900, 300
#: Milliseconds within which Playwright's server must answer: where it is barred, Debian's turn comes soon.
ANSWER = 10_000


class CommandError(ToolError):
    """A command that failed: which one, and its last line."""


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
    return {"executable_path": chromium(), "args": ARGUMENTS + (["--no-sandbox"] if is_root() else [])}


def is_root() -> bool:
    """Chromium's sandbox refuses to run for root."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


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
    _shown(sys.executable, "-m", "playwright", "install", "chromium")
    if not _downloaded() and _can_install():
        with _alone():
            _shown(sys.executable, "-m", "playwright", "install-deps", "chromium")


def _install() -> None:
    """Debian's."""
    if not _can_install():
        raise CommandError(f"apt-get install {BROWSER} {FONTS}: only root can, where there is apt-get")
    with _alone():
        if not _here():  # somebody else may have done it meanwhile
            _apt(BROWSER, FONTS)


def _can_install() -> bool:
    return is_root() and shutil.which("apt-get") is not None


def _apt(*packages: str) -> None:
    wait = ("-o", f"DPkg::Lock::Timeout={APT_PATIENCE}")
    _shown("apt-get", "update", "-q", *wait)
    _shown("apt-get", "install", "-y", "-q", "--no-install-recommends", *wait, *packages)


@contextmanager
def _alone() -> Iterator[None]:
    """One of us at a time on this machine: of two apt-get at once, one gives up."""
    if sys.platform == "win32" or not APT.exists():
        yield
        return
    import fcntl

    folder = os.open(APT, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def _shown(*command: str) -> None:
    """Run a command, its text shown first; if it fails, its last line is the error's."""
    text = " ".join(["python" if command[0] == sys.executable else command[0], *command[1:]])
    print(f"$ {text}", flush=True)
    own = {"DEBIAN_FRONTEND": "noninteractive", "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": str(ANSWER)}
    try:
        done = subprocess.run(
            command, env=environment() | own, timeout=PATIENCE, encoding="utf-8", errors="replace",
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CommandError(f"{text} failed: {error}") from error
    if done.returncode:
        raise CommandError(f"{text} failed: {last_line(done.stdout)}")


def last_line(said: str) -> str:
    """What a command said last; a JavaScript stack is not what it said."""
    lines = [line.strip() for line in said.splitlines()]
    return next((line for line in reversed(lines) if line and not line.startswith("at ")), "it said nothing")


def fonts() -> None:
    """Letters for Japanese and Korean, where fontconfig knows of none: without them all are the same box."""
    if not shutil.which("fc-list") or all(_letters(language) for language in ("ja", "ko")):
        return
    try:
        if not _can_install():
            raise CommandError(f"only root can install {FONTS}")
        with _alone():
            _apt(FONTS)
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
