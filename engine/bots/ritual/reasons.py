"""Why a chant or a set is worth what it is: one fact a choice, by what is seen, counted and read (Reason).

Of a set to draft: `reach` (the most it could bring, and the most that any set could).
Of a chant, the first that is so, each with the odds to gain and to lose its points:
    ten        its points would make exactly 10, which ends the ritual (§3-5)
    mad        as minus points they would be madness (§3-4)
    overtakes  with them one would have more than whoever has the most now
    small      it is likelier to cost something than to bring something, but no end costs less
    follow     it has the altar's colour
    stray      it has not
Besides, `who` has laid a card of which counting and reading people say notably different things, if any.
"""

from __future__ import annotations

from typing import Any

from engine.bots.bot import Opinion, Opinions, Reason
from engine.ritual import odds
from engine.ritual.cards import CHANTS
from engine.ritual.rules import MADNESS, MASTERLY
from engine.ritual.view import View

NOTABLE = 0.15
"""By so much the odds of a colour must differ that both are told."""


def explained(view: View, opinions: Opinions) -> Opinions:
    """The same opinions, each with its reason."""
    if view.phase == "draft":
        best = max(opinion.facts["reach"] for opinion in opinions)
        return tuple(
            opinion._replace(reason=Reason("reach", {"reach": opinion.facts["reach"], "best": best}))
            for opinion in opinions
        )
    read = _read(view, opinions[0])
    return tuple(opinion._replace(reason=_reason(view, opinion, read)) for opinion in opinions)


def _reason(view: View, opinion: Opinion, read: dict[str, Any]) -> Reason:
    _, colour, points = CHANTS[opinion.action]
    mine, minus, facts = view.points[view.seat], view.madness[view.seat], opinion.facts
    told = {"points": points, "gain": facts["gain"], "loss": facts["loss"], **read}
    if mine + points == MASTERLY:
        return Reason("ten", told)
    if minus + points >= MADNESS and facts["loss"]:
        return Reason("mad", {**told, "minus": minus, "madness": facts["madness"]})
    others = [seat for seat in range(view.players) if seat != view.seat and seat not in view.out]
    if others:
        leader = max(others, key=lambda seat: view.points[seat])
        if mine <= view.points[leader] < mine + points and facts["gain"] > facts["loss"]:
            return Reason("overtakes", {**told, "leader": leader, "most": view.points[leader]})
    least = min(CHANTS[action].points for action in view.legal)
    if facts["loss"] > facts["gain"] and points == least:
        return Reason("small", told)
    return Reason("follow" if colour == view.altar else "stray", told)


def _read(view: View, opinion: Opinion) -> dict[str, Any]:
    """Who has laid a card of which counting and reading say the most different things, and what."""
    differ = []
    for seat, counted in enumerate(odds.laid(view)):
        read = opinion.facts.get(f"follows {seat}")
        if counted is not None and read is not None and seat != view.seat and view.altar:
            share = float(counted[view.altar])
            differ.append((abs(read - share), {"who": seat, "counted": share, "read": read}))
    most, told = max(differ, key=lambda each: each[0], default=(0.0, {}))
    return told if most >= NOTABLE else {}
