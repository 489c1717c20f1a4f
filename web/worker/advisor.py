"""What a strong bot thinks of the decisions of a finished game, each from what its seat saw."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.bots.bot import Opinions
from engine.bots.play import luck
from engine.finished import Finished
from web.worker.match import Bots
from web.worker.thought import Thought

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
        """The bot thinks one slice of this step; True once its opinions are there. `bots` loads the bots."""
        if self._thought is None or self._of != step:
            *_, strongest = bots().values()
            view = self.game.view(step, self.game.actor(step) or 0)
            thought = Thought(strongest, view, luck(0, step), timer, strongest.slices, explains=True)
            self._of, self._thought = step, thought
        self._thought.go_on()
        if self._thought.done:
            self.opinions[step], self._thought = self._thought.opinions, None
        return step in self.opinions

    def doubts(self, steps: Iterable[int], least: float) -> list[int]:
        """The steps at which the person gave away most, by the bot's values; a loss below `least` does not
        count, nor a step that it has not thought of."""
        losses = [(self._loss(step), step) for step in steps if step in self.opinions]
        most = sorted(losses, key=lambda each: (-each[0], each[1]))[:MOST_DOUBTS]
        return [step for loss, step in most if loss >= least]

    def _loss(self, step: int) -> float:
        """The best action's value minus that of the action that was done: 0 or more. An action without an
        opinion counts as the worst with one."""
        worth = {opinion.action: opinion.value for opinion in self.opinions[step]}
        return max(worth.values()) - worth.get(self.game.record.actions[step], min(worth.values()))
