"""§6: the Patrol Wagon, trading, Other Worlds, delay, jail."""

from __future__ import annotations

from typing import Any

from tests.engine.arkham_horror.arrange import dice, meeting, moves, one, quiet, trophies, two
from tests.engine.arkham_horror.table import Table

# The wagon


def test_6_1_the_wagon_goes_anywhere_in_arkham() -> None:
    t = two(at="uptown", cards=["patrol-wagon"])
    t.movement(0)
    assert {"wagon woods", "wagon northside", "wagon train-station", "wagon police-station"} <= set(t.legal)
    for area in ("sky", "outskirts", "lost", "jail-cell", "rlyeh/1"):
        t.refused(f"wagon {area}")
    t.do("wagon train-station")
    assert t.me["at"] == "train-station"


def test_6_1_after_the_wagon_there_is_no_walking() -> None:
    t = two(at="uptown", cards=["patrol-wagon"])
    t.movement(0)
    t.do("wagon rivertown")
    assert moves(t) == set()
    t.refused("wagon uptown")
    assert "stay" in t.legal


def test_6_1_after_a_step_there_is_no_wagon() -> None:
    t = two(at="uptown", cards=["patrol-wagon"])
    t.movement(0)
    t.do("move southside")
    t.refused("wagon rivertown")


def test_6_1_the_wagon_leaves_monsters_behind() -> None:
    t = meeting("zombie", cards=["patrol-wagon"])
    t.do("wagon rivertown", "stay")
    assert t.now["to_act"] == 1
    assert t.me["at"] == "rivertown"


def test_6_1_the_wagon_meets_monsters_where_it_arrives() -> None:
    t = two(at="uptown", cards=["patrol-wagon"])
    t.monster("zombie", "rivertown")
    t.movement(0)
    t.do("wagon rivertown", "stay")
    assert set(t.legal) == {"fight zombie-1", "evade zombie-1"}


def test_6_1_the_wagon_enters_nothing_closed() -> None:
    t = two(at="uptown", cards=["patrol-wagon"])
    t.close("general-store")
    t.movement(0)
    t.refused("wagon general-store")


def test_6_1_the_delayed_take_no_wagon() -> None:
    t = two(at="uptown", cards=["patrol-wagon"], delayed=True)
    t.movement(0)
    t.refused("wagon rivertown")


# Trading


def together(**put: Any) -> Table:
    """Two investigators in Uptown; the second has a Knife, Wither and $5."""
    t = two(at="uptown", **put)
    t.put(1, at="uptown", cards=["knife", "wither", "stealth", "duke"], money=5, clues=3)
    t.movement(0)
    return t


def test_6_1_items_and_spells_change_hands() -> None:
    t = together(cards=["food", "holy-water"])
    t.do("give 1 food", "give 1 holy-water", "take-from 1 knife", "take-from 1 wither")
    assert sorted(t.me["cards"]) == ["knife", "wither"]
    assert sorted(t.who(1)["cards"]) == ["duke", "food", "holy-water", "stealth"]


def test_6_1_money_changes_hands() -> None:
    t = together(money=4)
    t.do("give-money 1 3")
    assert (t.me["money"], t.who(1)["money"]) == (1, 8)
    t.do("take-money 1 8")
    assert (t.me["money"], t.who(1)["money"]) == (9, 0)
    t.refused("take-money 1 1")


def test_6_1_more_money_than_one_has_is_not_given() -> None:
    t = together(money=4)
    t.refused("give-money 1 5")


def test_6_1_clues_allies_skills_and_trophies_are_not_traded() -> None:
    t = together(cards=["bravery", "anna-kaslow"], clues=2, retainer=True, monster_trophies=["ghoul"])
    for action in (
        "give 1 bravery",
        "give 1 anna-kaslow",
        "give 1 retainer",
        "give 1 ghoul-1",
        "take-from 1 stealth",
        "take-from 1 duke",
    ):
        t.refused(action)
    assert not any("clue" in action for action in t.legal)


def test_6_1_the_deputys_revolver_and_wagon_are_traded_his_badge_is_not() -> None:
    t = together(deputy=True)
    t.refused("give 1 deputy-of-arkham")
    t.do("give 1 deputys-revolver", "give 1 patrol-wagon")
    assert {"deputys-revolver", "patrol-wagon"} <= set(t.who(1)["cards"])


def test_6_1_one_trades_only_in_the_same_area() -> None:
    t = two(at="uptown", cards=["knife"])
    t.movement(0)
    t.refused("give 1 knife")
    t.do("move st-marys-hospital", "give 1 knife")
    assert t.who(1)["cards"] == ["knife"]


def test_6_1_one_trades_with_a_delayed_one_and_one_who_loses_his_turn() -> None:
    t = two(at="uptown", cards=["knife", "food"])
    t.put(1, at="uptown", delayed=True, loses_turn=True)
    t.movement(0)
    t.do("give 1 knife")
    assert t.who(1)["cards"] == ["knife"]


def test_6_1_there_is_no_trade_in_combat() -> None:
    t = meeting("cultist", cards=["knife"])
    t.put(1, at="uptown")
    t.do("fight cultist-1")
    t.refused("give 1 knife")
    t.do("fight")
    t.refused("give 1 knife")


def test_6_1_after_the_combat_one_trades_again() -> None:
    t = meeting("cultist", cards=["knife"])
    t.put(1, at="uptown")
    t.pass_checks()
    t.do("fight cultist-1", "fight", "weapons none", "give 1 knife")
    assert t.who(1)["cards"] == ["knife"]


def test_6_1_stay_ends_the_trading() -> None:
    t = meeting("zombie", cards=["knife"])
    t.put(1, at="uptown")
    t.do("stay")
    t.refused("give 1 knife")


# Other Worlds


def done_moving(t: Table) -> None:
    """Answer for seat 0 until another seat is asked."""
    while t.now["to_act"] == 0:
        t.do("stay")


def test_6_2_from_the_first_area_to_the_second() -> None:
    t = two(at="rlyeh:1")
    t.gate("woods", "rlyeh")
    t.movement(0)
    assert t.me["at"] == "rlyeh/2"
    assert t.now["to_act"] == 1


def test_6_2_from_the_second_area_back_through_the_gate_with_a_marker() -> None:
    t = two(at="rlyeh:2")
    t.gate("woods", "rlyeh")
    t.gate("graveyard", "yuggoth")
    t.movement(0)
    assert t.me["at"] == "woods"
    assert "explored" in t.me["state"]


def test_6_2_with_two_gates_to_the_world_one_chooses() -> None:
    t = two(at="rlyeh:2")
    t.gate("woods", "rlyeh")
    t.gate("graveyard", "rlyeh")
    t.gate("black-cave", "yuggoth")
    t.movement(0)
    assert {a for a in t.legal if a.startswith("return-gate")} == {
        "return-gate woods",
        "return-gate graveyard",
    }
    t.do("return-gate graveyard")
    assert t.me["at"] == "graveyard"
    assert "explored" in t.me["state"]


def test_6_2_without_a_gate_one_is_lost() -> None:
    t = two(at="rlyeh:2")
    t.gate("woods", "yuggoth")
    t.movement(0)
    done_moving(t)
    assert t.me["at"] == "lost"
    assert "delayed" in t.me["state"]


def test_6_2_the_gate_box_leads_to_any_open_gate() -> None:
    t = two(at="rlyeh:2", cards=["gate-box"])
    t.gate("woods", "rlyeh")
    t.gate("graveyard", "yuggoth")
    t.movement(0)
    assert {"return-gate woods", "return-gate graveyard"} <= set(t.legal)
    t.do("return-gate graveyard")
    assert t.me["at"] == "graveyard"


def test_6_2_monsters_at_the_gate_may_be_fought_or_left() -> None:
    t = two(at="rlyeh:2")
    t.gate("woods", "rlyeh")
    t.monster("zombie", "woods")
    t.movement(0)
    assert t.me["at"] == "woods"
    assert "fight zombie-1" in t.legal
    t.refused("evade zombie-1")
    t.do("stay")
    assert t.now["to_act"] == 1


def test_6_2_a_monster_at_the_gate_fought_by_choice() -> None:
    t = two(at="rlyeh:2")
    t.gate("woods", "rlyeh")
    t.monster("cultist", "woods")
    t.movement(0)
    t.pass_checks()
    t.do("fight cultist-1", "fight")
    assert trophies(t) == ["cultist-1"]


def test_6_2_find_gate_returns_from_the_first_area() -> None:
    t = two(at="rlyeh:1", cards=["find-gate"])
    t.gate("woods", "rlyeh")
    t.movement(0)
    t.dice(5)  # lore 2-1
    t.do("cast find-gate")
    assert t.me["at"] == "woods"
    assert "explored" in t.me["state"]
    assert t.me["sanity"] == 4
    assert len(dice(t)) == 1


def test_6_2_leaving_the_area_loses_the_explored_marker() -> None:
    t = two(at="woods", explored=True)
    t.gate("woods", "rlyeh")
    t.movement(0)
    t.do("move uptown")
    assert "explored" not in t.me["state"]
    t.do("move woods")
    assert "explored" not in t.me["state"]


# Delayed


def test_6_3_standing_up_is_the_whole_movement() -> None:
    t = two(at="uptown", delayed=True, cards=["map-of-arkham"])
    t.movement(0)
    assert moves(t) == set()
    t.do("stay")
    assert "delayed" not in t.me["state"]
    assert t.me["at"] == "uptown"


def test_6_3_the_delayed_meet_the_monsters_of_their_area() -> None:
    t = meeting("zombie", delayed=True)
    t.do("stay")
    assert set(t.legal) == {"fight zombie-1", "evade zombie-1"}


def test_6_3_the_delayed_may_trade() -> None:
    t = two(at="uptown", delayed=True, cards=["knife"])
    t.put(1, at="uptown")
    t.movement(0)
    t.do("give 1 knife")
    assert t.who(1)["cards"] == ["knife"]


def test_6_3_the_delayed_take_clues_where_they_are() -> None:
    t = two(at="woods", delayed=True)
    t.clue("woods", 1)
    t.movement(0)
    t.do("stay", "take-clues 1")
    assert t.me["clues"] == 1


def test_6_3_in_another_world_the_delayed_stay_in_their_area() -> None:
    t = two(at="rlyeh:1", delayed=True)
    t.gate("woods", "rlyeh")
    t.movement(0)
    done_moving(t)
    assert t.me["at"] == "rlyeh/1"
    assert "delayed" not in t.me["state"]


def test_6_3_the_delayed_cast_no_find_gate() -> None:
    t = two(at="rlyeh:1", delayed=True, cards=["find-gate"])
    t.gate("woods", "rlyeh")
    t.movement(0)
    assert "cast find-gate" not in t.legal or t.now["to_act"] == 1
    done_moving(t)
    assert t.me["at"] == "rlyeh/1"


def test_6_3_a_delay_received_in_movement_lasts_until_the_next() -> None:
    t = quiet(one(at="uptown"))
    t.movement(0)
    t.effect(0, [{"delay": True}])
    t.do("stay", "done")
    assert t.turn == 2
    assert "delayed" in t.me["state"]
    assert moves(t) == set()
    t.do("stay")
    assert "delayed" not in t.me["state"]


def test_6_3_a_second_delay_adds_nothing() -> None:
    t = two(at="uptown", delayed=True)
    t.effect(0, [{"delay": True}, {"delay": True}])
    t.movement(0)
    t.do("stay")
    assert t.me["state"] == []


# Jail


def arrested(money: int) -> Table:
    """Amanda, caught at the Train Station; Vincent in a street; no gate comes."""
    t = quiet(two(at="train-station", money=money))
    t.put(1, at="uptown")
    t.deck("northside", "northside-1")
    t.fail_checks()
    t.encounters(0)
    t.do("accept")
    return t


def test_6_4_the_arrested_lose_half_their_money_and_sit_delayed() -> None:
    t = arrested(5)
    assert t.turn == 2
    assert t.me["money"] == 3
    assert t.me["at"] == "jail-cell"
    assert set(t.me["state"]) == {"delayed", "loses-turn"}


def test_6_4_one_steps_out_in_the_movement_of_the_lost_turn() -> None:
    t = arrested(0)
    assert t.now["to_act"] == 1
    t.do("done")
    assert (t.phase, t.now["to_act"]) == ("movement", 1)
    t.do("stay")
    assert t.me["at"] == "police-station"
    assert "delayed" not in t.me["state"]


def test_6_4_the_turn_after_is_free() -> None:
    t = arrested(0)
    t.do("done", "stay")
    assert (t.turn, t.phase, t.now["to_act"]) == (3, "upkeep", 0)
    assert t.me["state"] == []
    t.do("done", "done")
    assert "move easttown" in t.legal


def test_6_4_a_lost_turn_is_not_played() -> None:
    t = quiet(two(at="uptown", other="jenny-barnes"))
    t.put(0, at="st-marys-hospital", stamina=1)
    t.put(1, at="uptown")
    t.encounters(0)
    t.effect(1, [{"lose-turn": True}])
    t.do("special medical-care-1")
    assert (t.turn, t.phase, t.now["to_act"]) == (2, "upkeep", 0)
    t.do("done", "move uptown", "stay")
    assert (t.turn, t.phase, t.now["to_act"]) == (3, "upkeep", 0)
    assert t.who(1)["state"] == []
