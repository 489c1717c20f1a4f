"""§17, `ancient-ones.json`: doom, worshippers, powers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.arrange import (
    dice,
    lose,
    meeting,
    monsters,
    one,
    quiet,
    trophies,
    two,
    visiting,
)
from tests.engine.arkham_horror.table import Table

DOOM = {
    "azathoth": 14,
    "cthulhu": 13,
    "hastur": 13,
    "ithaqua": 11,
    "nyarlathotep": 11,
    "shub-niggurath": 12,
    "yig": 10,
    "yog-sothoth": 12,
}
READY: dict[str, Any] = {"clues": 1, "monster_trophies": ["ghoul"], "gate_trophies": ["rlyeh"]}
"""What saves one from being devoured at every awakening."""


@pytest.mark.parametrize("ancient_one", DOOM)
def test_17_a_full_doom_track_awakens(ancient_one: str) -> None:
    t = one(ancient_one=ancient_one, **READY)
    t.doom(DOOM[ancient_one] - 2)
    t.effect(0, [{"doom": 1}])
    assert t.phase == "upkeep"
    t.effect(0, [{"doom": 1}])
    assert t.now["doom"] == DOOM[ancient_one]
    if ancient_one == "azathoth":
        assert (t.now["over"], t.now["result"], t.now["to_act"], t.legal) == (True, "lost", None, [])
    else:
        assert t.phase == "final-battle"
        assert not t.now["over"]


# Worshippers


def fight(kind: str, ancient_one: str, **put: Any) -> Table:
    """Pete (fight 5, will 4, lore 1), past the horror check; every combat die so far is 1."""
    return meeting(
        kind,
        who="ashcan-pete",
        ancient_one=ancient_one,
        sliders=(1, 3, 1),
        **{"cards": ["skill-will", "skill-will"], **put},
    )


@pytest.mark.parametrize(
    ("ancient_one", "pool", "damage"),
    [
        ("azathoth", 6, 1),
        ("cthulhu", 6, 1),
        ("hastur", 3, 1),
        ("ithaqua", 6, 1),
        ("nyarlathotep", 6, 1),
        ("shub-niggurath", 6, 1),
        ("yig", 5, 4),
        ("yog-sothoth", 4, 1),
    ],
)
def test_17_what_a_cultist_is_worth_to_each(ancient_one: str, pool: int, damage: int) -> None:
    t = fight("cultist", ancient_one)
    t.fail_checks()
    t.do("fight cultist-1")
    if ancient_one == "cthulhu":
        t.do("accept")
    dice(t)
    t.do("fight")
    assert len(dice(t)) == pool
    before = t.me["stamina"]
    t.do("accept")
    assert t.me["stamina"] == before - damage


@pytest.mark.parametrize(
    ("ancient_one", "kind", "toughness"),
    [
        ("azathoth", "cultist", 1),
        ("azathoth", "maniac", 2),
        ("hastur", "maniac", 1),
        ("ithaqua", "cultist", 3),
        ("ithaqua", "maniac", 1),
        ("shub-niggurath", "cultist", 2),
        ("shub-niggurath", "maniac", 2),
        ("shub-niggurath", "witch", 2),
    ],
)
def test_17_how_tough_they_make_them(ancient_one: str, kind: str, toughness: int) -> None:
    t = fight(kind, ancient_one, clues=9)
    t.fail_checks()
    t.do(f"fight {kind}-1", "fight")
    t.pass_checks()
    for _ in range(toughness - 1):
        t.do("spend-clue")
        assert trophies(t) == []
    t.do("spend-clue")
    assert trophies(t) == [f"{kind}-1"]


@pytest.mark.parametrize(("ancient_one", "endless"), [("nyarlathotep", True), ("cthulhu", False)])
def test_17_nyarlathoteps_cultists_are_endless(ancient_one: str, endless: bool) -> None:
    t = fight("cultist", ancient_one)
    t.pass_checks()
    t.do("fight cultist-1", "fight")
    assert trophies(t) == ([] if endless else ["cultist-1"])


@pytest.mark.parametrize(("ancient_one", "endless"), [("shub-niggurath", True), ("hastur", False)])
def test_17_shub_nigguraths_dark_young_are_endless(ancient_one: str, endless: bool) -> None:
    t = fight("dark-young", ancient_one, cards=["skill-will", "sword-of-glory"])
    t.pass_checks()
    t.do("fight dark-young-1", "fight", "weapons sword-of-glory")
    assert trophies(t) == ([] if endless else ["dark-young-1"])


def test_17_cthulhus_cultists_are_horrible() -> None:
    t = meeting("cultist", ancient_one="cthulhu")
    t.fail_checks()
    t.do("fight cultist-1")
    assert len(dice(t)) == 3 - 2
    t.do("accept")
    assert t.me["sanity"] == 4 - 2


def test_17_yog_sothoths_cultists_are_immune_to_magic() -> None:
    t = meeting("cultist", ancient_one="yog-sothoth", cards=["enchanted-blade"])
    t.pass_checks()
    t.do("fight cultist-1", "fight", "weapons enchanted-blade")
    assert len(dice(t)) == 2 - 1


def test_17_hasturs_cultists_fly() -> None:
    t = one(ancient_one="hastur", at="library")
    t.seal("graveyard")
    t.monster("cultist", "northside")
    t.mythos("family-found-butchered")
    assert monsters(t, "sky") == ["cultist-1"]


def test_17_other_cultists_walk() -> None:
    t = one(ancient_one="yig", at="library")
    t.seal("graveyard")
    t.monster("cultist", "northside")
    t.mythos("family-found-butchered")
    assert monsters(t, "downtown") == ["cultist-1"]


# Powers


@pytest.mark.parametrize(("ancient_one", "most"), [("cthulhu", (4, 4)), ("hastur", (5, 5))])
def test_17_cthulhu_lowers_the_maxima(ancient_one: str, most: tuple[int, int]) -> None:
    t = one(ancient_one=ancient_one)
    assert (t.me["max_sanity"], t.me["max_stamina"]) == most
    assert (t.me["sanity"], t.me["stamina"]) == most


def test_17_cthulhus_maxima_come_back_when_he_wakes() -> None:
    t = one(ancient_one="cthulhu")
    t.final_battle()
    assert (t.me["max_sanity"], t.me["max_stamina"]) == (5, 5)


@pytest.mark.parametrize(
    ("ancient_one", "environment", "clues", "left"),
    [
        ("hastur", None, 7, None),
        ("hastur", None, 8, 0),
        ("hastur", "nodens-favor", 6, 0),
        ("hastur", "nodens-favor", 5, None),
        ("cthulhu", None, 4, None),
        ("cthulhu", None, 5, 0),
        ("cthulhu", "nodens-favor", 3, 0),
    ],
)
def test_17_what_a_seal_costs(
    ancient_one: str, environment: str | None, clues: int, left: int | None
) -> None:
    t = two(other="jenny-barnes", ancient_one=ancient_one, at="woods", explored=True, clues=clues)
    t.put(1, at="st-marys-hospital", stamina=1)
    t.gate("woods", "the-dreamlands")
    t.gate("graveyard", "rlyeh")
    if environment:
        t.environment(environment)
    t.encounters(0)
    t.pass_checks()
    t.do("close lore")
    if left is None:
        t.refused("seal")
        assert t.now["to_act"] == 1
    else:
        t.do("seal")
        assert t.me["clues"] == left
        assert t.now["seals"] == ["woods"]


@pytest.mark.parametrize(("at", "stamina"), [("uptown", 4), ("woods", 5), ("rlyeh:1", 5), ("jail-cell", 5)])
def test_17_ithaquas_cold_is_felt_in_the_streets(at: str, stamina: int) -> None:
    t = quiet(one(ancient_one="ithaqua", at=at))
    if at == "rlyeh:1":
        t.gate("woods", "rlyeh")
    t.mythos("big-storm-sweeps-arkham")
    assert t.me["stamina"] == stamina


def test_17_ithaquas_cold_may_knock_out() -> None:
    t = quiet(one(ancient_one="ithaqua", at="uptown", stamina=1))
    t.mythos("big-storm-sweeps-arkham")
    assert (t.me["at"], t.me["stamina"]) == ("st-marys-hospital", 1)


@pytest.mark.parametrize(
    ("ancient_one", "card", "environment"),
    [
        ("ithaqua", "icy-conditions", "solar-eclipse"),
        ("ithaqua", "the-festival", "the-festival"),
        ("hastur", "icy-conditions", "icy-conditions"),
    ],
)
def test_17_ithaqua_is_the_weather(ancient_one: str, card: str, environment: str) -> None:
    t = one(ancient_one=ancient_one, at="library")
    t.seal("historical-society")
    t.seal("woods")
    t.environment("solar-eclipse")
    t.mythos(card)
    assert t.now["environment"] == environment


@pytest.mark.parametrize(("ancient_one", "comes"), [("nyarlathotep", "the-black-man"), ("hastur", "ghoul")])
def test_17_nyarlathoteps_masks_are_in_the_cup(ancient_one: str, comes: str) -> None:
    t = one(ancient_one=ancient_one, at="graveyard")
    t.cup("the-black-man", "ghoul")
    t.effect(0, [{"monster": "appears"}])
    assert f"fight {comes}-1" in t.legal


@pytest.mark.parametrize(("kind", "doom"), [("cultist", 1), ("maniac", 0)])
def test_17_yig_avenges_cultists(kind: str, doom: int) -> None:
    t = meeting(kind, ancient_one="yig")
    t.pass_checks()
    t.do(f"fight {kind}-1", "fight")
    assert trophies(t) == [f"{kind}-1"]
    assert t.now["doom"] == doom


def test_17_yig_counts_the_lost() -> None:
    t = two(ancient_one="yig", at="uptown")
    t.effect(0, [{"lost": True}])
    assert t.me["at"] == "lost"
    assert t.now["doom"] == 1


def test_17_yog_sothoth_devours_the_lost() -> None:
    t = two(ancient_one="yog-sothoth", at="uptown")
    t.effect(0, [{"lost": True}])
    assert t.me["id"] is None


@pytest.mark.parametrize(
    ("ancient_one", "faces", "closed"),
    [
        ("yog-sothoth", (6, 1, 1), False),
        ("yog-sothoth", (6, 5, 1), True),
        ("hastur", (6, 1, 1), True),
    ],
)
def test_17_yog_sothoths_gates_close_hard(ancient_one: str, faces: tuple[int, ...], closed: bool) -> None:
    t = two(other="jenny-barnes", ancient_one=ancient_one, at="woods", explored=True)
    t.put(1, at="st-marys-hospital", stamina=1)
    t.gate("woods", "the-dreamlands")  # +1
    t.gate("graveyard", "rlyeh")
    t.encounters(0)
    t.dice(*faces)
    t.do("close fight")
    if not closed:
        t.do("accept")
    assert ("woods" in t.now["gates"]) is not closed


def test_17_azathoth_has_no_power_but_his_sleep() -> None:
    t = visiting("woods", "uptown-5", explored=True, clues=5)
    t.gate("woods", "the-dreamlands")
    t.gate("graveyard", "rlyeh")
    t.encounters(0)
    t.dice(6, 1, 1)
    t.do("close fight", "seal")
    assert t.now["seals"] == ["woods"]
    assert t.me["clues"] == 0


# Awakening


@pytest.mark.parametrize(
    ("ancient_one", "put", "lives"),
    [
        ("nyarlathotep", {"clues": 1}, True),
        ("nyarlathotep", {"monster_trophies": ["ghoul"], "gate_trophies": ["rlyeh"]}, False),
        ("shub-niggurath", {"monster_trophies": ["ghoul"]}, True),
        ("shub-niggurath", {"clues": 4, "gate_trophies": ["rlyeh"]}, False),
        ("yog-sothoth", {"gate_trophies": ["rlyeh"]}, True),
        ("yog-sothoth", {"clues": 4, "monster_trophies": ["ghoul"]}, False),
        ("yig", {}, True),
        ("yig", {"cursed": True}, False),
        ("cthulhu", {}, True),
        ("hastur", {}, True),
    ],
)
def test_17_who_is_devoured_at_the_awakening(ancient_one: str, put: dict[str, Any], lives: bool) -> None:
    t = two(ancient_one=ancient_one, **put)
    t.put(1, **READY)
    t.final_battle()
    assert (t.me["id"] == "amanda-sharpe") is lives
    assert t.who(1)["id"] == "vincent-lee"


def test_17_yig_curses_the_others() -> None:
    t = two(ancient_one="yig")
    t.put(1, blessed=True)
    t.final_battle()
    assert t.me["cards"] == ["curse"]
    assert t.who(1)["cards"] == []  # a curse on the blessed only ends the blessing


def test_17_ithaqua_blows_items_away() -> None:
    t = one(ancient_one="ithaqua", cards=["knife", "axe", "wither", "stealth", "duke"])
    t.dice(5, 1, 6)
    t.final_battle()
    assert sorted(t.me["cards"]) == ["duke", "knife", "stealth", "wither"]


def test_17_all_devoured_at_the_awakening_is_lost() -> None:
    t = one(ancient_one="nyarlathotep")
    t.final_battle()
    assert (t.now["over"], t.now["result"], t.now["score"]) == (True, "lost", 0)


def test_17_knocked_out_by_a_cultists_bite() -> None:
    t = meeting("cultist", ancient_one="yig", stamina=4)
    t.fail_checks()
    t.do("fight cultist-1", "fight", "accept")
    assert t.me["at"] == "st-marys-hospital"


def test_17_a_loss_under_cthulhu_is_as_everywhere() -> None:
    t = one(ancient_one="cthulhu")
    lose(t, 1, 2)
    assert (t.me["sanity"], t.me["stamina"]) == (3, 2)
