"""An episode: much that happens by itself in one go, shown chapter by chapter. It can be followed, stepped
back in, skipped and seen again; it is read off the log alone, and nothing waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from engine.game import Seen

Cuts = tuple[int, ...]
"""The number in the log of each chapter's first event; last, of the first event after the episode."""
E = TypeVar("E", bound=Seen)


class Episode(NamedTuple):
    """One that is being shown."""

    cuts: Cuts
    chapter: int = 0
    held: bool = False
    """It goes on only when it is asked to."""
    whole: bool = False
    """All of it is shown at once."""

    @property
    def chapters(self) -> int:
        """How many it has."""
        return len(self.cuts) - 1

    @property
    def shown(self) -> int:
        """How much of the log is shown by now."""
        return self.cuts[-1] if self.whole else self.cuts[self.chapter + 1]

    def events(self, log: Sequence[E], chapter: int) -> Sequence[E]:
        """A chapter's."""
        return log[self.cuts[chapter] : self.cuts[chapter + 1]]

    def onward(self) -> Episode | None:
        """The next chapter; None: there is none."""
        last = self.whole or self.chapter + 1 >= self.chapters
        return None if last else Episode(self.cuts, self.chapter + 1)

    def back(self) -> Episode:
        """The chapter before, which stays until it is read."""
        return Episode(self.cuts, max(0, self.chapter - (not self.whole)), held=True)

    def at_once(self) -> Episode:
        """All of it, which stays until it is read."""
        return Episode(self.cuts, self.chapters - 1, held=True, whole=True)


def begun(episodes: Sequence[Cuts], since: int) -> Episode | None:
    """The first of those, from the chapter on in which something is new since that event."""
    if not episodes:
        return None
    cuts = episodes[0]
    return Episode(cuts, next(number for number, end in enumerate(cuts[1:]) if end > since))
