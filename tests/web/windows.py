"""Several windows on one device."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.web import stub
from web.games import ROOMS
from web.worker.reply import Reply
from web.worker.stats import counts
from web.worker.stats.counts import Stats


class Storage:
    """What keep.js does with statistics: a text is stored only in place of the one that Python knows."""

    def __init__(self) -> None:
        self.text: Any = None
        self.aside: Any = None
        self.saves = stub.Device()


class Window:
    """A page on that storage."""

    def __init__(self, storage: Storage, number: int = 1) -> None:
        self.storage, self.house, self.numbers = storage, stub.table(), Random(number)
        self.house.seeds = lambda: self.numbers.getrandbits(32)
        self.known = storage.text
        self.store(self.house.open(storage.saves.opening(stats=storage.text, day="2026-11-17"), "en"))

    def store(self, reply: Reply) -> Reply:
        self.storage.saves.store(reply._replace(stats=None))
        if reply.stats:
            text, aside = reply.stats
            if self.known != self.storage.text:
                self.known = self.storage.text
                return self.send(do="recount", stats=self.known)
            if aside:
                self.storage.aside = self.storage.text
            self.storage.text = self.known = text
        return reply

    def send(self, **message: Any) -> Reply:
        return self.store(self.house.send(message))

    def play(self, kinds: str = "pbb", seed: str = "7") -> Reply:
        """A whole game from the lobby."""
        self.send(do="to-lobby")
        reply = self.send(do="start", form=stub.form(kinds, seed))
        for _ in range(5000):
            if reply.screen == "game-over":
                return reply
            reply = self.send(**stub.step(self.house, self.numbers))
        raise AssertionError

    @property
    def stored(self) -> Stats:
        return counts.read(self.storage.text, ROOMS)
