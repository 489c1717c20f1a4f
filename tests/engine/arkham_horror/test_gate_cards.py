"""§8, R18, R53, R93, R102: drawing gate cards, returning, and the card that closes the gate entered."""

from __future__ import annotations

from typing import Any

from tests.engine.arkham_horror.figures import calm, changed, figures, monsters
from tests.engine.arkham_horror.table import Table, table


def alone(world: str, *cards: str, who: str = "amanda-sharpe", **start: Any) -> Table:
    """One investigator in the first area of a world, these gate cards on top, a calm Mythos Phase ahead."""
    t = table(who)
    calm(t)
    t.put(0, **{"at": f"{world}:1", "sanity": 4, "stamina": 3, **start})
    t.deck("gate", *cards)
    return t


def test_8_cards_of_other_colours_are_passed_over() -> None:
    t = alone("rlyeh", "blue-8", "green-3", "red-5")
    before = figures(t)
    t.other_world(0)
    assert changed(before, figures(t)) == {"stamina": 2}


def test_8_cards_passed_over_go_to_the_bottom() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    calm(t)
    t.put(0, at="city-of-the-great-race:1", stamina=3)
    t.put(1, at="the-abyss:1", stamina=3)
    t.deck("gate", "red-5", "green-8", "red-7")
    t.other_world(0)
    assert [t.who(seat)["stamina"] for seat in (0, 1)] == [4, 3]


def test_8_a_used_card_goes_to_the_bottom() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    calm(t)
    t.put(0, at="the-abyss:1", stamina=3)
    t.put(1, at="the-abyss:1", stamina=3)
    t.deck("gate", "red-5", "red-7")
    t.other_world(0)
    assert [t.who(seat)["stamina"] for seat in (0, 1)] == [2, 3]


def test_8_seat_order_starts_with_the_first_player() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    calm(t)
    t.first(1)
    for seat in (0, 1):
        t.put(seat, at="the-abyss:1", stamina=3)
    t.deck("gate", "red-5", "red-7")
    t.other_world(1)
    assert [t.who(seat)["stamina"] for seat in (0, 1)] == [3, 2]


def test_8_the_second_area_reads_the_same_entry() -> None:
    t = alone("rlyeh", "red-5", at="rlyeh:2")
    before = figures(t)
    t.other_world(0)
    assert changed(before, figures(t)) == {"stamina": 2}


def test_8_the_delayed_have_an_encounter_too() -> None:
    t = alone("rlyeh", "red-5", delayed=True)
    before = figures(t)
    t.other_world(0)
    assert changed(before, figures(t)) == {"stamina": 2}


def test_8_nobody_lost_has_an_encounter() -> None:
    t = alone("rlyeh", "red-5", at="lost", delayed=True)
    before = figures(t)
    t.other_world(0)
    assert changed(before, figures(t)) == {}


def test_8_nobody_in_arkham_has_one() -> None:
    t = alone("rlyeh", "red-5", at="newspaper")
    before = figures(t)
    t.other_world(0)
    assert changed(before, figures(t)) == {}


def test_8_the_reshuffle_card_is_no_encounter() -> None:
    t = alone("rlyeh", "gate-reshuffle", "red-5")
    before = figures(t)
    t.other_world(0)
    assert changed(before, figures(t)) == {"stamina": 2}


def test_8_gloria_picks_one_of_two_matching_cards() -> None:
    t = alone("rlyeh", "red-5", "green-1", "yellow-3", who="gloria-goldberg")
    before = figures(t)
    t.other_world(0)
    assert set(t.legal) == {"pick 1", "pick 2"}
    t.do("pick 2")
    assert changed(before, figures(t)) == {"clues": 1}


def test_102_gloria_and_the_reshuffle_card_between_her_two() -> None:
    t = alone("rlyeh", "red-5", "gate-reshuffle", "yellow-3", who="gloria-goldberg")
    before = figures(t)
    t.other_world(0)
    t.do("pick 1")
    assert changed(before, figures(t)) == {"stamina": 2}


def test_8_dragons_eye_replaces_the_card() -> None:
    t = alone("rlyeh", "red-5", "yellow-3", cards=["dragons-eye"])
    before = figures(t)
    t.other_world(0)
    t.do("use dragons-eye")
    assert changed(before, figures(t)) == {"sanity": 3, "clues": 1}


def test_61_dragons_eye_may_be_refused() -> None:
    t = alone("rlyeh", "red-5", "yellow-3", cards=["dragons-eye"])
    before = figures(t)
    t.other_world(0)
    t.do("accept")
    assert changed(before, figures(t)) == {"stamina": 2}


def test_9_clues_buy_dice_in_the_encounter_that_gave_them() -> None:
    t = alone("city-of-the-great-race", "yellow-1", sliders=(1, 1, 0))
    before = figures(t)
    t.dice(1, 1, 1, 5)
    t.other_world(0)
    t.do("spend-clue")
    assert changed(before, figures(t)) == {"clues": 1}


def test_8_return_without_a_gate_is_lost() -> None:
    t = alone("another-dimension", "green-10")
    t.gate("graveyard", "rlyeh")
    t.pass_checks()
    t.other_world(0)
    assert (t.me["at"], t.me["state"]) == ("lost", ["delayed"])


def test_8_return_with_two_gates_is_chosen() -> None:
    t = alone("another-dimension", "green-10", came_by="graveyard")
    t.gate("graveyard", "another-dimension")
    t.gate("the-unnamable", "another-dimension")
    t.gate("black-cave", "rlyeh")
    t.pass_checks()
    t.other_world(0)
    assert set(t.legal) == {"return-gate graveyard", "return-gate the-unnamable"}
    t.do("return-gate the-unnamable")
    assert (t.me["at"], t.me["state"]) == ("the-unnamable", ["explored"])


def test_6_the_gate_box_returns_to_any_open_gate() -> None:
    t = alone("another-dimension", "green-10", cards=["gate-box"])
    t.gate("graveyard", "another-dimension")
    t.gate("black-cave", "rlyeh")
    t.pass_checks()
    t.other_world(0)
    t.do("return-gate black-cave")
    assert (t.me["at"], t.me["state"]) == ("black-cave", ["explored"])


def test_8_kate_meets_monsters_in_an_other_world() -> None:
    t = alone("another-dimension", "blue-6", who="kate-winthrop")
    t.cup("cultist")
    t.other_world(0)
    assert set(t.legal) >= {"fight cultist-1", "evade cultist-1"}


def test_7_a_monster_that_was_evaded_is_in_the_cup_again() -> None:
    t = alone("another-dimension", "blue-6", sliders=(0, 1, 1))
    t.cup("ghoul")
    t.pass_checks()
    t.other_world(0)
    t.do("evade ghoul-1")
    assert monsters(t) == {}
    t.cup("ghoul")
    t.effect(0, [{"trophy": "cup"}])
    assert t.me["trophies"]["monsters"] == ["ghoul-1"]


def test_15_mary_is_not_lost_by_a_card() -> None:
    t = alone("yuggoth", "blue-2", who="sister-mary")
    t.fail_checks()
    t.other_world(0)
    t.do("accept")
    assert (t.me["at"], t.me["state"]) == ("south-church", [])


def test_15_mary_knocked_out_in_an_other_world_goes_to_the_hospital() -> None:
    t = alone("another-dimension", "red-5", who="sister-mary", stamina=1)
    t.other_world(0)
    assert (t.me["at"], t.me["state"], t.me["stamina"]) == ("st-marys-hospital", [], 1)


def test_15_mary_insane_in_an_other_world_goes_to_the_asylum() -> None:
    t = alone("another-dimension", "blue-3", who="sister-mary", sanity=1)
    t.other_world(0)
    assert (t.me["at"], t.me["state"], t.me["sanity"]) == ("arkham-asylum", [], 1)


# devoured: while seat 1 is asked, seat 0 is empty


def two_dreamers(card: str, world: str, **start: Any) -> Table:
    t = table("amanda-sharpe", "carolyn-fern")
    calm(t)
    t.put(0, **{"at": f"{world}:1", **start})
    t.put(1, at="the-abyss:1")
    t.deck("gate", card, "red-2")
    return t


def test_8_dreamlands_red_4_fail_devours() -> None:
    t = two_dreamers("red-4", "the-dreamlands", sliders=(0, 1, 1), clues=0, monster_trophies=["ghoul"])
    t.dice(1, 1, 1)
    t.other_world(0)
    t.do("accept")
    assert t.who(0)["id"] is None
    assert set(t.legal) == {"yes", "no"}


def test_20_yuggoth_yellow_7_both_stats_at_once_devour() -> None:
    t = two_dreamers("yellow-7", "yuggoth", sliders=(1, 1, 0), sanity=4, stamina=4)
    t.dice(1, 1, 1, 6)
    t.other_world(0)
    t.do("accept")
    assert t.who(0)["id"] is None


def test_20_city_green_1_both_stats_at_once_devour() -> None:
    t = two_dreamers("green-1", "city-of-the-great-race", sliders=(0, 1, 1), sanity=3, stamina=1)
    t.dice(1, 1, 1)
    t.other_world(0)
    t.do("accept")
    assert t.who(0)["id"] is None


def test_8_leng_red_4_both_stats_at_once_devour() -> None:
    t = two_dreamers("red-4", "plateau-of-leng", sliders=(0, 1, 1), sanity=3, stamina=3)
    t.dice(1, 1, 1)
    t.other_world(0)
    t.do("accept")
    assert t.who(0)["id"] is None


# blue-2 `other`: closes the gate entered


def entered(*, clues: int = 0, came_by: str | None = "graveyard") -> Table:
    """In Another Dimension, Speed 4, blue-2 on top; another gate is open, so that the game goes on."""
    t = alone("another-dimension", "blue-2", sliders=(3, 1, 1), clues=clues)
    if came_by:
        t.put(0, came_by=came_by)
    t.gate("the-unnamable", "yuggoth")
    return t


def test_18_blue_2_pass_closes_the_gate_for_a_trophy() -> None:
    t = entered()
    t.gate("graveyard", "another-dimension")
    t.dice(5, 1)
    t.other_world(0)
    assert t.rolled == [[5, 1]]
    assert (figures(t)["at"], figures(t)["gates"]) == ("graveyard", ["another-dimension"])
    assert set(t.now["gates"]) == {"the-unnamable"}
    assert t.now["seals"] == ["woods"]


def test_18_blue_2_pass_may_seal_for_five_clues() -> None:
    t = entered(clues=6)
    t.gate("graveyard", "another-dimension")
    t.dice(5, 1)
    t.other_world(0)
    assert set(t.legal) == {"seal", "no-seal"}
    t.do("seal")
    assert t.me["clues"] == 1
    assert set(t.now["seals"]) == {"woods", "graveyard"}
    assert figures(t)["gates"] == ["another-dimension"]


def test_18_blue_2_pass_need_not_seal() -> None:
    t = entered(clues=5)
    t.gate("graveyard", "another-dimension")
    t.dice(5, 1)
    t.other_world(0)
    t.do("no-seal")
    assert t.me["clues"] == 5
    assert t.now["seals"] == ["woods"]


def test_18_blue_2_pass_with_four_clues_is_not_asked() -> None:
    t = entered(clues=4)
    t.gate("graveyard", "another-dimension")
    t.dice(5, 1)
    t.other_world(0)
    assert (t.phase, t.me["clues"]) == ("upkeep", 4)


def test_14_blue_2_pass_sends_the_monsters_of_its_dimension_back() -> None:
    t = entered()
    t.gate("graveyard", "another-dimension")
    t.monster("dimensional-shambler", "northside")
    t.monster("hound-of-tindalos", "outskirts")
    t.monster("ghoul", "uptown")
    t.dice(5, 1)
    t.other_world(0)
    assert monsters(t) == {"ghoul-1": "uptown"}
    assert t.now["outskirts"] == 0


def test_93_blue_2_pass_returns_to_the_gate_entered_not_to_another() -> None:
    t = entered()
    t.gate("black-cave", "another-dimension")
    t.gate("graveyard", "another-dimension")
    t.dice(5, 1)
    t.other_world(0)
    assert figures(t)["at"] == "graveyard"
    assert set(t.now["gates"]) == {"black-cave", "the-unnamable"}


def test_93_blue_2_pass_with_the_gate_gone_only_returns() -> None:
    t = entered()
    t.gate("black-cave", "another-dimension")
    t.dice(5, 1)
    t.other_world(0)
    assert (figures(t)["at"], figures(t)["state"], figures(t)["gates"]) == ("black-cave", ["explored"], [])
    assert set(t.now["gates"]) == {"black-cave", "the-unnamable"}


def test_93_blue_2_pass_with_every_gate_gone_is_lost() -> None:
    t = entered()
    t.dice(5, 1)
    t.other_world(0)
    assert (figures(t)["at"], figures(t)["gates"]) == ("lost", [])


def test_93_blue_2_pass_of_one_who_came_by_no_gate_closes_none() -> None:
    t = entered(came_by=None)
    t.gate("graveyard", "another-dimension")
    t.dice(5, 1)
    t.other_world(0)
    assert (figures(t)["at"], figures(t)["state"], figures(t)["gates"]) == ("graveyard", ["explored"], [])
    assert set(t.now["gates"]) == {"graveyard", "the-unnamable"}


def test_8_blue_2_fail_closes_the_gate_without_a_trophy_and_loses() -> None:
    t = entered(clues=0)
    t.gate("graveyard", "another-dimension")
    t.monster("dimensional-shambler", "northside")
    t.dice(1, 1)
    t.other_world(0)
    t.do("accept")
    assert (figures(t)["at"], figures(t)["state"], figures(t)["gates"]) == ("lost", ["delayed"], [])
    assert set(t.now["gates"]) == {"the-unnamable"}
    assert monsters(t) == {}


def test_93_blue_2_fail_with_the_gate_gone_closes_no_other() -> None:
    t = entered()
    t.gate("black-cave", "another-dimension")
    t.dice(1, 1)
    t.other_world(0)
    t.do("accept")
    assert figures(t)["at"] == "lost"
    assert set(t.now["gates"]) == {"black-cave", "the-unnamable"}


def test_70_blue_2_pass_on_the_last_gate_wins_before_sealing() -> None:
    t = alone("another-dimension", "blue-2", sliders=(3, 1, 1), clues=5, came_by="graveyard")
    t.gate("graveyard", "another-dimension")
    t.dice(5, 1)
    t.other_world(0)
    assert (t.now["over"], t.now["result"]) == (True, "closed")


def test_70_blue_2_fail_on_the_last_gate_wins_nothing() -> None:
    t = alone("another-dimension", "blue-2", sliders=(3, 1, 1), came_by="graveyard")
    t.gate("graveyard", "another-dimension")
    t.dice(1, 1)
    t.other_world(0)
    t.do("accept")
    assert t.now["over"] is False
    assert t.now["gates"] == {}


def test_70_blue_2_fail_on_the_last_gate_wins_with_a_trophy_already_won() -> None:
    t = alone("another-dimension", "blue-2", sliders=(3, 1, 1), came_by="graveyard", gate_trophies=["rlyeh"])
    t.gate("graveyard", "another-dimension")
    t.dice(1, 1)
    t.other_world(0)
    t.do("accept")
    assert t.now["result"] == "closed"
