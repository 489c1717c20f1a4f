"""§11 to §15 where several rules meet: gates, closings, terror and environments at once."""

from __future__ import annotations

from tests.engine.arkham_horror.crowds import DRAWN, crowd, open_gates, party
from tests.engine.arkham_horror.figures import CALM, calm, count, figures, monsters
from tests.engine.arkham_horror.mythos_rows import QUIET, resolve
from tests.engine.arkham_horror.table import table

AWAY = "the-dreamlands:1"


# gates and monsters


def test_11_a_monster_whose_neighbour_was_drawn_through_moves() -> None:
    t = table("amanda-sharpe")
    t.put(0, at="woods")
    t.monster("cultist", "woods")
    t.cup("ghost")
    t.mythos("the-festival")
    assert monsters(t) == {"cultist-1": "uptown", "ghost-1": "woods"}


def test_13_terror_reaching_ten_lets_the_second_monster_in() -> None:
    t = party(8)
    t.terror(9)
    crowd(t, 11)
    t.cup(*DRAWN)
    t.mythos(CALM)
    assert (t.now["terror"], t.now["outskirts"], count(t, "woods")) == (10, 0, 1)


def test_13_an_overflow_beyond_terror_ten_cannot_happen() -> None:
    t = party(8)
    t.terror(10)
    crowd(t, 11)
    t.cup(*DRAWN)
    t.mythos(CALM)
    assert (t.now["doom"], t.now["outskirts"], count(t, "woods")) == (1, 0, 2)


def test_16_kates_share_of_a_surge_with_five_players() -> None:
    t = table("amanda-sharpe", "kate-winthrop", "vincent-lee", "joe-diamond", "jenny-barnes")
    open_gates(t, "woods", "independence-square", "graveyard")
    t.put(1, at="independence-square", explored=True)
    t.cup(*DRAWN)
    t.mythos(CALM)
    assert [count(t, gate) for gate in ("woods", "independence-square", "graveyard")] == [3, 0, 2]


def test_14_closing_one_of_two_gates_to_a_world_clears_its_dimension() -> None:
    t = table("amanda-sharpe")
    calm(t)
    t.gate("graveyard", "the-abyss")
    t.gate("black-cave", "the-abyss")
    t.put(0, at="graveyard", explored=True, sliders=(1, 3, 1))
    t.monster("ghoul", "uptown")
    t.pass_checks()
    t.encounters(0)
    t.do("close fight")
    assert (monsters(t), list(t.now["gates"])) == ({}, ["black-cave"])


def test_20_heat_wave_changes_closing() -> None:
    for skill, sliders, dice in (("fight", (1, 3, 1), 3), ("lore", (1, 1, 3), 5)):
        t = table("amanda-sharpe")
        t.environment("heat-wave")
        calm(t)
        t.gate("graveyard", "another-dimension")
        t.gate("black-cave", "the-abyss")
        t.put(0, at="graveyard", explored=True, sliders=sliders)
        t.pass_checks()
        t.encounters(0)
        t.do(f"close {skill}")
        assert [len(roll) for roll in t.rolled] == [dice]


def test_9_a_skill_card_helps_closing_and_weapons_do_not() -> None:
    t = table("amanda-sharpe")
    calm(t)
    t.gate("graveyard", "another-dimension")
    t.gate("black-cave", "the-abyss")
    t.put(0, at="graveyard", explored=True, sliders=(1, 3, 1), cards=["skill-fight", "axe"])
    t.pass_checks()
    t.encounters(0)
    t.do("close fight")
    assert [len(roll) for roll in t.rolled] == [5]


def test_15_the_marker_is_lost_with_consciousness() -> None:
    t = table("amanda-sharpe")
    t.gate("graveyard", "another-dimension")
    t.put(0, at="graveyard", explored=True, stamina=1)
    t.upkeep(0)
    t.effect(0, [{"lose": "stamina", "n": 1}])
    assert (t.me["at"], t.me["state"]) == ("st-marys-hospital", [])


def test_6_the_marker_is_lost_with_liberty() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    t.gate("graveyard", "another-dimension")
    t.put(0, at="graveyard", explored=True)
    t.upkeep(0)
    t.effect(0, [{"arrest": True}])
    assert sorted(t.me["state"]) == ["delayed", "loses-turn"]


# closings that overlap


def test_12_what_terror_closed_stays_closed_after_the_blackouts() -> None:
    t = table("amanda-sharpe")
    t.put(0, at=AWAY)
    t.close("general-store")
    resolve(t, "city-gripped-by-blackouts", QUIET)
    assert t.now["closed"] == ["general-store"]


def test_13_what_terror_closes_during_the_blackouts_stays_closed() -> None:
    t = table("amanda-sharpe")
    t.put(0, at=AWAY)
    t.terror(2)
    resolve(t, "city-gripped-by-blackouts", "family-found-butchered")
    assert (t.now["terror"], t.now["closed"]) == (3, ["general-store"])


def test_12_the_same_headline_again_closes_for_another_turn() -> None:
    t = table("amanda-sharpe")
    t.put(0, at=AWAY)
    resolve(t, "strange-lights-on-campus", "strange-lights-on-campus")
    assert len(t.now["closed"]) == 3
    resolve(t, QUIET)
    assert t.now["closed"] == []


def test_12_the_parade_again_blocks_for_another_turn() -> None:
    t = table("amanda-sharpe")
    t.put(0, at="northside")
    resolve(t, "fourth-of-july-parade", "fourth-of-july-parade")
    t.movement(0)
    t.refused("move merchant-district")


# seals


def test_20_after_good_work_undone_a_gate_opens_where_a_seal_was() -> None:
    t = table("amanda-sharpe")
    t.put(0, at=AWAY)
    t.seal("graveyard")
    resolve(t, "good-work-undone")
    t.dice(1, 1, 1, 1)
    resolve(t, QUIET, QUIET)
    assert t.now["seals"] == []
    t.mythos("solar-eclipse")
    assert list(t.now["gates"]) == ["graveyard"]


def test_12_after_a_rumor_is_over_another_may_come() -> None:
    t = table("amanda-sharpe")
    t.put(0, at=AWAY)
    t.terror(10)
    resolve(t, "disturbing-the-dead", "the-great-ritual")
    assert t.now["rumor"] == "the-great-ritual"


# environments


def test_20_under_the_plague_the_unconscious_wake_with_one() -> None:
    t = table("amanda-sharpe")
    t.environment("a-strange-plague")
    t.put(0, at="uptown", stamina=1)
    t.upkeep(0)
    t.effect(0, [{"lose": "stamina", "n": 1}])
    assert (t.me["at"], t.me["stamina"]) == ("st-marys-hospital", 1)


def test_20_under_the_dreams_no_gate_card_gives_sanity() -> None:
    t = table("amanda-sharpe")
    calm(t)
    t.environment("dreams-of-a-sunken-city")
    t.put(0, at="another-dimension:1", sanity=3)
    t.deck("gate", "green-7")
    t.other_world(0)
    assert t.me["sanity"] == 3


def test_20_strong_body_survives_blood_magic() -> None:
    t = table("michael-mcglen", "carolyn-fern")
    t.environment("blood-magic")
    t.put(0, at="rivertown", stamina=2)
    t.put(1, at="newspaper")
    t.dice(1, 1)
    t.movement(0)
    t.do("stay", "yes")
    assert (t.me["id"], t.me["stamina"], t.me["clues"]) == ("michael-mcglen", 1, 3)


def test_10_a_second_blessing_is_new_for_the_upkeep() -> None:
    t = table("amanda-sharpe")
    t.put(0, at=AWAY, sliders=(1, 1, 0), blessed=True)
    t.dice(4, 1, 1, 1)
    resolve(t, "all-quiet-in-arkham")
    assert t.rolled == [[4, 1, 1]]
    assert t.me["cards"] == ["blessing"]


def test_10_an_old_blessing_is_rolled_for() -> None:
    t = table("amanda-sharpe")
    t.put(0, at=AWAY, blessed=True)
    t.dice(1)
    resolve(t, QUIET)
    assert (t.rolled, t.me["cards"]) == ([[1]], [])


def test_11_a_fast_one_out_of_a_location_stops_in_the_street() -> None:
    t = table("amanda-sharpe")
    t.put(0, at="uptown")
    t.monster("shoggoth", "ye-olde-magick-shoppe")
    resolve(t, "blackest-night")
    assert monsters(t) == {"shoggoth-1": "uptown"}


def test_11_flyers_do_not_see_the_jail() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    t.put(0, at="jail-cell", delayed=True, loses_turn=True)
    t.put(1, at="lost", delayed=True)
    t.monster("byakhee", "easttown")
    resolve(t, "blackest-night")
    assert monsters(t) == {"byakhee-1": "sky"}


def test_17_environment_and_ancient_one_both_make_a_monster_tougher() -> None:
    t = table("amanda-sharpe", ancient_one="shub-niggurath")
    t.environment("the-festival")
    t.put(0, at="downtown", sliders=(1, 3, 1))
    t.monster("cultist", "downtown")
    t.dice(6, 6, 1, 1, 1)
    t.movement(0)
    t.do("fight cultist-1", "fight")
    assert t.legal == ["accept"]  # 1, 1 more by the festival, 1 more by Shub-Niggurath
    t.do("accept")
    t.dice(6, 6, 6, 1, 1)
    t.do("fight")
    assert figures(t)["monsters"] == ["cultist-1"]


def test_20_with_speed_four_three_points_are_left_on_ice() -> None:
    t = table("amanda-sharpe")
    t.environment("icy-conditions")
    t.put(0, at="downtown", sliders=(3, 1, 1))
    t.movement(0)
    for street in ("easttown", "rivertown", "french-hill"):
        t.do(f"move {street}")
    assert not any(text.startswith("move ") for text in t.legal)
