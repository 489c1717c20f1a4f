"""The rulings R51 to R63, a test each, by their names."""
# ruff: noqa: N802 - named after the rulings

from __future__ import annotations

import json

from engine.record import read, replay
from tests.engine.arkham_horror.arrange import (
    dice,
    meeting,
    monsters,
    moves,
    one,
    quiet,
    trophies,
    two,
    visiting,
)
from tests.engine.arkham_horror.recorded import record


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
    t.refused("use motorcycle")
    assert moves(t) == set()


def test_R60_a_failed_find_gate_leaves_the_way_on() -> None:
    t = two(at="rlyeh:1", cards=["find-gate"])
    t.gate("woods", "rlyeh")
    t.movement(0)
    assert set(t.legal) == {"go-on", "cast find-gate"}
    t.fail_checks()
    t.do("cast find-gate", "accept")  # to go on is all that is left
    assert t.me["at"] == "rlyeh/2"
    assert t.me["exhausted"] == ["find-gate"]


def test_R60_in_the_second_area_there_is_nothing_to_find() -> None:
    t = two(at="rlyeh:2", cards=["find-gate"])
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
