"""The games that are kept: a list to choose from, and what of it the page has to store or drop."""

from __future__ import annotations

import time
from collections.abc import Mapping

from web.worker.names import bot_name
from web.worker.places import placed
from web.worker.reply import Stored
from web.worker.saves import save_format
from web.worker.saves.kept import Kept
from web.worker.saves.save_format import About
from web.worker.scene import AnyRoom, SavedGame, Tale
from web.worker.words import Words

MOST_OVER = 100
"""Games that are over are dropped beyond this many, the oldest first; those that go on never are."""
LONGEST_ID = 40
MINUTE, HOUR, DAY = 60, 3600, 86400


class SavedGames:
    """Which games there are; the page holds them."""

    def __init__(self) -> None:
        self.games: dict[str, About] = {}
        self.written: dict[str, str] = {}
        """By id, what the device has, as far as it was seen here: what is equal is not stored again."""
        self.changes: dict[str, Stored | None] = {}
        """By id, what the page has still to store before it shows anything; None: to drop it."""

    def fill(self, raw: object, rooms: Mapping[str, AnyRoom]) -> None:
        """The list as the page has it: pairs of an id and an About."""
        pairs = (
            [pair for pair in raw if isinstance(pair, list) and len(pair) == 2]
            if isinstance(raw, list)
            else []
        )
        self.games = {
            id: save_format.read_about(about, rooms)
            for id, about in pairs
            if isinstance(id, str) and 0 < len(id) <= LONGEST_ID
        }

    def put(self, id: str, kept: Kept, when: float) -> None:
        """Keep how it stands, if that is new."""
        text = save_format.write_game(kept)
        if self.written.get(id) != text:
            self.written[id] = text
            self._put(id, save_format.about(kept, when), text)
            over = sorted((about.when, id) for id, about in self.games.items() if about.over)
            for _, old in over[:-MOST_OVER]:
                self.drop(old)

    def unfinished(self, game: str, day: str) -> str | None:
        """The id of that day's ritual, if it was begun here and is not over."""
        wanted = (game, day, False, "")
        return next(
            (
                id
                for id, about in self.games.items()
                if (about.game, about.daily, about.over, about.trouble) == wanted
            ),
            None,
        )

    def set_aside(self, id: str, text: str, when: float) -> None:
        """A game that cannot be opened stays as it is, and is named so."""
        known = self.games.get(id, About(when=when))
        self._put(id, known._replace(trouble="damaged", over=False), text)

    def _put(self, id: str, about: About, text: str) -> None:
        self.games[id] = about
        self.changes[id] = save_format.write_about(about), text

    def drop(self, id: str) -> None:
        """No longer kept."""
        self.games.pop(id, None)
        self.written.pop(id, None)
        self.changes[id] = None

    def rows(
        self, rooms: Mapping[str, AnyRoom], words: Words, now: float, deleting: str | None
    ) -> tuple[SavedGame, ...]:
        """The list: games that go on first, each kind newest first."""
        games = sorted(self.games.items(), key=lambda game: (_rank(game[1]), -game[1].when, game[0]))
        return tuple(
            SavedGame(
                id,
                rooms[about.game].title(words) if about.game else "",
                tuple(bot_name(name, words) for name in about.names),
                ago(about.when, now, words),
                about.round,
                about.trouble or ("over" if about.over else "open"),
                id == deleting,
                _result(about, rooms, words),
            )
            for id, about in games
        )


def _result(about: About, rooms: Mapping[str, AnyRoom], words: Words) -> str:
    """How the one person fared, if that was kept."""
    if not about.fared or not about.game:
        return ""
    place, score, won = about.fared
    told = rooms[about.game].score(Tale((), place, {}, score), won, words)
    return placed(told, place, len(about.names), words)


def _rank(about: About) -> int:
    return 2 if about.trouble else int(about.over)


def ago(when: float, now: float, words: Words) -> str:
    """How long ago, as people say it; beyond a week the date."""
    past = int(now - when)
    if past < MINUTE:
        return words("just now") if past > -DAY else _date(when)
    if past < HOUR:
        return words.n("{n} minute ago", "{n} minutes ago", past // MINUTE)
    if past < DAY:
        return words.n("{n} hour ago", "{n} hours ago", past // HOUR)
    if past < 7 * DAY:
        return words.n("{n} day ago", "{n} days ago", past // DAY)
    return _date(when)


def _date(when: float) -> str:
    """Of any number that a device may have stored."""
    try:
        return time.strftime("%Y-%m-%d", time.localtime(when)) if when else ""
    except (ValueError, OverflowError, OSError):
        return ""


def unkept(why: str, words: Words) -> str:
    """The page could not store: say so, play on."""
    if why == "full":
        return words(
            "The device’s storage is full: what you play now is lost when the page is closed. "
            "Delete old games, or export this one."
        )
    return words(
        "This browser stores nothing for this page: "
        "you can play, but the game is lost when the page is closed."
    )
