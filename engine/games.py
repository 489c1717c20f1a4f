"""The registry: a new game is a package of its own, named like it, with a `GAME`; and its id here."""

from typing import Any

from engine.game import Game
from engine.later import Later, room

GAMES = Later[Game[Any]](("arkham-ritual", "ritual", "arkham-horror"), lambda game: room("engine", game).GAME)
