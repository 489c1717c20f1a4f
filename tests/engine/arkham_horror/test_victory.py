"""§18: the four endings and the score."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.arrange import awake, one, strike, two
from tests.engine.arkham_horror.table import Table, table

FIVE = ("graveyard", "black-cave", "independence-square", "hibbs-roadhouse", "the-witch-house")


def closing(
    seat_0: dict[str, Any], seat_1: dict[str, Any] | None = None, ancient_one: str = "azathoth"
) -> Table:
    """Seat 0 stands at the one open gate, in the Woods, about to close it; all dice are 6."""
    t = one(ancient_one=ancient_one) if seat_1 is None else two(ancient_one=ancient_one)
    t.put(0, at="woods", explored=True, **seat_0)
    if seat_1 is not None:
        t.put(1, at="st-marys-hospital", stamina=1, **seat_1)
    t.gate("woods", "the-dreamlands")
    t.pass_checks()
    t.encounters(0)
    return t


def ending(t: Table) -> tuple[bool, str | None]:
    """Whether it is over, and how."""
    return t.now["over"], t.now["result"]


# Sealed


def test_18_the_sixth_seal_wins() -> None:
    t = closing({"clues": 5}, {})
    for place in FIVE:
        t.seal(place)
    t.do("close lore", "seal")
    assert ending(t) == (True, "sealed")
    assert len(t.now["seals"]) == 6


def test_18_the_fifth_seal_does_not() -> None:
    t = closing({"clues": 5}, {})
    for place in FIVE[1:]:
        t.seal(place)
    t.gate("historical-society", "rlyeh")
    t.do("close lore", "seal")
    assert ending(t) == (False, None)


def test_18_the_sixth_seal_by_elder_sign_wins() -> None:
    t = closing({"cards": ["elder-sign"]}, {})
    for place in FIVE:
        t.seal(place)
    t.gate("historical-society", "rlyeh")
    t.do("elder-sign")
    assert ending(t) == (True, "sealed")


def test_18_six_seals_win_though_gates_are_open() -> None:
    t = closing({"clues": 5}, {})
    for place in FIVE:
        t.seal(place)
    t.gate("historical-society", "rlyeh")
    t.do("close lore", "seal")
    assert ending(t) == (True, "sealed")


# Closed


def test_18_no_gate_and_enough_trophies_is_closed() -> None:
    t = closing({})
    t.do("close lore")
    assert ending(t) == (True, "closed")


def test_18_closed_with_one_trophy_too_few_is_nothing() -> None:
    t = closing({}, {})
    t.do("close lore")
    assert ending(t) == (False, None)
    assert t.now["gates"] == {}


@pytest.mark.parametrize("holder", [0, 1])
def test_18_trophies_of_all_together_count(holder: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}]
    seats[holder] = {"gate_trophies": ["rlyeh"]}
    t = closing(seats[0], seats[1])
    t.do("close lore")
    assert ending(t) == (True, "closed")


def test_18_spent_trophies_do_not_count() -> None:
    t = closing({}, {"gate_trophies": ["rlyeh"]})
    t.effect(1, [{"lose": "gate-trophy", "n": 1}])
    t.do("close lore")
    assert ending(t) == (False, None)


def test_18_a_gate_left_open_is_no_victory() -> None:
    t = closing({"gate_trophies": ["rlyeh", "yuggoth"]})
    t.gate("graveyard", "rlyeh")
    t.do("close lore")
    assert ending(t) == (False, None)


def test_18_closed_is_seen_before_the_seal_is_asked() -> None:
    t = closing({"clues": 9})
    t.do("close lore")
    assert ending(t) == (True, "closed")
    assert t.me["clues"] == 9


def test_18_without_open_gates_but_without_closing_one_nothing_is_won() -> None:
    t = one(gate_trophies=["rlyeh", "yuggoth"])
    t.upkeep(0)
    assert ending(t) == (False, None)


# Banished, lost


def test_18_the_last_doom_token_is_banished() -> None:
    t = awake("hastur")
    t.doom(1)
    t.pass_checks()
    t.do("done")
    strike(t)
    assert ending(t) == (True, "banished")


def test_18_azathoth_awake_is_lost() -> None:
    t = one(gate_trophies=["rlyeh"])
    t.final_battle()
    assert ending(t) == (True, "lost")
    assert (t.now["score"], t.now["to_act"], t.legal) == (0, None, [])


def test_18_resigned_is_lost() -> None:
    t = one(gate_trophies=["rlyeh"])
    t.upkeep(0)
    t.do("resign")
    assert ending(t) == (True, "lost")
    assert t.now["score"] == 0


def test_18_there_is_no_score_before_the_end() -> None:
    t = one()
    t.upkeep(0)
    assert t.now["score"] is None


# The score


@pytest.mark.parametrize(
    ("put", "score"),
    [
        ({}, 14 + 1 + 1),
        ({"loan": True}, 14 - 1 + 1 + 1),
        ({"gate_trophies": ["rlyeh", "yuggoth"]}, 14 + 3 + 1),
        ({"monster_trophies": ["ghoul", "ghoul"]}, 14 + 1 + 1),
        ({"monster_trophies": ["ghoul", "ghoul", "cultist"]}, 14 + 1 + 1 + 1),
        ({"monster_trophies": ["ghoul", "ghoul", "cultist", "cultist", "zombie"]}, 14 + 1 + 1 + 1),
        ({"clues": 7, "money": 9, "cards": ["elder-sign"], "retainer": True}, 14 + 1 + 1),
    ],
    ids=str,
)
def test_18_what_counts_for_a_lone_investigator(put: dict[str, Any], score: int) -> None:
    t = closing(put)
    t.do("close lore")
    assert ending(t) == (True, "closed")
    assert t.now["score"] == score


@pytest.mark.parametrize(("ancient_one", "length"), [("azathoth", 14), ("cthulhu", 13), ("yig", 10)])
def test_18_the_track_counts_in_its_length(ancient_one: str, length: int) -> None:
    t = closing({}, ancient_one=ancient_one)
    t.doom(4)
    t.do("close lore")
    assert t.now["score"] == length + 1 + 1


def test_18_a_defaulted_loan_is_taken_off() -> None:
    t = one(at="woods", explored=True, loan=True)
    t.gate("woods", "the-dreamlands")
    t.dice(1)
    t.upkeep(0)
    assert "bad-credit" in t.me["state"]
    t.pass_checks()
    t.encounters(0)
    t.do("close lore")
    assert t.now["score"] == 14 - 1 + 1 + 1


def test_18_terror_is_taken_off() -> None:
    t = closing({})
    t.terror(4)
    t.do("close lore")
    assert t.now["score"] == 14 - 4 + 1 + 1


def test_18_an_elder_sign_played_is_taken_off() -> None:
    t = closing({"cards": ["elder-sign"]})
    t.do("elder-sign")
    assert ending(t) == (True, "closed")
    assert t.now["score"] == 14 - 1 + 1 + 1


def test_18_a_seal_bought_with_clues_is_not() -> None:
    t = closing({"clues": 5}, {})
    for place in FIVE:
        t.seal(place)
    t.do("close lore", "seal")
    assert t.now["score"] == 14 + 1 + 2


def test_18_the_devoured_do_not_count_as_living() -> None:
    t = two(ancient_one="hastur", at="lost", delayed=True)
    t.final_battle()
    t.doom(1)
    t.pass_checks()
    for _ in range(2):  # one success a round, two are needed
        t.do("done")
        strike(t)
    assert ending(t) == (True, "banished")
    assert t.now["score"] == 13 + 1


def test_18_the_rulebooks_example() -> None:
    """Azathoth 14, terror 6, two loans, three Elder Signs, eight gates, fifteen monsters, five alive: 21."""
    t = table("amanda-sharpe", "vincent-lee", "jenny-barnes", "joe-diamond", "mandy-thompson")
    sign: dict[str, Any] = {"explored": True, "cards": ["elder-sign"]}
    t.put(0, at="woods", loan=True, monster_trophies=["cultist"] * 6 + ["ghoul"] * 3, **sign)
    t.put(1, at="graveyard", loan=True, monster_trophies=["zombie"] * 3 + ["byakhee"] * 3, **sign)
    t.put(2, at="black-cave", gate_trophies=["rlyeh", "yuggoth"], **sign)
    t.put(3, at="independence-square", explored=True)
    t.put(4, at="uptown", gate_trophies=["the-abyss", "the-dreamlands"])
    t.gate("woods", "rlyeh")
    t.gate("graveyard", "yuggoth")
    t.gate("black-cave", "the-abyss")
    t.gate("independence-square", "the-dreamlands")
    t.terror(6)
    t.doom(9)
    t.pass_checks()
    t.encounters(0)
    t.do("elder-sign", "elder-sign", "elder-sign")
    assert ending(t) == (False, None)
    t.do("close fight")
    assert ending(t) == (True, "closed")
    assert t.now["score"] == 14 - 6 - 2 - 3 + 8 + 5 + 5 == 21
