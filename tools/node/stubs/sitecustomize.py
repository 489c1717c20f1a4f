"""How the browser's Python finds its modules: each archive has all of its own, compiled, in one file.

Python imports this at its start, before nearly all else. A path would be searched for each of two hundred
modules, and a zip's directory read in Python. Such a file is made by compile.py: the length of an index, the
index ({module: (where it would lie, whether it is a package, from, size)}), the code of all modules.
"""

import marshal
import sys
from _frozen_importlib import ModuleSpec

LIBRARY = "/lib/python314.zip"
APP = "/lib/app.modules"
PLACES = ("engine", "engine.bots", "web.games")
"""The packages in which each game has one of its own."""


class Modules:
    """Finds and loads what lies in one file."""

    def __init__(self, file):
        self.file = file
        with open(file, "rb", 0) as opened:
            self.code = 4 + int.from_bytes(opened.read(4))
            self.index = marshal.loads(opened.read(self.code - 4))

    def find_spec(self, name, path=None, target=None):
        """Where a module is, if it is here (importlib asks)."""
        if name not in self.index:
            return None
        place, is_package, _, _ = self.index[name]
        spec = ModuleSpec(name, self, origin=place)
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations = [place.rpartition("/")[0]]
        return spec

    def create_module(self, spec):
        """None: an ordinary one will do."""

    def exec_module(self, module):
        """Run its code."""
        exec(self.get_code(module.__name__), module.__dict__)

    def get_code(self, name):
        """Out of the file."""
        _, _, start, size = self.index[name]
        with open(self.file, "rb", 0) as opened:
            opened.seek(self.code + start)
            return marshal.loads(opened.read(size))

    def get_data(self, path):
        """A file that lies beside a module (pkgutil asks)."""
        with open(path, "rb", 0) as opened:
            return opened.read()


class Rooms:
    """Finds a game's packages. They lie in a file of their own, fetched when one is first imported."""

    fetch = None
    """Puts a room's files where they belong, and says whether it could: web/page/interpreter.mjs sets it."""

    def find_spec(self, name, path=None, target=None):
        """Where a game's package is; from then on, where each of its modules is."""
        place, _, room = name.rpartition(".")
        if place not in PLACES:
            return None
        file = f"/lib/{room}.modules"
        try:
            modules = Modules(file)
        except FileNotFoundError:
            if self.fetch is None or not self.fetch(room):
                return None
            modules = Modules(file)
        sys.meta_path.insert(sys.meta_path.index(self), modules)
        return modules.find_spec(name)


ROOMS = Rooms()
sys.meta_path[2:2] = [Modules(LIBRARY), Modules(APP), ROOMS]
