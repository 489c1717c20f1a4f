"""Every list of effects in the data, compiled: what the language does not know is an error here."""

from __future__ import annotations

from engine.arkham_horror import (  # noqa: F401 - they register verbs, steps and questions
    after_roll,
    blows,
    combat,
    encounters,
    final_battle,
    gates,
    losses,
    monster_moves,
    movement,
    mythos,
    newcomers,
    other_worlds,
    rumors,
    specials,
    turn,
    upkeep,
)
from engine.arkham_horror.encounter_cards import MYTHOS_ROWS
from engine.arkham_horror.language import entry
from engine.arkham_horror.monsters import SPECIALS
from engine.arkham_horror.statics import add_source
from engine.arkham_horror.verbs import (  # noqa: F401
    choices,
    dice,
    draws,
    gains,
    moves,
    shops,
    states,
)
from engine.arkham_horror.verbs import gates as gate_verbs  # noqa: F401
from engine.arkham_horror.verbs import mythos as mythos_verbs  # noqa: F401
from engine.data import read


def compile_cards() -> None:
    """Items, allies, special cards, location specials."""
    for file in ("common-items", "unique-items"):
        for row in read(__package__, file)["cards"]:
            effect = row.get("effect", {})
            if "do" in effect:
                entry(f"use/{row['id']}", effect["do"])
            if "after" in effect:
                entry(f"after/{row['id']}", effect["after"])
    for file in ("allies", "special-cards"):
        for row in read(__package__, file)["cards"]:
            if "join" in row:
                entry(f"join/{row['id']}", row["join"])
            if "else" in row.get("upkeep", {}):
                entry(f"default/{row['id']}", row["upkeep"]["else"])
    for row in specials.ROWS:
        entry(f"special/{row['id']}", row["do"])


def compile_encounters() -> None:
    """Location cards and gate cards: `downtown-1/arkham-asylum`, `blue-1/other`."""
    cards = [card for deck in read(__package__, "location-encounters")["decks"] for card in deck["cards"]]
    for card in (*cards, *read(__package__, "gate-cards")["cards"]):
        for place, effects in card["entries"].items():
            entry(f"{card['id']}/{place}", effects)


def compile_mythos() -> None:
    """Headlines are lists, environments sources of statics, rumors both."""
    for row in MYTHOS_ROWS:
        if row["kind"] == "headline":
            entry(f"mythos/{row['id']}", row["effect"])
        elif row["kind"] == "environment":
            add_source(row["id"], row["effect"])
        elif row["kind"] == "rumor":
            rumor = row["rumor"]
            add_source(row["id"], rumor.get("static", ()))
            for part in ("enter", "ongoing"):
                entry(f"rumor/{row['id']}/{part}", rumor.get(part, ()))
            entry(f"rumor/{row['id']}/act", rumor["act"].get("do", ()))
            entry(f"rumor/{row['id']}/pass", rumor["pass"]["do"])
            entry(f"rumor/{row['id']}/fail", rumor["fail"]["do"])


def compile_monsters() -> None:
    """What monsters do of themselves, and what Ancient Ones are."""
    for kind, special in SPECIALS.items():
        for part in ("move", "on-fail", "on-defeat", "before-combat", "before-horror"):
            if part in special:
                entry(f"monster/{kind}/{part}", special[part])
    for row in read(__package__, "ancient-ones")["ancient_ones"]:
        add_source(row["id"], (row["worshippers"], *row["power"]))
        entry(f"ancient-one/{row['id']}/awaken", row["awaken"])
        entry(f"ancient-one/{row['id']}/attack", row["attack"])


compile_cards()
compile_encounters()
compile_mythos()
compile_monsters()
