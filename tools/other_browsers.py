"""Whole games in the other browsers that are here, Firefox and WebKitGTK: a first visit, then a snapshot;
and in a Firefox that refuses all storage.

Playwright cannot drive the ones that a system brings: a page of ours plays instead (tools/other_browsers/).
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from urllib.parse import unquote

from tools.npm import ToolError
from tools.serve import Site, served

PAGE = Path(__file__).parent / "other_browsers"
PATIENCE = 900
WEBKIT = "/usr/lib/*/webkit2gtk-*/MiniBrowser"
REFUSES = 'user_pref("network.cookie.cookieBehavior", 2);'  # Firefox: no cookies, and so no storage at all


def browsers() -> dict[str, list[str]]:
    """Those that are here, with the command for each; a display is made where it is needed."""
    found: dict[str, list[str]] = {}
    if firefox := shutil.which("firefox") or shutil.which("firefox-esr"):
        found["Firefox"] = [firefox, "--headless", "--no-remote", "--profile", "."]
    webkit = [str(path) for path in Path("/").glob(WEBKIT.lstrip("/"))]
    if webkit and shutil.which("xvfb-run"):
        found["WebKitGTK"] = ["xvfb-run", "-a", webkit[0]]
    return found


def play(dist: Path) -> bool:
    """Play in each; whether all went well."""
    here = browsers()
    if not here:
        raise ToolError("no other browser here: install firefox-esr, or MiniBrowser of WebKitGTK with xvfb")
    went_well = [_whole(name, command, dist) for name, command in here.items()]
    if "Firefox" in here:
        went_well.append(_whole("Firefox without storage", here["Firefox"], dist, REFUSES))
    return all(went_well)


def _whole(name: str, command: list[str], dist: Path, settings: str = "") -> bool:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        folder = Path(home) / "site"
        shutil.copytree(PAGE, folder / "play")
        shutil.copytree(dist, folder / "table")
        (folder / "play" / "report").write_text("heard")
        (Path(home) / "user.js").write_text(settings)
        with served(folder) as site:
            own = os.environ | {"HOME": home, "XDG_RUNTIME_DIR": home}
            own |= {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}  # which cannot be made in a container
            process = subprocess.Popen(
                [*command, f"{site.url}play/"],
                cwd=home, env=own, start_new_session=True,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
            try:
                told = _listen(name, site)
            finally:
                os.killpg(process.pid, signal.SIGTERM)
                process.wait()
    ways = [line.split(": ")[1].split(",")[0] for line in told if line.startswith("visit")]
    return told[-1] == "done" and ways == (["compiled"] if settings else ["compiled", "remembered"])


def _listen(name: str, site: Site) -> list[str]:
    """What the page tells, until it is done or fails."""
    told: list[str] = []
    for _ in range(PATIENCE):
        time.sleep(1)
        heard = [unquote(path.partition("report?")[2]) for _, path, _ in site.sent if "report?" in path]
        for line in heard[len(told) :]:
            print(f"{name}: {line}", flush=True)
        told = heard
        if any(line == "done" or line.startswith("error") for line in told):
            break
    return told or ["silence"]
