"""The final battle (§17, R69)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.board import LOST
from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.encounter_cards import GATE_CARDS
from engine.arkham_horror.endings import lose, win
from engine.arkham_horror.hands import lose_card
from engine.arkham_horror.language import Context, do, one_of, program, verb
from engine.arkham_horror.losses import STATUE, devour
from engine.arkham_horror.stack import Words, question, step
from engine.arkham_horror.streams import put_under, to_cup
from engine.arkham_horror.upkeep import refresh
from engine.arkham_horror.weapons import Fight

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

BATTLE = "final-battle"


@verb("game", one_of("lost"))
def game(state: State, context: Context, result: str) -> None:
    """Azathoth."""
    lose(state)


@step
def awakening(state: State, _: None) -> None:
    """The track is filled, the lost are devoured, environment, rumor and states go; then its awakening."""
    one = ANCIENT_ONES[state.ancient_one]
    if not one.battle:
        return do(state, None, program(f"ancient-one/{one.id}/awaken"))
    state.phase, state.round, state.hits = BATTLE, 0, 0
    state.doom = one.doom
    state.rating = -state.terror if one.combat is None else one.combat
    _tidy(state)
    for seat, inv in enumerate(state.seats):
        inv.delayed = inv.loses_turn = inv.skips = inv.explored = False
        if inv.id is None:
            continue
        if inv.at == LOST:
            devour(state, seat)
            continue
        inv.visiting, inv.entered, inv.at = None, None, BATTLE
        for name in inv.cards:
            if CARDS[name].ends_at_awakening:
                lose_card(state, seat, name)
    if all(inv.id is None for inv in state.seats):
        lose(state)
    state.push(("battle-round", None))
    return do(state, None, program(f"ancient-one/{one.id}/awaken"))


def _tidy(state: State) -> None:
    """What lay about when it woke: environment, rumor, cards shown, monsters met."""
    if state.environment:
        put_under(state, "mythos", state.environment)
    if state.rumor:
        state.box += (state.rumor,)
    for name in state.shown:
        put_under(state, CARDS[name].deck if name in CARDS else _deck_of(name), name)
    state.environment = state.rumor = None
    state.shown = ()
    to_cup(state, *state.rumor_monsters)
    state.rumor_monsters, state.rumor_tokens = (), 0
    state.replacing = {}


def _deck_of(name: str) -> str:
    return "gate" if name in GATE_CARDS else "mythos"


@step
def battle_round(state: State, _: None) -> None:
    """§17: Upkeep, attacks, defence."""
    state.round += 1
    state.tell("round", "§17", round=state.round, doom=state.doom)
    for inv in state.seats:
        inv.ra = 0
    refresh(state)
    state.push(("battle-round", None), ("defence", None), ("battle-marker", None))
    for seat in reversed(state.in_order()):
        state.push(("upkeep-turn", seat))


@step
def battle_marker(state: State, _: None) -> None:
    """R69: the marker moves after the Upkeep of every round."""
    state.first = (state.first + 1) % state.players
    for seat in reversed(state.in_order()):
        state.push(("attack", seat))


@step
def attack(state: State, seat: int) -> None:
    """§17-2: weapons and spells, then a combat check with the rating; all successes are added up."""
    if state.seats[seat].id is None:
        return
    state.fight = Fight(seat, "", "ancient-one", state.rating, 1, True)
    state.push(("hit", seat), ("weapons", seat))


@step
def hit(state: State, seat: int) -> None:
    """For every n successes one doom token goes; the last one wins at once."""
    state.hits += state.successes
    gone = min(state.doom, state.hits // state.players)
    state.hits -= gone * state.players
    state.doom -= gone
    state.tell("hit", "§17-2", who=seat, successes=state.successes, doom=state.doom)
    if not state.doom:
        win(state, "banished")


@step
def defence(state: State, _: None) -> None:
    """§17-3: the Warding Statue cancels the whole attack of a round; its owner is asked once (R69)."""
    owner = next((seat for seat in state.in_order() if state.seats[seat].has(STATUE)), None)
    if owner is None:
        state.push(("ancient-attack", None))
    else:
        state.push(("statue", owner))


def _statue(state: State, seat: int) -> tuple[str, ...]:
    return f"use {STATUE}", "take-it"


def _use_statue(state: State, words: Words, seat: int) -> None:
    if words[0] == "use":
        lose_card(state, seat, STATUE)
    else:
        state.push(("ancient-attack", None))


def _about(state: State, seat: int) -> dict[str, Any]:
    return {"round": state.round}


question("statue", _statue, _use_statue, kind="loss", about=_about)


@step
def ancient_attack(state: State, _: None) -> None:
    """Every survivor, in seat order from the first player."""
    state.tell("attack", "§17-3", round=state.round)
    do(state, None, program(f"ancient-one/{state.ancient_one}/attack"))
