"""§5 and §6: rounds and turns."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction, Start
from tests.engine.arkham_ritual.table import GAME, deal, kinds, let_go, play, stack

FIVE = "tome-1 idol-1 dagger-1 chalice-1 candelabra-1"


@pytest.mark.parametrize(("players", "dummies"), [(3, 2), (4, 1), (5, 0), (6, 0), (7, 0)])
def test_section_14_dummies(players: int, dummies: int) -> None:
    state = GAME.start(Start(players, seed=1))
    view = state.view(0)
    assert len(view.held) == players + dummies
    assert view.sanity == (7,) * players
    assert view.deck == 22 - players - dummies - 1
    assert all(card is not None for card in view.held[1:]), "a dummy's card is face up to all"
    assert all(f"give {seat}" not in state.legal() for seat in range(players, players + dummies))


def test_section_5_1_cards_go_to_the_seats_then_to_the_dummies() -> None:
    state = deal("tome-1 idol-1 dagger-1 chalice-1 candelabra-1", "orb gate-1", players=3)
    assert [card.id for card in state.held] == ["tome-1", "idol-1", "dagger-1", "chalice-1", "candelabra-1"]
    assert state.offered is not None
    assert state.offered.id == "orb"
    assert state.deck[-1].id == "gate-1"


def test_section_5_2_the_first_active_player_is_random() -> None:
    assert {GAME.start(Start(5, seed=seed)).to_act for seed in range(60)} == set(range(5))


def test_section_6_1_only_the_active_player_sees_the_drawn_card() -> None:
    state = deal(FIVE, "orb", first=2)
    assert state.to_act == 2
    assert [state.view(seat).offered for seat in range(5)] == [None, None, state.offered, None, None]


def test_section_6_1_to_any_other_player() -> None:
    assert deal(FIVE, first=2).legal() == ("give 0", "give 1", "give 3", "give 4")


def test_section_6_2_taking_discards_the_held_card_and_ends_the_turn() -> None:
    state = deal(FIVE, "orb", first=0)
    log = play(state, "give 3, take")
    assert [card.id for card in state.discards] == ["chalice-1"]
    assert state.held[3].id == "orb"
    assert kinds(log) == ["give", "discard", "take", "draw"]
    assert state.view(3).held[3] is None
    assert str(state.view(0).held[3]) == "orb"


def test_section_6_2_passing_goes_to_a_hand_on_the_table() -> None:
    state = deal(FIVE, first=0)
    play(state, "give 3")
    assert state.legal() == ("take", "pass 1", "pass 2", "pass 4")
    play(state, "pass 1")
    assert state.legal() == ("take", "pass 2", "pass 4")
    assert state.to_act == 1


def test_section_6_2_with_no_hand_left_the_card_goes_without_effect_and_the_round_ends() -> None:
    state = deal(FIVE, "elder-sign", first=0)
    log = play(state, "give 1, pass 2, pass 3, pass 4")
    assert state.legal() == ("take", "pass")
    log = play(state, "pass")
    assert kinds(log)[:2] == ["let-go", "show"]
    assert "elder-sign" not in kinds(log)
    assert state.sanity == [7] * 5
    assert state.phase == "wait"


def test_section_6_2_example_1_the_next_active_player_has_a_hand_on_the_table() -> None:
    """A is active and the turn ends; B has no hand on the table, C has: C is next."""
    state = deal(FIVE, first=0)
    play(state, "give 1, take")
    assert state.active == state.to_act == 2


def test_section_6_3_with_no_hand_on_the_table_the_left_neighbour_is_next() -> None:
    state = deal(FIVE, first=3)
    play(state, "give 4, pass 2, pass 1, pass 0, take")
    assert state.active == 4


def test_section_6_3_an_empty_deck_ends_the_round() -> None:
    state = deal(FIVE, first=0)
    state.deck = state.deck[-1:]
    assert "deck-empty" not in kinds(play(state, "give 1, take"))
    log = play(state, "give 1, take")
    assert kinds(log)[3:5] == ["deck-empty", "show"]
    assert state.phase == "wait"


def test_section_5_2_the_lowest_sanity_begins_the_next_round() -> None:
    decks = [stack("tome-1 idol-1 dagger-1 chalice-cursed candelabra-1"), stack(FIVE)]
    state = GAME.start(Start(5, setup={"first": 0, "decks": decks}))
    let_go(state)  # type: ignore[arg-type]
    assert state.summary()["sanity"] == [7, 7, 7, 6, 7]
    assert state.to_act == 3


def test_section_12_q1_the_active_player_can_never_keep_the_card() -> None:
    state = deal(FIVE, first=2)
    with pytest.raises(IllegalAction, match="Q1"):
        state.apply("give 2")


@pytest.mark.parametrize(
    ("before", "action", "why"),
    [
        ("", "take", "not now: seat 0 must give"),
        ("", "keep", "not now"),
        ("", "give 5", "no seat 5"),
        ("", "give 05", "no such action"),
        ("", "give", "no such action"),
        ("", "give 1 ", "no such action"),
        ("", "Give 1", "no such action"),
        ("", "", "no such action"),
        ("", "peeked 7", "no seat 7"),
        ("", "say 0 Hello!", "no such action"),
        ("", "say 9 hello", "no seat 9"),
        ("", "say 0 hello 9", "no seat 9"),
        ("", "say 0 hello 0", "themselves"),
        ("give 1", "give 2", "not now: seat 1 must take or pass"),
        ("give 1", "pass 0", "seat 0 has no hand on the table"),
        ("give 1", "pass 1", "another player"),
        ("give 1", "pass", "a hand is still on the table"),
        ("give 1, pass 2", "pass 1", "seat 1 has no hand"),
    ],
)
def test_what_is_not_legal_says_why_and_changes_nothing(before: str, action: str, why: str) -> None:
    state = deal(FIVE, first=0)
    if before:
        play(state, before)
    views = [state.view(seat) for seat in range(5)]
    with pytest.raises(IllegalAction, match=why) as raised:
        state.apply(action)
    assert raised.value.legal == state.legal()
    assert state.why_not(action) == raised.value.reason
    assert [state.view(seat) for seat in range(5)] == views
    assert all(state.why_not(legal) is None for legal in (*state.legal(), *state.asides()))
