"""The games as they are drawn: each in a package of its own here (room.py says what lies in it)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games import GAMES
from web.games.room import Room, has_room
from web.worker.scene import AnyRoom

ROOMS: Mapping[str, AnyRoom] = {game: Room(game) for game in GAMES if has_room(game)}
"""By id, the games that can be played at the table; one that has only rules is played in the terminal."""
