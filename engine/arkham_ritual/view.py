"""What a seat knows, with perfect memory (§6): built by adding what it may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.memory import Look, Mix
from engine.arkham_ritual.rules import SEATS_IN, Rules
from engine.arkham_ritual.talk import Word
from engine.game import Action

if TYPE_CHECKING:
    from engine.arkham_ritual.state import Phase, State


class View(NamedTuple):
    """Everything `seat` may know. None where a card is hidden from it."""

    seat: int
    rules: Rules
    round: int
    doom: int
    sanity: tuple[int, ...]
    active: int
    to_act: int | None
    phase: Phase
    legal: tuple[Action, ...]
    hands: tuple[int, ...]
    """The seats whose hand is still on the table."""
    held: tuple[Card | None, ...]
    """By seat, then dummies; the own card is None unless all cards have been shown."""
    own: Card | None
    """The own card, if it could be followed there or has been shown."""
    own_cursed: bool | None
    """Its colour, if that could be followed (Trapezohedron)."""
    on_offer: bool
    """Whether a card is on its way this turn."""
    offered: Card | None
    offered_cursed: bool | None
    is_aside: bool
    """Whether the Orb took a card off the deck."""
    aside: Card | None
    deck: int
    """How many cards it has."""
    discards: tuple[Card, ...]
    moves: tuple[Action, ...]
    """This round's actions."""
    quiet: tuple[int, ...]
    """The seats whose card was there when a Gate found no Great Old One."""
    draws: int
    offered_draw: int
    since: tuple[int, ...]
    look: Look | None
    mixes: tuple[Mix, ...]
    """Draws by number, and what is remembered of them (see memory.py)."""
    words: tuple[Word, ...]
    """By seat, how true its sayings of earlier rounds were; those of this round are among the moves."""


def see(state: State, seat: int) -> View:
    """The view from a seat."""
    held: list[Card | None] = [*state.held]
    own = own_cursed = offered_cursed = aside = None
    offered = state.offered if seat == state.active else None
    if state.to_act is None:
        own = held[seat] if held else None
    else:
        held[seat] = None
    look = state.look
    if look is not None:
        if look.seat != seat:
            look = look._replace(card=None)
        if state.aside is not None:
            aside = look.card
        elif look.draw == state.offered_draw:
            offered, offered_cursed = offered or look.card, look.cursed
        elif look.draw == state.since[seat]:
            own, own_cursed = own or look.card, look.cursed
    return View(
        seat,
        state.rules,
        state.round,
        state.doom,
        tuple(state.sanity),
        state.active,
        state.to_act,
        state.phase,
        state.choices if seat == state.to_act else (),
        SEATS_IN[state.hands],
        tuple(held),
        own,
        own_cursed,
        state.offered is not None,
        offered,
        offered_cursed,
        state.aside is not None,
        aside,
        len(state.deck),
        tuple(state.discards),
        tuple(state.moves),
        SEATS_IN[state.quiet],
        state.draws,
        state.offered_draw,
        tuple(state.since),
        look,
        state.mixes,
        state.words,
    )


def see_all(state: State, seat: int) -> View:
    """Once the game is over: every card that lies before somebody or is on its way; not the deck."""
    return see(state, seat)._replace(
        legal=(),
        held=tuple(state.held),
        own=state.held[seat] if state.held else None,
        offered=state.offered,
        aside=state.aside,
        look=state.look,
    )
