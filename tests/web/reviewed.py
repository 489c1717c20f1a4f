"""Finished games, looked at again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from engine.bots.bot import Bot, Opinion, Opinions
from engine.record import Record
from tests.playthrough import PLAYED, recorded
from tests.web import whole_games as real
from web.games import ROOMS
from web.worker.pages.review import ReviewPage
from web.worker.reply import Reply
from web.worker.saves import imports
from web.worker.scene import AnyRoom, Seat, Settings
from web.worker.screens import review as screen
from web.worker.session import Session
from web.worker.words import Words

ENGLISH = Words("en")


GAMES = {played.file.stem: recorded(played.file) for played in PLAYED if played.game in ROOMS}


SOME = ("arkham-ritual-4", "ritual-3")


named = pytest.mark.parametrize("name", GAMES)


def of_link(record: Record, step: int, rooms: Mapping[str, AnyRoom], page: str) -> ReviewPage:
    """Somebody's game, at a step of it."""
    return ReviewPage(record, [Seat(name) for name in record.players], rooms[record.game], page, step=step)


def reviewed(name: str, step: int = 0) -> ReviewPage:
    review = of_link(GAMES[name], step, ROOMS, "https://x.example/")
    review.whole = True
    return review


def html(review: ReviewPage, words: Words = ENGLISH) -> str:
    return str(screen.review(review.position(words, Settings())))


def table_of(record: Record, step: int = 0) -> tuple[Session, Reply]:
    table = real.table()
    reply = table.open({"saves": [], "link": f"#{imports.address(record, step)}"}, "en")
    assert "moment" not in str(reply.html), "the step comes first"
    assert reply.wait == 0
    return table, table.send({"do": "tick"})


class Fond(Bot[Any]):
    """Thinks in three slices, likes the last action best; remembers what it was shown."""

    level, slices = "plain", 3

    def __init__(self) -> None:
        self.views: list[Any] = []

    def think(self, view: Any, rng: Random) -> Iterator[Opinions]:
        self.views.append(view)
        facts = {"survival": 0.5, "sanity": -1.0, "points": 0.0, "madness": 0.0, "contribution": 0.0}
        while True:
            yield tuple(Opinion(action, float(number), facts) for number, action in enumerate(view.legal))
