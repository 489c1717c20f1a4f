"""The house stays as it is built: a pure engine, a contract without any game's words, files that fit."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
import sys
import tomllib
from pathlib import Path

import pytest

from engine.arkham_ritual.cards import BOX
from engine.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
ENGINE = sorted((ROOT / "engine").rglob("*.py"))
IMPURE = {
    "time",
    "datetime",
    "os",
    "io",
    "pathlib",
    "socket",
    "subprocess",
    "secrets",
    "js",
    "pyodide",
    "pyscript",
}
ALLOWED_WITH_IO = {ROOT / "engine" / "__main__.py", *(ROOT / "engine" / "cli").glob("*.py")}


def imports(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_engine_is_the_standard_library_only_and_pure(path: Path) -> None:
    outside = imports(path) - sys.stdlib_module_names - {"engine"}
    assert not outside
    if path not in ALLOWED_WITH_IO:
        assert not imports(path) & IMPURE
        assert not re.search(r"^\s*(print|input|open)\(", path.read_text("utf-8"), re.M)
        assert "random.random(" not in path.read_text("utf-8")


@pytest.mark.parametrize("name", ["game.py", "record.py", "link.py", "chance.py"])
def test_the_contract_speaks_of_no_game(name: str) -> None:
    text = (ROOT / "engine" / name).read_text("utf-8").lower()
    words = {card.name for card in BOX.values()} | {"sanity", "cursed", "dummy", "arkham", "doom"}
    words |= {"altar", "madness", "contribution", "ritual"}
    assert not [word for word in words if re.search(rf"\b{word}\b", text)]


@pytest.mark.parametrize(
    "path",
    [path for path in ENGINE if path.parent.name in ("engine", "cli")],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_only_the_registry_and_the_rooms_name_a_game(path: Path) -> None:
    """Examples in docstrings apart."""
    tree = ast.parse(path.read_text("utf-8"))
    named = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node.value in GAMES]
    rooms = {f"engine.{name.replace('-', '_')}" for name in GAMES}
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert path.name == "games.py" or not (named or imported & rooms)


@pytest.mark.parametrize(
    "path",
    [path for folder in ("engine", "web", "tools") for path in sorted((ROOT / folder).rglob("*.py"))],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_files_stay_short(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 400


@pytest.mark.parametrize("name", ["engine", "web.worker.words"])
def test_examples_in_docstrings_run(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted
    assert not result.failed


def test_the_readme_names_the_wheel_of_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wheel = f"{project['name'].replace('-', '_')}-{project['version']}-py3-none-any.whl"
    assert set(re.findall(r"[\w.-]+\.whl", (ROOT / "README.md").read_text("utf-8"))) == {wheel}
