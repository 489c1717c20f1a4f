"""§12 Q3: somebody has seen the own card by accident, and says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_ritual import rulings
from engine.arkham_ritual.endings import change_sanity, end_game_at_once
from engine.arkham_ritual.memory import Mix
from engine.arkham_ritual.rules import NOT
from engine.chance import orders, shuffled
from engine.game import Event, Log

if TYPE_CHECKING:
    from engine.arkham_ritual.state import State


def own_up(state: State, seat: int, log: Log) -> None:
    """The card joins the deck, which is shuffled; the top is taken unseen, 1 sanity lost."""
    old = state.held[seat]
    if state.look is not None and state.look.draw == state.since[seat]:
        state.look = None
    state.mixes += (Mix(seat, old, state.draws),)
    state.peeks += 1
    mixed = rulings.to_shuffle(state.deck, old)
    state.deck = shuffled(mixed, state.draw_number("peeked", state.peeks, orders(mixed)))
    state.held[seat] = new = state.deck.pop()
    state.draws = state.since[seat] = state.draws + 1
    state.quiet &= NOT[seat]
    if log is not None:
        log.append(Event("peeked", "§12 Q3", {"who": seat, "card": old.id}))
        log.append(Event("redraw", "§12 Q3", {"who": seat}, {"card": new.id}, state.seating.others[seat]))
    change_sanity(state, seat, -1, "peeked", "§12 Q3", log)
    if not state.sanity[seat]:
        end_game_at_once(state, log)
