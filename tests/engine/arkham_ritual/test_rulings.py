"""One test for each Ruling of docs/arkham-ritual.md, by its name in rulings.py."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.arkham_ritual import possible, rulings
from engine.arkham_ritual.rules import OPTIONS
from engine.game import Start
from tests.engine.arkham_ritual.table import GAME, deal, kinds, let_go, play, stack


def test_base_the_base_game() -> None:
    assert rulings.BASE == {"event": "orb", "ally": "investigator", "zealot": "cultist", "old_one": "cthulhu"}
    assert {name: option.base for name, option in OPTIONS.items()} == {
        **rulings.BASE,
        "doom_track": False,
        "competitive": False,
    }


@pytest.mark.parametrize(
    ("last", "sanity", "active"),
    [(0, [5, 7, 5, 7, 5], 2), (2, [5, 7, 5, 7, 5], 4), (4, [5, 7, 5, 7, 5], 0), (3, [7, 7, 7, 5, 7], 3)],
)
def test_lowest_after_the_last_active_player_comes_last(last: int, sanity: list[int], active: int) -> None:
    assert rulings.lowest_after(last, sanity) == active


def test_lowest_after_in_play() -> None:
    safe = "tome-1 idol-1 dagger-1 chalice-1 candelabra-1"
    state = GAME.start(Start(5, setup={"first": 3, "decks": [stack(safe), stack(safe)]}))
    let_go(state)  # type: ignore[arg-type]
    assert state.to_act == 4


def test_holder_of_old_one_a_dummys_resolves_with_nobody_spared() -> None:
    state = deal("gate-1 idol-1 dagger-1 cthulhu tome-1", "tome-2", first=1, players=3)
    play(state, "give 0, take")
    assert state.sanity == [3, 3, 3]


def test_holder_of_old_one_a_dummys_nyarlathotep_rewards_nobody() -> None:
    held = "gate-1 idol-1 dagger-1 nyarlathotep tome-1"
    state = deal(held, "tome-2", first=1, players=3, old_one="nyarlathotep")
    state.sanity[:] = [6, 4, 6]
    play(state, "give 0, take")
    assert state.sanity == [4, 4, 4]


@pytest.mark.parametrize(("sanity", "after"), [([6, 4, 5], [0, 4, 0]), ([6, 4, 4], [5, 3, 3])])
def test_holder_of_old_one_a_dummys_yog_sothoth(sanity: list[int], after: list[int]) -> None:
    held = "gate-1 idol-1 dagger-1 yog-sothoth tome-1"
    state = deal(held, "tome-2", first=1, players=3, old_one="yog-sothoth")
    state.sanity[:] = sanity
    play(state, "give 0, take")
    assert state.sanity == after


def test_next_round_a_removed_card_is_back_in_the_next_round() -> None:
    state = deal("tome-1 orb idol-1 dagger-1 gate-1", "idol-2 chalice-1", seed=1)
    play(state, "give 1, take, remove")
    assert str(state.aside) == "chalice-1"
    let_go(state)
    assert state.round == 2
    assert state.aside is None
    assert state.offered is not None
    assert {*state.held, *state.deck, state.offered} == set(state.rules.cards)


@pytest.mark.parametrize("event", ["orb", "trapezohedron"])
def test_can_look_with_an_empty_deck_orb_and_trapezohedron_do_nothing(event: str) -> None:
    state = deal(f"tome-1 {event} idol-1 dagger-1 gate-1", "chalice-1", event=event)
    state.deck = []
    log = play(state, "give 1, take")
    assert kinds(log)[3:6] == ["no-look", "deck-empty", "show"]
    assert state.sanity == [7] * 5


def test_least_sane_the_holder_of_yog_sothoth_too() -> None:
    state = deal("yog-sothoth gate-1 idol-1 dagger-1 orb", "tome-1", first=2, old_one="yog-sothoth")
    state.sanity[:] = [2, 5, 6, 7, 3]
    play(state, "give 1, take")
    assert state.sanity == [2, 0, 0, 0, 0]


def test_next_doom_the_last_spot_is_7() -> None:
    assert [rulings.next_doom(spot) for spot in range(1, 8)] == [2, 3, 4, 5, 6, 7, 7]


def test_to_shuffle_no_card_in_the_deck_is_known_to_be_anywhere_after_owning_up() -> None:
    """Only that the card owned up to was shuffled in: it cannot be the one on offer since before."""
    state = deal("tome-1 idol-1 dagger-1 chalice-1 gate-1", "orb", seed=5)
    play(state, "give 2, peeked 3")
    seat_2 = state.view(2)
    assert all(str(card) != "chalice-1" for card in possible(seat_2)), "seat 2 saw it go into the deck"
    seat_3 = {str(card): odds for card, odds in possible(state.view(3)).items()}
    assert seat_3.pop("chalice-1") == Fraction(1, 17), "one of the 17 cards that were shuffled"
    assert len(seat_3) == 17
    assert set(seat_3.values()) == {Fraction(16, 17 * 17)}, (
        "of the others, one is on offer and was not shuffled"
    )


def test_to_shuffle_a_card_being_looked_at_is_in_the_lookers_hand() -> None:
    state = deal("tome-1 orb idol-1 dagger-1 gate-1", "idol-2 chalice-1", seed=5)
    play(state, "give 1, take, peeked 3")
    assert str(state.aside) == "chalice-1"
    assert state.phase == "orb"
    play(state, "keep")
    assert str(state.offered) == "chalice-1"
    assert str(state.view(1).offered) == "chalice-1", "and is followed from there"


def test_seedless_a_record_without_a_seed_has_its_chances_all_the_same() -> None:
    first, second = (deal("tome-1 idol-1 dagger-1 chalice-1 gate-1") for _ in range(2))
    assert play(first, "peeked 3") == play(second, "peeked 3")
    let_go(first)
    assert first.phase == "wait"
