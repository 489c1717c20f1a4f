"""What always holds, over all numbers of players and all options."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.arkham_ritual.state import State
from engine.game import IllegalAction
from tests.engine.arkham_ritual.table import all_options, walk
from tests.engine.arkham_ritual.unseen import everything

games = {
    "players": st.integers(3, 7),
    "options": st.sampled_from(all_options()),
    "seed": st.integers(0, 10**9),
}
VOCABULARY = (
    *(f"{verb} {seat}" for verb in ("give", "pass", "peeked") for seat in range(9)),
    *("take", "pass", "keep", "remove", "give", "peeked", "", " ", "take ", "say 0 hello", "say 8 hello"),
)


def snapshot(state: State) -> tuple[Any, ...]:
    slots = (getattr(state, name) for name in State.__slots__)
    return tuple(tuple(value) if isinstance(value, list) else value for value in slots)


@settings(max_examples=80, deadline=None)
@given(**games)
def test_every_card_is_in_exactly_one_place_and_sanity_in_bounds(
    players: int, options: dict[str, Any], seed: int
) -> None:
    for state, _, _ in walk(players, options, seed):
        cards = everything(state)
        assert len(cards) == 22
        assert set(cards) == set(state.rules.cards)
        assert all(0 <= sanity <= 7 for sanity in state.sanity)
        assert (0 in state.sanity) is state.over
        assert 1 <= state.doom <= 7


@settings(max_examples=40, deadline=None)
@given(**games)
def test_every_legal_action_applies_and_every_other_raises_and_changes_nothing(
    players: int, options: dict[str, Any], seed: int
) -> None:
    rng = Random(seed)
    for state, _, _ in walk(players, options, seed):
        allowed = {*state.legal(), *state.asides()}
        if not state.over:
            allowed.add("say 0 hello")
        for action in rng.sample(VOCABULARY, 12) + list(state.legal()):
            before, twin = snapshot(state), state.copy()
            if action in allowed:
                assert state.why_not(action) is None
                twin.apply(action)
            else:
                with pytest.raises(IllegalAction):
                    twin.apply(action)
                assert snapshot(twin) == before
                assert state.why_not(action)
            assert snapshot(state) == before, "a copy is independent"


@settings(max_examples=80, deadline=None)
@given(**games)
def test_a_round_and_a_game_always_end(players: int, options: dict[str, Any], seed: int) -> None:
    """A round has at most 17 turns, each at most one action a player and the Orb's."""
    in_round, last = 0, 0
    for state, _, actions in walk(players, options, seed, peeked=0, taking=0.0):
        in_round = in_round + 1 if state.round == last else 0
        last = state.round
        assert in_round <= 17 * (players + 1)
        assert len(actions) < 10_000
        assert (state.to_act is None) is state.over
        assert bool(state.legal()) is not state.over
    assert state.over


@settings(max_examples=40, deadline=None)
@given(**games)
def test_events_tell_every_change_of_sanity_and_every_discard(
    players: int, options: dict[str, Any], seed: int
) -> None:
    sanity = [7] * players
    gone: list[str] = []
    told = 0
    for state, log, _ in walk(players, options, seed):
        for event in log[told:]:
            if event.kind == "round":
                gone = []
            elif event.kind in ("discard", "let-go"):
                gone.append(event.public["card"])
            elif event.kind == "sanity":
                assert sanity[event.public["who"]] == event.public["from"]
                sanity[event.public["who"]] = event.public["to"]
        told = len(log)
        assert state.sanity == sanity
        assert [card.id for card in state.discards] == gone
    assert log[-1].kind == "over"
    assert tuple(log[-1].public["winners"]) == state.winners


@settings(max_examples=40, deadline=None)
@given(**games)
def test_nobody_listening_changes_nothing(players: int, options: dict[str, Any], seed: int) -> None:
    *_, (state, _, actions) = walk(players, options, seed)
    silent, _, _ = next(walk(players, options, seed))
    for action in actions:
        silent.apply(action)
    assert snapshot(silent) == snapshot(state)
