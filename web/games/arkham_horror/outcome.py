"""What a finished game tells of one seat, for the statistics: all win or none."""

from __future__ import annotations

from collections.abc import Sequence

from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from web.games.arkham_horror import names
from web.games.arkham_horror.scene import Seen
from web.worker.tale import Tale
from web.worker.words import Words

MOST_PLAYERS = 8


def tale(log: Sequence[Seen], players: int, seat: int) -> Tale:
    """Won or lost, by what; counted by Ancient One, by number of investigators, and by how it was won."""
    over = next(event for event in reversed(log) if event["e"] == "over")
    elder = next(event["ancient_one"] for event in log if event["e"] == "ancient-one")
    won = bool(over["winners"])
    groups = (f"one/{elder}", f"players/{players}", *((f"won/{over['result']}",) if won else ()))
    return Tale(((won,),), 1, {} if won else {_cause(log, over): 1}, groups, over["score"])


def _cause(log: Sequence[Seen], over: Seen) -> str:
    """What woke the Ancient One; given up before or after that is given up."""
    if over.get("resigned"):
        return "resigned"
    return next(event["why"] for event in reversed(log) if event["e"] == "awakening")


def losses(words: Words) -> tuple[str, dict[str, str]]:
    """How games were lost (§13): what woke it."""
    return words("Games lost, by what woke the Ancient One"), {
        "doom": words("The doom track was full"),
        "gates": words("Too many gates stood open"),
        "markers": words("No gate marker was left"),
        "cup": words("The monster cup was empty"),
        "crowd": words("The town was overrun"),
        "resigned": words("Given up"),
    }


def groups(words: Words) -> tuple[tuple[str, dict[str, str]], ...]:
    """The tables: how games were won, and how they went by Ancient One and by investigators."""
    return (
        (
            words("How you won"),
            {
                "won/sealed": words("Six seals"),
                "won/closed": words("The last gate closed"),
                "won/banished": words("The last battle"),
            },
        ),
        (words("Ancient One"), {f"one/{elder}": names.ancient_one(elder, words) for elder in ANCIENT_ONES}),
        (
            words("Investigators"),
            {
                f"players/{n}": words.n("{n} investigator", "{n} investigators", n)
                for n in range(1, MOST_PLAYERS + 1)
            },
        ),
    )
