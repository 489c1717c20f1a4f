"""The same source gives the same site: in any folder, on any day, with any hash seed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.boot import CACHE, MICROPIP
from tools.npm import MODULES, ROOT, install

SOURCES = ("engine", "web", "tools", "index.html", "pyproject.toml", "pyscript.toml")
NPM = ("package.json", "package-lock.json", ".npmrc")
NEITHER_MADE_NOR_KEPT = shutil.ignore_patterns("__pycache__", "*.mo")
#: Builds as build.py does, in a Python whose clock is so many days ahead.
BUILD = """
import datetime, runpy, sys
ahead = datetime.timedelta(days=int(sys.argv.pop(1)))
class Later(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return super().now(tz) + ahead
datetime.datetime = Later
runpy.run_module('tools', run_name='__main__', alter_sys=True)
"""


def begin_building(folder: Path, days: int, **environment: str) -> subprocess.Popen[bytes]:
    """Of a copy in this folder, with no build of before at hand."""
    folder.mkdir(parents=True)
    for name in (*SOURCES, *NPM):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=NEITHER_MADE_NOR_KEPT)
        else:
            shutil.copy(ROOT / name, folder / name)
    (folder / "node_modules").symlink_to(MODULES, target_is_directory=True)
    if (CACHE / MICROPIP).exists():
        shutil.copytree(CACHE / MICROPIP, folder / CACHE.name / MICROPIP)
    command = [sys.executable, "-c", BUILD, str(days), "build"]
    return subprocess.Popen(command, cwd=folder, env=os.environ | environment)


def built(folder: Path) -> dict[str, bytes]:
    dist = folder / "dist"
    return {str(path.relative_to(dist)): path.read_bytes() for path in dist.rglob("*") if path.is_file()}


def test_two_folders_two_days_two_seeds_one_site(tmp_path: Path) -> None:
    install()
    here, there = tmp_path / "here", tmp_path / "some where" / "else"
    builds = [
        begin_building(here, days=0, PYTHONHASHSEED="1", TZ="UTC", LANG="C.UTF-8"),
        begin_building(there, days=400, PYTHONHASHSEED="2", TZ="Asia/Tokyo", LANG="fr_FR.UTF-8"),
    ]
    assert [build.wait(timeout=300) for build in builds] == [0, 0]
    one, other = built(here), built(there)
    assert any(name.endswith("snapshot.bin.gz") for name in one)
    assert sorted(one) == sorted(other)
    assert [name for name in one if one[name] != other[name]] == []
