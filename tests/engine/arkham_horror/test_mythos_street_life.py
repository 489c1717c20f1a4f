"""§20, R59: environments that act on whoever ends the movement in a street."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.table import Table, table


def ending(environment: str, at: str, **start: Any) -> Table:
    """Amanda ends her movement there; Carolyn, who moves after her, waits in the Newspaper."""
    t = table("amanda-sharpe", "carolyn-fern")
    t.environment(environment)
    t.put(0, at=at, **start)
    t.put(1, at="newspaper")
    t.movement(0)
    return t


# Blood Magic in Rivertown, the Man in Black in French Hill


def test_20_blood_magic_costs_stamina_and_gives_three_clues() -> None:
    t = ending("blood-magic", "rivertown", stamina=4)
    t.dice(5, 6, 1, 1)
    t.do("stay", "yes")
    assert t.rolled == [[5, 6, 1, 1]]
    assert (t.me["stamina"], t.me["clues"]) == (2, 3)


def test_20_blood_magic_may_be_refused() -> None:
    t = ending("blood-magic", "rivertown", stamina=4)
    t.do("stay", "no")
    assert (t.rolled, t.me["stamina"], t.me["clues"]) == ([], 4, 0)
    assert t.now["to_act"] == 1


def test_20_blood_magic_devours_at_zero() -> None:
    t = ending("blood-magic", "rivertown", stamina=2)
    t.dice(1, 4)
    t.do("stay", "yes")
    assert t.me["id"] is None


def test_20_blood_magic_with_a_blessing() -> None:
    t = ending("blood-magic", "rivertown", stamina=2, blessed=True)
    t.dice(4, 3)
    t.do("stay", "yes")
    assert (t.me["stamina"], t.me["clues"]) == (1, 3)


def test_20_blood_magic_works_in_the_street_only() -> None:
    t = ending("blood-magic", "graveyard", stamina=4)
    t.do("stay")
    assert t.now["to_act"] == 1


def test_20_the_man_in_black_costs_sanity() -> None:
    t = ending("the-man-in-black", "french-hill", sanity=3)
    t.deck("spell", "heal")
    t.dice(5, 1, 1)
    t.do("stay", "yes")
    assert (t.me["sanity"], t.me["clues"], t.me["cards"]) == (1, 1, ["heal"])


def test_20_the_man_in_black_may_be_refused() -> None:
    t = ending("the-man-in-black", "french-hill", sanity=3)
    t.do("stay", "no")
    assert (t.me["sanity"], t.me["clues"], t.me["cards"]) == (3, 0, [])


def test_20_the_man_in_black_devours_at_zero() -> None:
    t = ending("the-man-in-black", "french-hill", sanity=1)
    t.dice(4)
    t.do("stay", "yes")
    assert t.me["id"] is None


# Curfew


@pytest.mark.parametrize("street", ["northside", "uptown", "merchant-district"])
def test_20_curfew_arrests_in_any_street(street: str) -> None:
    t = ending("curfew-enforced", street, money=5, sliders=(1, 0, 1))
    t.dice(1, 1, 1, 1)
    t.do("stay", "accept")
    assert t.rolled == [[1, 1, 1, 1]]
    assert (t.me["at"], sorted(t.me["state"]), t.me["money"]) == ("jail-cell", ["delayed", "loses-turn"], 3)


def test_20_curfew_passed() -> None:
    t = ending("curfew-enforced", "uptown", sliders=(1, 0, 1))
    t.dice(5, 1, 1, 1)
    t.do("stay")
    assert (t.me["at"], t.me["state"], t.now["to_act"]) == ("uptown", [], 1)


def test_20_curfew_does_not_touch_the_deputy() -> None:
    t = ending("curfew-enforced", "uptown", deputy=True)
    t.do("stay")
    assert (t.rolled, t.me["at"]) == ([], "uptown")


def test_20_curfew_does_not_touch_locations() -> None:
    t = ending("curfew-enforced", "woods")
    t.do("stay")
    assert (t.rolled, t.me["at"]) == ([], "woods")


def test_59_the_delayed_in_a_street_keep_the_curfew_too() -> None:
    t = ending("curfew-enforced", "uptown", delayed=True, sliders=(1, 0, 1))
    t.dice(1, 1, 1, 1)
    if "stay" in t.legal:
        t.do("stay")
    t.do("accept")
    assert t.me["at"] == "jail-cell"


# the Carnival in Northside, the Exhibit at Miskatonic University, the Sale in Uptown


def test_20_darkes_carnival_gives_a_clue() -> None:
    t = ending("darkes-carnival-arrives", "northside", sanity=3, sliders=(1, 0, 1))
    t.dice(5, 1, 1)
    t.do("stay")
    assert t.rolled == [[5, 1, 1]]
    assert (t.me["clues"], t.me["sanity"], t.now["to_act"]) == (1, 3, 1)


def test_20_darkes_carnival_may_cost_sanity() -> None:
    t = ending("darkes-carnival-arrives", "northside", sanity=3, sliders=(1, 0, 1))
    t.dice(1, 1, 1)
    t.do("stay", "accept")
    assert (t.me["clues"], t.me["sanity"]) == (1, 2)


def test_20_darkes_carnivals_clue_may_be_spent_on_its_check() -> None:
    t = ending("darkes-carnival-arrives", "northside", sanity=3, sliders=(1, 0, 1))
    t.dice(1, 1, 1, 5)
    t.do("stay", "spend-clue")
    assert (t.me["clues"], t.me["sanity"]) == (0, 3)


def test_20_darkes_carnival_is_not_in_the_newspaper() -> None:
    t = ending("darkes-carnival-arrives", "train-station")
    t.do("stay")
    assert t.me["clues"] == 0


def test_20_the_egyptian_exhibit_passed() -> None:
    t = ending("egyptian-exhibit-visits-miskatonic-u", "miskatonic-university", sliders=(1, 1, 3))
    t.dice(5, 1, 1)
    t.do("stay")
    assert t.rolled == [[5, 1, 1]]
    assert t.me["clues"] == 1


def test_20_the_egyptian_exhibit_failed() -> None:
    t = ending("egyptian-exhibit-visits-miskatonic-u", "miskatonic-university", sliders=(1, 1, 3))
    t.dice(1, 1, 1)
    t.do("stay", "accept")
    assert t.me["clues"] == 0


def sale(money: int) -> Table:
    t = ending("estate-sale", "uptown", money=money)
    t.deck("unique", "gate-box", "pallid-mask", "silver-key")  # $4 each
    t.do("stay", "yes")
    return t


def test_20_estate_sale_sells_both() -> None:
    t = sale(9)
    t.do("buy gate-box pallid-mask")
    assert (sorted(t.me["cards"]), t.me["money"]) == (["gate-box", "pallid-mask"], 1)


def test_20_estate_sale_sells_one() -> None:
    t = sale(9)
    t.do("buy pallid-mask")
    assert (t.me["cards"], t.me["money"]) == (["pallid-mask"], 5)


def test_20_estate_sale_sells_only_what_is_shown_and_affordable() -> None:
    t = sale(7)
    assert set(t.legal) == {"buy gate-box", "buy pallid-mask", "buy none"}
    t.refused("buy silver-key")
    t.do("buy none")
    assert (t.me["cards"], t.me["money"]) == ([], 7)


def test_20_estate_sale_may_be_refused() -> None:
    t = ending("estate-sale", "uptown", money=9)
    t.do("stay", "no")
    assert (t.me["cards"], t.me["money"]) == ([], 9)


def test_59_only_who_is_still_there_is_touched() -> None:
    t = ending("curfew-enforced", "uptown", stamina=1)
    t.monster("cultist", "uptown")
    t.fail_checks()
    t.do("stay", "fight cultist-1", "fight", "accept")
    assert (t.me["at"], t.me["state"]) == ("st-marys-hospital", [])
