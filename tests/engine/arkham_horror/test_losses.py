"""§15: losses, their prevention, being knocked out."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest

from tests.engine.arkham_horror.arrange import lose, meeting, one, two
from tests.engine.arkham_horror.table import Table

FIVE = ["knife", "food", "holy-water", "wither", "shrivelling"]


def test_15_a_loss_lowers_the_stat() -> None:
    t = one()
    lose(t, 2, 1)
    assert (t.me["sanity"], t.me["stamina"]) == (3, 4)


# Unconscious and insane in Arkham


@pytest.mark.parametrize(
    ("sanity", "stamina", "to", "after"),
    [(0, 3, "st-marys-hospital", (5, 1)), (4, 0, "arkham-asylum", (1, 5))],
)
def test_15_knocked_out_one_wakes_up_with_1(
    sanity: int, stamina: int, to: str, after: tuple[int, int]
) -> None:
    t = one(at="uptown", sanity=sanity or 5, stamina=stamina or 5)
    lose(t, sanity, stamina)
    assert t.me["at"] == to
    assert (t.me["sanity"], t.me["stamina"]) == after


def test_15_a_greater_loss_than_one_has_is_the_same() -> None:
    t = one(at="uptown", stamina=2)
    lose(t, stamina=6)
    assert t.me["at"] == "st-marys-hospital"
    assert t.me["stamina"] == 1


@pytest.mark.parametrize(("clues", "left"), [(0, 0), (1, 1), (2, 1), (5, 3), (6, 3)])
@pytest.mark.parametrize("stat", ["sanity", "stamina"])
def test_15_half_the_clues_go_rounded_down(stat: str, clues: int, left: int) -> None:
    t = one(at="uptown", clues=clues)
    lose(t, **{stat: 9})
    assert t.me["clues"] == left


@pytest.mark.parametrize(("items", "lost"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
@pytest.mark.parametrize("stat", ["sanity", "stamina"])
def test_15_half_the_items_go_rounded_down_by_choice(stat: str, items: int, lost: int) -> None:
    cards = FIVE[:items]
    t = one(at="uptown", cards=cards)
    lose(t, **{stat: 9})
    if "take-it" in t.legal:
        t.do("take-it")
    if lost:
        offered = {frozenset(a.split()[1:]) for a in t.legal}
        assert len(t.legal) == comb(items, lost)
        assert offered == {frozenset(some) for some in combinations(cards, lost)}
        t.do(f"discard {' '.join(cards[:lost])}")
    assert t.me["cards"] == cards[lost:]


def test_15_not_fewer_and_not_more_than_half() -> None:
    t = one(at="uptown", cards=["knife", "axe", "rifle", "wither"])
    lose(t, stamina=9)
    t.refused("discard knife")
    t.refused("discard knife axe rifle")
    t.refused("discard knife knife")
    t.do("discard wither knife")
    assert t.me["cards"] == ["axe", "rifle"]


def test_15_all_else_is_kept_but_the_retainer() -> None:
    t = two(
        at="uptown",
        money=7,
        cards=["stealth", "anna-kaslow"],
        retainer=True,
        loan=True,
        lodge_member=True,
        monster_trophies=["ghoul"],
        gate_trophies=["rlyeh"],
    )
    t.movement(0)
    lose(t, stamina=9)
    assert sorted(t.me["cards"]) == ["anna-kaslow", "bank-loan", "silver-twilight-membership", "stealth"]
    assert t.me["money"] == 7
    assert t.me["trophies"]["monsters"] == ["ghoul-1"]
    assert len(t.me["trophies"]["gates"]) == 1


def test_15_the_blessed_stay_blessed() -> None:
    t = two(at="uptown", blessed=True)
    t.movement(0)
    lose(t, stamina=9)
    assert t.me["cards"] == ["blessing"]


def test_15_revolver_and_wagon_are_items() -> None:
    t = one(at="uptown", cards=["patrol-wagon", "knife"])
    lose(t, stamina=9)
    assert set(t.legal) == {"discard patrol-wagon", "discard knife"}


def test_15_no_encounter_more_this_turn() -> None:
    t = meeting("zombie", stamina=2)
    t.put(1, stamina=1)
    t.fail_checks()
    t.do("evade zombie-1", "accept")
    assert t.now["to_act"] == 1
    t.do("stay")
    assert t.phase == "arkham-encounters"
    assert t.now["to_act"] == 1


def test_15_knocked_out_in_an_encounter_drops_the_rest() -> None:
    t = one(at="uptown", stamina=1)
    t.effect(0, [{"lose": "stamina", "n": 1}, {"gain": "money", "n": 5}, {"gain": "clue", "n": 5}])
    assert t.me["at"] == "st-marys-hospital"
    assert (t.me["money"], t.me["clues"]) == (0, 0)


def test_15_knocked_out_in_the_hospital_one_stays_there() -> None:
    t = one(at="st-marys-hospital", stamina=1)
    lose(t, stamina=1)
    assert (t.me["at"], t.me["stamina"]) == ("st-marys-hospital", 1)


def test_15_an_explored_marker_is_left_behind() -> None:
    t = one(at="woods", explored=True, stamina=1)
    t.gate("woods", "rlyeh")
    lose(t, stamina=1)
    assert "explored" not in t.me["state"]


# In an Other World


@pytest.mark.parametrize("stat", ["sanity", "stamina"])
def test_15_knocked_out_in_an_other_world_is_lost(stat: str) -> None:
    t = one(at="rlyeh:1", clues=3, cards=["knife", "axe"], retainer=True)
    t.gate("woods", "rlyeh")
    lose(t, **{stat: 9})
    t.do("discard axe")
    assert t.me["at"] == "lost"
    assert t.me["state"] == ["delayed"]
    assert t.me[stat] == 1
    assert t.me["clues"] == 2
    assert t.me["cards"] == ["knife"]


# Devoured


def test_15_both_stats_0_at_once_is_devoured() -> None:
    t = two(at="uptown", sanity=2, stamina=1)
    lose(t, 2, 1)
    assert t.me["id"] is None


def test_15_one_stat_prevented_is_only_knocked_out() -> None:
    t = one(at="uptown", sanity=1, stamina=1, cards=["food"])
    lose(t, 1, 1)
    t.do("prevent food")
    assert t.me["at"] == "arkham-asylum"
    assert (t.me["sanity"], t.me["stamina"]) == (1, 1)


def test_15_both_stats_one_after_the_other_is_not_devoured() -> None:
    t = one(at="uptown", sanity=1, stamina=1)
    passed = [{"lose": "stamina", "n": 1}]
    t.pass_checks()
    t.effect(
        0,
        [
            {"lose": "sanity", "n": 1},
            {"check": "luck", "mod": 0, "success": 1, "pass": passed, "fail": passed},
        ],
    )
    assert t.me["at"] == "arkham-asylum"
    assert t.me["stamina"] == 1


# Prevention


def test_15_prevention_is_asked_sanity_first_then_stamina() -> None:
    t = one(cards=["food", "whiskey"])
    lose(t, 1, 1)
    assert set(t.legal) == {"prevent whiskey", "take-it"}
    t.do("take-it")
    assert set(t.legal) == {"prevent food", "take-it"}
    t.do("prevent food")
    assert (t.me["sanity"], t.me["stamina"]) == (4, 5)


def test_15_several_cards_prevent_one_after_the_other() -> None:
    t = one(cards=["food", "food", "enchanted-jewelry"])
    lose(t, stamina=3)
    t.do("prevent food", "prevent enchanted-jewelry", "prevent food")
    assert t.me["stamina"] == 5
    assert t.me["cards"] == ["enchanted-jewelry"]


def test_15_no_question_once_nothing_is_left_to_lose() -> None:
    t = one(cards=["food", "food"])
    lose(t, stamina=1)
    t.do("prevent food")
    assert "take-it" not in t.legal
    assert t.me["cards"] == ["food"]


def test_15_prevention_works_in_combat_too() -> None:
    t = meeting("zombie", cards=["food", "whiskey"])
    t.fail_checks()
    t.do("evade zombie-1", "accept", "prevent food")
    assert t.me["stamina"] == 4
    t.do("accept", "prevent whiskey")
    assert t.me["sanity"] == 5


def test_4_a_cost_is_not_prevented() -> None:
    t = meeting("cultist", cards=["shrivelling", "whiskey", "knife"])
    t.pass_checks()
    t.do("fight cultist-1", "fight", "cast shrivelling")
    assert t.me["sanity"] == 4
    assert "whiskey" in t.me["cards"]


@pytest.mark.parametrize(
    ("who", "sanity", "stamina", "after"),
    [
        ("harvey-walters", 1, 0, (7, 3)),
        ("harvey-walters", 3, 1, (5, 2)),
        ("michael-mcglen", 0, 1, (3, 7)),
        ("michael-mcglen", 1, 3, (2, 5)),
    ],
)
def test_15_strong_mind_and_body_take_one_off(
    who: str, sanity: int, stamina: int, after: tuple[int, int]
) -> None:
    t = one(who)
    lose(t, sanity, stamina)
    assert (t.me["sanity"], t.me["stamina"]) == after


# Nothing to lose


@pytest.mark.parametrize(
    "effect",
    [
        {"lose": "money", "n": "all"},
        {"lose": "item", "n": 1},
        {"lose": "item", "n": "half-up"},
        {"lose": "clue", "n": 4},
        {"lose": "spell", "n": 2},
        {"lose": "weapon", "n": "all"},
        {"lose": "monster-trophy", "n": 1},
    ],
    ids=str,
)
def test_15_losing_of_nothing_is_nothing(effect: dict[str, object]) -> None:
    t = one(at="uptown", cards=["stealth"])
    t.effect(0, [effect])
    assert t.me["cards"] == ["stealth"]
    assert (t.me["money"], t.me["clues"]) == (0, 0)


@pytest.mark.parametrize(
    ("n", "cards", "lost"), [("half-up", 3, 2), ("half-down", 3, 1), ("all", 3, 3), (1, 3, 1), (2, 1, 1)]
)
def test_21_losing_items_by_number(n: object, cards: int, lost: int) -> None:
    t = one(at="uptown", cards=["knife", "axe", "rifle"][:cards])
    t.effect(0, [{"lose": "item", "n": n}])
    if 0 < lost < cards:
        t.do("lose " + " ".join(["knife", "axe", "rifle"][:lost]))
    assert t.me["cards"] == ["knife", "axe", "rifle"][lost:cards]


@pytest.mark.parametrize(
    ("n", "money", "left"), [("all", 5, 0), ("half-up", 5, 2), ("half-down", 5, 3), (3, 2, 0)]
)
def test_21_losing_money_by_number(n: object, money: int, left: int) -> None:
    t = one(money=money)
    t.effect(0, [{"lose": "money", "n": n}])
    assert t.me["money"] == left


def test_15_a_lowered_maximum_caps_the_stat() -> None:
    t = one()
    t.effect(0, [{"max-stat": "sanity", "n": -1}])
    assert (t.me["max_sanity"], t.me["sanity"]) == (4, 4)
    t.effect(0, [{"gain": "sanity", "n": "max"}])
    assert t.me["sanity"] == 4


def test_15_a_stat_does_not_rise_above_its_maximum() -> None:
    t = one(sanity=4, stamina=3)
    t.effect(0, [{"gain": "sanity", "n": 3}, {"gain": "stamina", "n": 1}])
    assert (t.me["sanity"], t.me["stamina"]) == (5, 4)


# Derringer and Revolver


def knocked(*cards: str) -> Table:
    """Unconscious with these cards."""
    t = one(at="uptown", cards=list(cards))
    lose(t, stamina=9)
    return t


def test_15_the_derringer_counts_for_the_half_but_is_never_forced() -> None:
    t = knocked("18-derringer", "knife")
    assert set(t.legal) == {"discard 18-derringer", "discard knife"}


def test_15_with_nothing_else_the_derringer_is_kept() -> None:
    t = knocked("18-derringer", "18-derringer")
    assert t.me["cards"] == ["18-derringer", "18-derringer"]


def test_15_the_derringer_is_kept_from_an_elder_thing() -> None:
    t = meeting("elder-thing", cards=["18-derringer"])
    t.fail_checks()
    t.do("evade elder-thing-1", "accept")
    assert t.me["cards"] == ["18-derringer"]


def test_15_who_loses_all_items_keeps_the_derringer() -> None:
    t = one(at="uptown", cards=["18-derringer", "knife"])
    t.effect(0, [{"lose": "item", "n": "all"}])
    assert set(t.legal) == {"lose 18-derringer", "lose knife"}
    t.do("lose knife")
    assert t.me["cards"] == ["18-derringer"]
