"""Monster movement (§11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
from engine.arkham_horror.encounter_cards import MYTHOS
from engine.arkham_horror.gates import first_player
from engine.arkham_horror.language import Context, do, one_of, program, verb
from engine.arkham_horror.monsters import KIND_OF
from engine.arkham_horror.monsters_at_large import kind_of
from engine.arkham_horror.stack import Words, question, step
from engine.arkham_horror.statics import statics

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


@step
def monsters_move(state: State, _: None, card: str, tokens: tuple[str, ...]) -> None:
    """R13: one by one; a monster that acts may stop for a decision."""
    white, black = MYTHOS[card].white, MYTHOS[card].black
    kinds = statics(state).kinds
    for place, token in enumerate(tokens):
        if token not in state.monsters:
            continue
        kind = kinds[KIND_OF[token]]
        colour = "white" if kind.dimension in white else "black" if kind.dimension in black else ""
        if not colour:
            continue
        depth = len(state.stack)
        state.push(("monsters-move", None, card, tokens[place + 1 :]))
        _move(state, token, colour)
        if len(state.stack) > depth + 1:
            return
        state.stack.pop()


def _move(state: State, token: str, colour: str) -> None:
    """By its kind of movement."""
    area, rules = state.monsters[token], statics(state).rules
    movement = kind_of(state, token).movement
    if movement == "unique":
        return do(state, None, program(f"monster/{KIND_OF[token]}/move"), it=token)
    if movement == "stationary" or state.occupied(area):
        return None
    if movement == "flying":
        return None if "flyers-do-not-move" in rules else _fly(state, token, area)
    if area == SKY:
        return None
    step_once(state, token, colour)
    if movement == "fast" and "fast-as-normal" not in rules and not state.occupied(state.monsters[token]):
        step_once(state, token, colour)
    return None


def step_once(state: State, token: str, colour: str) -> None:
    """One arrow."""
    put(state, token, ARROWS[colour][state.monsters[token]])


def put(state: State, token: str, area: str) -> None:
    """It is there now; its place in the order of arrival stays."""
    if state.monsters[token] != area:
        state.monsters = {**state.monsters, token: area}
        state.tell("monster-moves", "§11", monster=token, to=area)


def _fly(state: State, token: str, area: str) -> None:
    """§11: to an adjacent street with an investigator, else to the Sky; from the Sky to any street."""
    streets = IS_STREET if area == SKY else STREETS_NEAR[area]
    prey = [seat for seat in state.in_order() if state.seats[seat].at in streets]
    if prey:
        toward(state, token, prey)
    else:
        put(state, token, SKY)


def toward(state: State, token: str, seats: list[int]) -> None:
    """The lowest current Sneak (R89); a tie is the first player's to decide."""
    sneak = {seat: state.seats[seat].current("sneak") for seat in seats}
    least = min(sneak.values())
    areas = tuple(dict.fromkeys([state.seats[seat].at for seat in seats if sneak[seat] == least]))
    if len(areas) == 1:
        put(state, token, areas[0])
    else:
        state.push(("toward", None, token, areas))


def _goals(state: State, _: None, token: str, areas: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([f"toward {area}" for area in areas])


def _go(state: State, words: Words, _: None, token: str, areas: tuple[str, ...]) -> None:
    put(state, token, words[1])


def _about(state: State, _: None, token: str, areas: tuple[str, ...]) -> dict[str, Any]:
    return {"monster": token}


question("toward", _goals, _go, about=_about, asker=first_player)


@verb(
    "hunt",
    one_of("nearest-investigator-in-location"),
    not_=lambda raw: tuple(raw),
    tie=one_of("lowest-sneak"),
)
def hunt(state: State, context: Context, _: str, spared: tuple[str, ...], tie: str) -> None:
    """R14: the Hound goes straight to the nearest investigator in a location, not hospital or asylum."""
    token = context[2]
    here = state.monsters[token]
    assert spared == (ASYLUM, HOSPITAL)
    far = {
        seat: DISTANCE[here][state.seats[seat].at]
        for seat in state.in_order()
        if state.seats[seat].at in IS_LOCATION and state.seats[seat].at not in spared
    }
    if far:
        toward(state, token, [seat for seat, length in far.items() if length == min(far.values())])
