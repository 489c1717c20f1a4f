"""What a test reads off the table of Arkham Horror, and a Mythos Phase in which nothing happens."""

from __future__ import annotations

import re
from typing import Any

from tests.engine.arkham_horror.table import Table

CALM = "happy-days-are-here-again"
"""Its gate falls on the Woods, its clue on the Historical Society; circle, diamond and square move."""


def calm(t: Table) -> None:
    """The next Mythos Phase opens no gate and touches nobody: its gate falls on a seal (§12)."""
    t.seal("woods")
    t.deck("mythos", CALM)


def figures(t: Table, seat: int = 0) -> dict[str, Any]:
    """An investigator's figures: his place, stats, purse, cards, states and trophies."""
    who = t.who(seat)
    return {
        "at": who["at"].replace("/", ":"),
        "sanity": who["sanity"],
        "stamina": who["stamina"],
        "clues": who["clues"],
        "money": who["money"],
        "cards": sorted(who["cards"]),
        "state": sorted(who["state"]),
        "monsters": sorted(who["trophies"]["monsters"]),
        "gates": sorted(re.sub(r"^gate-|-\d$", "", marker) for marker in who["trophies"]["gates"]),
    }


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The figures that are others than before."""
    return {key: value for key, value in after.items() if value != before[key]}


def monsters(t: Table) -> dict[str, str]:
    """Every monster of the board outside the Outskirts, and its area."""
    return {token: area for area, tokens in t.now["monsters"].items() for token in tokens}


def count(t: Table, area: str) -> int:
    """How many monsters an area holds."""
    return len(t.now["monsters"].get(area, ()))
