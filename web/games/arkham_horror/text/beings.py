"""Monsters, Ancient Ones, investigators' abilities, and what locations offer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from web.games.arkham_horror.text.cards import Row
from web.games.arkham_horror.text.phrases import signed
from web.games.arkham_horror.text.resources import amount, spending
from web.games.arkham_horror.text.sources import properties, statics
from web.games.arkham_horror.text.teller import PLAIN, Teller

MONSTER_PARTS = ("move", "on-fail", "on-defeat", "before-combat", "before-horror")


def _said(teller: Teller, key: str, **places: str | int) -> str:
    return teller.phrases.sentence(teller.say(key, **places))


def monster(teller: Teller, row: Row) -> list[str]:
    """Its abilities with what they mean, then what it does of itself."""
    special = row.get("special", {})
    told = []
    if row["horror"] is None and "before-combat" not in special:
        told.append(_said(teller, "monster.no-horror"))
    told += [_said(teller, f"means.{one}", ability=teller.names.term(one)) for one in row["abilities"]]
    for ability in ("nightmarish", "overwhelming"):
        if ability in row:
            places = {"ability": teller.names.term(ability), "n": row[ability]}
            told.append(_said(teller, f"means.{ability}", **places))
    for part in MONSTER_PARTS:
        if part in special:
            hunts = "hunt" in special[part][0]
            lead = teller.say(f"monster.{part}.hunt" if hunts else f"monster.{part}", x=PLAIN)
            told += teller.sentences(special[part], "table" if part == "move" else "you", lead)
    if now := special.get("terror-at-least"):
        told.append(_said(teller, "monster.terror", n=now["n"], props=properties(teller, now)))
    if now := special.get("if-environment"):
        card = teller.names.name("mythos", now["id"])
        told.append(_said(teller, "monster.environment", card=card, props=properties(teller, now)))
    if "combat_skill" in special:
        names = teller.names
        places = {"skill": names.term(special["combat_skill"]), "fight": names.term("fight")}
        told.append(_said(teller, "monster.combat-skill", **places))
    return told or [_said(teller, "monster.plain")]


def ancient_one(teller: Teller, row: Row) -> list[tuple[str, str]]:
    """Its sheet, part by part: the term for the part, and what it says."""
    worshippers, power = row["worshippers"], row["power"]
    parts = [
        ("combat-rating", _rating(teller, row["combat"])),
        (
            "defenses",
            [_said(teller, f"means.{one}", ability=teller.names.term(one)) for one in row["defenses"]],
        ),
        ("worshippers", statics(teller, [worshippers])),
        ("power", statics(teller, power)),
        ("awakening", teller.sentences(row["awaken"], "table")),
        ("attack", teller.sentences(row["attack"], "table")),
    ]
    return [(part, teller.phrases.run(told)) for part, told in parts if told]


def _rating(teller: Teller, combat: int | str | None) -> list[str]:
    if combat is None:
        return []
    if isinstance(combat, int):
        return [_said(teller, "ancient.rating", n=signed(combat))]
    return [_said(teller, "ancient.rating-terror")]


def ability(teller: Teller, effect: Row) -> list[str]:
    """What an investigator's ability does."""
    match next(iter(effect)):
        case "draw-extra":
            what = teller.say(f"cards.{effect['draw-extra']}")
            return [_said(teller, "ability.draw-extra.deck", what=what, n=effect["n"])]
        case "draw-bottom":
            decks = [teller.say(f"from-bottom.{deck}") for deck in effect["draw-bottom"]]
            return [_said(teller, "ability.draw-bottom", what=_bottoms(teller, decks))]
        case "upkeep-restore":
            what = amount(teller, effect["upkeep-restore"], effect["n"])
            return [_said(teller, "ability.upkeep-restore", what=what)]
        case "reduce-loss":
            stat = teller.names.term(effect["reduce-loss"])
            return [_said(teller, "ability.reduce-loss", stat=stat, n=effect["n"])]
        case "upkeep":
            return teller.sentences(effect["upkeep"], "you", teller.say("special.upkeep", x=PLAIN))
        case "clue-dice-extra":
            return [_said(teller, "clue-dice.any", n=effect["clue-dice-extra"])]
        case "no-gate-or-monster-appears":
            return [_said(teller, "ability.no-gate")]
        case "reroll-failures":
            return [_said(teller, "ability.reroll-failures")]
    names = teller.names
    return [
        _said(
            teller,
            "ability.never-lost",
            place=names.phrase(effect["never-lost"]),
            stamina=names.phrase(effect["unconscious-in-other-world"]),
            sanity=names.phrase(effect["insane-in-other-world"]),
        )
    ]


def _bottoms(teller: Teller, decks: list[str]) -> str:
    *first, last = decks
    return teller.say("bottoms", a=teller.say("list-comma").join(first), b=last)


def special(teller: Teller, row: Row) -> list[str]:
    """What a location offers instead of an encounter."""
    if costs := row.get("cost"):
        paid = [teller.phrases.formed(_spends(teller, each), "may") for each in costs]
        told = teller.sentences(
            row["do"], "you", teller.say("special.offer", cost=_alternatives(teller, paid, costs), x=PLAIN)
        )
    else:
        told = teller.sentences(row["do"], "you", teller.say("special.offer-free", x=PLAIN))
    for need, what in row.get("needs", {}).items():
        if need == "below-max":
            told.append(_said(teller, "special.needs.below-max", stat=teller.names.term(what)))
        elif need in ("has", "available"):
            places = {"n": row["needs"]["n"]} if need == "has" else {}
            told.append(_said(teller, f"special.needs.{what}", **places))
    return [*told, _said(teller, "special.unless-loan")] if "unless" in row else told


def _spends(teller: Teller, price: Mapping[str, Any]) -> str:
    return spending(teller, price)


def _alternatives(teller: Teller, paid: list[str], costs: Any) -> str:
    if len(paid) == 1:
        return paid[0]
    what = [
        teller.phrases.things([amount(teller, one, n) for one, n in each.items()], "list-objects")
        for each in costs
    ]
    *first, last = what
    joined = teller.say("costs-or", a=teller.say("costs-comma").join(first), b=last)
    return teller.phrases.formed(teller.say("spend", what=joined), "may")
