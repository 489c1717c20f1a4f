"""What Python starts from: library and app, compiled and trimmed; a snapshot of both; the plain way."""

import hashlib
import importlib.metadata
import importlib.util
import json
import shutil
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools import npm, pack, rooms, words

ROOT = npm.ROOT
CACHE = ROOT / ".build"
NODE_SCRIPTS = ROOT / "tools" / "node"
#: Modules of the browser's standard library that are ours.
STUBS = NODE_SCRIPTS / "stubs"
#: What the archives and the snapshot are made with.
COMPILING = tuple(NODE_SCRIPTS / name for name in ("compile.py", "compile.mjs", "still.mjs"))
SNAPPING = (NODE_SCRIPTS / "snapshot.mjs", NODE_SCRIPTS / "still.mjs", ROOT / "web" / "page" / "unpack.mjs")
MICROPIP = "micropip==0.11.1"
PACKAGES = ("engine", "web")
#: Pure Python that the screens need, taken from .venv; what of them no page needs is left out.
VENDORED = ("htpy", "markupsafe")
UNUSED = ("htpy/django.py", "htpy/starlette.py", "htpy/html2htpy.py")
#: Of ours: what only a terminal needs; and what the build has drawn.
TERMINAL = ("engine/__main__.py", "engine/cli/")
DRAWN = ("/lesson.py", "/screens/coach.py", "/screens/poster.py")
#: Where each game has a package of its own.
ROOMS = ("engine", "engine/bots", "web/games")
SITE_PACKAGES = "lib/python3.14/site-packages"
HOME = "home/pyodide"

#: What the snapshot holds besides the app: what PyScript's own package imports, and a game at once.
IMPORTED = (
    "asyncio", "base64", "gettext", "html", "inspect", "io", "json", "pathlib", "random", "re", "pyodide.ffi",
    "pyodide.webloop", "web.worker.app",
)  # fmt: skip


@dataclass(frozen=True)
class Boot:
    """What the site ships for Python."""

    python: pack.Packed
    app: pack.Packed
    rooms: dict[str, pack.Packed]
    """By folder, what belongs to one game; the first is the usual one."""
    snapshot: pack.Packed
    """Only what is not empty of the memory."""
    filled: list[tuple[int, int]]
    """Where that belongs."""
    wheels: tuple[tuple[str, bytes], ...]
    """Ours first, then those it needs."""
    micropip: tuple[str, bytes]


def make() -> Boot:
    """All of it; the slow steps are kept in .build by what went into them."""
    modules = npm.install()
    pyodide = modules / "pyodide"
    files, vendored = pack.sources(ROOT, PACKAGES), _vendored()
    python_zip = _compiled_stdlib(pyodide)
    played = {
        name: data
        for name, data in files.items()
        if not name.startswith(TERMINAL) and not name.endswith(DRAWN)
    } | vendored
    trees = _compiled_trees(pyodide, modules / "@pyscript" / "core", _parted(words.in_browser(played)))
    app, *games = trees
    python = pack.packed("python", ".zip", python_zip)
    memory = _snapshot(pyodide, python_zip, pack.tar(trees[app] | trees[games[0]]))
    filled = pack.filled(memory)
    return Boot(
        python=python,
        app=pack.packed(app, ".tar", pack.tar(trees[app])),
        rooms={room: pack.packed(room, ".tar", pack.tar(trees[room])) for room in games},
        snapshot=pack.packed("snapshot", ".bin", b"".join(memory[start:end] for start, end in filled)),
        filled=[*filled, (len(memory), len(memory))],
        wheels=(_wheel(files), *(_vendored_wheel(name, vendored) for name in VENDORED)),
        micropip=_micropip(),
    )


def lock(boot: Boot, pyodide: Path) -> str:
    """A pyodide-lock.json of two packages: micropip as PyPI has it, and our wheel."""
    stock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    micropip = _package("micropip", MICROPIP.split("==")[1], *boot.micropip, ["micropip"])
    wheel_name, wheel_data = boot.wheels[0]
    name, version = wheel_name.split("-")[:2]
    name = name.replace("_", "-")
    ours = _package(name, version, f"../{wheel_name}", wheel_data, list(PACKAGES))
    return json.dumps({"info": stock["info"], "packages": {"micropip": micropip, name: ours}})


def _vendored() -> dict[str, bytes]:
    """The packages of .venv that travel with the app."""
    found: dict[str, bytes] = {}
    for name in VENDORED:
        spec = importlib.util.find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        found |= pack.sources(Path(spec.origin).parents[1], (name,))
    return {name: data for name, data in found.items() if name not in UNUSED}


def _wheel(files: dict[str, bytes]) -> tuple[str, bytes]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    more = f"Summary: {project['description']}\nRequires-Python: {project['requires-python']}\nLicense: MIT\n"
    return pack.wheel(project["name"], project["version"], files, more)


def _vendored_wheel(name: str, files: dict[str, bytes]) -> tuple[str, bytes]:
    ours = {path: data for path, data in files.items() if path.startswith(f"{name}/")}
    return pack.wheel(name, importlib.metadata.version(name), ours)


def _package(name: str, version: str, file: str, data: bytes, imports: list[str]) -> dict[str, Any]:
    return {
        "name": name, "version": version, "file_name": file, "sha256": hashlib.sha256(data).hexdigest(),
        "imports": imports, "depends": [], "install_dir": "site", "package_type": "package",
        "unvendored_tests": False,
    }  # fmt: skip


def _compiled_stdlib(pyodide: Path) -> bytes:
    stock = (pyodide / "python_stdlib.zip").read_bytes()
    scripts = [*COMPILING, NODE_SCRIPTS / "dropped.txt", *sorted(STUBS.rglob("*.py"))]
    kept = CACHE / f"python-{pack.digest(stock, *_read(scripts))}.zip"
    if not kept.exists():
        print("compiling the standard library (once)", flush=True)
        with tempfile.TemporaryDirectory() as name:
            job = Path(name)
            (job / "stdlib.zip").write_bytes(stock)
            shutil.copy(NODE_SCRIPTS / "dropped.txt", job)
            shutil.copytree(STUBS, job / "stubs")
            _node("compile.mjs", pyodide, job)
            _keep(kept, (job / "python.zip").read_bytes())
    return kept.read_bytes()


def _parted(files: dict[str, bytes]) -> dict[str, dict[str, bytes]]:
    """What every visit needs, `app`; then by its folder what is one game's alone. Its tile all must see."""
    parts: dict[str, dict[str, bytes]] = {
        name: {} for name in ("app", *(f.name for f in rooms.folders().values()))
    }
    no_page = tuple(f"{at}/{game}/" for at in ROOMS for game in rooms.without())
    for name, data in files.items():
        if name.startswith(no_page):
            continue
        owner = next(
            (part for part in parts if name.startswith(tuple(f"{at}/{part}/" for at in ROOMS))), "app"
        )
        parts["app" if name.endswith("/tile.json") else owner][name] = data
    return parts


def _compiled_trees(
    pyodide: Path, pyscript: Path, parts: dict[str, dict[str, bytes]]
) -> dict[str, dict[str, bytes]]:
    """Our packages, and PyScript's with the app, compiled, each at its place on the browser's file system."""
    trees = {
        part: {f"{SITE_PACKAGES}/{name}": data for name, data in files.items()}
        for part, files in parts.items()
    }
    for name, text in json.loads(_node("pyscript.mjs", pyscript))["pyscript"].items():
        trees["app"][f"{HOME}/pyscript/{name}"] = text.encode()
    with tempfile.TemporaryDirectory() as job:
        top = Path(job) / "trees"
        for part, tree in trees.items():
            for place, data in tree.items():
                path = top / part / place
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
        _node("compile.mjs", pyodide, Path(job))
        return {
            part: {
                path.relative_to(top / part).as_posix(): path.read_bytes()
                for path in sorted((top / part).rglob("*"))
                if path.is_file()
            }
            for part in trees
        }


def _snapshot(pyodide: Path, python_zip: bytes, app_tar: bytes) -> bytes:
    scripts = [*SNAPPING, pyodide / "package.json"]
    key = pack.digest(python_zip, app_tar, " ".join(IMPORTED).encode(), *_read(scripts))
    kept = CACHE / f"snapshot-{key}.bin"
    if not kept.exists():
        with tempfile.TemporaryDirectory() as name:
            zip_file, tar_file, out = (
                Path(name) / part for part in ("python.zip", "app.tar", "snapshot.bin")
            )
            zip_file.write_bytes(python_zip)
            tar_file.write_bytes(app_tar)
            _node("snapshot.mjs", pyodide, zip_file, tar_file, out, *IMPORTED)
            _keep(kept, out.read_bytes())
    return kept.read_bytes()


def _micropip() -> tuple[str, bytes]:
    """From PyPI: npm's Pyodide does not bring it."""
    folder = CACHE / MICROPIP
    if not list(folder.glob("*.whl")):
        npm.pip(
            "download",
            "--no-deps",
            "--only-binary=:all:",
            "--python-version",
            "3.14",
            "--dest",
            folder,
            MICROPIP,
        )
    path = next(folder.glob("*.whl"))
    return path.name, path.read_bytes()


def _node(script: str, *arguments: str | Path) -> str:
    return npm.run(npm.node()[0], NODE_SCRIPTS / script, *arguments)


def _read(paths: Iterable[Path]) -> Iterator[bytes]:
    return (path.read_bytes() for path in paths)


def _keep(path: Path, data: bytes) -> None:
    """Into .build, in place of older ones of its kind."""
    for old in path.parent.glob(path.name.split("-")[0] + "-*"):
        old.unlink(missing_ok=True)
    pack.put(path, data)
