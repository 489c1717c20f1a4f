"""Events in sentences, for one viewer in one language: what the Tellers of all games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from engine.game import Seen, View
from web.worker.scene import NOBODY, Scene, Seat
from web.worker.screens.parts import together
from web.worker.words import Words

E = TypeVar("E", bound=Seen)


class Teller(Generic[E]):
    """Tells one viewer's events. "You" has sentences of its own."""

    def __init__(self, seats: Sequence[Seat], viewer: int, words: Words) -> None:
        self.seats, self.viewer, self.words = seats, viewer, words

    def tell(self, event: E) -> str:
        """The sentence; "" for silence."""
        return ""

    def name(self, who: int) -> str:
        """How a seat is called."""
        return self.seats[who].name

    def names(self, seats: Sequence[int]) -> str:
        """Several, the viewer as "you" and first."""
        you = [self.words("you")] if self.viewer in seats else []
        return together([*you, *(self.name(seat) for seat in seats if seat != self.viewer)], self.words)

    def pick(self, who: int | None, yours: str, theirs: str, **places: object) -> str:
        """The sentence for "you" or for {who}, both already translated, now filled in."""
        if who == self.viewer:
            return self.words.fill(yours, **places)
        return self.words.fill(theirs, who=self.name(who) if who is not None else "", **places)


def viewer(scene: Scene[View, Seen]) -> int:
    """Who is "you": whose view it is; in a review the person who looks, whoever's eyes they look with."""
    return scene.view.seat if scene.you is None else scene.you


def onlooker(scene: Scene[View, Seen]) -> int:
    """For a screen that everybody looks at: one person alone is "you", of several each has a name."""
    if scene.you is not None:
        return scene.you
    return scene.view.seat if scene.alone else NOBODY


def told_lines(told: Teller[E], events: Sequence[E]) -> list[tuple[str, str]]:
    """Sentences with their rules, newest first."""
    return [(text, event["rule"]) for event in reversed(events) if (text := told.tell(event))]
