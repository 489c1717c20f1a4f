"""The investigators' sheets (§19): stats, sliders, what they start with, and their ability."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.arkham_horror.cards import BY_ID, DECKS
from engine.data import read

SKILLS = ("speed", "sneak", "fight", "will", "lore", "luck")
BASE_SKILL = {
    **{skill: skill for skill in SKILLS},
    "evade": "sneak",
    "horror": "will",
    "combat": "fight",
    "spell": "lore",
}
"""§9: what each check is built on."""
_PAIRS = ("speed-sneak", "fight-will", "lore-luck")


class Sheet(NamedTuple):
    """One of the 16; a field of an ability is empty for whoever has another one."""

    id: str
    home: str
    sanity: int
    stamina: int
    focus: int
    money: int
    clues: int
    skills: Mapping[str, tuple[int, tuple[int, ...]]]
    """A skill's slider (0 to 2) and its value at the four stops."""
    fixed: tuple[str, ...]
    random: tuple[tuple[str, int], ...]
    draws_extra: str = ""
    """A deck, location-encounter or gate-encounter."""
    ability_n: int = 0
    """How many more cards are drawn, how much is restored, or by how much a loss is less."""
    draws_bottom: tuple[str, ...] = ()
    restores: str = ""
    reduces: str = ""
    income: int = 0
    clue_dice: int = 0
    guards: bool = False
    """Kate: no gate opens and no monster appears where she is (R79)."""
    rerolls: bool = False
    """Mandy (R100)."""
    never_lost: bool = False
    """Mary (R92)."""

    def extra(self, what: str) -> int:
        """R78: how many cards more of these are drawn."""
        return self.ability_n if self.draws_extra == what else 0


def _ability(effect: Mapping[str, Any]) -> dict[str, Any]:
    name = next(iter(effect))
    match name:
        case "draw-extra":
            return {"draws_extra": effect[name], "ability_n": effect["n"]}
        case "draw-bottom":
            return {"draws_bottom": effect[name]}
        case "upkeep-restore":
            return {"restores": effect[name], "ability_n": effect["n"]}
        case "reduce-loss":
            return {"reduces": effect[name], "ability_n": effect["n"]}
        case "upkeep":
            return {"income": effect[name][0]["n"]}
        case "clue-dice-extra":
            return {"clue_dice": effect[name]}
        case "no-gate-or-monster-appears":
            return {"guards": True}
        case "reroll-failures":
            return {"rerolls": True}
        case "never-lost":
            return {"never_lost": True}
    raise ValueError(f"unknown ability {name}")


def _sheet(row: Mapping[str, Any]) -> Sheet:
    skills = {
        skill: (slider, tuple(stop[side] for stop in row["sliders"][pair]))
        for slider, pair in enumerate(_PAIRS)
        for side, skill in enumerate(pair.split("-"))
    }
    if unknown := [card for card in row["fixed"] if card not in BY_ID]:
        raise ValueError(f"{row['id']}: unknown card {unknown[0]}")
    random = tuple((deck, row["random"][deck]) for deck in DECKS if deck in row["random"])
    plain = {key: row[key] for key in ("id", "home", "sanity", "stamina", "focus", "money", "clues", "fixed")}
    return Sheet(skills=skills, random=random, **plain, **_ability(row["ability"]["effect"]))


SHEETS: dict[str, Sheet] = {
    row["id"]: _sheet(row) for row in read(__package__, "investigators")["investigators"]
}
MANDY = next(sheet.id for sheet in SHEETS.values() if sheet.rerolls)
