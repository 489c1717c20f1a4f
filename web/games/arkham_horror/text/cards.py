"""What the cards do that an investigator can hold: items, spells, skills, allies, special cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from web.games.arkham_horror.text.choices import span
from web.games.arkham_horror.text.phrases import signed
from web.games.arkham_horror.text.resources import amount, cost
from web.games.arkham_horror.text.teller import PLAIN, Teller

Row = Mapping[str, Any]


def item(teller: Teller, row: Row) -> list[str]:
    """A common or unique item."""
    effect = row.get("effect", {})
    told = _weapon(teller, row, effect) if row["type"] == "weapon" else []
    told += bonuses(teller, effect.get("bonus", {}))
    told += _held(teller, effect)
    told += _spent(teller, effect)
    if "uses" in effect:
        told.append(_said(teller, "uses", n=effect["uses"]))
    if "discard_on" in effect:
        told.append(_said(teller, "awakening-discard"))
    return told


def _said(teller: Teller, key: str, **places: str | int) -> str:
    return teller.phrases.sentence(teller.say(key, **places))


def _weapon(teller: Teller, row: Row, effect: Row) -> list[str]:
    damage = teller.names.term(row["damage"]).lower()
    told = [_said(teller, "weapon", bonus=signed(row["combat"]), damage=damage, n=row["hands"])]
    if "combat_if_other_hand_free" in effect:
        told.append(_said(teller, "weapon.alone", bonus=signed(effect["combat_if_other_hand_free"])))
    if "combat_vs" in effect:
        against = effect["combat_vs"]
        what = teller.say(f"against.{against['ability']}")
        told.append(_said(teller, "weapon.against", bonus=signed(against["n"]), what=what))
    if "sixes_count_twice" in effect:
        told.append(_said(teller, "weapon.twice"))
    if "after" in effect:
        told += teller.sentences(effect["after"], "you", teller.say("weapon.once-then", x=PLAIN))
    elif effect.get("discard") == "after-use":
        told.append(_said(teller, "weapon.once"))
    if "keep" in {*row, *effect}:
        told.append(_said(teller, "keep"))
    return told


def bonuses(teller: Teller, bonus: Mapping[str, int]) -> list[str]:
    """What is added to skills, checks and maxima."""
    return [
        _said(teller, f"bonus.{what}", n=n if what.startswith("max") else signed(n))
        if f"bonus.{what}" in teller.phrases
        else _said(teller, "bonus.skill", skill=teller.names.term(what), n=signed(n))
        for what, n in bonus.items()
    ]


def _held(teller: Teller, effect: Row) -> list[str]:
    """What an item does by being held."""
    told = []
    if "movement_points" in effect:
        told.append(_said(teller, "points.held", n=effect["movement_points"]))
    if "return-anywhere" in effect:
        told.append(_said(teller, "return-anywhere"))
    if "prevent-loss" in effect:
        stat = teller.names.term(effect["prevent-loss"])
        told.append(_said(teller, "prevent.uses", stat=stat, n=effect["n"]))
    if "auto-pass" in effect:
        told.append(_said(teller, f"pass.{effect['auto-pass']}.uses"))
    return told


def _spent(teller: Teller, effect: Row) -> list[str]:
    """What exhausting or discarding it does."""
    what = (
        cost(teller, effect.get("cost", {}), effect.get("points", 0))
        if {"cost", "points"} & {*effect}
        else ""
    )
    if "to_box" in effect:
        done = teller.phrases.formed(teller.inline(effect["do"], "you") or "", "end")
        return [_said(teller, "seal-item", what=what, x=done)]
    for how in ("exhaust", "discard"):
        match effect.get(how):
            case "use" | "read":
                told = [_said(teller, f"use.{how}", what=what)]
                return [*told, *teller.branch("if-do", effect["do"], "you")]
            case "movement-points":
                points = teller.say("movement-point", n=effect["n"])
                return [_said(teller, f"points.{how}", what=points)]
            case "reroll-1-die":
                return [_said(teller, "reroll.one")]
            case "reroll-check":
                return [reroll(teller, how, effect["check"])]
            case "prevent-loss" if effect["n"] == "all":
                return [_said(teller, "prevent.either")]
            case "prevent-loss":
                stat = teller.names.term(effect["stat"])
                return [_said(teller, "prevent", stat=stat, n=effect["n"])]
            case "gain-one-of":
                return [_said(teller, "gain-one-of", what=teller.say("one-of"))]
            case "auto-pass":
                return [_said(teller, "pass.combat-close", what=what)]
            case "redraw":
                return [_said(teller, "redraw", what=what)]
            case "defeat-all-here":
                return [_said(teller, "defeat-all", what=what)]
            case "cancel":
                return [_said(teller, "cancel")]
            case "as-clue":
                return [_said(teller, "as-clue", n=effect["n"])]
    return []


def reroll(teller: Teller, how: str, check: str) -> str:
    """Rolling all dice of a check again."""
    return _said(teller, f"reroll.{how}", check=teller.say(f"check-of.{check}"))


def spell(teller: Teller, row: Row) -> list[str]:
    """When it is cast, what it costs, what it does."""
    if row["casting"] == "monster-awareness":
        told = [_said(teller, "spell.cast-awareness")]
    elif row["sanity"]:
        told = [_said(teller, "spell.cast", mod=signed(row["casting"]), n=row["sanity"])]
    else:
        told = [_said(teller, "spell.cast-free", mod=signed(row["casting"]))]
    if row["hands"]:
        told.append(_said(teller, "spell.hands", n=row["hands"]))
    told.append(_said(teller, f"spell.when.{row['timing']}"))
    if row["success"] == "monster-toughness":
        told.append(_said(teller, "spell.needs-toughness"))
    told.append(_said(teller, "spell.success", x=_spell_does(teller, row)))
    if "discard_on" in row:
        told.append(_said(teller, "awakening-discard"))
    return told


def _spell_does(teller: Teller, row: Row) -> str:
    if "combat" in row:
        damage = teller.names.term(row["damage"]).lower()
        return teller.say("spell.combat", bonus=signed(row["combat"]), damage=damage)
    effect = row["do"][0]
    match next(iter(effect)):
        case "gain":
            return teller.say("spell.gain", what=amount(teller, effect["gain"], effect["n"]))
        case "all-checks":
            return teller.say("spell.all-checks", bonus=signed(effect["all-checks"]))
        case "monster-toughness":
            (ability,) = row["do"][1]["not"]
            places = {"n": -effect["monster-toughness"], "min": effect["min"]}
            return teller.say("spell.red-sign", ability=teller.names.term(ability), **places)
        case verb:
            return teller.say(f"spell.{verb}")


def skill(teller: Teller, row: Row) -> list[str]:
    """A bonus and more dice, or a reroll."""
    told = bonuses(teller, row.get("bonus", {}))
    if "clue_dice_extra" in row:
        more = row["clue_dice_extra"]
        told.append(_said(teller, "clue-dice", skill=teller.names.term(more["skill"]), n=more["n"]))
    return [*told, reroll(teller, "exhaust", row["check"])] if "exhaust" in row else told


def ally(teller: Teller, row: Row) -> list[str]:
    """Bonuses, what is ignored, what joining and discarding bring."""
    told = bonuses(teller, row.get("bonus", {}))
    if "ignore" in row:
        told.append(_said(teller, "ally.ignore", ability=teller.names.term(row["ignore"])))
    for part in ("join", "discard"):
        if part in row:
            told += teller.sentences(row[part], "you", teller.say(f"ally.{part}", x=PLAIN))
    return told


def special(teller: Teller, row: Row) -> list[str]:
    """Blessing, curse, retainer, loan, the Deputy's set, membership."""
    told = _weapon(teller, row, {}) if row.get("type") == "weapon" else []
    if "success_faces" in row:
        low = row["success_faces"][0]
        told.append(_said(teller, "special.faces-only" if low == 6 else "special.faces-or-more", a=low))
        told.append(_said(teller, "special.cancels", card=teller.names.name("card", row["cancels"])))
    if "join" in row:
        told += teller.sentences(row["join"], "you", teller.say("special.take", x=PLAIN))
    told += _upkeep(teller, row.get("upkeep", {}))
    if "any_phase" in row:
        told.append(_said(teller, "special.any-phase", what=cost(teller, row["any_phase"]["cost"])))
    if row.get("rule") == "no-bank-loan":
        told.append(_said(teller, "special.no-bank-loan"))
    elif "rule" in row:
        names = teller.names
        places = {"place": names.phrase("silver-twilight-lodge"), "inner": names.phrase("inner-sanctum")}
        told.append(_said(teller, "special.inner-sanctum", **places))
    if "movement" in row:
        told.append(_said(teller, "special.wagon"))
        told.append(_said(teller, "special.wagon-roll", faces=span(teller, row["roll_to_box"]["on"])))
    return told


def _upkeep(teller: Teller, upkeep: Row) -> list[str]:
    told = []
    for what, n in upkeep.get("gain", {}).items():
        told += teller.sentences([{"gain": what, "n": n}], "you", teller.say("special.upkeep", x=PLAIN))
    if "discard_on" in upkeep:
        told.append(_said(teller, "special.roll-discard", faces=span(teller, upkeep["discard_on"])))
    elif "bad" in upkeep:
        places = {"faces": span(teller, upkeep["bad"]), "what": cost(teller, upkeep["pay"]), "x": PLAIN}
        told += teller.sentences(upkeep["else"], "you", teller.say("special.roll-pay", **places))
    return told
