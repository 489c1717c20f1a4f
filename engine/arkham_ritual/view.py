"""What a seat knows, with perfect memory (§6): built by adding what it may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.memory import Look, Mix
from engine.arkham_ritual.rules import SEATS_IN, Rules
from engine.arkham_ritual.talk import Word
from engine.game import Action, Decision

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

    @property
    def decision(self) -> Decision | None:
        """What the phase asks of whoever must act."""
        return None if self.to_act is None else Decision(self.phase, self.to_act)


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
        seat=seat,
        rules=state.rules,
        round=state.round,
        doom=state.doom,
        sanity=tuple(state.sanity),
        active=state.active,
        to_act=state.to_act,
        phase=state.phase,
        legal=state.choices if seat == state.to_act else (),
        hands=SEATS_IN[state.hands],
        held=tuple(held),
        own=own,
        own_cursed=own_cursed,
        on_offer=state.offered is not None,
        offered=offered,
        offered_cursed=offered_cursed,
        is_aside=state.aside is not None,
        aside=aside,
        deck=len(state.deck),
        discards=tuple(state.discards),
        moves=tuple(state.moves),
        quiet=SEATS_IN[state.quiet],
        draws=state.draws,
        offered_draw=state.offered_draw,
        since=tuple(state.since),
        look=look,
        mixes=state.mixes,
        words=state.words,
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
