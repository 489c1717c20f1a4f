"""§1 and §2: parts, sets, the draft."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from engine.game import Event, IllegalAction, Start
from engine.ritual.cards import BACKS, BOX, CARDS, WITH_BACK, cards_in
from engine.ritual.rules import SEATS
from engine.ritual.state import State
from tests.engine.ritual.table import GAME, deal, draft, kinds, sets, start

# §1: parts


def test_section_1_1_thirty_cards_with_two_colours_and_points_1_to_4() -> None:
    assert len(CARDS) == len(BOX) == 30
    for card in CARDS:
        (one, points), (other, against) = card.ends
        assert card.id == f"{one}{points}{other}{against}"
        assert one != other
        assert {points, against} <= {1, 2, 3, 4}
        assert card.colours(points) in ((one,), (one, other))
    assert Counter((card.ends[0][0], card.ends[1][0]) for card in CARDS) == {
        ("r", "g"): 10,
        ("g", "y"): 10,
        ("y", "r"): 10,
    }
    assert {"r1g4", "r4g1", "y3r3", "g2y2"} <= set(BOX)


def test_section_1_1_cards_stay_themselves_when_pickled() -> None:
    assert all(pickle.loads(pickle.dumps(card)) is card for card in CARDS)


def test_section_1_2_a_back_shows_both_points_and_no_colour() -> None:
    assert {back: len(cards) for back, cards in WITH_BACK.items()} == {
        "1-3": 6,
        "1-4": 6,
        "2-2": 3,
        "2-3": 6,
        "2-4": 6,
        "3-3": 3,
    }
    assert all(tuple(sorted(points for _, points in card.ends)) == BACKS[card.back] for card in CARDS)


def test_section_1_3_fifteen_markers_five_of_each_colour() -> None:
    assert GAME.start(Start(3, {}, 1)).view(0).left == (5, 5, 5)
    state = deal("r1g4", "r4g1", altar="gy")
    assert state.view(0).left == (5, 4, 5)


# §2: before each ritual


def begun(start: Start) -> State:
    state = GAME.start(start)
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("players", SEATS)
def test_section_2_1_a_set_of_six_for_each_player(players: int) -> None:
    state = begun(Start(players, {}, 3))
    dealt = [card for cards in state.sets for card in cards_in(cards)]
    assert len(dealt) == len(set(dealt)) == 6 * players, "2 players use 12 cards, 5 use all 30"
    assert [len(backs) for backs in state.view(0).sets] == [6] * players


def test_section_2_1_all_cards_are_shuffled_anew_for_each_ritual() -> None:
    dealt = {cards for seed in range(40) for cards in begun(Start(2, {}, seed)).sets}
    assert len(dealt) == 80
    assert {card for cards in dealt for card in cards_in(cards)} == set(CARDS)


def test_section_2_1_the_backs_of_all_sets_are_seen_by_all_and_no_face() -> None:
    state = start("r1g4 g3y3", "y2r4 r2g2", "g1y3")
    for seat in range(3):
        view = state.view(seat)
        assert view.sets[0][:2] != ("1-4", "3-3"), "a set's order tells nothing"
        assert {"1-4", "3-3"} <= set(view.sets[0])
        assert all(list(backs) == sorted(backs) for backs in view.sets)
        assert view.hand == ()
    assert not any(name in str(view) for name in BOX)


def test_section_2_1_the_order_of_a_set_in_the_record_is_not_shown() -> None:
    setup = {"first": 0, "deals": [sets("r1g4 g3y3", "y2r4")], "altar": ["r"]}
    turned = {**setup, "deals": [[cards[::-1] for cards in sets("r1g4 g3y3", "y2r4")]]}
    views = []
    for each in (setup, turned):
        state = begun(Start(2, {}, None, each))
        draft(state)
        views.append([state.view(seat) for seat in range(2)])
    assert views[0] == views[1]


def test_section_2_2_the_first_start_player_is_random() -> None:
    assert {GAME.start(Start(5, {}, seed)).view(0).start for seed in range(60)} == set(range(5))


@pytest.mark.parametrize("first", range(4))
def test_section_2_2_sets_are_chosen_in_reverse_turn_order(first: int) -> None:
    state = start("r1g4", "r4g1", "g1y4", "g4y1", altar="r", first=first)
    order = []
    while state.phase == "draft":
        assert state.to_act is not None
        order.append(state.to_act)
        state.apply(state.legal()[-1])
    assert order == [(first - step) % 4 for step in (1, 2, 3, 4)]
    assert state.to_act == first, "the start player drafts last and lays first"


def test_section_2_2_a_set_is_taken_once() -> None:
    state = start("r1g4", "r4g1", "g1y4")
    assert state.legal() == ("draft 0", "draft 1", "draft 2")
    state.apply("draft 1")
    assert state.legal() == ("draft 0", "draft 2")
    with pytest.raises(IllegalAction, match="set 1 is taken"):
        state.apply("draft 1")


def test_section_2_2_then_all_look_at_their_own_faces() -> None:
    state = start("r1g4", "r4g1", altar="r")
    log: list[Event] = []
    state.apply("draft 0", log)
    assert kinds(log) == ["draft"]
    assert state.view(1).hand == ()
    state.apply("draft 1", log)
    assert kinds(log) == ["draft", "draft", "look", "look", "round", "marker"]
    assert BOX["r4g1"] in state.view(0).hand
    assert BOX["r1g4"] in state.view(1).hand
    looks = [event for event in log if event.kind == "look"]
    assert [event.eyes for event in looks] == [(0,), (1,)]
    assert "r4g1" in str(dict(looks[0].seen_by(0))["cards"])
    assert looks[0].seen_by(1) == {"e": "look", "rule": "§2-2", "who": 0}
