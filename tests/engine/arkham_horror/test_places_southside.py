"""§7, §21: the entries of the Southside cards: Historical Society, Ma's Boarding House, South Church."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.location_rows import Row, arrange, play, row
from tests.engine.arkham_horror.table import table

THREE_ITEMS = {"cards": ["knife", "food", "heal"]}
TWO_CARDS = {"uptown": "uptown-2 uptown-7"}

SOCIETY = [
    row("southside-1/historical-society first card", "yes", "pick 1", dice="5", deck=TWO_CARDS, at="uptown"),
    row("southside-1/historical-society second card", "yes", "pick 2", "no", deck=TWO_CARDS, at="woods"),
    row("southside-1/historical-society no", "no"),
    row("southside-1/historical-society to an open gate", "yes", open={"woods": "rlyeh"}, at="rlyeh/1"),
    row(
        "southside-2/historical-society pass", "yes", dice="15", deck={"spell": "heal"}, money=2, cards="heal"
    ),
    row(
        "southside-2/historical-society fail",
        "yes",
        "accept",
        dice="14",
        deck={"gate": "yellow-10"},
        money=2,
        sanity=3,
    ),
    row("southside-2/historical-society no", "no", at="southside"),
    row("southside-2/historical-society with $2 not asked", has={"money": 2}, at="southside"),
    row("southside-3/historical-society pass", dice="5"),
    row("southside-3/historical-society fail", "accept", dice="1", stamina=1, at="southside", cards="curse"),
    row(
        "southside-3/historical-society fail, unconscious, not cursed",
        "accept",
        dice="1",
        has={"stamina": 2},
        stamina=1,
        clues=1,
        at="st-marys-hospital",
    ),
    row(
        "southside-4/historical-society 2 successes",
        dice="55",
        deck={"skill": "bravery"},
        cards="bravery",
        state="delayed",
    ),
    row("southside-4/historical-society 1 success", "accept", dice="51"),
    row("southside-5/historical-society", sanity=3),
    row(
        "southside-6/historical-society yes",
        "yes",
        has={"gate_trophies": ["rlyeh"]},
        cards="professor-armitage",
        gate_trophies=0,
    ),
    row(
        "southside-6/historical-society ally gone",
        "yes",
        has={"gate_trophies": ["rlyeh"]},
        other={"cards": ["professor-armitage"]},
        deck={"unique": "gate-box"},
        cards="gate-box",
        gate_trophies=0,
    ),
    row("southside-6/historical-society no", "no", has={"gate_trophies": ["rlyeh"]}),
    row(
        "southside-6/historical-society without a gate not asked", has={"monster_trophies": ["dhole", "gug"]}
    ),
    row(
        "southside-7/historical-society yes",
        "yes",
        "pick 2",
        deck={"rivertown": "rivertown-3 rivertown-2"},
        at="black-cave",
        sanity=3,
    ),
    row("southside-7/historical-society no", "no"),
]

MAS = [
    row("southside-1/mas-boarding-house pass", dice="115", deck={"gate": "yellow-10"}, sanity=3),
    row("southside-1/mas-boarding-house fail", "accept", dice="114", deck={"gate": "blue-2"}, stamina=4),
    row(
        "southside-2/mas-boarding-house a stranger in the Lodge",
        "yes",
        "pick 1",
        "accept",
        dice="14",
        deck={"french-hill": "french-hill-3 french-hill-4"},
        at="silver-twilight-lodge",
        cards="curse",
    ),
    row(
        "southside-2/mas-boarding-house a member in the Sanctum",
        "yes",
        "pick 2",
        "yes",
        has={"lodge_member": True},
        deck={"french-hill": "french-hill-3 french-hill-4"},
        at="silver-twilight-lodge",
        money=2,
    ),
    row("southside-2/mas-boarding-house no", "no"),
    row("southside-3/mas-boarding-house", dice="2", has={"stamina": 1}, stamina=3),
    row("southside-3/mas-boarding-house to the maximum only", dice="6", has={"stamina": 1}, stamina=4),
    row(
        "southside-4/mas-boarding-house pass, a common item",
        "yes",
        "choose common",
        "buy axe",
        dice="115",
        deck={"common": "axe"},
        money=2,
        cards="axe",
    ),
    row(
        "southside-4/mas-boarding-house pass, a unique item",
        "yes",
        "choose unique",
        "buy gate-box",
        dice="115",
        deck={"unique": "gate-box"},
        money=1,
        cards="gate-box",
    ),
    row(
        "southside-4/mas-boarding-house pass, buys none",
        "yes",
        "choose unique",
        "buy none",
        dice="115",
        deck={"unique": "gate-box"},
    ),
    row("southside-4/mas-boarding-house fail", "yes", "accept", dice="114", state="delayed"),
    row("southside-4/mas-boarding-house no", "no"),
    row("southside-5/mas-boarding-house", deck={"common": "axe"}, cards="axe"),
    row("southside-6/mas-boarding-house pass", dice="15"),
    row("southside-6/mas-boarding-house fail, stamina", "accept", "choose stamina", dice="14", stamina=2),
    row("southside-6/mas-boarding-house fail, sanity", "accept", "choose sanity", dice="14", sanity=3),
    row("southside-7/mas-boarding-house yes", "yes", "split 3 1", money=2, sanity=6, stamina=4),
    row("southside-7/mas-boarding-house no", "no"),
    row("southside-7/mas-boarding-house with $2 not asked", has={"money": 2}),
]

CHURCH = [
    row("southside-1/south-church", sanity=3),
    row("southside-2/south-church", cards="blessing"),
    row("southside-2/south-church lifts a curse", has={"cursed": True}, cards=""),
    row("southside-2/south-church blessed already", has={"blessed": True}),
    row("southside-3/south-church half the money", "choose money", money=2),
    row(
        "southside-3/south-church half the items",
        "choose items",
        "lose knife heal",
        has=THREE_ITEMS,
        cards="food",
    ),
    row("southside-3/south-church half of no items", "choose items"),
    row("southside-4/south-church yes", "yes", cards="holy-water"),
    row("southside-4/south-church no", "no"),
    row("southside-5/south-church no success", "accept", dice="114", sanity=1, at="southside"),
    row(
        "southside-5/south-church no success, insane",
        "accept",
        dice="114",
        has={"sanity": 3},
        sanity=1,
        clues=1,
        at="arkham-asylum",
    ),
    row("southside-5/south-church 1 success", "accept", dice="115", at="southside"),
    row("southside-5/south-church 2 successes", "accept", dice="155", has={"sanity": 1}, sanity=6),
    row("southside-6/south-church pass", "yes", dice="5", doom=3, clues=1, board={"doom": 2}),
    row("southside-6/south-church pass, no doom", "yes", dice="5", clues=1),
    row("southside-6/south-church fail", "yes", dice="4", doom=3, clues=1),
    row("southside-6/south-church no", "no", doom=3),
    row("southside-6/south-church without a clue not asked", has={"clues": 0}, doom=3),
    row("southside-7/south-church pass", dice="5", at="southside"),
    row("southside-7/south-church fail", "accept", dice="1", stamina=1, at="southside"),
    row(
        "southside-7/south-church fail, unconscious",
        "accept",
        dice="1",
        has={"stamina": 2},
        stamina=1,
        clues=1,
        at="st-marys-hospital",
    ),
]


@pytest.mark.parametrize("row", [*SOCIETY, *MAS, *CHURCH], ids=lambda row: row.name)
def test_7_southside(row: Row) -> None:
    play(row)


def test_9_a_plain_roll_can_be_neither_bought_nor_rerolled() -> None:
    """§9: the Church's die is no check: with clues left nothing is asked after it."""
    has = {"clues": 3, "cards": ["lucky-cigarette-case"]}
    t = arrange(row("southside-6/south-church", has=has, doom=3, dice="4"))
    t.encounters(0)
    t.do("yes")
    assert (t.now["to_act"], t.now["doom"], t.me["clues"]) == (1, 3, 2)


def test_9_a_plain_success_is_4_for_the_blessed() -> None:
    """§9: dice that are no check use the same success faces."""
    t = arrange(row("southside-6/south-church", has={"blessed": True}, doom=3, dice="4"))
    t.encounters(0)
    t.do("yes")
    assert t.now["doom"] == 2


def test_9_a_plain_success_is_only_6_for_the_cursed() -> None:
    t = arrange(row("southside-6/south-church", has={"cursed": True}, doom=3, dice="5"))
    t.encounters(0)
    t.do("yes")
    assert t.now["doom"] == 3


def test_12_a_move_into_a_closed_location_ends_in_its_street() -> None:
    """§12 R74: without an encounter."""
    t = arrange(row("southside-1/historical-society", deck=TWO_CARDS))
    t.close("woods")
    t.encounters(0)
    t.do("yes")
    assert (t.me["at"], t.now["to_act"]) == ("uptown", 1)


def test_19_darrell_draws_three_for_a_ride_with_two() -> None:
    """§19 R78: k + 1 different cards."""
    t = table("darrell-simmons", "vincent-lee")
    t.put(0, at="historical-society", sanity=4)
    t.put(1, at="bank-of-arkham")
    t.deck("southside", "southside-1", "southside-2")
    t.deck("uptown", "uptown-2", "uptown-7", "uptown-1")
    t.encounters(0)
    t.do("pick 1", "yes")
    assert sorted(t.legal) == ["pick 1", "pick 2", "pick 3"]
    t.do("pick 3", "no")
    assert (t.me["at"], t.now["to_act"]) == ("woods", 1)
