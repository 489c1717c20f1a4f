"""dist/: the whole site, plain static files with relative paths."""

import json
import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

from tools import boot, embed, lessons, npm, pack, rooms, style, words

ROOT = npm.ROOT
PAGE_FILES = {".js", ".mjs", ".woff2"}
FILLED = (".js", ".mjs")
IN_STRING = str.maketrans({"\\": r"\\", "'": r"\'", "\n": r"\n"})  # between single quotes
JSDOC = re.compile(r"^ */\*\*(?:(?!\*/).)*\*/\n|/\*\*.*?\*/ ?", re.DOTALL | re.MULTILINE)
NAMED = ("sw.js", "embed.js")  # scripts that others ask for by name
#: Of Pyodide: the program, and the stock library for the plain way. Of PyScript: the core and its imports.
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PYSCRIPT = ("core.js", "core-*.js", "error-*.js")
CHANNEL = 'BroadcastChannel("dc78209b-186c-4f83-80e9-406becb7d9f3")'
#: PyScript opens an IndexedDB of its own at every start, of which nothing is used here, and fails where the
#: browser refuses that (cookies blocked, some frames). These stand in it twice: for the page, for the worker.
WITHOUT_STORAGE = {
    ",this.dispatchEvent(e)}})})": "}})})",
    "return e})}dispatchEvent(": "return e}),this.#e.catch(()=>{})}dispatchEvent(",
    "super.set(t,n)})}async close": "super.set(t,n)}).catch(()=>{})}async close",
    "this.#s.clear()),super": "this.#s.clear()).catch(()=>{}),super",
    "{(await this.#e).close()}": "{(await this.#e.catch(()=>{}))?.close()}",
    f"new {CHANNEL}": f"(()=>{{try{{return new {CHANNEL}}}catch{{return{{postMessage(){{}}}}}}}})()",
}
#: It also looks for scripts and attributes of its own in whatever changes anywhere in the page, which takes
#: as long as to draw it. Our script stands in the head (boot.js).
WATCHING_THE_HEAD = {
    "e.observe(t,{childList:!0,subtree:!0,attributes:!0})": "e.observe(t.head??t,{childList:!0})"
}
PYSCRIPT_MENDED = "3"  # one more when either changes: its path promises that its files never do
#: Only for the plain way, or for others' Pyodide: not kept for offline use.
ONLINE_ONLY = ("python_stdlib.zip", "pyodide-lock.json", ".whl", "snapshot.bin.gz", *embed.ABROAD)


def build(dist: Path = ROOT / "dist", drawn: str | None = None, address: str = "") -> str:
    """Make dist/ anew and return the release's name; another lobby drawn is another release, for tests.

    `address` is where the site will be: link previews and oEmbed need it, nothing else does."""
    address = embed.address(address)
    words.compile()
    made, modules = boot.make(), npm.MODULES
    pyodide = f"pyodide-{_version(modules / 'pyodide')}"
    pyscript = f"pyscript-{_version(modules / '@pyscript' / 'core')}.{PYSCRIPT_MENDED}"
    site = _python_files(made, modules, pyodide) | _pyscript_files(modules, pyscript)
    web, page = web_files(), (ROOT / "index.html").read_bytes()
    web["idiomorph.js"] = (modules / "idiomorph" / "dist" / "idiomorph.min.js").read_bytes()
    core = next(Path(name).name for name in site if Path(name).name.startswith("core-"))
    tokens = {"pyodide": pyodide, "pyscript": pyscript, "core": core, "lobby": drawn or lobby("en")}
    tokens["lobbies"] = "\n".join(_template(language) for language in words.LANGUAGES if language != "en")
    tokens |= embed.tokens() | {"tags": embed.tags(address)}
    pages = embed.pages()
    tokens |= {"sprite": rooms.sprite(), "rooms": json.dumps([*made.rooms])}
    facts: dict[str, Any] = {
        "python": made.python.facts(), "app": made.app.facts(),
        "rooms": {room: packed.facts() for room, packed in made.rooms.items()},
        "snapshot": made.snapshot.facts() | {"filled": made.filled},
        "wasm": {"size": len(site[f"{pyodide}/pyodide.asm.wasm"])},
        "wheels": [name for name, _ in made.wheels],
        "info": json.loads((modules / "pyodide" / "pyodide-lock.json").read_text("utf-8"))["info"],
    }  # fmt: skip
    version = pack.digest(json.dumps([facts, tokens]).encode(), page, *pages.values(), *web.values())
    release = facts | {"cache": f"ritual-table {version}"}
    tokens |= {"web": f"web-{version}", "release": json.dumps(release)}
    config = _filled((ROOT / "pyscript.toml").read_bytes(), tokens).decode()
    tokens["config"] = json.dumps(tomllib.loads(config))
    site |= {
        f"{tokens['web']}/{name}": _script(data, tokens) if name.endswith(FILLED) else data
        for name, data in web.items()
    }
    site["index.html"] = _filled(page, tokens)
    site |= {
        name: (_script if name.endswith(FILLED) else _filled)(data, tokens) for name, data in pages.items()
    }
    site |= embed.extras(address)
    site["manifest.webmanifest"] = (ROOT / "web" / "manifest.webmanifest").read_bytes()
    site |= {f"icons/{path.name}": path.read_bytes() for path in sorted((ROOT / "web" / "icons").iterdir())}
    offline = ["./", *(name for name in site if name != "index.html" and not name.endswith(ONLINE_ONLY))]
    remembered = [release[part] for part in ("snapshot", "python", "app")] + [*release["rooms"].values()][:1]
    worker = {"cache": release["cache"], "files": offline, "remembered": remembered}
    site["sw.js"] = _script((ROOT / "web" / "page" / "sw.js").read_bytes(), {"release": json.dumps(worker)})
    _write(dist, site)
    return version


def _python_files(made: boot.Boot, modules: Path, pyodide: str) -> dict[str, bytes]:
    files = {f"{pyodide}/{name}": (modules / "pyodide" / name).read_bytes() for name in PYODIDE}
    files |= {part.path: part.data for part in (made.python, made.app, *made.rooms.values(), made.snapshot)}
    files[f"{pyodide}/pyodide-lock.json"] = boot.lock(made, modules / "pyodide").encode()
    files[f"{pyodide}/{made.micropip[0]}"] = made.micropip[1]
    files |= dict(made.wheels)
    return files


def _pyscript_files(modules: Path, pyscript: str) -> dict[str, bytes]:
    dist = modules / "@pyscript" / "core" / "dist"
    return {
        f"{pyscript}/{path.name}": _mended(path.read_text("utf-8")).encode()
        if path.name.startswith("core-")
        else path.read_bytes()
        for pattern in PYSCRIPT
        for path in sorted(dist.glob(pattern))
    }


def _mended(core: str) -> str:
    for times, changes in (2, WITHOUT_STORAGE), (1, WATCHING_THE_HEAD):
        for old, new in changes.items():
            if core.count(old) != times:
                raise npm.ToolError(f"PyScript is no longer as tools/site.py knows it: {old}")
            core = core.replace(old, new)
    return core


def web_files() -> dict[str, bytes]:
    """What the page loads from web/: scripts, styles, fonts, games' symbols and lessons, the entry."""
    web = ROOT / "web"
    files = {
        path.relative_to(web).as_posix(): path.read_bytes()
        for path in sorted(web.rglob("*"))
        if (path.suffix in PAGE_FILES and path.name not in NAMED)
        or path.name == "entry.py"
        or path.match("games/*/sprite.svg")
    }
    files |= style.styles() | lessons.files()
    files["embed/poster.css"] = embed.poster_style(embed.tokens()["posters"])
    return files


def lobby(language: str) -> str:
    """The same Python that will draw it in the browser draws it now."""
    from web.worker.app import make_session

    return make_session().open(None, language).html or ""


def _template(language: str) -> str:
    """The lobby in another language, for the page to show while Python loads."""
    return f'<template data-language="{language}">{lobby(language)}</template>'


def _filled(data: bytes, tokens: dict[str, str]) -> bytes:
    """Each {{token}} replaced."""
    text = data.decode()
    for name, value in tokens.items():
        text = text.replace("{{" + name + "}}", value)
    return text.encode()


def _script(data: bytes, tokens: dict[str, str]) -> bytes:
    """A script without its JSDoc, which is a fourth of it; each '{{token}}' replaced.

    A token stands in a string, so that the script can be checked as it is written."""
    bare = JSDOC.sub("", data.decode()).encode()
    return _filled(bare, {name: value.translate(IN_STRING) for name, value in tokens.items()})


def _version(package: Path) -> str:
    return str(json.loads((package / "package.json").read_text("utf-8"))["version"])


def _write(dist: Path, site: dict[str, bytes]) -> None:
    shutil.rmtree(dist, ignore_errors=True)
    for name, data in site.items():
        path = dist / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
