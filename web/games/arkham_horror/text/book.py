"""Every card, sheet and offer of the data, found by its id and told; each once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.arkham_horror.encounter_cards import MYTHOS_ROWS
from engine.data import read
from web.games.arkham_horror.text import beings, cards, choices, resources, verbs  # noqa: F401 - verbs register
from web.games.arkham_horror.text.sources import is_static, rumor, statics
from web.games.arkham_horror.text.teller import Teller

if TYPE_CHECKING:
    from web.games.arkham_horror.text.lexicon import Lexicon

ENGINE = "engine.arkham_horror"
HELD = {
    "common-items": ("common-item", cards.item),
    "unique-items": ("unique-item", cards.item),
    "spells": ("spell", cards.spell),
    "skills": ("skill", cards.skill),
    "allies": ("ally", cards.ally),
    "special-cards": ("special-card", cards.special),
}


class CardText(NamedTuple):
    """What is said of a card, a being or an offer."""

    name: str
    kind: str
    """The term for its kind: Spell, Monster, Headline, …"""
    text: str
    """What it does, whole sentences."""
    parts: tuple[tuple[str, str], ...] = ()
    """The same part by part, each with its heading, where it has parts."""


def _rows(file: str, key: str) -> dict[str, Mapping[str, Any]]:
    return {row["id"]: row for row in read(ENGINE, file)[key]}


class Book:
    """Tells in one language."""

    def __init__(self, names: Lexicon) -> None:
        self._names = names
        self._teller = Teller(names)
        self._told: dict[tuple[str, str], CardText] = {}

    def effects(self, program: Any) -> str:
        """A list of effects, or of what holds while its source lies open."""
        if program and is_static(program[0]):
            return self._run(statics(self._teller, program))
        return self._teller.tell(program)

    def options(self, program: Any) -> dict[str, str]:
        """By id, what each option of the choices in a list does."""
        found: dict[str, str] = {}
        for value in program.values() if isinstance(program, Mapping) else program:
            if isinstance(value, Mapping) and "do" in value and "id" in value:
                found[value["id"]] = self.effects(value["do"])
            if isinstance(value, Mapping | tuple | list):
                found |= self.options(value)
        return found

    def costs(self, special: str) -> tuple[str, ...]:
        """What an offer costs, each alternative by itself."""
        prices = _rows("location-specials", "specials")[special].get("cost", ())
        return tuple([resources.price(self._teller, each) for each in prices])

    def of(self, kind: str, id: str) -> CardText:
        """By the kind of its name: card, mythos, monster, ancient-one, ability (by investigator), special."""
        key = kind, id
        if key not in self._told:
            self._told[key] = getattr(self, f"_{kind.replace('-', '_')}")(id)
        return self._told[key]

    def entry(self, card: str, place: str) -> str:
        """What a location card says at a place, or a gate card in a world (or for `other`)."""
        key = card, place
        if key not in self._told:
            text = self.effects(_entries()[card][place])
            self._told[key] = CardText("", "", text)
        return self._told[key].text

    def _run(self, sentences: list[str]) -> str:
        return self._teller.phrases.run(sentences)

    def _card(self, id: str) -> CardText:
        for file, (kind, tell) in HELD.items():
            row = _rows(file, "cards").get(id)
            if row is not None:
                term = self._names.term(row["type"] if row.get("type") else kind)
                return CardText(self._names.name("card", id), term, self._run(tell(self._teller, row)))
        raise KeyError(id)

    def _mythos(self, id: str) -> CardText:
        row = next(row for row in MYTHOS_ROWS if row["id"] == id)
        kind = row["kind"]
        name = self._names.name("mythos", id)
        if kind == "rumor":
            return CardText(name, self._names.term(kind), self._run(rumor(self._teller, row["rumor"])))
        term = self._names.term("environment" if kind == "environment" else "headline")
        return CardText(name, term, self.effects(row["effect"]))

    def _monster(self, id: str) -> CardText:
        told = beings.monster(self._teller, _rows("monsters", "monsters")[id])
        return CardText(self._names.name("monster", id), self._names.term("monster"), self._run(told))

    def _ancient_one(self, id: str) -> CardText:
        parts = beings.ancient_one(self._teller, _rows("ancient-ones", "ancient_ones")[id])
        headed = tuple([(self._names.term(part), text) for part, text in parts])
        text = self._run([text for _, text in parts])
        return CardText(self._names.name("ancient-one", id), self._names.term("ancient-one"), text, headed)

    def _ability(self, investigator: str) -> CardText:
        own = _rows("investigators", "investigators")[investigator]["ability"]
        told = beings.ability(self._teller, own["effect"])
        name = self._names.name("investigator", investigator)
        return CardText(self._names.name("ability", own["id"]), name, self._run(told))

    def _special(self, id: str) -> CardText:
        row = _rows("location-specials", "specials")[id]
        place = self._names.name("place", row["location"])
        return CardText(self._names.name("special", id), place, self._run(beings.special(self._teller, row)))


def _entries() -> Mapping[str, Mapping[str, Any]]:
    if not _ENTRIES:
        decks = read(ENGINE, "location-encounters")["decks"]
        every = [*[card for deck in decks for card in deck["cards"]], *read(ENGINE, "gate-cards")["cards"]]
        _ENTRIES.update({card["id"]: card["entries"] for card in every})
    return _ENTRIES


_ENTRIES: dict[str, Mapping[str, Any]] = {}
