"""§11, R13, R14, R89, R99: how monsters move in the Mythos Phase."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.figures import monsters
from tests.engine.arkham_horror.mythos_rows import resolve
from tests.engine.arkham_horror.table import Table, table

AWAY = "the-dreamlands:1"
# Cards whose ability does not concern these tests, by what moves along white and black arrows.
WHITE_CRESCENT = "miskatonic-arctic-expedition-returns"  # black: plus
BLACK_CRESCENT = "the-festival"  # white: plus
BLACK_DIAMOND = "private-security-hired-in-uptown"  # black: square too; white: circle
WHITE_DIAMOND = "blackest-night"  # white: square too; black: circle
WHITE_HEXAGON = "blue-flu"  # black: slash, star, triangle
BLACK_HEXAGON = "nodens-favor"  # white: slash, star, triangle


def alone(at: str = AWAY) -> Table:
    t = table("amanda-sharpe")
    t.put(0, at=at)
    return t


# normal

WHITE = {
    "northside": "downtown",
    "downtown": "easttown",
    "easttown": "rivertown",
    "rivertown": "french-hill",
    "french-hill": "southside",
    "southside": "uptown",
    "uptown": "miskatonic-university",
    "miskatonic-university": "merchant-district",
    "merchant-district": "northside",
}


@pytest.mark.parametrize("street", WHITE)
def test_11_white_arrows_from_street_to_street(street: str) -> None:
    t = alone()
    t.monster("cultist", street)
    resolve(t, WHITE_CRESCENT)
    assert monsters(t) == {"cultist-1": WHITE[street]}


@pytest.mark.parametrize("street", WHITE)
def test_11_black_arrows_lead_the_other_way(street: str) -> None:
    t = alone()
    t.monster("cultist", WHITE[street])
    resolve(t, BLACK_CRESCENT)
    assert monsters(t) == {"cultist-1": street}


@pytest.mark.parametrize("card", [WHITE_CRESCENT, BLACK_CRESCENT])
@pytest.mark.parametrize(
    ("location", "street"),
    [
        ("graveyard", "rivertown"),
        ("library", "miskatonic-university"),
        ("silver-twilight-lodge", "french-hill"),
    ],
)
def test_11_out_of_a_location_both_colours_lead_to_its_street(card: str, location: str, street: str) -> None:
    t = alone()
    t.monster("cultist", location)
    resolve(t, card)
    assert monsters(t) == {"cultist-1": street}


def test_11_a_dimension_not_on_the_card_stays() -> None:
    t = alone()
    t.monster("ghoul", "northside")
    resolve(t, WHITE_CRESCENT)
    assert monsters(t) == {"ghoul-1": "northside"}


def test_11_sharing_an_area_with_an_investigator_it_stays() -> None:
    t = alone("northside")
    t.monster("cultist", "northside")
    t.monster("cultist", "downtown")
    resolve(t, WHITE_CRESCENT)
    assert monsters(t) == {"cultist-1": "northside", "cultist-2": "easttown"}


def test_11_an_investigator_in_a_location_does_not_hold_one_in_the_street() -> None:
    t = alone("newspaper")
    t.monster("cultist", "northside")
    resolve(t, WHITE_CRESCENT)
    assert monsters(t) == {"cultist-1": "downtown"}


def test_11_it_moves_onto_an_investigator() -> None:
    t = alone("downtown")
    t.monster("cultist", "northside")
    resolve(t, WHITE_CRESCENT)
    assert monsters(t) == {"cultist-1": "downtown"}


@pytest.mark.parametrize(
    ("kind", "card"), [("ghost", WHITE_CRESCENT), ("dark-young", WHITE_HEXAGON), ("warlock", WHITE_DIAMOND)]
)
def test_11_stationary_ones_stay(kind: str, card: str) -> None:
    t = alone()
    t.monster(kind, "northside")
    resolve(t, card)
    assert monsters(t) == {f"{kind}-1": "northside"}


def test_11_a_monster_from_the_new_gate_moves_at_once() -> None:
    t = alone()
    t.cup("cultist")
    t.mythos(WHITE_CRESCENT)
    assert monsters(t) == {"cultist-1": "easttown"}


def test_11_nobody_in_the_outskirts_moves() -> None:
    t = alone()
    t.monster("cultist", "outskirts")
    resolve(t, WHITE_CRESCENT)
    assert (monsters(t), t.now["outskirts"]) == ({}, 1)


# fast


def test_11_a_fast_one_goes_two_arrows() -> None:
    t = alone()
    t.monster("shoggoth", "northside")
    t.monster("dimensional-shambler", "easttown")
    resolve(t, WHITE_DIAMOND)
    assert monsters(t) == {"shoggoth-1": "easttown", "dimensional-shambler-1": "french-hill"}


def test_11_a_fast_one_goes_out_of_a_location_and_on() -> None:
    t = alone()
    t.monster("shoggoth", "woods")
    resolve(t, WHITE_DIAMOND)
    assert monsters(t) == {"shoggoth-1": "miskatonic-university"}


def test_11_a_fast_one_goes_two_black_arrows() -> None:
    t = alone()
    t.monster("shoggoth", "northside")
    resolve(t, BLACK_DIAMOND)
    assert monsters(t) == {"shoggoth-1": "miskatonic-university"}


def test_11_a_fast_one_stops_half_way_on_meeting_an_investigator() -> None:
    t = alone("downtown")
    t.monster("shoggoth", "northside")
    resolve(t, WHITE_DIAMOND)
    assert monsters(t) == {"shoggoth-1": "downtown"}


def test_11_a_fast_one_beside_an_investigator_stays() -> None:
    t = alone("northside")
    t.monster("shoggoth", "northside")
    resolve(t, WHITE_DIAMOND)
    assert monsters(t) == {"shoggoth-1": "northside"}


# order


def test_13_the_first_to_arrive_moves_first() -> None:
    t = alone("downtown")
    t.put(0, stamina=1)
    t.monster("chthonian", "library")
    t.monster("ghoul", "downtown")
    t.dice(4)
    resolve(t, WHITE_HEXAGON)
    assert t.me["at"] == "st-marys-hospital"
    assert monsters(t) == {"chthonian-1": "library", "ghoul-1": "easttown"}


def test_13_the_last_to_arrive_moves_last() -> None:
    t = alone("downtown")
    t.put(0, stamina=1)
    t.monster("ghoul", "downtown")
    t.monster("chthonian", "library")
    t.dice(4)
    resolve(t, WHITE_HEXAGON)
    assert monsters(t) == {"ghoul-1": "downtown", "chthonian-1": "library"}


# Chthonian


@pytest.mark.parametrize(("die", "lost"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_11_a_chthonian_shakes_everybody_in_arkham(die: int, lost: int) -> None:
    t = table("amanda-sharpe", "carolyn-fern", "vincent-lee")
    t.put(0, at="uptown", stamina=3)
    t.put(1, at="newspaper", stamina=3)
    t.put(2, at=AWAY, stamina=3)
    t.monster("chthonian", "northside")
    t.dice(die)
    resolve(t, WHITE_HEXAGON)
    assert t.rolled == [[die]]
    assert monsters(t) == {"chthonian-1": "northside"}
    assert [t.who(seat)["stamina"] for seat in (0, 1, 2)] == [3 - lost, 3 - lost, 3]


def test_11_a_chthonian_acts_beside_an_investigator_too() -> None:
    t = alone("northside")
    t.monster("chthonian", "northside")
    t.dice(6)
    resolve(t, BLACK_HEXAGON)
    assert t.me["stamina"] == 4


def test_11_two_chthonians_roll_one_die_each() -> None:
    t = alone("northside")
    t.monster("chthonian", "library")
    t.monster("chthonian", "woods")
    t.dice(6, 5)
    resolve(t, WHITE_HEXAGON)
    assert t.rolled == [[6], [5]]
    assert t.me["stamina"] == 3


def test_11_a_chthonian_whose_dimension_does_not_move_rolls_nothing() -> None:
    t = alone("northside")
    t.monster("chthonian", "library")
    resolve(t, WHITE_CRESCENT)
    assert (t.rolled, t.me["stamina"]) == ([], 5)


# Hound of Tindalos


def hounds_goal(*places: str, start: str, sliders: tuple[int, ...] = (), first: int = 0) -> str:
    """Where the Hound ends that starts there; investigators in these places (Sneak 3, or 4 - the stop)."""
    names = ("amanda-sharpe", "sister-mary", "vincent-lee")
    t = table(*names[: len(places)])
    t.first(first)
    for seat, place in enumerate(places):
        t.put(seat, at=place)
    for seat, stop in enumerate(sliders):
        t.put(seat, sliders=(stop, 1, 1))
    t.monster("hound-of-tindalos", start)
    resolve(t, WHITE_DIAMOND)
    return monsters(t)["hound-of-tindalos-1"]


def test_11_the_hound_goes_straight_to_the_nearest_in_a_location() -> None:
    assert hounds_goal("newspaper", "library", start="downtown") == "newspaper"


def test_11_the_hound_goes_any_distance() -> None:
    assert hounds_goal("woods", start="newspaper") == "woods"


def test_11_the_hound_does_not_see_who_is_in_a_street() -> None:
    assert hounds_goal("downtown", "library", start="northside") == "library"


def test_11_the_hound_leaves_an_investigator_in_the_street() -> None:
    assert hounds_goal("northside", "library", start="northside") == "library"


@pytest.mark.parametrize("shelter", ["arkham-asylum", "st-marys-hospital"])
def test_11_the_hound_ignores_asylum_and_hospital(shelter: str) -> None:
    assert hounds_goal(shelter, "graveyard", start="downtown") == "graveyard"


def test_11_with_nobody_to_hunt_the_hound_stays() -> None:
    assert hounds_goal("arkham-asylum", AWAY, start="downtown") == "downtown"


def test_99_the_hound_does_not_reach_the_jail() -> None:
    assert hounds_goal("jail-cell", start="easttown") == "easttown"


def test_14_of_two_equally_near_the_lower_sneak() -> None:
    assert hounds_goal("newspaper", "train-station", start="northside", sliders=(1, 2)) == "train-station"
    assert hounds_goal("newspaper", "train-station", start="northside", sliders=(3, 2)) == "newspaper"


def test_14_the_nearer_one_before_the_lower_sneak() -> None:
    assert hounds_goal("newspaper", "library", start="northside", sliders=(0, 3)) == "newspaper"


def test_14_a_full_tie_is_the_first_players_choice() -> None:
    t = table("amanda-sharpe", "sister-mary")
    t.put(0, at="newspaper")
    t.put(1, at="train-station")
    t.first(1)
    t.monster("hound-of-tindalos", "northside")
    resolve(t, WHITE_DIAMOND)
    assert t.now["to_act"] == 1
    assert set(t.legal) == {"toward newspaper", "toward train-station"}
    t.do("toward train-station")
    assert monsters(t) == {"hound-of-tindalos-1": "train-station"}


def test_11_the_hound_stays_where_it_has_found_one() -> None:
    assert hounds_goal("newspaper", start="newspaper") == "newspaper"
