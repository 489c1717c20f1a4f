"""§10, `monsters.json`: every kind's awareness, horror, combat, toughness, written down by hand.

Masks are in the cup with Nyarlathotep only, so all are met under him; his Cultists are endless.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.engine.arkham_horror.arrange import dice, meeting, monsters, trophies
from tests.engine.arkham_horror.table import Table


class Kind(NamedTuple):
    """What stands on the two sides of a token."""

    awareness: int
    horror: int | None
    horror_damage: int
    combat: int
    combat_damage: int
    toughness: int
    nightmarish: int = 0
    overwhelming: int = 0
    to: str = "trophy"


KINDS = {
    "byakhee": Kind(-2, -1, 1, 0, 2, 1),
    "chthonian": Kind(1, -2, 2, -3, 3, 3),
    "cultist": Kind(-3, None, 0, 1, 1, 1, to="cup"),
    "dark-young": Kind(-2, 0, 3, -1, 3, 3, nightmarish=1),
    "dhole": Kind(-1, -1, 4, -3, 4, 3, nightmarish=1, overwhelming=1),
    "dimensional-shambler": Kind(-3, -2, 1, -2, 0, 1),
    "elder-thing": Kind(-2, -3, 2, 0, 1, 2),
    "fire-vampire": Kind(0, None, 0, -2, 2, 1),
    "flying-polyp": Kind(0, -2, 4, -3, 3, 3, nightmarish=1, overwhelming=1),
    "formless-spawn": Kind(0, -1, 2, -2, 2, 2),
    "ghost": Kind(-3, -2, 2, -3, 2, 1),
    "ghoul": Kind(-3, 0, 1, -1, 1, 1),
    "god-of-the-bloody-tongue": Kind(1, -3, 3, -4, 4, 4, nightmarish=1, overwhelming=1, to="cup"),
    "gug": Kind(-2, -1, 2, -2, 4, 3, overwhelming=1),
    "haunter-of-the-dark": Kind(-3, -2, 2, -2, 2, 2, to="cup"),
    "high-priest": Kind(-2, 1, 1, -2, 2, 2),
    "hound-of-tindalos": Kind(-1, -2, 4, -1, 3, 2),
    "maniac": Kind(-1, None, 0, 1, 1, 1),
    "mi-go": Kind(-2, -1, 2, 0, 1, 1, to="box"),
    "nightgaunt": Kind(-2, -1, 1, -2, 0, 2),
    "shoggoth": Kind(-1, -1, 3, -1, 3, 3, nightmarish=1),
    "star-spawn": Kind(-1, -3, 2, -3, 3, 3),
    "the-bloated-woman": Kind(-1, -1, 2, -2, 2, 2, to="cup"),
    "the-dark-pharaoh": Kind(-1, -1, 1, -3, 3, 2, to="cup"),
    "vampire": Kind(-3, 0, 2, -3, 3, 2),
    "warlock": Kind(-2, -1, 1, -3, 1, 2, to="box"),
    "witch": Kind(-1, None, 0, -3, 2, 1),
    "zombie": Kind(1, -1, 1, -1, 2, 1),
}
AMBUSH = {"fire-vampire", "ghoul"}
"""Nothing to choose in a round: one fights."""
ODD = {"the-bloated-woman"}
"""With a check of its own before the horror check (test_monster_specials.py)."""


@pytest.mark.parametrize("kind", KINDS)
def test_10_evading_is_sneak_and_awareness(kind: str) -> None:
    t = meeting(kind, who="ashcan-pete", ancient_one="nyarlathotep", sliders=(0, 1, 1))
    t.pass_checks()
    t.do(f"evade {kind}-1")
    assert [len(roll) for roll in t.rolled] == [6 + KINDS[kind].awareness]
    assert (t.me["sanity"], t.me["stamina"]) == (4, 6)
    assert monsters(t, "uptown") == [f"{kind}-1"]
    assert "stay" in t.legal


@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if KINDS[kind].horror is not None and kind not in ODD]
)
def test_10_the_horror_check_is_will_and_horror(kind: str) -> None:
    """Jenny: Sanity 6, will 5."""
    it = KINDS[kind]
    assert it.horror is not None
    t = meeting(kind, who="jenny-barnes", ancient_one="nyarlathotep", sliders=(1, 0, 1))
    t.fail_checks()
    t.do(f"fight {kind}-1")
    assert [len(roll) for roll in t.rolled] == [5 + it.horror]
    t.do("accept")
    assert t.me["sanity"] == 6 - it.horror_damage


@pytest.mark.parametrize("kind", [kind for kind in KINDS if KINDS[kind].horror is None])
def test_10_without_a_horror_rating_there_is_no_check(kind: str) -> None:
    t = meeting(kind, who="jenny-barnes", ancient_one="nyarlathotep", cards=["knife"])
    t.do(f"fight {kind}-1")
    assert t.rolled == []
    assert t.me["sanity"] == 6


def fighting(kind: str, **put: Any) -> Table:
    """Pete (fight 5, will 4, Sanity 4, Stamina 6), past the horror check, his combat check failed so far."""
    t = meeting(
        kind,
        who="ashcan-pete",
        ancient_one="nyarlathotep",
        sliders=(1, 3, 0 if kind != "the-dark-pharaoh" else 3),
        cards=["skill-will", "skill-will"],
        **put,
    )
    it = KINDS[kind]
    if it.horror is not None:
        t.dice(*[6] * (4 + it.horror))
    if kind in ODD:
        t.dice(6, 6)  # its own check, will 4-2
    t.fail_checks()
    t.do(f"fight {kind}-1", *(() if kind in AMBUSH else ("fight",)))
    return t


@pytest.mark.parametrize("kind", KINDS)
def test_10_the_combat_check_is_fight_and_rating(kind: str) -> None:
    """The Dark Pharaoh is fought with lore 3."""
    it = KINDS[kind]
    t = fighting(kind)
    skill = 3 if kind == "the-dark-pharaoh" else 5
    before = 0 if it.horror is None else 4 + it.horror + (2 if kind in ODD else 0)
    assert len(dice(t)) == before + skill + it.combat
    assert t.legal == ["accept"]
    assert t.me["sanity"] == 4 - it.nightmarish
    if kind not in ("dimensional-shambler", "nightgaunt"):
        t.do("accept")
        assert t.me["stamina"] == 6 - it.combat_damage
        assert monsters(t, "uptown") == [f"{kind}-1"]


@pytest.mark.parametrize("kind", KINDS)
def test_10_successes_needed_are_the_toughness(kind: str) -> None:
    it = KINDS[kind]
    t = fighting(kind, clues=9)
    t.pass_checks()
    for _ in range(it.toughness - 1):
        t.do("spend-clue")
    assert "accept" in t.legal
    assert monsters(t, "uptown") == [f"{kind}-1"]
    t.do("spend-clue")
    if kind == "mi-go":
        t.do("draw top")
    assert monsters(t, "uptown") == []
    assert trophies(t) == ([f"{kind}-1"] if it.to == "trophy" else [])
    assert t.me["stamina"] == 6 - it.overwhelming
