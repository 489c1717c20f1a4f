"""§10-2: Elder Sign, Gate, Orb, Trapezohedron. §10-4: the Great Old Ones. §12 Q3: owning up."""

from __future__ import annotations

from typing import Any

import pytest

from engine.arkham_ritual import possible
from engine.arkham_ritual.cards import OLD_ONES
from engine.arkham_ritual.talk import way
from tests.engine.arkham_ritual.table import deal, kinds, let_go, play

TRAPEZOHEDRON = "trapezohedron"


# Elder Sign


def test_section_10_2_elder_sign_ends_the_round_at_once() -> None:
    state = deal("tome-1 elder-sign dagger-1 gate-1 orb", "idol-1")
    log = play(state, "give 1, take")
    assert "elder-sign" in kinds(log)
    assert state.phase == "wait"
    assert state.sanity == [7] * 5


def test_section_6_2_an_elder_sign_that_is_let_go_does_nothing() -> None:
    state = deal("tome-1 idol-1 dagger-1 gate-1 orb", "elder-sign")
    assert "elder-sign" not in kinds(let_go(state))


# Gate


def test_section_10_2_gate_without_a_great_old_one_does_nothing() -> None:
    state = deal("tome-1 gate-1 dagger-1 gate-2 orb", "idol-1")
    log = play(state, "give 1, take")
    assert kinds(log) == ["give", "discard", "take", "gate", "draw"]
    assert state.phase == "give"


def test_section_10_2_gate_tells_everyone_that_their_own_card_is_no_great_old_one() -> None:
    state = deal("tome-1 gate-1 dagger-1 gate-2 orb", "idol-1 idol-2")
    assert any(card.id == "cthulhu" for card in possible(state.view(0)))
    play(state, "give 1, take")
    assert all(card.id != "cthulhu" for seat in range(5) for card in possible(state.view(seat)))
    play(state, "give 0, take")
    could = [any(card.id == "cthulhu" for card in possible(state.view(seat))) for seat in range(5)]
    assert could == [True, False, False, False, False], "a new card may be one again"


def test_section_10_2_gate_wakes_a_great_old_one_instead_of_the_normal_end() -> None:
    state = deal("cthulhu gate-1 cultist student orb", "idol-1", ally="student")
    log = play(state, "give 1, take")
    assert "wake" in kinds(log)
    assert "fate" not in kinds(log), "characters have no effect"
    assert state.sanity == [7, 3, 3, 3, 3]


def test_section_12_q4_a_gate_discarded_while_taking_cthulhu_wakes_it() -> None:
    state = deal("tome-1 gate-1 idol-1 gate-2 orb", "cthulhu")
    play(state, "give 1, take")
    assert state.sanity == [3, 7, 3, 3, 3]


def test_section_6_2_a_gate_that_is_let_go_wakes_nobody() -> None:
    state = deal("cthulhu tome-1 idol-1 dagger-1 orb", "gate-1")
    assert "gate" not in kinds(let_go(state))
    assert state.sanity == [6, 7, 7, 7, 7]


# Magical Orb


def test_section_10_2_orb_shows_the_top_card_to_one_player() -> None:
    state = deal("tome-1 orb idol-1 dagger-1 gate-1", "idol-2 chalice-1")
    log = play(state, "give 1, take")
    look = log[-1]
    assert dict(look.seen_by(1))["card"] == "chalice-1"
    assert all("card" not in look.seen_by(seat) for seat in (0, 2, 3, 4))
    assert state.legal() == ("keep", "remove")
    assert state.to_act == 1
    assert str(state.view(1).aside) == "chalice-1"
    assert state.view(0).aside is None


def test_section_10_2_orb_keep_puts_it_back() -> None:
    state = deal("tome-1 orb idol-1 dagger-1 gate-1", "idol-2 chalice-1")
    play(state, "give 1, take, keep")
    assert state.to_act == 2
    assert str(state.offered) == "chalice-1"


def test_section_10_2_orb_remove_takes_it_out_of_the_round() -> None:
    state = deal("tome-1 orb idol-1 dagger-1 gate-1", "idol-2 chalice-1 gate-2")
    play(state, "give 1, take, remove")
    assert str(state.offered) == "gate-2"
    assert str(state.view(1).aside) == "chalice-1"
    assert not any(card.id == "chalice-1" for card in possible(state.view(1)))
    assert any(card.id == "chalice-1" for card in possible(state.view(0)))


def test_section_10_2_orb_that_removes_the_last_card_ends_the_round() -> None:
    state = deal("tome-1 orb idol-1 dagger-1 gate-1", "idol-2 chalice-1")
    state.deck = state.deck[-1:]
    log = play(state, "give 1, take, remove")
    assert "deck-empty" in kinds(log)


# Shining Trapezohedron


@pytest.mark.parametrize(
    ("top", "before", "sanity"), [("chalice-1", 5, 6), ("chalice-cursed", 5, 4), ("chalice-1", 7, 7)]
)
def test_section_10_2_trapezohedron(top: str, before: int, sanity: int) -> None:
    state = deal("tome-1 trapezohedron idol-1 dagger-1 gate-1", f"idol-2 {top}", event=TRAPEZOHEDRON)
    state.sanity[1] = before
    log = play(state, "give 1, take")
    assert state.sanity[1] == sanity
    look = next(event for event in log if event.kind == "look")
    assert dict(look.seen_by(0))["cursed"] is top.endswith("cursed"), "everyone learns the colour"
    assert "card" not in look.seen_by(0)
    assert str(state.offered) == top, "it stays there, and is drawn next"


def test_section_10_2_trapezohedron_at_0_the_game_ends_at_once() -> None:
    state = deal("tome-1 trapezohedron idol-1 dagger-1 gate-1", "idol-2 cthulhu", event=TRAPEZOHEDRON)
    state.sanity[1] = 1
    log = play(state, "give 1, take")
    assert state.winners == (0, 2, 3, 4)
    assert kinds(log)[-2:] == ["show", "over"]
    assert "fate" not in kinds(log)


# Following cards (§6, "What a seat knows")


def test_a_card_looked_at_is_followed_into_the_own_hand() -> None:
    state = deal("tome-1 orb idol-1 dagger-1 gate-1", "idol-2 chalice-1")
    play(state, "give 1, take, keep")
    assert str(state.view(1).offered) == "chalice-1", "drawn by seat 2, known to seat 1"
    assert state.view(0).offered is None
    play(state, "give 3, pass 1, take")
    assert str(state.view(1).own) == "chalice-1"
    assert state.view(1).held[1] is None
    assert {str(card): odds for card, odds in possible(state.view(1)).items()} == {"chalice-1": 1}
    play(state, "give 1, take")
    assert state.view(1).own is None, "it is discarded, and a new one unseen"


def test_a_colour_told_by_the_trapezohedron_is_followed_by_everyone() -> None:
    state = deal("tome-1 trapezohedron idol-1 dagger-1 gate-1", "idol-2 chalice-cursed", event=TRAPEZOHEDRON)
    play(state, "give 1, take")
    assert state.view(4).offered_cursed is True
    assert state.view(4).offered is None
    play(state, "give 4, take")
    assert state.view(4).own_cursed is True
    assert state.view(4).own is None
    assert all(card.cursed for card in possible(state.view(4)))
    assert str(state.view(1).held[4]) == "chalice-cursed"


# Great Old Ones


def woken(held: str, sanity: list[int], old_one: str, **options: Any) -> list[int]:
    """The sanity after the seat with gate-1 took a card and somebody's Great Old One woke."""
    gate = held.split().index("gate-1")
    state = deal(
        held, "candelabra-2", first=(gate + 1) % len(sanity), old_one=old_one, players=len(sanity), **options
    )
    state.sanity[:] = sanity
    log = play(state, f"give {gate}, take")
    assert "wake" in kinds(log)
    return state.sanity


FIVE = "{} gate-1 idol-1 dagger-1 orb"


def test_section_10_4_cthulhu() -> None:
    assert woken(FIVE.format("cthulhu"), [7] * 5, "cthulhu") == [7, 3, 3, 3, 3]
    assert woken("cthulhu gate-1 idol-1 dagger-1 orb", [7] * 3, "cthulhu") == [7, 3, 3], "dummies are counted"
    assert woken("cthulhu gate-1 idol-1 dagger-1 orb tome-1 tome-2", [7] * 7, "cthulhu") == [
        7,
        1,
        1,
        1,
        1,
        1,
        1,
    ]


def test_section_10_4_nyarlathotep() -> None:
    held = FIVE.format("nyarlathotep")
    assert woken(held, [3, 6, 6, 2, 5], "nyarlathotep") == [7, 4, 4, 2, 5]
    assert woken(held, [1, 6, 5, 2, 5], "nyarlathotep") == [2, 5, 5, 2, 5]
    assert woken(held, [7, 6, 6, 6, 6], "nyarlathotep") == [7, 2, 2, 2, 2], "never more than 7"
    assert woken(held, [2, 1, 1, 1, 1], "nyarlathotep") == [6, 0, 0, 0, 0], "what was really lost"


def test_section_10_4_yog_sothoth() -> None:
    held = FIVE.format("yog-sothoth")
    assert woken(held, [5, 6, 2, 7, 4], "yog-sothoth") == [5, 0, 2, 0, 0]
    assert woken(held, [5, 6, 2, 7, 2], "yog-sothoth") == [1, 5, 1, 6, 1]


def test_section_10_4_hastur() -> None:
    held = "hastur gate-1 idol-1 dagger-cursed orb"
    assert woken(held, [7] * 5, "hastur") == [7, 2, 2, 2, 7], (
        "3 artifacts (the new one too) and 2 cursed cards"
    )
    dummies = "hastur gate-1 idol-1 dagger-cursed tome-1"
    assert woken(dummies, [7] * 3, "hastur") == [7, 1, 1], "4 artifacts and 2 cursed cards, dummies counted"


def test_section_13_the_doom_track_stands_in_for_the_normal_amount() -> None:
    assert woken(FIVE.format("nyarlathotep"), [3, 6, 6, 2, 5], "nyarlathotep", doom_track=True) == [
        5,
        5,
        5,
        2,
        5,
    ]
    held = "hastur gate-1 idol-1 dagger-cursed orb"
    assert woken(held, [7] * 5, "hastur", doom_track=True) == [7, 4, 4, 4, 7]
    assert woken(FIVE.format("cthulhu"), [7] * 5, "cthulhu", doom_track=True) == [7, 3, 3, 3, 3]


def test_mystery_wakes_as_one_of_the_four_drawn_by_the_seed() -> None:
    seen = set()
    for seed in range(40):
        states = [deal(FIVE.format("mystery"), "tome-1", seed=seed, old_one="mystery") for _ in range(2)]
        logs = [play(state, "give 1, take") for state in states]
        (wake,) = (event for event in logs[0] if event.kind == "wake")
        assert logs[0] == logs[1], "the same seed, the same old one"
        assert wake.public["card"] == "mystery"
        seen.add(wake.public["old_one"])
    assert seen == set(OLD_ONES)


# Owning up (§12 Q3)


def test_section_12_q3_owning_up() -> None:
    state = deal("tome-1 idol-1 dagger-1 chalice-1 gate-1", "orb", seed=5)
    before = {*state.deck, state.held[3]}
    log = play(state, "give 2, peeked 3")
    assert state.sanity == [7, 7, 7, 6, 7]
    assert {*state.deck, state.held[3]} == before
    assert state.to_act == 2, "the turn goes on"
    assert [(event.kind, event.eyes) for event in log[1:]] == [
        ("peeked", ()),
        ("redraw", (0, 1, 2, 4)),
        ("sanity", ()),
    ]
    assert state.view(3).held[3] is None


def test_section_12_q3_any_player_at_any_time_in_a_round() -> None:
    state = deal("tome-1 orb dagger-1 chalice-1 gate-1", "idol-1", seed=5)
    everyone = tuple(f"peeked {seat}" for seat in range(5))
    assert state.asides() == everyone
    play(state, "peeked 0, give 1, peeked 1")
    state = deal("tome-1 orb dagger-1 chalice-1 gate-1", "idol-1", seed=5)
    play(state, "give 1, take")
    assert state.phase == "orb"
    assert state.asides() == everyone
    play(state, "peeked 1, keep")


def test_section_12_q3_at_0_the_game_ends() -> None:
    state = deal("tome-1 idol-1 dagger-1 chalice-1 gate-1", seed=5)
    state.sanity[3] = 1
    log = play(state, "peeked 3")
    assert state.winners == (0, 1, 2, 4)
    assert kinds(log)[-2:] == ["show", "over"]


def test_section_12_q3_with_an_empty_deck_the_card_comes_back_known() -> None:
    state = deal("tome-1 idol-1 dagger-1 chalice-1 gate-1", seed=5)
    state.deck = []
    play(state, "peeked 3")
    assert str(state.held[3]) == "chalice-1"


# Table talk (§11)


@pytest.mark.parametrize(("action", "to"), [("say 2 trust-me", None), ("say 2 trust-me 4", 4)])
def test_section_11_talk_changes_nothing_else(action: str, to: int | None) -> None:
    state = deal("tome-1 idol-1 dagger-1 chalice-1 gate-1")
    before = state.view(1)
    (event,) = play(state, action)
    told = {"e": "say", "rule": "§11", "who": 2, "line": "trust-me", "to": to, "way": way(1, 1)}
    assert event.seen_by(0) == told
    assert state.view(1) == before._replace(moves=(action,))
