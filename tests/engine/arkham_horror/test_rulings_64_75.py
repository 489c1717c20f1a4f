"""The rulings R64 to R75, a test each, by their names."""
# ruff: noqa: N802 - named after the rulings

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.arrange import (
    both,
    lose,
    meeting,
    moves,
    one,
    strike,
    trophies,
    two,
    visiting,
)
from tests.engine.arkham_horror.recorded import played
from tests.engine.arkham_horror.table import table


def test_R64_cards_stand_in_any_order_and_copies_are_one_text() -> None:
    t = one(at="uptown", cards=["knife", "axe", "knife", "rifle"])
    lose(t, stamina=9)
    assert sorted(" ".join(sorted(a.split()[1:])) for a in t.legal) == sorted(
        ["axe knife", "axe rifle", "knife knife", "knife rifle"]
    )
    t.do("discard rifle knife")
    assert sorted(t.me["cards"]) == ["axe", "knife"]


def test_R64_losing_takes_an_exhausted_copy_first() -> None:
    t = one(at="uptown", cards=["bullwhip", "bullwhip"], exhausted=["bullwhip"])
    t.effect(0, [{"lose": "item", "n": 1}])
    assert (t.me["cards"], t.me["exhausted"]) == (["bullwhip"], [])


def test_R65_place_names_every_gate_in_board_order_zeros_too() -> None:
    """Two monsters for three gates: one at the surging Woods, one at either of the others."""
    t = table("amanda-sharpe")
    for place, world in (("woods", "rlyeh"), ("graveyard", "yuggoth"), ("independence-square", "rlyeh")):
        t.gate(place, world)
    for area in ("northside", "easttown"):
        t.monster("ghost", area)
    t.mythos("all-quiet-in-arkham")
    assert set(t.legal) == {
        "place independence-square=1 graveyard=0 woods=1",
        "place independence-square=0 graveyard=1 woods=1",
    }


def test_R65_spend_offers_nothing_superfluous() -> None:
    """5 toughness out of 3, 3 and 1: the two threes, and nothing with the one too many."""
    t = visiting("river-docks", monster_trophies=["chthonian", "gug", "cultist"])
    t.encounters(0)
    t.do(next(action for action in t.legal if action.startswith("special dock-sale")))
    assert t.me["money"] == 5
    assert trophies(t) == ["cultist-1"]


def test_R65_spend_offers_every_set_that_is_just_enough() -> None:
    """5 toughness out of 3, 3, 2 and 1: the two threes, or a three and the two."""
    t = visiting("river-docks", monster_trophies=["chthonian", "gug", "formless-spawn", "cultist"])
    t.encounters(0)
    t.do(next(action for action in t.legal if action.startswith("special dock-sale")))
    assert {frozenset(action.split()[1:]) for action in t.legal} == {
        frozenset({"chthonian-1", "gug-1"}),
        frozenset({"chthonian-1", "formless-spawn-1"}),
        frozenset({"gug-1", "formless-spawn-1"}),
    }
    t.refused("spend chthonian-1 gug-1 cultist-1")
    t.do("spend gug-1 formless-spawn-1")
    assert t.me["money"] == 5
    assert sorted(trophies(t)) == ["chthonian-1", "cultist-1"]


def test_R66_a_failed_flesh_ward_is_exhausted_and_the_question_comes_again() -> None:
    t = one(cards=["flesh-ward", "food"], sliders=(1, 1, 3))
    t.fail_checks()
    lose(t, stamina=2)
    assert set(t.legal) == {"cast flesh-ward", "prevent food", "take-it"}
    t.do("cast flesh-ward", "accept")
    assert set(t.legal) == {"prevent food", "take-it"}
    t.do("take-it")
    assert (t.me["sanity"], t.me["stamina"]) == (4, 3)


def test_R66_strong_body_comes_off_first() -> None:
    t = one("michael-mcglen", cards=["food"])
    lose(t, stamina=1)
    assert "take-it" not in t.legal
    assert (t.me["stamina"], t.me["cards"]) == (7, ["food"])


def test_R67_duke_helps_in_ones_own_decisions_not_after_a_roll() -> None:
    t = meeting("cultist", cards=["duke", "knife"], sanity=2)
    assert "use duke" in t.legal
    t.do("fight cultist-1")
    assert "use duke" in t.legal
    t.do("fight")
    assert "use duke" in t.legal
    t.fail_checks()
    t.do("weapons knife")
    assert t.legal == ["accept"]


def test_R68_a_visit_ends_where_it_began() -> None:
    t = visiting("library", "miskatonic-university-4")
    t.deck("gate", "green-6")
    t.encounters(0)
    assert t.me["at"] == "library"
    assert t.me["clues"] == 1
    assert t.me["state"] == []


@pytest.mark.parametrize(("face", "at"), [(6, "library"), (1, "lost")])
def test_R68_a_return_ends_the_visit_and_the_lost_do_not_come_back(face: int, at: str) -> None:
    t = visiting("library", "miskatonic-university-4")
    t.gate("woods", "the-dreamlands")
    t.deck("gate", "blue-8")
    t.dice(face, face)
    t.encounters(0)
    if face == 1:
        t.do("accept")
    assert t.me["at"] == at
    assert "explored" not in t.me["state"]


def test_R69_the_marker_moves_after_the_upkeep_of_the_first_round_too() -> None:
    t = both("hastur")
    assert t.now["first"] == 0
    t.do("done", "done")
    assert t.now["first"] == 1
    assert t.now["to_act"] == 1


def test_R69_the_statues_owner_is_asked_once_a_round() -> None:
    t = both("hastur", cards=["warding-statue"])
    t.do("done", "done")
    t.pass_checks()
    strike(t)
    strike(t)
    t.do("take-it")
    assert "done" in t.legal


def test_R70_closed_is_seen_whoever_closes_the_gate() -> None:
    t = one(at="uptown", gate_trophies=["rlyeh"])
    t.gate("graveyard", "yuggoth")
    t.effect(0, [{"close-gate": "choose", "trophy": False}])
    assert t.now["result"] == "closed"


def test_R71_a_listed_kind_is_its_lowest_number() -> None:
    now = played("sliders 1 1 1", seed=9, cup=["zombie"], decks={"mythos": ["big-storm-sweeps-arkham"]})
    assert now["monsters"]["downtown"] == ["zombie-1"]


CUP = [
    "byakhee",
    "3",
    "chthonian",
    "2",
    "cultist",
    "6",
    "dark-young",
    "3",
    "dhole",
    "1",
    "dimensional-shambler",
    "2",
    "elder-thing",
    "2",
    "fire-vampire",
    "2",
    "flying-polyp",
    "1",
    "formless-spawn",
    "2",
    "ghost",
    "3",
    "ghoul",
    "3",
    "gug",
    "2",
    "high-priest",
    "1",
    "hound-of-tindalos",
    "2",
    "maniac",
    "3",
    "mi-go",
    "3",
    "nightgaunt",
    "2",
    "shoggoth",
    "2",
    "star-spawn",
    "2",
    "vampire",
    "1",
    "warlock",
    "2",
    "witch",
    "2",
    "zombie",
    "3",
]


def test_R72_any_draw_from_the_empty_cup_awakens() -> None:
    kinds = [kind for kind, n in zip(CUP[::2], CUP[1::2], strict=True) for _ in range(int(n))]
    assert len(kinds) == 55
    t = one(ancient_one="hastur", at="graveyard", monster_trophies=kinds)
    t.effect(0, [{"monster": "appears"}])
    assert t.phase == "final-battle"


def test_R72_banished_kinds_are_put_back_and_another_drawn() -> None:
    t = one(at="graveyard")
    t.environment("raining-cats-and-dogs")
    t.cup("fire-vampire", "zombie")
    t.effect(0, [{"monster": "appears"}])
    assert "fight zombie-1" in t.legal


def test_R73_the_one_use_weapon_is_gone_before_the_monster_robs() -> None:
    t = meeting("elder-thing", cards=["dynamite", "knife"])
    t.fail_checks()
    t.do("fight elder-thing-1", "accept", "fight", "weapons dynamite", "accept")
    assert t.me["cards"] == []
    assert t.me["stamina"] == 4


def test_R73_what_knocks_out_spares_the_weapon() -> None:
    t = meeting("elder-thing", cards=["knife"], stamina=1)
    t.fail_checks()
    t.do("evade elder-thing-1", "accept")
    assert t.me["at"] == "st-marys-hospital"
    assert t.me["cards"] == ["knife"]


def test_R74_an_effect_into_a_closed_location_ends_in_its_street() -> None:
    t = two(at="uptown")
    t.close("woods")
    t.effect(0, [{"move": "southside"}])
    t.effect(0, [{"move": "woods", "encounter": 1}])
    assert t.me["at"] == "uptown"


def test_R74_a_blocked_street_is_not_left() -> None:
    t = one(at="merchant-district")
    t.seal("the-witch-house")
    t.mythos("fourth-of-july-parade")
    t.do("done")
    assert moves(t) == set()


def test_R75_weather_finds_ithaqua_and_goes() -> None:
    t = one(ancient_one="ithaqua", at="library")
    t.seal("historical-society")
    t.environment("the-festival")
    t.mythos("icy-conditions")
    assert t.now["environment"] == "the-festival"
