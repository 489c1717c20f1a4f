"""What other screens ask for: a language's names, terms and card texts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.data import read

KINDS = (
    "place", "world", "investigator", "occupation", "ability", "ancient-one", "monster", "card", "mythos",
    "special",
)  # fmt: skip
"""The kinds of names: areas of Arkham, Other Worlds, people, monsters by kind, cards one can hold by id (not
by copy), mythos cards, and what locations offer. `occupation` goes by the investigator's id."""


class Lexicon:
    """One language. An id that has no name here is an error, never somebody else's name."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._names: Mapping[str, Mapping[str, str]] = read(__package__, f"names-{language}")

    def name(self, kind: str, id: str) -> str:
        """As it stands on the card, the board or the sheet; `kind` is one of KINDS."""
        return self._names[kind][id]

    def area(self, id: str) -> str:
        """Where one can be: an area of Arkham, or of an Other World (`the-abyss/1`)."""
        world, _, number = id.partition("/")
        if not number:
            return self.name("place", id)
        return f"{self.name('world', world)} · {self.term('first-area' if number == '1' else 'second-area')}"

    def short(self, id: str) -> str:
        """A place's or world's name for the map, where the full one is long."""
        names = self._names
        return names["short"].get(id) or names["place"].get(id) or names["world"][id]

    def phrase(self, id: str) -> str:
        """A place or world inside a sentence: "the Woods", "el Bosque", "l’Innommable"."""
        names = self._names
        return names.get("phrase", {}).get(id) or names["place"].get(id) or names["world"][id]

    def plural(self, monster: str) -> str:
        """All monsters of a kind inside a sentence: "Cultists", "los Sectarios"."""
        return self._names.get("plural", {}).get(monster) or self.name("monster", monster)

    def term(self, id: str) -> str:
        """A term of play by itself: a skill, phase, state, deck (`deck-common`), `dimension-star`, …"""
        return self._names["term"][id]

    def ask(self, decision: str) -> str:
        """What a decision of this kind asks of a player (§31)."""
        return self._names["ask"][decision]


@cache
def lexicon(language: str) -> Lexicon:
    """The language's one lexicon."""
    return Lexicon(language)
