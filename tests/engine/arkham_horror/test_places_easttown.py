"""§7, §21: the entries of the Easttown cards: Velma's Diner, Hibb's Roadhouse, Police Station."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.location_rows import Row, arrange, play, row
from tests.engine.arkham_horror.table import table

ITEMS = {"cards": ["knife", "food"]}
WEAPONS = {"cards": ["knife", "food", "enchanted-blade", "heal"]}

DINER = [
    row("easttown-1/velmas-diner pays 3", "pay 3", "split 2 1", sanity=6, stamina=4, money=2),
    row("easttown-1/velmas-diner pays 5, more than heals", "pay 5", "split 0 5", stamina=4, money=0),
    row("easttown-1/velmas-diner pays 0", "pay 0"),
    row("easttown-1/velmas-diner without money", has={"money": 0}),
    row("easttown-2/velmas-diner yes", "yes", cards="food"),
    row("easttown-2/velmas-diner no", "no"),
    row("easttown-2/velmas-diner none left", "yes", other={"cards": ["food", "food"]}),
    row("easttown-3/velmas-diner yes", "yes", has={"stamina": 1}, stamina=3, money=4),
    row("easttown-3/velmas-diner to the maximum only", "yes", stamina=4, money=4),
    row("easttown-3/velmas-diner no", "no"),
    row("easttown-3/velmas-diner without money not asked", has={"money": 0}),
    row("easttown-4/velmas-diner pass", dice="5", money=10),
    row("easttown-4/velmas-diner fail", "accept", dice="1"),
    row("easttown-5/velmas-diner pass", dice="15", cards="blessing"),
    row("easttown-5/velmas-diner fail", "accept", dice="14", cards="curse"),
    row("easttown-6/velmas-diner pass", dice="15"),
    row("easttown-6/velmas-diner fail", "accept", dice="14", stamina=1),
    row("easttown-7/velmas-diner pass", "yes", dice="5 4", money=9),
    row("easttown-7/velmas-diner fail", "yes", "accept", dice="1", at="easttown"),
    row("easttown-7/velmas-diner no", "no"),
]

ROADHOUSE = [
    row(
        "easttown-1/hibbs-roadhouse yes",
        "yes",
        has={"clues": 4},
        deck={"common": "axe"},
        clues=1,
        cards="ryan-dean axe",
    ),
    row(
        "easttown-1/hibbs-roadhouse ally gone",
        "yes",
        has={"clues": 3},
        other={"cards": ["ryan-dean"]},
        deck={"common": "axe cross knife"},
        clues=0,
        cards="axe cross",
    ),
    row("easttown-1/hibbs-roadhouse no", "no", has={"clues": 3}),
    row("easttown-1/hibbs-roadhouse with 2 clues not asked"),
    row(
        "easttown-1/hibbs-roadhouse research materials fill up",
        "yes",
        has={"cards": ["research-materials"]},
        deck={"common": "axe"},
        clues=0,
        cards="ryan-dean axe",
    ),
    row("easttown-2/hibbs-roadhouse pass", dice="15", money=10),
    row("easttown-2/hibbs-roadhouse fail with money", "accept", dice="11", money=2),
    row("easttown-2/hibbs-roadhouse fail with just $3", "accept", dice="11", has={"money": 3}, money=0),
    row(
        "easttown-2/hibbs-roadhouse fail with $2",
        "accept",
        dice="11",
        has={"money": 2},
        stamina=2,
        at="easttown",
    ),
    row("easttown-3/hibbs-roadhouse yes", "yes", cards="whiskey"),
    row("easttown-3/hibbs-roadhouse no", "no"),
    row(
        "easttown-4/hibbs-roadhouse buys two",
        "buy knife food",
        deck={"common": "knife food whiskey"},
        money=0,
        cards="knife food",
    ),
    row(
        "easttown-4/hibbs-roadhouse buys one",
        "buy whiskey",
        deck={"common": "knife food whiskey"},
        money=3,
        cards="whiskey",
    ),
    row("easttown-4/hibbs-roadhouse buys none", "buy none", deck={"common": "knife food whiskey"}),
    row("easttown-4/hibbs-roadhouse can buy none", has={"money": 1}, deck={"common": "knife food whiskey"}),
    row(
        "easttown-5/hibbs-roadhouse wins",
        "fight cultist-1",
        "fight",
        dice="5111",
        cup="cultist",
        trophies="cultist-1",
    ),
    row("easttown-5/hibbs-roadhouse evades", "evade zombie-1", dice="511", cup="zombie"),
    row(
        "easttown-5/hibbs-roadhouse flees",
        "fight zombie-1",
        "flee",
        dice="51 511",
        cup="zombie",
    ),
    row(
        "easttown-5/hibbs-roadhouse knocked out",
        "fight cultist-1",
        "fight",
        "accept",
        dice="1111",
        cup="cultist",
        has={"stamina": 1},
        stamina=1,
        clues=1,
        at="st-marys-hospital",
    ),
    row("easttown-6/hibbs-roadhouse pass", dice="15", clues=4),
    row("easttown-6/hibbs-roadhouse fail without items", "accept", dice="11", money=0, at="easttown"),
    row(
        "easttown-6/hibbs-roadhouse fail, the only item",
        "accept",
        "choose item",
        dice="11",
        has={"cards": ["knife"]},
        cards="",
        at="easttown",
    ),
    row(
        "easttown-6/hibbs-roadhouse fail, an item",
        "accept",
        "choose item",
        "lose food",
        dice="11",
        has=ITEMS,
        cards="knife",
        at="easttown",
    ),
    row(
        "easttown-6/hibbs-roadhouse fail, money",
        "accept",
        "choose money",
        dice="11",
        has=ITEMS,
        money=0,
        at="easttown",
    ),
    row("easttown-7/hibbs-roadhouse pass", dice="15"),
    row("easttown-7/hibbs-roadhouse fail", "accept", dice="11", money=0),
]

POLICE = [
    row("easttown-1/police-station pass", dice="15", clues=3),
    row("easttown-1/police-station fail", "accept", dice="11", sanity=3, at="easttown"),
    row(
        "easttown-1/police-station insane in the street",
        "accept",
        dice="11",
        has={"sanity": 1},
        sanity=1,
        clues=1,
        at="arkham-asylum",
    ),
    row("easttown-2/police-station pass", dice="15"),
    row("easttown-2/police-station fail", "accept", dice="11", stamina=1),
    row("easttown-3/police-station pass", dice="15", clues=4),
    row("easttown-3/police-station fail", "accept", dice="11"),
    row("easttown-4/police-station pass, yes", "yes", dice="15", cards="38-revolver"),
    row("easttown-4/police-station pass, no", "no", dice="15"),
    row("easttown-4/police-station fail", "accept", dice="11"),
    row("easttown-5/police-station pays", "yes", has=WEAPONS, money=0),
    row("easttown-5/police-station does not pay", "no", has=WEAPONS, cards="food heal"),
    row("easttown-5/police-station with $4 not asked", has={**WEAPONS, "money": 4}, cards="food heal"),
    row("easttown-5/police-station no, no weapons", "no", has={"cards": ["food"]}),
    row(
        "easttown-5/police-station the derringer is kept",
        "no",
        "lose knife",
        has={"cards": ["18-derringer", "knife", "food"]},
        cards="18-derringer food",
    ),
    row("easttown-6/police-station pass", dice="5", deck={"unique": "gate-box"}, cards="gate-box"),
    row("easttown-6/police-station fail", "accept", dice="4"),
    row("easttown-7/police-station pass, yes", "yes", dice="15", cards="research-materials"),
    row("easttown-7/police-station pass, no", "no", dice="15"),
    row("easttown-7/police-station fail", "accept", dice="11"),
]


@pytest.mark.parametrize("row", [*DINER, *ROADHOUSE, *POLICE], ids=lambda row: row.name)
def test_7_easttown(row: Row) -> None:
    play(row)


def test_21_pay_up_to_what_one_has() -> None:
    """§31: `pay K` within what one has."""
    t = arrange(row("easttown-1/velmas-diner"))
    t.encounters(0)
    assert sorted(t.legal) == [f"pay {k}" for k in range(6)]
    t.refused("pay 6")
    t.do("pay 2")
    assert sorted(t.legal) == ["split 0 2", "split 1 1", "split 2 0"]


def test_21_pay_up_to_six_at_most() -> None:
    t = arrange(row("easttown-1/velmas-diner", has={"money": 9}))
    t.encounters(0)
    t.refused("pay 7")
    t.do("pay 6", "split 3 3")
    assert (t.me["sanity"], t.me["stamina"], t.me["money"]) == (6, 4, 3)


def test_21_only_sets_one_can_pay_are_offered() -> None:
    """§31: `buy CARD…` affordable; knife, food, whiskey cost 3, 2, 2 with the one added."""
    t = arrange(row("easttown-4/hibbs-roadhouse", deck={"common": "knife food whiskey"}))
    t.encounters(0)
    t.refused("buy knife food whiskey")
    offered = {frozenset(action.split()[1:]) for action in t.legal}
    sets = [
        {"none"},
        {"knife"},
        {"food"},
        {"whiskey"},
        {"knife", "food"},
        {"knife", "whiskey"},
        {"food", "whiskey"},
    ]
    assert offered == {frozenset(each) for each in sets}
    assert len(t.legal) == len(sets)


def test_7_the_evaded_monster_is_back_in_the_cup() -> None:
    """§7: it can be drawn again; it was never on the board."""
    t = arrange(row("easttown-5/hibbs-roadhouse", cup="vampire vampire", dice="6"))
    t.put(0, sliders=(0, 2, 2))
    t.encounters(0)
    t.do("evade vampire-1")
    assert not any(t.now["monsters"].values())
    t.effect(1, [{"trophy": "cup"}])
    assert t.who(1)["trophies"]["monsters"] == ["vampire-1"]


def test_7_no_monster_appears_where_kate_is() -> None:
    """§19 R79."""
    t = table("kate-winthrop", "vincent-lee")
    t.put(0, at="hibbs-roadhouse", stamina=4)
    t.put(1, at="bank-of-arkham")
    t.deck("easttown", "easttown-5")
    t.encounters(0)
    assert t.now["to_act"] == 1
