"""The verbs of moving from place to place, and of encounter cards (§7, §21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham_horror.board import (
    AREAS,
    IS_LOCATION,
    STREET_OF,
    STREETS,
    WORLD_AT,
    WORLDS,
)
from engine.arkham_horror.encounter_cards import MYTHOS, STORY_CONTINUES
from engine.arkham_horror.encounter_draws import draw_location_card
from engine.arkham_horror.encounters import another_card, have_encounter
from engine.arkham_horror.gates import (
    come_back,
    end_visit,
    go_through,
)
from engine.arkham_horror.hands import move_to, open_area
from engine.arkham_horror.language import (
    YES,
    Context,
    LanguageError,
    number,
    one_of,
    verb,
)
from engine.arkham_horror.losses import devour
from engine.arkham_horror.sheets import SHEETS
from engine.arkham_horror.stack import Words, question
from engine.arkham_horror.streams import put_under, shuffle, take_top, to_cup

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


def _goal(raw: Any) -> str:
    if raw not in (*AREAS, *WORLD_AT, "street", "any-area", "mythos-gate-location"):
        raise LanguageError(f"unknown goal {raw!r}")
    return raw  # type: ignore[no-any-return]


@verb("move", _goal, optional=(YES, False), encounter=(number, 0))
def move(state: State, context: Context, goal: str, optional: bool, encounter: int) -> None:
    """§7, R68, R74, R96."""
    seat = context[0]
    inv = state.seats[seat]
    if inv.visiting is not None:
        return end_visit(state, seat)
    if goal == "any-area":
        return state.push(("go", seat, optional, encounter))
    if goal == "mythos-gate-location":
        goal = _mythos_place(state)
    elif goal == "street":
        if inv.at not in STREET_OF:
            return None
        goal = STREET_OF[inv.at]
    return _go_to(state, seat, goal, encounter)


def _go_to(state: State, seat: int, goal: str, encounter: int) -> None:
    """R74: not into or out of a blocked street; for a closed location to its street, without encounter."""
    inv = state.seats[seat]
    if goal in WORLD_AT:
        move_to(state, seat, goal, "§8")
        inv.entered = None
        return None
    there = open_area(state, goal)
    if there in state.blocked or inv.at in state.blocked:
        return state.tell("blocked", "R74", who=seat, at=there)
    if there != goal:
        encounter = 0
    explored = inv.explored and inv.at == there
    move_to(state, seat, there, "§7")
    inv.explored = explored
    inv.delayed = inv.delayed and inv.at != "lost"
    if not encounter or there not in IS_LOCATION:
        return None
    if there in state.gates:
        return None if inv.explored else go_through(state, seat, there)
    return have_encounter(state, seat, encounter)


def _mythos_place(state: State) -> str:
    """R96: cards without a gate are put under until one has a gate; The Story Continues shuffles."""
    while True:
        card = take_top(state, "mythos")
        assert card is not None
        put_under(state, "mythos", card)
        if card == STORY_CONTINUES:
            shuffle(state, "mythos")
        gate = MYTHOS[card].gate
        if gate is not None:
            state.tell("mythos-place", "§12", card=card, at=gate)
            return gate


def _goals(state: State, seat: int, optional: bool, encounter: int) -> tuple[str, ...]:
    """R96: every street and open location but the present one."""
    inv = state.seats[seat]
    if inv.at in state.blocked:
        return ()
    found = [
        f"go {goal}"
        for goal in AREAS
        if goal != inv.at and goal not in state.blocked and not state.is_closed(goal)
    ]
    return (*found, "stay-put") if optional else tuple(found)


def _go(state: State, words: Words, seat: int, optional: bool, encounter: int) -> None:
    if words[0] == "go":
        inv = state.seats[seat]
        if inv.at == "lost":
            inv.delayed = False  # R84
        _go_to(state, seat, words[1], encounter)


question("go", _goals, _go)


@verb("visit", one_of(*WORLDS), encounters=one_of(1), then=one_of("come-back"))
def visit(state: State, context: Context, world: str, many: int, then: str) -> None:
    """R68: one encounter in its first area, then back."""
    seat = context[0]
    inv = state.seats[seat]
    inv.visiting, explored = inv.at, inv.explored
    move_to(state, seat, WORLDS[world].first, "R68")
    inv.explored, inv.entered = explored, None
    state.push(("visit-over", seat), ("gate-encounter", seat))


@verb("advance", one_of("other-world"))
def advance(state: State, context: Context, _: str) -> None:
    """First area to second, second area back to Arkham."""
    seat = context[0]
    inv = state.seats[seat]
    if inv.visiting is not None:
        return end_visit(state, seat)
    world = WORLD_AT[inv.at]
    if inv.at == world.first:
        return move_to(state, seat, world.second, "§21")
    return come_back(state, seat)


@verb("redraw-encounter", YES)
def redraw_encounter(state: State, context: Context, _: bool) -> None:
    """Another card for the same place."""
    another_card(state, context[0], context[2])


@verb("reveal-top", one_of("location-deck"))
def reveal_top(state: State, context: Context, _: str) -> None:
    """The next card of a chosen neighbourhood lies open."""
    state.push(("reveal", context[0]))


def _decks(state: State, seat: int) -> tuple[str, ...]:
    return tuple([f"reveal {street}" for street in STREETS])


def _reveal(state: State, words: Words, seat: int) -> None:
    deck = words[1]
    card = draw_location_card(state, deck, ())
    state.revealed = {**state.revealed, deck: card}
    state.tell("reveal", "§21", who=seat, deck=deck, card=card)


question("reveal", _decks, _reveal)


@verb("replace-investigator", one_of("choose"))
def replace_investigator(state: State, context: Context, _: str) -> None:
    """R94."""
    state.push(("replace", context[0]))


def unused(state: State) -> list[str]:
    """Investigators nobody plays or has played."""
    busy = {*state.devoured, *[inv.id for inv in state.seats], *state.replacing.values()}
    return [name for name in SHEETS if name not in busy]


def _replacements(state: State, seat: int) -> tuple[str, ...]:
    return tuple([f"replace {name}" for name in unused(state)])


def _replace(state: State, words: Words, seat: int) -> None:
    inv = state.seats[seat]
    to_cup(state, *inv.monster_trophies)
    put_under(state, "gates", *inv.gate_trophies)
    inv.monster_trophies = inv.gate_trophies = ()
    state.replacing = {**state.replacing, str(seat): words[1]}
    state.tell("replace", "R94", who=seat, investigator=words[1])
    devour(state, seat)


question("replace", _replacements, _replace)
