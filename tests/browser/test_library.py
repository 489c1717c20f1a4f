"""The standard library that the build makes says what the stock one says, where ours stands in for it."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from tools import npm

#: Starts Pyodide under Node, with a library of ours if one is given, and prints what the code makes.
START = """
const [folder, library, code] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const python = await loadPyodide({
  indexURL: folder,
  ...(library && { stdLibURL: library }),
  fsInit: async FS => FS.writeFile('/lib/app.modules', new Uint8Array([0, 0, 0, 2, 0x7b, 0x30])), // none
});
console.log(await python.runPythonAsync(code));
"""
CODE = """
import asyncio, hashlib, html, importlib.util, io, json, logging, subprocess, sys, traceback

def failing():
    raise ValueError("no") from KeyError("why")

try:
    failing()
except ValueError as error:
    told = traceback.format_exc(), "".join(traceback.format_exception_only(error))

said = io.StringIO()
logging.basicConfig(stream=said, format="%(levelname)s %(name)s %(message)s", level=logging.INFO)
logging.getLogger("a").warning("one %s", 1)
logging.getLogger("a.b").info("two")
logging.info("three")

names = sorted(name for name in hashlib.algorithms_guaranteed if "shake" not in name)
hashes = {name: getattr(hashlib, name)(b"x").hexdigest() for name in names}
hashes["new"] = [hashlib.new(name, b"x").hexdigest() for name in names]
hashes["shake_256"] = hashlib.shake_256(b"x").hexdigest(9)
try:
    hashlib.new("no such")
except ValueError:
    hashes["no such"] = "refused"

async def later():
    await asyncio.sleep(0)
    return await asyncio.gather(asyncio.sleep(0, 1), asyncio.wait_for(asyncio.sleep(0, 2), 1))

from pyodide import _package_loader
json.dumps({
    "escaped": [html.escape("<a b='c'>&" + '"', quote) for quote in (True, False)],
    "logged": said.getvalue(),
    "told": told, "hashes": hashes, "later": await later(),
    "process": [subprocess.PIPE, subprocess.STDOUT, subprocess.DEVNULL],
    "site": str(_package_loader.SITE_PACKAGES),
    "wheel": _package_loader.parse_wheel_name("a-1-py3-none-any.whl"),
    "file": traceback.__file__.rpartition("/")[2].removesuffix("c"),
    "spec": importlib.util.find_spec("asyncio.events").name,
    "package": importlib.util.find_spec("json").submodule_search_locations is not None,
})
"""


@pytest.fixture(scope="module")
def said(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """What the same code makes with the stock library and with ours."""
    folder = tmp_path_factory.mktemp("library")
    script, ours = folder / "start.mjs", folder / "python.zip"
    script.write_text(START)
    ours.write_bytes(gzip.decompress(next(dist.glob("py-*/python.zip.gz")).read_bytes()))
    node, pyodide = npm.node()[0], npm.MODULES / "pyodide"
    return {
        name: json.loads(npm.run(node, script, pyodide, library, CODE))
        for name, library in (("stock", ""), ("ours", str(ours)))
    }


@pytest.mark.parametrize(
    "what",
    ["told", "logged", "escaped", "hashes", "later", "process", "site", "wheel", "file", "spec", "package"],
)
def test_ours_says_what_the_stock_library_says(said: dict[str, dict[str, Any]], what: str) -> None:
    assert said["ours"][what] == said["stock"][what]
