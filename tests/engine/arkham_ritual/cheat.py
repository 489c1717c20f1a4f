"""The cheating reference: what could be won at most by knowing one's own card and the one on offer.

    python -m engine arena --bot tests.engine.arkham_ritual.cheat:Cheater

It thinks as the strongest honest level does, but with its two doubts taken away. No level of the game has
`cheats`, by which it is shown more than a View: tests see to that.
"""

from __future__ import annotations

from engine.arkham_ritual.state import State
from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual.occultist import Occultist


class Cheater(Occultist):
    """Sees its own card and the offered card; the deck it does not see."""

    level = "cheater"

    def cheats(self, state: State) -> View:
        """The view of whoever must act, and the two cards as well."""
        assert state.to_act is not None
        view = state.view(state.to_act)
        return view._replace(own=state.held[view.seat], offered=state.offered)
