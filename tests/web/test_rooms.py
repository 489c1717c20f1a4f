"""A game's room: found by its folder, loaded when the game is chosen and not before."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import GAMES
from web.games import ROOMS

ROOT = Path(__file__).resolve().parents[2]
OTHERS = """
import json, sys
from web.worker.app import make_table
table = make_table()
reply = table.open({kept!r}, "en")
for message in {messages!r}:
    reply = table.send({{"do": message}})
rooms = [name.rpartition(".")[2] for name in sys.modules
         if name.rpartition(".")[0] in ("engine", "engine.bots", "web.games")]
print(json.dumps([reply.screen, rooms]))
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_tile_says_how_many_may_play(game: str) -> None:
    assert ROOMS[game].seats == GAMES[game].seats


@pytest.mark.parametrize("way", ["kept", "wanted"])
@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_one_game_loads_no_other(game: str, way: str) -> None:
    """In the browser the other games' rooms are not even there: to import one would be to wait for it."""
    settings = json.dumps(
        {"version": 2, "settings": {}, "lobby": {"game": game, "chairs": [], "options": {}}}
    )
    kept = {"settings": settings} if way == "kept" else {"wants": game}
    code = OTHERS.format(kept=kept, messages=["start", "tick", "tick", "to-lobby"])
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    screen, loaded = json.loads(told.stdout)
    folders = {each: each.replace("-", "_") for each in GAMES}
    assert screen == "lobby"
    assert folders[game] in loaded
    assert not {folder for each, folder in folders.items() if each != game} & set(loaded)
