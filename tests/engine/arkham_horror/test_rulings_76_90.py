"""The rulings R76 to R90, a test each, by their names."""
# ruff: noqa: N802 - named after the rulings

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.arrange import (
    lose,
    meeting,
    monsters,
    one,
    quiet,
    two,
    visiting,
)

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


def test_R76_blue_flu_frees_the_prisoners() -> None:
    t = one(at="jail-cell", delayed=True, loses_turn=True)
    t.seal("the-unnamable")
    t.mythos("blue-flu")
    assert (t.me["at"], t.me["state"]) == ("police-station", [])
    assert t.now["to_act"] == 0


def test_R76_nobody_is_arrested_under_the_blue_flu() -> None:
    t = one(at="uptown", money=6)
    t.seal("the-unnamable")
    t.mythos("blue-flu")
    t.effect(0, [{"arrest": True}])
    assert (t.me["at"], t.me["money"], t.me["state"]) == ("uptown", 6, [])


def test_R76_in_a_lost_turn_one_does_not_stand_up() -> None:
    t = quiet(two(at="uptown"))
    t.put(1, stamina=1)
    t.encounters(0)
    t.effect(0, [{"delay": True}, {"lose-turn": True}])
    t.do("special medical-care-1")
    assert (t.turn, t.now["to_act"]) == (2, 1)
    t.do("done", "move uptown", "stay")
    assert t.turn == 3
    assert t.me["state"] == ["delayed"]


def test_R77_a_deck_too_short_gives_what_it_has() -> None:
    t = one()
    t.effect(0, [{"draw": "spell", "n": 50}])
    assert len(t.me["cards"]) == 40


def test_R77_a_card_that_is_not_found_is_nothing() -> None:
    t = two(cards=["shotgun"])
    t.put(1, cards=["shotgun"])
    t.effect(0, [{"search": "common", "card": "shotgun"}])
    assert t.me["cards"] == ["shotgun"]


def test_R77_what_one_cannot_pay_is_not_asked() -> None:
    t = one(money=2)
    t.effect(0, [{"pay": {"money": 3}, "then": [], "else": [{"gain": "clue", "n": 1}]}])
    t.effect(0, [{"may": [{"gain": "clue", "n": 5}], "cost": {"money": 3}}])
    assert (t.me["clues"], t.me["money"]) == (1, 2)


def test_R78_the_draw_ability_does_not_grow_what_is_kept_and_knows_no_search() -> None:
    t = one("bob-jenkins")
    t.deck("common", "knife", "axe", "food", "rifle")
    t.effect(0, [{"draw": "common", "n": 3, "keep": 1}])
    assert set(t.legal) == {"keep knife", "keep axe", "keep food", "keep rifle"}
    t.do("keep rifle")
    t.effect(0, [{"search": "common", "card": "whiskey"}])
    assert sorted(t.me["cards"]) == ["rifle", "whiskey"]


def test_R78_the_dragons_eye_comes_after_darrells_pick() -> None:
    t = visiting(
        "general-store",
        "rivertown-2",
        "rivertown-4",
        "rivertown-1",
        who="darrell-simmons",
        cards=["dragons-eye"],
    )
    t.encounters(0)
    t.do("pick 1", "use dragons-eye")
    assert (t.me["money"], t.me["sanity"]) == (1, 3)


def test_R79_kate_meets_monsters_in_an_other_world() -> None:
    t = one("kate-winthrop", at="rlyeh:1")
    t.cup("zombie")
    t.effect(0, [{"monster": "appears"}])
    assert {"fight zombie-1", "evade zombie-1"} == set(t.legal)


def test_R79_no_monster_is_spawned_in_kates_street() -> None:
    t = one("kate-winthrop", at="uptown")
    t.seal("graveyard")
    t.mythos("sheldon-gang-turns-to-police-for-aid")
    assert monsters(t, "uptown") == []


def test_R80_the_strangler_fails_when_no_ally_is_left() -> None:
    t = quiet(one(at="library", cards=ALLIES))
    t.rumor("the-southside-strangler-strikes")
    t.mythos("big-storm-sweeps-arkham")
    assert {"choose sanity", "choose stamina"} <= set(t.legal)
    t.do("choose stamina")
    assert t.me["max_stamina"] == 5 + 1 - 1  # Brinton's, less one
    assert t.now["rumor"] is None


def test_R81_the_summary_names_states_closed_places_and_the_rumors_tokens() -> None:
    t = one(at="woods", explored=True, delayed=True, bad_credit=True, cards=["knife"], sliders=(3, 0, 1))
    t.gate("woods", "rlyeh")
    t.close("general-store")
    t.rumor("good-work-undone")
    assert set(t.me["state"]) == {"explored", "delayed", "bad-credit"}
    assert list(t.me["sliders"]) == [3, 0, 1]
    assert (t.me["max_sanity"], t.me["max_stamina"]) == (5, 5)
    assert list(t.now["closed"]) == ["general-store"]
    assert "rumor_tokens" in t.now
    assert "rumor_monsters" in t.now


def test_R82_at_terror_10_the_rest_of_a_surge_goes_to_the_gates() -> None:
    t = one(at="library")
    t.gate("woods", "rlyeh")
    t.gate("graveyard", "yuggoth")
    for area in ("northside", "easttown", "southside"):
        t.monster("ghost", area)
    t.monster("warlock", "downtown")
    t.terror(10)
    t.cup("byakhee", "mi-go")
    t.pass_checks()
    t.mythos("all-quiet-in-arkham")
    assert monsters(t, "woods") == ["byakhee-1"]
    assert monsters(t, "graveyard") == ["mi-go-1"]
    assert t.now["outskirts"] == 0


def test_R83_the_rumor_comes_before_ithaquas_cold() -> None:
    t = quiet(one(ancient_one="ithaqua", at="uptown"))
    t.rumor("the-stars-are-right")
    t.doom(10)
    t.fail_checks()
    t.mythos("big-storm-sweeps-arkham")
    assert t.phase == "final-battle"
    assert t.me["stamina"] == 5


def test_R84_returned_by_kind_from_the_board_not_from_the_outskirts() -> None:
    t = one(at="library")
    t.seal("science-building")
    t.monster("nightgaunt", "sky")
    t.monster("gug", "woods")
    t.monster("gug", "outskirts")
    t.mythos("bizarre-dreams-plague-citizens")
    assert not any(t.now["monsters"].values())
    assert t.now["outskirts"] == 1
    assert t.now["terror"] == 1


def test_R84_the_missing_return_wherever_they_like_no_longer_delayed() -> None:
    t = one(at="lost", delayed=True)
    t.seal("the-unnamable")
    t.mythos("missing-people-return")
    assert {"go woods", "go uptown"} <= set(t.legal)
    t.do("go library")
    assert (t.me["at"], t.me["state"]) == ("library", [])


def test_R85_a_nightgaunt_without_a_gate_goes_on_fighting() -> None:
    t = meeting("nightgaunt")
    t.fail_checks()
    t.do("evade nightgaunt-1", "accept", "accept")  # evade, horror
    assert t.me["at"] == "uptown"
    assert set(t.legal) == {"fight", "flee"}


def test_R86_the_whip_at_ones_belt_rerolls_nothing() -> None:
    t = meeting("cultist", cards=["bullwhip", "knife"])
    t.fail_checks()
    t.do("fight cultist-1", "fight", "weapons knife")
    assert t.legal == ["accept"]


def test_R86_the_warding_statue_helps_not_against_a_failed_evade() -> None:
    t = meeting("zombie", cards=["warding-statue"])
    t.fail_checks()
    t.do("evade zombie-1", "accept")
    assert t.me["stamina"] == 3


def test_R86_the_red_sign_names_abilities_and_none() -> None:
    t = meeting("dhole", cards=["red-sign-of-shudde-mell"])
    t.pass_checks()
    t.do("fight dhole-1", "fight")
    assert {action.split()[2] for action in t.legal if action.startswith("cast")} == {
        "magical-resistance",
        "physical-resistance",
        "nightmarish",
        "overwhelming",
        "none",
    }


@pytest.mark.parametrize(("face", "cards"), [(1, []), (2, ["patrol-wagon"])])
def test_R87_the_wagon_may_be_gone_after_a_return(face: int, cards: list[str]) -> None:
    t = two(at="rlyeh:2", cards=["patrol-wagon"])
    t.gate("woods", "rlyeh")
    t.dice(face)
    t.movement(0)
    assert t.me["at"] == "woods"
    assert t.me["cards"] == cards


def test_R88_research_materials_fill_up_a_seal() -> None:
    t = visiting("woods", explored=True, clues=4, cards=["research-materials"])
    t.gate("woods", "the-dreamlands")
    t.gate("graveyard", "rlyeh")
    t.pass_checks()
    t.encounters(0)
    t.do("close lore", "seal")
    assert (t.me["clues"], t.me["cards"]) == (0, [])
    assert t.now["seals"] == ["woods"]


def test_R88_clues_go_first() -> None:
    t = visiting("woods", explored=True, clues=5, cards=["research-materials"])
    t.gate("woods", "the-dreamlands")
    t.gate("graveyard", "rlyeh")
    t.pass_checks()
    t.encounters(0)
    t.do("close lore", "seal")
    assert (t.me["clues"], t.me["cards"]) == (0, ["research-materials"])


@pytest.mark.parametrize(
    ("cards", "to"),
    [([], "easttown"), (["dark-cloak", "pallid-mask"], "easttown"), (["ruby-standish"], "northside")],
)
def test_R89_current_sneak_is_slider_skills_and_allies(cards: list[str], to: str) -> None:
    """Amanda in Easttown has sneak 3, Vincent in Northside 4; a Byakhee flies between them."""
    t = quiet(two(at="easttown", cards=cards))
    t.put(1, at="northside")
    t.monster("byakhee", "downtown")
    t.mythos("campus-security-increased")
    assert monsters(t, to) == ["byakhee-1"]


def test_R90_the_half_is_counted_with_the_protected_but_taken_of_the_others() -> None:
    """Four items, half is two, only one can be taken."""
    t = one(at="uptown", cards=["18-derringer", "18-derringer", "deputys-revolver", "knife"])
    lose(t, stamina=9)
    assert "discard knife" in t.legal
    t.do("discard knife")
    assert sorted(t.me["cards"]) == ["18-derringer", "18-derringer", "deputys-revolver"]
