"""§7, §8, §13: who survives, what is lost, who wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_ritual.table import after, deal, fates, kinds, let_go, play

SAFE, LOST = True, False


def verdicts(held: str, **options: Any) -> dict[int, tuple[bool, str, str]]:
    return fates(let_go(deal(held, **options)))


def test_section_7_1_example_2() -> None:
    """A and C hold different sane cards; B a sane candelabra; D a cursed card; E the cursed candelabra."""
    held = "tome-1 candelabra-1 gate-1 idol-cursed candelabra-cursed"
    assert after(held) == [7, 4, 7, 4, 4]
    assert verdicts(held) == {
        0: (SAFE, "sane", "§7-1"),
        1: (LOST, "duplicate", "§7-1"),
        2: (SAFE, "sane", "§7-1"),
        3: (LOST, "cursed", "§7-1"),
        4: (LOST, "cursed", "§7-1"),
    }


def test_section_7_2_example_3_and_section_7_3_example_4() -> None:
    """The Cultist: only D, with a cursed card unlike any other, survives; the other four lose 4 each."""
    held = "gate-1 tome-1 cultist idol-cursed tome-cursed"
    assert after(held) == [3, 3, 3, 7, 3]
    assert verdicts(held) == {
        0: (LOST, "cult-sane", "§7-2"),
        1: (LOST, "cult-sane", "§7-2"),
        2: (LOST, "cult-sane", "§7-2"),
        3: (SAFE, "cult-cursed", "§7-2"),
        4: (LOST, "duplicate", "§7-2"),
    }


def test_section_7_2_the_cultist_spares_a_held_great_old_one() -> None:
    assert after("cthulhu cultist tome-1 idol-1 dagger-1") == [7, 3, 3, 3, 3]


def test_section_7_2_a_dummys_cultist_counts() -> None:
    assert after("tome-cursed idol-1 dagger-1 chalice-1 cultist", players=3) == [7, 3, 3]


def test_section_7_1_a_dummys_card_makes_a_duplicate() -> None:
    assert after("tome-1 idol-1 dagger-1 tome-2 gate-1", players=3) == [5, 7, 7]


def test_section_7_3_dummies_are_counted_among_those_that_did_not_survive() -> None:
    assert after("tome-cursed idol-1 dagger-1 chalice-cursed candelabra-cursed", players=3) == [4, 7, 7]
    assert after("tome-cursed idol-1 dagger-1 gate-1 candelabra-cursed", players=4) == [5, 7, 7, 7]


def test_section_7_mad_professor_without_an_artifact_nobody_survives() -> None:
    held = "professor gate-1 tome-1 idol-cursed dagger-1"
    assert after(held, zealot="professor") == [4, 4, 7, 4, 7]
    assert verdicts(held, zealot="professor")[1] == (LOST, "no-artifact", "§10-3")


def test_section_7_mad_professor_the_normal_rule_holds_besides() -> None:
    assert after("professor tome-1 tome-2 idol-1 dagger-1", zealot="professor") == [4, 4, 4, 7, 7]


def test_section_7_wary_student_loses_only_1_but_is_counted() -> None:
    held = "student tome-cursed idol-cursed dagger-1 gate-1"
    assert after(held, ally="student") == [6, 4, 4, 7, 7]
    assert verdicts(held, ally="student")[0] == (LOST, "student", "§10-3")


def test_section_7_wary_student_loses_1_on_the_doom_track_too() -> None:
    state = deal("student tome-cursed idol-1 dagger-1 gate-1", seed=1, ally="student", doom_track=True)
    state.doom = 5
    let_go(state)
    assert state.sanity == [6, 2, 7, 7, 7]


def test_section_7_wary_student_of_a_dummy_is_counted() -> None:
    assert after("tome-cursed idol-1 dagger-1 student gate-1", players=3, ally="student") == [5, 7, 7]


def test_section_7_wary_student_under_cultist_and_professor() -> None:
    assert after("student cultist tome-cursed idol-cursed dagger-cursed", ally="student") == [6, 5, 7, 7, 7]
    held = "student professor tome-1 idol-1 dagger-1"
    assert after(held, ally="student", zealot="professor") == [6, 5, 7, 7, 7]


def test_section_7_investigator_gains_1_if_he_survives() -> None:
    state = deal("investigator tome-cursed idol-1 dagger-1 gate-1")
    state.sanity[0] = 5
    let_go(state)
    assert state.sanity == [6, 6, 7, 7, 7]


def test_section_7_investigator_gains_nothing_if_he_does_not_survive() -> None:
    assert after("investigator cultist tome-cursed idol-cursed dagger-cursed") == [5, 5, 7, 7, 7]
    held = "investigator professor tome-1 idol-1 dagger-1"
    assert after(held, zealot="professor") == [5, 5, 7, 7, 7]


def test_section_12_q5_never_more_than_7() -> None:
    assert after("investigator tome-1 idol-1 dagger-1 gate-1") == [7] * 5


def test_section_2_never_below_0() -> None:
    state = deal("tome-cursed idol-cursed dagger-cursed gate-1 orb")
    state.sanity[0] = 2
    let_go(state)
    assert state.sanity == [0, 4, 4, 7, 7]


def test_section_8_the_game_ends_when_somebody_has_none_left_and_all_others_win() -> None:
    state = deal("tome-cursed idol-1 dagger-1 gate-1 orb", seed=3)
    state.sanity[:] = [1, 2, 7, 7, 1]
    log = let_go(state)
    assert state.over
    assert state.winners == (1, 2, 3, 4)
    assert kinds(log)[-1] == "over"
    assert state.legal() == ()
    assert state.asides() == ()
    assert state.to_act is None
    assert state.why_not("take") == state.why_not("say 0 hello") == "the game is over (§8)"


def test_section_8_competitive_only_those_with_the_most_win() -> None:
    state = deal("tome-cursed idol-1 dagger-1 gate-1 orb", competitive=True)
    state.sanity[:] = [1, 2, 6, 6, 1]
    let_go(state)
    assert state.winners == (2, 3)


@pytest.mark.parametrize("competitive", [False, True])
def test_section_8_if_nobody_has_any_left_nobody_wins(competitive: bool) -> None:
    held = "tome-cursed idol-cursed dagger-cursed chalice-cursed candelabra-cursed"
    state = deal(held, competitive=competitive)
    state.sanity[:] = [1, 2, 3, 4, 5]
    let_go(state)
    assert state.winners == ()
    assert state.over


def test_section_13_the_doom_track_is_the_normal_amount() -> None:
    held = "tome-cursed idol-cursed dagger-1 gate-1 orb"
    assert after(held, doom_track=True) == [6, 6, 7, 7, 7]
    state = deal(held, doom_track=True)
    state.doom = 3
    let_go(state)
    assert state.sanity == [4, 4, 7, 7, 7]
    assert state.doom == 4


def test_section_7_all_cards_are_shown() -> None:
    log = let_go(deal("tome-1 idol-1 dagger-1 gate-1 orb"))
    shown = next(event for event in log if event.kind == "show")
    assert shown.public == {"held": ["tome-1", "idol-1", "dagger-1", "gate-1", "orb"]}
    assert shown.eyes == ()


def test_section_12_q2_after_an_elder_sign_the_new_card_is_compared() -> None:
    state = deal("tome-1 elder-sign dagger-1 gate-1 orb", "tome-2")
    log = play(state, "give 1, take")
    assert kinds(log)[:4] == ["give", "discard", "take", "elder-sign"]
    assert state.sanity == [5, 5, 7, 7, 7]
