#!/usr/bin/env python3
"""The one tool of Ritual Table. It needs nothing but Python 3.11 or newer.

python3 build.py test          set up .venv and run every check
python3 build.py test ARGS…    the same set-up, then pytest with these arguments only
python3 build.py golden        write the playthroughs in tests/playthroughs anew
"""

import hashlib
import os
import subprocess
import sys
import tomllib
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


class BuildError(Exception):
    """Something the person at the keyboard can mend; its text says how."""


def run(*command: str | Path) -> None:
    """Run a command in the project's folder, shown first; stop at the first that fails."""
    print("$", *(Path(part).name if isinstance(part, Path) else part for part in command), flush=True)
    if subprocess.run(command, cwd=ROOT).returncode:
        raise BuildError(f"{' '.join(map(str, command[1:4]))} … failed: see above")


def setup() -> None:
    """Make .venv with the packages that pyproject.toml names, unless it is there already."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]["test"]
    stamp, key = VENV / "stamp", hashlib.sha256("\n".join([sys.version, *wanted]).encode()).hexdigest()
    if stamp.exists() and stamp.read_text() == key:
        return
    print("setting up .venv (once; about a minute)", flush=True)
    try:
        venv.create(VENV, with_pip=True, clear=True)
    except (subprocess.CalledProcessError, OSError) as error:
        raise BuildError(f"cannot make .venv: {error}. On Debian: apt-get install python3-venv") from error
    run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted)
    stamp.write_text(key)


def test(arguments: Sequence[str]) -> None:
    """Every check, the quick ones first; with arguments, pytest alone."""
    setup()
    if arguments:
        return run(PYTHON, "-m", "pytest", *arguments)
    run(PYTHON, "-m", "ruff", "check", ".")
    run(PYTHON, "-m", "ruff", "format", "--check", ".")
    run(PYTHON, "-m", "mypy")
    return run(PYTHON, "-m", "pytest", "-n", "auto")


def golden(arguments: Sequence[str]) -> None:
    """Write the playthroughs anew; review the difference like code."""
    setup()
    run(PYTHON, "-m", "tests.playthrough", *arguments)


def mutants(arguments: Sequence[str]) -> None:
    """Try the tests on known mistakes."""
    setup()
    run(PYTHON, "-m", "tests.mutants", *arguments)


COMMANDS = {"test": test, "golden": golden, "mutants": mutants}


def main(arguments: Sequence[str]) -> int:
    """Dispatch; a BuildError is one line and exit code 1."""
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__)
        return 0 if arguments[:1] in ([], ["help"], ["-h"], ["--help"]) else 2
    try:
        COMMANDS[arguments[0]](arguments[1:])
    except BuildError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
