"""The proof of no leak: re-deal everything a seat cannot see, and nothing it is shown may differ.

The re-deal does not ask the View what is hidden. It changes the *record*: the faces that the seat has never
been shown, by the second implementation's account, change places among equal backs and with the cards aside,
and so does what others have laid face down; sets change their order, and markers to come theirs. Then the
same game is played again.
"""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ritual import odds, sample
from engine.ritual.cards import CARDS, CHANTS
from tests.engine.ritual.lockstep import Lockstep
from tests.engine.ritual.naive import all_cards, back_of
from tests.engine.ritual.table import GAME
from tests.engine.ritual.unseen import everything, position, real, redeal, steps, tables


@settings(max_examples=70, deadline=None)
@given(table=tables, seed=st.integers(0, 10**6))
def test_what_a_seat_cannot_see_changes_nothing_it_is_shown(table: Lockstep, seed: int) -> None:
    rng = Random(seed)
    as_it_was = steps(real(table))
    for seat in range(table.players):
        others = steps(redeal(table, seat, rng))
        for (state, told, _), (twin, twin_told, _) in zip(as_it_was, others, strict=True):
            view, seen = state.view(seat), twin.view(seat)
            assert view == seen
            assert told == twin_told
            if state.to_act == seat:
                assert state.legal() == twin.legal()
        log, twin_log = as_it_was[-1][2], others[-1][2]
        assert [event.seen_by(seat) for event in log] == [event.seen_by(seat) for event in twin_log]
        assert GAME.text(view) == GAME.text(seen)
        assert odds.laid(view) == odds.laid(seen)
        assert odds.hands(view) == odds.hands(seen)
        assert odds.together(view) == odds.together(seen)
        colours = tuple(chant and chant.colour for chant in twin.laid)
        assert odds.together(view)[colours] > 0, "what could have been chanted covers what was"
        assert sample(view, Random(seed)).hands == sample(seen, Random(seed)).hands


@settings(max_examples=60, deadline=None)
@given(table=tables, seed=st.integers(0, 10**6))
def test_a_sampled_state_cannot_be_told_from_the_real_one(table: Lockstep, seed: int) -> None:
    """Now, and as the game goes on."""
    rng = Random(seed)
    for seat in range(table.players):
        view = table.state.view(seat)
        twin = sample(view, rng)
        assert twin.view(seat) == view
        assert twin.to_act == table.state.to_act
        if twin.to_act == seat:
            assert twin.legal() == table.state.legal()
        cards = everything(twin)
        assert len(cards) == len(set(cards)) == 6 * table.players
        assert all(chant in CHANTS.values() for chant in twin.laid if chant)
        for action in twin.legal():
            twin.copy().apply(action)
        for other in range(table.players):
            public = twin.view(other)._replace(seat=seat, legal=(), hand=(), laid=())
            assert public == view._replace(legal=(), hand=(), laid=())
        while twin.legal():
            twin.apply(rng.choice(twin.legal()))
        assert twin.over


def test_a_redeal_does_change_what_is_hidden() -> None:
    """The proof is not empty: hands, cards laid face down, cards aside and markers to come do change."""
    changed = {"hand": 0, "laid": 0, "aside": 0, "markers": 0}
    for seed in range(40):
        table = position(3, seed, length=6 + seed % 12)
        twin = steps(redeal(table, 0, Random(seed)))[-1][0]
        changed["hand"] += twin.hands[1:] != table.state.hands[1:]
        changed["laid"] += twin.laid != table.state.laid
        changed["aside"] += set(everything(twin)) != set(everything(table.state))
        changed["markers"] += twin.face_down != table.state.face_down
    assert changed["hand"] > 30
    assert changed["laid"] > 5
    assert changed["aside"] > 30
    assert changed["markers"] > 30


def test_the_box_is_the_second_implementations_too() -> None:
    assert {card.id: card.back for card in CARDS} == {card: back_of(card) for card in all_cards()}
