"""The games as they are drawn: a new game adds a line."""

from __future__ import annotations

from web.games.arkham_ritual import ROOM as ARKHAM_RITUAL
from web.scene import GameRoom

ROOMS: dict[str, GameRoom] = {ARKHAM_RITUAL.id: ARKHAM_RITUAL}
