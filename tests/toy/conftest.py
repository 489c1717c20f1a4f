"""The toy game takes its place in the registries while a test asks for it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots import levels
from engine.game import Game
from engine.games import GAMES
from tests.toy import GAME, bots


def join(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """As if it stood in engine/: no file of the product knows of it."""
    monkeypatch.setitem(GAMES, GAME.id, GAME)
    for registry, value in (
        (levels.LADDER, GAME.levels),
        (levels.BOTS, bots.BOTS),
        (levels.MEASURES, bots.MEASURES),
    ):
        monkeypatch.setitem(registry, GAME.id, value)
    return GAME


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The toy game, registered."""
    return join(monkeypatch)
