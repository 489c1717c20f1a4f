"""The names of everything, by id, as screens ask for them (text/lexicon.py has them)."""

from __future__ import annotations

from engine.arkham_horror.board import MARKERS, WORLD_AT, WORLDS
from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.monsters import KIND_OF
from engine.arkham_horror.sheets import SHEETS
from web.games.arkham_horror.scene import Scene
from web.games.arkham_horror.text.lexicon import lexicon
from web.worker.words import Words

BATTLE = "final-battle"
"""Where everybody is once the Ancient One is awake (engine/arkham_horror/final_battle.py)."""


def area(id: str, words: Words) -> str:
    """A street, a location, the Sky …; of an Other World its name without the area."""
    if id in WORLD_AT:
        return world(WORLD_AT[id].id, words)
    return term(id, words) if id == BATTLE else lexicon(words.language).name("place", id)


def entry(id: str, words: Words) -> str:
    """What a card of a location or an Other World is read for: a place, a world, or any `other` world."""
    if id == "other":
        return term("other-world", words)
    return world(id, words) if id in WORLDS else area(id, words)


def short(id: str, words: Words) -> str:
    """A place or a world, as the map has room for it."""
    return lexicon(words.language).short(id)


def phrase(id: str, words: Words) -> str:
    """A place or a world inside a sentence, with its article."""
    if id == BATTLE:
        return term(id, words)
    return lexicon(words.language).phrase(WORLD_AT[id].id if id in WORLD_AT else id)


def world(id: str, words: Words) -> str:
    """An Other World."""
    return lexicon(words.language).name("world", id)


def gate(marker: str, words: Words) -> str:
    """A gate marker: where it leads."""
    return world(MARKERS[marker].id, words)


def card(id: str, words: Words) -> str:
    """An item, a spell, a skill, an ally, a special card; `id` or `id#k`."""
    return lexicon(words.language).name("card", CARDS[id].id if id in CARDS else id)


def monster(token: str, words: Words) -> str:
    """A token, or a kind."""
    return lexicon(words.language).name("monster", KIND_OF.get(token, token))


def investigator(id: str | None, words: Words) -> str:
    """Whole; "" of an empty seat."""
    return lexicon(words.language).name("investigator", id) if id else ""


def first_name(id: str | None, words: Words) -> str:
    """As short as a crew of eight needs it; of a nun and a drifter the second name says more."""
    first, *rest = investigator(id, words).replace("・", " ").split(" ")
    return rest[-1] if id in ("sister-mary", "ashcan-pete") and rest else first


def occupation(id: str, words: Words) -> str:
    """What an investigator lives by."""
    return lexicon(words.language).name("occupation", id)


def ancient_one(id: str, words: Words) -> str:
    """One of the eight."""
    return lexicon(words.language).name("ancient-one", id)


def mythos(id: str, words: Words) -> str:
    """A headline, an environment or a rumor."""
    return lexicon(words.language).name("mythos", id)


def special(id: str, words: Words) -> str:
    """What a location offers instead of an encounter."""
    return lexicon(words.language).name("special", id)


def term(id: str, words: Words) -> str:
    """A word of play: a skill, a stat, a check, an ability, `dimension-star`."""
    return lexicon(words.language).term(id)


def ask(kind: str, words: Words) -> str:
    """What a decision of this kind asks."""
    return lexicon(words.language).ask(kind)


def of_seat(seat: int, scene: Scene) -> str:
    """The investigator at a seat; of an empty one the player."""
    return investigator(scene.view.seats[seat].id, scene.words) or scene.seats[seat].name


def thing(id: str, words: Words) -> str:
    """Whatever an action can name: a card, a monster, a gate trophy, somebody, an ability."""
    if id in MARKERS:
        return gate(id, words)
    if id in KIND_OF:
        return monster(id, words)
    if id in SHEETS:
        return investigator(id, words)
    if id == "none":
        return words("None")
    return card(id, words) if id in CARDS or id in CARDS_BY_ID else term(id, words)


CARDS_BY_ID = frozenset(card.id for card in CARDS.values())
