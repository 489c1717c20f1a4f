"""What holds while its source lies open (§20): environments, powers of Ancient Ones, worshippers, rumors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.arkham_horror.board import IS_STREET
from web.games.arkham_horror.text.phrases import signed
from web.games.arkham_horror.text.resources import spending
from web.games.arkham_horror.text.teller import PLAIN, Effect, Effects, Teller
from web.games.arkham_horror.text.verbs import kinds

PROPERTIES = ("horror", "horror_damage", "combat", "combat_damage")


def is_static(effect: Effect) -> bool:
    """Whether it holds while its source lies open, rather than happens."""
    verb = next(iter(effect))
    return verb == "on" or (verb in STATICS and "until" not in effect) or effect.get("until") == "awakening"


def statics(teller: Teller, effects: Effects) -> list[str]:
    """Static effects as sentences."""
    lowered = [effect for effect in effects if "max-stat" in effect]
    told: list[str] = []
    if lowered:
        what = teller.phrases.things([teller.names.term(effect["max-stat"]) for effect in lowered])
        told.append(teller.phrases.sentence(teller.say("max-stat.static", what=what, n=-lowered[0]["n"])))
    for effect in effects:
        verb = next(iter(effect))
        if verb == "on":
            told += _trigger(teller, effect)
        elif verb in STATICS:
            told.append(teller.phrases.sentence(STATICS[verb](teller, effect)))
    return told


def _trigger(teller: Teller, effect: Effect) -> list[str]:
    when = effect["on"]
    do = effect.get("do", ())
    if when == "end-of-mythos":
        loop = {"each-investigator": effect["each-investigator"], "where": effect["where"]}
        return teller.sentences([loop], "you", teller.say("on.end-of-mythos", x=PLAIN))
    if when == "lost":
        who = "devoured" in do[0]
        return teller.sentences(do, "each", teller.say("on.lost.who" if who else "on.lost", x=PLAIN))
    if when == "defeat":
        lead = teller.say("on.defeat", monster=teller.names.name("monster", effect["kind"]), x=PLAIN)
    elif effect["at"] == "any-street":
        card = teller.names.name("card", effect["unless"]["has"])
        lead = teller.say("on.end-movement.any-street", card=card, x=PLAIN)
    else:
        lead = teller.say("on.end-movement", place=teller.names.phrase(effect["at"]), x=PLAIN)
    return teller.sentences(do, "you", lead)


def _modifier(teller: Teller, effect: Effect) -> str:
    change = effect["modifier"]
    return teller.say("modifier", skill=teller.names.term(change["check"]), n=signed(change["n"]))


def _rule(teller: Teller, effect: Effect) -> str:
    rule = effect["rule"]
    if rule == "no-gain":
        place, who = effect["except"]
        return teller.say(
            "static.no-gain",
            stat=teller.names.term(effect["stat"]),
            place=teller.names.phrase(place),
            who=teller.names.name("investigator", who),
        )
    return teller.say(
        f"static.{rule}.{effect['environment']}" if "environment" in effect else f"static.{rule}"
    )


def _seal_cost(teller: Teller, effect: Effect) -> str:
    n = effect["seal-cost"]
    return teller.say("seal-cost", n=n) if n > 0 else teller.say("seal-cost.less", n=-n)


def _gate_difficulty(teller: Teller, effect: Effect) -> str:
    change = effect["gate-difficulty"]
    if "world" not in change:
        return teller.say("gate-difficulty", n=change["success"])
    place = teller.names.phrase(change["world"])
    return teller.say("gate-difficulty.world", place=place, n=change["success"])


def _monsters(teller: Teller, change: Mapping[str, Any]) -> str:
    if "ability" in change:
        return teller.say(f"kinds.{change['ability']}")
    return teller.say("kinds.all") if change["kinds"] == "all" else kinds(teller, change["kinds"])


def _monster_modifier(teller: Teller, effect: Effect) -> str:
    change = effect["monster-modifier"]
    return teller.say("toughness.kinds", what=_monsters(teller, change), n=signed(change["toughness"]))


def _monster_set(teller: Teller, effect: Effect) -> str:
    change = effect["monster-set"]
    return teller.say("monster-set", what=_monsters(teller, change), props=properties(teller, change))


def properties(teller: Teller, change: Mapping[str, Any]) -> str:
    """What a monster has now: combat rating −2 and combat damage 3."""
    told = []
    if "movement" in change:
        told.append(teller.say(f"prop.movement.{change['movement']}"))
    for name in PROPERTIES:
        if name in change:
            n = change[name]
            told.append(teller.say(f"prop.{name}", n=n if name.endswith("damage") else signed(n)))
    abilities = (change["add-ability"],) if "add-ability" in change else change.get("abilities", ())
    told += [teller.say("prop.ability", ability=teller.names.term(one)) for one in abilities]
    return teller.phrases.things(told, "list-objects")


STATICS: Mapping[str, Callable[[Teller, Effect], str]] = {
    "modifier": _modifier,
    "movement-points": lambda teller, effect: teller.say("movement-points", n=-effect["movement-points"]),
    "banish-kind": lambda teller, effect: teller.say(
        "banish-kind", monster=teller.names.name("monster", effect["banish-kind"])
    ),
    "rule": _rule,
    "seal-cost": _seal_cost,
    "gate-difficulty": _gate_difficulty,
    "monster-modifier": _monster_modifier,
    "monster-set": _monster_set,
    "setup": lambda teller, effect: teller.say(f"setup.{effect['setup']}"),
}


# Rumors


def rumor(teller: Teller, row: Mapping[str, Any]) -> list[str]:
    """All that a rumor does, from its coming to its two ends."""
    told = []
    if row["enter"]:
        told += teller.sentences(row["enter"], "table", teller.say("rumor.enter", x=PLAIN))
    told += statics(teller, row.get("static", ()))
    told += teller.sentences(row["ongoing"], "table", teller.say("rumor.ongoing", x=PLAIN))
    place = row["activity"]
    key = "rumor.act.street" if place in IS_STREET else "rumor.act.place"
    told.append(
        teller.phrases.sentence(teller.say(key, place=teller.names.phrase(place), x=_act(teller, row["act"])))
    )
    return [*told, *_end(teller, "pass", row["pass"]), *_end(teller, "fail", row["fail"])]


def _act(teller: Teller, act: Mapping[str, Any]) -> str:
    if "pay-up-to" in act:
        return teller.say("rumor.clues")
    if "do" in act:
        text = teller.inline(act["do"], "you") or ""
    elif isinstance(spells := act["cost"].get("spell"), Mapping):
        few, many = spells["players<=4"], spells["players>=5"]
        text = teller.say("give-up", what=teller.say("rumor.spells", few=few, many=many))
    else:
        text = spending(teller, act["cost"])
    return teller.phrases.formed(text, "may")


def _end(teller: Teller, end: str, row: Mapping[str, Any]) -> list[str]:
    when = row["when"]
    kind, n = next(iter(when.items())) if isinstance(when, Mapping) else (when, 0)
    key = f"rumor.{end}.{kind}"
    if not row["do"]:
        return [teller.phrases.sentence(teller.say(key))]
    return teller.sentences(row["do"], "table", teller.say(key, n=n, x=PLAIN))
