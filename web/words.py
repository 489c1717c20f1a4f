"""Words for people: one gettext catalogue a language, bound once (web/locale).

>>> words = Words("en")
>>> words("Play")
'Play'
>>> words.n("{n} card left", "{n} cards left", 3)
'3 cards left'
"""

from __future__ import annotations

import gettext
from functools import cache
from pathlib import Path
from typing import Any

LOCALE = Path(__file__).parent / "locale"
DOMAIN = "messages"


@cache
def _catalogue(language: str) -> gettext.NullTranslations:
    return gettext.translation(DOMAIN, LOCALE, [language], fallback=True)


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
        return text.format(**places) if places else text

    def n(self, one: str, many: str, n: int, /, **places: Any) -> str:
        """The message that fits a number, which fills {n}."""
        return self._many(one, many, n).format(n=n, **places)
