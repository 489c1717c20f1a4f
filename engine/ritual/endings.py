"""How a round ends (§3-4 to §3-6), a ritual (§4, §5) and the game (§6): scoring.py, carried out and told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Event, Log
from engine.ritual import rulings, scoring
from engine.ritual.rules import MADNESS, MASTERLY, RITUALS, ROUNDS

if TYPE_CHECKING:
    from engine.ritual.state import State


def tell_result(state: State, log: list[Event]) -> None:
    """§3-3: every card, and which of the five results it was."""
    last = state.rounds[-1]
    shown = {
        "cards": [chant and chant.card.id for chant in last.chants],
        "colours": [chant and chant.colour for chant in last.chants],
        "points": [chant and chant.points for chant in last.chants],
    }
    log.append(Event("reveal", "§3-3", shown))
    case, matched, strayed, change = last.result
    told = {"altar": last.altar, "case": case, "m": matched, "d": strayed, "change": list(change)}
    log.append(Event("result", "§3-3", told | {"points": state.points[:]}))


def end_round(state: State, result: scoring.Result, log: Log) -> None:
    """§3-4: madness first. §3-5: then the ritual ends, §3-6: or the next round begins."""
    if result.case in scoring.VORTEX:
        _go_mad(state, log)
    still_in, points = state.still_in, state.points
    ten = MASTERLY in points and MASTERLY in [points[seat] for seat in still_in]
    if not still_in:
        _tell_end(state, "void", log)
        state.begin_ritual(state.ritual, rulings.starts_again(state.opener), log)
    elif ten or len(still_in) == 1 or state.round == ROUNDS:
        _tell_end(state, "ten" if ten else "alone" if len(still_in) == 1 else "rounds", log)
        _end_ritual(state, log)
    else:
        state.begin_round(state.round + 1, state.next_in(state.start), log)


def _go_mad(state: State, log: Log) -> None:
    """§3-4: whoever has too many minus points is out until the next ritual."""
    before = state.still_in
    state.still_in = rulings.still_in(before, state.madness, MADNESS)
    if log is not None:
        for seat in before:
            if seat not in state.still_in:
                log.append(Event("mad", "§3-4", {"who": seat, "minus": state.madness[seat]}))


def _tell_end(state: State, why: str, log: Log) -> None:
    if log is not None:
        told = {"ritual": state.ritual, "why": why, "points": state.points[:], "out": list(state.out)}
        log.append(Event("ritual-end", "§3-5", told))


def _end_ritual(state: State, log: Log) -> None:
    """§4: contribution. §5: the next ritual. §6: after the third the game is over."""
    kind, gains = scoring.contribution(state.points, state.still_in)
    state.contribution = [before + gain for before, gain in zip(state.contribution, gains, strict=True)]
    if log is not None:
        told = {"kind": kind, "gains": list(gains), "contribution": state.contribution[:]}
        log.append(Event("contribution", "§4-1" if kind == "masterly" else "§4-2", told))
    if state.ritual == RITUALS:
        state.stop("over")
        if log is not None:
            log.append(Event("over", "§6", {"winners": list(state.winners or ())}))
    else:
        change = state.rounds[-1].result.change
        start = scoring.next_start(state.points, state.still_in, change, state.start)
        state.begin_ritual(state.ritual + 1, start, log)
