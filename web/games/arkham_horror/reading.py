"""A card, a monster or an investigator, told: what it is and does."""

from __future__ import annotations

import htpy as h
from htpy import Node

from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.encounter_cards import MYTHOS
from engine.arkham_horror.monsters import KIND_OF
from engine.arkham_horror.sheets import SHEETS
from web.games.arkham_horror import names
from web.games.arkham_horror.pictures import picture
from web.games.arkham_horror.scene import Scene
from web.games.arkham_horror.text.lexicon import lexicon
from web.worker.reading import Reading


def reading(what: str, screen: str, scene: Scene) -> Reading | None:
    """By its id: a card that can be held, a monster, a mythos card that lies open, a person, what sleeps."""
    say, words = lexicon(scene.words.language), scene.words
    if what in CARDS:
        card = say.card(CARDS[what].id)
        return Reading(card.name, _shown(CARDS[what].id), (card.text,))
    if what in KIND_OF:
        monster = say.monster(KIND_OF[what])
        return Reading(monster.name, _shown(KIND_OF[what]), (monster.text,))
    if what in MYTHOS:
        mythos = say.mythos(what)
        return Reading(mythos.name, _shown(mythos.kind), (mythos.text,)) if _lies(what, scene) else None
    if what in SHEETS:
        ability = say.ability(what)
        return Reading(names.investigator(what, words), _shown(what), (f"{ability.name}. {ability.text}",))
    if what == scene.view.ancient_one:
        parts = say.ancient_one(what).parts
        told = tuple(f"{head}: {text}" for head, text in parts)
        return Reading(names.ancient_one(what, words), _shown(what), told)
    return None


def _lies(mythos: str, scene: Scene) -> bool:
    return mythos in (scene.view.environment, scene.view.rumor)


def _shown(id: str) -> Node:
    return h.span(".thing__pic")[picture(id)]
