"""What always holds, over all numbers of players."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ritual.cards import BOX
from engine.ritual.rules import SEATS
from tests.engine.ritual.table import walk
from tests.engine.ritual.unseen import everything

games = {
    "players": st.sampled_from(SEATS),
    "seed": st.integers(0, 10**9),
    "bold": st.sampled_from([0.0, 0.3, 0.7, 1.0]),
}


@settings(max_examples=60, deadline=None)
@given(**games)
def test_every_card_is_in_one_place_and_every_count_adds_up(players: int, seed: int, bold: float) -> None:
    for state, _, _ in walk(players, seed, bold):
        cards = everything(state)
        assert len(cards) == len(set(cards)) == 6 * players
        assert len(state.turned) % 15 == (15 - len(state.face_down)) % 15
        assert sorted(state.still_in + state.out) == list(range(players))
        for seat in range(players):
            changes = [played.result.change[seat] or 0 for played in state.rounds]
            assert state.points[seat] == sum(changes)
            assert state.madness[seat] == -sum(change for change in changes if change < 0)
            assert (seat in state.out) is (state.madness[seat] >= 5)
        if not state.over:
            assert len(state.still_in) >= 2
            assert all(state.points[seat] != 10 for seat in state.still_in)
        assert (state.to_act is None) is state.over
        assert bool(state.legal()) is not state.over


@settings(max_examples=60, deadline=None)
@given(**games)
def test_events_tell_every_change(players: int, seed: int, bold: float) -> None:
    """Points, who is out, contribution, markers and hands can be followed in the public log alone."""
    points, gained, hands = [0] * players, [0] * players, [0] * players
    out, turned = set[int](), list[str]()
    told = 0
    for state, log, actions in walk(players, seed, bold):
        for event in log[told:]:
            match event.kind:
                case "ritual":
                    points, out, hands = [0] * players, set(), [6] * players
                case "marker":
                    turned.append(event.public["colour"])
                case "chant":
                    hands[event.public["who"]] -= 1
                case "result":
                    points = [a + (b or 0) for a, b in zip(points, event.public["change"], strict=True)]
                    assert points == event.public["points"]
                case "mad":
                    out.add(event.public["who"])
                case "contribution":
                    gained = [a + b for a, b in zip(gained, event.public["gains"], strict=True)]
                    assert gained == event.public["contribution"]
        told = len(log)
        assert (state.points, set(state.out), state.contribution) == (points, out, gained)
        assert list(state.turned) == turned
        if state.phase != "draft":
            assert [len(backs) for backs in state.view(0).backs] == hands
        assert len(actions) < 5000
    assert log[-1].kind == "over"


@settings(max_examples=12, deadline=None)
@given(**games)
def test_no_event_tells_a_seat_a_face_before_it_is_turned_up(players: int, seed: int, bold: float) -> None:
    *_, (_, log, _) = walk(players, seed, bold)
    for seat in range(players):
        shown: set[str] = set()
        for event in log:
            seen: dict[str, Any] = dict(event.seen_by(seat))
            if event.kind == "ritual":
                shown = set()
            if event.kind == "look" and seen["who"] == seat:
                shown = set(seen["cards"])
            if event.kind == "reveal":
                shown |= {card for card in seen["cards"] if card}
            assert {card for card in BOX if f"'{card}'" in str(seen)} <= shown
