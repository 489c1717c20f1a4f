"""What other screens ask for: a language's names, terms and card texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from engine.data import read

if TYPE_CHECKING:
    from web.games.arkham_horror.text.book import Book, CardText

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
        """A place, world or ally inside a sentence: "the Woods", "el Bosque", "l’Innommable"."""
        names = self._names
        if id in names.get("phrase", {}):
            return names["phrase"][id]
        return names["place"].get(id) or names["world"].get(id) or names["card"][id]

    def plural(self, monster: str) -> str:
        """All monsters of a kind inside a sentence: "Cultists", "los Sectarios"."""
        return self._names.get("plural", {}).get(monster) or self.name("monster", monster)

    def term(self, id: str) -> str:
        """A term of play by itself: a skill, phase, state, deck (`deck-common`), `dimension-star`, …"""
        return self._names["term"][id]

    def ask(self, decision: str) -> str:
        """What a decision of this kind asks of a player (§31)."""
        return self._names["ask"][decision]

    # What cards do

    @cached_property
    def _book(self) -> Book:
        from web.games.arkham_horror.text.book import Book

        return Book(self)

    def effects(self, program: Sequence[Mapping[str, Any]]) -> str:
        """A list of effects (§21) as sentences."""
        return self._book.effects(program)

    def options(self, program: Sequence[Mapping[str, Any]]) -> Mapping[str, str]:
        """What each option of the choices in a list does, by its id (`choose ID`)."""
        return self._book.options(program)

    def entry(self, card: str, place: str) -> str:
        """What a location card says at a place, or a gate card in a world (or for `other`)."""
        return self._book.entry(card, place)

    @cached_property
    def _stories(self) -> Mapping[str, str]:
        stories: Mapping[str, str] = read(__package__, f"stories-{self.language}")
        return stories

    def story(self, card: str, place: str = "") -> str:
        """Two short sentences that set the scene: of a card's entry for a place, or of a mythos card."""
        return self._stories[f"{card}/{place}" if place else card]

    def card(self, id: str) -> CardText:
        """A card that can be held."""
        return self._book.of("card", id)

    def mythos(self, id: str) -> CardText:
        """A headline, an environment or a rumor."""
        return self._book.of("mythos", id)

    def monster(self, kind: str) -> CardText:
        """A kind of monster: its abilities and what it does of itself."""
        return self._book.of("monster", kind)

    def ancient_one(self, id: str) -> CardText:
        """Its sheet, in parts."""
        return self._book.of("ancient-one", id)

    def ability(self, investigator: str) -> CardText:
        """An investigator's ability."""
        return self._book.of("ability", investigator)

    def special(self, id: str) -> CardText:
        """What a location offers instead of an encounter."""
        return self._book.of("special", id)

    def costs(self, special: str) -> tuple[str, ...]:
        """What it costs there, each alternative by itself (`special ID K`): "2 gate trophies"."""
        return self._book.costs(special)


@cache
def lexicon(language: str) -> Lexicon:
    """The language's one lexicon."""
    return Lexicon(language)
