"""Words for people, by gettext: the house's catalogue (web/locale), and those of the games that are loaded.

>>> words = Words("en")
>>> words("Play")
'Play'
>>> words.n("{n} card left", "{n} cards left", 3)
'3 cards left'
"""

from __future__ import annotations

import gettext
import os
from collections.abc import Iterable
from typing import Any

HOUSE = os.path.dirname(os.path.dirname(__file__))  # pathlib loads slowly
DOMAIN = "messages"
SOURCE = "en"
"""The language of the messages in the code."""
COMMA = ("es", "fr")
"""The languages that write 0,5."""

_folders = [HOUSE]
"""Those that have a `locale` which is read."""
_catalogues: dict[str, gettext.NullTranslations] = {}


def join(folder: str) -> None:
    """A game is loaded: what only it says is found in its own catalogues."""
    if folder not in _folders:
        _folders.append(folder)
        for language, catalogue in _catalogues.items():
            catalogue.add_fallback(_read(folder, language))


def _catalogue(language: str) -> gettext.NullTranslations:
    if language not in _catalogues:
        house, *rooms = (_read(folder, language) for folder in _folders)
        for room in rooms:
            house.add_fallback(room)
        _catalogues[language] = house
    return _catalogues[language]


def _read(folder: str, language: str) -> gettext.NullTranslations:
    if language == SOURCE:
        return gettext.NullTranslations()
    with open(os.path.join(folder, "locale", language, "LC_MESSAGES", f"{DOMAIN}.mo"), "rb") as file:
        return gettext.GNUTranslations(file)


class Words:
    """A language. Messages are whole sentences with {named} places, filled in here."""

    def __init__(self, language: str) -> None:
        self.language = language
        catalogue = _catalogue(language)
        self._one, self._many = catalogue.gettext, catalogue.ngettext

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and other.language == self.language

    def __hash__(self) -> int:
        return hash(self.language)

    def __call__(self, message: str, /, **places: Any) -> str:
        """The message in this language."""
        text = self._one(message)
        return self.fill(text, **places) if places else text

    def n(self, one: str, many: str, n: int, /, **places: Any) -> str:
        """The message that fits a number, which fills {n}."""
        return self.fill(self._many(one, many, n), n=n, **places)

    def fill(self, text: str, /, **places: Any) -> str:
        """A message of this language with its places filled in; Korean particles fit what stands before."""
        filled = text.format(**places)
        if self.language != "ko":
            return filled
        from web.worker.korean import chosen

        return chosen(filled)

    def decimal(self, number: float, places: int = 1, sign: bool = False) -> str:
        """With the point or comma of the language, and a minus as printers set it; `sign`: a plus, too."""
        text = f"{number:{'+' if sign else ''}.{places}f}".replace("-", "−")
        if not text.strip("+−0."):
            text = text.strip("+−")
        return text.replace(".", ",") if self.language in COMMA else text

    def share(self, share: float) -> str:
        """As a percentage; 0 and 100 only when it is so."""
        whole = share <= 0 or share >= 1
        return self("{n} %", n=round(share * 100) if whole else min(99, max(1, round(share * 100))))

    def run(self, sentences: Iterable[str]) -> str:
        """One after the other; in Japanese nothing stands between them."""
        return ("" if self.language == "ja" else " ").join(filter(None, sentences))
