"""The proof of no leak: re-deal everything a seat cannot see, and nothing it is shown may differ.

The re-deal does not ask the View what is hidden. It changes the *record*: the cards that the seat has
never been shown, by the second implementation's account, change places in the round's deck, and the
same actions are played again. Only what was told to all is kept: the colour of a card looked at with the
Trapezohedron, and that a Gate found no Great Old One in the seat's hand.
"""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.arkham_ritual import joint, possible, sample
from tests.engine.arkham_ritual.lockstep import Lockstep
from tests.engine.arkham_ritual.table import GAME
from tests.engine.arkham_ritual.unseen import everything, position, redeal, steps, tables


@settings(max_examples=120, deadline=None)
@given(table=tables, seed=st.integers(0, 10**6))
def test_what_a_seat_cannot_see_changes_nothing_it_is_shown(table: Lockstep, seed: int) -> None:
    rng = Random(seed)
    real = steps(table, table.decks[table.naive.round - 1])
    for seat in range(table.state.rules.players):
        for (state, log), (twin, twin_log) in zip(real, steps(table, redeal(table, seat, rng)), strict=True):
            view = state.view(seat)
            assert view == twin.view(seat)
            assert [event.seen_by(seat) for event in log] == [event.seen_by(seat) for event in twin_log]
        assert possible(view) == possible(twin.view(seat))
        assert GAME.text(view) == GAME.text(twin.view(seat))
        assert possible(view)[twin.held[seat]] > 0, "what it could hold covers what it does"
        if state.to_act == seat:
            assert state.legal() == twin.legal()


@settings(max_examples=60, deadline=None)
@given(table=tables, seed=st.integers(0, 10**6))
def test_a_sampled_state_cannot_be_told_from_the_real_one(table: Lockstep, seed: int) -> None:
    """Now, and as the same actions go on."""
    rng = Random(seed)
    for seat in range(table.state.rules.players):
        view = table.state.view(seat)
        twin = sample(view, rng)
        assert twin.view(seat) == view
        assert twin.legal() == table.state.legal()
        assert sorted(card.id for card in everything(twin)) == sorted(card.id for card in view.rules.cards)
        for other in range(table.state.rules.players):
            assert possible(twin.view(other))[twin.held[other]] > 0
        for action in twin.legal():
            twin.copy().apply(action)


@settings(max_examples=25, deadline=None)
@given(table=tables)
def test_samples_reach_every_possible_card(table: Lockstep) -> None:
    rng = Random(1)
    for seat in range(table.state.rules.players):
        view = table.state.view(seat)
        odds = possible(view)
        assert sum(odds.values()) == 1
        drawn = [sample(view, rng) for _ in range(25 * len(odds))]
        assert {state.held[seat] for state in drawn} == set(odds)
        assert {(state.held[seat], state.offered) for state in drawn} <= set(joint(view))


def test_a_redeal_does_change_what_is_hidden() -> None:
    """The proof is not empty: in most positions the seat's own card, and the deck, do change."""
    changed = 0
    for seed in range(40):
        table = position(5, {}, seed, length=12)
        twin, _ = steps(table, redeal(table, 0, Random(seed)))[-1]
        changed += twin.held[0] is not table.state.held[0]
    assert changed > 30
