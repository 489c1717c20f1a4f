"""What always holds, over all numbers of players and all options."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.arkham_ritual.table import all_options, walk
from tests.engine.arkham_ritual.unseen import everything

games = {
    "players": st.integers(3, 7),
    "options": st.sampled_from(all_options()),
    "seed": st.integers(0, 10**9),
}


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
