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
from web.worker.json_api import JsonApi
from web.worker.scene import Screens
from web.worker.session import Session


def any_seed() -> int:
    """32 bits from the system: a generator of our own would be frozen in a snapshot."""
    return int.from_bytes(os.urandom(4), "big")


def _draw(screen: str, name: str, *parts: object) -> Node:
    """A screen, loaded when it is first drawn: a table that is begun at once needs none of them."""
    node: Node = getattr(import_module(f"web.worker.screens.{screen}"), name)(*parts)
    return node


def _screen(screen: str, name: str | None = None) -> Callable[..., Node]:
    return partial(_draw, screen, name or screen)


SCREENS = Screens(
    _screen("lobby"), _screen("handover"), _screen("elsewhere"), _screen("share"), _screen("parts", "notice")
)


def make_session() -> Session:
    """A session with all games, all bots and the real screens."""
    return Session(ROOMS, BOTS, LADDER, any_seed, SCREENS)


_api = JsonApi(make_session, _screen("error"))
open = _api.open
send = _api.send
