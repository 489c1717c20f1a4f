"""Skill checks (§9): the pool and the roll; what may be done about it is in after_roll.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.arkham_horror.board import IN_ARKHAM
from engine.arkham_horror.cards import BLESSING, CARDS, CURSE
from engine.arkham_horror.limits import SUCCESS
from engine.arkham_horror.sheets import BASE_SKILL
from engine.arkham_horror.stack import STEPS
from engine.arkham_horror.statics import statics
from engine.arkham_horror.streams import roll

if TYPE_CHECKING:
    from engine.arkham_horror.investigator import Investigator
    from engine.arkham_horror.state import State

Dice = tuple[int, ...]


class Check(NamedTuple):
    """What is checked; in a frame it is a plain tuple."""

    kind: str
    skill: str
    """What it is built on."""
    modifier: int
    needed: int
    why: str
    counts: bool = False
    """Something counts its successes, so that the owner is always asked (R11)."""
    closing: bool = False
    """It is to close a gate (§14)."""


def check(
    state: State,
    seat: int,
    kind: str,
    modifier: int,
    needed: int,
    why: str,
    *,
    skill: str = "",
    counts: bool = False,
    closing: bool = False,
) -> None:
    """A check; the frame below it reads `state.passed` and `state.successes`."""
    asked = Check(kind, skill or BASE_SKILL[kind], modifier, needed, why, counts, closing)
    state.push(("check", seat, asked))


def pool(state: State, seat: int, asked: Check) -> int:
    """The dice of a check: skill + modifier + bonuses; 0 or less: none (§9)."""
    inv = state.seats[seat]
    dice = asked.modifier + inv.ra
    if asked.skill == BASE_SKILL[asked.kind]:
        dice += inv.skill(asked.kind)
    else:  # the Dark Pharaoh is fought with lore
        dice += inv.skill(asked.skill) + inv.bonus(asked.kind)
    changes = statics(state).checks
    if changes and inv.at in IN_ARKHAM:
        dice += changes.get(asked.skill, 0)
    return max(0, dice)


def _check(state: State, seat: int, plain: tuple[Any, ...]) -> None:
    """Roll the pool (§9)."""
    asked = Check(*plain)
    dice = pool(state, seat, asked)
    if state.log is not None:
        facts = {"skill": asked.kind, "n": dice, "needed": asked.needed, **_read(state, seat, asked.kind)}
        state.tell("pool", "§9", who=seat, **facts, **{"for": asked.why})
    rolled(state, seat, asked, roll(state, dice, asked.why, seat))


STEPS["check"] = _check


def rolled(state: State, seat: int, asked: Check, dice: Dice) -> None:
    """R11: enough, and nothing counts successes: accepted; else the owner is asked."""
    successes = count(state, seat, asked.kind, dice)
    if successes >= asked.needed and not asked.counts:
        finish(state, seat, asked, True, successes)
    else:
        state.push(("rolled", seat, asked, dice))


def lowest(inv: Investigator) -> int:
    """The lowest face that succeeds (§9)."""
    faith = "blessed" if BLESSING in inv.cards else "cursed" if CURSE in inv.cards else "normal"
    return SUCCESS[faith]


def count(state: State, seat: int, kind: str, dice: Dice) -> int:
    """The successes; with the Shotgun each 6 counts two."""
    least = lowest(state.seats[seat])
    successes = len([die for die in dice if die >= least])
    if _twice(state, kind):
        successes += dice.count(6)
    return successes


def _twice(state: State, kind: str) -> bool:
    fight = state.fight
    return kind == "combat" and bool(fight) and any(CARDS[name].twice for name in fight.weapons)


def _read(state: State, seat: int, kind: str) -> dict[str, Any]:
    """How its dice are read, for who listens."""
    return {"least": lowest(state.seats[seat]), "twice": _twice(state, kind)}


def finish(state: State, seat: int, asked: Check, passed: bool, successes: int) -> None:
    """The result, for the frame below."""
    state.passed, state.successes = passed, successes
    if state.log is not None:
        state.tell("check", "§9", who=seat, passed=passed, successes=successes, **{"for": asked.why})
