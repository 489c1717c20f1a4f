"""Words for people: one gettext catalogue a language, bound once (web/locale).

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
from functools import cache
from typing import Any

LOCALE = os.path.join(os.path.dirname(os.path.dirname(__file__)), "locale")  # pathlib loads slowly
SOURCE = "en"
"""The language of the messages in the code."""


@cache
def _catalogue(language: str) -> gettext.NullTranslations:
    if language == SOURCE:
        return gettext.NullTranslations()
    with open(os.path.join(LOCALE, language, "LC_MESSAGES", "messages.mo"), "rb") as file:
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
        return text.format(**places) if places else text

    def n(self, one: str, many: str, n: int, /, **places: Any) -> str:
        """The message that fits a number, which fills {n}."""
        return self._many(one, many, n).format(n=n, **places)

    def run(self, sentences: Iterable[str]) -> str:
        """One after the other; in Japanese nothing stands between them."""
        return ("" if self.language == "ja" else " ").join(filter(None, sentences))
