"""Rows of location encounters: what is arranged, rolled and answered, and what it changes, by hand.

Jenny Barnes (seat 0) has the encounter. Her sliders give speed 2, sneak 2, and 3 in everything else; she has
4 of 6 sanity, 3 of 4 stamina, 2 clues, $5 and no card, unless a row says otherwise. Vincent Lee (seat 1) is
in the Bank, where he can always choose between an encounter and a loan: so the game stops there, before
Mythos. Whatever a row does not name must not change.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tests.engine.arkham_horror.table import Table, table

JENNY: Mapping[str, Any] = {"sanity": 4, "stamina": 3, "clues": 2, "money": 5, "sliders": (2, 2, 2)}
VINCENT: Mapping[str, Any] = {"at": "bank-of-arkham", "sanity": 5, "stamina": 5, "clues": 0, "money": 0}
BOARD: Mapping[str, Any] = {
    "doom": 0,
    "terror": 0,
    "gates": {},
    "seals": [],
    "monsters": {},
    "clues": {},
    "outskirts": 0,
}
SPECIAL_CARDS = {
    "lodge_member": "silver-twilight-membership",
    "blessed": "blessing",
    "cursed": "curse",
    "retainer": "retainer",
}


class Row(NamedTuple):
    """One way through one entry of a location card."""

    name: str
    """Card, entry and branch: `downtown-3/arkham-asylum pass`."""
    do: tuple[str, ...]
    """Answers after the card is drawn."""
    dice: str
    """Every roll in turn, a word each, a digit a die: `511 4`."""
    has: Mapping[str, Any]
    """What Jenny has before, where it is not as above."""
    other: Mapping[str, Any]
    """The same of Vincent."""
    deck: Mapping[str, str]
    """Top cards by deck, words in order; more cards of the neighbourhood come after the row's own."""
    cup: str
    """Kinds of the next monsters drawn."""
    gates: str
    """Worlds of the next gate markers."""
    open: Mapping[str, str]
    """Gates open before, by location."""
    monsters: Mapping[str, str]
    """Monsters on the board before: area to kind."""
    doom: int
    then: Mapping[str, Any]
    """What is different of Jenny after it."""
    board: Mapping[str, Any]
    """What is different on the board after it."""
    other_then: Mapping[str, Any]
    """What is different of Vincent after it."""


def row(
    name: str,
    *do: str,
    dice: str = "",
    has: Mapping[str, Any] | None = None,
    other: Mapping[str, Any] | None = None,
    deck: Mapping[str, str] | None = None,
    cup: str = "",
    gates: str = "",
    open: Mapping[str, str] | None = None,
    monsters: Mapping[str, str] | None = None,
    doom: int = 0,
    board: Mapping[str, Any] | None = None,
    other_then: Mapping[str, Any] | None = None,
    **then: Any,
) -> Row:
    """A row; `then` are the keys of the summary's investigator (§33), `cards` as words."""
    return Row(
        name,
        do,
        dice,
        has or {},
        other or {},
        deck or {},
        cup,
        gates,
        open or {},
        monsters or {},
        doom,
        then,
        board or {},
        other_then or {},
    )


def where(row: Row) -> str:
    """The location of the row's entry (members of the Lodge read the inner sanctum's)."""
    entry = row.name.split()[0].split("/")[1]
    return "silver-twilight-lodge" if entry == "inner-sanctum" else entry


def arrange(row: Row) -> Table:
    """The table before the encounter."""
    t = table("jenny-barnes", "vincent-lee")
    member = {"lodge_member": True} if "/inner-sanctum" in row.name else {}
    t.put(0, **{**JENNY, "at": where(row), **member, **row.has})
    t.put(1, **{**VINCENT, **row.other})
    for location, world in row.open.items():
        t.gate(location, world)
    for area, kind in row.monsters.items():
        t.monster(kind, area)
    t.doom(row.doom)
    card = row.name.split("/")[0]
    hood = card.rpartition("-")[0]
    t.deck(hood, card, *row.deck.get(hood, "").split())
    for deck, cards in row.deck.items():
        if deck != hood:
            t.deck(deck, *cards.split())
    t.cup(*row.cup.split())
    t.gates(*row.gates.split())
    t.dice(*(int(die) for die in row.dice if die != " "))
    return t


def play(row: Row) -> Table:
    """Play the row and compare everything with what it says."""
    t = arrange(row)
    t.encounters(0)
    if "encounter" in t.legal and t.now["to_act"] == 0:
        t.do("encounter")
    t.do(*row.do)
    assert (t.now["to_act"], t.phase, t.turn) == (1, "arkham-encounters", 1), t.legal
    assert [[str(die) for die in roll] for roll in t.rolled if roll] == [
        list(roll) for roll in row.dice.split()
    ]
    jenny = {"at": where(row), **JENNY, **row.has}
    if "/inner-sanctum" in row.name:
        jenny["lodge_member"] = True
    assert stands(t.me) == after(jenny, row.then)
    assert stands(t.who(1)) == after({**VINCENT, **row.other}, row.other_then)
    assert lies(t.now) == {
        **BOARD,
        "doom": row.doom,
        "gates": row.open,
        "monsters": tokens(row.monsters),
        **row.board,
    }
    return t


def after(had: Mapping[str, Any], then: Mapping[str, Any]) -> dict[str, Any]:
    """What one has in the end: what one had and what is different, in the form of `stands`."""
    cards = [*had.get("cards", ()), *(card for key, card in SPECIAL_CARDS.items() if had.get(key))]
    expected = {
        "at": had["at"],
        "sanity": had["sanity"],
        "stamina": had["stamina"],
        "clues": had["clues"],
        "money": had["money"],
        "cards": " ".join(cards),
        "state": "",
        "trophies": " ".join(f"{kind}-1" for kind in had.get("monster_trophies", ())),
        "gate_trophies": len(had.get("gate_trophies", ())),
    }
    assert set(then) <= set(expected), "a row names what is not compared"
    expected |= then
    return expected | {key: sorted(expected[key].split()) for key in ("cards", "state", "trophies")}


def stands(investigator: Mapping[str, Any]) -> dict[str, Any]:
    """An investigator as rows speak of one: sorted cards, trophies, number of gates."""
    told = {key: investigator[key] for key in ("at", "sanity", "stamina", "clues", "money")}
    told["cards"] = sorted(card.partition("#")[0] for card in investigator["cards"])
    told["state"] = sorted(investigator["state"])
    told["trophies"] = sorted(investigator["trophies"]["monsters"])
    told["gate_trophies"] = len(investigator["trophies"]["gates"])
    return told


def lies(now: Mapping[str, Any]) -> dict[str, Any]:
    """The board as rows speak of it, without empty areas."""
    told = {key: now[key] for key in BOARD}
    for key in ("monsters", "clues"):
        told[key] = {area: found for area, found in now[key].items() if found}
    return told


def tokens(monsters: Mapping[str, str]) -> dict[str, list[str]]:
    """The first token of each kind, by area."""
    return {area: [f"{kind}-1"] for area, kind in monsters.items()}
