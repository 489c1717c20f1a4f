"""Drawing the cards of encounters: of a neighbourhood (§7), of an Other World (§8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.board import WORLD_AT
from engine.arkham_horror.encounter_cards import GATE_CARDS, LOCATION_CARDS, RESHUFFLE
from engine.arkham_horror.streams import listed, number, put_under, shuffle, take_top

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


def draw_location_card(state: State, deck: str, but: tuple[str, ...]) -> str:
    """R71: one draw among the cards then in the deck; a revealed card is the next one drawn."""
    left = [card for card in LOCATION_CARDS[deck] if card not in but]
    revealed = state.revealed.get(deck)
    if revealed in left:
        state.revealed = {other: card for other, card in state.revealed.items() if other != deck}
        return revealed
    while state.coming.get(deck) or state.seed is None:
        card: str = listed(state, deck)
        if card in left:
            return card
    return left[number(state, deck, len(left))]


def draw_gate_cards(state: State, seat: int, many: int, but: tuple[str, ...]) -> tuple[str, ...]:
    """R102: others go to the bottom; the reshuffle card shuffles everything but matching cards drawn."""
    colours = WORLD_AT[state.seats[seat].at].colours
    found: list[str] = []
    passed = 0
    while len(found) < many and passed < 2 * len(GATE_CARDS):
        card = take_top(state, "gate")
        if card is None:
            break
        if card == RESHUFFLE:
            put_under(state, "gate", card)
            shuffle(state, "gate")
            state.tell("reshuffle", "§8", deck="gate")
        elif GATE_CARDS[card].colour in colours and card not in but:
            found.append(card)
        else:
            put_under(state, "gate", card)
        passed += 1
    return tuple(found)
