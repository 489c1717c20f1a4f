"""Games as a device keeps them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.web import stub
from web.worker.reply import Reply
from web.worker.session import Session

OLD = (Path(__file__).parent / "kept-1.json").read_text("utf-8").strip()
"""What the first release stored: settings, lobby and a game of Player 1, Agnes and Player 3."""


def played(kinds: str = "pbb", seed: str = "7", steps: int = 9) -> tuple[Session, stub.Device, Reply]:
    """A game some way on, and its device."""
    device = stub.Device()
    table, reply = stub.start(kinds, seed)
    device.store(reply)
    for number, reply in enumerate(stub.play(table, reply, 3)):  # noqa: B020
        device.store(reply)
        if number == steps:
            break
    return table, device, reply


def over() -> tuple[Session, stub.Device, Reply]:
    """A finished game."""
    return played("pbb", "7", 10**6)


def listed(reply: Reply) -> list[dict[str, Any]]:
    names = ("id", "title", "names", "when", "round", "state", "deleting", "result")
    return [dict(zip(names, game, strict=True)) for game in stub.scene(reply)["games"]]


def reopened(device: stub.Device, **more: Any) -> tuple[Session, Reply]:
    table = stub.table()
    return table, device.store(table.open(device.opening(**more), "en"))


def changed(text: str, **changes: Any) -> str:
    return json.dumps(json.loads(text) | changes)
