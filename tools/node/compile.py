"""Runs inside Pyodide: its own Python compiles what it will load, so the bytecode always fits.

`/job` holds either `stdlib.zip` (stock) with `dropped.txt` (what the site leaves out) and `stubs/` (what
stands in for parts of it): then it makes `python.zip`. Or `trees/`, each with packages and data as they shall
lie in the browser: then it puts all modules of a tree into one file (stubs/sitecustomize.py reads it).
"""

import marshal
import zipfile
from fnmatch import fnmatch
from importlib.util import MAGIC_NUMBER
from pathlib import Path

JOB = Path("/job")
EPOCH = (1980, 1, 1, 0, 0, 0)
LIBRARY = "/lib/python314.zip"
#: Python needs these before it can look into a file of modules.
FIRST = ("encodings/__init__.py", "encodings/aliases.py", "encodings/utf_8.py", "sitecustomize.py")
#: What stands in for these goes back to them.
WHOLE = ("logging/__init__.py", "pyodide/_package_loader.py")
#: In the head of a `.pyc`: to be taken without a look for its source.
UNCHECKED = bytes([1, *[0] * 11])
#: Where the tree's packages lie.
ROOTS = ("lib/python3.14/site-packages", "home/pyodide")


class Modules:
    """Compiled modules in one file."""

    def __init__(self):
        self.index, self.codes, self.size = {}, [], 0

    def add(self, name, place, code):
        """The module that has this path among its packages, and whose source would be at `place`."""
        module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        self.index[module] = (place, name.endswith("/__init__.py"), self.size, len(code))
        self.codes.append(code)
        self.size += len(code)

    def file(self):
        """The length of the index, the index, the code."""
        index = marshal.dumps(self.index)
        return b"".join((len(index).to_bytes(4), index, *self.codes))


def compiled(source, place):
    """Without docstrings: nobody asks for help in a page."""
    return marshal.dumps(compile(source, place, "exec", dont_inherit=True, optimize=2))


def is_dropped(name, patterns):
    """Whether a pattern names this module or a package above it."""
    parts = name.removesuffix(".py").split("/")
    return any(fnmatch("/".join(parts[:n]), each) for n in range(1, len(parts) + 1) for each in patterns)


def lazy_asyncio():
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


def library(dropped):
    """The sources of the site's standard library: the stock ones, less what is dropped; what stands in."""
    with zipfile.ZipFile(JOB / "stdlib.zip") as stock:
        names = [name for name in stock.namelist() if name.endswith(".py") and not is_dropped(name, dropped)]
        sources = {name: stock.read(name) for name in names}
    for name in WHOLE:
        folder, _, file = name.rpartition("/")
        sources[f"{folder}/_whole{file}"] = sources[name]
    for path in (JOB / "stubs").rglob("*.py"):
        sources[path.relative_to(JOB / "stubs").as_posix()] = path.read_bytes()
    return sources | {"asyncio/__init__.py": lazy_asyncio()}


def compile_stdlib(sources):
    """A file of modules, and behind it a zip of the first ones: that is where Python looks for them."""
    modules, first = Modules(), {}
    for name, source in sorted(sources.items()):
        place = f"{LIBRARY}/{name}"
        code = compiled(source, place)
        if name in FIRST:
            first[f"{name}c"] = MAGIC_NUMBER + UNCHECKED + code
        else:
            modules.add(name, place, code)
    out = JOB / "python.zip"
    out.write_bytes(modules.file())
    with zipfile.ZipFile(out, "a") as archive:
        for name, pyc in first.items():
            archive.writestr(zipfile.ZipInfo(name, EPOCH), pyc)


def compile_tree(tree):
    """Our packages, and PyScript's: its sources it writes at every start, but nobody has to compile them."""
    modules = Modules()
    for root in ROOTS:
        for path in sorted((tree / root).rglob("*.py")):
            place = f"/{path.relative_to(tree).as_posix()}"
            modules.add(path.relative_to(tree / root).as_posix(), place, compiled(path.read_bytes(), place))
            path.unlink()
    (tree / "lib" / f"{tree.name}.modules").write_bytes(modules.file())


if (JOB / "stdlib.zip").exists():
    lines = (JOB / "dropped.txt").read_text().splitlines()
    compile_stdlib(library([name for line in lines if not line.startswith("#") for name in line.split()]))
else:
    for tree in (JOB / "trees").iterdir():
        compile_tree(tree)
