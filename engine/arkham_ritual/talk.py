"""§11: what can be said at the table, by name; the words are the catalogues'. No line names a card or a colour.

Some lines claim something about another player that everybody can judge once the cards are shown: that this
player would survive with the card in hand, or with the one on offer. They may be lies. The others are manners.
"""

from __future__ import annotations

from typing import Literal, NamedTuple


class Line(NamedTuple):
    """What a line means."""

    about: Literal["offer", "hand"] | None = None
    """The card on offer, or the card in the hand of whom it is said to; None: it claims nothing."""
    good: bool = True
    """Whether that card is said to be one to survive with."""

    @property
    def to_someone(self) -> bool:
        """Whether it is said to one seat; all hear it."""
        return self.about is not None


LINES: dict[str, Line] = {
    "take-it": Line("offer", True),
    "leave-it": Line("offer", False),
    "sit-tight": Line("hand", True),
    "poor-you": Line("hand", False),
    "trust-me": Line(),
    "hurry": Line(),
    "not-yet": Line(),
    "thanks": Line(),
    "well-played": Line(),
    "alas": Line(),
}
