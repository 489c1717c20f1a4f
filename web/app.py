"""The app, in a worker: `open(kept, language)` and `send(message)`, each answered with a Reply as JSON.

Plain Python: it imports nothing of PyScript, so a snapshot can hold it, and tests can run it.
"""

from __future__ import annotations

import os

from engine.bots.levels import BOTS, LADDER
from web.games import ROOMS
from web.post import Post
from web.screens.elsewhere import elsewhere
from web.screens.error import error
from web.screens.handover import handover
from web.screens.lobby import lobby
from web.screens.parts import notice
from web.screens.share import share
from web.table import Screens, Table

LEVELS = LADDER


def any_seed() -> int:
    """32 bits from the system: a generator of our own would be frozen in a snapshot."""
    return int.from_bytes(os.urandom(4), "big")


def make_table() -> Table:
    """A table with all games, all bots and the real screens."""
    return Table(ROOMS, BOTS, LEVELS, any_seed, Screens(lobby, handover, elsewhere, share, notice))


_post = Post(make_table, error)
open = _post.open
send = _post.send

__export__ = ["open", "send"]
