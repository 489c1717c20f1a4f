"""The cheating reference for Ritual: sees the colours on the table."""

from __future__ import annotations

from engine.bots.ritual.occultist import Occultist
from engine.ritual.state import State
from engine.ritual.view import Laid, View


class Cheater(Occultist):
    """Sees the colours laid this round, of those before it; the others' hands it does not see."""

    level = "cheater"

    def cheats(self, state: State) -> View:
        """The view of whoever must act, with the cards on the table turned up."""
        assert state.to_act is not None
        view = state.view(state.to_act)
        laid = tuple([chant and Laid(chant.card.back, chant.points, chant) for chant in state.laid])
        return view._replace(laid=laid)
