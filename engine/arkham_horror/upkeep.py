"""Upkeep (§5): return, refresh, income and rolls, then one decision until `done`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from engine.arkham_horror.board import AREAS, LOST
from engine.arkham_horror.cards import BLESSING, CURSE, DEPUTY, LOAN, RETAINER, SPECIAL_ROWS, names_of
from engine.arkham_horror.hands import (
    STATS,
    exhaust,
    gain_money,
    gain_stat,
    lose_card,
    lose_money,
    maximum,
    move_to,
)
from engine.arkham_horror.language import do, program
from engine.arkham_horror.movement import can_enter, pay_loan, pay_off
from engine.arkham_horror.restorers import RESTORES, restorers, use_restorer
from engine.arkham_horror.spells import can_cast, cast
from engine.arkham_horror.stack import Words, question, step
from engine.arkham_horror.streams import roll
from engine.arkham_horror.trade import VERBS, trade, with_trades

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

STONE, HEAL, RA = "healing-stone", "heal", "voice-of-ra"
USED_NOW = names_of(STONE, HEAL, RA)
ROLLED = (BLESSING, CURSE, RETAINER, LOAN)


def refresh(state: State) -> None:
    """R57: everybody's cards and once-a-turn abilities, but of one who loses the turn."""
    for inv in state.seats:
        if not inv.skips:
            inv.exhausted = ()
            inv.ability_used = inv.slid = False
    state.tell("refresh", "§5-2")


@step
def upkeep_turn(state: State, seat: int) -> None:
    """R57: return, income and rolls, then the decision."""
    inv = state.seats[seat]
    if inv.skips or inv.id is None:
        return
    due = tuple([card for card in inv.cards if card in SPECIAL_ROWS and "upkeep" in SPECIAL_ROWS[card]])
    state.push(("upkeep", seat), ("dues", seat, due), ("income", seat))
    if inv.at == LOST and not inv.delayed:
        state.push(("return", seat))


def _returns(state: State, seat: int) -> tuple[str, ...]:
    return tuple([f"return {area}" for area in AREAS if can_enter(state, area)])


def _return(state: State, words: Words, seat: int) -> None:
    move_to(state, seat, words[1], "§5-1")


question("return", _returns, _return)


@step
def income(state: State, seat: int) -> None:
    """Jenny's Trust Fund."""
    gain_money(state, seat, state.seats[seat].sheet.income)


@step
def dues(state: State, seat: int, cards: tuple[str, ...]) -> None:
    """§5-3, R4: in the order gained; the roll is skipped in the first Upkeep after the card was gained."""
    inv = state.seats[seat]
    if not cards:
        inv.fresh = ()
        return
    card, rest = cards[0], cards[1:]
    state.push(("dues", seat, rest))
    if card not in inv.cards or (state.awake and card in (RETAINER, LOAN, DEPUTY)):
        return
    row = SPECIAL_ROWS[card]["upkeep"]
    if "gain" in row:
        gain_money(state, seat, row["gain"]["money"])
    if "roll" not in row or card in inv.fresh:
        return
    face = roll(state, row["roll"], card, seat, "§5-3")[0]
    if face in row.get("discard_on", ()):
        lose_card(state, seat, card)
    elif face in row.get("bad", ()):
        if inv.money >= row["pay"]["money"]:
            lose_money(state, seat, row["pay"]["money"])
        else:
            do(state, seat, program(f"default/{card}"), it=card)


@cache
def slides(stops: tuple[int, int, int], focus: int) -> tuple[str, ...]:
    """§5-4: by at most Focus stops in all; leaving all as they are is no action (R57)."""
    every = [(a, b, c) for a in range(4) for b in range(4) for c in range(4)]
    return tuple(
        [
            f"sliders {a} {b} {c}"
            for a, b, c in every
            if 0 < abs(a - stops[0]) + abs(b - stops[1]) + abs(c - stops[2]) <= focus
        ]
    )


def _choices(state: State, seat: int) -> Sequence[str]:
    inv = state.seats[seat]
    found: list[str] = []
    if not USED_NOW.isdisjoint(inv.cards):
        found += _cards(state, seat)
    if inv.sheet.restores and not inv.ability_used:
        stat = inv.sheet.restores
        found += [
            f"restore {other}"
            for other in sorted(state.at(inv.at))
            if getattr(state.seats[other], stat) < maximum(state, other, stat)
        ]
    found += pay_loan(state, seat)
    found += restorers(state, seat)
    found.append("done")
    if not inv.slid:
        found += slides(inv.sliders, inv.sheet.focus)
    return with_trades(state, seat, tuple(found)) if state.awake else tuple(found)


def _cards(state: State, seat: int) -> list[str]:
    """The Healing Stone and spells with Upkeep timing."""
    inv = state.seats[seat]
    found = [f"cast {spell}" for spell in (HEAL, RA) if can_cast(state, seat, spell)]
    if inv.ready(STONE) and any(getattr(inv, stat) < maximum(state, seat, stat) for stat in STATS):
        found.append(f"use {STONE}")
    return found


def _choose(state: State, words: Words, seat: int) -> None:
    inv = state.seats[seat]
    if words == ["done"]:
        return
    state.push(("upkeep", seat))
    match words:
        case ["sliders", a, b, c]:
            inv.sliders, inv.slid = (int(a), int(b), int(c)), True
            state.tell("sliders", "§5-4", who=seat, stops=list(inv.sliders))
        case ["use", card] if card in RESTORES:
            use_restorer(state, seat, card)
        case ["use", _]:
            exhaust(state, seat, inv.ready(STONE) or STONE)
            state.push(("healing-stone", seat))
        case ["restore", other]:
            inv.ability_used = True
            gain_stat(state, int(other), inv.sheet.restores, inv.sheet.ability_n, by=inv.id or "")
        case ["cast", spell]:
            state.push(("healed" if spell == HEAL else "ra-heard", seat))
            cast(state, seat, spell, counts=spell == HEAL)
        case ["pay-loan"]:
            pay_off(state, seat)
        case _ if words[0] in VERBS:
            trade(state, words, seat)


question("upkeep", _choices, _choose)


def _stone(state: State, seat: int) -> tuple[str, ...]:
    """R97."""
    inv = state.seats[seat]
    return tuple(
        [
            f"choose {stat}"
            for stat in ("sanity", "stamina")
            if getattr(inv, stat) < maximum(state, seat, stat)
        ]
    )


def _use_stone(state: State, words: Words, seat: int) -> None:
    gain_stat(state, seat, words[1], 1)


question("healing-stone", _stone, _use_stone, kind="choose")


@step
def healed(state: State, seat: int) -> None:
    """Heal: as much Stamina as successes for one investigator in the same area."""
    if state.passed:
        state.push(("heal-target", seat, state.successes))


def _targets(state: State, seat: int, n: int) -> tuple[str, ...]:
    return tuple([f"target {other}" for other in sorted(state.at(state.seats[seat].at))])


def _heal(state: State, words: Words, seat: int, n: int) -> None:
    gain_stat(state, int(words[1]), "stamina", n)


question("heal-target", _targets, _heal, kind="target")


@step
def ra_heard(state: State, seat: int) -> None:
    """Voice of Ra: one die more in all checks until the end of the turn."""
    if state.passed:
        state.seats[seat].ra += 1
        state.tell("voice-of-ra", "§10", who=seat, n=state.seats[seat].ra)
