"""Why somebody scored, did not, or went mad (§3-3, §3-4): the sentence with the rule that decided."""

from __future__ import annotations

from engine.ritual.rules import MADNESS
from web.games.ritual.log_reader import Ending
from web.worker.words import Words


def reason(who: int, ending: Ending, words: Words) -> tuple[str, str]:
    """The sentence and its rule."""
    chant = ending.chants[who]
    if chant is None:
        return words("Out of this ritual."), "§3-4"
    if who in ending.mad:
        return (
            words(
                "{n} minus points in this ritual: {most} or more are madness.",
                n=ending.mad[who],
                most=MADNESS,
            ),
            "§3-4",
        )
    return _chanted(chant.colour == ending.altar, ending.result.case, words), "§3-3"


def _chanted(followed: bool, case: str, words: Words) -> str:
    match case, followed:
        case "smooth", _:
            return words("Followed the altar, as everyone did.")
        case "wicked", True:
            return words("Followed the altar, while others strayed and took the points.")
        case "wicked", False:
            return words("Strayed, and not too many did.")
        case "vortex", True:
            return words("Followed the altar, while too many strayed.")
        case "vortex", False:
            return words("Strayed, as too many did: the points count minus.")
        case "accord", _:
            return words("Strayed, but to the same colour as everyone.")
    return words("Strayed, as all did, each their own way: the points count minus.")
