"""The games as they are drawn: a new game adds a line."""

from __future__ import annotations

from web.games.arkham_ritual import ROOM as ARKHAM_RITUAL
from web.games.ritual import ROOM as RITUAL
from web.scene import GameRoom

ROOMS: dict[str, GameRoom] = {room.id: room for room in (ARKHAM_RITUAL, RITUAL)}
