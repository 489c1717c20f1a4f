"""Monsters (§10): evade or fight, fight or flee, and with which weapons and spells."""

from __future__ import annotations

from collections.abc import Sequence

from engine.arkham_horror.cards import BY_ID
from engine.arkham_horror.odds_fights import Duel
from engine.arkham_horror.odds_rounds import of_arms
from engine.arkham_horror.state import State
from engine.bots.arkham_horror.known import as_view, at_choice
from engine.bots.arkham_horror.meetings import meeting, of_course, trophy
from engine.bots.arkham_horror.walking import CAUGHT
from engine.game import Action

STOPPED = 2.5
"""What it costs to fight on the way: all movement points."""
LEFT_ALONE = -0.5
"""Of going away from monsters that need not be met."""
USED_UP = 0.8
"""Of a weapon that is discarded after its blow."""


def meet(state: State, seat: int, legal: Sequence[Action], leaving: bool = False) -> dict[Action, float]:
    """Each monster, fought or evaded, by the exact odds to the end."""
    found = {}
    for action in legal:
        verb, *token = action.split()
        if not token:
            found[action] = LEFT_ALONE
            continue
        odds = meeting(state, seat, token[0])
        if verb == "fight":
            found[action] = odds.fight - (STOPPED if leaving else 0.0)
        else:
            found[action] = odds.evade - ((1 - odds.away) * CAUGHT if leaving else 0.0)
    return found


def fight_or_flee(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """By the odds to the end of the combat."""
    if "flee" not in legal:
        return {"fight": 0.0}
    duel = Duel(as_view(state), state.fight)
    gain = trophy(state, duel)
    return {
        "fight": of_course(state, seat, duel.fought(duel.man), gain),
        "flee": of_course(state, seat, duel.fled(duel.man), gain),
    }


def arm(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """Weapons and spells: against a monster by the odds to the end, else by their dice."""
    duel = Duel(as_view(state), state.fight) if state.fight.token else None
    gain = trophy(state, duel) if duel else 0.0
    found = {}
    for action, figures in of_arms(at_choice(state, legal), seat).items():
        if duel and figures.end:
            spent = [card for card in action.split()[1:] if card in BY_ID and BY_ID[card].one_use]
            found[action] = of_course(state, seat, figures.end, gain) - USED_UP * len(spent)
        elif figures.check and not action.startswith("cast "):
            found[action] = figures.check.successes
    return found
