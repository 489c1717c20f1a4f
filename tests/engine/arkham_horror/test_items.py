"""`common-items.json` and `unique-items.json`: every card that is no weapon."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.engine.arkham_horror.arrange import (
    dice,
    lose,
    meeting,
    monsters,
    moves,
    one,
    quiet,
    trophies,
    two,
    visiting,
)


class Tome(NamedTuple):
    """What reading takes and gives: points, check modifier, card drawn, clues, Sanity lost, kept or gone."""

    points: int
    mod: int
    draws: str
    clues: int
    sanity: int
    kept: bool


TOMES = {
    "ancient-tome": Tome(2, -1, "wither", 0, 0, False),
    "old-journal": Tome(1, -1, "", 3, 0, False),
    "book-of-dzyan": Tome(2, -1, "wither", 0, 1, True),
    "cabala-of-saboth": Tome(2, -2, "stealth", 0, 0, False),
    "cultes-des-goules": Tome(2, -2, "wither", 1, 2, False),
    "nameless-cults": Tome(1, -1, "wither", 0, 1, False),
    "necronomicon": Tome(2, -2, "wither", 0, 2, True),
    "the-king-in-yellow": Tome(2, -2, "", 4, 1, False),
}


@pytest.mark.parametrize("card", TOMES)
def test_6_reading_a_tome_well(card: str) -> None:
    """Vincent: speed 3, lore 5, Sanity 5."""
    tome = TOMES[card]
    t = two("vincent-lee", other="jenny-barnes", at="uptown", cards=[card], sliders=(3, 1, 3))
    t.deck("spell", "wither")
    t.deck("skill", "stealth")
    t.movement(0)
    t.dice(5)
    t.fail_checks()  # one success is enough
    t.do(f"read {card}")
    assert len(dice(t)) == 5 + tome.mod
    assert t.me["clues"] == tome.clues
    assert t.me["sanity"] == 5 - tome.sanity
    assert sorted(t.me["cards"]) == sorted(
        ([card] if tome.kept else []) + ([tome.draws] if tome.draws else [])
    )
    assert t.me["exhausted"] == ([card] if tome.kept else [])
    for _ in range(3 - tome.points):
        t.do("move southside" if t.me["at"] == "uptown" else "move uptown")
    assert moves(t) == set()


@pytest.mark.parametrize("card", TOMES)
def test_6_reading_a_tome_badly_exhausts_it(card: str) -> None:
    t = two("vincent-lee", other="jenny-barnes", at="uptown", cards=[card], sliders=(3, 1, 3))
    t.movement(0)
    t.fail_checks()
    t.do(f"read {card}", "accept")
    assert t.me["cards"] == t.me["exhausted"] == [card]
    assert (t.me["sanity"], t.me["clues"]) == (5, 0)
    t.refused(f"read {card}")


@pytest.mark.parametrize("card", [card for card in TOMES if TOMES[card].points == 2])
def test_6_a_tome_needs_its_points(card: str) -> None:
    t = two("vincent-lee", other="jenny-barnes", at="uptown", cards=[card], sliders=(1, 1, 3))
    t.movement(0)
    t.refused(f"read {card}")


def test_6_the_book_of_dzyan_is_gone_after_two_spells() -> None:
    t = quiet(one("vincent-lee", at="uptown", cards=["book-of-dzyan"], sliders=(3, 1, 3)))
    t.deck("spell", "wither", "shrivelling")
    t.movement(0)
    t.pass_checks()
    t.do("read book-of-dzyan", "stay", "done")
    assert t.turn == 2
    t.do("read book-of-dzyan")
    assert sorted(t.me["cards"]) == ["shrivelling", "wither"]
    assert t.me["sanity"] == 3


# Alien Statue, Ancient Tablet


@pytest.mark.parametrize(
    ("answer", "cards", "clues"),
    [("choose spell", ["alien-statue", "wither"], 0), ("choose clues", ["alien-statue"], 3)],
)
def test_6_the_alien_statue_speaks(answer: str, cards: list[str], clues: int) -> None:
    t = two(at="uptown", cards=["alien-statue"])
    t.deck("spell", "wither")
    t.movement(0)
    t.dice(5)
    t.do("use alien-statue", answer)
    assert dice(t) == [5]
    assert sorted(t.me["cards"]) == cards
    assert (t.me["clues"], t.me["sanity"], t.me["stamina"]) == (clues, 4, 5)
    assert t.me["exhausted"] == ["alien-statue"]
    assert moves(t) == set()


def test_6_the_alien_statue_bites() -> None:
    t = two(at="uptown", cards=["alien-statue"], clues=2)
    t.movement(0)
    t.dice(4)
    t.do("use alien-statue")
    assert (t.me["sanity"], t.me["stamina"], t.me["clues"]) == (4, 3, 2)


@pytest.mark.parametrize(("faces", "spells", "clues"), [((6, 1), 1, 2), ((1, 2), 0, 4), ((5, 6), 2, 0)])
def test_6_the_ancient_tablet_is_read_by_two_dice(faces: tuple[int, ...], spells: int, clues: int) -> None:
    t = two(at="uptown", cards=["ancient-tablet"], sliders=(2, 1, 1))
    t.deck("spell", "wither", "shrivelling")
    t.movement(0)
    t.dice(*faces)
    t.do("use ancient-tablet")
    assert dice(t) == list(faces)
    assert t.me["cards"] == ["wither", "shrivelling"][:spells]
    assert t.me["clues"] == clues
    assert moves(t) == set()


# Prevention


@pytest.mark.parametrize(
    ("card", "sanity", "stamina", "left"),
    [("food", 0, 2, (5, 4)), ("whiskey", 2, 0, (4, 5)), ("enchanted-jewelry", 0, 2, (5, 4))],
)
def test_15_a_card_prevents_one_point(card: str, sanity: int, stamina: int, left: tuple[int, int]) -> None:
    t = one(cards=[card])
    lose(t, sanity, stamina)
    assert set(t.legal) == {f"prevent {card}", "take-it"}
    t.do(f"prevent {card}")
    if "take-it" in t.legal:
        t.do("take-it")
    assert (t.me["sanity"], t.me["stamina"]) == left
    assert t.me["cards"] == (["enchanted-jewelry"] if card == "enchanted-jewelry" else [])


@pytest.mark.parametrize(("card", "sanity", "stamina"), [("food", 2, 0), ("whiskey", 0, 2)])
def test_15_food_and_whiskey_know_their_stat(card: str, sanity: int, stamina: int) -> None:
    t = one(cards=[card])
    lose(t, sanity, stamina)
    assert (t.me["sanity"], t.me["stamina"]) == (5 - sanity, 5 - stamina)
    assert t.me["cards"] == [card]


def test_15_one_may_take_the_loss() -> None:
    t = one(cards=["food"])
    lose(t, stamina=1)
    t.do("take-it")
    assert t.me["stamina"] == 4
    assert t.me["cards"] == ["food"]


def test_15_the_jewelry_lasts_for_three_points() -> None:
    t = one(cards=["enchanted-jewelry"])
    for left in (["enchanted-jewelry"], ["enchanted-jewelry"], []):
        lose(t, stamina=1)
        t.do("prevent enchanted-jewelry")
        assert t.me["cards"] == left
    assert t.me["stamina"] == 5


@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (("prevent obsidian-statue",), (5, 3)),
        (("take-it", "prevent obsidian-statue"), (3, 5)),
        (("take-it", "take-it"), (3, 3)),
    ],
)
def test_15_the_obsidian_statue_takes_the_whole_of_one_stat(
    answers: tuple[str, ...], left: tuple[int, int]
) -> None:
    t = one(cards=["obsidian-statue"])
    lose(t, 2, 2)
    t.do(*answers)
    assert (t.me["sanity"], t.me["stamina"]) == left


def test_10_the_warding_statue_stops_the_damage_of_a_failed_combat_check() -> None:
    t = meeting("cultist", cards=["warding-statue"])
    t.fail_checks()
    t.do("fight cultist-1", "fight", "accept")
    assert set(t.legal) == {"use warding-statue", "take-it"}
    t.do("use warding-statue")
    assert t.me["stamina"] == 5
    assert t.me["cards"] == []
    assert set(t.legal) == {"fight", "flee"}


# Cards that pass or end


def test_10_the_blue_watcher_wins_a_combat() -> None:
    t = meeting("gug", cards=["blue-watcher-of-the-pyramid"])
    t.dice(6, 1)
    t.do("fight gug-1", "fight", "use blue-watcher-of-the-pyramid")
    assert trophies(t) == ["gug-1"]
    assert t.me["stamina"] == 5 - 2 - 1
    assert t.me["cards"] == []


def test_10_the_blue_watcher_costs_two_stamina_one_must_have() -> None:
    t = meeting("cultist", cards=["blue-watcher-of-the-pyramid"], stamina=1)
    t.fail_checks()
    t.do("fight cultist-1", "fight")
    t.refused("use blue-watcher-of-the-pyramid")


def test_14_the_blue_watcher_closes_a_gate() -> None:
    t = visiting("woods", explored=True, cards=["blue-watcher-of-the-pyramid"])
    t.gate("woods", "the-dreamlands")
    t.gate("graveyard", "yuggoth")
    t.encounters(0)
    t.fail_checks()
    t.do("close lore", "use blue-watcher-of-the-pyramid")
    assert t.now["gates"] == {"graveyard": "yuggoth"}
    assert len(t.me["trophies"]["gates"]) == 1
    assert t.me["stamina"] == 3


def test_10_the_flute_defeats_everything_in_the_area() -> None:
    t = meeting("cultist", "zombie", "gug", cards=["flute-of-the-outer-gods"])
    t.do("fight cultist-1", "fight", "use flute-of-the-outer-gods")
    assert sorted(trophies(t)) == ["cultist-1", "gug-1", "zombie-1"]
    assert (t.me["sanity"], t.me["stamina"]) == (2, 2)
    assert t.me["cards"] == []
    assert monsters(t, "uptown") == []


@pytest.mark.parametrize(("sanity", "stamina"), [(2, 5), (5, 2)])
def test_10_the_flute_asks_three_of_both(sanity: int, stamina: int) -> None:
    t = meeting("cultist", cards=["flute-of-the-outer-gods", "knife"], sanity=sanity, stamina=stamina)
    t.do("fight cultist-1", "fight")
    t.refused("use flute-of-the-outer-gods")


def test_10_the_silver_key_opens_three_ways_out() -> None:
    t = meeting("zombie", "zombie", "zombie", cards=["silver-key"])
    t.fail_checks()
    for k, left in ((1, ["silver-key"]), (2, ["silver-key"]), (3, [])):
        t.do(f"evade zombie-{k}", "use silver-key")
        assert t.me["cards"] == left
    assert t.me["stamina"] == 5
    assert "southside" in moves(t)


# The Dragon's Eye


def test_7_the_dragons_eye_replaces_a_location_card() -> None:
    t = visiting("general-store", "rivertown-2", "rivertown-1", cards=["dragons-eye"])
    t.encounters(0)
    assert set(t.legal) == {"use dragons-eye", "accept"}
    t.do("use dragons-eye")
    assert (t.me["money"], t.me["sanity"]) == (1, 4)
    assert t.me["exhausted"] == ["dragons-eye"]


def test_7_the_dragons_eye_may_be_kept_shut() -> None:
    t = visiting("general-store", "rivertown-1", cards=["dragons-eye"])
    t.encounters(0)
    t.do("accept")
    assert (t.me["money"], t.me["sanity"]) == (1, 5)
    assert t.me["exhausted"] == []


def test_8_the_dragons_eye_replaces_a_gate_card() -> None:
    t = quiet(one(at="rlyeh:1", cards=["dragons-eye"]))
    t.gate("woods", "rlyeh")
    t.deck("gate", "red-5", "yellow-3")
    t.other_world(0)
    t.do("use dragons-eye")
    assert (t.me["clues"], t.me["sanity"], t.me["stamina"]) == (1, 4, 5)


# Elder Sign, Healing Stone


def test_14_the_elder_sign() -> None:
    t = visiting("woods", explored=True, cards=["elder-sign"])
    t.gate("woods", "rlyeh")
    t.doom(5)
    t.encounters(0)
    t.do("elder-sign")
    assert t.now["gates"] == {}
    assert t.now["seals"] == ["woods"]
    assert t.now["doom"] == 4
    assert (t.me["sanity"], t.me["stamina"]) == (4, 4)
    assert t.me["cards"] == []
    assert len(t.me["trophies"]["gates"]) == 1


@pytest.mark.parametrize(("sanity", "stamina", "after"), [(3, 5, (4, 5)), (5, 2, (5, 3))])
def test_5_the_healing_stone_heals_what_is_hurt(sanity: int, stamina: int, after: tuple[int, int]) -> None:
    t = one(cards=["healing-stone"], sanity=sanity, stamina=stamina)
    t.upkeep(0)
    t.do("use healing-stone")
    assert (t.me["sanity"], t.me["stamina"]) == after
    assert t.me["exhausted"] == ["healing-stone"]


def test_5_the_healing_stone_is_useless_at_both_maxima() -> None:
    t = one(cards=["healing-stone"])
    t.upkeep(0)
    t.refused("use healing-stone")
