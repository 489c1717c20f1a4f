"""What the page's scripts take for granted: Python's Reply, which of them load early, what is filled in."""

from __future__ import annotations

import json
import re
import subprocess
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

from tools import npm, site
from web.worker.reply import Reply

PAGE = npm.ROOT / "web" / "page"
TYPES = (PAGE / "types.d.ts").read_text("utf-8")
PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def in_typescript(kind: Any) -> str:
    """A type of JSON as TypeScript writes it."""
    if kind in PLAIN:
        return PLAIN[kind]
    parts = [in_typescript(part) for part in get_args(kind) if part is not ...]
    if get_origin(kind) in (Union, UnionType):
        return " | ".join(parts)
    if get_origin(kind) is dict:
        return f"Record<{', '.join(parts)}>"
    assert get_origin(kind) is tuple, kind
    return f"{parts[0]}[]" if ... in get_args(kind) else f"[{', '.join(parts)}]"


def declared(name: str) -> dict[str, str]:
    """The fields of an interface in types.d.ts, each alias of a type put in its place."""
    aliases = dict(re.findall(r"export type (\w+) = (\[.*\]);", TYPES))
    found = re.search(rf"interface {name} \{{(.*?)\n\}}", TYPES, re.DOTALL)
    assert found
    fields = re.findall(r"^  (\w+): (.*);$", found[1], re.MULTILINE)
    return {field: re.sub(r"\w+", lambda word: aliases.get(word[0], word[0]), kind) for field, kind in fields}


def test_a_reply_is_what_the_page_takes_it_for() -> None:
    assert declared("Reply") == {name: in_typescript(kind) for name, kind in get_type_hints(Reply).items()}


def imports(script: str) -> set[str]:
    """The scripts beside it that must be there before it runs, and those that they need."""
    names = set(
        re.findall(r"^import .*?from '\./([\w.]+)';", (PAGE / script).read_text("utf-8"), re.M | re.S)
    )
    return names.union(*(imports(name) for name in names))


def test_what_the_start_needs_is_asked_for_at_once() -> None:
    page = (npm.ROOT / "index.html").read_text("utf-8")
    preloaded = re.findall(r'modulepreload" href="\./{{web}}/page/([\w.]+)"', page)
    assert sorted(preloaded) == sorted(imports("page.js") | imports("boot.js") | {"boot.js"})


def test_the_build_leaves_out_jsdoc_and_nothing_else() -> None:
    written = "/** A\n * b. */\nlet a = /** @type {X} */ (b); // c\n"
    written += "  /** @type {Y} */ (d).e = 1;\n  /** f */\n  g();\n"
    assert site._script(written.encode(), {}).decode() == "let a = (b); // c\n  (d).e = 1;\n  g();\n"


@pytest.mark.parametrize("value", ["plain", "it's", 'a "word"', "a \\ and a\nline", "'\\'"])
def test_what_the_build_fills_in_stays_what_it_was(value: str) -> None:
    script = site._script(
        b"console.log(JSON.parse('{{value}}').value)", {"value": json.dumps({"value": value})}
    )
    said = subprocess.run([npm.node()[0], "-e", script.decode()], capture_output=True, check=True, text=True)
    assert said.stdout == value + "\n"
