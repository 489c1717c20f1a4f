"""All that is kept of a game at the table, and how it goes on from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine.game import Action, IllegalAction
from engine.legal import Joined
from engine.record import Record, ReplayError
from web.worker.occasion import Occasion
from web.worker.scene import Seat

if TYPE_CHECKING:
    from web.worker.match import Match


class Fared(NamedTuple):
    """How a person fared in a game that is over."""

    place: int
    score: int
    won: bool


def fared(match: Match) -> Fared | None:
    """How the one person fared in a game that is over; None: several people played."""
    if not match.alone:
        return None
    seat = match.people[0]
    tale = match.room.tale([event.seen_by(seat) for event in match.log], len(match.seats), seat)
    return Fared(tale.place, tale.score, seat in (match.state.winners or ()))


def read_fared(raw: object) -> Fared | None:
    """As the list has it, if that makes sense."""
    match raw:
        case [int(place), int(score), bool(won)] if 0 < place < 100 and abs(score) < 10_000:
            return Fared(place, score, won)
    return None


class Kept(NamedTuple):
    """All that is kept of a match: from this it goes on just so."""

    start: Record
    numbers: tuple[str, ...]
    """The actions, by their numbers among what could be done."""
    seats: tuple[Seat, ...]
    holder: int
    paused: bool
    """At a round's end."""
    can_undo: bool
    marks: list[list[int]]
    """By seat, the numbers of the cards that are crossed out; none: nothing is."""
    daily: str
    counts: bool
    round: int
    over: bool
    """Its end has been seen."""
    occasion: Occasion
    fared: Fared | None
    advice: bool
    """Whether the strongest bot may be asked."""


def resume(
    match: Match,
    actions: Sequence[Action],
    holder: object = None,
    paused: bool = False,
    can_undo: bool = False,
) -> None:
    """Play on a kept game to where it was; raises ReplayError if it cannot have been so."""
    for index, action in enumerate(actions):
        match.ended = None
        try:
            match.act(_meant(action, match))
        except IllegalAction as error:
            raise ReplayError(index, error) from error
    match.holder = next((person for person in match.people if person == holder), match.holder)
    if not paused:
        match.ended = None
    if not match.ended:
        match.give_device()
    match.look_away()
    if not can_undo:
        match.before = None
    match.told = dict.fromkeys(match.people, match.visible)


def _meant(number: str, match: Match) -> Action:
    """The action that a number stands for; another text means itself."""
    choices = Joined(match.state.legal(), match.state.asides())
    short = number.isascii() and number.isdecimal() and len(number) <= len(str(choices.size))
    return choices[int(number)] if short and int(number) < choices.size else number
