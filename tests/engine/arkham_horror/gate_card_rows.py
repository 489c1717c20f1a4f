"""§8: one entry of a gate card played out, as a row of a table.

Amanda Sharpe stands in the first area of the world, 4 of 5 Sanity and Stamina, with nothing else; the gate
she came by is at the Graveyard. The skill named in a row has 4 points, the one beside it 1, the others 2
(Speed, Fight, Lore) or 3 (Sneak, Will, Luck). So the number of dice tells the skill and its modifier.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.engine.arkham_horror.figures import calm, changed, figures
from tests.engine.arkham_horror.table import table

SLIDERS = {
    "": (1, 1, 1),
    "speed": (3, 1, 1),
    "sneak": (0, 1, 1),
    "fight": (1, 3, 1),
    "will": (1, 0, 1),
    "lore": (1, 1, 3),
    "luck": (1, 1, 0),
}
BACK: Mapping[str, Any] = {"at": "graveyard", "state": ["explored"]}
LOST: Mapping[str, Any] = {"at": "lost", "state": ["delayed"]}
DELAYED: Mapping[str, Any] = {"state": ["delayed"]}


@dataclass(frozen=True)
class Row:
    """What lies ready, what is rolled and answered, and which figures are others afterwards."""

    card: str
    branch: str
    skill: str = ""
    dice: Sequence[Sequence[int]] = ()
    do: Sequence[str] = ()
    then: Mapping[str, Any] = field(default_factory=dict)
    start: Mapping[str, Any] = field(default_factory=dict)
    decks: Mapping[str, Sequence[str]] = field(default_factory=dict)
    cup: Sequence[str] = ()
    who: str = "amanda-sharpe"

    def __str__(self) -> str:
        return f"{self.card} {self.branch}"


def play(world: str, row: Row) -> None:
    """Play the entry of this world on this card, and compare dice and figures."""
    t = table(row.who)
    calm(t)
    t.gate("graveyard", world)
    start = {"at": f"{world}:1", "came_by": "graveyard", "sanity": 4, "stamina": 4}
    t.put(0, **{**start, "sliders": SLIDERS[row.skill], **row.start})
    t.deck("gate", row.card)
    for deck, cards in row.decks.items():
        t.deck(deck, *cards)
    t.cup(*row.cup)
    t.dice(*(die for dice in row.dice for die in dice))
    before = figures(t)
    t.other_world(0)
    t.do(*row.do)
    assert (t.phase, t.turn) == ("upkeep", 2), t.legal
    assert t.rolled == [list(dice) for dice in row.dice]
    assert changed(before, figures(t)) == row.then
