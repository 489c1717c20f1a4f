"""The registry: a new game is a room of its own and one line here."""

from typing import Any

from engine.arkham_ritual import ArkhamRitual
from engine.game import Game
from engine.ritual import Ritual

GAMES: dict[str, Game[Any]] = {game.id: game for game in (ArkhamRitual(), Ritual())}
