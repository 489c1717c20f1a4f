"""What is being carried out while a decision is made: a card, an offer, a headline, an attack.

Read from the log, so from what everybody has seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from engine.arkham_horror.encounter_cards import GATE_CARDS
from engine.arkham_horror.specials import ROWS
from engine.data import read
from web.games.arkham_horror.scene import Scene
from web.games.arkham_horror.text.lexicon import lexicon
from web.worker.words import Words

ENGINE = "engine.arkham_horror"
BEGINS = frozenset({"phase", "turn", "round"})
"""Events before which nothing is looked for."""


class Source(NamedTuple):
    """`entry` (a card, and the place it is read for), `special`, `mythos`, `attack`; "": not known."""

    kind: str = ""
    id: str = ""
    place: str = ""

    @property
    def gate(self) -> bool:
        """Whether the card is one of an Other World."""
        return self.id in GATE_CARDS


def source(scene: Scene) -> Source:
    """The newest of this phase."""
    for event in reversed(scene.log):
        match event["e"]:
            case "encounter":
                at = event["at"]
                return Source("entry", event["card"], at if isinstance(at, str) else "")
            case "special":
                return Source("special", event["special"])
            case "mythos":
                return Source("mythos", event["card"])
            case "attack":
                return Source("attack", scene.view.ancient_one)
            case begin if begin in BEGINS:
                break
    return Source()


def does(of: Source, words: Words) -> str:
    """What it does, in sentences."""
    told = lexicon(words.language)
    match of.kind:
        case "entry":
            return told.entry(of.id, of.place)
        case "special":
            return told.special(of.id).text
        case "mythos":
            return told.mythos(of.id).text
        case "attack":
            return dict(told.ancient_one(of.id).parts).get(told.term("attack"), "")
    return ""


def story(of: Source, words: Words) -> str:
    """Two short sentences that set the scene; "" where none is written."""
    tell = getattr(lexicon(words.language), "story", None)
    if tell is None or of.kind not in ("entry", "mythos"):
        return ""
    return str(tell(of.id, of.place) if of.kind == "entry" else tell(of.id))


def options(of: Source, words: Words) -> Mapping[str, str]:
    """What each option of its choices does, by id."""
    return lexicon(words.language).options(_effects(of)) if of.kind in ("entry", "special") else {}


@cache
def _effects(of: Source) -> Sequence[Mapping[str, Any]]:
    if of.kind == "special":
        return next(row["do"] for row in ROWS if row["id"] == of.id)
    decks = read(ENGINE, "location-encounters")["decks"]
    cards = [card for deck in decks for card in deck["cards"]] + [*read(ENGINE, "gate-cards")["cards"]]
    return next(card["entries"][of.place] for card in cards if card["id"] == of.id)
