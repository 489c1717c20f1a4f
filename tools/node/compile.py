"""Runs inside Pyodide: its own Python compiles what it will load, so the magic number always fits.

`/job` holds `stdlib.zip` (stock), `dropped.txt` (what the site leaves out) and `tree/` (our packages and
data, as they shall lie in the browser). It leaves `python.zip` and, for each `.py` of the tree, a `.pyc`.
"""

import importlib.util
import zipfile
from fnmatch import fnmatch
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

JOB = Path("/job")
EPOCH = (1980, 1, 1, 0, 0, 0)


def compiled(source: bytes, filename: str, optimize: int) -> bytes:
    """The `.pyc` of a source, with an unchecked hash: Python takes it without looking for the source."""
    code = compile(source, filename, "exec", dont_inherit=True, optimize=optimize)
    return _code_to_hash_pyc(code, importlib.util.source_hash(source), False)


def is_dropped(name: str, patterns: list[str]) -> bool:
    """Whether a pattern names this module or a package above it."""
    parts = name.removesuffix(".py").split("/")
    return any(fnmatch("/".join(parts[:n]), each) for n in range(1, len(parts) + 1) for each in patterns)


def lazy_asyncio() -> bytes:
    """The package's `__init__`: the same names, but a part of it is loaded when it is first asked for.

    At its start Pyodide needs futures, tasks and the event loop's interface; the loops for sockets and
    subprocesses, half of the package, no browser can run.
    """
    import asyncio

    parts = [part for part in dir(asyncio) if hasattr(getattr(asyncio, part), "__all__")]
    owners = {name: part for part in parts for name in getattr(asyncio, part).__all__}
    return f'''
"""The asyncio package, a part at a time."""

_OWNERS = {owners!r}
__all__ = tuple(_OWNERS)


def __getattr__(name):
    from importlib import import_module

    if name == "DefaultEventLoopPolicy":  # the base of Pyodide's, which brings its own loop
        return import_module("asyncio.events")._BaseDefaultEventLoopPolicy
    if name in _OWNERS:
        value = getattr(import_module("asyncio." + _OWNERS[name]), name)
    elif name in {parts!r}:
        value = import_module("asyncio." + name)
    else:
        raise AttributeError(f"module 'asyncio' has no attribute {{name!r}}")
    globals()[name] = value
    return value
'''.encode()


def compile_stdlib(dropped: list[str]) -> None:
    """Stock zip in, trimmed and compiled zip out; stored, because it travels gzipped as a whole."""
    with zipfile.ZipFile(JOB / "stdlib.zip") as stock, zipfile.ZipFile(JOB / "python.zip", "w") as out:
        for name in sorted(stock.namelist()):
            if name.endswith("/") or is_dropped(name, dropped):
                continue
            data = lazy_asyncio() if name == "asyncio/__init__.py" else stock.read(name)
            if name.endswith(".py"):
                data, name = compiled(data, f"/lib/python314.zip/{name}", 2), name + "c"
            out.writestr(zipfile.ZipInfo(name, EPOCH), data)


def compile_tree() -> None:
    """Ours: `module.pyc` beside where `module.py` was. PyScript writes its sources itself at every start, so
    its compiled form goes to `__pycache__`, where Python looks first.
    """
    tree = JOB / "tree"
    for path in sorted(tree.rglob("*.py")):
        place = "/" + path.relative_to(tree).as_posix()
        pyc = compiled(path.read_bytes(), place, 2)
        if "pyscript" in path.parts:
            (path.parent / "__pycache__").mkdir(exist_ok=True)
            (path.parent / "__pycache__" / f"{path.stem}.cpython-314.pyc").write_bytes(pyc)
        else:
            path.with_suffix(".pyc").write_bytes(pyc)
        path.unlink()


if (JOB / "stdlib.zip").exists():
    lines = (JOB / "dropped.txt").read_text().splitlines()
    compile_stdlib([name for line in lines if not line.startswith("#") for name in line.split()])
compile_tree()
