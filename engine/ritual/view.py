"""What a seat knows (§7): built by adding what it may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.game import Action, Decision
from engine.ritual.cards import COLOURS, Back, Card, Chant, Colour, backs_of, cards_in
from engine.ritual.scoring import Result

if TYPE_CHECKING:
    from engine.ritual.state import Phase, State


class Laid(NamedTuple):
    """A card on the table, face down: all see its back and which points are turned to the altar."""

    back: Back
    points: int
    chant: Chant | None
    """The card and its colour; None if another seat laid it."""


class Round(NamedTuple):
    """A round of this ritual that has been played: everything in it has been turned up."""

    start: int
    altar: Colour
    chants: tuple[Chant | None, ...]
    """By seat; None: it was out."""
    result: Result


class View(NamedTuple):
    """Everything `seat` may know."""

    seat: int
    players: int
    ritual: int
    """1 to 3; one that is played again keeps its number."""
    round: int
    """1 to 5; while sets are drafted 1."""
    opener: int
    """Who started this ritual: drafts last."""
    start: int
    """Who starts this round."""
    to_act: int | None
    phase: Phase
    legal: tuple[Action, ...]
    sets: tuple[tuple[Back, ...], ...]
    """This deal's sets by their backs, in order; never changed while it is played."""
    taken: tuple[int | None, ...]
    """By seat, the number of the set it drafted."""
    hand: tuple[Card, ...]
    """The own cards that are left; none before all have drafted."""
    backs: tuple[tuple[Back, ...], ...]
    """By seat, the own too: the backs of the cards left in hand, in order."""
    altar: Colour | None
    """The colour of this round; None until the ritual's first marker is turned."""
    turned: tuple[Colour, ...]
    """Every marker turned in this game, in order."""
    left: tuple[int, ...]
    """How many markers are face down of r, g, y."""
    laid: tuple[Laid | None, ...]
    """By seat, this round's card."""
    rounds: tuple[Round, ...]
    """This ritual's rounds that have been played."""
    points: tuple[int, ...]
    """By seat, points less madness in this ritual."""
    madness: tuple[int, ...]
    """By seat, the minus points collected in this ritual."""
    out: tuple[int, ...]
    """The seats that are out of this ritual."""
    contribution: tuple[int, ...]
    deals: int
    """How many deals there have been: more than rituals if some were played again."""
    faces: tuple[tuple[Card, ...], ...] = ()
    """With all cards open (see_all): the sets while they are drafted, then the hands by seat. Else none."""

    @property
    def decision(self) -> Decision | None:
        """What the phase asks of whoever must act."""
        return None if self.to_act is None else Decision(self.phase, self.to_act)


def see(state: State, seat: int) -> View:
    """The view from a seat."""
    return View(
        seat=seat,
        players=state.players,
        ritual=state.ritual,
        round=state.round,
        opener=state.opener,
        start=state.start,
        to_act=state.to_act,
        phase=state.phase,
        legal=state.choices if seat == state.to_act else (),
        sets=state.backs,
        taken=tuple(state.taken),
        hand=cards_in(state.hands[seat]),
        backs=tuple(map(backs_of, state.hands)),
        altar=state.altar,
        turned=state.turned,
        left=tuple([state.face_down.count(colour) for colour in COLOURS]),
        laid=tuple(
            [
                chant and Laid(chant.card.back, chant.points, chant if seat == whose else None)
                for whose, chant in enumerate(state.laid)
            ]
        ),
        rounds=state.rounds,
        points=tuple(state.points),
        madness=tuple(state.madness),
        out=state.out,
        contribution=tuple(state.contribution),
        deals=state.deals,
    )


def see_all(state: State, seat: int) -> View:
    """Once the game is over: the faces of all hands, or of the sets that are drafted, and what was laid."""
    return see(state, seat)._replace(
        legal=(),
        laid=tuple([chant and Laid(chant.card.back, chant.points, chant) for chant in state.laid]),
        faces=tuple(map(cards_in, state.sets or state.hands)),
    )
