"""Cards, moves, states, monsters, gates and the board: verbs that are said in a clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.arkham_horror.board import IS_STREET, STREET_OF
from web.games.arkham_horror.text.teller import Clause, Effect, Teller, says

PLAIN_VERBS = (
    "delay", "lose-turn", "arrest", "lost", "devoured", "return", "return-and-close", "release-jail",
    "monster", "through-gate", "advance", "redraw-encounter", "reveal-top", "replace-investigator", "nothing",
    "to-cup", "to-box", "auto-fail", "use", "remove-seals", "ally-to-box", "fight-card-monsters", "reshuffle",
    "draw-again",
)  # fmt: skip
"""Said always in the same way."""
BY_VALUE = ("bless", "curse", "trophy", "close-gate", "rule", "game", "take")
"""Said by their value alone: `bless.self`."""
APART = ("release-jail", "rule")
"""Sentences of their own."""


def _plain(key: Callable[[Effect], str]) -> Callable[[Teller, Effect, str], Clause]:
    def told(teller: Teller, effect: Effect, who: str) -> Clause:
        return Clause(teller.say(key(effect)), alone=next(iter(effect)) in APART)

    return told


for _verb in PLAIN_VERBS:
    says(_verb)(_plain(lambda effect: next(iter(effect))))
for _verb in BY_VALUE:
    says(_verb)(_plain(lambda effect: ".".join(next(iter(effect.items())))))


# Cards


@says("search")
def _search(teller: Teller, effect: Effect, who: str) -> Clause:
    deck = _deck(teller, effect["search"])
    if "card" in effect:
        return Clause(teller.say("search-card", card=teller.names.name("card", effect["card"]), **deck))
    return Clause(teller.say(f"search-{effect.get('first', 'any')}", **deck))


def _deck(teller: Teller, deck: str) -> dict[str, str]:
    return {"deck": teller.say(f"deck-name.{deck}")}


@says("buy")
def _buy(teller: Teller, effect: Effect, who: str) -> Clause:
    price = _price(teller, effect["price"])
    decks = [effect["buy"]] if isinstance(effect["buy"], str) else effect["buy"]
    look, most = effect["look"], effect["max"]
    if look == "all":
        return Clause(teller.say("buy-any", price=price, **_deck(teller, decks[0])))
    top = teller.phrases.things([teller.say(f"top.{deck}", n=look) for deck in decks], "list-objects")
    shown = look * len(decks)
    which = teller.say("which.it" if shown == 1 else "which.any" if most == shown else "which.one")
    return Clause(teller.say("buy-must" if effect.get("must") else "buy", top=top, which=which, price=price))


def _price(teller: Teller, change: int | str) -> str:
    if isinstance(change, str) or not change:
        return teller.say(f"price.{change}")
    return teller.say("price.plus" if change > 0 else "price.minus", n=abs(change))


@says("sell")
def _sell(teller: Teller, effect: Effect, who: str) -> Clause:
    return Clause(teller.say(f"sell.{effect['sell']}", price=_price(teller, effect["price"])))


@says("sale")
def _sale(teller: Teller, effect: Effect, who: str) -> Clause:
    shown = [teller.say(f"deck.{deck}", n=n) for deck, n in effect["sale"].items()]
    what = teller.phrases.things(shown, "list-objects")
    return Clause(teller.say("sale", what=what), (teller.phrases.sentence(teller.say("sale-all")),))


@says("discard")
def _discard(teller: Teller, effect: Effect, who: str) -> Clause:
    what = effect["discard"]
    if f"discard.{what}" in teller.phrases:
        return Clause(teller.say(f"discard.{what}"))
    key = "discard.all" if effect.get("n") == "all" else "discard.card"
    return Clause(teller.say(key, card=teller.names.name("card", what)))


@says("ally")
def _ally(teller: Teller, effect: Effect, who: str) -> Clause:
    otherwise = teller.inline(effect["else"], who)
    assert otherwise is not None
    told = teller.phrases.formed(otherwise, "end")
    return Clause(teller.say("ally-joins", ally=teller.names.phrase(effect["ally"]), x=told))


# Moves


@says("move")
def _move(teller: Teller, effect: Effect, who: str) -> Clause:
    goal, cards = effect["move"], effect.get("encounter", 0)
    world, _, number = goal.partition("/")
    if number:
        parts = [teller.say("move.world", place=teller.names.phrase(world))]
    elif goal == "mythos-gate-location":
        parts = [teller.say("move.mythos"), teller.say("move.to-gate")]
    elif f"move.{goal}" in teller.phrases:
        parts = [teller.say(f"move.{goal}")]
    else:
        parts = [teller.say("move", place=teller.names.phrase(goal))]
    if cards > 1:
        parts += [teller.say("encounter-of", n=cards), teller.say("resolve-one")]
    elif cards:
        parts.append(teller.say("encounter-there-street" if goal == "any-area" else "encounter-there"))
    text = teller.phrases.clauses(parts)
    return Clause(teller.say("may", x=teller.phrases.formed(text, "may")) if effect.get("optional") else text)


@says("visit")
def _visit(teller: Teller, effect: Effect, who: str) -> Clause:
    return Clause(teller.say("visit", place=teller.names.phrase(effect["visit"])))


# The board


@says("max-stat")
def _max_stat(teller: Teller, effect: Effect, who: str) -> Clause:
    return Clause(teller.say("max-stat", stat=teller.names.term(effect["max-stat"]), n=-effect["n"]))


@says("gate")
def _gate(teller: Teller, effect: Effect, who: str) -> Clause:
    return Clause(teller.say("gate-monster" if effect["monster"] else "gate"))


@says("doom")
def _doom(teller: Teller, effect: Effect, who: str) -> Clause:
    n = effect["doom"]
    key = "doom.minus" if n < 0 else "doom.plus.max" if effect.get("not-above-max") else "doom.plus"
    return Clause(teller.say(key, n=abs(n)))


@says("terror")
def _terror(teller: Teller, effect: Effect, who: str) -> Clause:
    return Clause(teller.say("terror", n=effect["terror"]))


@says("terror-to")
def _terror_to(teller: Teller, effect: Effect, who: str) -> Clause:
    return Clause(teller.say("terror-to", n=effect["terror-to"]))


def places(teller: Teller, areas: Any) -> str:
    """Areas in a sentence."""
    if isinstance(areas, str):
        return teller.say(f"areas.{areas}")
    if areas[0] in IS_STREET:
        assert {*areas[1:]} == {place for place, street in STREET_OF.items() if street == areas[0]}
        return teller.say("areas.neighborhood", place=teller.names.phrase(areas[0]))
    return teller.phrases.things([teller.names.phrase(area) for area in areas])


def kinds(teller: Teller, named: Any) -> str:
    """Kinds of monsters in a sentence."""
    return teller.phrases.things([teller.names.plural(kind) for kind in named])


@says("return-monsters")
def _return_monsters(teller: Teller, effect: Effect, who: str) -> Clause:
    which = effect["return-monsters"]
    if "areas" in which:
        text = teller.say("return-monsters", what=places(teller, which["areas"]))
    else:
        text = teller.say("return-kinds", what=kinds(teller, which["kinds"]))
    return Clause(text, teller.branch("if-any", effect.get("if-any", ()), who))


@says("spawn")
def _spawn(teller: Teller, effect: Effect, who: str) -> Clause:
    return Clause(teller.say("spawn", n=effect["spawn"], place=teller.names.phrase(effect["at"])))


@says("respawn-trophies")
def _respawn(teller: Teller, effect: Effect, who: str) -> Clause:
    what = kinds(teller, [effect["respawn-trophies"]])
    return Clause(teller.say("respawn-trophies", what=what, place=teller.names.phrase(effect["at"])))


@says("close-locations")
def _close_locations(teller: Teller, effect: Effect, who: str) -> Clause:
    closed = effect["close-locations"]
    return Clause(teller.say("close-locations", what=places(teller, closed), n=len(closed)))


@says("block-street")
def _block_street(teller: Teller, effect: Effect, who: str) -> Clause:
    return Clause(teller.say("block-street", place=teller.names.phrase(effect["block-street"])))


@says("card-tokens")
def _card_tokens(teller: Teller, effect: Effect, who: str) -> Clause:
    n = effect["card-tokens"]
    return Clause(teller.say("card-tokens.paid") if n == "-paid" else teller.say("card-tokens.plus", n=n))


@says("card-monsters")
def _card_monsters(teller: Teller, effect: Effect, who: str) -> Clause:
    return Clause(teller.say("card-monsters", n=effect["card-monsters"]))


@says("place-card-monsters")
def _place_card_monsters(teller: Teller, effect: Effect, who: str) -> Clause:
    place = teller.names.phrase(effect["place-card-monsters"])
    return Clause(teller.say("place-card-monsters", place=place))


@says("hunt")
def _hunt(teller: Teller, effect: Effect, who: str) -> Clause:
    return Clause(teller.say("hunt", what=places(teller, effect["not"])))
