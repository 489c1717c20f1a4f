"""How games at the stub table are played on, and a clock that ticks when it is looked at."""

from __future__ import annotations

from tests.web import stub
from web.worker.reply import Reply
from web.worker.session import Session


def until(table: Session) -> Reply:
    """Let the bots act until a person must."""
    reply = table.reply()
    while reply.screen != "game-over":
        match = table.match
        assert match
        if reply.screen == "round-end":
            reply = table.send({"do": "next-round"})
        elif reply.screen == "handover":
            reply = table.send({"do": "ready"})
        elif match.bot_to_act:
            reply = table.send({"do": "tick"})
        else:
            break
    return reply


def giving(kinds: str, phase: str = "give") -> tuple[Session, Reply]:
    """A table at which a person has a card to give."""
    for seed in range(50):
        table, _ = stub.start(kinds, str(seed))
        reply = until(table)
        if phase == "receive" and kinds == "ppp":
            seat = stub.scene(reply)["view"]["seat"]
            table.send({"do": "act", "action": f"give {(seat + 1) % 3}"})
            reply = until(table)
        if stub.scene(reply)["view"]["phase"] == phase:
            return table, reply
    raise AssertionError


class Ticking:
    """A timer that goes on by itself, a little with every look at it."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now
