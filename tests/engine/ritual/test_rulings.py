"""One test for each Ruling of docs/ritual.md, by its name in rulings.py."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.game import Event, Start
from engine.ritual import odds, rulings
from engine.ritual.cards import BOX, CARDS
from engine.ritual.scoring import contribution, next_start, winners
from tests.engine.ritual.table import GAME, chant, deal, draft, kinds, start, told


def test_points_ten_cards_for_each_pair_of_colours() -> None:
    for pair in ("rg", "gy", "yr"):
        cards = {card.id for card in CARDS if card.id[0] + card.id[2] == pair}
        points = (14, 41, 23, 32, 13, 31, 24, 42, 22, 33)
        assert cards == {f"{pair[0]}{ends // 10}{pair[1]}{ends % 10}" for ends in points}


def test_back_a_card_can_be_turned() -> None:
    assert BOX["r1g4"].back == BOX["r4g1"].back == "1-4"
    views = []
    for card, colour in (("r1g4", "g"), ("r4g1", "r")):
        state = deal(card, "y1r3")
        chant(state, f"{card}:{colour}")
        views.append(state.view(1).laid)
    assert views[0] == views[1], "the one turned round looks like the other"


def test_markers_five_of_each_colour() -> None:
    assert {colour: rulings.MARKERS.count(colour) for colour in "rgy"} == {"r": 5, "g": 5, "y": 5}


def test_to_choose_the_start_player_drafts_the_last_set_by_name_and_nobody_looked_before() -> None:
    state = start("r1g4", "r4g1", "r2g2", altar="r", first=1)
    state.apply("draft 2")
    state.apply("draft 0")
    assert (state.to_act, state.legal()) == (1, ("draft 1",))
    assert [state.view(seat).hand for seat in range(3)] == [(), (), ()]
    state.apply("draft 1")
    assert all(len(state.view(seat).hand) == 6 for seat in range(3))


def test_still_in_madness_is_settled_before_the_check_for_ten() -> None:
    """Seat 0 would stand at 10 with 5 minus points, and is out."""
    state = deal("r4g1 r4g2 r3g3 g3y2 g2y4", "r1g4 r1g3 r2g4 r2g2 r2g3", altar="rrryy", deals=2)
    chant(state, "r4g1:r r1g4:r", "r1g3:r r4g2:r", "r3g3:r r2g4:r")
    state.points[0], state.madness[0] = 13, 2
    log = chant(state, "r2g2:r g3y2:g")
    assert state.contribution == [0, 2]
    assert kinds(log)[2:6] == ["reveal", "result", "mad", "ritual-end"]
    assert told(log, "result")["points"] == [10, 2]
    assert told(log, "ritual-end")["why"] == "alone"


def test_to_shuffle_when_markers_run_out_the_used_ones_are_shuffled_in_again() -> None:
    state = deal("r1g4", "r4g1", seed=3, altar="r")
    state.turned, state.face_down = tuple(rulings.MARKERS), ""
    assert state.view(0).left == (0, 0, 0)
    assert odds.altar(state.view(0)) == dict.fromkeys("rgy", Fraction(1, 3))
    log: list[Event] = []
    state.begin_round(2, 0, log)
    assert kinds(log) == ["round", "reshuffle", "marker"]
    left = state.view(0).left
    assert sum(left) == 14
    assert min(left) == 4


def test_starts_again_a_void_ritual_has_the_same_start_player() -> None:
    state = deal("r4g1 r3g1", "g1y3 g4y1", altar="yyg", deals=2, first=1)
    chant(state, "g1y3:g r4g1:r")
    assert state.start == 0
    log = chant(state, "r3g1:r g4y1:g")
    assert told(log, "ritual-end")["why"] == "void"
    assert told(log, "ritual")["start"] == 1
    assert state.to_act == 0
    draft(state)
    assert state.to_act == 1


def test_in_the_running_there_is_no_minimum() -> None:
    assert contribution([-1, -3, -4], (0, 1, 2)).gains == (2, 1, 0)
    assert contribution([0, 0, -4], (0, 1, 2)).gains == (2, 2, 0)


@pytest.mark.parametrize(
    ("points", "change", "start_of_round", "starts"),
    [
        ([7, 7, 3], (1, 4, 0), 0, 1),
        ([7, 7, 3], (-2, 0, 4), 0, 1),
        ([7, 7, 3], (0, -2, 4), 0, 0),
    ],
)
def test_brought_the_most_in_the_last_round_is_what_it_brought(
    points: list[int], change: tuple[int, ...], start_of_round: int, starts: int
) -> None:
    assert next_start(points, (0, 1, 2), change, start_of_round) == starts


@pytest.mark.parametrize(("start_of_round", "starts"), [(0, 0), (1, 2), (2, 2)])
def test_first_in_turn_then_the_last_rounds_turn_order(start_of_round: int, starts: int) -> None:
    assert next_start([7, 3, 7], (0, 1, 2), (4, 0, 4), start_of_round) == starts


def test_last_points_of_a_player_who_is_out_count_as_they_stand() -> None:
    assert winners([4, 4], [2, -1]) == (0,)
    state = deal("r1g4", "r4g1")
    state.contribution, state.points, state.still_in = [4, 4], [2, -1], (1,)
    state.stop("over")
    assert state.winners == (0,)


def test_either_end_of_a_card_with_equal_ends_may_be_laid() -> None:
    state = deal("r2g2 g2y2", "r1g4", altar="rr")
    chant(state, "r2g2:g")
    assert odds.laid(state.view(1))[0] == dict.fromkeys("rgy", Fraction(1, 3)), "three cards, two ends each"
    state = deal("r2g2", "r1g4 g2y2", altar="rr")
    chant(state, "r2g2:g")
    assert odds.laid(state.view(1))[0] == {"r": Fraction(1, 2), "g": Fraction(1, 4), "y": Fraction(1, 4)}


def test_the_game_waits_where_the_setup_ends_and_all_stays() -> None:
    nothing = GAME.start(Start(3, {}, None, {"first": 2}))
    assert nothing.summary() == {
        "over": False,
        "ritual": 1,
        "round": 1,
        "points": [0, 0, 0],
        "out": [],
        "contribution": [0, 0, 0],
        "winners": [],
        "to_act": None,
        "legal": [],
    }
    state = deal("r1g4", "r4g1", altar="r")
    log = chant(state, "r1g4:r r4g1:r")
    assert kinds(log)[-1] == "wait"
    assert (state.phase, state.round, state.points, state.to_act) == ("wait", 1, [1, 4], None)
    assert not state.over
    state = deal("r4g1 r4g2 r2g3", "r1g4 r1g3 r3g2", altar="rrr")
    chant(state, "r4g1:r r1g4:r", "r1g3:r r4g2:r", "r2g3:r r3g2:r")
    assert (state.phase, state.ritual, state.points) == ("wait", 1, [10, 5])
    assert state.contribution == [3, 1]
