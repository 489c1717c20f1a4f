"""§12, R15, R16, R82: monster surges. The card's gate is at the Woods; circle, diamond and square move."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.crowds import DRAWN, crowd, empty_cup, open_gates, party
from tests.engine.arkham_horror.figures import CALM, count, monsters
from tests.engine.arkham_horror.table import Table, table

WOODS = CALM
SQUARE, GRAVE = "independence-square", "graveyard"  # before the Woods in board order


def surge(n: int, *gates: str, board: int = 0, outskirts: int = 0, terror: int = 0, first: int = 0) -> Table:
    """A surge with n investigators, gates at the Woods and these, and so many monsters before it."""
    t = party(n)
    open_gates(t, "woods", *gates)
    crowd(t, board, outskirts)
    t.terror(terror)
    t.first(first)
    t.cup(*DRAWN)
    t.mythos(WOODS)
    return t


def spread(t: Table, *gates: str) -> list[int]:
    return [count(t, gate) for gate in ("woods", *gates)]


def test_12_a_surge_is_no_doom_and_no_gate() -> None:
    t = surge(1)
    assert (t.now["doom"], list(t.now["gates"]), t.now["outskirts"]) == (0, ["woods"], 0)


def test_12_one_gate_one_player() -> None:
    t = party(1)
    t.gate("woods", "rlyeh")
    t.cup("zombie")
    t.mythos(WOODS)
    assert monsters(t) == {"zombie-1": "woods"}


def test_12_who_stands_at_the_gate_is_not_drawn_through() -> None:
    t = party(1)
    t.gate("woods", "rlyeh")
    t.put(0, at="woods", explored=True)
    t.mythos(WOODS)
    assert (t.me["at"], t.me["state"]) == ("woods", ["explored"])


def test_12_the_clue_comes_all_the_same() -> None:
    t = surge(1)
    assert t.now["clues"]["historical-society"] == 1


SPREADS = [
    # investigators, other gates, monsters at the Woods and at those
    (2, [], [2]),
    (3, [], [3]),
    (1, [GRAVE], [1, 1]),
    (1, [SQUARE, GRAVE], [1, 1, 1]),
    (2, [SQUARE, GRAVE], [1, 1, 1]),
    (3, [GRAVE], [2, 1]),
    (4, [GRAVE], [2, 2]),
    (4, [SQUARE, GRAVE], [2, 1, 1]),
    (5, [GRAVE], [3, 2]),
    (5, [SQUARE, GRAVE, "black-cave"], [2, 1, 1, 1]),
    (2, [SQUARE, GRAVE, "black-cave", "the-unnamable"], [1, 1, 1, 1, 1]),
    (8, [GRAVE], [4, 4]),
    (7, [SQUARE, GRAVE], [3, 2, 2]),
]


@pytest.mark.parametrize(("n", "gates", "expected"), SPREADS)
def test_12_the_larger_of_gates_and_players_spread_evenly(
    n: int, gates: list[str], expected: list[int]
) -> None:
    t = party(n)
    open_gates(t, "woods", *gates)
    t.cup(*DRAWN)
    t.mythos(WOODS)
    assert t.phase == "upkeep"
    assert spread(t, *gates) == expected
    assert t.now["outskirts"] == 0


def test_15_drawn_for_the_surging_gate_first_then_in_board_order() -> None:
    t = party(4)
    open_gates(t, "woods", GRAVE, SQUARE)
    t.cup("cultist", "ghost", "zombie", "maniac")
    t.mythos(WOODS)
    assert monsters(t) == {"cultist-1": "woods", "ghost-1": "woods", "zombie-1": SQUARE, "maniac-1": GRAVE}


def test_12_a_choice_is_made_before_monsters_are_drawn() -> None:
    t = surge(5, SQUARE, GRAVE)
    assert monsters(t) == {}
    assert set(t.legal) == {
        "place independence-square=2 graveyard=1 woods=2",
        "place independence-square=1 graveyard=2 woods=2",
    }


def test_12_the_choice_is_carried_out() -> None:
    t = surge(5, SQUARE, GRAVE)
    t.do("place independence-square=1 graveyard=2 woods=2")
    assert spread(t, SQUARE, GRAVE) == [2, 1, 2]


def test_12_the_first_player_chooses() -> None:
    assert surge(5, SQUARE, GRAVE, first=3).now["to_act"] == 3


def test_12_no_other_gate_gets_more_and_none_is_left_out() -> None:
    t = surge(5, SQUARE, GRAVE)
    t.refused("place independence-square=2 graveyard=2 woods=1")
    t.refused("place independence-square=0 graveyard=2 woods=3")
    t.refused("place independence-square=1 graveyard=1 woods=3")


def test_65_three_ways_to_place_six_at_four_gates() -> None:
    t = surge(6, SQUARE, GRAVE, "the-unnamable")
    assert set(t.legal) == {
        "place independence-square=2 graveyard=1 woods=2 the-unnamable=1",
        "place independence-square=1 graveyard=2 woods=2 the-unnamable=1",
        "place independence-square=1 graveyard=1 woods=2 the-unnamable=2",
    }


# with little room


def test_12_room_for_one_is_at_the_surging_gate() -> None:
    t = surge(1, SQUARE, GRAVE, board=3)
    assert spread(t, SQUARE, GRAVE) == [1, 0, 0]
    assert t.now["outskirts"] == 2


def test_12_room_for_two_leaves_a_choice() -> None:
    t = surge(1, SQUARE, GRAVE, board=2)
    assert set(t.legal) == {
        "place independence-square=1 graveyard=0 woods=1",
        "place independence-square=0 graveyard=1 woods=1",
    }
    t.do("place independence-square=0 graveyard=1 woods=1")
    assert spread(t, SQUARE, GRAVE) == [1, 0, 1]
    assert t.now["outskirts"] == 1


def test_12_without_room_all_go_to_the_outskirts() -> None:
    t = surge(1, GRAVE, board=4)
    assert (spread(t, GRAVE), t.now["outskirts"]) == ([0, 0], 2)


def test_12_already_over_the_limit_there_is_no_room() -> None:
    t = surge(1, GRAVE, board=6)
    assert (spread(t, GRAVE), t.now["outskirts"]) == ([0, 0], 2)


def test_12_the_sky_takes_room() -> None:
    t = party(1)
    open_gates(t, "woods", GRAVE)
    crowd(t, 2)
    t.monster("nightgaunt", "sky")
    t.cup(*DRAWN)
    t.mythos(WOODS)
    assert (spread(t, GRAVE), t.now["outskirts"]) == ([1, 0], 1)


def test_12_the_outskirts_take_no_room() -> None:
    t = party(1)
    open_gates(t, "woods", GRAVE)
    crowd(t, 2, outskirts=3)
    t.cup("vampire", "high-priest")
    t.mythos(WOODS)
    assert (spread(t, GRAVE), t.now["outskirts"]) == ([1, 1], 3)


def test_15_the_outskirts_get_theirs_last() -> None:
    t = party(1)
    open_gates(t, "woods", SQUARE, GRAVE)
    crowd(t, 3)
    t.cup("cultist", "zombie", "maniac")
    t.mythos(WOODS)
    assert t.now["monsters"]["woods"] == ["cultist-1"]


def test_13_the_outskirts_overflow_in_mid_surge() -> None:
    t = surge(1, SQUARE, GRAVE, board=4, outskirts=6)
    assert (t.now["terror"], t.now["outskirts"]) == (1, 1)
    assert spread(t, SQUARE, GRAVE) == [0, 0, 0]


def test_13_with_eight_players_each_one_too_many_is_terror() -> None:
    t = surge(8, board=9)
    assert (t.now["terror"], t.now["outskirts"], count(t, "woods")) == (6, 0, 2)


def test_82_when_terror_reaches_ten_the_rest_goes_to_the_gates_in_turn() -> None:
    t = surge(8, GRAVE, board=11, terror=9)
    assert (t.now["terror"], t.now["doom"], t.now["outskirts"]) == (10, 0, 0)
    assert spread(t, GRAVE) == [4, 3]


def test_13_at_terror_ten_there_is_always_room() -> None:
    t = party(1)
    open_gates(t, "woods", GRAVE)
    crowd(t, 5)
    t.terror(10)
    t.cup("zombie", "zombie")
    t.mythos(WOODS)
    assert (spread(t, GRAVE), t.now["outskirts"]) == ([1, 1], 0)


def test_13_a_cup_that_runs_out_in_mid_surge_awakens() -> None:
    t = party(3)
    open_gates(t, "woods")
    empty_cup(t, left=2)
    t.mythos(WOODS)
    assert (t.now["over"], t.now["result"]) == (True, "lost")


# Kate


def kate(at: str, *gates: str, explored: bool = False) -> Table:
    t = table("kate-winthrop")
    t.put(0, at=at, explored=explored)
    open_gates(t, *gates)
    t.cup("zombie", "maniac", "cultist")
    t.mythos(WOODS)
    return t


def test_16_at_kates_gate_none_comes_if_there_is_no_other() -> None:
    t = kate("woods", "woods", explored=True)
    assert (monsters(t), t.now["outskirts"]) == ({}, 0)


def test_16_those_of_kates_surging_gate_go_to_the_others() -> None:
    t = kate("woods", "woods", GRAVE, explored=True)
    assert monsters(t) == {"zombie-1": GRAVE, "maniac-1": GRAVE}


def test_16_those_of_kates_other_gate_go_to_the_surging_one() -> None:
    t = kate(GRAVE, "woods", GRAVE, explored=True)
    assert monsters(t) == {"zombie-1": "woods", "maniac-1": "woods"}


def test_16_kate_in_the_street_changes_nothing() -> None:
    t = kate("uptown", "woods", GRAVE)
    assert monsters(t) == {"zombie-1": "woods", "maniac-1": GRAVE}
