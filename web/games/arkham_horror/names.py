"""The names of everything, by id: the one door to them. Until the catalogue of names is here, from the id."""

from __future__ import annotations

from engine.arkham_horror.board import MARKERS, WORLD_AT
from engine.arkham_horror.monsters import KIND_OF
from web.games.arkham_horror.scene import Scene
from web.worker.words import Words

_SMALL = frozenset({"of", "the", "in", "and", "des"})


def _plain(id: str) -> str:
    """From `hibbs-roadhouse`, Hibbs Roadhouse."""
    first, *rest = id.partition("#")[0].split("-")
    return " ".join([first.capitalize(), *(part if part in _SMALL else part.capitalize() for part in rest)])


def area(id: str, words: Words) -> str:
    """A street, a location, the Sky …; of an Other World its name without the area."""
    return world(WORLD_AT[id].id, words) if id in WORLD_AT else _plain(id)


def world(id: str, words: Words) -> str:
    """An Other World."""
    return _plain(id)


def gate(marker: str, words: Words) -> str:
    """A gate marker: where it leads."""
    return world(MARKERS[marker].id, words)


def card(id: str, words: Words) -> str:
    """An item, a spell, a skill, an ally, a special card; `id` or `id#k`."""
    return _plain(id.removeprefix("skill-"))


def monster(token: str, words: Words) -> str:
    """A token, or a kind."""
    return _plain(KIND_OF.get(token, token))


def investigator(id: str | None, words: Words) -> str:
    """Whole; "" of an empty seat."""
    return _plain(id) if id else ""


def first_name(id: str | None, words: Words) -> str:
    """As short as a crew of eight needs it."""
    return investigator(id, words).split(" ")[0]


def ancient_one(id: str, words: Words) -> str:
    """One of the eight."""
    return _plain(id)


def mythos(id: str, words: Words) -> str:
    """A headline, an environment or a rumor."""
    return _plain(id)


def special(id: str, words: Words) -> str:
    """What a location offers instead of an encounter."""
    return _plain(id)


def term(id: str, words: Words) -> str:
    """A word of play: a skill, a stat, a phase, a dimension, an ability."""
    return _plain(id)


def of_seat(seat: int, scene: Scene) -> str:
    """The investigator at a seat; of an empty one the player."""
    return investigator(scene.view.seats[seat].id, scene.words) or scene.seats[seat].name


def thing(id: str, words: Words) -> str:
    """Whatever an action can name: a card, a monster, a gate trophy, a place, somebody."""
    if id in MARKERS:
        return gate(id, words)
    return monster(id, words) if id in KIND_OF else card(id, words)
