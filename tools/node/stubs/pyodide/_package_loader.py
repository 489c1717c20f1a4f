"""Instead of the real one, which loads packages, and here are none: it comes when it is asked for more."""

from site import getsitepackages

from pyodide_js import loadedPackages  # noqa: F401  (a snapshot counts on the real one holding it)


class _Folder:
    def __init__(self, path):
        self._path = path

    def __str__(self):
        return self._path


SITE_PACKAGES = _Folder(getsitepackages()[0])
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages():
    """None was there before the start."""


def __getattr__(name):
    from pyodide import _whole_package_loader

    return getattr(_whole_package_loader, name)
