"""What holds at every moment of every game: each thing in one place, each number in its range."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.arkham_horror.ancient_ones import ANCIENT_ONES, MASKED
from engine.arkham_horror.board import AREAS, IN_ARKHAM, LOST, MARKERS, SKY, UNSTABLE, WORLD_AT
from engine.arkham_horror.cards import CARDS, SINGLE
from engine.arkham_horror.encounter_cards import GATE_CARDS, MYTHOS
from engine.arkham_horror.final_battle import BATTLE
from engine.arkham_horror.hands import maximum
from engine.arkham_horror.monsters import MASKS, TOKENS
from engine.arkham_horror.sheets import SHEETS
from engine.arkham_horror.state import State

SUPPLY = frozenset(name for name, card in CARDS.items() if card.deck == "special" and name not in SINGLE)
"""R1: these never run out."""


def check(state: State) -> None:
    """All of it; the first thing that is wrong is an AssertionError."""
    check_things(state)
    check_seats(state)
    check_board(state)
    check_asked(state)


def everything(state: State) -> Counter[str]:
    """Every card, marker and token, wherever it is."""
    found: Counter[str] = Counter()
    places: list[Iterable[str]] = [
        *state.decks.values(),
        state.box,
        state.shown,
        state.cup,
        state.monsters,
        state.outskirts,
        state.rumor_monsters,
        state.gates.values(),
        [card for card in (state.environment, state.rumor) if card],
        _met(state),
    ]
    for inv in state.seats:
        places += [
            [card for card in inv.cards if card not in SUPPLY],
            inv.monster_trophies,
            inv.gate_trophies,
        ]
    for place in places:
        found.update(list(place))
    return found


def _met(state: State) -> list[str]:
    """Monsters that only appeared: on no board area."""
    met = [frame[2] for frame in state.stack if frame[0] == "appeared"]
    met += [frame[2] for frame in state.stack if frame[0] in ("evaded", "combat") and frame[3] == "cup"]
    if state.fight and state.fight.place == "cup" and not state.fight.over:
        met.append(state.fight.token)
    return met


def check_things(state: State) -> None:
    found = everything(state)
    masks = frozenset() if state.ancient_one in MASKED else frozenset(MASKS)
    wanted = {name for name, card in CARDS.items() if card.deck != "special"}
    wanted |= {*MYTHOS, *GATE_CARDS, *MARKERS, *(token for token in TOKENS if token not in masks)}
    twice = [name for name, times in found.items() if times > 1]
    assert not twice, f"in two places: {twice}"
    assert not wanted - set(found), f"nowhere: {wanted - set(found)}"
    assert not set(found) - wanted - set(SINGLE), f"from nowhere: {set(found) - wanted}"
    for deck, under in state.under.items():
        assert 0 <= under <= len(state.decks[deck]), deck


def check_seats(state: State) -> None:
    playing = [inv.id for inv in state.seats if inv.id]
    assert len(set(playing)) == len(playing)
    assert set(playing) <= set(SHEETS)
    for seat, inv in enumerate(state.seats):
        if inv.id is None:
            assert not inv.cards
            assert not inv.at
            continue
        assert inv.at in IN_ARKHAM or inv.at in WORLD_AT or inv.at in (LOST, BATTLE), inv.at
        assert (inv.at == BATTLE) == (state.phase == BATTLE)
        assert inv.money >= 0
        assert inv.clues >= 0
        assert all(0 <= stop <= 3 for stop in inv.sliders)
        assert set(inv.exhausted) <= set(inv.cards)
        assert len(set(inv.cards)) == len(inv.cards)
        assert not {"blessing", "curse"} <= set(inv.cards)
        assert 0 <= inv.sanity <= maximum(state, seat, "sanity")
        assert 0 <= inv.stamina <= maximum(state, seat, "stamina")
        assert inv.entered is None or inv.at in WORLD_AT
        assert not inv.explored or inv.at in state.gates or inv.visiting, "explored, without a gate"


def check_board(state: State) -> None:
    limits = state.limits
    assert 0 <= state.terror <= 10
    assert 0 <= state.doom <= ANCIENT_ONES[state.ancient_one].doom
    assert set(state.gates) <= set(UNSTABLE)
    assert set(state.seals) <= set(UNSTABLE)
    assert len(set(state.seals)) == len(state.seals) <= 6
    assert not set(state.gates) & set(state.seals)
    assert not set(state.gates) & set(state.clues)
    assert all(n > 0 for n in state.clues.values())
    assert set(state.monsters.values()) <= {*AREAS, SKY}
    if not state.awake and state.result is None:
        assert len(state.gates) < limits.gates
        assert state.doom < ANCIENT_ONES[state.ancient_one].doom
        assert state.terror == 10 or len(state.monsters) <= limits.monsters
        assert state.terror < 10 or len(state.monsters) < 2 * limits.monsters
    assert len(state.outskirts) <= limits.outskirts
    assert state.terror < 10 or not state.outskirts


def check_asked(state: State) -> None:
    legal = state.legal()
    assert bool(legal) == (state.to_act is not None)
    assert (state.to_act is None) == (state.result is not None)
    if state.to_act is None:
        return
    decision = state.decision
    assert decision is not None
    assert decision.seat == state.to_act
    if len(legal) <= 200:
        assert len(set(legal)) == len(legal), f"twice in {list(legal)}"
    assert all(isinstance(action, str) and action.isascii() for action in legal[:200])


def snapshot(state: State) -> dict[str, Any]:
    """Everything, to compare."""
    told = {name: getattr(state, name) for name in state.__slots__}
    return told | {"seats": [dict(inv.__dict__) for inv in state.seats], "stack": tuple(state.stack)}
