"""Arkham Ritual, drawn and worded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from htpy import Node

from engine.arkham_ritual.cards import BOX
from engine.arkham_ritual.view import View
from engine.game import Event
from web.games.arkham_ritual import cards
from web.games.arkham_ritual.sentences import Teller
from web.scene import OptionText, Scene, Seat, Tale
from web.words import Words

if TYPE_CHECKING:
    from web.lesson import Lesson
    from web.position import Reviewer


class ArkhamRitualRoom:
    """The game's GameRoom. A screen is loaded when it is first drawn."""

    id = "arkham-ritual"

    def title(self, words: Words) -> str:
        """Its name."""
        return words("Arkham Ritual")

    def tagline(self, words: Words) -> str:
        """One line for the lobby's tile."""
        return words("Do not end the night with a cursed card, or with your neighbour’s.")

    def tile_art(self) -> Node:
        """Two cards."""
        english = Words("en")
        return [cards.face(BOX[card], english, data_card=None) for card in ("dagger-1", "idol-cursed")]

    def options(self, words: Words) -> tuple[OptionText, ...]:
        """What can be chosen."""
        from web.games.arkham_ritual.options import options

        return options(words)

    def table(self, scene: Scene) -> Node:
        """Screen `table`."""
        from web.games.arkham_ritual.table import table

        return table(scene, self.title(scene.words), self._rules(scene))

    def round_end(self, scene: Scene) -> Node:
        """Screen `round-end`."""
        from web.games.arkham_ritual.round_end import round_end

        return round_end(scene, self._rules(scene))

    def game_over(self, scene: Scene) -> Node:
        """Screen `game-over`."""
        from web.games.arkham_ritual.game_over import game_over

        return game_over(scene, self._rules(scene))

    def rules(self, words: Words) -> Node:
        """The rules and all cards."""
        from web.games.arkham_ritual.rules import rules

        return rules(words)

    def lesson(self, words: Words) -> Lesson:
        """Its first round, taught."""
        from web.games.arkham_ritual.lesson import lesson

        return lesson(words)

    def reviewer(self) -> Reviewer:
        """How it is looked at again; nobody waits for that before it is asked for."""
        from web.games.arkham_ritual.review import REVIEWER

        return REVIEWER

    def _rules(self, scene: Scene) -> Node:
        return self.rules(scene.words) if scene.rules_open else None

    def sentence(self, event: Mapping[str, Any], seats: tuple[Seat, ...], viewer: int, words: Words) -> str:
        """An event as the viewer saw it, in a sentence; "" for silence."""
        return Teller(seats, viewer, words).tell(event)

    def spoken(self, scene: Scene) -> str:
        """What those hear who listen when they are asked again, or advised."""
        from web.games.arkham_ritual.dock import spoken

        return spoken(scene)

    def ends_round(self, event: Mapping[str, Any]) -> bool:
        """All cards have been shown: however a round or the game ended."""
        return bool(event["e"] == "show")

    def tells(self, event: Event) -> bool:
        """All but what names seats and no more: then nobody has learned of a card."""
        return bool(event.secret) or not event.public.keys() <= {"who", "to"}

    def dangerous(self, action: str) -> bool:
        """To take a card, or to let it go. (Owning up is asked about in the menu.)"""
        return action in ("take", "pass")

    def tale(self, log: Sequence[Mapping[str, Any]], players: int, seat: int) -> Tale:
        """A finished game, for the statistics."""
        from web.games.arkham_ritual.tale import tale

        return tale(log, players, seat)

    def losses(self, words: Words) -> tuple[str, Mapping[str, str]]:
        """What is lost and by which causes, in words."""
        from web.games.arkham_ritual.tale import losses

        return losses(words)

    def marks(self, view: View) -> tuple[str, ...]:
        """§9: the 22 cards, in the play sheet's order."""
        return tuple(card.id for card in view.rules.cards)

    def sound(self, event: Mapping[str, Any], viewer: int) -> str:
        """Which sound goes with an event; "" for silence."""
        from web.games.arkham_ritual.tale import sound

        return sound(event, viewer)


ROOM = ArkhamRitualRoom()
