"""§16: what a location offers instead of an encounter."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.table import Table, table

DEPUTY = ["deputy-of-arkham", "deputys-revolver", "patrol-wagon"]
ALLIES = [
    "anna-kaslow",
    "duke",
    "eric-colt",
    "john-legrasse",
    "professor-armitage",
    "richard-upton-pickman",
    "ruby-standish",
    "ryan-dean",
    "sir-william-brinton",
    "thomas-f-malone",
    "tom-mountain-murphy",
]


def at(location: str, *who: str, **has: Any) -> Table:
    """Jenny, or who is named, at that location; Vincent waits in the Bank, where he has a choice."""
    t = table(*(who or ("jenny-barnes",)), "vincent-lee")
    t.put(0, at=location, **has)
    t.put(1, at="bank-of-arkham")
    return t


def special(t: Table, name: str) -> str:
    """The one way to pay for this special that is offered."""
    (action,) = [action for action in t.legal if action.split()[:2] == ["special", name]]
    return action


def offers(t: Table) -> set[str]:
    """Ids of the specials that seat 0 may choose."""
    if t.now["to_act"] != 0:
        return set()
    return {action.split()[1] for action in t.legal if action.startswith("special ")}


def test_16_shop_shows_three_and_sells_one_at_list_price() -> None:
    t = at("general-store", money=5)
    t.deck("common", "knife", "food", "rifle", "cross")
    t.encounters(0)
    assert sorted(t.legal) == ["encounter", "special shop-common"]
    t.do("special shop-common")
    assert sorted(t.legal) == ["buy food", "buy knife"]
    t.do("buy knife")
    assert (t.me["money"], t.me["cards"], t.now["to_act"]) == (3, ["knife"], 1)


def test_16_one_must_buy_what_is_affordable() -> None:
    t = at("curiositie-shoppe", money=4)
    t.deck("unique", "gate-box", "silver-key", "elder-sign")
    t.encounters(0)
    t.do("special shop-unique")
    t.refused("buy none")
    t.refused("buy elder-sign")
    t.refused("buy gate-box silver-key")
    t.do("buy silver-key")
    assert (t.me["money"], t.me["cards"]) == (0, ["silver-key"])


def test_16_nothing_is_bought_where_nothing_is_affordable() -> None:
    t = at("general-store", money=1)
    t.deck("common", "knife", "rifle", "cross")
    t.encounters(0)
    t.do("special shop-common")
    assert (t.me["money"], t.me["cards"], t.now["to_act"]) == (1, [], 1)


def test_16_the_shop_needs_a_dollar() -> None:
    for location in ("general-store", "curiositie-shoppe"):
        t = at(location, money=0, sanity=6)
        t.deck("rivertown", "rivertown-2")
        t.deck("northside", "northside-7")
        t.encounters(0)
        assert offers(t) == set()


def test_16_what_is_left_goes_to_the_bottom_of_the_deck() -> None:
    """The next card drawn is the fourth; §21 R77: the others lie under the deck in the order drawn."""
    t = at("general-store", money=5)
    t.deck("common", "knife", "food", "rifle", "cross")
    t.encounters(0)
    t.do("special shop-common", "buy food")
    t.effect(1, [{"draw": "common", "n": 1}])
    assert t.who(1)["cards"] == ["cross"]


def test_16_bob_looks_at_four_common_items() -> None:
    """§19 R78: one more to look at, no more to buy."""
    t = at("general-store", "bob-jenkins", money=7)
    t.deck("common", "knife", "food", "rifle", "cross", "axe")
    t.encounters(0)
    t.do("special shop-common")
    assert sorted(t.legal) == ["buy cross", "buy food", "buy knife", "buy rifle"]


def test_16_bob_looks_at_three_unique_items() -> None:
    t = at("curiositie-shoppe", "bob-jenkins", money=9)
    t.deck("unique", "gate-box", "silver-key", "elder-sign", "holy-water")
    t.encounters(0)
    t.do("special shop-unique")
    assert sorted(t.legal) == ["buy elder-sign", "buy gate-box", "buy silver-key"]


def test_16_two_spells_are_drawn_for_5_and_one_kept() -> None:
    t = at("ye-olde-magick-shoppe", money=6)
    t.deck("spell", "wither", "heal", "find-gate")
    t.encounters(0)
    t.do("special spells")
    assert sorted(t.legal) == ["keep heal", "keep wither"]
    t.do("keep heal")
    assert (t.me["money"], t.me["cards"]) == (1, ["heal"])


def test_16_dexter_draws_three_spells_and_keeps_one() -> None:
    t = at("ye-olde-magick-shoppe", "dexter-drake", money=5)
    t.deck("spell", "wither", "heal", "find-gate")
    t.encounters(0)
    t.do("special spells")
    assert sorted(t.legal) == ["keep find-gate", "keep heal", "keep wither"]


def test_16_classes_cost_8_and_give_one_of_two_skills() -> None:
    t = at("administration", money=8)
    t.deck("skill", "bravery", "stealth", "marksman")
    t.encounters(0)
    t.do("special classes")
    assert sorted(t.legal) == ["keep bravery", "keep stealth"]
    t.do("keep stealth")
    assert (t.me["money"], t.me["cards"]) == (0, ["stealth"])


def test_16_classes_as_amanda() -> None:
    t = at("administration", "amanda-sharpe", money=8)
    t.deck("skill", "bravery", "stealth", "marksman")
    t.encounters(0)
    t.do("special classes")
    assert sorted(t.legal) == ["keep bravery", "keep marksman", "keep stealth"]
    t.do("keep marksman")
    assert t.me["cards"] == ["marksman"]


@pytest.mark.parametrize(
    ("location", "money", "card"),
    [("ye-olde-magick-shoppe", 4, "uptown-5"), ("administration", 7, "miskatonic-university-2")],
)
def test_16_too_little_money_is_not_offered(location: str, money: int, card: str) -> None:
    t = at(location, money=money)
    t.deck(card.rpartition("-")[0], card)
    t.encounters(0)
    assert offers(t) == set()
    assert t.me["clues"] == 1, "the encounter was the only choice, and taken"


def test_16_the_bank_lends_10() -> None:
    t = at("bank-of-arkham", money=2)
    t.encounters(0)
    t.do("special bank-loan")
    assert (t.me["money"], t.me["cards"], t.now["to_act"]) == (12, ["bank-loan"], 1)


@pytest.mark.parametrize("state", ["loan", "bad_credit"])
def test_16_no_loan_beside_one_or_after_a_default(state: str) -> None:
    t = at("bank-of-arkham", **{state: True})
    t.deck("downtown", "downtown-6")
    t.encounters(0)
    assert offers(t) == set()


@pytest.mark.parametrize(
    ("location", "care", "stat", "most"),
    [("arkham-asylum", "psychiatric-care", "sanity", 6), ("st-marys-hospital", "medical-care", "stamina", 4)],
)
class TestCare:
    def test_16_one_point_is_free(self, location: str, care: str, stat: str, most: int) -> None:
        t = at(location, money=1, **{stat: 1})
        t.encounters(0)
        assert sorted(t.legal) == ["encounter", f"special {care}-1"]
        t.do(f"special {care}-1")
        assert (t.me[stat], t.me["money"]) == (2, 1)

    def test_16_all_points_cost_2(self, location: str, care: str, stat: str, most: int) -> None:
        t = at(location, money=2, **{stat: 1})
        t.encounters(0)
        t.do(f"special {care}-full")
        assert (t.me[stat], t.me["money"]) == (most, 0)

    def test_16_none_at_the_maximum(self, location: str, care: str, stat: str, most: int) -> None:
        t = at(location, money=5)
        t.deck("downtown", "downtown-4")
        t.deck("uptown", "uptown-7")
        t.encounters(0)
        assert offers(t) == set()


def test_16_five_toughness_with_a_3_and_a_3() -> None:
    """§14: overpaying is allowed, no change is given; the one set is spent without asking."""
    t = at("river-docks", monster_trophies=["gug", "shoggoth"])
    t.encounters(0)
    t.do(special(t, "dock-sale"))
    assert (t.me["money"], t.me["trophies"]["monsters"]) == (5, [])


def test_16_four_toughness_are_not_enough() -> None:
    t = at("river-docks", monster_trophies=["gug", "maniac"])
    t.deck("merchant-district", "merchant-district-5")
    t.pass_checks()
    t.encounters(0)
    assert offers(t) == set(), "§14 R19: printed toughness, whatever Azathoth adds to Maniacs"


def test_16_toughness_or_a_gate_as_one_likes() -> None:
    """§31 R65: `special ID K` where there are alternatives, K from 1."""
    t = at("science-building", monster_trophies=["gug", "vampire", "ghost"], gate_trophies=["rlyeh"])
    t.encounters(0)
    assert sorted(t.legal) == ["encounter", "special dissection 1", "special dissection 2"]
    t.do("special dissection 2")
    assert (t.me["clues"], t.me["trophies"]["gates"], len(t.me["trophies"]["monsters"])) == (2, [], 3)


def test_16_which_trophies_is_asked() -> None:
    t = at("science-building", monster_trophies=["gug", "vampire", "high-priest"])
    t.encounters(0)
    t.do(special(t, "dissection"))
    t.refused("spend vampire-1 high-priest-1")
    t.refused("spend gug-1 vampire-1 high-priest-1")
    t.do("spend gug-1 high-priest-1")
    assert (t.me["clues"], t.me["trophies"]["monsters"]) == (2, ["vampire-1"])


def test_16_the_church_blesses_anyone() -> None:
    t = at("south-church", gate_trophies=["rlyeh"])
    t.encounters(0)
    t.do(special(t, "blessing"), "target 1")
    assert (t.me["cards"], t.who(1)["cards"], t.me["trophies"]["gates"]) == ([], ["blessing"], [])


def test_16_the_church_blesses_oneself() -> None:
    t = at("south-church", monster_trophies=["gug", "vampire"])
    t.encounters(0)
    t.do(special(t, "blessing"), "target 0")
    assert t.me["cards"] == ["blessing"]


@pytest.mark.parametrize(
    "trophies",
    [
        {"monster_trophies": ["gug", "shoggoth", "dark-young", "ghoul"]},
        {"gate_trophies": ["rlyeh", "the-abyss"]},
        {"monster_trophies": ["gug", "vampire"], "gate_trophies": ["rlyeh"]},
    ],
    ids=["10 toughness", "2 gates", "5 toughness and a gate"],
)
class TestDear:
    def test_16_the_deputy_gets_the_set(self, trophies: dict[str, list[str]]) -> None:
        t = at("police-station", **trophies)
        t.encounters(0)
        t.do(special(t, "deputized"))
        assert sorted(t.me["cards"]) == DEPUTY
        assert t.me["trophies"] == {"monsters": [], "gates": []}

    def test_16_an_ally_of_ones_choice_joins(self, trophies: dict[str, list[str]]) -> None:
        t = at("mas-boarding-house", **trophies)
        t.encounters(0)
        t.do(special(t, "recruit-ally"))
        assert sorted(t.legal) == [f"keep {ally}" for ally in ALLIES]
        t.do("keep anna-kaslow")
        assert (t.me["cards"], t.me["clues"]) == (["anna-kaslow"], 2)
        assert t.me["trophies"] == {"monsters": [], "gates": []}


def test_16_nine_toughness_do_not_pay() -> None:
    t = at("police-station", monster_trophies=["gug", "shoggoth", "dark-young"])
    t.deck("easttown", "easttown-3")
    t.pass_checks()
    t.encounters(0)
    assert offers(t) == set()


def test_16_the_deputy_set_is_single() -> None:
    """§2 R1."""
    t = at("police-station", gate_trophies=["rlyeh", "the-abyss"])
    t.put(1, deputy=True)
    t.deck("easttown", "easttown-3")
    t.pass_checks()
    t.encounters(0)
    assert offers(t) == set()


def test_16_no_ally_is_left_to_recruit() -> None:
    t = at("mas-boarding-house", gate_trophies=["rlyeh", "the-abyss"])
    t.put(1, cards=ALLIES)
    t.deck("southside", "southside-5")
    t.encounters(0)
    assert offers(t) == set()


def test_16_no_special_at_an_open_gate() -> None:
    """§7: with an explored marker one closes or waits."""
    t = at("science-building", gate_trophies=["rlyeh"], explored=True)
    t.gate("science-building", "the-abyss")
    t.encounters(0)
    assert sorted(t.legal) == ["close fight", "close lore", "wait"]


def test_16_never_a_special_and_an_encounter() -> None:
    """§7: one or the other; then it is the next one's turn."""
    t = at("river-docks", gate_trophies=["rlyeh", "the-abyss"], sliders=(2, 2, 2))
    t.deck("merchant-district", "merchant-district-5")
    t.pass_checks()
    t.encounters(0)
    t.do("encounter")
    assert (t.now["to_act"], t.me["money"], len(t.me["trophies"]["gates"])) == (1, 0, 2)
