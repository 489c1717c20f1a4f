"""What its screens are drawn from: its own View, and its events; who acts, and whether it is for a person."""

from __future__ import annotations

from typing import TypedDict

from engine import game
from engine.arkham_horror.odds_checks import as_state
from engine.arkham_horror.view import View
from web.worker import scene

_For = TypedDict("_For", {"for": str}, total=False)


class Seen(game.Seen, _For, total=False):
    """An event: which kind has which of these, engine/arkham_horror says."""

    action: str
    ally: str
    ancient_one: str
    at: str | list[str]
    """A place; of `seals-removed` and `times-up` several."""
    black: list[str]
    box: bool
    card: str
    cards: list[str]
    cost: int
    deck: str
    dice: list[int]
    least: int
    """Of a pool: the lowest face that succeeds."""
    needed: int
    """Of a pool: so many successes."""
    twice: bool
    """Of a pool: a 6 counts two."""
    skill: str
    why: str
    """Of an awakening: by which of the clocks (§13)."""
    doom: int
    first: int
    giver: int
    investigator: str
    left: int
    line: str
    money: int
    monster: str
    monsters: list[str] | int
    """Tokens; of a surge how many."""
    n: int
    name: str
    passed: bool
    phase: str
    resigned: bool
    result: str
    round: int
    rumor: str
    sanity: int
    score: int
    special: str
    spell: str
    stamina: int
    stat: str
    stops: list[int]
    stream: str
    successes: int
    taker: int
    terror: int
    to: str | int
    """An area; of talk the seat that is spoken to."""
    trophies: list[str]
    turn: int
    until: int
    what: str
    white: list[str]
    winners: list[int]
    world: str


Scene = scene.Scene[View, Seen]

__all__ = ["Scene", "Seen", "View", "acting", "as_state", "is_mine", "may_act"]


def acting(view: View) -> int:
    """Whose investigator stands in the middle: who must act, else the first player."""
    return view.first if view.to_act is None else view.to_act


def is_mine(seat: int, scene: Scene) -> bool:
    """Whether a person plays it."""
    return scene.seats[seat].bot is None


def may_act(scene: Scene) -> bool:
    """Whether somebody who looks at this screen decides now; in a review nobody does."""
    return scene.you is None and scene.view.to_act is not None and is_mine(scene.view.to_act, scene)
