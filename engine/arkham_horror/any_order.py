"""Actions that name several cards: listed once, found in whatever order the cards stand (R64)."""

from __future__ import annotations

from engine.game import Action
from engine.legal import Lazy


class AnyOrder(Lazy):
    """R64: some actions; the words after the verb may stand in any order."""

    def __init__(self, actions: tuple[Action, ...]) -> None:
        self.actions = actions

    @property
    def size(self) -> int:
        """How many there are."""
        return len(self.actions)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AnyOrder) and self.actions == other.actions

    def __hash__(self) -> int:
        return hash(self.actions)

    def at(self, number: int) -> Action:
        """The action with this number."""
        return self.actions[number]

    def find(self, action: Action) -> int | None:
        """Its number."""
        if action in self.actions:
            return self.actions.index(action)
        wanted = _sorted(action)
        return next((number for number, one in enumerate(self.actions) if _sorted(one) == wanted), None)


def _sorted(action: Action) -> list[str]:
    verb, *words = action.split(" ")
    return [verb, *sorted(words)]
