"""The rulings R91 to R104, a test each, by their names."""
# ruff: noqa: N802 - named after the rulings

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.arrange import check, dice, lose, moves, one, outcome, quiet, two, visiting
from tests.engine.arkham_horror.table import Table, table


@pytest.mark.parametrize(("deck", "card"), [("common", "knife"), ("unique", "gate-box"), ("spell", "wither")])
def test_R91_cards_of_the_devoured_go_under_their_decks(deck: str, card: str) -> None:
    t = two(other="ashcan-pete", at="uptown", cards=[card])
    t.effect(0, [{"devoured": True}])
    t.effect(1, [{"draw": deck, "n": 1}])
    t.do("draw bottom")
    assert t.who(1)["cards"] == [card]


def test_R91_a_raised_maximum_does_not_raise_the_stat() -> None:
    t = one()
    t.effect(0, [{"ally": "duke", "else": []}])
    assert (t.me["max_sanity"], t.me["sanity"]) == (6, 5)


@pytest.mark.parametrize(("who", "doom"), [("amanda-sharpe", 1), ("sister-mary", 0)])
def test_R92_knocked_out_in_an_other_world_counts_for_yig_but_not_mary(who: str, doom: int) -> None:
    t = one(who, ancient_one="yig", at="rlyeh:1")
    t.gate("woods", "rlyeh")
    lose(t, stamina=9)
    assert t.now["doom"] == doom


@pytest.mark.parametrize(("who", "id_"), [("amanda-sharpe", None), ("sister-mary", "sister-mary")])
def test_R92_knocked_out_in_an_other_world_is_devoured_by_yog_sothoth_but_not_mary(
    who: str, id_: str | None
) -> None:
    t = two(who, ancient_one="yog-sothoth", at="rlyeh:1")
    t.gate("woods", "rlyeh")
    lose(t, stamina=9)
    assert t.me["id"] == id_


def test_R93_the_gate_entered_gone_it_is_an_ordinary_return() -> None:
    t = quiet(one(at="great-hall-of-celeano:1", sliders=(3, 1, 1)))
    t.gate("woods", "great-hall-of-celeano")
    t.gate("graveyard", "great-hall-of-celeano")
    t.put(0, came_by="woods")
    t.effect(0, [{"close-gate": "choose", "trophy": False}])
    t.do("gate woods")
    t.deck("gate", "blue-2")
    t.pass_checks()
    t.other_world(0)
    assert t.me["at"] == "graveyard"
    assert "explored" in t.me["state"]
    assert t.now["gates"] == {"graveyard": "great-hall-of-celeano"}
    assert t.me["trophies"]["gates"] == []


def test_R94_a_chosen_investigator_takes_the_place() -> None:
    t = quiet(one(at="uptown", monster_trophies=["ghoul"], gate_trophies=["rlyeh"], cards=["knife"]))
    t.movement(0)
    t.effect(0, [{"replace-investigator": "choose"}])
    assert len(t.legal) == 15
    assert "replace amanda-sharpe" not in t.legal
    t.do("replace michael-mcglen")
    assert t.turn == 2
    assert (t.me["id"], t.me["at"]) == ("michael-mcglen", "mas-boarding-house")
    assert t.me["trophies"] == {"monsters": [], "gates": []}
    assert {"dynamite", "tommy-gun"} <= set(t.me["cards"])


def test_R95_a_board_monster_is_taken_from_streets_locations_and_sky() -> None:
    t = one(at="library")
    t.monster("ghoul", "uptown")
    t.monster("zombie", "woods")
    t.monster("byakhee", "sky")
    t.monster("gug", "outskirts")
    t.effect(0, [{"trophy": "board-monster"}])
    assert set(t.legal) == {"trophy ghoul-1", "trophy zombie-1", "trophy byakhee-1"}
    t.do("trophy byakhee-1")
    assert t.me["trophies"]["monsters"] == ["byakhee-1"]


def test_R95_an_endless_one_goes_to_the_cup_unless_the_card_says_otherwise() -> None:
    t = one(ancient_one="nyarlathotep", at="library")
    t.monster("cultist", "uptown")
    t.effect(0, [{"trophy": "board-monster"}])
    assert t.me["trophies"]["monsters"] == []
    t.cup("cultist")
    t.effect(0, [{"trophy": "cup", "even-endless": True}])
    assert t.me["trophies"]["monsters"] == ["cultist-1"]


def test_R95_the_mi_go_taken_so_is_a_trophy() -> None:
    t = one(at="library")
    t.monster("mi-go", "uptown")
    t.effect(0, [{"trophy": "board-monster"}])
    assert t.me["trophies"]["monsters"] == ["mi-go-1"]
    assert t.me["cards"] == []


def test_R96_any_area_is_every_street_and_open_location_but_this() -> None:
    t = visiting("train-station", "northside-5")
    t.close("general-store")
    t.encounters(0)
    assert len(t.legal) == 9 + 26 - 2 + 1
    assert {"go uptown", "go woods", "stay-put"} <= set(t.legal)
    assert not {"go train-station", "go general-store"} & set(t.legal)
    t.do("go uptown")
    assert t.me["at"] == "uptown"
    assert t.now["to_act"] == 1


@pytest.mark.parametrize("stat", ["sanity", "stamina"])
def test_R97_the_healing_stone_asks_which(stat: str) -> None:
    t = one(cards=["healing-stone"], sanity=2, stamina=2)
    t.upkeep(0)
    t.do("use healing-stone")
    assert set(t.legal) == {"choose sanity", "choose stamina"}
    t.do(f"choose {stat}")
    assert {t.me["sanity"], t.me["stamina"]} == {2, 3}
    assert t.me[stat] == 3


def test_R98_roll_each_rolls_all_its_dice_first() -> None:
    t = one("ashcan-pete")
    t.deck("common", "knife")
    t.dice(6, 1)
    t.effect(0, [{"roll-each": 2, "pass": [{"draw": "common", "n": 1}], "fail": [{"gain": "clue", "n": 2}]}])
    assert dice(t) == [6, 1]
    assert t.me["clues"] == 0
    t.do("draw top")
    assert (t.me["cards"], t.me["clues"]) == (["knife"], 2)


def test_R99_the_jail_is_neither_street_nor_location() -> None:
    t = quiet(one(ancient_one="ithaqua", at="jail-cell"))
    t.mythos("big-storm-sweeps-arkham")
    assert t.me["stamina"] == 5


def test_R99_knocked_out_in_jail_one_is_free() -> None:
    t = one(at="jail-cell", delayed=True, loses_turn=True)
    lose(t, stamina=9)
    assert (t.me["at"], t.me["state"]) == ("st-marys-hospital", [])


@pytest.mark.parametrize("where", ["lost", "rlyeh:1", "jail-cell"])
def test_R100_mandy_helps_from_anywhere(where: str) -> None:
    t = two(other="mandy-thompson", at="uptown")
    t.put(1, at=where, delayed=True, loses_turn=True)
    t.dice(1, 1, 6, 1)
    check(t, "lore")
    assert t.now["to_act"] == 0
    t.do("reroll mandy-thompson")
    assert outcome(t) == "passed"


def closed_by_two(first: list[str], second: list[str]) -> Table:
    """Two investigators close the last gate, with these monster trophies."""
    t = two(at="woods", explored=True, monster_trophies=first, gate_trophies=["rlyeh"])
    t.put(1, monster_trophies=second)
    t.gate("woods", "the-dreamlands")
    t.pass_checks()
    t.encounters(0)
    t.do("close lore")
    return t


def test_R101_trophies_of_all_are_added_up_before_they_are_divided() -> None:
    t = closed_by_two(["ghoul", "zombie"], ["cultist", "cultist"])
    assert t.now["result"] == "closed"
    assert t.now["score"] == 14 + 2 + 1 + 2


def test_R102_the_reshuffle_card_spares_what_is_drawn() -> None:
    t = quiet(one("gloria-goldberg", at="rlyeh:1"))
    t.gate("woods", "rlyeh")
    t.deck("gate", "yellow-3", "gate-reshuffle", "red-5")
    t.other_world(0)
    assert set(t.legal) == {"pick 1", "pick 2"}
    t.do("pick 1")
    assert t.me["clues"] == 1


def test_R103_a_loan_is_paid_off_in_upkeep_and_movement_only() -> None:
    t = visiting("st-marys-hospital", loan=True, money=12, stamina=1)
    t.upkeep(0)
    assert "pay-loan" in t.legal
    t.movement(0)
    assert "pay-loan" in t.legal
    t.encounters(0)
    t.refused("pay-loan")


def test_R103_not_after_stay() -> None:
    t = two(at="woods", loan=True, money=12)
    t.clue("woods", 1)
    t.movement(0)
    t.do("stay")
    t.refused("pay-loan")
    assert moves(t) == set()


def test_R104_where_neither_can_harm_the_other_the_combat_ends() -> None:
    """Michael loses 1 less, and has no die: a Cultist of damage 1 and he would fight for ever."""
    t = table("michael-mcglen")
    t.put(0, at="uptown", sliders=(0, 0, 0), stamina=3)
    t.fail_checks()
    token = t.monster("cultist", "uptown")
    t.movement(0)
    t.do(f"fight {token}")
    rounds = 0
    while "flee" in t.legal:
        t.do("flee", "accept")
        rounds += 1
        assert rounds < 50
    assert rounds == 20
    assert t.me["stamina"] == 3
    assert t.now["monsters"]["uptown"] == [token], "it stays, and is met no more in this Movement (R5)"
    assert f"fight {token}" not in t.legal
