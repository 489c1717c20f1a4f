"""After a roll (§9) and at a loss (§15): a clue, a reroll, a card, or what lies there."""

from __future__ import annotations

from collections.abc import Sequence

from engine.arkham_horror import odds_checks
from engine.arkham_horror.checks import Check
from engine.arkham_horror.monsters import KIND_OF
from engine.arkham_horror.odds_fights import Duel
from engine.arkham_horror.state import State
from engine.arkham_horror.statics import statics
from engine.arkham_horror.weapons import Fight
from engine.bots.arkham_horror import places
from engine.bots.arkham_horror.known import as_view, at_choice
from engine.bots.arkham_horror.meetings import trophy
from engine.bots.arkham_horror.worth import STAT, of_seal
from engine.game import Action

STAKE = 3.0
"""Of a check of which nothing more is known."""
BATTLE_STAKE = 6.0
CLUE_SPENT, CLUE_IN_BATTLE, LAST_CLUES = 4.5, 0.15, 3.0
"""What a clue is worth in hand: before the final battle, in it, and in it against Nyarlathotep."""
CARD_SPENT, REROLL = 1.0, 0.4
OUT = 8.0
"""What a loss costs more if it knocks out."""
SUCCESS = 0.5
"""Of one more success where they are counted, as a share of a stake."""


def after_roll(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """The chance to pass that each brings, times what is at stake, less what it costs."""
    _, _, plain, dice = state.stack[-1]
    asked = Check(*plain)
    stake = _stake(state, seat, asked)
    chances = odds_checks.after_roll(at_choice(state, legal), seat, asked, dice)
    now = chances["accept"]
    found = {"accept": now.plain * stake}
    for action, odds in chances.items():
        if action == "accept":
            continue
        passes = 0.7 * odds.plain + 0.3 * odds.best
        if asked.counts and state.awake:
            passes = now.plain + (odds.successes - now.successes) * SUCCESS
        found[action] = passes * stake - _price(state, seat, asked, action.split())
    return found


def _price(state: State, seat: int, asked: Check, words: list[str]) -> float:
    inv, cost = state.seats[seat], statics(state).seal_cost
    if words[0] == "spend-clue":
        if state.awake:
            short = state.ancient_one == "nyarlathotep" and inv.clues <= 3
            return LAST_CLUES if short else CLUE_IN_BATTLE
        if asked.closing and inv.clues <= cost:
            return of_seal(inv.at) / 3
        return CLUE_SPENT if inv.clues <= cost + 1 else CLUE_SPENT / 2
    if words[0] == "reroll" and words[1] != "lucky-cigarette-case":
        return REROLL
    return CARD_SPENT


def _stake(state: State, seat: int, asked: Check) -> float:
    """What passing this check is worth more than failing it."""
    inv = state.seats[seat]
    if asked.closing:
        return places.of_closing(state, seat, inv.at, inv.clues)
    if state.awake:
        return BATTLE_STAKE
    token = state.fight.token if state.fight else asked.why.split()[-1]
    if asked.kind not in ("evade", "horror", "combat") or token not in KIND_OF:
        return STAKE
    duel = Duel(as_view(state), Fight(seat, token, "board"))
    if asked.kind == "horror":
        return _loss(inv.sanity, duel.kind.horror_damage)
    hurt = _loss(inv.stamina, duel.kind.combat_damage)
    return hurt + (1.0 if asked.kind == "evade" else trophy(state, duel))


def _loss(left: int, n: int) -> float:
    return STAT[left] - STAT[max(0, left - n)] + (OUT if n >= left else 0.0)


def prevent(state: State, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """A card is used where the loss is large, or would leave next to nothing (R66)."""
    frame = state.stack[-1]
    if frame[0] != "prevent":
        return {legal[0]: 0.0}
    _, _, stat, sanity, stamina, _ = frame
    n, left = (sanity if stat == "sanity" else stamina), getattr(state.seats[seat], stat)
    dear = n >= 3 or left - n <= 1
    return {action: float((action != "take-it") == dear) for action in legal}
