"""§8 with §15: losses in an Other World encounter, prevented or knocking out (R20, R53, R54, R66)."""

from __future__ import annotations

from typing import Any

from tests.engine.arkham_horror.figures import calm, changed, figures
from tests.engine.arkham_horror.table import Table, table


def alone(
    world: str, card: str, who: str = "amanda-sharpe", ancient_one: str = "azathoth", **start: Any
) -> Table:
    """One investigator in the first area of a world whose gate is at the Graveyard."""
    t = table(who, ancient_one=ancient_one)
    calm(t)
    t.gate("graveyard", world)
    t.put(0, **{"at": f"{world}:1", "came_by": "graveyard", "sanity": 4, "stamina": 4, **start})
    t.deck("gate", card)
    return t


def test_66_food_prevents_one_of_a_loss() -> None:
    t = alone("the-abyss", "red-6", sliders=(3, 1, 1), cards=["food"])
    t.dice(1, 1, 1, 3)
    t.other_world(0)
    t.do("accept")
    assert set(t.legal) == {"prevent food", "take-it"}
    t.do("prevent food")
    assert (t.me["stamina"], t.me["cards"]) == (2, [])


def test_66_the_loss_may_be_taken() -> None:
    t = alone("another-dimension", "red-5", cards=["food"])
    t.other_world(0)
    t.do("take-it")
    assert (t.me["stamina"], t.me["cards"]) == (3, ["food"])


def test_66_food_is_not_asked_for_a_loss_of_sanity() -> None:
    t = alone("another-dimension", "blue-3", cards=["food"])
    t.other_world(0)
    assert (t.phase, t.me["sanity"]) == ("upkeep", 3)


def test_20_losses_of_one_list_are_asked_sanity_first() -> None:
    t = alone("plateau-of-leng", "red-4", sliders=(0, 1, 1), cards=["whiskey", "food"])
    t.dice(1, 1, 1)
    t.other_world(0)
    t.do("accept")
    assert set(t.legal) == {"prevent whiskey", "take-it"}
    t.do("prevent whiskey")
    assert set(t.legal) == {"prevent food", "take-it"}
    t.do("prevent food")
    assert (t.me["sanity"], t.me["stamina"], t.me["cards"], t.me["state"]) == (2, 2, [], ["delayed"])


def test_66_food_saves_from_being_devoured() -> None:
    t = alone("plateau-of-leng", "red-4", sliders=(0, 1, 1), sanity=3, stamina=3, cards=["food"])
    t.dice(1, 1, 1)
    t.other_world(0)
    t.do("accept", "prevent food")
    assert (t.me["id"], t.me["at"], t.me["sanity"], t.me["stamina"]) == ("amanda-sharpe", "lost", 1, 1)


def test_15_strong_mind_takes_one_off() -> None:
    t = alone("rlyeh", "yellow-5", who="harvey-walters", stamina=3)
    t.dice(3)
    t.other_world(0)
    assert t.me["sanity"] == 2


def test_15_strong_body_takes_one_off() -> None:
    t = alone("another-dimension", "red-5", who="michael-mcglen", sanity=3)
    before = figures(t)
    t.other_world(0)
    assert changed(before, figures(t)) == {}


def test_54_a_wagers_loss_can_be_prevented() -> None:
    t = alone("another-dimension", "red-3", cards=["food"])
    t.dice(5, 5, 1, 1)
    t.other_world(0)
    t.do("prevent food")
    assert (t.me["stamina"], t.me["clues"]) == (3, 2)


def test_54_strong_mind_works_in_a_wager() -> None:
    t = alone("another-dimension", "yellow-11", who="harvey-walters", stamina=3)
    t.dice(5, 1, 1, 1)
    t.other_world(0)
    assert (t.me["sanity"], t.me["clues"]) == (2, 1)


def test_9_a_blessing_helps_a_wager() -> None:
    t = alone("another-dimension", "red-3", blessed=True)
    t.dice(4, 4, 4, 3, 6)  # the last for the blessing in the Upkeep
    t.other_world(0)
    assert (t.me["stamina"], t.me["clues"], t.me["cards"]) == (3, 3, ["blessing"])


def test_9_a_curse_spoils_a_wager() -> None:
    t = alone("another-dimension", "red-3", cursed=True)
    t.dice(5, 5, 5, 6, 6)
    t.other_world(0)
    assert (t.me["stamina"], t.me["clues"]) == (1, 1)


def test_53_who_is_lost_on_returning_drops_the_rest() -> None:
    t = table("amanda-sharpe")
    calm(t)
    t.put(0, at="yuggoth:1", sliders=(0, 1, 1))
    t.deck("gate", "yellow-11")  # return, then 2 clues
    t.pass_checks()
    t.other_world(0)
    assert (t.me["at"], t.me["clues"]) == ("lost", 0)


def test_53_what_came_before_the_return_is_kept() -> None:
    t = table("amanda-sharpe")
    calm(t)
    t.put(0, at="the-dreamlands:1", sliders=(0, 1, 1))
    t.deck("gate", "red-4")  # 3 clues, then return
    t.pass_checks()
    t.other_world(0)
    assert (t.me["at"], t.me["clues"]) == ("lost", 3)


def test_15_unconscious_in_an_other_world_loses_half_of_everything() -> None:
    t = alone(
        "another-dimension", "red-5", stamina=1, clues=5, money=7, cards=["axe", "food", "heal", "bravery"]
    )
    t.other_world(0)
    t.do("take-it", "discard axe")
    assert (t.me["at"], t.me["stamina"], t.me["clues"], t.me["money"]) == ("lost", 1, 3, 7)
    assert sorted(t.me["cards"]) == ["bravery", "food", "heal"]


def test_15_a_retainer_goes_with_consciousness() -> None:
    t = alone("another-dimension", "red-5", stamina=1, retainer=True)
    t.other_world(0)
    assert t.me["cards"] == []


def test_92_yigs_doom_for_the_lost() -> None:
    t = alone("yuggoth", "blue-2", ancient_one="yig")
    t.fail_checks()
    t.other_world(0)
    t.do("accept")
    assert (t.me["at"], t.now["doom"]) == ("lost", 1)


def test_92_yigs_doom_for_the_knocked_out_in_an_other_world() -> None:
    t = alone("another-dimension", "red-5", ancient_one="yig", stamina=1)
    t.other_world(0)
    assert (t.me["at"], t.now["doom"]) == ("lost", 1)


def test_92_yog_sothoth_devours_the_lost() -> None:
    t = table("amanda-sharpe", "carolyn-fern", ancient_one="yog-sothoth")
    calm(t)
    t.put(0, at="yuggoth:1")
    t.put(1, at="the-abyss:1")
    t.deck("gate", "blue-2", "red-2")
    t.fail_checks()
    t.other_world(0)
    t.do("accept")
    assert t.me["id"] is None


def test_90_the_derringer_need_not_be_lost() -> None:
    t = alone("the-dreamlands", "green-12", sliders=(1, 1, 0), cards=["18-derringer"])
    t.dice(1, 1, 1)
    t.other_world(0)
    t.do("accept")
    assert (t.phase, t.me["cards"]) == ("upkeep", ["18-derringer"])


def test_78_gloria_may_use_the_dragons_eye_after_her_pick() -> None:
    t = table("gloria-goldberg")
    calm(t)
    t.put(0, at="rlyeh:1", stamina=3, sanity=4, cards=["dragons-eye"])
    t.deck("gate", "red-5", "red-6", "yellow-3")  # lose, lose, a clue
    t.other_world(0)
    t.do("pick 1", "use dragons-eye")
    assert (t.me["stamina"], t.me["sanity"], t.me["clues"]) == (3, 3, 1)


def test_100_mandy_helps_in_an_other_world() -> None:
    t = table("amanda-sharpe", "mandy-thompson")
    calm(t)
    t.gate("graveyard", "the-abyss")
    t.put(0, at="the-abyss:1", sliders=(3, 1, 1))
    t.put(1, at="uptown")
    t.deck("gate", "red-8")
    t.dice(1, 4, 3, 1, 1, 5)
    t.other_world(0)
    t.do("reroll mandy-thompson")
    assert figures(t)["at"] == "the-abyss:1"
