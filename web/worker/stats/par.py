"""Par: how the strongest bot fares in the person's seat, with the same cards and the same others.

It is played out on the device, in slices, once the person's own game is over. All think by count, with the
luck of the game's seed: so a day's par is the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.bots.play import luck
from engine.game import Event
from web.worker.match import Bots, Match
from web.worker.scene import Tale
from web.worker.thought import Thought


class Par:
    """One game of bots, in progress."""

    def __init__(self, match: Match, bots: Bots, timer: Callable[[], float]) -> None:
        *_, strongest = bots.values()
        self.seat, self.room, self.seed, self.timer = match.people[0], match.room, match.start.seed, timer
        self.bots = [bots[seat.bot] if seat.bot else strongest for seat in match.seats]
        self.log: list[Event] = []
        self.state = match.start.start(self.log)
        self.number = 0
        """Of the next action."""
        self.thought: Thought | None = None
        self.tale: Tale | None = None
        """How it ended, once it has."""

    def go_on(self) -> None:
        """Whoever must act thinks for a slice; when it is thought through, it acts."""
        seat = self.state.to_act
        if seat is None:
            seen = [event.seen_by(self.seat) for event in self.log]
            self.tale = self.room.tale(seen, len(self.bots), self.seat)
            return
        if self.thought is None:
            bot = self.bots[seat]
            chance = luck(self.seed, self.number)
            self.thought = Thought(bot, self.state.view(seat), chance, self.timer, bot.slices)
        self.thought.go_on()
        if self.thought.done:
            self.state.apply(self.thought.action, self.log)
            self.number, self.thought = self.number + 1, None
