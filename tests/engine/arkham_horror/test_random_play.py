"""Some random games, checked at every action; `random_play.py` plays thousands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.arkham_horror.random_play import play

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("seed", [*range(0, 64, 9), *range(64, 128, 13), *range(192, 256, 9)])
def test_34_a_game_to_its_end(seed: int) -> None:
    assert play(seed, every=40).result in ("lost", "banished", "sealed", "closed")


def test_34_the_command_tells_what_was_never_reached() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.engine.arkham_horror.random_play", "2", "--every", "0"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("2 games, ")
    assert re.search(r"^effects reached \d+ of \d+$", done.stdout, re.M)
    assert "verbs never reached" in done.stdout


def test_nothing_of_it_is_loaded_until_it_is_chosen() -> None:
    code = "import sys, engine.games, engine.record; print('engine.arkham_horror' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
