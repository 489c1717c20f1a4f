"""The cheating reference for Ritual: what could be won by knowing the colours on the table.

    python -m engine arena --game ritual --bot tests.engine.ritual.cheat:Cheater

It thinks as the strongest honest level does, but without its caution. No level of the game has `cheats`, by
which it is shown more than a View: tests see to that.
"""

from __future__ import annotations

from engine.bots.ritual.occultist import Occultist
from engine.ritual.state import State
from engine.ritual.view import Laid, View


class Cheater(Occultist):
    """Sees the colours laid this round, of those before it; the others' hands it does not see."""

    level = "cheater"
    habit = 0.0

    def cheats(self, state: State) -> View:
        """The view of whoever must act, with the cards on the table turned up."""
        assert state.to_act is not None
        view = state.view(state.to_act)
        laid = tuple([chant and Laid(chant.card.back, chant.points, chant) for chant in state.laid])
        return view._replace(laid=laid)


class Bold(Occultist):
    """Honest, but follows nothing except its own reckoning: why Occultist keeps near the blueprint."""

    level = "bold"
    habit = 0.0
