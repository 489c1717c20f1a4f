"""After a roll (§9): clues, rerolls, and cards that pass a check."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham_horror import spells
from engine.arkham_horror.cards import CARDS, names_of
from engine.arkham_horror.checks import Check, Dice, count, finish, lowest, rolled
from engine.arkham_horror.costs import can_pay, cost_of, pay_now
from engine.arkham_horror.hands import count_use, exhaust, lose_card
from engine.arkham_horror.sheets import MANDY
from engine.arkham_horror.stack import Words, question, step
from engine.arkham_horror.streams import roll

if TYPE_CHECKING:
    from engine.arkham_horror.investigator import Investigator
    from engine.arkham_horror.state import State

MISTS, RESEARCH, CLOSING = "mists-of-releh", "research-materials", "close-gate"
USED_NOW = frozenset(name for name, card in CARDS.items() if card.reroll or card.passes) | names_of(
    MISTS, RESEARCH
)


def _after_roll(state: State, seat: int, plain: tuple[Any, ...], dice: Dice) -> tuple[str, ...]:
    """What may be done about a roll (§9, R62)."""
    asked, inv = Check(*plain), state.seats[seat]
    enough = count(state, seat, asked.kind, dice) >= asked.needed
    found = ["spend-clue"] if inv.clues else []
    seen: set[str] = set()
    for name in inv.cards:
        if name not in USED_NOW or name in inv.exhausted:
            continue
        card = CARDS[name]
        if card.id in seen:
            continue
        if card.id == RESEARCH:
            found.append(f"spend {RESEARCH}")
        elif card.reroll and dice and card.reroll in (asked.kind, "any"):
            if not card.reroll_one:
                found.append(f"reroll {card.id}")
            elif state.fight and name in state.fight.weapons:
                found += [f"reroll-die {card.id} {place}" for place in range(1, len(dice) + 1)]
            else:
                continue
        elif card.passes and not enough and passes(state, seat, name, asked):
            found.append(f"use {card.id}")
        elif card.id == MISTS and not enough and _can_vanish(state, seat, asked):
            found.append(f"cast {MISTS}")
        else:
            continue
        seen.add(card.id)
    if min(dice, default=6) < lowest(inv) and mandy(state) is not None:
        found.append(f"reroll {MANDY}")
    return (*found, "accept")


def passes(state: State, seat: int, name: str, asked: Check) -> bool:
    """R62: Blue Watcher: combat and closing; Silver Key: evade and flee; not in the final battle (R23)."""
    card = CARDS[name]
    if asked.kind not in card.passes and not (asked.closing and CLOSING in card.passes):
        return False
    return not state.awake and can_pay(state, seat, cost_of(card.id))


def _can_vanish(state: State, seat: int, asked: Check) -> bool:
    """Mists of Releh: evade and flee (R62)."""
    return asked.kind == "evade" and spells.can_cast(state, seat, MISTS)


def mandy(state: State) -> Investigator | None:
    """R100: wherever she is, if she has not done it this turn."""
    for inv in state.seats:
        if inv.id == MANDY and not inv.ability_used:
            return inv
    return None


def _about(state: State, seat: int, plain: tuple[Any, ...], dice: Dice) -> dict[str, Any]:
    asked = Check(*plain)
    successes = count(state, seat, asked.kind, dice)
    return {
        "check": asked.kind,
        "needed": asked.needed,
        "dice": list(dice),
        "successes": successes,
        "for": asked.why,
    }


def _answer(state: State, words: Words, seat: int, plain: tuple[Any, ...], dice: Dice) -> None:
    """One of the things that may be done; then asked again, unless it is enough."""
    asked, inv = Check(*plain), state.seats[seat]
    match words:
        case ["accept"]:
            successes = count(state, seat, asked.kind, dice)
            return finish(state, seat, asked, successes >= asked.needed, successes)
        case ["spend-clue"]:
            inv.clues -= 1
            state.tell("spend-clue", "§9", who=seat)
            dice += roll(state, clue_dice(inv, asked.skill), asked.why, seat)
        case ["spend", card]:
            lose_card(state, seat, inv.ready(card) or card)
            dice += roll(state, clue_dice(inv, asked.skill), asked.why, seat)
        case ["reroll-die", card, place]:
            exhaust(state, seat, inv.ready(card) or card)
            chosen = int(place) - 1
            dice = dice[:chosen] + roll(state, 1, asked.why, seat) + dice[chosen + 1 :]
        case ["reroll", card] if card == MANDY:
            dice = _reroll_failed(state, inv, seat, asked.why, dice)
        case ["reroll", card]:
            name = inv.ready(card) or card
            if CARDS[name].reroll_by == "exhaust":
                exhaust(state, seat, name)
            else:
                lose_card(state, seat, name)
            dice = roll(state, len(dice), asked.why, seat)
        case ["cast", spell]:
            state.push(("rolled", seat, asked, dice), ("mists", seat))
            spells.cast(state, seat, spell, asked.modifier)
            return None
        case ["use", card]:
            return _pass(state, seat, inv.ready(card) or card, asked)
    return rolled(state, seat, asked, dice)


question("rolled", _after_roll, _answer, kind="roll", about=_about)


def clue_dice(inv: Investigator, skill: str) -> int:
    """§9: one; one more with each matching skill card, and for Joe always one more."""
    return (
        1
        + inv.sheet.clue_dice
        + sum([CARDS[name].clue_dice for name in inv.cards if CARDS[name].clue_skill == skill])
    )


def _reroll_failed(state: State, inv: Investigator, seat: int, why: str, dice: Dice) -> Dice:
    """R100: Mandy rerolls the failed dice of anybody's check."""
    helper = mandy(state)
    assert helper is not None
    helper.ability_used = True
    least = lowest(inv)
    new = iter(roll(state, sum(die < least for die in dice), why, seat))
    return tuple([next(new) if die < least else die for die in dice])


def _pass(state: State, seat: int, name: str, asked: Check) -> None:
    """R62: passed with exactly the successes needed; a cost may knock out afterwards (R54)."""
    inv, card = state.seats[seat], CARDS[name]
    pay_now(state, seat, cost_of(card.id))
    if not (inv.sanity and inv.stamina) and ("settle", seat) not in state.stack:
        below = 2 if state.fight and state.fight.place == "check" else 1  # its outcome comes first
        state.stack.insert(-below, ("settle", seat))
    if card.uses:
        count_use(state, seat, name)
    else:
        lose_card(state, seat, name)
    finish(state, seat, asked, True, asked.needed)


@step
def mists(state: State, seat: int) -> None:
    """Mists of Releh: success evades; else the roll is asked about again."""
    if state.passed:
        _, _, plain, _ = state.stack.pop()
        finish(state, seat, Check(*plain), True, plain[3])
