"""The odds of a decision, from its View alone: by action, what it may bring.

Nothing here knows what lies face down or which dice come: it counts what can be. Actions whose outcome is no
question of dice have no figures. The next mythos card's odds are in odds_mythos.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.arkham_horror.checks import Check
from engine.arkham_horror.encounters import entry_of
from engine.arkham_horror.gates import world_at
from engine.arkham_horror.language import PROGRAMS, program
from engine.arkham_horror.odds_checks import after_roll, as_state, chance, spell_check
from engine.arkham_horror.odds_rounds import Figures, of_arms, of_meeting, of_round
from engine.arkham_horror.sheets import BASE_SKILL
from engine.arkham_horror.statics import statics
from engine.arkham_horror.trade import Offers
from engine.arkham_horror.verbs.dice import check_verb
from engine.game import Action

if TYPE_CHECKING:
    from engine.arkham_horror.view import View


def odds(view: View) -> dict[Action, Figures]:
    """The figures of each legal action that has some."""
    if view.decision is None:
        return {}
    seat = view.decision.seat
    match view.decision.kind:
        case "roll":
            _, _, plain, dice = view.stack[-1]
            checks = after_roll(view, seat, Check(*plain), dice)
            return {action: Figures(check) for action, check in checks.items()}
        case "weapons":
            return of_arms(view, seat)
        case "move" | "meet" | "combat" | "close" | "upkeep" | "other-world" | "loss" | "pick" | "encounter":
            found = [(action, _figures(view, seat, action.split())) for action in _without_trades(view.legal)]
            return {action: figures for action, figures in found if figures}
    return {}


def _without_trades(legal: Sequence[Action]) -> Sequence[Action]:
    return legal.plain if isinstance(legal, Offers) else legal


def _figures(view: View, seat: int, words: list[str]) -> Figures | None:
    match words:
        case ["fight" | "evade", _]:
            return of_meeting(view, seat, words)
        case ["fight" | "flee" as verb]:
            return of_round(view, seat, verb)
        case ["close", skill]:
            world = world_at(as_state(view), view.seats[seat].at)
            needed = statics(as_state(view)).successes(world.id)
            return Figures(chance(view, seat, Check(skill, skill, world.close, needed, "", closing=True)))
        case ["cast", spell]:
            return Figures(chance(view, seat, spell_check(spell)))
        case ["read" | "use", card]:
            return _of_list(view, seat, f"use/{card}")
        case ["special", name, *_]:
            return _of_list(view, seat, f"special/{name}")
        case ["pick", number]:
            _, _, deck, cards = view.stack[-1]
            card = cards[int(number) - 1]
            return _of_list(view, seat, f"{card}/{entry_of(as_state(view), seat, deck, card)}")
    return None


def _of_list(view: View, seat: int, path: str) -> Figures | None:
    """A list of effects that begins with a check; a combat check waits for its weapons (R63)."""
    effects = PROGRAMS[program(path)]
    if not effects or effects[0][0] is not check_verb:
        return None
    skill, modifier, needed, (_, counts), _, rows, _ = effects[0][1]
    if skill == "combat":
        return None
    asked = Check(skill, BASE_SKILL[skill], modifier, needed, path, counts or bool(rows))
    return Figures(chance(view, seat, asked))
