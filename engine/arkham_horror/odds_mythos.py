"""The odds of the next mythos card (§12), from a View.

What has not been seen since the last shuffle lies above the cards that went under the deck, in an order that
nobody knows: each is equally likely to be on top. The Story Continues is shuffled in with all of them, and
another card is drawn. Where monsters go is told as investigators and gates stand now.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from engine.arkham_horror.board import (
    ARROWS,
    ASYLUM,
    DISTANCE,
    HOSPITAL,
    IS_LOCATION,
    IS_STREET,
    SKY,
    STREETS_NEAR,
)
from engine.arkham_horror.encounter_cards import MYTHOS, STORY_CONTINUES, MythosCard
from engine.arkham_horror.monsters import KIND_OF, SPECIALS
from engine.arkham_horror.monsters_at_large import guarded
from engine.arkham_horror.odds_checks import as_state
from engine.arkham_horror.sample import unseen
from engine.arkham_horror.statics import statics

if TYPE_CHECKING:
    from engine.arkham_horror.investigator import Investigator
    from engine.arkham_horror.view import View

By = dict[str, float]


class NextCard(NamedTuple):
    """What the next card does, each with its chance; what cannot happen is left out."""

    cards: By
    """The card itself."""
    gates: By
    """A gate opens at this location."""
    surges: By
    """Monsters surge from this gate."""
    clues: By
    """A clue appears at this location."""
    leaves: By
    """This monster leaves its area."""
    comes: dict[str, By]
    """This monster comes to these areas; each that the first player may choose has the whole chance."""


def next_card(view: View) -> NextCard:
    """The odds of the card that is drawn next."""
    cards = next_cards(view)
    found = NextCard(cards, {}, {}, {}, {}, {})
    goals: dict[tuple[str, str, str], tuple[str, ...]] = {}
    for name, chance in cards.items():
        card = MYTHOS[name]
        opens = _opens(view, card)
        if opens:
            _add(found.gates, opens, chance)
        elif card.gate and card.gate in view.gates:
            _add(found.surges, card.gate, chance)
        if card.clue and card.clue not in view.gates and card.clue != opens:
            _add(found.clues, card.clue, chance)
        _add_movers(view, card, opens, chance, found, goals)
    return found


def next_cards(view: View) -> By:
    """Which card it can be."""
    above, below = unseen(view)["mythos"], view.bottoms.get("mythos", ())
    top = above or below[:1]
    found = {card: 1 / len(top) for card in top if card != STORY_CONTINUES}
    if STORY_CONTINUES in top:
        others = [card for card in (*above, *below) if card != STORY_CONTINUES]
        for card in others:
            _add(found, card, 1 / len(top) / len(others))
    return found


def _add(by: By, key: str, chance: float) -> None:
    by[key] = by.get(key, 0.0) + chance


def _opens(view: View, card: MythosCard) -> str:
    """Where it opens a gate: not at one, at a seal, or where Kate is."""
    place = card.gate
    if place is None or place in view.gates or place in view.seals or guarded(as_state(view), place):
        return ""
    return place


# Monsters


def _add_movers(
    view: View,
    card: MythosCard,
    opens: str,
    chance: float,
    found: NextCard,
    goals: dict[tuple[str, str, str], tuple[str, ...]],
) -> None:
    """Whoever stands where the gate opens is drawn through it before the monsters move."""
    kinds = statics(as_state(view)).kinds
    emptied = opens if any(inv.at == opens for inv in view.seats) else ""
    for token, area in view.monsters.items():
        dimension = kinds[KIND_OF[token]].dimension
        colour = "white" if dimension in card.white else "black" if dimension in card.black else ""
        if not colour:
            continue
        key = (token, colour, emptied)
        if key not in goals:
            goals[key] = _goals(view, token, colour, emptied)
        if goals[key] and goals[key] != (area,):
            _add(found.leaves, token, chance)
        for goal in goals[key]:
            if goal != area:
                _add(found.comes.setdefault(token, {}), goal, chance)


def _goals(view: View, token: str, colour: str, emptied: str) -> tuple[str, ...]:
    """Where it goes (§11): one area, several if the first player may choose, none if it does not move."""
    here, holds = view.monsters[token], statics(as_state(view))
    there = [inv for inv in view.seats if inv.id and inv.at != emptied]
    movement = holds.kinds[KIND_OF[token]].movement
    if movement == "unique":
        return _hunted(here, there) if "hunt" in SPECIALS[KIND_OF[token]]["move"][0] else ()
    occupied = {inv.at for inv in there}
    if movement == "stationary" or here in occupied:
        return ()
    if movement == "flying":
        if "flyers-do-not-move" in holds.rules:
            return ()
        streets = IS_STREET if here == SKY else STREETS_NEAR[here]
        return _lowest_sneak([inv for inv in there if inv.at in streets]) or (SKY,)
    if here == SKY:
        return ()
    goal = ARROWS[colour][here]
    if movement == "fast" and "fast-as-normal" not in holds.rules and goal not in occupied:
        goal = ARROWS[colour][goal]
    return (goal,)


def _lowest_sneak(prey: Iterable[Investigator]) -> tuple[str, ...]:
    """R89."""
    sneak = [(inv.current("sneak"), inv.at) for inv in prey]
    least = min(sneak, default=(0, ""))[0]
    return tuple(dict.fromkeys([area for value, area in sneak if value == least]))


def _hunted(here: str, there: list[Investigator]) -> tuple[str, ...]:
    """R14: the Hound's goal."""
    prey = [inv for inv in there if inv.at in IS_LOCATION and inv.at not in (ASYLUM, HOSPITAL)]
    if here not in DISTANCE or not prey:
        return ()
    near = min([DISTANCE[here][inv.at] for inv in prey])
    return _lowest_sneak([inv for inv in prey if DISTANCE[here][inv.at] == near])
