"""The statistics as this device has them, in step with its other windows.

The device holds the statistics as one text, which another window may have changed meanwhile. So the page
stores a new text only in place of the one that was known here; else it says `recount`, with the one there is,
and what was counted here is counted into that.

Most of it is imported when it is asked for: the first screen does not wait for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from web.worker.match import Match
from web.worker.reply import Counted
from web.worker.saves.save_format import Trouble, Unopened
from web.worker.scene import AnyRoom, Levels, Tale, Today

if TYPE_CHECKING:
    from web.worker.stats.counts import Result, Stats
    from web.worker.stats.days import Solved
    from web.worker.stats.rating import Rival


class Statistics:
    """What is counted, as far as it is known here."""

    def __init__(self, rooms: Mapping[str, AnyRoom], levels: Levels, clock: Callable[[], float]) -> None:
        self.rooms, self.levels, self.clock = rooms, levels, clock
        self.known: object = None
        """The text that the device has, as far as it was told here; None: none."""
        self.trouble: Trouble = ""
        """What is wrong with that text."""
        self._stats: Stats | None = None
        self._stored: Stats | None = None
        """The statistics as the device has them."""
        self._results: dict[str, Result] = {}
        """By game id, what this window has counted."""
        self.moved: dict[str, int] = {}
        """By game id, how it has changed the rating, as far as it was counted here."""
        self._answers: list[Solved] = []
        """To puzzles, given in this window."""
        self._deleted = False
        self._before: object = None
        """The text before the last that was stored."""

    @property
    def stats(self) -> Stats:
        """All that is counted; read when it is first asked for."""
        if self._stats is None:
            from web.worker.stats import counts

            self.trouble, self._stats = "", counts.Stats()
            if self.known is not None:
                try:
                    self._stats = counts.read(self.known, self.rooms)
                except Unopened as error:
                    self.trouble = error.why
            self._stored = self._stats
        return self._stats

    # Counting

    def settle(self, match: Match, id: str) -> None:
        """A game that is over is counted, once; a second try at a day's ritual does not count."""
        if id in self.stats.counted or self.trouble == "newer":
            return
        from web.worker.stats import counts

        result = self._result(match)
        match.counts = not counts.repeated(self.stats, result)
        self._results[id] = result
        before = self.stats.of(result.game).rating
        self._stats, self._deleted = counts.counted(self.stats, id, result), False
        self.moved[id] = self._stats.of(result.game).rating - before

    def tale(self, match: Match) -> Tale:
        """What a finished game tells of the one person at it."""
        seat = match.people[0]
        return match.room.tale([event.seen_by(seat) for event in match.log], len(match.seats), seat)

    def _result(self, match: Match) -> Result:
        from web.worker.stats.counts import NO_BOTS, Result
        from web.worker.stats.days import Day

        game = match.start.game
        if not match.alone:
            return Result(game, None)
        tale = self.tale(match)
        rounds = [kept for row in tale.rounds for kept in row]
        bots = [seat.bot for seat in match.seats if seat.bot]
        strongest = max(bots, key=self.levels[game].index) if bots else NO_BOTS
        won = match.people[0] in (match.state.winners or ())
        taken = match.occasion
        return Result(
            game,
            strongest,
            won,
            len(rounds),
            sum(rounds),
            dict(tale.lost),
            match.daily,
            Day(tale.place, tale.score, won, taken.advised, taken.late) if match.daily else None,
            () if taken.advised else self._rivals(match, tale),
            taken.evening,
        )

    def _rivals(self, match: Match, tale: Tale) -> tuple[Rival, ...]:
        """The bots with a rating, and whether the person is placed before each."""
        from web.worker.stats.rating import Rival

        ratings = match.room.ratings() if tale.places else {}
        return tuple(
            Rival(ratings[str(seat.bot)], (place > tale.place) + (place == tale.place) / 2)
            for seat, place in zip(match.seats, tale.places, strict=False)
            if seat.bot in ratings
        )

    def solve(self, game: str, day: str, right: bool) -> None:
        """A day's puzzle is answered; the first answer counts."""
        if self.trouble == "newer":
            return
        from web.worker.stats.counts import solved
        from web.worker.stats.days import Solved

        answer = Solved(game, day, right)
        self._answers.append(answer)
        self._stats = solved(self.stats, answer)

    def delete(self) -> None:
        """Sets every count to nothing; a game that was counted will not count again."""
        from web.worker.stats import counts

        if self.trouble != "newer":
            self._stats, self._deleted = counts.emptied(self.stats), True
            self._answers.clear()

    def recount(self, text: object, refused: bool) -> None:
        """Another window has stored this: what was done here, and was refused or overwritten, is done to it.

        What another has counted after a deletion here was stored stays."""
        if text == self.known:
            return
        from web.worker.stats import counts

        self.known, self._stats = text, None
        self._deleted = self._deleted and refused
        found = counts.emptied(self.stats) if self._deleted else self.stats
        if self.trouble != "newer":
            for id, result in self._results.items():
                found = counts.counted(found, id, result)
            for answer in self._answers:
                found = counts.solved(found, answer)
            self._stats = found

    def withdraw(self, id: str) -> None:
        """Another window has this game: the page has stored neither it nor the statistics with it."""
        if self._results.pop(id, None):
            self.known, self._stats = self._before, None

    @property
    def changed(self) -> bool:
        """Whether the page has something to store."""
        return self._stats is not None and self._stats is not self._stored

    def taken(self) -> Counted:
        """The text that the page has to store, and whether to keep the damaged old one, too; told once."""
        assert self._stats is not None
        from web.worker.stats import counts

        damaged, self.trouble = self.trouble == "damaged", ""
        self._before, self.known, self._stored = self.known, counts.write(self._stats), self._stats
        return str(self.known), damaged

    def today(self, game: str, day: str, begun: bool) -> Today:
        """The daily ritual, for the lobby; the page tells the day, "" until then."""
        if not day or (self.known is None and self._stats is None):
            return Today(day, begun=begun)
        count = self.stats.of(game)
        return Today(day, count.streak(day), day in count.days, begun)
