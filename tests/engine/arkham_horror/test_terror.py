"""§13: terror, the monster limit, the Outskirts."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.crowds import crowd, party
from tests.engine.arkham_horror.figures import CALM, count, monsters
from tests.engine.arkham_horror.mythos_rows import QUIET, resolve
from tests.engine.arkham_horror.table import Table

WOODS = CALM
SIZES = [(1, 4, 7), (2, 5, 6), (3, 6, 5), (4, 7, 4), (5, 8, 3), (6, 9, 2), (7, 10, 1), (8, 11, 0)]
"""Investigators, monster limit, what the Outskirts hold."""


def gate_opens(n: int, board: int, outskirts: int = 0, terror: int = 0) -> Table:
    """A gate opens at the Woods; monsters that stay where they are are drawn."""
    t = party(n)
    crowd(t, board, outskirts)
    t.terror(terror)
    t.cup("vampire", "high-priest")
    t.mythos(WOODS)
    return t


# the limit and the Outskirts


@pytest.mark.parametrize(("n", "limit", "holds"), SIZES)
def test_13_the_last_monster_within_the_limit(n: int, limit: int, holds: int) -> None:
    new = 1 if n < 5 else 2
    t = gate_opens(n, limit - new)
    assert (count(t, "woods"), t.now["outskirts"], t.now["terror"]) == (new, 0, 0)


@pytest.mark.parametrize(("n", "limit", "holds"), SIZES[:6])
def test_13_over_the_limit_to_the_outskirts(n: int, limit: int, holds: int) -> None:
    new = 1 if n < 5 else 2
    t = gate_opens(n, limit)
    assert (count(t, "woods"), t.now["outskirts"], t.now["terror"]) == (0, new, 0)


@pytest.mark.parametrize(("n", "limit", "holds"), SIZES[:4])
def test_13_the_outskirts_hold_so_many(n: int, limit: int, holds: int) -> None:
    t = gate_opens(n, limit, holds - 1)
    assert (t.now["outskirts"], t.now["terror"]) == (holds, 0)


@pytest.mark.parametrize(("n", "limit", "holds"), SIZES[:4])
def test_13_one_too_many_empties_the_outskirts_for_terror(n: int, limit: int, holds: int) -> None:
    t = gate_opens(n, limit, holds)
    assert (t.now["outskirts"], t.now["terror"], count(t, "northside")) == (0, 1, limit)


@pytest.mark.parametrize(("n", "limit", "holds"), SIZES[4:7])
def test_13_after_overflowing_placing_goes_on(n: int, limit: int, holds: int) -> None:
    t = gate_opens(n, limit, holds)
    assert (t.now["outskirts"], t.now["terror"]) == (1, 1)


def test_13_with_eight_players_the_outskirts_hold_none() -> None:
    t = gate_opens(8, 11)
    assert (t.now["outskirts"], t.now["terror"]) == (0, 2)


def test_13_one_within_the_limit_the_other_outside() -> None:
    t = gate_opens(5, 7)
    assert (count(t, "woods"), t.now["outskirts"]) == (1, 1)


def test_13_the_sky_counts_for_the_limit() -> None:
    t = party(1)
    crowd(t, 3)
    t.monster("nightgaunt", "sky")
    t.cup("vampire")
    t.mythos(WOODS)
    assert (count(t, "woods"), t.now["outskirts"]) == (0, 1)


def test_13_the_outskirts_do_not_count_for_the_limit() -> None:
    t = gate_opens(1, 3, 5)
    assert (count(t, "woods"), t.now["outskirts"]) == (1, 5)


def test_20_in_happy_days_overflowing_empties_the_outskirts_without_terror() -> None:
    t = party(1)
    t.environment("happy-days-are-here-again")
    crowd(t, 4, 7)
    t.mythos("nodens-favor")
    assert (t.now["outskirts"], t.now["terror"]) == (0, 0)


# terror rises


def rise(start: int, by: int = 1, **where: str) -> Table:
    """Terror rises by an effect in seat 0's Upkeep."""
    t = party(1)
    t.terror(start)
    if where:
        t.put(0, at=where["at"])
    t.upkeep(0)
    t.effect(0, [{"terror": by}])
    return t


def test_13_terror_rises_by_one() -> None:
    t = rise(0)
    assert (t.now["terror"], t.now["closed"]) == (1, [])


@pytest.mark.parametrize(
    ("start", "shop", "street"),
    [
        (2, "general-store", "rivertown"),
        (5, "curiositie-shoppe", "northside"),
        (8, "ye-olde-magick-shoppe", "uptown"),
    ],
)
def test_13_a_shop_closes_for_good_and_its_customers_leave(start: int, shop: str, street: str) -> None:
    t = rise(start, at=shop)
    assert t.me["at"] == street
    assert shop in t.now["closed"]
    resolve(t, QUIET, QUIET)
    assert shop in t.now["closed"]
    t.movement(0)
    t.refused(f"move {shop}")


@pytest.mark.parametrize(
    ("start", "shop"), [(1, "general-store"), (4, "curiositie-shoppe"), (7, "ye-olde-magick-shoppe")]
)
def test_13_one_step_before_it_is_open(start: int, shop: str) -> None:
    t = rise(start, at=shop)
    assert t.me["at"] == shop
    assert shop not in t.now["closed"]


def test_13_a_monster_in_the_shop_is_moved_too() -> None:
    t = party(1)
    t.terror(2)
    t.monster("ghost", "general-store")
    t.upkeep(0)
    t.effect(0, [{"terror": 1}])
    assert monsters(t) == {"ghost-1": "rivertown"}


def test_13_two_steps_at_once_do_both() -> None:
    t = rise(2, 2)
    assert (t.now["terror"], t.now["closed"]) == (4, ["general-store"])


def ally_left(t: Table, ally: str) -> bool:
    """Whether the ally is still in the deck: else there is $1 instead."""
    money = t.me["money"]
    t.effect(0, [{"ally": ally, "else": [{"gain": "money", "n": 1}]}])
    return bool(t.me["money"] == money)


def test_13_each_step_sends_an_ally_to_the_box() -> None:
    t = party(1)
    t.deck("ally", "eric-colt", "john-legrasse", "ruby-standish")
    t.upkeep(0)
    t.effect(0, [{"terror": 2}])
    assert not ally_left(t, "eric-colt")
    assert not ally_left(t, "john-legrasse")
    assert ally_left(t, "ruby-standish")


def test_13_an_ally_of_an_investigator_stays() -> None:
    t = party(1)
    t.put(0, cards=["eric-colt"])
    t.upkeep(0)
    t.effect(0, [{"terror": 3}])
    assert t.me["cards"] == ["eric-colt"]


def test_13_reaching_ten_empties_the_outskirts_without_doom() -> None:
    t = party(1)
    t.terror(9)
    crowd(t, 0, 5)
    t.upkeep(0)
    t.effect(0, [{"terror": 1}])
    assert (t.now["terror"], t.now["outskirts"], t.now["doom"]) == (10, 0, 0)


def test_13_beyond_ten_each_rise_is_doom() -> None:
    t = rise(10)
    assert (t.now["terror"], t.now["doom"]) == (10, 1)


def test_13_from_nine_three_steps_are_two_doom() -> None:
    t = rise(9, 3)
    assert (t.now["terror"], t.now["doom"]) == (10, 2)


def test_13_beyond_ten_terror_may_awaken() -> None:
    t = party(1)
    t.terror(10)
    t.doom(13)
    t.upkeep(0)
    t.effect(0, [{"terror": 1}])
    assert (t.now["over"], t.now["result"]) == (True, "lost")


def test_13_at_ten_there_is_no_limit() -> None:
    t = gate_opens(1, 4, terror=10)
    assert (count(t, "woods"), t.now["outskirts"]) == (1, 0)


def test_13_a_new_gates_monster_at_ten_within_twice_the_limit() -> None:
    t = gate_opens(1, 6, terror=10)
    assert (t.now["over"], count(t, "woods")) == (False, 1)
