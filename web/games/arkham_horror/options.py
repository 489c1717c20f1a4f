"""What can be chosen: the Ancient One, and an investigator for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.setup import RANDOM
from engine.arkham_horror.sheets import SHEETS
from web.games.arkham_horror import names
from web.games.arkham_horror.text.lexicon import lexicon
from web.worker.scene import OptionText
from web.worker.words import Words


def options(words: Words) -> tuple[OptionText, ...]:
    """Each may be left to chance."""
    elders = [(id, names.ancient_one(id, words), _elder(id, words)) for id in ANCIENT_ONES]
    people = [(id, names.investigator(id, words), _person(id, words)) for id in SHEETS]
    chance = (RANDOM, words("a surprise"), words("Any of the eight."))
    dealt = (RANDOM, words("dealt"), words("Whoever is drawn when the game begins."))
    return (
        OptionText("ancient_one", words("Ancient One"), (chance, *elders), pictured=True),
        OptionText("investigators", words("Investigators"), (dealt, *people), pictured=True),
    )


def goal(options: Mapping[str, Any], words: Words) -> str:
    """§18."""
    return words(
        "Seal six gates, or close the last one, before the Ancient One wakes; or beat it when it does."
    )


def _elder(id: str, words: Words) -> str:
    """How soon it wakes, and what it does while it sleeps."""
    told = dict(lexicon(words.language).ancient_one(id).parts)
    asleep = [told[name] for part in ("worshippers", "power") if (name := names.term(part, words)) in told]
    return words.run((words("Wakes at doom {n}.", n=ANCIENT_ONES[id].doom), *asleep))


def _person(id: str, words: Words) -> str:
    """What one lives by, from where one starts with what, and the ability."""
    sheet, ability = SHEETS[id], lexicon(words.language).ability(id)
    told = words(
        "{occupation}, {place}. Sanity {sanity}, Stamina {stamina}, ${money}, clues {clues}.",
        occupation=names.occupation(id, words),
        place=names.area(sheet.home, words),
        sanity=sheet.sanity,
        stamina=sheet.stamina,
        money=sheet.money,
        clues=sheet.clues,
    )
    return words.run((told, words("{ability}: {text}", ability=ability.name, text=ability.text)))
