"""Instead of the real one, which `concurrent.futures` and `asyncio` load to complain: it comes if they do."""


class _Logger:
    def __init__(self, name):
        self._name = name

    def __getattr__(self, attribute):
        return getattr(__getattr__("getLogger")(self._name), attribute)


def getLogger(name=None):  # noqa: N802
    """One that is made when something is logged."""
    return _Logger(name)


def __getattr__(name):
    from importlib import import_module

    return getattr(import_module("logging._whole__init__"), name)
