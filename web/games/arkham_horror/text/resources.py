"""Gains, losses, costs and conditions: how much of what."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from web.games.arkham_horror.text.teller import TOGETHER, Clause, Effect, Effects, Teller, says

ROLLED = {"die": "roll-die", "2d": "roll-2d"}
"""Amounts that are dice: they are rolled first."""
NAMED = {"2d": "total", "successes": "per-success", "3x-successes": "per-success-3"}
THAT = {"die", "sum", "face", "paid", "lost"}


OBJECT = re.compile(r"を|[을를](?: |$)")
"""The particle that only a verb needs."""


def amount(teller: Teller, what: str, n: int | str) -> str:
    """So much of a resource, as the object of a verb."""
    if isinstance(n, int):
        return teller.say(what, n=n)
    return teller.say(f"{what}.{'that' if n in THAT else NAMED.get(n, n)}")


def _rolls(teller: Teller, effects: Effects) -> list[str]:
    return [teller.say(ROLLED[effect["n"]]) for effect in effects if effect["n"] in ROLLED]


def _together(verb: str) -> None:
    def told(teller: Teller, effects: Effects) -> list[str]:
        what = [amount(teller, effect[verb], effect["n"]) for effect in effects]
        told = [teller.say(verb, what=each) for each in teller.phrases.objects(what)]
        return [*_rolls(teller, effects), *told]

    TOGETHER[verb] = told


_together("gain")
_together("lose")


def _restore(teller: Teller, effects: Effects) -> list[str]:
    what = [teller.say(f"{effect['gain']}.full") for effect in effects]
    return [teller.say("restore", what=teller.phrases.things(what))]


TOGETHER["restore"] = _restore


def _draw(teller: Teller, effects: Effects) -> list[str]:
    what = [teller.say(f"deck.{effect['draw']}", n=effect["n"]) for effect in effects]
    return [teller.say("draw", what=each) for each in teller.phrases.objects(what)]


TOGETHER["draw"] = _draw


@says("draw-keep")
def _draw_keep(teller: Teller, effect: Effect, who: str) -> Clause:
    what = teller.say(f"deck.{effect['draw']}", n=effect["n"])
    return Clause(teller.say("draw-keep", what=what, keep=effect["keep"]))


def cost(teller: Teller, price: Mapping[str, Any], points: int = 0) -> str:
    """What is paid, as the object of a verb."""
    what = [teller.say("movement-point", n=points)] if points else []
    what += [amount(teller, one, n) for one, n in price.items()]
    return teller.phrases.things(what, "list-objects")


def price(teller: Teller, paid: Mapping[str, int]) -> str:
    """What is paid, by itself: "$5", "1 gate trophy"."""
    what = [" ".join(OBJECT.split(amount(teller, one, n))).strip() for one, n in paid.items()]
    return teller.phrases.formed(teller.phrases.things(what), "end")


def spending(teller: Teller, price: Mapping[str, Any]) -> str:
    """Paying it: money is paid, cards are discarded, the rest is spent."""
    key = "pay" if set(price) <= {"money"} else "give-up" if set(price) <= {"spell", "ally"} else "spend"
    return teller.say(key, what=cost(teller, price))


@says("gain-split")
def _gain_split(teller: Teller, effect: Effect, who: str) -> Clause:
    n = effect["n"]
    if isinstance(n, int):
        return Clause(teller.say("gain-split", n=n))
    rolls = [teller.say(ROLLED[n])] if n in ROLLED else []
    return Clause(teller.phrases.clauses([*rolls, teller.say("gain-split.that")]))


def owning(teller: Teller, wanted: Mapping[str, Any]) -> str:
    """A condition as a clause about you: you have at least $3."""
    has = wanted["has"]
    key = f"cond.{has}.max" if "max" in wanted else f"cond.{has}"
    return teller.say(key, n=wanted.get("max", wanted.get("n", 1)))


def with_(teller: Teller, wanted: Mapping[str, Any]) -> str:
    """A condition that tells people apart: with no clues, who is cursed, with Whiskey."""
    has = wanted["has"]
    if f"with.{has}" in teller.phrases:
        return teller.say(f"with.{has}")
    if wanted.get("max") == 0:
        return teller.say("with", what=teller.say(f"{has}.none"))
    return teller.say("with-card", card=teller.names.name("card", has))
