"""Commands that get what is missing: shown as they run, and if one fails, named with its last line."""

import os
import subprocess
import sys

from tools.npm import ToolError, environment

PATIENCE = 900  # seconds for one command


class CommandError(ToolError):
    """A command that failed: which one, and its last line."""


def shown(*command: str, **variables: str) -> None:
    """Run a command, its text shown first, with these variables."""
    text = " ".join(["python" if command[0] == sys.executable else command[0], *command[1:]])
    print(f"$ {text}", flush=True)
    try:
        done = subprocess.run(
            command, env=environment() | variables, timeout=PATIENCE, encoding="utf-8", errors="replace",
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


def is_root() -> bool:
    """Whether we may do anything on this machine."""
    return hasattr(os, "geteuid") and os.geteuid() == 0
