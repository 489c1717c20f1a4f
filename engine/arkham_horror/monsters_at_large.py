"""Monsters coming and going: the cup, the board, the limit, the Outskirts, terror and doom (§13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.hands import move_to, open_area
from engine.arkham_horror.limits import CLOSES_AT, TERROR_MAX
from engine.arkham_horror.monsters import KIND_OF, Kind
from engine.arkham_horror.stack import Awakening
from engine.arkham_horror.statics import statics
from engine.arkham_horror.streams import draw_token, take_top, to_cup

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


def kind_of(state: State, token: str) -> Kind:
    """What a monster is like now."""
    return statics(state).kinds[KIND_OF[token]]


def guarded(state: State, area: str) -> bool:
    """R79: Kate is there: no gate opens, no monster appears."""
    return any(inv.at == area and inv.id is not None and inv.sheet.guards for inv in state.seats)


def draw_monster(state: State) -> str:
    """From the cup; an empty cup awakens (R72)."""
    return draw_token(state, statics(state).banished)


def is_full(state: State) -> bool:
    """Whether one more would exceed the limit; from terror 10 on there is none."""
    return state.terror < TERROR_MAX and len(state.monsters) >= state.limits.monsters


def place(state: State, token: str, area: str, rule: str = "§12-1") -> None:
    """§13: where it should be, or in the Outskirts if the limit is reached."""
    if is_full(state):
        return to_outskirts(state, token)
    state.monsters = {**state.monsters, token: area}
    state.tell("monster", rule, monster=token, at=area)
    return check_crowd(state)


def check_crowd(state: State) -> None:
    """§13: terror 10 and twice the limit on the board awaken."""
    if state.terror >= TERROR_MAX and len(state.monsters) >= 2 * state.limits.monsters:
        raise Awakening("crowd")


def to_outskirts(state: State, token: str) -> None:
    """§13: more than it holds: all of them to the cup, and terror rises."""
    state.outskirts += (token,)
    state.tell("monster", "§13", monster=token, at="outskirts")
    if len(state.outskirts) > state.limits.outskirts:
        empty_outskirts(state)
        raise_terror(state)


def empty_outskirts(state: State) -> None:
    """All of them to the cup."""
    if not state.outskirts:
        return
    state.tell("to-cup", "§13", monsters=list(state.outskirts))
    to_cup(state, *state.outskirts)
    state.outskirts = ()


def take_off(state: State, token: str) -> None:
    """Off the board, wherever it is there; where it goes is the caller's to say."""
    if token in state.monsters:
        state.monsters = {name: area for name, area in state.monsters.items() if name != token}
    elif token in state.outskirts:
        state.outskirts = tuple([name for name in state.outskirts if name != token])
    elif token in state.rumor_monsters:
        state.rumor_monsters = tuple([name for name in state.rumor_monsters if name != token])


def return_to_cup(state: State, tokens: list[str], rule: str) -> None:
    """From the board to the cup."""
    if tokens:
        for token in tokens:
            take_off(state, token)
        to_cup(state, *tokens)
        state.tell("to-cup", rule, monsters=tokens)


def raise_terror(state: State) -> None:
    """§13: one ally to the box; shops close at 3, 6, 9; at 10 no limit; beyond 10 doom instead."""
    if "terror-cannot-rise" in statics(state).rules:
        return state.tell("no-terror", "§20")
    if state.terror >= TERROR_MAX:
        return add_doom(state, 1)
    state.terror += 1
    state.tell("terror", "§13", terror=state.terror)
    ally_to_box(state)
    if state.terror in CLOSES_AT:
        close_location(state, CLOSES_AT[state.terror], 0)
    if state.terror >= TERROR_MAX:
        empty_outskirts(state)
        check_crowd(state)
    return state.push(("rumor-check", None))


def ally_to_box(state: State) -> bool:
    """A random ally, the top of the deck; False: none is left."""
    ally = take_top(state, "ally")
    if ally is None:
        return False
    state.box += (ally,)
    state.tell("ally-to-box", "§13", ally=ally)
    return True


def add_doom(state: State, n: int) -> None:
    """§13: a full track awakens; below 0 nothing is removed."""
    full = ANCIENT_ONES[state.ancient_one].doom
    before, state.doom = state.doom, max(0, min(full, state.doom + n))
    if state.doom != before:
        state.tell("doom", "§13", doom=state.doom)
    if n > 0 and state.doom >= full and not state.awake:
        raise Awakening("doom")


def close_location(state: State, area: str, until: int) -> None:
    """§12: occupants to the street; with an open gate there the closing waits for it (R17)."""
    if state.closed.get(area) != 0:
        state.closed = {**state.closed, area: until}
    state.tell("close", "§12", at=area, until=until)
    empty_location(state, area)


def empty_location(state: State, area: str) -> None:
    """Investigators and monsters in a closed location are moved to the street."""
    if not state.is_closed(area):
        return
    street = open_area(state, area)
    for seat in state.at(area):
        move_to(state, seat, street, "§12")
    if area in state.monsters.values():
        moved = {token: street if at == area else at for token, at in state.monsters.items()}
        state.monsters = moved
        state.tell("monsters-moved", "§12", at=street)


def in_sky_or_arkham(state: State, dimension: str) -> list[str]:
    """§14: monsters of a dimension in Arkham, Sky and Outskirts."""
    everywhere = (*state.monsters, *state.outskirts)
    return [token for token in everywhere if kind_of(state, token).dimension == dimension]
