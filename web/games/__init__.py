"""The games as they are drawn: each has a package of its own here, named like it, with a `ROOM`."""

from __future__ import annotations

from engine.games import GAMES
from engine.later import Later, room
from web.worker.scene import GameRoom

ROOMS = Later[GameRoom](GAMES, lambda game: room("web.games", game).ROOM)
