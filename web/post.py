"""Between page and table: JSON in, JSON out, and never an exception, which the page could not read."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable

from htpy import Node

from web.table import Reply, Table
from web.words import Words

ErrorScreen = Callable[[str, Words], Node]


class Post:
    """Carries messages to a table. If that fails, a new table goes on with what was kept last."""

    def __init__(self, make: Callable[[], Table], error: ErrorScreen) -> None:
        self.make, self.error = make, error
        self.table = make()
        self.kept: str | None = None
        self.language = "en"

    def open(self, kept: str | None, language: str) -> str:
        """The first screen. What cannot be opened is forgotten."""
        try:
            self.language = str(language)
            return self._told(self.table.open(kept, self.language))
        except Exception as error:
            return self._failed(error)

    def send(self, message: str) -> str:
        """The screen that follows a message."""
        try:
            return self._told(self.table.send(_read(message)))
        except Exception as error:
            return self._failed(error)

    def _told(self, reply: Reply) -> str:
        self.kept = reply.keep
        return json.dumps(reply._asdict(), ensure_ascii=False)

    def _failed(self, error: Exception) -> str:
        """The error screen; the table stands as it did before the message.

        `trace` has places and the kind of error only: its text could name a card."""
        self.table = self.make()
        try:
            self.table.open(self.kept, self.language)
        except Exception:
            self.kept = None
            self.table = self.make()
        words = self.table.words
        sentence = words("Something went wrong. The game is kept as it was.")
        settings = self.table.settings
        drawn = str(self.error(sentence, words))
        title = words("Ritual Table")
        reply = Reply("error", drawn, title, settings.language, settings.theme, announce=sentence)
        trace = "".join([*traceback.format_tb(error.__traceback__), type(error).__name__])
        return json.dumps(reply._asdict() | {"trace": trace}, ensure_ascii=False)


def _read(message: object) -> object:
    try:
        return json.loads(message) if isinstance(message, str) else None
    except (ValueError, RecursionError):
        return None
