"""Debian's packages, where there is apt-get and we are root."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import command
from tools.command import CommandError, shown

FOLDER = Path("/etc/apt")
PATIENCE = 300  # seconds to wait for somebody else's apt-get


def can_install() -> bool:
    """Whether `install` can do anything."""
    return command.is_root() and shutil.which("apt-get") is not None


def install(*packages: str) -> None:
    """Install these; a CommandError says what went wrong."""
    if not can_install():
        raise CommandError(f"apt-get install {' '.join(packages)}: only root can, where there is apt-get")
    wait = ("-o", f"DPkg::Lock::Timeout={PATIENCE}")
    for arguments in (("update",), ("install", "-y", "--no-install-recommends", *packages)):
        shown("apt-get", "-q", *wait, *arguments, DEBIAN_FRONTEND="noninteractive")


@contextmanager
def alone() -> Iterator[None]:
    """One of us at a time on this machine: of two apt-get at once, one gives up."""
    if sys.platform == "win32" or not FOLDER.exists():
        yield
        return
    import fcntl

    folder = os.open(FOLDER, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)
