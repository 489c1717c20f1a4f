"""What its screens are drawn from: its own View, and its events as the viewer saw them."""

from __future__ import annotations

from engine import game
from engine.ritual.cards import Colour
from engine.ritual.view import View
from web.worker import scene


class Seen(game.Seen, total=False):
    """An event as its viewer saw it: which kind has which of these, engine/ritual says."""

    altar: Colour
    back: str
    card: str
    cards: list[str | None]
    """§3-3: what was chanted, by seat; None: out of this ritual."""
    case: str
    change: list[int | None]
    """§3-3: points by seat; None: out of this ritual."""
    colour: Colour
    colours: list[Colour | None]
    contribution: list[int]
    d: int
    gains: list[int]
    kind: str
    m: int
    minus: int
    out: list[int]
    points: int | list[int]
    """Of a chant, or of all by seat."""
    ritual: int
    round: int
    set: int
    sets: list[list[str]]
    start: int
    why: str
    winners: list[int]


Scene = scene.Scene[View, Seen]


def points_of(event: Seen) -> list[int]:
    """Of a `result` or `ritual-end` event: how many points everybody has, by seat."""
    points = event["points"]
    assert isinstance(points, list)
    return points
