"""§11, R89: how flying monsters move in the Mythos Phase."""

from __future__ import annotations

from tests.engine.arkham_horror.figures import monsters
from tests.engine.arkham_horror.mythos_rows import resolve
from tests.engine.arkham_horror.table import Table, table

AWAY = "the-dreamlands:1"
CIRCLE = "blackest-night"
OTHER = "blue-flu"


def byakhee(start: str, *places: str, card: str = CIRCLE, stops: tuple[int, ...] = ()) -> Table:
    """A Byakhee flies. Sneak is 4 less the slider's stop for Amanda and Mary, 5 less it for Vincent."""
    t = table(*("amanda-sharpe", "sister-mary", "vincent-lee")[: len(places)])
    for seat, place in enumerate(places):
        t.put(seat, at=place)
    for seat, stop in enumerate(stops):
        t.put(seat, sliders=(stop, 1, 1))
    t.monster("byakhee", start)
    resolve(t, card)
    return t


def at(t: Table) -> str:
    return monsters(t)["byakhee-1"]


def test_11_beside_an_investigator_a_flyer_stays() -> None:
    assert at(byakhee("uptown", "uptown", "southside")) == "uptown"


def test_11_in_a_location_with_an_investigator_it_stays() -> None:
    assert at(byakhee("woods", "woods", "uptown")) == "woods"


def test_11_to_an_adjacent_street_with_an_investigator() -> None:
    assert at(byakhee("uptown", "southside")) == "southside"


def test_11_out_of_a_location_to_its_street_with_an_investigator() -> None:
    assert at(byakhee("woods", "uptown")) == "uptown"


def test_11_never_into_a_location() -> None:
    assert at(byakhee("uptown", "woods")) == "sky"


def test_11_two_streets_away_is_not_adjacent() -> None:
    assert at(byakhee("uptown", "french-hill")) == "sky"


def test_11_out_of_a_location_two_links_away_is_not_adjacent() -> None:
    assert at(byakhee("woods", "southside")) == "sky"


def test_11_with_nobody_near_into_the_sky() -> None:
    assert at(byakhee("northside", AWAY)) == "sky"


def test_11_of_two_adjacent_streets_the_lower_sneak() -> None:
    assert (
        at(byakhee("uptown", "southside", "miskatonic-university", stops=(1, 2))) == "miskatonic-university"
    )
    assert at(byakhee("uptown", "southside", "miskatonic-university", stops=(2, 1))) == "southside"


def test_11_the_adjacent_one_before_a_lower_sneak_far_away() -> None:
    assert at(byakhee("uptown", "southside", "northside", stops=(0, 3))) == "southside"


def test_11_out_of_the_sky_to_the_lowest_sneak_in_any_street() -> None:
    assert at(byakhee("sky", "southside", "northside", stops=(1, 2))) == "northside"


def test_11_in_the_sky_with_nobody_in_a_street_it_stays() -> None:
    assert at(byakhee("sky", "woods", AWAY)) == "sky"


def test_11_a_lower_sneak_in_a_location_does_not_count() -> None:
    assert at(byakhee("sky", "woods", "northside", stops=(3, 0))) == "northside"


def test_11_a_dimension_not_on_the_card_does_not_fly() -> None:
    assert at(byakhee("sky", "northside", card=OTHER)) == "sky"


def test_11_a_tie_is_the_first_players_choice() -> None:
    t = byakhee("sky", "southside", "northside", stops=(1, 1))
    assert t.now["to_act"] == 0
    assert set(t.legal) == {"toward southside", "toward northside"}
    t.do("toward northside")
    assert at(t) == "northside"


def test_11_a_tie_of_adjacent_streets() -> None:
    t = byakhee("uptown", "southside", "miskatonic-university", "northside", stops=(1, 1, 3))
    assert set(t.legal) == {"toward southside", "toward miskatonic-university"}
    t.do("toward southside")
    assert at(t) == "southside"


def test_11_two_of_the_same_sneak_in_one_street_are_no_tie() -> None:
    assert at(byakhee("sky", "southside", "southside", stops=(1, 1))) == "southside"


def test_89_skill_cards_and_allies_count_for_sneak() -> None:
    for card, goal in (
        ("skill-sneak", "southside"),
        ("ruby-standish", "southside"),
        ("dark-cloak", "northside"),
    ):
        t = table("amanda-sharpe", "sister-mary")
        t.put(0, at="southside", sliders=(1, 1, 1))  # Sneak 3
        t.put(1, at="northside", sliders=(1, 1, 1), cards=[card])  # 3, 4 with the skill, 5 with Ruby
        t.monster("byakhee", "sky")
        resolve(t, CIRCLE)
        if goal == "northside":  # the cloak does not count: a tie
            t.do("toward northside")
        assert at(t) == goal


def test_89_environments_do_not_count_for_sneak() -> None:
    t = table("amanda-sharpe", "sister-mary")
    t.environment("sunny-and-clear")
    t.put(0, at="southside", sliders=(1, 1, 1))
    t.put(1, at="northside", sliders=(2, 1, 1))
    t.monster("byakhee", "sky")
    resolve(t, CIRCLE)
    assert at(t) == "northside"


def test_11_flyers_land_one_by_one() -> None:
    t = table("amanda-sharpe")
    t.put(0, at="northside")
    t.monster("byakhee", "sky")
    t.monster("mi-go", "downtown")
    t.monster("mi-go", "uptown")
    resolve(t, CIRCLE)
    assert monsters(t) == {"byakhee-1": "northside", "mi-go-1": "northside", "mi-go-2": "sky"}


def test_17_hasturs_cultists_fly() -> None:
    t = table("amanda-sharpe", ancient_one="hastur")
    t.put(0, at="uptown")
    t.monster("cultist", "southside")
    t.monster("cultist", "northside")
    resolve(t, "miskatonic-arctic-expedition-returns")
    assert monsters(t) == {"cultist-1": "uptown", "cultist-2": "sky"}
