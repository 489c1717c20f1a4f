"""Checks, dice, choices, conditions and loops."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from web.games.arkham_horror.text.phrases import signed
from web.games.arkham_horror.text.resources import amount, owning, spending, with_
from web.games.arkham_horror.text.teller import PLAIN, Clause, Effect, Effects, Teller, says


@says("check")
def _check(teller: Teller, effect: Effect, who: str) -> Clause:
    places: dict[str, Any] = {"skill": teller.names.term(effect["check"]), "mod": signed(effect["mod"])}
    if effect["check"] == "combat":
        text = teller.say("check-combat", mod=places["mod"])
    elif falling := effect.get("falling"):
        text = teller.say("check-falling", n=falling, **places)
    elif effect.get("success", 1) > 1:
        text = teller.say("check-needs", n=effect["success"], **places)
    else:
        text = teller.say("check", **places)
    rest = (
        *teller.branch("pass", effect.get("pass", ()), who),
        *teller.branch("fail", effect.get("fail", ()), who),
        *_rows(teller, "row", effect.get("table", ()), who),
    )
    return Clause(text, rest, tested=True)


def _rows(teller: Teller, key: str, rows: Effects, who: str) -> tuple[str, ...]:
    told: list[str] = []
    for row in rows:
        if row["max"] is None:
            told += teller.branch(f"{key}-or-more", row["do"], who, a=row["min"])
        else:
            n = 1 if row["min"] == row["max"] == 1 else 2
            told += teller.branch(key, row["do"], who, range=span(teller, (row["min"], row["max"])), n=n)
    return tuple(told)


def span(teller: Teller, numbers: Sequence[int]) -> str:
    """From the first of these numbers to the last: 1–3, 1 or 2, 6."""
    least, most = numbers[0], numbers[-1]
    if least == most:
        return str(least)
    return teller.say("range-two" if most == least + 1 else "range", a=least, b=most)


@says("roll")
def _roll(teller: Teller, effect: Effect, who: str) -> Clause:
    rest = (
        *teller.branch("success", effect.get("pass", ()), who),
        *teller.branch("failure", effect.get("fail", ()), who),
        *_rows(teller, "face-row", effect.get("table", ()), who),
        *teller.sentences(effect.get("do", ()), who),
    )
    less = -effect.get("add", 0)
    return Clause(teller.say("roll-minus", n=less) if less else teller.say("roll-die"), rest)


@says("roll-each")
def _roll_each(teller: Teller, effect: Effect, who: str) -> Clause:
    rest = (
        *teller.branch("each-success", effect.get("pass", ()), who),
        *teller.branch("each-failure", effect.get("fail", ()), who),
        *_rows(teller, "each-face", effect.get("table", ()), who),
    )
    return Clause(teller.say("roll-dice", n=effect["roll-each"]), rest)


@says("wager")
def _wager(teller: Teller, effect: Effect, who: str) -> Clause:
    stat = teller.names.term(effect["wager"])
    told = [teller.sentence([teller.say("wager-loss", stat=stat)], who)]
    if "zero" in effect:
        told.append(teller.phrases.sentence(teller.say("wager-devoured")))
    return Clause(teller.say("wager", stat=stat), (*told, *teller.branch("then", effect["then"], who)))


@says("each-gate")
def _each_gate(teller: Teller, effect: Effect, who: str) -> Clause:
    """The language has one way to go through the gates: a die each, closed on a success."""
    return Clause(teller.say("each-gate"))


@says("each-item")
def _each_item(teller: Teller, effect: Effect, who: str) -> Clause:
    """The same for items: a die each, kept on a success."""
    return Clause(teller.say("each-item"))


# Loops


def everybody(
    teller: Teller, effects: Effects, where: str = "", wanted: Mapping[str, Any] | None = None
) -> list[str]:
    """What each investigator does, or each of some."""
    there = teller.say(f"where.{where}") if where else ""
    first = effects[0]
    if "if" in first and wanted is None:
        lead = teller.say("each", where=there, cond=with_(teller, first["if"]), x=PLAIN)
        return _cases(teller, first, lead) + teller.sentences(effects[1:], "each")
    cond = with_(teller, wanted) if wanted else ""
    return teller.sentences(effects, "each", teller.say("each", where=there, cond=cond, x=PLAIN))


def _cases(teller: Teller, effect: Effect, lead: str) -> list[str]:
    told = teller.sentences(effect["then"], "each", lead)
    if effect.get("else"):
        told += teller.sentences(effect["else"], "each", teller.say("everyone-else", x=PLAIN))
    return told


@says("each-investigator")
def _each_investigator(teller: Teller, effect: Effect, who: str) -> Clause:
    first, *rest = everybody(teller, effect["each-investigator"], effect.get("where", ""), effect.get("if"))
    return Clause(first, tuple(rest), alone=True)


@says("first-player")
def _first_player(teller: Teller, effect: Effect, who: str) -> Clause:
    first, *rest = teller.sentences(effect["first-player"], "first", teller.say("first-player", x=PLAIN))
    return Clause(first, tuple(rest), alone=True)


# Choices


@says("may")
def _may(teller: Teller, effect: Effect, who: str) -> Clause:
    then, otherwise = effect["may"], effect.get("else", ())
    price = effect.get("cost")
    if price:
        rest = teller.branch("if-do", then, who)
        text = teller.phrases.formed(spending(teller, price), "may")
        return Clause(teller.say("may", x=text), (*rest, *teller.branch("if-do-not", otherwise, who)))
    simple = [teller.inline([one], who) is not None for one in then]
    at_once = simple.index(False) if False in simple else len(then)
    clauses = teller.clauses(then[: max(1, at_once)], who)
    rest = clauses[-1].rest or (_after_doing(teller, then[at_once:], who) if then[at_once:] else ())
    done = teller.phrases.clauses([clause.text for clause in clauses])
    if otherwise and then[0].get("fail") == otherwise:
        rest = (*teller.branch("pass", then[0]["pass"], who), *teller.branch("fail-or-not", otherwise, who))
        otherwise = ()
    text = teller.say("may", x=teller.phrases.formed(done, "may"))
    return Clause(text, (*rest, *teller.branch("if-do-not", otherwise, who)))


def _after_doing(teller: Teller, effects: Effects, who: str) -> tuple[str, ...]:
    for state in ("sane", "conscious"):
        if f"if-{state}" in effects[0]:
            return teller.branch(f"if-do-{state}", effects[0][f"if-{state}"], who)
    return teller.branch("if-do", effects, who)


@says("if-sane")
@says("if-conscious")
def _if_standing(teller: Teller, effect: Effect, who: str) -> Clause:
    ((state, then),) = effect.items()
    first, *rest = teller.branch(state, then, who)
    return Clause(first, tuple(rest), alone=True)


@says("pay")
def _pay(teller: Teller, effect: Effect, who: str) -> Clause:
    """Every one of them buys nothing but to be spared the other list."""
    inner = teller.inline(effect["else"], who)
    assert inner is not None
    assert not effect["then"]
    return Clause(teller.say("pay-or", what=amount(teller, "money", effect["pay"]["money"]), x=inner))


@says("pay-up-to")
def _pay_up_to(teller: Teller, effect: Effect, who: str) -> Clause:
    ((what, most),) = effect["pay-up-to"].items()
    return Clause(
        teller.say("pay-up-to", what=amount(teller, what, most)), teller.branch("if-do", effect["then"], who)
    )


@says("lose-up-to")
def _lose_up_to(teller: Teller, effect: Effect, who: str) -> Clause:
    what = amount(teller, effect["lose-up-to"], effect["n"])
    return Clause(teller.say("lose-up-to", what=what), teller.branch("if-do", effect["then"], who))


@says("choose")
def _choose(teller: Teller, effect: Effect, who: str) -> Clause:
    options = effect["choose"]
    told = [teller.inline(option["do"], who) for option in options]
    if all(told):
        texts = [_if_there(teller, text or "", option) for text, option in zip(told, options, strict=True)]
        if texts[2:]:
            return Clause(teller.say("choose", x=teller.phrases.options(texts)))
        if who == "you":
            return Clause(teller.say("either", x=teller.phrases.options(texts, "list-either")))
        return Clause(teller.say("either.each", x=teller.phrases.options(texts)))
    bullets = [f"• {teller.tell(option['do'], who)}" for option in options]
    return Clause(teller.say("choose-block"), tuple(bullets))


def _if_there(teller: Teller, text: str, option: Mapping[str, Any]) -> str:
    """R77: an option that needs something is offered only to whoever has it."""
    if "if" not in option:
        return text
    return teller.say("option-if" if option["if"].get("n", 1) > 1 else "option-if-one", x=text)


@says("if")
def _if(teller: Teller, effect: Effect, who: str) -> Clause:
    if who != "you":
        lead = teller.say("anyone", cond=with_(teller, effect["if"]), x=PLAIN)
        first, *rest = _cases(teller, effect, lead)
        return Clause(first, tuple(rest), alone=True)
    cond = owning(teller, effect["if"])
    then = teller.inline(effect["then"], who)
    assert then is not None
    if not effect.get("else"):
        return Clause(teller.say("if", cond=cond, x=then))
    otherwise = teller.inline(effect["else"], who)
    assert otherwise is not None
    return Clause(teller.say("if-else", cond=cond, x=teller.phrases.before(then), y=otherwise))
