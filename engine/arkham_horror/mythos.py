"""The Mythos Phase (§12): gate, clue, movement, ability, end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.board import IS_STREET
from engine.arkham_horror.encounter_cards import MYTHOS, STORY_CONTINUES
from engine.arkham_horror.gates import first_player, open_gate, surge
from engine.arkham_horror.hands import gain_clues
from engine.arkham_horror.language import do, program
from engine.arkham_horror.monsters import KIND_OF
from engine.arkham_horror.monsters_at_large import return_to_cup
from engine.arkham_horror.rumors import enter_rumor
from engine.arkham_horror.stack import Words, question, step
from engine.arkham_horror.statics import statics
from engine.arkham_horror.streams import put_under, shuffle, take_top

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


@step
def mythos(state: State, _: None) -> None:
    """A lost turn is over now (§4); the Great Ritual's extra card first."""
    state.phase = "mythos"
    state.tell("phase", "§12", phase="mythos")
    for seat, inv in enumerate(state.seats):
        if inv.skips:
            inv.skips = inv.loses_turn = False
            state.tell("turn-lost", "§4", who=seat)
    state.push(("mythos-end", None), ("mythos-card", None))
    if state.extra_gate:
        card = draw_mythos(state)
        put_under(state, "mythos", card)
        state.push(("mythos-gate", None, card))


def draw_mythos(state: State) -> str:
    """The Story Continues: shuffle it in, draw again."""
    while True:
        card = take_top(state, "mythos")
        assert card is not None
        state.tell("mythos", "§12", card=card)
        if card != STORY_CONTINUES:
            return card
        put_under(state, "mythos", card)
        shuffle(state, "mythos")
        state.tell("reshuffle", "§12-4", deck="mythos")


@step
def mythos_card(state: State, _: None) -> None:
    """The turn's card."""
    resolve(state, draw_mythos(state))


def resolve(state: State, card: str) -> None:
    """Steps 1 to 4."""
    state.shown += (card,)
    state.push(
        ("mythos-ability", None, card),
        ("mythos-move", None, card),
        ("mythos-clue", None, card),
        ("mythos-gate", None, card),
    )


@step
def mythos_gate(state: State, _: None, card: str) -> None:
    """§12-1: at an open gate a surge, else a gate opens."""
    location = MYTHOS[card].gate
    if location is None:
        return
    if location in state.gates:
        surge(state, location)
    else:
        open_gate(state, location, state.limits.per_gate)


@step
def mythos_clue(state: State, _: None, card: str) -> None:
    """§12-2: unless a gate is open there."""
    location = MYTHOS[card].clue
    if location is None or location in state.gates:
        return
    state.clues = {**state.clues, location: state.clues.get(location, 0) + 1}
    state.tell("clue", "§12-2", at=location)
    if state.at(location):
        state.push(("clue", None, location))


def _finders(state: State, _: None, location: str) -> tuple[str, ...]:
    return (*[f"clue {seat}" for seat in sorted(state.at(location))], "clue none")


def _find(state: State, words: Words, _: None, location: str) -> None:
    if words[1] != "none":
        left = state.clues[location] - 1
        state.clues = {area: n for area, n in state.clues.items() if area != location}
        if left:
            state.clues = {**state.clues, location: left}
        gain_clues(state, int(words[1]), 1)


question("clue", _finders, _find, about=lambda state, _, at: {"at": at}, asker=first_player)


@step
def mythos_move(state: State, _: None, card: str) -> None:
    """§12-3: in the order of arrival (R13)."""
    moving = MYTHOS[card]
    state.push(("monsters-move", None, card, tuple(state.monsters)))
    state.tell("monsters", "§11", white=sorted(moving.white), black=sorted(moving.black))


@step
def mythos_ability(state: State, _: None, card: str) -> None:
    """§12-4: a headline is resolved, an environment replaces another (R75), a rumor enters if none is on."""
    what = MYTHOS[card]
    state.shown = ()
    if what.kind == "headline":
        put_under(state, "mythos", card)
        do(state, None, program(f"mythos/{card}"))
    elif what.kind == "environment":
        if what.weather and "cancel-environment" in statics(state).rules:
            put_under(state, "mythos", card)
            return
        if state.environment:
            put_under(state, "mythos", state.environment)
        state.environment = card
        state.tell("environment", "§12-4", card=card)
        banished = statics(state).banished
        if banished:
            gone = [token for token in (*state.monsters, *state.outskirts) if KIND_OF[token] in banished]
            return_to_cup(state, gone, "§20")
    elif state.rumor is None:
        enter_rumor(state, card)
    else:
        put_under(state, "mythos", card)


@step
def mythos_end(state: State, _: None) -> None:
    """R83: rumor progress, Ithaqua's cold, what lasts until now, then the marker moves."""
    state.push(("marker-moves", None), ("times-up", None), ("cold", None), ("rumor-goes-on", None))


@step
def cold(state: State, _: None) -> None:
    """Ithaqua: whoever stands in a street."""
    for trigger in statics(state).triggers:
        if trigger.when == "end-of-mythos":
            for seat in reversed(state.in_order()):
                if state.seats[seat].at in IS_STREET:
                    do(state, seat, trigger.program)


@step
def times_up(state: State, _: None) -> None:
    """What lasted until the end of this turn."""
    over = [area for area, until in (*state.closed.items(), *state.blocked.items()) if until == state.turn]
    if over or state.no_arrest == state.turn:
        state.tell("times-up", "R83", at=over)
    state.closed = {area: until for area, until in state.closed.items() if until != state.turn}
    state.blocked = {area: until for area, until in state.blocked.items() if until != state.turn}
    if state.no_arrest == state.turn:
        state.no_arrest = 0
    for inv in state.seats:
        inv.ra = 0


@step
def marker_moves(state: State, _: None) -> None:
    """§4: to the next seat number (R2)."""
    state.first = (state.first + 1) % state.players
    state.tell("first-player", "§12-5", who=state.first)
