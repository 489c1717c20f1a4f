"""Between page and session: JSON in, JSON out, and never an exception, which the page could not read."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable
from typing import Any

from htpy import Node

from web.worker.reply import Reply
from web.worker.session import Session
from web.worker.words import Words

ErrorScreen = Callable[[str, Words, bool], Node]


class JsonApi:
    """Carries messages to a session. If that fails, a new session goes on with what was kept last."""

    def __init__(self, make: Callable[[], Session], error: ErrorScreen) -> None:
        self.make, self.error = make, error
        self.session = make()
        self.kept: dict[str, Any] = {}
        """What the device has, as far as it was told here."""
        self.language = "en"

    def open(self, kept: str | None, language: str) -> str:
        """The first screen. `kept` is JSON: what Session.open gets, with `early`, what was pressed before."""
        try:
            self.language = str(language)
            device = _read(kept)
            self.kept = device if isinstance(device, dict) else {}
            early = self.kept.pop("early", None)
            pressed = early if isinstance(early, list) else []
            return self._told(self.session.open(self.kept, self.language, pressed))
        except Exception as error:
            return self._failed(error)

    def send(self, message: str) -> str:
        """The screen that follows a message."""
        try:
            return self._told(self.session.send(_read(message)))
        except Exception as error:
            return self._failed(error)

    def _told(self, reply: Reply) -> str:
        known = self.kept.get("saves")
        pairs = [pair for pair in known if isinstance(pair, list)] if isinstance(known, list) else []
        saves = {pair[0]: pair[1] for pair in pairs if len(pair) == 2 and isinstance(pair[0], str)}
        for id, game in (reply.keep or {}).items():
            saves.pop(id, None)
            if game:
                saves[id] = game[0]
        if reply.game:
            self.kept["save"] = self.session.saved_games.written.get(reply.game)
        self.kept |= {"saves": [[id, about] for id, about in saves.items()], "game": reply.game}
        self.kept |= {"settings": reply.settings} if reply.settings else {}
        self.kept |= {"stats": reply.stats[0]} if reply.stats else {}
        return json.dumps(reply._asdict(), ensure_ascii=False)

    def _failed(self, error: Exception) -> str:
        """The error screen; the table stands as it did before the message.

        `trace` has places and the kind of error only: its text could name a card."""
        for once in ("link", "wants"):
            self.kept.pop(once, None)
        for left_out in ((), ("game",), tuple(self.kept)):
            self.session = self.make()
            self.kept = {name: value for name, value in self.kept.items() if name not in left_out}
            try:
                self.session.open(self.kept, self.language)
                break
            except Exception:
                continue
        words = self.session.words
        sentence = words("Something went wrong. The game is kept as it was.")
        settings = self.session.settings
        drawn = str(self.error(sentence, words, self.session.match is not None))
        title = words("Ritual Table")
        reply = Reply("error", drawn, title, settings.language, settings.theme, announce=sentence)
        trace = "".join([*traceback.format_tb(error.__traceback__), type(error).__name__])
        return json.dumps(reply._asdict() | {"trace": trace}, ensure_ascii=False)


def _read(message: object) -> object:
    try:
        return json.loads(message) if isinstance(message, str) else None
    except (ValueError, RecursionError):
        return None
