"""§12 and §20 where several rules meet: empty seats, prevention, the end of the phase (R56, R66, R83)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.crowds import crowd, party
from tests.engine.arkham_horror.figures import calm, count, figures, monsters
from tests.engine.arkham_horror.mythos_rows import QUIET, resolve
from tests.engine.arkham_horror.table import Table, table

AWAY = "the-dreamlands:1"
WHITE_HEXAGON = "blue-flu"


# a devoured first player


def first_player_devoured(mythos: str) -> Table:
    """Seat 0, first player, is devoured in an Other World; then this mythos card is drawn."""
    t = table("amanda-sharpe", "carolyn-fern", "vincent-lee")
    t.put(0, at="the-dreamlands:1", sliders=(0, 1, 1))
    t.put(1, at="historical-society")
    t.put(2, at="historical-society")
    t.deck("gate", "red-4")
    t.deck("mythos", mythos)
    t.dice(1, 1, 1)
    t.seal("woods")
    t.seal("graveyard")
    t.other_world(0)
    t.do("accept")
    return t


def test_56_what_befalls_the_first_player_falls_away() -> None:
    t = first_player_devoured("ill-wind-grips-arkham")
    assert t.rolled == [[1, 1, 1]]
    assert [t.who(seat)["cards"] for seat in (1, 2)] == [[], []]


def test_56_his_player_still_decides_as_first_player() -> None:
    t = first_player_devoured("happy-days-are-here-again")
    assert (t.now["to_act"], t.me["id"]) == (0, None)
    assert set(t.legal) == {"clue 1", "clue 2", "clue none"}


def test_56_a_new_investigator_comes_with_the_next_turn() -> None:
    t = first_player_devoured("solar-eclipse")
    assert (t.turn, t.me["id"] is None) == (2, False)
    assert t.me["id"] not in ("amanda-sharpe", "carolyn-fern", "vincent-lee")


# losses in the Mythos Phase


def quake(who: str = "amanda-sharpe", **start: Any) -> Table:
    """A Chthonian shakes one investigator in Uptown."""
    t = table(who)
    t.put(0, at="uptown", **start)
    t.monster("chthonian", "library")
    t.dice(6)
    resolve(t, WHITE_HEXAGON)
    return t


def test_66_food_against_the_chthonian() -> None:
    t = quake(cards=["food"], stamina=3)
    t.do("prevent food")
    assert (t.me["stamina"], t.me["cards"]) == (3, [])


def test_15_strong_body_against_the_chthonian() -> None:
    assert quake("michael-mcglen", stamina=3).me["stamina"] == 3


def test_15_unconscious_in_mythos_discards_half() -> None:
    t = quake(stamina=1, cards=["axe", "knife"], clues=3)
    assert set(t.legal) == {"discard axe", "discard knife"}
    t.do("discard knife")
    assert (t.me["at"], t.me["cards"], t.me["clues"]) == ("st-marys-hospital", ["axe"], 2)


def test_11_the_chthonian_reaches_the_jail() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    t.put(0, at="jail-cell", stamina=3, delayed=True, loses_turn=True)
    t.put(1, at=AWAY)
    t.monster("chthonian", "library")
    t.dice(6)
    resolve(t, "nodens-favor")
    assert t.me["stamina"] == 2


# the end of the phase


def test_17_ithaquas_cold_is_in_the_streets_only() -> None:
    t = table("amanda-sharpe", "carolyn-fern", "vincent-lee", ancient_one="ithaqua")
    t.put(0, at="uptown", stamina=3)
    t.put(1, at="woods", stamina=3)
    t.put(2, at=AWAY, stamina=3)
    resolve(t, QUIET)
    assert [t.who(seat)["stamina"] for seat in (0, 1, 2)] == [2, 3, 3]


def test_83_rumor_progress_comes_before_the_cold() -> None:
    t = table("amanda-sharpe", ancient_one="ithaqua")
    t.put(0, at="uptown", stamina=1)
    t.doom(10)
    t.rumor("the-stars-are-right")
    t.dice(1)
    resolve(t, QUIET)
    assert t.phase == "final-battle"
    assert figures(t)["at"] != "st-marys-hospital"


def test_83_locations_open_again_after_the_cold() -> None:
    t = table("amanda-sharpe", ancient_one="ithaqua")
    t.put(0, at="library", stamina=4)
    resolve(t, "strange-lights-on-campus")  # out into the street, and cold
    assert (t.me["at"], t.me["stamina"]) == ("miskatonic-university", 3)
    resolve(t, QUIET)
    assert (t.me["stamina"], t.now["closed"]) == (2, [])


# arrests, sales, spells


def test_76_under_blue_flu_the_curfew_arrests_nobody() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    t.environment("curfew-enforced")
    t.put(0, at="uptown", sliders=(1, 0, 1))
    t.put(1, at="newspaper")
    resolve(t, "blue-flu")
    t.first(0)
    t.fail_checks()
    t.movement(0)
    t.do("stay", "accept")
    assert (t.me["at"], t.me["state"]) == ("uptown", [])


def test_78_monterey_looks_at_one_more_but_buys_two() -> None:
    t = table("monterey-jack", "carolyn-fern")
    t.environment("estate-sale")
    t.put(0, at="uptown", money=12)
    t.put(1, at="newspaper")
    t.deck("unique", "gate-box", "pallid-mask", "silver-key")
    t.movement(0)
    t.do("stay", "yes")
    t.refused("buy gate-box pallid-mask silver-key")
    t.do("buy gate-box silver-key")
    assert (sorted(t.me["cards"]), t.me["money"]) == (["gate-box", "silver-key"], 4)


def test_78_dexter_draws_one_more_of_the_man_in_black() -> None:
    t = table("dexter-drake", "carolyn-fern")
    t.environment("the-man-in-black")
    t.put(0, at="french-hill", sanity=2)
    t.put(1, at="newspaper")
    t.deck("spell", "heal", "wither")
    t.dice(5, 5)
    t.movement(0)
    t.do("stay", "yes", "keep wither")
    assert (t.me["cards"], t.me["clues"]) == (["wither"], 1)


# who returns


def test_84_power_flux_asks_where_to_return() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    t.first(1)
    t.put(0, at=AWAY)
    t.put(1, at="rlyeh:2")
    t.gate("graveyard", "the-dreamlands")
    t.gate("black-cave", "the-dreamlands")
    resolve(t, "strange-power-flux-plagues-city")
    assert t.now["to_act"] == 1
    t.do("no")
    assert t.now["to_act"] == 0
    t.do("yes", "return-gate black-cave")
    assert (t.me["at"], t.me["state"]) == ("black-cave", ["explored"])


def test_96_missing_people_do_not_go_into_closed_places() -> None:
    t = table("amanda-sharpe")
    t.put(0, at="lost", delayed=True)
    t.close("general-store")
    resolve(t, "missing-people-return")
    t.refused("go general-store")
    assert "go rivertown" in t.legal


# rumors


def test_20_a_rumor_that_is_over_asks_nobody_any_more() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    calm(t)
    t.rumor("disturbing-the-dead")
    for seat, worlds in ((0, ["rlyeh", "yuggoth"]), (1, ["the-abyss", "yuggoth"])):
        t.put(seat, at="rivertown", gate_trophies=worlds)
    t.encounters(0)
    t.do("rumor")
    assert t.phase != "arkham-encounters"
    assert len(figures(t, 1)["gates"]) == 2


def test_20_a_waiting_investigator_leaves_it_to_the_next() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    calm(t)
    t.rumor("disturbing-the-dead")
    for seat, worlds in ((0, ["rlyeh", "yuggoth"]), (1, ["the-abyss", "yuggoth"])):
        t.put(seat, at="rivertown", gate_trophies=worlds)
    t.encounters(0)
    t.do("wait")
    assert (t.now["to_act"], set(t.legal)) == (1, {"rumor", "wait"})


def test_13_an_overflow_that_brings_terror_to_ten_fails_disturbing_the_dead() -> None:
    t = party(1)
    t.rumor("disturbing-the-dead")
    t.terror(9)
    crowd(t, 4, 7)
    t.cup("vampire")
    t.dice(6)
    t.mythos("happy-days-are-here-again")
    assert (t.now["terror"], t.now["rumor"], t.me["cards"]) == (10, None, ["curse"])


def great_ritual_failed(*cards: str) -> Table:
    """The Great Ritual has failed; an extra card and the turn's card lie on top."""
    t = table("amanda-sharpe")
    t.put(0, at=AWAY)
    resolve(t, "the-great-ritual", QUIET, QUIET, QUIET, QUIET, QUIET)
    assert t.now["rumor"] is None
    t.deck("mythos", *cards[1:])
    t.cup("ghost", "ghost", "ghost")
    t.mythos(cards[0])
    return t


def test_20_the_extra_card_of_the_great_ritual_may_be_a_surge() -> None:
    t = great_ritual_failed("the-festival", "rlyeh-rising")  # both at the Woods
    assert (list(t.now["gates"]), t.now["doom"], count(t, "woods")) == (["woods"], 1, 2)
    assert t.now["environment"] == "rlyeh-rising"


def test_20_the_extra_card_of_the_great_ritual_finds_a_seal() -> None:
    t = table("amanda-sharpe")
    t.put(0, at=AWAY)
    resolve(t, "the-great-ritual", QUIET, QUIET, QUIET, QUIET, QUIET)
    t.deck("mythos", "rlyeh-rising")
    t.cup("ghost")
    t.mythos(QUIET)  # its gate's location has been sealed
    assert (list(t.now["gates"]), t.now["doom"]) == (["woods"], 1)


def test_20_the_extra_card_moves_no_monster() -> None:
    t = table("amanda-sharpe")
    t.put(0, at=AWAY)
    resolve(t, "the-great-ritual", QUIET, QUIET, QUIET, QUIET, QUIET)
    t.monster("cultist", "northside")
    t.seal("woods")
    t.deck("mythos", "rlyeh-rising")
    t.mythos(QUIET)
    assert monsters(t) == {"cultist-1": "northside"}


def test_20_an_extra_rumor_does_not_come_into_play() -> None:
    t = great_ritual_failed("disturbing-the-dead", "rlyeh-rising")
    assert (t.now["rumor"], set(t.now["gates"])) == (None, {"black-cave", "woods"})


def test_20_an_extra_environment_does_not_come_into_play() -> None:
    t = great_ritual_failed("icy-conditions", "family-found-butchered")
    assert (t.now["environment"], t.now["terror"]) == (None, 1)


# closing meets other rules


def test_80_closing_a_gate_does_not_touch_the_experiments_monsters() -> None:
    t = table("amanda-sharpe")
    t.gate("graveyard", "yuggoth")
    t.gate("the-unnamable", "rlyeh")
    t.put(0, at="graveyard", explored=True, sliders=(1, 3, 1))
    t.cup("witch", "witch", "dhole", "mi-go", "mi-go")
    resolve(t, "the-terrible-experiment")
    calm(t)
    t.cup("ghost")
    t.pass_checks()
    t.encounters(0)
    t.do("close fight")
    assert len(t.now["rumor_monsters"]) == 6


def test_7_after_another_closed_the_gate_there_is_an_ordinary_encounter() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    calm(t)
    t.gate("science-building", "another-dimension")
    t.gate("the-unnamable", "rlyeh")
    t.put(0, at="science-building", explored=True, sliders=(1, 3, 1))
    t.put(1, at="science-building", explored=True, gate_trophies=["yuggoth"])
    t.pass_checks()
    t.encounters(0)
    t.do("close fight")
    assert t.now["to_act"] == 1
    assert "encounter" in t.legal
    assert any(text.startswith("special dissection") for text in t.legal)


@pytest.mark.parametrize("at", ["jail-cell", "lost"])
def test_76_a_lost_turn_does_not_spare_a_check(at: str) -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    t.put(0, at=at, delayed=True, loses_turn=True, sliders=(1, 1, 0))
    t.put(1, at=AWAY, sliders=(1, 1, 0))
    t.dice(5, 1, 1, 5, 1, 1, 1)
    resolve(t, "all-quiet-in-arkham")
    assert [t.who(seat)["cards"] for seat in (0, 1)] == [["blessing"], ["blessing"]]


def test_100_mandy_rerolls_anothers_mythos_check() -> None:
    t = table("amanda-sharpe", "mandy-thompson")
    t.put(0, at="uptown", sliders=(1, 1, 0))
    t.put(1, at=AWAY)
    t.dice(1, 1, 1, 5, 1, 1)
    resolve(t, "ill-wind-grips-arkham")
    t.do("reroll mandy-thompson")
    assert t.me["cards"] == []
