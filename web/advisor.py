"""What a strong bot thinks of the decisions of a finished game, each from what its seat saw."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.bots.bot import Opinions
from engine.bots.play import luck
from engine.finished import Finished
from web.match import Bots
from web.thought import Thought

MOST_DOUBTS = 3
"""So many decisions, at most, are marked as ones that it would have made otherwise."""


class Advisor:
    """Thinks of one step at a time, in slices; as many on every machine, so that all pages think the same."""

    def __init__(self, game: Finished) -> None:
        self.game = game
        self.opinions: dict[int, Opinions] = {}
        """By step, what it has come to."""
        self._thought: Thought | None = None
        self._of: int | None = None
        """The step of which that is."""

    def think(self, step: int, bots: Callable[[], Bots], timer: Callable[[], float]) -> bool:
        """A slice; whether it knows by now. Nobody waits for the bots before they are asked."""
        if self._thought is None or self._of != step:
            *_, strongest = bots().values()
            view = self.game.view(step, self.game.actor(step) or 0)
            self._of, self._thought = step, Thought(strongest, view, luck(0, step), timer, strongest.slices)
        self._thought.go_on()
        if self._thought.done:
            self.opinions[step], self._thought = self._thought.opinions, None
        return step in self.opinions

    def doubts(self, steps: Iterable[int], least: float) -> list[int]:
        """Of these steps, as far as they are thought of, those where the action that was done is worth the
        most less than the best one, and at least so much."""
        losses = [(self._loss(step), step) for step in steps if step in self.opinions]
        most = sorted(losses, key=lambda each: (-each[0], each[1]))[:MOST_DOUBTS]
        return [step for loss, step in most if loss >= least]

    def _loss(self, step: int) -> float:
        """What it was worth less than the best; an action without an opinion is like the worst with one."""
        worth = {opinion.action: opinion.value for opinion in self.opinions[step]}
        return max(worth.values()) - worth.get(self.game.record.actions[step], min(worth.values()))
