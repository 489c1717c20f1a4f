"""Who tells the log, and how much of it is shown."""

from __future__ import annotations

from web.games.arkham_horror.scene import Scene
from web.games.arkham_horror.sentences import Teller
from web.games.teller import onlooker, told_lines
from web.worker.scene import NOBODY

SHOWN = 60
"""Events of the log that are told beside the table, at most."""


def teller(scene: Scene) -> Teller:
    """Investigators have names, so nobody is "you"."""
    seats = Teller.called(scene.log, scene.seats, scene.words)
    return Teller(seats, NOBODY if scene.you is None else onlooker(scene), scene.words)


def log_lines(scene: Scene) -> list[tuple[str, str]]:
    """The newest sentences with their rules, newest first."""
    return told_lines(teller(scene), scene.log[-SHOWN:])
