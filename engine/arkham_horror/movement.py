"""The Movement Phase in Arkham (§6.1, §6.3, §6.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.arkham_horror.amounts import holds
from engine.arkham_horror.board import AREAS, IN_ARKHAM, IS_STREET, JAIL, LINKS, POLICE
from engine.arkham_horror.cards import CARDS, LOAN, SPECIAL_ROWS, WAGON
from engine.arkham_horror.combat import meet
from engine.arkham_horror.costs import Cost, can_pay, pay
from engine.arkham_horror.hands import exhaust, gain_clues, lose_card, move_to
from engine.arkham_horror.language import do, program
from engine.arkham_horror.restorers import RESTORES, restorers, use_restorer
from engine.arkham_horror.stack import Words, dropped, question, step
from engine.arkham_horror.statics import statics
from engine.arkham_horror.trade import VERBS, trade, with_trades

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


PAY_OFF: Cost = tuple(SPECIAL_ROWS[LOAN]["any_phase"]["cost"].items())
USED_NOW = frozenset(name for name, card in CARDS.items() if card.used or card.gives_points)


@step
def movement_turn(state: State, seat: int) -> None:
    """Stand up, or get movement points: Speed, items, weather (§6.1)."""
    inv = state.seats[seat]
    state.met, state.walked, state.rode = (), False, False
    if inv.skips:
        if inv.at == JAIL:  # §6.4, R76
            inv.delayed = False
            move_to(state, seat, POLICE, "§6.4")
        return None
    state.points = None
    if inv.at not in IN_ARKHAM:
        return state.push(("other-world-turn", seat))
    state.push(("end-movement", seat), ("clues-here", seat), ("meet-all", seat))
    if inv.delayed:
        state.push(("stand-up", seat))
    else:
        items = sum([CARDS[name].walks for name in inv.cards])
        state.points = max(0, inv.current("speed") + items + statics(state).points)
        state.tell("points", "§6.1", who=seat, n=state.points)
    return state.push(("move", seat))


@dropped("stand-up")
@step
def stand_up(state: State, seat: int) -> None:
    """§6.3: that is the whole movement; it is done at `stay`, or when something ends the movement."""
    state.seats[seat].delayed = False
    state.tell("stand-up", "§6.3", who=seat)


def pay_loan(state: State, seat: int) -> list[str]:
    """R103: in the Upkeep and Movement decisions."""
    inv = state.seats[seat]
    return ["pay-loan"] if LOAN in inv.cards and can_pay(state, seat, PAY_OFF) and not state.awake else []


def pay_off(state: State, seat: int) -> None:
    """§5: a loan is paid off."""
    pay(state, seat, PAY_OFF)
    lose_card(state, seat, LOAN)


def unmet(state: State, seat: int) -> list[str]:
    """R5: the monsters here that are not dealt with."""
    here = state.seats[seat].at
    return [token for token, area in state.monsters.items() if area == here and token not in state.met]


def can_enter(state: State, area: str) -> bool:
    """Not closed, not blocked (R74)."""
    return area not in state.blocked and not state.is_closed(area)


def _moves(state: State, seat: int) -> Sequence[str]:
    """What may be done before `stay`; the wagon only before the first `move` (R6)."""
    inv = state.seats[seat]
    points, monsters = state.points, unmet(state, seat)
    found = [f"{verb} {token}" for token in monsters for verb in ("fight", "evade")]
    free = inv.at not in state.blocked
    if points is not None:
        if points and not state.rode and not monsters and free:
            found += [f"move {area}" for area in LINKS.get(inv.at, ()) if can_enter(state, area)]
        if not state.walked and free and WAGON in inv.cards:
            found += [f"wagon {area}" for area in AREAS if area != inv.at and can_enter(state, area)]
        if not USED_NOW.isdisjoint(inv.cards):
            found += _cards(state, seat, points)
    found += pay_loan(state, seat)
    found += restorers(state, seat)
    found.append("stay")
    return with_trades(state, seat, tuple(found))


def _cards(state: State, seat: int, points: int) -> list[str]:
    """Map, Motorcycle, tomes, statue, tablet: points and cost at hand, not exhausted."""
    inv = state.seats[seat]
    found = []
    for name in inv.cards:
        card = CARDS[name]
        if not (card.used or card.gives_points) or name in inv.exhausted:
            continue
        if card.gives_points or (card.points <= points and can_pay(state, seat, tuple(card.cost.items()))):
            found.append(f"{card.used or 'use'} {card.id}")
    return list(dict.fromkeys(found))


def _move(state: State, words: Words, seat: int) -> None:
    verb = words[0]
    if verb == "stay":
        return
    state.push(("move", seat))
    match words:
        case ["move", area]:
            assert state.points is not None
            state.points -= 1
            state.walked = True
            state.met = ()
            move_to(state, seat, area, "§6.1")
        case ["wagon", area]:
            state.walked = state.rode = True
            state.met = ()
            move_to(state, seat, area, "R6")
        case ["fight" | "evade", _]:
            meet(state, words, seat, "board")
        case ["pay-loan"]:
            pay_off(state, seat)
        case ["use", card] if card in RESTORES:
            use_restorer(state, seat, card)
        case ["use" | "read", card]:
            _use(state, seat, card)
        case _ if verb in VERBS:
            trade(state, words, seat)


def _use(state: State, seat: int, card: str) -> None:
    """§6.1: a Movement card: exhausted or used up, its points and cost paid, then what it does."""
    name = state.seats[seat].ready(card)
    assert name is not None
    assert state.points is not None
    what = CARDS[name]
    state.tell("use", "§6.1", who=seat, card=card)
    if what.gives_points:
        exhaust(state, seat, name)
        state.points += what.gives_points
        return
    state.points -= what.points
    if what.used_up:
        lose_card(state, seat, name)
    else:
        exhaust(state, seat, name)
    pay(state, seat, tuple(what.cost.items()), ("do", seat, program(f"use/{card}"), 0, 0, name))


def _about(state: State, seat: int) -> dict[str, Any]:
    return {"points": state.points, "at": state.seats[seat].at}


question("move", _moves, _move, about=_about)


# After `stay`


@step
def meet_all(state: State, seat: int) -> None:
    """§6.1: every monster here must be evaded or fought."""
    if unmet(state, seat):
        state.push(("meet-all", seat), ("meet", seat))


def _meetings(state: State, seat: int) -> tuple[str, ...]:
    return tuple([f"{verb} {token}" for token in unmet(state, seat) for verb in ("fight", "evade")])


def _meet(state: State, words: Words, seat: int) -> None:
    meet(state, words, seat, "board")


question("meet", _meetings, _meet, about=lambda state, seat: {"monsters": unmet(state, seat)})


def _clues(state: State, seat: int) -> tuple[str, ...]:
    here = state.clues.get(state.seats[seat].at, 0)
    return tuple([f"take-clues {n}" for n in range(here + 1)]) if here else ()


def _take_clues(state: State, words: Words, seat: int) -> None:
    """§6.1: after the last monster."""
    n, area = int(words[1]), state.seats[seat].at
    if n:
        left = state.clues[area] - n
        state.clues = {place: here for place, here in state.clues.items() if place != area}
        if left:
            state.clues = {**state.clues, area: left}
        gain_clues(state, seat, n)


question("clues-here", _clues, _take_clues, kind="take-clues")


@step
def end_movement(state: State, seat: int) -> None:
    """§20: what an environment does to whoever ends his movement there."""
    inv = state.seats[seat]
    for trigger in statics(state).triggers:
        if trigger.when != "end-movement" or not (
            trigger.at == inv.at or (trigger.at == "any-street" and inv.at in IS_STREET)
        ):
            continue
        if trigger.unless is None or not holds(state, seat, trigger.unless):
            do(state, seat, trigger.program)
