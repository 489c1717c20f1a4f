"""A daily ritual, begun and played to its end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.web import whole_games as real
from web.games import ROOMS
from web.worker.reply import Reply
from web.worker.session import Session

DAY, NEXT = "2026-11-17", "2026-11-18"


def begun(game: str = "arkham-ritual", day: str = DAY, house: Session | None = None) -> tuple[Session, Reply]:
    """The real table, and today's ritual on it."""
    house = house or real.table()
    if not house.page:
        house.open({"day": day, "page": "https://table.example/"}, "en")
    return house, house.send({"do": "daily", "form": {"game": game}, "day": day})


def to_the_end(
    house: Session, reply: Reply, seed: int = 1, stop: Callable[[Session, Reply], bool] | None = None
) -> Reply:
    """Played at random, by messages."""
    rng = Random(seed)
    while reply.screen != "game-over":
        match = house.match
        assert match
        if stop and stop(house, reply):
            break
        if reply.wait is not None:
            reply = house.send({"do": "tick"})
        elif match.screen == "round-end":
            reply = house.send({"do": "next-round"})
        else:
            reply = house.send({"do": "act", "action": rng.choice(match.state.legal())})
    return reply


GAMES = tuple(ROOMS)


def far_enough(house: Session, _: Reply) -> bool:
    """Every level has decided several times."""
    return len(actions(house)) > 30


def actions(house: Session) -> list[str]:
    assert house.match
    return house.match.actions


def played_in_a_process() -> list[list[str]]:
    played = []
    for game in GAMES:
        house, reply = begun(game)
        to_the_end(house, reply, stop=far_enough)
        played.append(actions(house))
    return played
