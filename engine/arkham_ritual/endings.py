"""How a round ends (§7, §10-4), and the game (§8): the verdicts of scoring.py, carried out and told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_ritual import rulings, scoring
from engine.arkham_ritual.cards import OLD_ONES, Card
from engine.arkham_ritual.talk import weighed
from engine.game import Event, Log

if TYPE_CHECKING:
    from engine.arkham_ritual.state import State


def end_round(state: State, log: Log) -> None:
    """§7: all cards are shown; who did not survive loses sanity."""
    held = state.held
    judged = scoring.verdicts(held)
    if log is not None:
        _show(state, log)
        for seat, verdict in enumerate(judged):
            told = {"who": seat, "survives": verdict.survives, "why": verdict.why}
            log.append(Event("fate", verdict.rule, told))
    for seat, change in enumerate(scoring.changes(held, judged, state.rules.players, state.spot)):
        if change:
            change_sanity(state, seat, change, "round", "§7-3" if change < 0 else "§10-3", log)
    _finish_round(state, log)


def wake(state: State, old_one: Card, holder: int | None, log: Log) -> None:
    """§10-4: the Great Old One resolves instead of the normal end of the round."""
    name = old_one.id
    if name == "mystery":
        name = OLD_ONES[state.draw_number("mystery", state.round, len(OLD_ONES))]
    if log is not None:
        log.append(Event("wake", "§10-4", {"card": old_one.id, "old_one": name, "holder": holder}))
        _show(state, log)
    waking = scoring.Waking(state.held, state.sanity, holder, state.spot)
    for seat, change in enumerate(scoring.WAKE[name](waking)):
        if change:
            change_sanity(state, seat, change, name, "§10-4", log)
    _finish_round(state, log)


def change_sanity(state: State, seat: int, change: int, why: str, rule: str, log: Log) -> None:
    """§2: markers come and go, from 0 to 7."""
    before = state.sanity[seat]
    state.sanity[seat] = after = scoring.settle(before, change)
    if log is not None and before != after:
        log.append(Event("sanity", rule, {"who": seat, "from": before, "to": after, "why": why}))


def end_game_at_once(state: State, log: Log) -> None:
    """§8: somebody lost the last sanity in the middle of a round (Trapezohedron, §12 Q3)."""
    if log is not None:
        _show(state, log)
    _end_game(state, log)


def _finish_round(state: State, log: Log) -> None:
    """§8, §13, §5-2: the game is over, or the doom grows and the next round begins."""
    state.doom = rulings.next_doom(state.doom)
    state.words = weighed(state)
    if 0 in state.sanity:
        _end_game(state, log)
    else:
        state.begin_round(rulings.lowest_after(state.active, state.sanity), log)


def _end_game(state: State, log: Log) -> None:
    state.stop("over")
    if log is not None:
        log.append(Event("over", "§8", {"winners": list(state.winners or ())}))


def _show(state: State, log: list[Event]) -> None:
    log.append(Event("show", "§7", {"held": [card.id for card in state.held]}))
