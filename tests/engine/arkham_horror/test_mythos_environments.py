"""§20: the environments that change checks, monsters, movement and gains."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.figures import calm, monsters
from tests.engine.arkham_horror.mythos_rows import resolve
from tests.engine.arkham_horror.table import Table, table

SLIDERS = {
    "speed": (3, 1, 1),
    "sneak": (0, 1, 1),
    "fight": (1, 3, 1),
    "will": (1, 0, 1),
    "lore": (1, 1, 3),
    "luck": (1, 1, 0),
}
"""Amanda's sliders with 4 points in that skill."""


def alone(environment: str, at: str = "newspaper", who: str = "amanda-sharpe", **start: Any) -> Table:
    t = table(who)
    t.environment(environment)
    t.put(0, at=at, **start)
    return t


# checks, in Arkham only

MODIFIERS = [
    ("an-evil-fog", "will", -1),
    ("an-evil-fog", "sneak", 1),
    ("blackest-night", "luck", -1),
    ("blackest-night", "sneak", 1),
    ("heat-wave", "fight", -1),
    ("heat-wave", "lore", 1),
    ("raining-cats-and-dogs", "speed", -1),
    ("raining-cats-and-dogs", "sneak", 1),
    ("sunny-and-clear", "sneak", -1),
    ("sunny-and-clear", "will", 1),
    ("icy-conditions", "speed", 0),
]


def dice_of(t: Table, skill: str) -> int:
    t.pass_checks()
    t.upkeep(0)
    t.effect(0, [{"check": skill, "mod": 0, "success": 1, "pass": [], "fail": []}])
    (dice,) = t.rolled
    return len(dice)


@pytest.mark.parametrize(("environment", "skill", "change"), MODIFIERS)
def test_20_checks_in_arkham(environment: str, skill: str, change: int) -> None:
    assert dice_of(alone(environment, "downtown", sliders=SLIDERS[skill]), skill) == 4 + change


@pytest.mark.parametrize(("environment", "skill", "change"), MODIFIERS)
def test_20_not_in_an_other_world(environment: str, skill: str, change: int) -> None:
    assert dice_of(alone(environment, "yuggoth:1", sliders=SLIDERS[skill]), skill) == 4


def test_9_fog_changes_evading_and_the_horror_check() -> None:
    t = alone("an-evil-fog", "downtown", sliders=(1, 1, 1))
    t.monster("ghoul", "downtown")
    t.dice(1)
    t.pass_checks()
    t.movement(0)
    t.do("evade ghoul-1")
    assert t.rolled == [[1]]  # Sneak 3, awareness -3, fog +1
    t.do("accept")
    assert len(t.rolled[0]) == 2  # Will 3, horror 0, fog -1


# how tough monsters are: two Enchanted Blades give +8, Will is 4 and Fight 1, everything before the combat
# check is passed

BLADES = ("enchanted-blade", "enchanted-blade")
GUN = ("tommy-gun",)
TOUGH = [
    # source, kind, weapons, dice of the horror check, of the combat check, successes needed
    ("rlyeh-rising", "star-spawn", BLADES, 1, 6, 4),
    ("rlyeh-rising", "maniac", BLADES, 0, 10, 3),  # Azathoth's worshippers have one more
    ("alien-technology", "mi-go", BLADES, 3, 9, 3),
    ("heat-wave", "fire-vampire", BLADES, 0, 6, 2),  # Fight -1 as well
    ("the-chill-of-the-grave", "ghost", BLADES, 2, 6, 2),
    ("the-chill-of-the-grave", "vampire", BLADES, 4, 6, 3),
    ("the-chill-of-the-grave", "zombie", BLADES, 3, 8, 2),
    ("the-chill-of-the-grave", "ghoul", BLADES, 4, 8, 1),
    ("the-festival", "cultist", BLADES, 0, 10, 2),
    ("the-festival", "byakhee", BLADES, 3, 9, 2),
    ("things-of-darkness", "ghoul", BLADES, 4, 8, 2),
    ("things-of-darkness", "formless-spawn", BLADES, 3, 7, 3),
    ("things-of-darkness", "shoggoth", BLADES, 3, 8, 4),
    ("things-of-darkness", "flying-polyp", BLADES, 2, 6, 4),
    ("the-great-ritual", "cultist", GUN, 0, 8, 3),
    ("the-great-ritual", "witch", GUN, 0, 4, 3),
    ("the-great-ritual", "warlock", GUN, 3, 4, 4),
    ("the-great-ritual", "high-priest", GUN, 5, 5, 4),
]


def fight(source: str, kind: str, weapons: tuple[str, ...], dice: list[int]) -> Table:
    """Fight one such monster in Downtown with these weapons and dice."""
    t = table("amanda-sharpe")
    if source == "the-great-ritual":
        t.rumor(source)
    else:
        t.environment(source)
    t.put(0, at="downtown", cards=list(weapons), sliders=(1, 0, 1))
    token = t.monster(kind, "downtown")
    t.dice(*dice)
    t.movement(0)
    t.do(f"fight {token}")
    if "fight" in t.legal:  # one who cannot flee is not asked
        t.do("fight")
    t.do("weapons " + " ".join(weapons))
    return t


@pytest.mark.parametrize("row", TOUGH, ids=lambda row: f"{row[0]}/{row[1]}")
def test_20_one_success_less_is_not_enough(row: tuple[str, str, tuple[str, ...], int, int, int]) -> None:
    source, kind, weapons, horror, combat, needed = row
    t = fight(source, kind, weapons, [6] * (horror + needed - 1) + [1] * (combat - needed + 1))
    assert [len(dice) for dice in t.rolled if dice] == [n for n in (horror, combat) if n]
    assert t.legal == ["accept"]
    assert monsters(t) == {f"{kind}-1": "downtown"}


@pytest.mark.parametrize("row", TOUGH, ids=lambda row: f"{row[0]}/{row[1]}")
def test_20_the_successes_needed_defeat_it(row: tuple[str, str, tuple[str, ...], int, int, int]) -> None:
    source, kind, weapons, horror, combat, needed = row
    t = fight(source, kind, weapons, [6] * (horror + needed) + [1] * (combat - needed))
    assert monsters(t) == {}


def test_20_alien_technology_gives_one_more_unique_item() -> None:
    t = table("amanda-sharpe")
    t.environment("alien-technology")
    t.put(0, at="downtown", cards=list(BLADES), sliders=(1, 0, 1))
    t.deck("unique", "gate-box", "pallid-mask", "silver-key")
    t.monster("mi-go", "downtown")
    t.pass_checks()
    t.movement(0)
    t.do("fight mi-go-1", "fight", "weapons enchanted-blade enchanted-blade")
    assert sorted(t.me["cards"]) == ["enchanted-blade", "enchanted-blade", "gate-box", "pallid-mask"]


def test_10_the_haunter_under_blackest_night() -> None:
    t = table("amanda-sharpe", ancient_one="nyarlathotep")
    t.environment("blackest-night")
    t.put(0, at="downtown", cards=list(BLADES), sliders=(1, 0, 1))
    t.monster("haunter-of-the-dark", "downtown")
    t.pass_checks()
    t.movement(0)
    t.do("fight haunter-of-the-dark-1", "fight", "weapons enchanted-blade enchanted-blade")
    assert [len(dice) for dice in t.rolled] == [2, 4]


# kinds that are banished


def test_20_rain_sends_fire_vampires_back() -> None:
    t = table("amanda-sharpe")
    t.put(0, at="yuggoth:1")
    t.monster("fire-vampire", "sky")
    t.monster("ghost", "uptown")
    resolve(t, "raining-cats-and-dogs")
    assert monsters(t) == {"ghost-1": "uptown"}


def test_72_in_the_rain_a_fire_vampire_drawn_is_drawn_anew() -> None:
    t = alone("raining-cats-and-dogs", "yuggoth:1")
    t.cup("fire-vampire", "warlock")
    t.mythos("nodens-favor")
    assert monsters(t) == {"warlock-1": "the-witch-house"}


def test_20_sun_sends_the_haunter_back() -> None:
    t = table("amanda-sharpe", ancient_one="nyarlathotep")
    t.put(0, at="yuggoth:1")
    t.monster("haunter-of-the-dark", "sky")
    resolve(t, "sunny-and-clear")
    assert monsters(t) == {}


def test_72_in_the_sun_a_haunter_drawn_is_drawn_anew() -> None:
    t = table("amanda-sharpe", ancient_one="nyarlathotep")
    t.environment("sunny-and-clear")
    t.put(0, at="yuggoth:1")
    t.cup("haunter-of-the-dark", "warlock")
    t.mythos("nodens-favor")
    assert monsters(t) == {"warlock-1": "the-witch-house"}


# movement points and movers


@pytest.mark.parametrize("environment", ["icy-conditions", "raining-cats-and-dogs"])
def test_20_one_movement_point_less(environment: str) -> None:
    t = alone(environment, "downtown", sliders=(1, 1, 1))
    t.movement(0)
    t.do("move easttown")
    assert not any(text.startswith("move ") for text in t.legal)


def test_6_movement_points_do_not_go_below_zero() -> None:
    t = alone("icy-conditions", "downtown", "vincent-lee", sliders=(0, 1, 1), cards=["map-of-arkham"])
    t.movement(0)
    assert not any(text.startswith("move ") for text in t.legal)
    t.do("use map-of-arkham")
    assert "move easttown" in t.legal


def test_20_on_ice_fast_monsters_go_one_arrow() -> None:
    t = alone("icy-conditions", "yuggoth:1")
    t.monster("shoggoth", "northside")
    resolve(t, "blackest-night")
    assert monsters(t) == {"shoggoth-1": "downtown"}


def test_20_in_the_fog_flyers_stay() -> None:
    t = alone("an-evil-fog", "uptown")
    t.monster("byakhee", "sky")
    t.monster("mi-go", "northside")
    resolve(t, "blackest-night")
    assert monsters(t) == {"byakhee-1": "sky", "mi-go-1": "northside"}


# gains


def test_20_under_the_plague_nobody_gains_stamina() -> None:
    t = alone("a-strange-plague", sanity=2, stamina=2)
    t.upkeep(0)
    t.effect(0, [{"gain": "stamina", "n": 1}, {"gain": "sanity", "n": 1}])
    assert (t.me["sanity"], t.me["stamina"]) == (3, 2)


def test_20_under_the_plague_the_hospital_works() -> None:
    t = alone("a-strange-plague", "st-marys-hospital", stamina=2)
    calm(t)
    t.encounters(0)
    t.do("special medical-care-1")
    assert t.me["stamina"] == 3


def test_20_under_the_plague_vincent_works() -> None:
    t = alone("a-strange-plague", who="vincent-lee", stamina=2)
    t.upkeep(0)
    t.do("restore 0")
    assert t.me["stamina"] == 3


def test_20_under_the_dreams_nobody_gains_sanity() -> None:
    t = alone("dreams-of-a-sunken-city", sanity=2, stamina=2)
    t.upkeep(0)
    t.effect(0, [{"gain": "stamina", "n": 1}, {"gain": "sanity", "n": 1}])
    assert (t.me["sanity"], t.me["stamina"]) == (2, 3)


def test_20_under_the_dreams_the_asylum_works() -> None:
    t = alone("dreams-of-a-sunken-city", "arkham-asylum", sanity=2, money=2)
    calm(t)
    t.encounters(0)
    t.do("special psychiatric-care-full")
    assert (t.me["sanity"], t.me["money"]) == (5, 0)


def test_20_under_the_dreams_carolyn_works() -> None:
    t = table("carolyn-fern", "amanda-sharpe")
    t.environment("dreams-of-a-sunken-city")
    t.put(0, at="newspaper", sanity=2)
    t.put(1, at="newspaper", sanity=2)
    t.upkeep(0)
    t.do("restore 1")
    assert [t.who(seat)["sanity"] for seat in (0, 1)] == [2, 3]


def test_20_in_happy_days_terror_cannot_rise() -> None:
    t = alone("happy-days-are-here-again")
    t.upkeep(0)
    t.effect(0, [{"terror": 1}])
    assert t.now["terror"] == 0


# spells


def test_20_in_the_eclipse_no_spell_is_cast() -> None:
    t = alone("solar-eclipse", cards=["heal", "voice-of-ra"], stamina=2)
    t.upkeep(0)
    assert not any(text.startswith("cast ") for text in t.legal)


def test_20_in_the_eclipse_no_spell_in_combat() -> None:
    t = alone("solar-eclipse", "downtown", cards=["shrivelling", "knife"])
    t.monster("cultist", "downtown")
    t.movement(0)
    t.do("fight cultist-1", "fight")
    assert set(t.legal) == {"weapons knife", "weapons none"}


def test_20_planetary_alignment_makes_spells_free() -> None:
    t = alone("planetary-alignment", sanity=3, stamina=2, sliders=(1, 1, 3), cards=["heal"])
    t.dice(5, 1, 1, 1, 1)
    t.upkeep(0)
    t.do("cast heal", "accept")
    assert (t.me["sanity"], t.me["stamina"]) == (3, 3)
