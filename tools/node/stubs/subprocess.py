"""Instead of the real one: a page starts no process, and `asyncio` wants no more than these names."""

PIPE, STDOUT, DEVNULL = -1, -2, -3


class SubprocessError(Exception):
    """Never raised."""


def __getattr__(name):
    raise AttributeError(f"no process can be started here: subprocess.{name}")
