"""What the house remembers: which day it is, the daily ritual, and the statistics.

The device holds the statistics as one text, which another window may have changed meanwhile. So the page
stores a new text only in place of the one that was known here; else it says `recount`, with the one there is,
and what was counted here is counted into that.

Most of it is imported when it is asked for: the first screen does not wait for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from htpy import Node

from web.worker.match import Match
from web.worker.reply import Counted
from web.worker.saves.save_format import Trouble, Unopened
from web.worker.scene import GameRoom, Tale, Today
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.stats.counts import Result, Stats

DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class Annals:
    """What is remembered, and the screen that shows it."""

    def __init__(
        self, rooms: Mapping[str, GameRoom], levels: Sequence[str], clock: Callable[[], float]
    ) -> None:
        self.rooms, self.levels, self.clock = rooms, tuple(levels), clock
        self.said = ""
        """The device's day, as the page tells it: it looks like one. Before that, ""."""
        self.shown = self.asking = False
        """The statistics are looked at; it is asked whether to delete them."""
        self.known: object = None
        """The text that the device has, as far as it was told here; None: none."""
        self.trouble: Trouble = ""
        """With that text."""
        self._stats: Stats | None = None
        self._stored: Stats | None = None
        """The same as the device has them."""
        self._results: dict[str, Result] = {}
        """By id, what was counted here."""
        self._deleted = False
        self._before: object = None
        """The text before the last that was stored."""

    def open(self, device: Mapping[str, object]) -> None:
        """What the page knows when it opens."""
        self.known = device.get("stats")
        self.hear(device)

    def hear(self, message: Mapping[str, object]) -> None:
        """Every message says which day it is; some bring the statistics that are stored."""
        day = message.get("day")
        if isinstance(day, str) and DAY.fullmatch(day):
            self.said = day
        if message.get("do") in ("shelf", "recount") and "stats" in message:
            self._recount(message["stats"], refused=message["do"] == "recount")

    def do(self, name: str, match: Match | None) -> bool:
        """Whether this was asked of us, and is done."""
        match name:
            case "recount":
                pass
            case "stats" if not match or match.screen == "game-over":
                self.shown = True
            case "close" if self.shown:
                self.shown = False
            case "stats-delete" if self.shown:
                self.asking = True
                return True
            case "stats-delete-yes" if self.asking:
                self._delete()
            case "stats-keep":
                pass
            case _:
                return False
        self.asking = False
        return True

    def answer(self, name: str, words: Words) -> str:
        """What those hear who listen, of what was done."""
        match name:
            case "stats-delete":
                from web.worker.screens.stats import question

                return question(words)
            case "stats-delete-yes":
                return words("All statistics are deleted.")
            case "stats-keep":
                return words("The statistics are kept.")
        return ""

    @property
    def day(self) -> str:
        """The day on the device; of whoever does not tell, the day here."""
        from web.worker.stats import daily

        return self.said if daily.is_day(self.said) else daily.day_of(self.clock())

    @property
    def stats(self) -> Stats:
        """All that is counted; read when it is first asked for."""
        if self._stats is None:
            from web.worker.stats import counts

            self.trouble, self._stats = "", counts.Stats()
            if self.known is not None:
                try:
                    self._stats = counts.read(self.known, self.rooms, self.levels)
                except Unopened as error:
                    self.trouble = error.why
            self._stored = self._stats
        return self._stats

    # Counting

    def settle(self, match: Match, id: str) -> None:
        """A game that is over is counted, once; a second try at a day's ritual does not count."""
        if not (match.counts and match.state.over) or id in self.stats.counted or self.trouble == "newer":
            return
        from web.worker.stats import counts

        result = self._result(match)
        match.counts = not counts.repeated(self.stats, result)
        self._results[id] = result
        self._stats, self._deleted = counts.counted(self.stats, id, result), False

    def tale(self, match: Match) -> Tale:
        """What a finished game tells of the one person at it."""
        seat = match.people[0]
        return match.room.tale([event.seen_by(seat) for event in match.log], len(match.seats), seat)

    def _result(self, match: Match) -> Result:
        from web.worker.stats.counts import Result

        game = match.start.game
        if not match.alone:
            return Result(game, None)
        tale = self.tale(match)
        rounds = [kept for row in tale.rounds for kept in row]
        strongest = max(self.levels.index(seat.bot) for seat in match.seats if seat.bot)
        won = match.people[0] in (match.state.winners or ())
        return Result(
            game, self.levels[strongest], won, len(rounds), sum(rounds), dict(tale.lost), match.daily
        )

    def _delete(self) -> None:
        from web.worker.stats import counts

        if self.trouble != "newer":
            self._stats, self._deleted = counts.emptied(self.stats), True

    def _recount(self, text: object, refused: bool) -> None:
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
            self._stats = found

    def withdraw(self, id: str) -> None:
        """Another window has this game: nothing that was stored with it was."""
        if self._results.pop(id, None):
            self.known, self._stats = self._before, None

    def taken(self) -> Counted | None:
        """The text that the page has to store, if it is new, and whether to set the old aside; told once."""
        if self._stats is None or self._stats is self._stored:
            return None
        from web.worker.stats import counts

        aside, self.trouble = self.trouble == "damaged", ""
        self._before, self.known, self._stored = self.known, counts.write(self._stats), self._stats
        return str(self.known), aside

    # What is shown

    def today(self, game: str, begun: bool) -> Today:
        """The daily ritual, for the lobby; its day is only told by the page."""
        if not self.said or (self.known is None and self._stats is None):
            return Today(self.said, begun=begun)
        count = self.stats.of(game)
        return Today(self.day, count.streak(self.day), self.day in count.days, begun)

    def drawn(self, words: Words) -> Node:
        """Screen `stats`."""
        from web.worker.screens.stats import stats

        return stats(self.stats, self.day, self.rooms, self.levels, self.trouble, self.asking, words)

    def aside(self, match: Match, page: str, words: Words) -> Node:
        """Under a daily ritual's end, what it came to, to be shared."""
        if not match.daily or not match.state.over:
            return None
        from web.worker.screens import daily

        if not match.counts:
            return daily.not_counted(words)
        won = match.people[0] in (match.state.winners or ())
        streak = self.stats.of(match.start.game).streak(match.daily)
        title, players = match.room.title(words), len(match.seats)
        outcome = daily.Outcome(title, match.daily, self.tale(match), won, players, streak)
        return daily.result(outcome, page, words)
