"""§20, R80: the Terrible Experiment, whose monsters lie on the card."""

from __future__ import annotations

from typing import Any

from tests.engine.arkham_horror.crowds import CUP
from tests.engine.arkham_horror.figures import calm, count, monsters
from tests.engine.arkham_horror.mythos_rows import QUIET, resolve
from tests.engine.arkham_horror.table import Table, table

RUMOR = "the-terrible-experiment"
ASIDE = "southside"
FIVE = ("cultist", "cultist", "cultist", "cultist", "cultist")


def three_players(at: str = ASIDE, **start: Any) -> Table:
    """The rumor with five Cultists; limit 6, twice the limit 12."""
    t = table("amanda-sharpe", "carolyn-fern", "vincent-lee")
    t.put(0, at=at, **start)
    t.put(1, at=ASIDE)
    t.put(2, at=ASIDE)
    t.cup(*FIVE)
    resolve(t, RUMOR)
    return t


def test_20_five_monsters_lie_on_the_card_and_on_no_area() -> None:
    t = three_players()
    assert t.now["rumor_monsters"] == ["cultist-1", "cultist-2", "cultist-3", "cultist-4", "cultist-5"]
    assert (monsters(t), t.now["outskirts"]) == ({}, 0)


def test_20_one_more_each_turn() -> None:
    t = three_players()
    t.cup("ghoul", "zombie")
    resolve(t, QUIET)
    assert len(t.now["rumor_monsters"]) == 6
    resolve(t, QUIET)
    assert t.now["rumor_monsters"][-2:] == ["ghoul-1", "zombie-1"]


def test_20_the_eighth_monster_is_the_failure() -> None:
    t = three_players()
    t.cup("ghoul", "zombie", "maniac")
    resolve(t, QUIET, QUIET)
    assert (t.now["rumor"], t.now["terror"]) == (RUMOR, 0)
    resolve(t, QUIET)
    assert (t.now["rumor"], t.now["terror"], t.now["doom"]) == (None, 10, 0)
    assert count(t, "miskatonic-university") == 8
    assert {"general-store", "curiositie-shoppe", "ye-olde-magick-shoppe"} <= set(t.now["closed"])


def test_80_no_headline_touches_them() -> None:
    t = three_players()
    resolve(t, "campus-security-increased")
    assert len(t.now["rumor_monsters"]) == 6


def fighter(sliders: tuple[int, int, int] = (1, 3, 1), **start: Any) -> Table:
    """Amanda in the activity area, with all five Cultists to fight; a calm Mythos Phase follows."""
    t = three_players("miskatonic-university", sliders=sliders, **start)
    t.first(0)
    calm(t)
    t.cup("ghost")
    t.encounters(0)
    return t


def test_61_nobody_has_to_fight_them() -> None:
    t = fighter()
    assert set(t.legal) == {"rumor", "wait"}
    t.do("wait")
    assert len(t.now["rumor_monsters"]) == 6


def test_80_after_each_victory_again_or_done() -> None:
    t = fighter()
    t.pass_checks()
    t.do("rumor")
    assert set(t.legal) == {*(f"fight cultist-{k}" for k in (1, 2, 3, 4, 5)), "done"}
    t.do("fight cultist-3", "fight")
    assert set(t.legal) == {*(f"fight cultist-{k}" for k in (1, 2, 4, 5)), "done"}
    t.do("done")
    assert t.me["trophies"]["monsters"] == ["cultist-3"]
    assert t.now["rumor_monsters"] == ["cultist-1", "cultist-2", "cultist-4", "cultist-5", "ghost-1"]


def test_20_the_last_one_beaten_gives_everybody_a_skill() -> None:
    t = fighter()
    t.deck("skill", "bravery", "stealth", "marksman", "skill-luck")
    t.pass_checks()
    t.do("rumor")
    for k in (1, 2, 3, 4):
        t.do(f"fight cultist-{k}", "fight")
    if "fight cultist-5" in t.legal:
        t.do("fight cultist-5")
    t.do("fight")
    t.do("keep bravery")  # Amanda draws one more and puts Stealth under
    assert [t.who(seat)["cards"] for seat in (0, 1, 2)] == [["bravery"], ["marksman"], ["skill-luck"]]
    assert t.now["rumor"] is None


def test_80_who_flees_leaves_it_on_the_card_and_is_done() -> None:
    t = fighter(sliders=(0, 1, 1))
    t.pass_checks()
    t.do("rumor", "fight cultist-1", "flee")
    assert t.me["trophies"]["monsters"] == []
    assert "cultist-1" in t.now["rumor_monsters"]
    assert t.phase != "arkham-encounters"


def test_20_there_is_no_evading() -> None:
    t = fighter()
    t.do("rumor")
    t.refused("evade cultist-1")


def test_20_who_is_knocked_out_goes_to_the_hospital_and_it_stays() -> None:
    t = fighter(stamina=1)
    t.fail_checks()
    t.do("rumor", "fight cultist-1", "fight", "accept")
    assert (t.me["at"], t.me["stamina"]) == ("st-marys-hospital", 1)
    assert "cultist-1" in t.now["rumor_monsters"]


def test_72_an_empty_cup_awakens() -> None:
    t = three_players()
    kinds = CUP | {"cultist": 1}
    t.put(1, monster_trophies=[kind for kind, n in kinds.items() for _ in range(n)])
    resolve(t, QUIET)
    assert (t.now["over"], t.now["result"]) == (True, "lost")
