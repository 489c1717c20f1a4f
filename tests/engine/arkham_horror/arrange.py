"""Arrangements that many lines of play begin with."""

from __future__ import annotations

from typing import Any

from tests.engine.arkham_horror.table import Table, table

PLAIN = "amanda-sharpe"
"""Sanity 5, Stamina 5; at stop 1 of each slider: speed 2, sneak 3, fight 2, will 3, lore 2, luck 3.

With stops a b c she has speed 1+a, sneak 4-a, fight 1+b, will 4-b, lore 1+c, luck 4-c.
"""
QUIET = (
    "big-storm-sweeps-arkham",
    "campus-security-increased",
    "merchants-march-on-crime",
    "strange-tremors-cease",
)
"""Headlines with a gate at Independence Square, a clue at the Unnamable, nothing for investigators."""


def one(who: str = PLAIN, *, ancient_one: str = "azathoth", **put: Any) -> Table:
    """One investigator alone."""
    t = table(who, ancient_one=ancient_one)
    t.put(0, **put)
    return t


def two(who: str = PLAIN, *, other: str = "vincent-lee", ancient_one: str = "azathoth", **put: Any) -> Table:
    """The same with a second seat (Vincent Lee in the hospital), who is asked when the first one is done."""
    t = table(who, other, ancient_one=ancient_one)
    t.put(0, **put)
    return t


def meeting(
    *kinds: str,
    who: str = PLAIN,
    other: str = "vincent-lee",
    ancient_one: str = "azathoth",
    at: str = "uptown",
    **put: Any,
) -> Table:
    """Two seats; the first stands with these monsters and its Movement Phase has begun."""
    t = two(who, other=other, ancient_one=ancient_one, at=at, **put)
    for kind in kinds:
        t.monster(kind, at)
    t.movement(0)
    return t


def quiet(t: Table) -> Table:
    """Let the next four Mythos Phases bring nothing: their gates are at a sealed place."""
    t.seal("independence-square")
    t.deck("mythos", *QUIET)
    return t


def moves(t: Table) -> set[str]:
    """The areas one may walk to."""
    return {action.removeprefix("move ") for action in t.legal if action.startswith("move ")}


def dice(t: Table) -> list[int]:
    """All dice since the last look, in the order rolled."""
    return [die for roll in t.rolled for die in roll]


def monsters(t: Table, area: str) -> list[str]:
    """The monsters in an area."""
    return list(t.now["monsters"].get(area, ()))


def trophies(t: Table, seat: int = 0) -> list[str]:
    """A seat's monster trophies."""
    return list(t.who(seat)["trophies"]["monsters"])


def check(t: Table, skill: str, mod: int = 0, need: int = 1, seat: int = 0) -> None:
    """A check that is worth $1 if passed and $3 if failed."""
    passed, failed = [{"gain": "money", "n": 1}], [{"gain": "money", "n": 3}]
    t.effect(seat, [{"check": skill, "mod": mod, "success": need, "pass": passed, "fail": failed}])


def outcome(t: Table, seat: int = 0) -> str:
    """How the check of `check` ended."""
    return {0: "open", 1: "passed", 3: "failed"}[t.who(seat)["money"]]


def lose(t: Table, sanity: int = 0, stamina: int = 0, seat: int = 0) -> None:
    """One loss of both stats from one source (R20)."""
    losses = [("sanity", sanity), ("stamina", stamina)]
    t.effect(seat, [{"lose": stat, "n": n} for stat, n in losses if n])


def visiting(place: str, *cards: str, who: str = PLAIN, **put: Any) -> Table:
    """The first seat is about to have an encounter there, with these location cards to come.

    The second one, wounded in the hospital, is asked after it.
    """
    t = two(who, other="jenny-barnes", at=place, **put)
    t.put(1, at="st-marys-hospital", stamina=1)
    if cards:
        t.deck(cards[0].rpartition("-")[0], *cards)
    return t


def awake(ancient_one: str, **put: Any) -> Table:
    """Amanda alone before the awakened Ancient One, in the Upkeep of round 1."""
    t = one(ancient_one=ancient_one, **put)
    t.final_battle()
    return t


def both(ancient_one: str, **put: Any) -> Table:
    """Amanda and Vincent before him, in the Upkeep of round 1."""
    t = two(ancient_one=ancient_one, **put)
    t.final_battle()
    return t


def strike(t: Table, weapons: str = "none", *, answer: str = "accept") -> list[int]:
    """An attack: its dice. Forced steps are not asked."""
    for action in (f"weapons {weapons}", "attack"):
        if action in t.legal:
            t.do(action)
    rolls = t.rolled
    rolled = rolls[-1] if rolls else []
    if answer:
        t.do(answer)
    return rolled
