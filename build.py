#!/usr/bin/env python3
"""The one tool of Ritual Table. It needs nothing but Python 3.11 or newer.

python3 build.py serve         build the site, serve it, print its address  [PORT]
python3 build.py test          every check; with ARGS…, pytest with these alone
python3 build.py build         dist/: the site as plain static files  [--site https://where.it/will/be]
python3 build.py bench         start-up and clicks beside bare Pyodide, and bots, in Chromium; five minutes
                               [--only boot] [--only clicks] [--only bots]

python3 build.py browsers      whole games in the Firefox and WebKitGTK that are here
python3 build.py shots         take the pictures of the README anew
python3 build.py words         bring the catalogues of house and games up to date
python3 build.py golden        write the playthroughs in tests/playthroughs anew
python3 build.py mutants       put known mistakes into the rules, one by one: do the tests notice?
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
import tomllib
import venv
from collections.abc import Callable, Sequence
from pathlib import Path

from tools import apt
from tools.npm import ToolError

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
BROWSER_TESTS = "tests/browser"


def run(*command: str | Path) -> None:
    """Run a command in the project's folder, shown first; stop at the first that fails."""
    print("$", *(Path(part).name if isinstance(part, Path) else part for part in command), flush=True)
    if subprocess.run(command, cwd=ROOT).returncode:
        raise ToolError(f"{' '.join(map(str, command[1:4]))} … failed: see above")


def setup() -> None:
    """Make .venv with the packages that pyproject.toml names, unless it is there already."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]["test"]
    python = f"{sys.base_prefix} {sys.version_info.major}.{sys.version_info.minor}"
    stamp, key = VENV / "stamp", hashlib.sha256("\n".join([python, *wanted]).encode()).hexdigest()
    if stamp.exists() and stamp.read_text() == key:
        return
    print("setting up .venv (once; about a minute)", flush=True)
    if not importlib.util.find_spec("ensurepip"):  # Debian keeps this part of Python in a package of its own
        apt.install(f"python3.{sys.version_info.minor}-venv")
    try:
        venv.create(VENV, with_pip=True, clear=True)
    except (subprocess.CalledProcessError, OSError) as error:
        raise ToolError(f"cannot make .venv: {error}") from error
    run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted)
    stamp.write_text(key)


def test(arguments: Sequence[str]) -> None:
    """Every check, the quick ones first; with arguments, pytest alone.

    What pytest's processes share, they find there: browser, npm packages and the build's slow parts.
    """
    places = [argument for argument in arguments if argument.startswith("tests")]
    if not places or any(place.startswith(BROWSER_TESTS) for place in places):
        run(PYTHON, "-m", "tools.browser")
        run(PYTHON, "-m", "tools", "build")
    if arguments:
        return run(PYTHON, "-m", "pytest", *arguments)
    run(PYTHON, "-m", "ruff", "check", ".")
    run(PYTHON, "-m", "ruff", "format", "--check", ".")
    run(PYTHON, "-m", "mypy")
    run(PYTHON, "-m", "tools.scripts")
    run(PYTHON, "-m", "pytest", "-n", "auto", f"--ignore={BROWSER_TESTS}")
    return run(PYTHON, "-m", "pytest", "-n", "2", "--dist", "loadfile", BROWSER_TESTS)


def tool(*command: str) -> Callable[[Sequence[str]], None]:
    """A command that is a module of its own."""
    return lambda arguments: run(PYTHON, "-m", *command, *arguments)


COMMANDS = {
    "serve": tool("tools", "serve"),
    "test": test,
    "build": tool("tools", "build"),
    "bench": tool("tools", "bench"),
    "browsers": tool("tools", "browsers"),
    "shots": tool("tools.shots"),
    "words": tool("tools.words", "update"),
    "golden": tool("tests.playthrough"),
    "mutants": tool("tests.mutants"),
}


def main(arguments: Sequence[str]) -> int:
    """Dispatch; a ToolError is one line and exit code 1."""
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__)
        return 0 if arguments[:1] in ([], ["help"], ["-h"], ["--help"]) else 2
    try:
        setup()
        COMMANDS[arguments[0]](arguments[1:])
    except ToolError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
