"""§7, §21: the entries of the Uptown cards: St. Mary's Hospital, the Woods, Ye Olde Magick Shoppe."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.location_rows import Row, arrange, play, row

SPEED_3 = {"sliders": (3, 2, 2)}
SNEAK_3 = {"sliders": (1, 2, 2)}
THREE_ITEMS = {"cards": ["knife", "axe", "heal"]}
PRICE_5 = {"unique": "elder-sign"}

HOSPITAL = [
    row("uptown-1/st-marys-hospital", clues=1),
    row("uptown-1/st-marys-hospital without clues", has={"clues": 0}),
    row("uptown-2/st-marys-hospital pass", dice="15", sanity=3, clues=3),
    row("uptown-2/st-marys-hospital fail", "accept", dice="14", sanity=3, at="uptown"),
    row(
        "uptown-2/st-marys-hospital with a knife",
        "weapons knife",
        dice="115",
        has={"cards": ["knife"]},
        sanity=3,
        clues=3,
    ),
    row("uptown-2/st-marys-hospital insane, no check", has={"sanity": 1}, clues=1, at="arkham-asylum"),
    row("uptown-3/st-marys-hospital rolls 1", dice="1", has={"stamina": 1}, stamina=2),
    row("uptown-3/st-marys-hospital rolls 2", dice="2", has={"stamina": 1}, stamina=3),
    row("uptown-3/st-marys-hospital rolls 3", dice="3", has={"stamina": 1}, stamina=4),
    row("uptown-3/st-marys-hospital rolls 4", dice="4", has={"stamina": 1}),
    row("uptown-4/st-marys-hospital pass", dice="15", has={"sanity": 3}, money=8, sanity=5),
    row("uptown-4/st-marys-hospital fail", "accept", dice="14", sanity=2, at="uptown"),
    row("uptown-5/st-marys-hospital pass", dice="5", deck={"spell": "heal"}, cards="heal"),
    row("uptown-5/st-marys-hospital fail", "accept", dice="1"),
    row("uptown-6/st-marys-hospital pass", dice="15", deck={"unique": "gate-box"}, cards="gate-box"),
    row("uptown-6/st-marys-hospital fail", "accept", dice="14", sanity=3, at="uptown"),
    row("uptown-7/st-marys-hospital pass", dice="115", clues=3),
    row("uptown-7/st-marys-hospital fail", "accept", dice="114"),
]

WOODS = [
    row("uptown-1/woods no success", "yes", "accept", dice="114", sanity=3),
    row("uptown-1/woods 1 success", "yes", "accept", dice="115", deck={"common": "axe"}, cards="axe"),
    row(
        "uptown-1/woods 2 successes",
        "yes",
        "accept",
        dice="155",
        deck={"unique": "gate-box"},
        cards="gate-box",
    ),
    row("uptown-1/woods 3 successes", "yes", "accept", dice="555", money=15),
    row("uptown-1/woods no", "no"),
    row("uptown-2/woods pass", dice="5", at="uptown"),
    row("uptown-2/woods fail", "accept", dice="1", stamina=1, at="uptown"),
    row(
        "uptown-2/woods fail, unconscious",
        "accept",
        dice="1",
        has={"stamina": 2},
        stamina=1,
        clues=1,
        at="st-marys-hospital",
    ),
    row("uptown-3/woods pass", dice="5", has=SNEAK_3, cards="shotgun"),
    row("uptown-3/woods pass, none left", dice="5", has=SNEAK_3, other={"cards": ["shotgun", "shotgun"]}),
    row("uptown-3/woods fail", "accept", dice="1", has=SNEAK_3, stamina=1, at="uptown"),
    row("uptown-4/woods pass", dice="15", has=THREE_ITEMS),
    row(
        "uptown-4/woods fail", "accept", "lose knife heal", dice="14", has=THREE_ITEMS, stamina=1, cards="axe"
    ),
    row(
        "uptown-4/woods fail with one item", "accept", dice="14", has={"cards": ["axe"]}, stamina=1, cards=""
    ),
    row("uptown-4/woods fail without items", "accept", dice="14", stamina=1),
    row("uptown-5/woods pass", dice="5", has=SPEED_3, cards="duke"),
    row("uptown-5/woods ally gone", dice="5", has=SPEED_3, other={"cards": ["duke"]}, money=8),
    row("uptown-5/woods fail", "accept", dice="1", has=SPEED_3),
    row("uptown-5/woods food", "choose food", has={"cards": ["food"]}, cards="duke"),
    row(
        "uptown-5/woods food, ally gone",
        "choose food",
        has={"cards": ["food"]},
        other={"cards": ["duke"]},
        cards="",
        money=8,
    ),
    row(
        "uptown-5/woods food kept, the check",
        "choose check",
        dice="5",
        has={**SPEED_3, "cards": ["food"]},
        cards="food duke",
    ),
    row(
        "uptown-6/woods",
        gates="the-dreamlands",
        cup="cultist",
        at="the-dreamlands/1",
        state="delayed",
        board={"doom": 1, "gates": {"woods": "the-dreamlands"}, "monsters": {"woods": ["cultist-1"]}},
    ),
    row(
        "uptown-7/woods pass, a skill",
        "yes",
        "choose skill",
        dice="5",
        deck={"skill": "bravery"},
        cards="bravery",
        state="loses-turn",
    ),
    row(
        "uptown-7/woods pass, spells",
        "yes",
        "choose spells",
        dice="5",
        deck={"spell": "heal wither"},
        cards="heal wither",
        state="loses-turn",
    ),
    row("uptown-7/woods pass, clues", "yes", "choose clues", dice="5", clues=6, state="loses-turn"),
    row("uptown-7/woods fail", "yes", "accept", dice="1", state="loses-turn"),
    row("uptown-7/woods no", "no"),
]

SHOPPE = [
    row("uptown-1/ye-olde-magick-shoppe", sanity=3),
    row("uptown-2/ye-olde-magick-shoppe", "reveal easttown"),
    row("uptown-3/ye-olde-magick-shoppe no success", "yes", "accept", dice="114", money=0),
    row("uptown-3/ye-olde-magick-shoppe 1 success", "yes", "accept", dice="115 34", money=7),
    row(
        "uptown-3/ye-olde-magick-shoppe 2 successes",
        "yes",
        "accept",
        dice="155",
        deck={"unique": "gate-box silver-key"},
        money=0,
        cards="gate-box silver-key",
    ),
    row("uptown-3/ye-olde-magick-shoppe no", "no"),
    row("uptown-3/ye-olde-magick-shoppe with $4 not asked", has={"money": 4}),
    row("uptown-4/ye-olde-magick-shoppe pass", dice="15"),
    row("uptown-4/ye-olde-magick-shoppe fail", "accept", dice="14", cards="curse"),
    row("uptown-4/ye-olde-magick-shoppe fail, blessed", "accept", dice="13", has={"blessed": True}, cards=""),
    row("uptown-5/ye-olde-magick-shoppe", clues=3),
    row(
        "uptown-6/ye-olde-magick-shoppe buys for half",
        "buy elder-sign",
        dice="15",
        deck=PRICE_5,
        money=2,
        cards="elder-sign",
    ),
    row("uptown-6/ye-olde-magick-shoppe does not buy", "buy none", dice="15", deck=PRICE_5),
    row(
        "uptown-6/ye-olde-magick-shoppe half of 5 is 3",
        "buy elder-sign",
        dice="15",
        has={"money": 3},
        deck=PRICE_5,
        money=0,
        cards="elder-sign",
    ),
    row("uptown-6/ye-olde-magick-shoppe with $2 too dear", dice="15", has={"money": 2}, deck=PRICE_5),
    row("uptown-6/ye-olde-magick-shoppe fail", "accept", dice="14"),
    row("uptown-7/ye-olde-magick-shoppe", at="uptown", sanity=3),
    row("uptown-7/ye-olde-magick-shoppe insane", has={"sanity": 1}, clues=1, at="arkham-asylum"),
]


@pytest.mark.parametrize("row", [*HOSPITAL, *WOODS, *SHOPPE], ids=lambda row: row.name)
def test_7_uptown(row: Row) -> None:
    play(row)


def test_21_the_revealed_card_is_the_next_one_drawn() -> None:
    """§21 `reveal-top`: Vincent's next encounter Downtown is the card that lies open, not another."""
    t = arrange(row("uptown-2/ye-olde-magick-shoppe", deck={"downtown": "downtown-6 downtown-7"}))
    t.encounters(0)
    t.do("encounter")
    assert len(t.legal) == 9
    t.refused("reveal woods")
    t.do("reveal downtown", "encounter")
    assert (t.who(1)["sanity"], t.who(1)["money"]) == (4, 0)


def test_15_duke_raises_the_maximum_only() -> None:
    """§15 R91."""
    t = arrange(row("uptown-5/woods", has={"cards": ["food"]}))
    t.encounters(0)
    t.do("choose food")
    assert (t.me["sanity"], t.me["max_sanity"]) == (4, 7)


def test_7_a_gate_of_an_encounter_draws_through_everyone_there() -> None:
    """§7, §12.1: as in Mythos step 1, delayed."""
    t = arrange(row("uptown-6/woods", gates="rlyeh", cup="cultist", other={"at": "woods"}))
    t.encounters(0)
    assert [(who["at"], who["state"]) for who in t.now["investigators"]] == [("rlyeh/1", ["delayed"])] * 2


def test_9_a_clue_is_spent_on_a_failed_check() -> None:
    """§9: one more die; the roll then is enough and accepted by itself (R11)."""
    t = arrange(row("uptown-7/st-marys-hospital", dice="1145"))
    t.encounters(0)
    t.do("encounter", "spend-clue")
    assert (t.me["clues"], t.now["to_act"]) == (2, 1)


def test_9_successes_of_a_table_may_be_bought_on() -> None:
    """§9 R11: where successes are counted the engine asks, however many there are."""
    t = arrange(row("uptown-1/woods", dice="11566"))
    t.encounters(0)
    t.do("yes", "spend-clue", "spend-clue", "accept")
    assert (t.me["clues"], t.me["money"]) == (0, 15)
