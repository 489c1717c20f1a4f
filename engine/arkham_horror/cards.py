"""The cards an investigator can hold: items, spells, skills, allies, special cards (§2, §19).

A card in a deck or a hand is named `id`, or `id#k` where there are copies; CARDS knows what each of them is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.data import read

NONE: Mapping[str, Any] = {}


class Card(NamedTuple):
    """What is printed on a card; what it does in effects is compiled by programs.py under its id."""

    id: str
    deck: str
    """common, unique, spell, skill, ally or special."""
    copies: int = 1
    price: int = 0
    weapon: bool = False
    tome: bool = False
    damage: str = ""
    """physical or magical."""
    hands: int = 0
    combat: int = 0
    combat_alone: int = 0
    """The Axe: instead, if the other hand is free."""
    against: tuple[str, int] = ("", 0)
    """The Cross: instead, against monsters of this ability."""
    bonus: Mapping[str, int] = NONE
    """To skills and special checks, and to max-sanity, max-stamina."""
    protected: bool = False
    """Never lost against the owner's will (R21, R90)."""
    one_use: bool = False
    twice: bool = False
    """The Shotgun: sixes count two."""
    clue_skill: str = ""
    """A clue spent on a check of this skill gives more dice …"""
    clue_dice: int = 0
    """… so many."""
    reroll: str = ""
    """The check whose dice it rerolls, or any."""
    reroll_by: str = ""
    """exhaust or discard."""
    reroll_one: bool = False
    prevents: tuple[str, ...] = ()
    """The stats whose loss it prevents."""
    prevents_n: int | str = 0
    """How much of a loss, or `all`."""
    passes: tuple[str, ...] = ()
    """The checks it passes (R62)."""
    cost: Mapping[str, int] = NONE
    points: int = 0
    """Movement points it costs to read or use."""
    used: str = ""
    """In Movement: `read` or `use`; exhausted, unless it is discarded for it."""
    used_up: bool = False
    """It is discarded when used."""
    gives_points: int = 0
    """Map, Motorcycle: exhausted for so many movement points."""
    walks: int = 0
    """The Ruby: movement points while held."""
    uses: int = 0
    """Discarded after so many uses; 0: does not count."""
    ignores: str = ""
    """An ability of monsters that does not touch the owner."""
    casting: int = 0
    sanity: int = 0
    timing: str = ""
    """When a spell is cast: combat, evade, loss, movement, upkeep."""
    ends_at_awakening: bool = False
    tradable: bool = False

    @property
    def item(self) -> bool:
        """§15: common, unique, spells, Revolver, Wagon."""
        return self.deck in ITEM_DECKS or self.tradable


ITEM_DECKS = ("common", "unique", "spell")
DECKS = (*ITEM_DECKS, "skill", "ally")
"""The decks that cards are drawn from, in the order of set-up (§3-5)."""
_FILES = {
    "common": "common-items",
    "unique": "unique-items",
    "spell": "spells",
    "skill": "skills",
    "ally": "allies",
}
_PLAIN = (
    "id", "price", "damage", "hands", "combat", "bonus", "casting", "sanity", "timing", "tradable",
)  # fmt: skip
_KNOWN = {
    *_PLAIN, "count", "name", "set", "deck", "type", "effect", "source_note", "clue_dice_extra", "exhaust",
    "check", "join", "discard", "ignore", "upkeep", "keep", "success_faces", "cancels", "any_phase", "rule",
    "movement", "roll_to_box", "success", "do", "where", "discard_on",
}  # fmt: skip
_EFFECTS = {
    "keep", "phase", "exhaust", "points", "do", "combat_if_other_hand_free", "check", "combat_vs", "bonus",
    "discard", "stat", "n", "sixes_count_twice", "cost", "checks", "not", "uses", "of", "to_box",
    "prevent-loss", "before", "return-anywhere", "discard_on", "after", "movement_points", "auto-pass",
}  # fmt: skip


def _card(row: Mapping[str, Any], deck: str) -> Card:
    """A row of the data, checked: an unknown key is an error."""
    effect = row.get("effect", NONE)
    if unknown := {*(set(row) - _KNOWN), *(set(effect) - _EFFECTS)}:
        raise ValueError(f"{row['id']}: unknown {', '.join(sorted(unknown))}")
    given: dict[str, Any] = {key: row[key] for key in _PLAIN if row.get(key) is not None}
    given["copies"] = row.get("count", 1)
    given["deck"], given["weapon"], given["tome"] = (
        deck,
        row.get("type") == "weapon",
        row.get("type") == "tome",
    )
    if given.get("casting") == "monster-awareness":
        given["casting"] = 0  # Mists of Releh: the caster adds the monster's awareness (spells.py)
    given["ignores"] = row.get("ignore", "")
    more = row.get("clue_dice_extra", {"skill": "", "n": 0})
    given["clue_skill"], given["clue_dice"] = more["skill"], more["n"]
    given["protected"] = "keep" in row or "keep" in effect
    given["ends_at_awakening"] = "awakening" in (row.get("discard_on"), effect.get("discard_on"))
    for key, name in (("bonus", "bonus"), ("cost", "cost"), ("points", "points"), ("uses", "uses")):
        if key in effect:
            given[name] = effect[key]
    given.update(_special(row if deck == "skill" else effect))
    return Card(**given)


def _special(effect: Mapping[str, Any]) -> dict[str, Any]:
    """What exhausting, discarding or holding it does."""
    found: dict[str, Any] = {}
    for how in ("exhaust", "discard"):
        match effect.get(how):
            case "reroll-check":
                found["reroll"], found["reroll_by"] = effect["check"], how
            case "reroll-1-die":
                found["reroll"], found["reroll_by"], found["reroll_one"] = effect["check"], how, True
            case "read" | "use" as used:
                found["used"], found["used_up"] = used, how == "discard"
            case "movement-points":
                found["gives_points"] = effect["n"]
            case "after-use":
                found["one_use"] = True
            case "prevent-loss":
                either = effect["stat"] == "either-one"
                found["prevents"] = ("sanity", "stamina") if either else (effect["stat"],)
                found["prevents_n"] = effect["n"]
            case "auto-pass":
                found["passes"] = effect["checks"]
            case None | "as-clue" | "redraw" | "gain-one-of" | "defeat-all-here" | "cancel":
                pass  # single cards: by their id, where they are used
            case unknown:
                raise ValueError(f"unknown {how}: {unknown}")
    if "prevent-loss" in effect:
        found["prevents"], found["prevents_n"] = (effect["prevent-loss"],), effect["n"]
    if "auto-pass" in effect:
        found["passes"] = (effect["auto-pass"],)
    if "combat_vs" in effect:
        found["against"] = (effect["combat_vs"]["ability"], effect["combat_vs"]["n"])
    found["combat_alone"] = effect.get("combat_if_other_hand_free", 0)
    found["twice"] = effect.get("sixes_count_twice", False)
    found["walks"] = effect.get("movement_points", 0)
    return found


BY_ID: dict[str, Card] = {
    row["id"]: _card(row, deck) for deck, file in _FILES.items() for row in read(__package__, file)["cards"]
}
BY_ID |= {row["id"]: _card(row, "special") for row in read(__package__, "special-cards")["cards"]}
SPECIAL_ROWS = {row["id"]: row for row in read(__package__, "special-cards")["cards"]}

CARDS: dict[str, Card] = {}
"""Every copy by its name."""
COPIES: dict[str, tuple[str, ...]] = {}
"""The names of an id's copies."""
for _one in BY_ID.values():
    _names = (
        [_one.id] if _one.copies == 1 else [f"{_one.id}#{number}" for number in range(1, _one.copies + 1)]
    )
    COPIES[_one.id] = tuple(_names)
    CARDS |= dict.fromkeys(_names, _one)

FULL_DECKS: dict[str, tuple[str, ...]] = {
    deck: tuple(name for name, card in CARDS.items() if card.deck == deck) for deck in DECKS
}
BLESSING, CURSE, RETAINER, LOAN = "blessing", "curse", "retainer", "bank-loan"
MEMBERSHIP, BAD_CREDIT, DEPUTY = "silver-twilight-membership", "bad-credit", "deputy-of-arkham"
REVOLVER, WAGON = "deputys-revolver", "patrol-wagon"
SINGLE = (DEPUTY, REVOLVER, WAGON)
"""R1: of special cards only the Deputy set is single."""
BONUS: dict[str, Mapping[str, int]] = {name: card.bonus for name, card in CARDS.items() if card.bonus}
TRADABLE = frozenset(name for name, card in CARDS.items() if card.item)
"""§6.1, §15: what can change hands is what counts as an item."""


def names_of(*ids: str) -> frozenset[str]:
    """All copies of some cards: whether one holds any of them is asked often, and must be cheap."""
    return frozenset(name for one in ids for name in COPIES[one])
