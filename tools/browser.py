"""A Chromium to drive: the machine's own, with nothing of its own on the network."""

import os
import shutil
from pathlib import Path

from tools.npm import ToolError

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = [
    "--disable-background-networking", "--disable-component-update", "--disable-default-apps",
    "--disable-domain-reliability", "--disable-sync", "--no-first-run", "--no-pings",
]  # fmt: skip


def chromium() -> str | None:
    """Its path, or None for Playwright's own."""
    named = os.environ.get("CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


def options() -> dict[str, object]:
    """For Playwright's launch and launch_persistent_context."""
    path = chromium()
    if path is not None and not Path(path).exists():
        raise ToolError(f"no browser at {path}")
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return {"executable_path": path, "args": [*ARGUMENTS, *sandbox]}
