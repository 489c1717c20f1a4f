"""§19, `investigators.json`: what each begins with, and can do."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.engine.arkham_horror.arrange import check, dice, lose, monsters, one, quiet, two, visiting
from tests.engine.arkham_horror.table import table


class Sheet(NamedTuple):
    """Home, Sanity, Stamina, money, clues, fixed cards, number of random cards."""

    home: str
    sanity: int
    stamina: int
    money: int
    clues: int
    fixed: tuple[str, ...]
    random: int


SHEETS = {
    "amanda-sharpe": Sheet("bank-of-arkham", 5, 5, 1, 1, (), 5),
    "ashcan-pete": Sheet("river-docks", 5, 6, 1, 3, ("duke",), 3),  # Duke: maximum 4+1
    "bob-jenkins": Sheet("general-store", 4, 6, 9, 0, (), 5),
    "carolyn-fern": Sheet("arkham-asylum", 6, 4, 7, 1, (), 5),
    "darrell-simmons": Sheet("newspaper", 4, 6, 4, 1, ("retainer",), 4),
    "dexter-drake": Sheet("ye-olde-magick-shoppe", 5, 5, 5, 0, ("shrivelling",), 5),
    "gloria-goldberg": Sheet("velmas-diner", 6, 4, 7, 2, (), 5),
    "harvey-walters": Sheet("administration", 7, 3, 5, 1, (), 5),
    "jenny-barnes": Sheet("train-station", 6, 4, 10, 0, (), 5),
    "joe-diamond": Sheet("police-station", 4, 6, 8, 3, ("45-automatic",), 3),
    "kate-winthrop": Sheet("science-building", 6, 4, 7, 2, (), 5),
    "mandy-thompson": Sheet("library", 5, 5, 6, 4, (), 4),
    "michael-mcglen": Sheet("mas-boarding-house", 3, 7, 8, 0, ("dynamite", "tommy-gun"), 2),
    "monterey-jack": Sheet("curiositie-shoppe", 3, 7, 7, 1, ("38-revolver", "bullwhip"), 3),
    "vincent-lee": Sheet("st-marys-hospital", 5, 5, 9, 1, (), 5),
    "sister-mary": Sheet("south-church", 7, 3, 0, 0, ("cross", "holy-water", "blessing"), 3),
}


@pytest.mark.parametrize("who", SHEETS)
def test_3_what_each_begins_with(who: str) -> None:
    sheet = SHEETS[who]
    t = table("amanda-sharpe" if who != "amanda-sharpe" else "vincent-lee", who, bare=False)
    it = t.who(1)
    assert it["id"] == who
    assert (it["at"], it["sanity"], it["stamina"], it["money"], it["clues"]) == sheet[:5]
    assert (it["max_sanity"], it["max_stamina"]) == sheet[1:3]
    assert set(sheet.fixed) <= set(it["cards"])
    assert len(it["cards"]) == len(sheet.fixed) + sheet.random


SKILLS = {
    "amanda-sharpe": ((1, 4), (1, 4), (1, 4)),
    "ashcan-pete": ((0, 6), (2, 5), (0, 3)),
    "bob-jenkins": ((2, 3), (1, 6), (0, 4)),
    "carolyn-fern": ((0, 3), (1, 4), (2, 5)),
    "darrell-simmons": ((2, 3), (2, 4), (0, 4)),
    "dexter-drake": ((2, 4), (1, 3), (2, 3)),
    "gloria-goldberg": ((1, 3), (0, 5), (1, 5)),
    "harvey-walters": ((0, 5), (0, 3), (3, 4)),
    "jenny-barnes": ((0, 4), (1, 5), (1, 5)),
    "joe-diamond": ((3, 4), (2, 3), (0, 3)),
    "kate-winthrop": ((1, 5), (1, 3), (2, 4)),
    "mandy-thompson": ((1, 5), (0, 5), (1, 3)),
    "michael-mcglen": ((2, 4), (3, 4), (0, 3)),
    "monterey-jack": ((1, 3), (2, 3), (1, 5)),
    "vincent-lee": ((0, 5), (0, 4), (2, 4)),
    "sister-mary": ((1, 4), (0, 4), (1, 6)),
}
"""speed and sneak, fight and will, lore and luck at stop 0; each stop gives 1 more of the first, 1 less."""


@pytest.mark.parametrize("stop", range(4))
@pytest.mark.parametrize("who", SKILLS)
def test_19_the_sliders_of_each(who: str, stop: int) -> None:
    t = one(who, at="downtown", sliders=(stop, stop, stop))
    t.pass_checks()
    pairs = (("speed", "sneak"), ("fight", "will"), ("lore", "luck"))
    for (first, second), (high, low) in zip(pairs, SKILLS[who], strict=True):
        for skill, value in ((first, high + stop), (second, low - stop)):
            check(t, skill)
            assert len(dice(t)) == value
            if not value:
                t.do("accept")


FOCUS = {
    "amanda-sharpe": 3,
    "ashcan-pete": 1,
    "bob-jenkins": 1,
    "carolyn-fern": 2,
    "darrell-simmons": 2,
    "dexter-drake": 2,
    "gloria-goldberg": 2,
    "harvey-walters": 2,
    "jenny-barnes": 1,
    "joe-diamond": 3,
    "kate-winthrop": 1,
    "mandy-thompson": 2,
    "michael-mcglen": 1,
    "monterey-jack": 2,
    "vincent-lee": 2,
    "sister-mary": 1,
}


@pytest.mark.parametrize("who", FOCUS)
def test_5_the_focus_of_each(who: str) -> None:
    t = one(who, sliders=(0, 0, 0))
    t.upkeep(0)
    stops = [sum(map(int, a.split()[1:])) for a in t.legal if a.startswith("sliders")]
    assert set(stops) == set(range(1, FOCUS[who] + 1))


# Draw abilities


@pytest.mark.parametrize(
    ("who", "deck", "cards"),
    [
        ("amanda-sharpe", "skill", ("stealth", "bravery")),
        ("bob-jenkins", "common", ("knife", "axe")),
        ("dexter-drake", "spell", ("wither", "heal")),
        ("monterey-jack", "unique", ("gate-box", "holy-water")),
    ],
)
def test_19_one_card_more_is_drawn_and_one_discarded(who: str, deck: str, cards: tuple[str, str]) -> None:
    t = one(who)
    t.deck(deck, *cards)
    t.effect(0, [{"draw": deck, "n": 1}])
    assert set(t.legal) == {f"keep {card}" for card in cards}
    t.do(f"keep {cards[1]}")
    assert t.me["cards"] == [cards[1]]


@pytest.mark.parametrize(
    ("deck", "card", "who"),
    [
        (deck, card, who)
        for deck, card, own in (
            ("skill", "stealth", "amanda-sharpe"),
            ("common", "knife", "bob-jenkins"),
            ("spell", "wither", "dexter-drake"),
            ("unique", "gate-box", "monterey-jack"),
        )
        for who in ("amanda-sharpe", "bob-jenkins", "dexter-drake", "monterey-jack")
        if who != own
    ],
)
def test_19_other_decks_are_drawn_as_by_everybody(deck: str, card: str, who: str) -> None:
    t = one(who)
    t.deck(deck, card)
    t.effect(0, [{"draw": deck, "n": 1}])
    assert t.me["cards"] == [card]


@pytest.mark.parametrize(
    ("who", "place", "special", "money", "sees"),
    [
        ("amanda-sharpe", "administration", "classes", 8, 3),
        ("vincent-lee", "administration", "classes", 8, 2),
        ("dexter-drake", "ye-olde-magick-shoppe", "spells", 5, 3),
        ("vincent-lee", "ye-olde-magick-shoppe", "spells", 5, 2),
    ],
)
def test_16_classes_and_spells_show_one_more(
    who: str, place: str, special: str, money: int, sees: int
) -> None:
    t = visiting(place, who=who, money=money)
    t.deck("skill", "stealth", "bravery", "marksman")
    t.deck("spell", "wither", "heal", "shrivelling")
    t.encounters(0)
    t.do(f"special {special}")
    assert len(t.legal) == sees
    t.do(t.legal[-1])
    assert len(t.me["cards"]) == 1
    assert t.me["money"] == 0


@pytest.mark.parametrize(
    ("who", "place", "special", "cards", "sees"),
    [
        ("bob-jenkins", "general-store", "shop-common", ("knife", "axe", "food", "rifle"), 4),
        ("vincent-lee", "general-store", "shop-common", ("knife", "axe", "food", "rifle"), 3),
        (
            "monterey-jack",
            "curiositie-shoppe",
            "shop-unique",
            ("gate-box", "silver-key", "elder-sign", "holy-water"),
            4,
        ),
        (
            "vincent-lee",
            "curiositie-shoppe",
            "shop-unique",
            ("gate-box", "silver-key", "elder-sign", "holy-water"),
            3,
        ),
    ],
)
def test_16_shops_show_one_more(
    who: str, place: str, special: str, cards: tuple[str, ...], sees: int
) -> None:
    t = visiting(place, who=who, money=9)
    t.deck("common", *cards) if "knife" in cards else t.deck("unique", *cards)
    t.encounters(0)
    t.do(f"special {special}")
    assert set(t.legal) == {f"buy {card}" for card in cards[:sees]}


# Pete


@pytest.mark.parametrize(("deck", "card"), [("common", "knife"), ("unique", "gate-box"), ("spell", "wither")])
def test_19_pete_takes_a_discard_from_the_bottom(deck: str, card: str) -> None:
    t = one("ashcan-pete", at="uptown", cards=[card])
    t.effect(0, [{"lose": "item", "n": 1}])
    assert t.me["cards"] == []
    t.effect(0, [{"draw": deck, "n": 1}])
    assert set(t.legal) == {"draw top", "draw bottom"}
    t.do("draw bottom")
    assert t.me["cards"] == [card]


def test_19_pete_may_draw_from_the_top() -> None:
    t = one("ashcan-pete")
    t.deck("common", "axe")
    t.effect(0, [{"draw": "common", "n": 1}])
    t.do("draw top")
    assert t.me["cards"] == ["axe"]


def test_19_pete_does_not_scrounge_skills() -> None:
    t = one("ashcan-pete")
    t.deck("skill", "stealth")
    t.effect(0, [{"draw": "skill", "n": 1}])
    assert t.me["cards"] == ["stealth"]


# Carolyn and Vincent


@pytest.mark.parametrize(("who", "stat"), [("carolyn-fern", "sanity"), ("vincent-lee", "stamina")])
def test_19_the_healers_heal_themselves_once_a_turn(who: str, stat: str) -> None:
    hurt: dict[str, Any] = {stat: 1}
    t = one(who, **hurt)
    t.upkeep(0)
    t.do("restore 0")
    assert t.me[stat] == 2
    t.refused("restore 0")


@pytest.mark.parametrize(("who", "stat"), [("carolyn-fern", "sanity"), ("vincent-lee", "stamina")])
def test_19_the_healers_heal_another_in_their_area(who: str, stat: str) -> None:
    t = two(who, other="amanda-sharpe", at="uptown")
    t.put(1, at="uptown", sanity=2, stamina=2)
    t.upkeep(0)
    t.refused("restore 0")
    t.do("restore 1")
    assert t.who(1)[stat] == 3


def test_19_the_healers_reach_nobody_elsewhere() -> None:
    t = two("carolyn-fern", at="uptown")
    t.put(1, at="southside", sanity=1)
    t.upkeep(0)
    t.refused("restore 1")


# Darrell and Gloria


@pytest.mark.parametrize(("pick", "money", "sanity"), [("pick 1", 1, 4), ("pick 2", 0, 3)])
def test_19_darrell_chooses_between_two_location_cards(pick: str, money: int, sanity: int) -> None:
    t = visiting("general-store", "rivertown-1", "rivertown-4", who="darrell-simmons")
    t.encounters(0)
    assert set(t.legal) == {"pick 1", "pick 2"}
    t.do(pick)
    assert (t.me["money"], t.me["sanity"]) == (money, sanity)


def test_19_darrell_draws_one_gate_card() -> None:
    t = quiet(one("darrell-simmons", at="rlyeh:1"))
    t.gate("woods", "rlyeh")
    t.deck("gate", "yellow-3", "red-5")
    t.other_world(0)
    assert t.me["clues"] == 1


@pytest.mark.parametrize(("pick", "clues", "stamina"), [("pick 1", 1, 4), ("pick 2", 0, 3)])
def test_19_gloria_chooses_between_two_matching_gate_cards(pick: str, clues: int, stamina: int) -> None:
    t = quiet(one("gloria-goldberg", at="rlyeh:1"))
    t.gate("woods", "rlyeh")
    t.deck("gate", "blue-1", "yellow-3", "green-1", "red-5")
    t.other_world(0)
    assert set(t.legal) == {"pick 1", "pick 2"}
    t.do(pick)
    assert (t.me["clues"], t.me["stamina"]) == (clues, stamina)


def test_19_gloria_in_arkham_draws_one_card() -> None:
    t = visiting("general-store", "rivertown-1", "rivertown-4", who="gloria-goldberg")
    t.encounters(0)
    assert t.me["money"] == 1


# The others


def test_19_harvey_and_michael_shrug_off_one() -> None:
    for who, stat in (("harvey-walters", "sanity"), ("michael-mcglen", "stamina")):
        t = one(who)
        full = t.me[stat]
        lose(t, **{stat: 1})
        assert t.me[stat] == full
        lose(t, **{stat: 2})
        assert t.me[stat] == full - 1


def test_19_jenny_has_1_an_upkeep() -> None:
    t = one("jenny-barnes")
    t.upkeep(0)
    assert t.me["money"] == 1


def test_19_no_gate_opens_at_kates_feet() -> None:
    t = one("kate-winthrop", at="graveyard")
    t.mythos("family-found-butchered")
    assert t.now["gates"] == {}
    assert t.now["doom"] == 0
    assert t.me["at"] == "graveyard"


def test_19_no_monster_appears_to_kate() -> None:
    t = one("kate-winthrop", at="graveyard")
    t.cup("zombie")
    t.effect(0, [{"monster": "appears"}])
    assert not any(action.startswith("fight") for action in t.legal)


def test_19_monsters_may_walk_up_to_kate() -> None:
    t = one("kate-winthrop", at="downtown")
    t.seal("graveyard")
    t.monster("cultist", "northside")
    t.mythos("family-found-butchered")
    assert monsters(t, "downtown") == ["cultist-1"]


def test_19_mary_starts_blessed_without_a_first_roll() -> None:
    t = table("sister-mary", bare=False)
    t.dice(1)
    t.upkeep(0)
    assert "blessing" in t.me["cards"]
