"""§12: every mythos card's gate, clue and monster movement."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.figures import monsters
from tests.engine.arkham_horror.mythos_rows import CARDS, Card, resolve
from tests.engine.arkham_horror.table import table

# One monster of each dimension starts in Northside: white leads to Downtown and on to Easttown, black to the
# Merchant District and on to Miskatonic University. The Shambler is fast, the Fire Vampire flies, the
# Chthonian stays and rolls a die.
DIMENSIONS = {
    "crescent": "cultist",
    "plus": "star-spawn",
    "circle": "witch",
    "diamond": "elder-thing",
    "square": "dimensional-shambler",
    "hexagon": "ghoul",
    "slash": "gug",
    "star": "fire-vampire",
    "triangle": "chthonian",
}
MOVED = {
    "crescent/plus": {"cultist-1": "downtown", "star-spawn-1": "merchant-district"},
    "plus/crescent": {"star-spawn-1": "downtown", "cultist-1": "merchant-district"},
    "circle/diamond square": {
        "witch-1": "downtown",
        "elder-thing-1": "merchant-district",
        "dimensional-shambler-1": "miskatonic-university",
    },
    "diamond square/circle": {
        "elder-thing-1": "downtown",
        "dimensional-shambler-1": "easttown",
        "witch-1": "merchant-district",
    },
    "hexagon/slash star triangle": {
        "ghoul-1": "downtown",
        "gug-1": "merchant-district",
        "fire-vampire-1": "sky",
    },
    "slash star triangle/hexagon": {
        "gug-1": "downtown",
        "fire-vampire-1": "sky",
        "ghoul-1": "merchant-district",
    },
}
STAYED_IN_NORTHSIDE = {"cultist", "star-spawn", "ghoul", "gug", "fire-vampire", "chthonian"}
RETURNED = {
    "bizarre-dreams-plague-citizens": {"gug"},
    "campus-security-increased": {"dimensional-shambler"},
    "feds-raid-arkham": set(DIMENSIONS.values()),
    "merchants-march-on-crime": {"elder-thing"},
    "police-step-up-patrols-in-northside": STAYED_IN_NORTHSIDE,
    "raining-cats-and-dogs": {"fire-vampire"},
    "scientist-warns-of-dimensional-rift": {"dimensional-shambler"},
    "strange-tremors-cease": {"chthonian"},
    "vigilante-guards-the-night": {"witch"},
}
"""The monsters that the card's ability then sends back into the cup."""


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_12_gate_doom_and_clue(card: Card) -> None:
    t = table("amanda-sharpe")
    t.put(0, at="st-marys-hospital")
    t.clue(card.gate, 2)
    t.gates("yuggoth")
    t.cup("warlock")
    t.pass_checks()
    t.mythos(card.id)
    assert t.now["gates"] == {card.gate: "yuggoth"}
    assert t.now["doom"] == 1
    assert {place: n for place, n in t.now["clues"].items() if n} == ({card.clue: 1} if card.clue else {})


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_12_monsters_move(card: Card) -> None:
    t = table("amanda-sharpe")
    t.put(0, at="st-marys-hospital")
    for kind in DIMENSIONS.values():
        t.monster(kind, "northside")
    t.pass_checks()
    resolve(t, card.id)
    expected = {f"{kind}-1": "northside" for kind in DIMENSIONS.values()} | MOVED[card.moves]
    for kind in RETURNED.get(card.id, ()):
        del expected[f"{kind}-1"]
    assert monsters(t) == expected
    assert t.me["stamina"] == (4 if "triangle" in card.moves else 5)


def test_12_the_story_continues_draws_again() -> None:
    t = table("amanda-sharpe")
    t.put(0, at="the-dreamlands:1")
    t.mythos("the-story-continues")
    assert len(t.now["gates"]) == 1
    assert t.now["doom"] == 1


def test_12_a_headline_goes_and_the_environment_stays() -> None:
    t = table("amanda-sharpe")
    t.environment("icy-conditions")
    resolve(t, "family-found-butchered")
    assert t.now["environment"] == "icy-conditions"


def test_12_an_environment_replaces_the_one_in_play() -> None:
    t = table("amanda-sharpe")
    t.environment("icy-conditions")
    resolve(t, "nodens-favor")
    assert t.now["environment"] == "nodens-favor"


def test_75_with_ithaqua_a_weather_card_changes_nothing() -> None:
    t = table("amanda-sharpe", ancient_one="ithaqua")
    t.environment("nodens-favor")
    resolve(t, "icy-conditions")
    assert t.now["environment"] == "nodens-favor"


def test_75_with_ithaqua_other_environments_come() -> None:
    t = table("amanda-sharpe", ancient_one="ithaqua")
    t.environment("nodens-favor")
    resolve(t, "the-festival")
    assert t.now["environment"] == "the-festival"


def test_4_after_mythos_the_first_player_marker_moves_on() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    resolve(t, "nodens-favor")
    assert (t.turn, t.phase, t.now["first"], t.now["to_act"]) == (2, "upkeep", 1, 1)


def test_4_after_the_last_seat_comes_the_first() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    t.first(1)
    resolve(t, "nodens-favor")
    assert t.now["first"] == 0
