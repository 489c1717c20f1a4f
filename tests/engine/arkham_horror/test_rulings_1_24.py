"""The rulings R1 to R24, a test each, by their names."""
# ruff: noqa: N802 - named after the rulings

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.arrange import (
    awake,
    check,
    lose,
    meeting,
    monsters,
    moves,
    one,
    outcome,
    quiet,
    strike,
    two,
    visiting,
)
from tests.engine.arkham_horror.table import Table, table


def test_R1_special_cards_do_not_run_out_and_nobody_has_two() -> None:
    t = table("amanda-sharpe", "vincent-lee", "jenny-barnes", "joe-diamond")
    for card in ("retainer", "silver-twilight-membership"):
        for seat in (0, 1, 2, 3, 0):
            t.effect(seat, [{"take": card}])
        assert all(t.who(seat)["cards"].count(card) == 1 for seat in range(4))


def test_R1_there_is_one_deputy() -> None:
    t = two()
    t.effect(0, [{"take": "deputy-of-arkham"}])
    t.effect(1, [{"take": "deputy-of-arkham"}])
    assert "deputy-of-arkham" in t.me["cards"]
    assert t.who(1)["cards"] == []


def test_R2_the_marker_moves_to_the_next_seat() -> None:
    t = quiet(two(at="uptown"))
    t.put(1, at="southside")
    firsts = []
    for card in ("big-storm-sweeps-arkham", "campus-security-increased"):
        t.mythos(card)
        firsts.append(t.now["first"])
    assert firsts == [1, 0]


def test_R3_simultaneous_effects_go_in_seat_order_from_the_first_player() -> None:
    t = two(at="uptown")
    t.first(1)
    t.seal("woods")
    t.fail_checks()
    t.mythos("all-quiet-in-arkham")
    assert t.now["to_act"] == 1
    t.do("accept")
    assert t.now["to_act"] == 0


def test_R4_upkeep_actions_go_in_the_order_of_gaining() -> None:
    t = quiet(one(at="uptown"))
    t.movement(0)
    t.effect(0, [{"take": "retainer"}, {"bless": "self"}])
    t.do("stay", "done")
    t.dice(6, 1)
    t.do("stay")
    assert t.turn == 3
    assert t.me["cards"] == ["retainer"]


def test_R5_an_evaded_monster_is_met_again_where_one_enters_anew() -> None:
    t = meeting("zombie")
    t.pass_checks()
    t.do("evade zombie-1", "move southside", "move uptown")
    assert {"fight zombie-1", "evade zombie-1"} <= set(t.legal)


def test_R6_after_the_wagon_points_are_for_tomes_only() -> None:
    t = two(at="uptown", cards=["patrol-wagon", "ancient-tome", "old-journal"])
    t.movement(0)
    t.do("wagon northside")
    assert moves(t) == set()
    assert {"read ancient-tome", "read old-journal"} <= set(t.legal)
    t.pass_checks()
    t.do("read old-journal")
    t.refused("read ancient-tome")


def test_R7_the_others_consent_is_assumed() -> None:
    t = two(at="uptown")
    t.put(1, at="uptown", cards=["tommy-gun"], money=3)
    t.movement(0)
    t.do("take-from 1 tommy-gun", "take-money 1 3")
    assert (t.me["cards"], t.me["money"]) == (["tommy-gun"], 3)


@pytest.mark.parametrize("at", ["rlyeh:1", "lost"])
def test_R8_the_delayed_outside_arkham_meet_nothing(at: str) -> None:
    t = two(at=at, delayed=True)
    t.gate("woods", "rlyeh")
    t.monster("zombie", "woods")
    t.movement(0)
    while t.now["to_act"] == 0:
        assert not any(action.startswith(("fight", "evade")) for action in t.legal)
        t.do("stay")
    assert t.me["state"] == []


@pytest.mark.parametrize("there", ["seal", "gate"])
def test_R9_no_second_gate_and_no_surge_by_an_encounter(there: str) -> None:
    t = one(at="woods", explored=True)
    if there == "seal":
        t.seal("woods")
    else:
        t.gate("woods", "rlyeh")
    gates = dict(t.now["gates"])
    t.effect(0, [{"gate": "here", "monster": True}])
    assert t.now["gates"] == gates
    assert t.now["doom"] == 0
    assert monsters(t, "woods") == []
    assert t.me["at"] == "woods"


def test_R10_a_blessing_renewed_counts_as_new() -> None:
    t = quiet(one(at="uptown"))
    t.movement(0)
    t.effect(0, [{"bless": "self"}])
    t.do("stay", "done")
    t.effect(0, [{"bless": "self"}])
    t.dice(1)
    t.do("stay")
    assert t.turn == 3
    assert t.me["cards"] == ["blessing"]


def test_R11_enough_is_accepted_by_itself_otherwise_one_is_asked() -> None:
    t = one(clues=1)
    t.dice(5, 1)
    check(t, "lore")
    assert outcome(t) == "passed"
    t = one(clues=1)
    t.dice(4, 1)
    check(t, "lore")
    assert set(t.legal) == {"spend-clue", "accept"}


def test_R11_what_counts_successes_asks_though_there_are_enough() -> None:
    t = one(clues=1)
    t.dice(5, 5)
    t.effect(
        0,
        [
            {
                "check": "lore",
                "mod": 0,
                "success": 1,
                "pass": [{"gain": "money", "n": "3x-successes"}],
                "fail": [],
            }
        ],
    )
    t.dice(5)
    t.do("spend-clue", "accept")
    assert t.me["money"] == 9


def test_R12_between_nearest_gates_one_chooses() -> None:
    t = two(at="rivertown")
    t.gate("graveyard", "rlyeh")
    t.gate("black-cave", "yuggoth")
    t.monster("nightgaunt", "rivertown")
    t.movement(0)
    t.fail_checks()
    t.do("evade nightgaunt-1", "accept")
    assert set(t.legal) == {"gate graveyard", "gate black-cave"}


def test_R13_monsters_move_in_the_order_they_came() -> None:
    t = one(at="library")
    t.seal("graveyard")
    t.monster("zombie", "rivertown")
    t.monster("cultist", "northside")
    t.monster("vampire", "easttown")
    before = len(t.events)
    t.mythos("family-found-butchered")
    told = [str(event) for event in t.events[before:]]
    order = [
        next(k for k, text in enumerate(told) if it in text) for it in ("zombie-1", "cultist-1", "vampire-1")
    ]
    assert order == sorted(order)


def test_R14_the_hound_hunts_the_nearest_then_the_lowest_sneak() -> None:
    t = two(at="newspaper")  # sneak 3
    t.put(1, at="train-station")  # sneak 4, as near
    t.seal("independence-square")
    t.monster("hound-of-tindalos", "downtown")
    t.mythos("merchants-march-on-crime")
    assert monsters(t, "newspaper") == ["hound-of-tindalos-1"]


def test_R15_a_surge_draws_for_the_surging_gate_first_then_in_board_order() -> None:
    t = table("amanda-sharpe", "vincent-lee", "jenny-barnes")
    for place, world in (("woods", "rlyeh"), ("graveyard", "yuggoth"), ("independence-square", "rlyeh")):
        t.gate(place, world)
    t.cup("byakhee", "mi-go", "warlock")
    t.pass_checks()
    t.mythos("all-quiet-in-arkham")
    assert monsters(t, "woods") == ["byakhee-1"]
    assert monsters(t, "independence-square") == ["mi-go-1"]
    assert monsters(t, "graveyard") == ["warlock-1"]


def test_R16_kates_share_of_a_surge_goes_to_other_gates() -> None:
    t = one("kate-winthrop", at="woods", explored=True)
    t.gate("woods", "rlyeh")
    t.gate("graveyard", "yuggoth")
    t.cup("byakhee", "mi-go")
    t.pass_checks()
    t.mythos("all-quiet-in-arkham")
    assert monsters(t, "woods") == []
    assert sorted(monsters(t, "graveyard")) == ["byakhee-1", "mi-go-1"]


def test_R16_with_no_other_gate_none_come() -> None:
    t = one("kate-winthrop", at="woods", explored=True)
    t.gate("woods", "rlyeh")
    t.pass_checks()
    t.mythos("all-quiet-in-arkham")
    assert not any(t.now["monsters"].values())
    assert t.now["outskirts"] == 0


def test_R17_a_closing_waits_for_the_gate() -> None:
    t = one(at="miskatonic-university")
    t.gate("science-building", "rlyeh")
    t.seal("woods")
    t.mythos("strange-lights-on-campus")
    t.do("done")
    assert "science-building" in moves(t)
    assert not moves(t) & {"library", "administration"}


def other_side(**put: Any) -> Table:
    """Amanda, speed 4, in the Great Hall of Celeano, about to draw the card that closes the gate."""
    t = quiet(one(at="great-hall-of-celeano:1", sliders=(3, 1, 1), **put))
    t.gate("woods", "great-hall-of-celeano")
    t.gate("graveyard", "rlyeh")
    t.put(0, came_by="woods")
    t.deck("gate", "blue-2")
    return t


def test_R18_the_entered_gate_closed_by_its_card_is_a_trophy_and_may_be_sealed() -> None:
    t = other_side(clues=5)
    t.pass_checks()
    t.other_world(0)
    assert {"seal", "no-seal"} <= set(t.legal)
    t.do("seal")
    assert t.me["at"] == "woods"
    assert len(t.me["trophies"]["gates"]) == 1
    assert "woods" in t.now["seals"]


def test_R18_failed_the_gate_is_closed_without_a_trophy() -> None:
    t = other_side(clues=5)
    t.fail_checks()
    t.other_world(0)
    t.do("accept")
    assert t.me["at"] == "lost"
    assert t.me["trophies"]["gates"] == []
    assert t.now["gates"] == {"graveyard": "rlyeh"}


@pytest.mark.parametrize(
    ("trophies", "enough"), [(["chthonian", "cultist"], False), (["chthonian", "formless-spawn"], True)]
)
def test_R19_trophies_count_their_printed_toughness(trophies: list[str], enough: bool) -> None:
    t = two(other="jenny-barnes", ancient_one="shub-niggurath", at="river-docks", monster_trophies=trophies)
    t.put(1, at="st-marys-hospital", stamina=1)
    t.deck("merchant-district", "merchant-district-5")
    t.pass_checks()
    t.encounters(0)
    assert any(action.startswith("special dock-sale") for action in t.legal) is enough


def test_R20_losses_of_one_list_are_one_loss() -> None:
    t = one("michael-mcglen")
    t.effect(0, [{"lose": "stamina", "n": 1}, {"lose": "stamina", "n": 2}])
    assert t.me["stamina"] == 7 - 2


def test_R21_protected_weapons_may_be_given_up_but_are_never_forced() -> None:
    t = one(at="uptown", cards=["18-derringer", "deputys-revolver", "knife"])
    lose(t, stamina=9)
    assert set(t.legal) == {"discard 18-derringer", "discard deputys-revolver", "discard knife"}
    t.do("discard deputys-revolver")
    assert sorted(t.me["cards"]) == ["18-derringer", "knife"]


def test_R22_with_nobody_left_the_devoured_come_back() -> None:
    first = [
        "amanda-sharpe",
        "ashcan-pete",
        "bob-jenkins",
        "carolyn-fern",
        "darrell-simmons",
        "dexter-drake",
        "gloria-goldberg",
        "harvey-walters",
    ]
    t = table(*first)
    for seat in range(8):
        t.put(seat, at="uptown")
    for seat in range(8):
        t.effect(seat, [{"devoured": True}])
    for _ in range(400):
        if t.turn == 2 and "done" in t.legal:
            break
        t.do(t.legal[0])
    second = [t.who(seat)["id"] for seat in range(8)]
    assert not set(second) & set(first)
    t.effect(3, [{"devoured": True}])
    for _ in range(400):
        if t.who(3)["id"] is not None or t.now["over"]:
            break
        t.do("done" if "done" in t.legal else "stay" if "stay" in t.legal else t.legal[0])
    assert t.who(3)["id"] in set(first) | {second[3]}


@pytest.mark.parametrize("card", ["bind-monster", "flute-of-the-outer-gods"])
def test_R23_tricks_do_not_work_on_an_ancient_one(card: str) -> None:
    t = awake("hastur", cards=[card, "knife"])
    t.do("done")
    assert not any(card in action for action in t.legal)
    assert len(strike(t, "knife")) == 2 + 1


def test_R24_only_the_elder_sign_card_costs_a_point() -> None:
    scores = {}
    ways: dict[str, dict[str, Any]] = {"sign": {"cards": ["elder-sign"]}, "clues": {"clues": 5}}
    for way, put in ways.items():
        t = visiting("woods", explored=True, **put)
        for place in ("graveyard", "black-cave", "independence-square", "hibbs-roadhouse", "the-witch-house"):
            t.seal(place)
        t.gate("woods", "the-dreamlands")
        t.pass_checks()
        t.encounters(0)
        t.do(*(("elder-sign",) if way == "sign" else ("close lore", "seal")))
        assert t.now["result"] == "sealed"
        scores[way] = t.now["score"]
    assert scores == {"sign": 14 - 1 + 1 + 2, "clues": 14 + 1 + 2}
