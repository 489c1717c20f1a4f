"""A rule for each kind of decision: what each action that is worth an opinion is worth, in points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.arkham_horror.stack import QUESTIONS
from engine.arkham_horror.state import State
from engine.bots.arkham_horror.decisions import cards, encounters, fights, rolls, upkeep, walks
from engine.bots.arkham_horror.known import without_trades
from engine.game import Action

Values = dict[Action, float]
Rule = Callable[[State, int, Sequence[Action]], Values]

RULES: dict[str, Rule] = {
    "move": walks.move,
    "other-world": walks.other_world,
    "return": walks.arrive,
    "go": walks.arrive,
    "return-gate": walks.return_gate,
    "meet": fights.meet,
    "combat": fights.fight_or_flee,
    "weapons": fights.arm,
    "roll": rolls.after_roll,
    "loss": rolls.prevent,
    "close": encounters.close,
    "encounter": encounters.encounter,
    "seal": encounters.seal,
    "take-clues": encounters.take_clues,
    "clue": encounters.clue,
    "sliders": upkeep.sliders,
    "upkeep": upkeep.upkeep,
    "keep": cards.keep,
    "discard": cards.give_up,
    "lose": cards.give_up,
    "buy": cards.buy,
}
"""By the kind of decision; of the others each action is tried (trying.py)."""


def rule_of(state: State) -> Rule | None:
    """The rule of the decision that is on."""
    return RULES.get(QUESTIONS[state.stack[-1][0]].kind)


def opinions(state: State, rule: Rule, legal: Sequence[Action]) -> Values:
    """What the seat to act thinks; at least one action has a value."""
    assert state.to_act is not None
    plain = without_trades(legal)
    return rule(state, state.to_act, plain) or {plain[0]: 0.0}
