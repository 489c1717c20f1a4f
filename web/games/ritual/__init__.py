"""Ritual, drawn and worded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from htpy import Node

from engine.game import Event
from engine.ritual.cards import BOX
from engine.ritual.view import View
from web.games.ritual import cards
from web.games.ritual.sentences import Teller
from web.scene import OptionText, Scene, Seat, Tale
from web.words import Words

if TYPE_CHECKING:
    from web.lesson import Lesson
    from web.position import Reviewer


class RitualRoom:
    """The game's GameRoom. A screen is loaded when it is first drawn."""

    id = "ritual"

    def title(self, words: Words) -> str:
        """Its name."""
        return words("Ritual")

    def tagline(self, words: Words) -> str:
        """One line for the lobby's tile."""
        return words("Chant what the altar asks, or stray: alone you gain, together you go mad.")

    def tile_art(self) -> Node:
        """Two cards."""
        english = Words("en")
        return [cards.face(BOX[card], english) for card in ("r1g4", "y3r3")]

    def options(self, words: Words) -> tuple[OptionText, ...]:
        """Nothing can be chosen."""
        return ()

    def table(self, scene: Scene) -> Node:
        """Screen `table`."""
        from web.games.ritual.table import table

        return table(scene, self._rules(scene))

    def round_end(self, scene: Scene) -> Node:
        """Screen `round-end`."""
        from web.games.ritual.round_end import round_end

        return round_end(scene, self._rules(scene))

    def game_over(self, scene: Scene) -> Node:
        """Screen `game-over`."""
        from web.games.ritual.game_over import game_over

        return game_over(scene, self._rules(scene))

    def rules(self, words: Words) -> Node:
        """The rules and all cards."""
        from web.games.ritual.rules import rules

        return rules(words)

    def lesson(self, words: Words) -> Lesson:
        """Its first round, taught."""
        from web.games.ritual.lesson import lesson

        return lesson(words)

    def reviewer(self) -> Reviewer:
        """How it is looked at again; nobody waits for that before it is asked for."""
        from web.games.ritual.review import REVIEWER

        return REVIEWER

    def _rules(self, scene: Scene) -> Node:
        return self.rules(scene.words) if scene.rules_open else None

    def sentence(self, event: Mapping[str, Any], seats: tuple[Seat, ...], viewer: int, words: Words) -> str:
        """An event as the viewer saw it, in a sentence; "" for silence."""
        return Teller(seats, viewer, words).tell(event)

    def spoken(self, scene: Scene) -> str:
        """What those hear who listen when they are asked again, or advised."""
        from web.games.ritual.dock import spoken

        return spoken(scene)

    def ends_round(self, event: Mapping[str, Any]) -> bool:
        """All cards have been turned up."""
        return bool(event["e"] == "reveal")

    def tells(self, event: Event) -> bool:
        """All but the choice of a set or a card: who made it knew what it was, and backs are seen by all."""
        return event.kind not in ("draft", "chant")

    def dangerous(self, action: str) -> bool:
        """Whatever is laid is seen."""
        return action.startswith("chant")

    def tale(self, log: Sequence[Mapping[str, Any]], players: int, seat: int) -> Tale:
        """A finished game, for the statistics."""
        from web.games.ritual.tale import tale

        return tale(log, players, seat)

    def losses(self, words: Words) -> tuple[str, Mapping[str, str]]:
        """What is lost and by which causes, in words."""
        from web.games.ritual.tale import losses

        return losses(words)

    def marks(self, view: View) -> tuple[str, ...]:
        """§1-1: all 30, in the order of the box."""
        return tuple(BOX)

    def sound(self, event: Mapping[str, Any], viewer: int) -> str:
        """Which sound goes with an event; "" for silence."""
        from web.games.ritual.tale import sound

        return sound(event, viewer)


ROOM = RitualRoom()
