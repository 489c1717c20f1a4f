"""§3: rounds, the five results, madness, how a ritual ends."""

from __future__ import annotations

import pytest

from engine.game import Event
from engine.ritual.cards import BOX
from engine.ritual.state import State
from tests.engine.ritual.table import chant, deal, draft, kinds, start, ten, told

# §3: a round


def test_section_3_1_the_start_player_turns_a_marker() -> None:
    state = start("r1g4", "r4g1", altar="y", first=1)
    log: list[Event] = []
    draft(state, log)
    assert told(log, "marker") == {"who": 1, "colour": "y"}
    assert state.view(0).altar == "y"


def test_section_3_2_clockwise_from_the_start_player_either_end_of_any_card() -> None:
    state = deal("r1g4 r2g2", "r4g1", "g1y4", first=2)
    assert state.to_act == 2
    assert {"chant g1y4 g", "chant g1y4 y"} <= set(state.legal())
    assert len(state.legal()) == 12
    chant(state, "g1y4:y")
    assert state.to_act == 0
    chant(state, "r2g2:g")
    assert state.to_act == 1
    assert len(state.view(0).hand) == 5


def test_section_3_2_all_see_the_points_and_nobody_else_the_colour() -> None:
    state = deal("r1g4", "r4g1", "g1y4")
    log = chant(state, "r1g4:g")
    assert log[0].public == {"who": 0, "back": "1-4", "points": 4}
    assert dict(log[0].seen_by(0))["colour"] == "g"
    assert "colour" not in log[0].seen_by(1)
    assert "card" not in log[0].seen_by(2)
    mine, theirs = state.view(0).laid[0], state.view(1).laid[0]
    assert mine is not None
    assert theirs is not None
    assert mine.chant is not None
    assert mine.chant.card is BOX["r1g4"]
    assert theirs == ("1-4", 4, None)


def test_section_3_2_with_equal_ends_nothing_more_is_seen() -> None:
    views = []
    for colour in "rg":
        state = deal("r2g2", "r4g1")
        chant(state, f"r2g2:{colour}")
        views.append(state.view(1))
    assert views[0] == views[1]


@pytest.mark.parametrize(
    ("altar", "chants", "case", "change"),
    [
        ("r", "r1g4:r r4g1:r y1r3:r", "smooth", (1, 4, 3)),
        ("r", "r1g4:r r4g1:r y1r3:y", "wicked", (0, 0, 1)),
        ("r", "r1g4:r r4g1:g y1r3:y", "vortex", (1, -1, -1)),
        ("r", "r1g4:r r4g1:g g1y3:g", "vortex", (1, -1, -1)),
        ("y", "r1g4:g r4g1:g g1y3:g", "accord", (4, 1, 1)),
        ("y", "r1g4:g r4g1:r g1y3:g", "all-mad", (-4, -4, -1)),
    ],
)
def test_section_3_3_the_five_results(altar: str, chants: str, case: str, change: tuple[int, ...]) -> None:
    ends = chants.split()
    state = deal(*(end.split(":")[0] for end in ends), altar=altar + "rgy")
    log = chant(state, chants)
    assert told(log, "result")["case"] == case
    assert told(log, "result")["change"] == list(change)
    assert state.points == list(change)
    assert state.madness == [max(0, -points) for points in change]
    assert told(log, "reveal")["cards"] == [end.split(":")[0] for end in ends]


@pytest.mark.parametrize(
    ("altar", "chants", "case", "change"),
    [
        ("r", "r1g4:r r4g1:g", "wicked", (0, 1)),
        ("y", "r1g4:r r4g1:g", "all-mad", (-1, -1)),
        ("y", "r1g4:r r4g1:r", "accord", (1, 4)),
    ],
)
def test_section_3_3_two_players(altar: str, chants: str, case: str, change: tuple[int, ...]) -> None:
    state = deal("r1g4", "r4g1", altar=altar + "g")
    assert told(chant(state, chants), "result")["case"] == case
    assert state.points == list(change)


def test_section_3_3_as_many_as_the_others_is_still_a_wicked_deed() -> None:
    state = deal("r1g4", "r4g1", "y1r3", "y4r1", altar="rr")
    log = chant(state, "r1g4:g r4g1:r y1r3:r y4r1:y")
    assert (told(log, "result")["m"], told(log, "result")["d"]) == (2, 2)
    assert state.points == [4, 0, 0, 4]


def test_section_3_3_only_players_still_in_are_counted() -> None:
    state = one_out()
    log = chant(state, "r2g4:g r1g3:r")
    assert (told(log, "result")["m"], told(log, "result")["d"]) == (1, 1)
    assert told(log, "result")["case"] == "wicked"
    assert told(log, "result")["change"] == [None, 0, 4]
    assert told(log, "reveal")["cards"] == [None, "r1g3", "r2g4"]


def one_out() -> State:
    """Seat 0 is out after two rounds; seat 2 starts the third, whose altar is red."""
    state = deal("r4g1 r3g1", "g4y1 g1y3 r1g3", "r1g4 y3r3 r2g4", altar="yyrr")
    chant(state, "r4g1:r g4y1:y r1g4:r")
    assert (state.points, state.out) == ([-4, 1, -1], ())
    chant(state, "g1y3:y y3r3:r r3g1:r")
    return state


def test_section_3_4_five_minus_points_and_one_is_out() -> None:
    state = one_out()
    assert (state.points, state.madness, state.out) == ([-7, 4, -4], [7, 0, 4], (0,))
    assert state.to_act == 2, "seat 1 started: the next to the left is seat 2"
    chant(state, "r2g4:r")
    assert state.to_act == 1, "who is out lays no card"
    chant(state, "r1g3:r")
    assert (state.round, state.start) == (4, 1), "and starts no round"


def test_section_3_4_madness_is_told() -> None:
    state = deal("r4g1 r3g1", "g4y1 g1y3", "r1g4 y3r3", altar="yyr")
    chant(state, "r4g1:r g4y1:y r1g4:r")
    log = chant(state, "g1y3:y y3r3:r r3g1:r")
    assert told(log, "mad") == {"who": 0, "minus": 7}
    assert kinds(log).count("mad") == 1


def test_section_3_4_four_minus_points_are_borne_even_with_few_points() -> None:
    state = deal("r4g1", "g1y3", "y1r3", altar="yyr")
    chant(state, "r4g1:r g1y3:y y1r3:r")
    assert state.madness == [4, 0, 3]
    assert state.out == ()


def test_section_3_4_minus_points_count_apart_from_points_gained() -> None:
    state = deal("r4g1 r3g2", "r3g1 g4y1", "y2r2 y4r1", altar="ryr")
    chant(state, "r4g1:r r3g1:r y2r2:r")
    chant(state, "g4y1:y y4r1:r r3g2:g")
    assert state.points == [4 - 2, 3 + 1, 2 - 1]
    assert state.madness == [2, 0, 1]


def test_section_3_5_exactly_ten_ends_the_ritual_at_once() -> None:
    state = deal(*ten(), altar="rrr", deals=2)
    chant(state, "r4g1:r r1g4:r", "r1g3:r r4g2:r")
    assert state.points == [8, 2]
    log = chant(state, "r2g3:r r3g2:r")
    assert told(log, "ritual-end") == {"ritual": 1, "why": "ten", "points": [10, 5], "out": []}
    assert state.ritual == 2
    assert state.phase == "draft"


def test_section_3_5_eleven_is_not_ten() -> None:
    state = deal(*ten(), altar="rrrr")
    log = chant(state, "r4g1:r r1g4:r", "r1g3:r r4g2:r", "r3g3:r r3g2:r")
    assert state.points == [11, 5]
    assert "ritual-end" not in kinds(log)


def test_section_3_5_points_less_madness_make_the_ten() -> None:
    state = deal("r4g1 r4g2 r3g3 g1y4", "r1g4 r1g3 r2g4 r2g2", altar="rrry", deals=2)
    chant(state, "r4g1:r r1g4:r", "r1g3:r r4g2:r", "r3g3:r r2g4:r")
    assert state.points == [11, 4]
    log = chant(state, "r2g2:r g1y4:g")
    assert told(log, "ritual-end") == {"ritual": 1, "why": "ten", "points": [10, 2], "out": []}
    assert state.contribution == [3, 1]


def test_section_3_5_at_most_one_left_ends_the_ritual() -> None:
    state = deal("r4g1 r3g1", "g1y3 g4y1", altar="yyg", deals=2)
    chant(state, "r4g1:r g1y3:g")
    log = chant(state, "g4y1:g r3g1:r")
    assert state.contribution == [0, 0], "4 and 3 against 1 and 4: both are out"
    assert told(log, "ritual-end")["why"] == "void"

    state = deal("r4g1 r3g1", "g1y3 g2y3", altar="yyg", deals=2)
    chant(state, "r4g1:r g1y3:g")
    log = chant(state, "g2y3:g r3g1:r")
    assert told(log, "ritual-end") == {"ritual": 1, "why": "alone", "points": [-7, -3], "out": [0]}
    assert state.contribution == [0, 2]


def test_section_3_5_five_rounds_end_the_ritual() -> None:
    state = deal("r1g4 r1g3 r2g2 r2g3 r2g4", "y3r1 y4r1 y2r2 y3r2 y4r2", altar="rrrrr", deals=2)
    chant(state, "r1g4:r y3r1:r", "y4r1:r r1g3:r", "r2g2:r y2r2:r", "y3r2:r r2g3:r")
    assert (state.ritual, state.round, state.points) == (1, 5, [6, 6])
    log = chant(state, "r2g4:r y4r2:r")
    assert told(log, "ritual-end") == {"ritual": 1, "why": "rounds", "points": [8, 8], "out": []}
    assert state.contribution == [2, 2]
    assert (state.ritual, state.round) == (2, 1)


def test_section_3_5_all_out_is_void_and_played_again_with_a_new_deal() -> None:
    state = deal("r4g1 r3g1", "g1y3 g4y1", altar="yyg", deals=2)
    chant(state, "r4g1:r g1y3:g")
    log = chant(state, "g4y1:g r3g1:r")
    assert kinds(log)[-3:] == ["mad", "ritual-end", "ritual"]
    assert state.summary()["ritual"] == 1
    assert (state.points, state.madness, state.out, state.deals) == ([0, 0], [0, 0], (), 2)
    assert state.view(0).left == (5, 5, 3), "markers stay turned"


def test_section_3_6_the_left_neighbour_starts_the_next_round() -> None:
    state = deal("r1g4 r1g3", "r4g1 r4g2", "r2g2 r3g3", altar="rrr", first=1)
    chant(state, "r4g1:r r2g2:r r1g4:r")
    assert state.start == state.to_act == 2
    assert state.round == 2
    assert state.view(0).turned == ("r", "r")
