"""§10: every weapon, against the four kinds of hide; hands; one-use weapons."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.arrange import dice, meeting, monsters, trophies

PHYSICAL = {
    "18-derringer": 2,
    "38-revolver": 3,
    "45-automatic": 4,
    "axe": 3,  # the other hand is free
    "bullwhip": 1,
    "cavalry-saber": 2,
    "dynamite": 8,
    "knife": 1,
    "rifle": 5,
    "shotgun": 4,
    "tommy-gun": 6,
    "deputys-revolver": 3,
}
MAGICAL = {
    "cross": 0,
    "enchanted-blade": 4,
    "enchanted-knife": 3,
    "holy-water": 6,
    "lamp-of-alhazred": 5,
    "powder-of-ibn-ghazi": 9,
    "sword-of-glory": 6,
}


def pool(kind: str, *weapons: str, cards: tuple[str, ...] = ()) -> int:
    """The dice of Amanda's combat check, fight 4 and will 1, Sanity 5."""
    t = meeting(kind, cards=[*weapons, *cards], sliders=(1, 3, 1))
    t.pass_checks()
    t.do(f"fight {kind}-1", *(() if kind == "fire-vampire" else ("fight",)))
    dice(t)
    t.do(f"weapons {' '.join(weapons)}")
    return len(dice(t))


@pytest.mark.parametrize("card", PHYSICAL | MAGICAL)
def test_10_every_weapons_bonus(card: str) -> None:
    """Against a Cultist (+1)."""
    assert pool("cultist", card) == 4 + 1 + (PHYSICAL | MAGICAL)[card]


@pytest.mark.parametrize("card", PHYSICAL)
def test_10_physical_immunity_makes_physical_weapons_nothing(card: str) -> None:
    """Against a Fire Vampire (-2)."""
    assert pool("fire-vampire", card) == 4 - 2


@pytest.mark.parametrize("card", MAGICAL)
def test_10_physical_immunity_leaves_magical_weapons(card: str) -> None:
    assert pool("fire-vampire", card) == 4 - 2 + MAGICAL[card]


HALVED = {
    "18-derringer": 1,
    "38-revolver": 2,
    "45-automatic": 2,
    "axe": 2,
    "bullwhip": 1,
    "cavalry-saber": 1,
    "dynamite": 4,
    "knife": 1,
    "rifle": 3,
    "shotgun": 2,
    "tommy-gun": 3,
    "deputys-revolver": 2,
}


@pytest.mark.parametrize("card", HALVED)
def test_10_physical_resistance_halves_rounded_up(card: str) -> None:
    """Against a Shoggoth (-1) with two more in will, so that its horror check is passed."""
    assert pool("shoggoth", card, cards=("john-legrasse",)) == 4 - 1 + HALVED[card]


HALVED_MAGIC = {
    "cross": 0,
    "enchanted-blade": 2,
    "enchanted-knife": 2,
    "holy-water": 3,
    "lamp-of-alhazred": 3,
    "powder-of-ibn-ghazi": 5,
    "sword-of-glory": 3,
}


@pytest.mark.parametrize("card", HALVED_MAGIC)
def test_10_magical_resistance_halves_rounded_up(card: str) -> None:
    """Against a Witch (-3)."""
    assert pool("witch", card) == 4 - 3 + HALVED_MAGIC[card]


@pytest.mark.parametrize("card", MAGICAL)
def test_10_magical_immunity_makes_magical_weapons_nothing(card: str) -> None:
    """Against a High Priest (-2)."""
    assert pool("high-priest", card) == 4 - 2


def test_10_magical_immunity_leaves_physical_weapons() -> None:
    assert pool("high-priest", "tommy-gun") == 4 - 2 + 6


@pytest.mark.parametrize(
    ("kind", "weapons", "dice_"),
    [
        ("shoggoth", ("knife", "knife"), 4 - 1 + 1 + 1),
        ("shoggoth", ("38-revolver", "cavalry-saber"), 4 - 1 + 2 + 1),
        ("shoggoth", ("knife", "enchanted-knife"), 4 - 1 + 1 + 3),
        ("witch", ("knife", "enchanted-knife"), 4 - 3 + 1 + 2),
    ],
)
def test_10_resistance_rounds_up_for_each_single_weapon(
    kind: str, weapons: tuple[str, ...], dice_: int
) -> None:
    assert pool(kind, *weapons, cards=("john-legrasse",)) == dice_


def test_10_the_axe_beside_another_weapon_gives_2() -> None:
    assert pool("cultist", "axe", "knife") == 4 + 1 + 2 + 1


def test_10_two_axes_give_2_each() -> None:
    assert pool("cultist", "axe", "axe") == 4 + 1 + 2 + 2


@pytest.mark.parametrize(
    ("kind", "dice_"), [("zombie", 4 - 1 + 3), ("ghost", 4 - 3 + 3), ("vampire", 4 - 3 + 3)]
)
def test_10_the_cross_gives_3_against_the_undead(kind: str, dice_: int) -> None:
    assert pool(kind, "cross", cards=("john-legrasse",)) == dice_


def test_10_the_cross_helps_against_horror_without_being_drawn() -> None:
    t = meeting("zombie", cards=["cross"])
    t.pass_checks()
    t.do("fight zombie-1")
    assert len(dice(t)) == 3 - 1 + 1


def test_10_pickman_ignores_physical_resistance() -> None:
    cards = ("john-legrasse", "richard-upton-pickman")
    assert pool("shoggoth", "tommy-gun", cards=cards) == 4 - 1 + 6


def test_10_pickman_does_not_ignore_immunity() -> None:
    assert pool("fire-vampire", "tommy-gun", cards=("richard-upton-pickman",)) == 4 - 2


def test_10_armitage_ignores_magical_resistance() -> None:
    assert pool("witch", "enchanted-blade", cards=("professor-armitage",)) == 4 - 3 + 4


def test_10_armitage_does_not_ignore_immunity() -> None:
    assert pool("high-priest", "enchanted-blade", cards=("professor-armitage",)) == 4 - 2


@pytest.mark.parametrize("card", ["dynamite", "holy-water", "powder-of-ibn-ghazi"])
@pytest.mark.parametrize("won", [True, False])
def test_10_a_one_use_weapon_is_gone_after_the_check(card: str, won: bool) -> None:
    t = meeting("cultist", cards=[card])
    t.do("fight cultist-1", "fight")
    t.pass_checks() if won else t.fail_checks()
    t.do(f"weapons {card}")
    if not won:
        t.do("accept")
    assert t.me["cards"] == []
    assert bool(trophies(t)) is won


def test_10_a_one_use_weapon_not_chosen_stays() -> None:
    t = meeting("cultist", cards=["dynamite"])
    t.pass_checks()
    t.do("fight cultist-1", "fight", "weapons none")
    assert t.me["cards"] == ["dynamite"]


@pytest.mark.parametrize(("won", "stamina"), [(True, 5), (False, 4)])
def test_10_the_powder_costs_a_sanity_whatever_the_result(won: bool, stamina: int) -> None:
    t = meeting("cultist", cards=["powder-of-ibn-ghazi"])
    t.do("fight cultist-1", "fight")
    t.pass_checks() if won else t.fail_checks()
    t.do("weapons powder-of-ibn-ghazi")
    if not won:
        t.do("accept")
    assert (t.me["sanity"], t.me["stamina"]) == (4, stamina)


def test_10_an_exhausted_weapon_cannot_be_chosen() -> None:
    t = meeting("cultist", cards=["bullwhip", "knife"], exhausted=["bullwhip"])
    t.do("fight cultist-1", "fight")
    t.refused("weapons bullwhip")
    t.refused("weapons bullwhip knife")


def test_10_a_weapon_is_not_exhausted_by_use() -> None:
    t = meeting("cultist", cards=["knife"])
    t.fail_checks()
    t.do("fight cultist-1", "fight", "weapons knife", "accept", "fight")
    assert "weapons knife" in t.legal
    assert t.me["exhausted"] == []


def test_10_monsters_keep_their_place_while_one_fights() -> None:
    t = meeting("cultist", "cultist", cards=["knife"])
    t.pass_checks()
    t.do("fight cultist-2", "fight", "weapons knife")
    assert trophies(t) == ["cultist-2"]
    assert monsters(t, "uptown") == ["cultist-1"]


TWO_HANDED = {
    "dynamite",
    "holy-water",
    "lamp-of-alhazred",
    "powder-of-ibn-ghazi",
    "rifle",
    "shotgun",
    "sword-of-glory",
    "tommy-gun",
}


@pytest.mark.parametrize("card", PHYSICAL | MAGICAL)
def test_10_how_many_hands_a_weapon_takes(card: str) -> None:
    t = meeting("cultist", cards=[card, "cavalry-saber"])
    t.do("fight cultist-1", "fight")
    assert f"weapons {card}" in t.legal
    assert (f"weapons {card} cavalry-saber" in t.legal) is (card not in TWO_HANDED)


@pytest.mark.parametrize(
    ("spell", "hands"),
    [("wither", 1), ("shrivelling", 1), ("dread-curse-of-azathoth", 2), ("bind-monster", 2)],
)
def test_10_how_many_hands_a_spell_takes(spell: str, hands: int) -> None:
    """A failed spell against a Gug, with one-handed and two-handed weapons at one's belt."""
    t = meeting("gug", cards=[spell, "knife", "rifle"])
    t.dice(6, 6)
    t.fail_checks()
    t.do("fight gug-1", "fight", f"cast {spell}", "accept")
    t.refused("weapons rifle")
    if hands == 1:
        assert "weapons knife" in t.legal
    else:
        t.refused("weapons knife")
