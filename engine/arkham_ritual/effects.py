"""What a discarded event does (§10-2). A card names its effect; here is what the name means."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.arkham_ritual import rulings
from engine.arkham_ritual.endings import change_sanity, end_game_at_once, end_round, wake
from engine.arkham_ritual.memory import Look
from engine.game import Action, Event, Log

if TYPE_CHECKING:
    from engine.arkham_ritual.state import State


def elder_sign(state: State, seat: int, log: Log) -> None:
    """The round ends at once, with the new card in hand (§12 Q2)."""
    if log is not None:
        log.append(Event("elder-sign", "§10-2", {"who": seat}))
    end_round(state, log)


def gate(state: State, seat: int, log: Log) -> None:
    """If anyone holds a Great Old One, the card just taken included (§12 Q4), it wakes; else nothing.

    When nothing happens, everybody has learned that their own card is none."""
    found = rulings.holder_of_old_one(state.held, state.rules.players)
    if log is not None:
        log.append(Event("gate", "§10-2", {"who": seat, "opens": found is not None}))
    if found:
        wake(state, *found, log)
    else:
        state.quiet = state.seating.hands[0] | 1
        state.end_turn(log)


def orb(state: State, seat: int, log: Log) -> None:
    """Look at the top card of the deck; then put it back or remove it."""
    if not rulings.can_look(state.deck):
        return _nothing_to_see(state, seat, log)
    state.aside = card = state.deck.pop()
    state.draws += 1
    state.look = Look(seat, card, None, state.draws)
    if log is not None:
        log.append(Event("look", "§10-2", {"who": seat}, {"card": card.id}, (seat,)))
    return state.ask_orb(seat)


def settle_orb(state: State, action: Action, log: Log) -> None:
    """The card that was looked at goes back on the deck, or face down out of the round."""
    if log is not None:
        log.append(Event(action, "§10-2", {"who": state.to_act}))
    if action == "keep":
        assert state.aside is not None
        assert state.look is not None
        state.deck.append(state.aside)
        state.aside = None
        state.end_turn(log)
        state.offered_draw = state.look.draw  # the next active player has drawn that very card
    else:
        state.end_turn(log)


def trapezohedron(state: State, seat: int, log: Log) -> None:
    """Look at the top card of the deck: sane gains 1 sanity, cursed loses 1. At 0 the game ends."""
    if not rulings.can_look(state.deck):
        return _nothing_to_see(state, seat, log)
    card = state.deck[-1]
    state.look = Look(seat, card, card.cursed, state.draws + 1)
    if log is not None:
        log.append(
            Event("look", "§10-2", {"who": seat, "cursed": card.cursed}, {"card": card.id}, (seat,)),
        )
    change_sanity(state, seat, -1 if card.cursed else 1, "trapezohedron", "§10-2", log)
    if state.sanity[seat]:
        return state.end_turn(log)
    return end_game_at_once(state, log)


def _nothing_to_see(state: State, seat: int, log: Log) -> None:
    if log is not None:
        log.append(Event("no-look", "§10-2", {"who": seat}))
    state.end_turn(log)


ON_DISCARD: dict[str, Callable[[State, int, Log], None]] = {
    "elder-sign": elder_sign,
    "gate": gate,
    "orb": orb,
    "trapezohedron": trapezohedron,
}
