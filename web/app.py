"""The app, in a worker: `open(kept, language)` and `send(message)`, each answered with a Reply as JSON.

Plain Python: it imports nothing of PyScript, so a snapshot can hold it, and tests can run it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from importlib import import_module

from htpy import Node

from engine.bots.levels import BOTS, LADDER
from web.games import ROOMS
from web.post import Post
from web.table import Screens, Table

LEVELS = LADDER[next(iter(LADDER))]


def any_seed() -> int:
    """32 bits from the system: a generator of our own would be frozen in a snapshot."""
    return int.from_bytes(os.urandom(4), "big")


def _draw(screen: str, name: str, *parts: object) -> Node:
    """A screen, loaded when it is first drawn: a table that is begun at once needs none of them."""
    node: Node = getattr(import_module(f"web.screens.{screen}"), name)(*parts)
    return node


def _screen(screen: str, name: str | None = None) -> Callable[..., Node]:
    return partial(_draw, screen, name or screen)


SCREENS = Screens(
    _screen("lobby"), _screen("handover"), _screen("elsewhere"), _screen("share"), _screen("parts", "notice")
)


def make_table() -> Table:
    """A table with all games, all bots and the real screens."""
    return Table(ROOMS, BOTS, LEVELS, any_seed, SCREENS)


_post = Post(make_table, _screen("error"))
open = _post.open
send = _post.send
