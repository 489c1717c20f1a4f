"""The rulings R51 to R75, a test each, by their names."""

from __future__ import annotations

import json

import pytest

from engine.record import read, replay
from tests.engine.arkham_horror.arrange import (
    both,
    dice,
    lose,
    meeting,
    monsters,
    moves,
    one,
    quiet,
    strike,
    trophies,
    two,
    visiting,
)
from tests.engine.arkham_horror.recorded import played, record
from tests.engine.arkham_horror.table import table


def test_R51_a_rumor_passed_is_out_of_play() -> None:
    t = two(at="french-hill", cards=["wither", "heal", "shrivelling"])
    t.put(1, at="st-marys-hospital", stamina=1)
    t.rumor("the-great-ritual")
    t.encounters(0)
    t.do("rumor")
    assert t.now["rumor"] is None
    assert t.me["cards"] == []
    assert (t.me["clues"], t.who(1)["clues"]) == (2, 2)


def test_R52_victory_comes_before_devoured() -> None:
    t = one(at="woods", explored=True, cards=["elder-sign"], sanity=1, stamina=1)
    t.gate("woods", "rlyeh")
    t.encounters(0)
    t.do("elder-sign")
    assert t.now["result"] == "closed"


def test_R53_who_is_knocked_out_drops_out_of_the_list_others_go_on() -> None:
    t = two(at="uptown", stamina=1)
    t.effect(0, [{"each-investigator": [{"lose": "stamina", "n": 1}, {"gain": "clue", "n": 1}]}])
    assert (t.me["clues"], t.who(1)["clues"]) == (0, 1)
    assert t.me["at"] == "st-marys-hospital"


def test_R53_the_tome_that_drives_insane_is_discarded_first() -> None:
    t = two("vincent-lee", other="jenny-barnes", at="uptown", cards=["cultes-des-goules"], sliders=(3, 1, 3))
    t.put(0, sanity=2)
    t.deck("spell", "wither")
    t.movement(0)
    t.pass_checks()
    t.do("read cultes-des-goules")
    assert t.me["at"] == "arkham-asylum"
    assert t.me["cards"] == ["wither"]
    assert t.now["to_act"] == 1


def test_R53_an_arrest_drops_nothing() -> None:
    t = two(at="uptown")
    t.movement(0)
    t.effect(0, [{"arrest": True}, {"gain": "clue", "n": 1}])
    assert (t.me["at"], t.me["clues"]) == ("jail-cell", 1)


def test_R54_what_a_cost_buys_is_carried_out_to_its_end() -> None:
    t = meeting("cultist", "zombie", cards=["flute-of-the-outer-gods"], sanity=3, stamina=3)
    t.do("fight cultist-1", "fight", "use flute-of-the-outer-gods")
    assert t.me["id"] is None
    assert monsters(t, "uptown") == []
    assert sorted(trophies(t)) == ["cultist-1", "zombie-1"]


def test_R54_a_loss_in_a_may_can_be_prevented() -> None:
    t = one(at="uptown", cards=["whiskey"])
    t.effect(
        0, [{"may": [{"lose": "sanity", "n": 2}, {"if-sane": [{"gain": "clue", "n": 3}]}], "label": "x"}]
    )
    t.do("yes", "prevent whiskey")
    assert (t.me["sanity"], t.me["clues"]) == (4, 3)


def test_R55_awakening_drops_what_was_running() -> None:
    t = one(ancient_one="hastur", at="uptown")
    t.doom(12)
    t.movement(0)
    t.effect(0, [{"doom": 1}, {"gain": "clue", "n": 5}])
    assert t.phase == "final-battle"
    assert t.me["clues"] == 0


def test_R56_an_empty_seats_first_player_effects_fall_away() -> None:
    t = two(at="uptown")
    t.put(1, at="southside")
    t.seal("graveyard")
    t.fail_checks()
    t.effect(0, [{"devoured": True}])
    t.mythos("ill-wind-grips-arkham")
    assert t.who(1)["cards"] == []


def test_R57_sliders_move_once_an_upkeep_and_really_move() -> None:
    t = one(sliders=(1, 1, 1))
    t.upkeep(0)
    t.refused("sliders 1 1 1")
    t.do("sliders 2 2 1")
    assert not any(action.startswith("sliders") for action in t.legal)


def test_R57_everybodys_cards_refresh_at_the_start() -> None:
    t = quiet(two(at="uptown", cards=["stealth"], exhausted=["stealth"]))
    t.put(1, at="southside", cards=["bravery"], exhausted=["bravery"])
    t.mythos("big-storm-sweeps-arkham")
    assert t.turn == 2
    assert t.me["exhausted"] == t.who(1)["exhausted"] == []


def test_R58_first_all_cards_then_all_sliders_then_the_opening() -> None:
    options = {"ancient_one": "yig", "investigators": ["amanda-sharpe", "bob-jenkins"]}
    told = record(seed=3, players=["A", "B"], options=options, decks={"mythos": ["big-storm-sweeps-arkham"]})
    state = replay(read(json.dumps(told)))
    asked = []
    while state.summary()["phase"] == "setup":
        asked.append((state.summary()["to_act"], state.legal()[0].split()[0]))
        state.apply(state.legal()[0])
    assert asked == [(0, "keep"), (1, "keep"), (0, "sliders"), (1, "sliders")]
    now = state.summary()
    assert (now["turn"], now["phase"], now["first"], now["doom"]) == (1, "upkeep", 0, 1)


def test_R59_after_a_combat_no_point_is_gained() -> None:
    t = meeting("cultist", cards=["motorcycle", "ancient-tome"])
    t.pass_checks()
    t.do("fight cultist-1", "fight")
    t.refused("read ancient-tome")
    if "use motorcycle" in t.legal:
        t.do("use motorcycle")
    assert moves(t) == set()


def test_R60_a_failed_find_gate_leaves_the_way_on() -> None:
    t = two(at="rlyeh:1", came_by="woods", cards=["find-gate"])
    t.gate("woods", "rlyeh")
    t.movement(0)
    assert set(t.legal) == {"go-on", "cast find-gate"}
    t.fail_checks()
    t.do("cast find-gate", "accept")
    if "go-on" in t.legal:
        t.do("go-on")
    assert t.me["at"] == "rlyeh/2"
    assert t.me["exhausted"] == ["find-gate"]


def test_R60_in_the_second_area_there_is_nothing_to_find() -> None:
    t = two(at="rlyeh:2", came_by="woods", cards=["find-gate"])
    t.gate("woods", "rlyeh")
    t.movement(0)
    assert t.me["at"] == "woods"
    assert t.me["sanity"] == 5


def test_R61_a_rumor_is_refused_by_waiting() -> None:
    t = two(at="french-hill", cards=["wither", "heal", "shrivelling"])
    t.put(1, at="st-marys-hospital", stamina=1)
    t.rumor("the-great-ritual")
    t.encounters(0)
    assert set(t.legal) == {"rumor", "wait"}
    t.do("wait")
    assert t.now["rumor"] == "the-great-ritual"


def test_R61_a_rumor_one_cannot_pay_for_is_not_asked() -> None:
    t = two(at="french-hill", cards=["wither", "heal"])
    t.put(1, at="st-marys-hospital", stamina=1)
    t.rumor("the-great-ritual")
    t.encounters(0)
    assert t.now["to_act"] == 1


def test_R61_selling_is_refused_by_sell_none() -> None:
    t = visiting("general-store", "rivertown-3", cards=["knife"])
    t.encounters(0)
    assert set(t.legal) == {"sell knife", "sell none"}
    t.do("sell knife")
    assert (t.me["money"], t.me["cards"]) == (4, [])


def test_R62_a_check_passed_by_a_card_has_exactly_enough() -> None:
    t = meeting("zombie", cards=["mists-of-releh", "silver-key"])
    t.fail_checks()
    t.do("evade zombie-1")
    assert set(t.legal) == {"cast mists-of-releh", "use silver-key", "accept"}
    t.do("cast mists-of-releh", "accept")
    assert t.me["exhausted"] == ["mists-of-releh"]
    t.do("use silver-key")
    assert t.me["stamina"] == 5


def test_R62_mists_help_to_flee_too() -> None:
    t = meeting("zombie", cards=["mists-of-releh"])
    t.dice(6, 1, 1, 1, 1, 1, 6, 1, 1)  # horror 2, flee 4, casting 3
    t.do("fight zombie-1", "flee", "cast mists-of-releh")
    assert "stay" in t.legal
    assert t.me["stamina"] == 5


def test_R63_a_combat_check_in_an_encounter_is_one_round() -> None:
    t = visiting("graveyard", "rivertown-3", cards=["dynamite", "wither", "bind-monster"], sliders=(1, 3, 1))
    t.deck("unique", "gate-box")
    t.encounters(0)
    assert not any("bind-monster" in action for action in t.legal)
    assert {"weapons dynamite", "weapons none", "cast wither"} <= set(t.legal)
    t.pass_checks()
    t.do("weapons dynamite")
    assert len(dice(t)) == 4 - 2 + 8
    assert sorted(t.me["cards"]) == ["bind-monster", "gate-box", "wither"]
    assert t.me["clues"] == 1


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
    if t.me["cards"] != ["bullwhip"]:
        t.do("lose bullwhip")
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
    t.do("special dock-sale")
    if any(action.startswith("spend") for action in t.legal):
        assert {frozenset(a.split()[1:]) for a in t.legal} == {frozenset({"chthonian-1", "gug-1"})}
        t.do(t.legal[0])
    assert t.me["money"] == 5
    assert trophies(t) == ["cultist-1"]


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


CUP = (
    "byakhee 3 chthonian 2 cultist 6 dark-young 3 dhole 1 dimensional-shambler 2 elder-thing 2 fire-vampire 2 "
    "flying-polyp 1 formless-spawn 2 ghost 3 ghoul 3 gug 2 high-priest 1 hound-of-tindalos 2 maniac 3 mi-go 3 "
    "nightgaunt 2 shoggoth 2 star-spawn 2 vampire 1 warlock 2 witch 2 zombie 3"
).split()


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
