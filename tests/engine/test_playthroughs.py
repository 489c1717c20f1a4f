"""The playthroughs in tests/playthroughs are what the engine does today; no game and no table lacks one."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import GAMES
from tests.playthrough import FOLDER, PLAYED, Played, record_of, recorded, text_of


@pytest.mark.parametrize("played", PLAYED, ids=lambda played: played.file.stem)
def test_playthrough(played: Played) -> None:
    """If this fails and the change is meant: `python3 build.py golden`, and review the difference."""
    text = played.file.read_text("utf-8")
    assert text_of(recorded(played.file)) == text
    assert recorded(played.file) == record_of(played)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_number_of_players_has_one(game: object) -> None:
    assert {(played.game, played.players) for played in PLAYED} >= {
        (game.id, players)  # type: ignore[attr-defined]
        for players in game.seats  # type: ignore[attr-defined]
    }


def test_none_is_left_over() -> None:
    assert {played.file for played in PLAYED} == set(Path(FOLDER).glob("*.txt"))
