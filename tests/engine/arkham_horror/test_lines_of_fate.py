"""§15, §17, §18: lines of play in which states, gates and Ancient Ones meet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.arrange import (
    awake,
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
from tests.engine.arkham_horror.table import table

# Elder Signs and knock-outs


@pytest.mark.parametrize(
    ("sanity", "stamina", "at"),
    [(1, 5, "arkham-asylum"), (5, 1, "st-marys-hospital")],
)
def test_14_an_elder_sign_that_knocks_out_is_completed(sanity: int, stamina: int, at: str) -> None:
    t = visiting("woods", explored=True, cards=["elder-sign"], sanity=sanity, stamina=stamina)
    t.gate("woods", "rlyeh")
    t.doom(3)
    t.encounters(0)
    t.do("elder-sign")
    assert (t.now["seals"], t.now["doom"], t.now["gates"]) == (["woods"], 2, {})
    assert t.me["at"] == at


def test_14_an_elder_sign_at_1_and_1_devours_after_sealing() -> None:
    t = visiting("woods", explored=True, cards=["elder-sign"], sanity=1, stamina=1)
    t.gate("woods", "rlyeh")
    t.gate("graveyard", "yuggoth")
    t.encounters(0)
    t.do("elder-sign")
    assert t.now["seals"] == ["woods"]
    assert t.me["id"] is None
    assert len(t.me["trophies"]["gates"]) == 1


@pytest.mark.parametrize("stat", ["sanity", "stamina"])
def test_14_the_elder_signs_price_is_not_prevented(stat: str) -> None:
    t = visiting("woods", explored=True, cards=["elder-sign", "food", "whiskey"])
    t.gate("woods", "rlyeh")
    t.encounters(0)
    t.do("elder-sign")
    assert t.me[stat] == 4
    assert sorted(t.me["cards"]) == ["food", "whiskey"]


def test_14_a_clue_spent_to_close_is_missing_for_the_seal() -> None:
    t = visiting("woods", explored=True, clues=5)
    t.gate("woods", "the-dreamlands")
    t.gate("graveyard", "yuggoth")
    t.fail_checks()
    t.encounters(0)
    t.do("close lore")
    t.pass_checks()
    t.do("spend-clue")
    assert "woods" not in t.now["gates"]
    t.refused("seal")
    assert t.now["to_act"] == 1


def test_14_closing_takes_the_dimensions_monsters_away() -> None:
    t = visiting("woods", explored=True, sliders=(1, 1, 3))
    t.gate("woods", "yuggoth")  # circle
    t.gate("graveyard", "rlyeh")
    t.monster("byakhee", "sky")
    t.monster("witch", "uptown")
    t.monster("mi-go", "outskirts")
    t.monster("zombie", "uptown")
    t.pass_checks()
    t.encounters(0)
    t.do("close lore")
    assert len(dice(t)) == 4 - 2
    assert monsters(t, "sky") == []
    assert monsters(t, "uptown") == ["zombie-1"]
    assert t.now["outskirts"] == 0
    assert trophies(t) == []


# Yig and Yog-Sothoth wake by loss


def test_17_the_lost_may_fill_yigs_track() -> None:
    t = two(ancient_one="yig", at="uptown")
    t.doom(9)
    t.effect(0, [{"lost": True}])
    assert t.phase == "final-battle"
    assert t.me["id"] is None  # the lost are devoured at the awakening
    assert t.who(1)["cards"] == ["curse"]


def test_17_a_shambler_feeds_yog_sothoth() -> None:
    t = meeting("dimensional-shambler", ancient_one="yog-sothoth")
    t.fail_checks()
    t.do("evade dimensional-shambler-1", "accept")
    assert t.me["id"] is None
    assert t.now["to_act"] == 1


def test_17_without_a_gate_to_return_by_yog_sothoth_devours() -> None:
    t = two(ancient_one="yog-sothoth", at="rlyeh:2")
    t.movement(0)
    assert t.me["id"] is None


def test_17_cthulhu_lowers_a_newcomers_maxima_too() -> None:
    t = quiet(one(ancient_one="cthulhu", at="uptown"))
    t.movement(0)
    t.effect(0, [{"replace-investigator": "choose"}])
    t.do("replace kate-winthrop")
    assert (t.me["max_sanity"], t.me["max_stamina"]) == (5, 3)
    assert (t.me["sanity"], t.me["stamina"]) == (5, 3)


def test_15_a_devoured_deputys_badge_can_be_won_again() -> None:
    t = two(at="uptown", deputy=True)
    t.effect(0, [{"devoured": True}])
    t.effect(1, [{"take": "deputy-of-arkham"}])
    assert sorted(t.who(1)["cards"]) == ["deputy-of-arkham", "deputys-revolver", "patrol-wagon"]


def test_6_4_the_arrested_leave_their_explored_marker() -> None:
    t = two(at="woods", explored=True)
    t.gate("woods", "rlyeh")
    t.movement(0)
    t.effect(0, [{"arrest": True}])
    assert set(t.me["state"]) == {"delayed", "loses-turn"}


# Lost, found and carried


def test_6_2_lost_from_an_other_world_and_back_there_is_no_marker() -> None:
    t = quiet(one(at="rlyeh:2"))
    t.movement(0)
    assert t.me["at"] == "lost"
    t.gate("woods", "rlyeh")
    for _ in range(6):
        if any(action.startswith("return ") for action in t.legal):
            break
        t.do("done" if "done" in t.legal else "stay")
    t.do("return woods")
    assert "explored" not in t.me["state"]
    t.do("done", "stay")
    assert t.me["at"].startswith("rlyeh/")


def test_7_without_a_marker_the_gate_draws_one_through_again() -> None:
    t = two(other="jenny-barnes", at="woods")
    t.put(1, at="st-marys-hospital", stamina=1)
    t.gate("woods", "rlyeh")
    t.encounters(0)
    assert t.me["at"] == "rlyeh/1"
    assert t.me["state"] == []
    assert t.now["to_act"] == 1


def test_8_returned_by_a_card_one_has_a_marker() -> None:
    t = quiet(one(at="the-abyss:1"))
    t.gate("woods", "the-abyss")
    t.deck("gate", "blue-1")
    t.pass_checks()
    t.other_world(0)
    assert (t.me["at"], t.me["state"]) == ("woods", ["explored"])


def test_8_returned_without_a_gate_one_is_lost() -> None:
    t = quiet(one(at="the-abyss:1"))
    t.deck("gate", "blue-1")
    t.pass_checks()
    t.other_world(0)
    assert t.me["at"] == "lost"


def test_6_2_the_gate_box_works_for_a_cards_return_too() -> None:
    t = quiet(one(at="the-abyss:1", cards=["gate-box"]))
    t.gate("woods", "rlyeh")
    t.gate("graveyard", "the-abyss")
    t.deck("gate", "blue-1")
    t.pass_checks()
    t.other_world(0)
    assert {"return-gate woods", "return-gate graveyard"} <= set(t.legal)
    t.do("return-gate woods")
    assert (t.me["at"], t.me["state"]) == ("woods", ["explored"])


# The final battle


def test_17_a_spell_must_be_cast_anew_every_round() -> None:
    t = awake("hastur", cards=["wither", "knife"])
    t.pass_checks()
    t.do("done", "cast wither")
    assert len(strike(t)) == 5
    t.do("done")
    assert t.me["exhausted"] == []
    assert len(strike(t)) == 2


def test_17_a_spell_paid_with_the_last_sanity_devours() -> None:
    t = awake("hastur", cards=["shrivelling", "knife"], sanity=1)
    t.pass_checks()
    t.do("done", "cast shrivelling")
    assert t.now["result"] == "lost"


def test_17_dynamite_is_thrown_once() -> None:
    t = awake("cthulhu", cards=["dynamite"])
    t.pass_checks()
    t.do("done")
    assert len(strike(t, "dynamite")) == 2 - 6 + 8
    assert t.me["cards"] == []
    assert t.now["doom"] == 13 - 4


def test_17_the_powders_price_is_paid_here_too() -> None:
    t = awake("hastur", cards=["powder-of-ibn-ghazi"])
    t.pass_checks()
    t.do("done")
    strike(t, "powder-of-ibn-ghazi")
    assert t.me["sanity"] == 4


def test_17_marksman_rerolls_the_attack() -> None:
    t = awake("hastur", cards=["marksman"])
    t.dice(1, 1, 6, 6)
    t.do("done")
    strike(t, answer="reroll marksman")
    t.do("accept")
    assert t.now["doom"] == 11


def test_17_the_shotguns_sixes_count_twice() -> None:
    t = awake("cthulhu", cards=["shotgun", "tom-mountain-murphy"])
    t.dice(6, 5)
    t.do("done")
    assert len(strike(t, "shotgun")) == 4 - 6 + 4
    assert t.now["doom"] == 13 - 3


def test_17_duke_restores_in_the_battle() -> None:
    t = awake("hastur", cards=["duke", "knife"], sanity=1)
    assert "use duke" in t.legal
    t.do("done", "use duke")
    assert t.me["sanity"] == 5


@pytest.mark.parametrize(
    ("ancient_one", "who", "stat", "left"),
    [("hastur", "harvey-walters", "sanity", 6), ("ithaqua", "michael-mcglen", "stamina", 6)],
)
def test_17_strong_mind_and_body_help_against_him(ancient_one: str, who: str, stat: str, left: int) -> None:
    t = one(who, ancient_one=ancient_one)
    t.final_battle()
    t.fail_checks()
    t.do("done")
    strike(t)
    t.do("accept")
    assert t.me[stat] == left


def test_17_whiskey_helps_against_hastur() -> None:
    t = awake("hastur", cards=["whiskey"])
    t.fail_checks()
    t.do("done")
    strike(t)
    t.do("accept", "prevent whiskey")
    assert t.me["sanity"] == 4


def test_17_both_stats_may_go_to_yig_at_once() -> None:
    t = awake("yig", sanity=3, stamina=3)
    t.fail_checks()
    t.do("done")
    strike(t)
    t.do("accept")
    assert (t.me["sanity"], t.me["stamina"]) == (2, 2)


def test_17_trading_is_for_the_upkeep() -> None:
    t = both("hastur", cards=["knife"])
    assert "give 1 knife" in t.legal
    t.do("done", "done")
    strike(t)
    assert not any(action.startswith("give") for action in t.legal)


def test_17_sliders_move_every_round() -> None:
    t = awake("hastur")
    t.pass_checks()
    t.do("sliders 1 2 1", "done")
    assert len(strike(t)) == 3
    t.do("sliders 1 3 1", "done")
    assert len(strike(t)) == 4


def test_17_a_curse_is_rolled_for_in_the_battles_upkeep() -> None:
    t = awake("hastur")
    t.effect(0, [{"curse": "self"}])
    t.pass_checks()
    t.do("done")
    strike(t)
    assert t.me["cards"] == ["curse"]
    t.dice(6, 6)
    t.do("done")
    strike(t)
    assert t.me["cards"] == ["curse"]


@pytest.mark.parametrize("seats", [3, 5])
def test_17_each_token_takes_as_many_successes_as_there_were_investigators(seats: int) -> None:
    five = ("amanda-sharpe", "vincent-lee", "jenny-barnes", "carolyn-fern", "kate-winthrop")[:seats]
    t = table(*five, ancient_one="hastur")
    t.final_battle()
    t.pass_checks()
    t.do(*["done"] * seats)
    fight = {"amanda-sharpe": 2, "vincent-lee": 1, "jenny-barnes": 2, "carolyn-fern": 2, "kate-winthrop": 2}
    total = 0
    for who in (*five[1:], five[0]):
        assert len(strike(t)) == fight[who]
        total += fight[who]
        assert t.now["doom"] == 13 - total // seats


# One after another


def test_15_knocked_out_twice_in_a_turn() -> None:
    t = two(at="uptown", stamina=1, sanity=1, cards=["knife", "axe", "rifle", "lantern"])
    t.movement(0)
    lose(t, stamina=1)
    t.do("discard knife axe")
    assert t.me["at"] == "st-marys-hospital"
    lose(t, sanity=1)
    t.do("discard rifle")
    assert (t.me["at"], t.me["cards"]) == ("arkham-asylum", ["lantern"])


def test_10_beaten_at_the_gate_the_marker_is_lost() -> None:
    put: dict[str, Any] = {"explored": True, "stamina": 2}
    t = two(at="woods", **put)
    t.gate("woods", "rlyeh")
    t.monster("zombie", "woods")
    t.movement(0)
    t.do("stay")
    t.fail_checks()
    t.do("evade zombie-1", "accept")
    assert (t.me["at"], t.me["state"]) == ("st-marys-hospital", [])
    assert moves(t) != set()
    assert dice(t) == [1, 1, 1, 1]
