"""The games as they are drawn: each has a package of its own here, named like it, with a `ROOM`."""

from __future__ import annotations

from importlib.util import find_spec

from engine.games import GAMES
from engine.later import Later, room
from web.scene import GameRoom

DRAWN = [game for game in GAMES if find_spec(f"{__name__}.{game.replace('-', '_')}")]
"""The games that have a room here."""
ROOMS = Later[GameRoom](DRAWN, lambda game: room("web.games", game).ROOM)
