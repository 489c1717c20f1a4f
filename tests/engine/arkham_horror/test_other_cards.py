"""`allies.json`, `special-cards.json`. The skills are in test_checks.py and test_rerolls.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.arrange import dice, meeting, one, quiet, two, visiting

# Allies


@pytest.mark.parametrize(
    ("ally", "clues", "cards"),
    [
        ("anna-kaslow", 2, []),
        ("duke", 0, []),
        ("eric-colt", 0, []),
        ("john-legrasse", 0, []),
        ("professor-armitage", 0, []),
        ("richard-upton-pickman", 0, []),
        ("ruby-standish", 0, ["holy-water"]),
        ("ryan-dean", 0, ["knife"]),
        ("sir-william-brinton", 0, []),
        ("thomas-f-malone", 0, ["wither"]),
        ("tom-mountain-murphy", 0, []),
    ],
)
def test_21_what_an_ally_brings(ally: str, clues: int, cards: list[str]) -> None:
    t = one()
    t.deck("common", "knife")
    t.deck("unique", "holy-water")
    t.deck("spell", "wither")
    t.effect(0, [{"ally": ally, "else": [{"gain": "money", "n": 9}]}])
    assert sorted(t.me["cards"]) == sorted([ally, *cards])
    assert (t.me["clues"], t.me["money"]) == (clues, 0)


def test_21_an_ally_no_longer_in_the_deck_is_the_other_list() -> None:
    t = two()
    t.put(1, cards=["duke"])
    t.effect(0, [{"ally": "duke", "else": [{"gain": "money", "n": 9}]}])
    assert t.me["cards"] == []
    assert t.me["money"] == 9


@pytest.mark.parametrize(
    ("ally", "most", "stat"),
    [("duke", "max_sanity", "sanity"), ("sir-william-brinton", "max_stamina", "stamina")],
)
def test_15_an_ally_raises_a_maximum_and_heals_when_discarded(ally: str, most: str, stat: str) -> None:
    hurt: dict[str, Any] = {stat: 2}
    t = one(cards=[ally], **hurt)
    t.upkeep(0)
    assert t.me[most] == 6
    t.do(f"use {ally}")
    assert t.me["cards"] == []
    assert t.me[most] == 5
    assert t.me[stat] == 5


@pytest.mark.parametrize("ally", ["duke", "sir-william-brinton"])
def test_31_an_ally_at_full_health_is_not_sent_away(ally: str) -> None:
    t = one(cards=[ally])
    t.effect(0, [{"gain": "sanity", "n": "max"}, {"gain": "stamina", "n": "max"}])
    t.refused(f"use {ally}")


# Special cards


def test_5_a_retainer_pays_2_an_upkeep() -> None:
    t = quiet(one(at="uptown"))
    t.movement(0)
    t.effect(0, [{"take": "retainer"}])
    assert t.me["cards"] == ["retainer"]
    t.dice(6)
    t.do("stay")
    assert t.turn == 2
    assert t.me["money"] == 2


def test_5_a_retainer_leaves_on_a_1() -> None:
    t = quiet(one(at="uptown"))
    t.movement(0)
    t.effect(0, [{"take": "retainer"}])
    t.do("stay", "done")
    t.dice(1)
    t.do("stay")
    assert t.turn == 3
    assert t.me["money"] == 4
    assert t.me["cards"] == []


def test_16_a_loan_is_10_and_is_paid_off_with_10() -> None:
    t = one()
    t.upkeep(0)
    t.effect(0, [{"take": "bank-loan"}])
    assert (t.me["money"], t.me["cards"]) == (10, ["bank-loan"])
    t.do("pay-loan")
    assert (t.me["money"], t.me["cards"]) == (0, [])


def test_31_a_loan_is_not_paid_off_with_9() -> None:
    t = one(loan=True, money=9)
    t.movement(0)
    t.refused("pay-loan")


def test_16_a_deputy_has_a_revolver_a_wagon_and_1_an_upkeep() -> None:
    t = quiet(one(at="uptown"))
    t.movement(0)
    t.effect(0, [{"take": "deputy-of-arkham"}])
    assert sorted(t.me["cards"]) == ["deputy-of-arkham", "deputys-revolver", "patrol-wagon"]
    t.do("stay")
    assert t.me["money"] == 1


def test_10_the_deputys_revolver_gives_3() -> None:
    t = meeting("cultist", cards=["deputys-revolver"])
    t.pass_checks()
    t.do("fight cultist-1", "fight", "weapons deputys-revolver")
    assert len(dice(t)) == 2 + 1 + 3


@pytest.mark.parametrize(("face", "cards"), [(1, []), (2, ["patrol-wagon"])])
def test_6_the_wagon_may_be_gone_after_a_combat(face: int, cards: list[str]) -> None:
    t = meeting("cultist", cards=["patrol-wagon"])
    t.dice(6, 1, 1, face)
    t.do("fight cultist-1", "fight")
    assert t.me["cards"] == cards


def test_7_a_member_reads_the_inner_sanctum() -> None:
    t = visiting("silver-twilight-lodge", "french-hill-3", lodge_member=True)
    t.encounters(0)
    assert {"up-to 0", "up-to 3"} <= set(t.legal)
    t.do("up-to 2")
    assert (t.me["sanity"], t.me["clues"]) == (3, 2)


def test_7_who_is_no_member_does_not() -> None:
    t = visiting("silver-twilight-lodge", "french-hill-3")
    t.fail_checks()
    t.encounters(0)
    t.do("accept")
    assert t.me["cards"] == ["curse"]


def test_16_who_defaulted_gets_no_loan() -> None:
    t = visiting("bank-of-arkham", "downtown-7", bad_credit=True)
    t.encounters(0)
    assert (t.me["money"], t.me["sanity"]) == (5, 4)
    assert "bad-credit" in t.me["state"]


def test_16_who_has_a_loan_gets_no_second() -> None:
    t = visiting("bank-of-arkham", "downtown-7", loan=True)
    t.encounters(0)
    assert t.me["money"] == 5


def test_5_a_blessing_is_lost_on_a_1() -> None:
    t = quiet(one(at="uptown"))
    t.movement(0)
    t.effect(0, [{"bless": "self"}])
    t.do("stay", "done")
    assert t.me["cards"] == ["blessing"]
    t.dice(1)
    t.do("stay")
    assert t.turn == 3
    assert t.me["cards"] == []


def test_5_a_curse_stays_on_a_2() -> None:
    t = quiet(one(at="uptown"))
    t.movement(0)
    t.effect(0, [{"curse": "self"}])
    t.do("stay", "done")
    t.dice(2)
    t.do("stay")
    assert t.turn == 3
    assert t.me["cards"] == ["curse"]
