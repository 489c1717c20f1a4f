"""§7, §21: the entries of the Northside cards: Curiositie Shoppe, Newspaper, Train Station."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.location_rows import Row, arrange, play, row

SPEED_3 = {"sliders": (3, 2, 2)}
SALE = {"common": "knife food axe", "unique": "gate-box"}

SHOPPE = [
    row("northside-1/curiositie-shoppe pass", dice="5"),
    row("northside-1/curiositie-shoppe fail", "accept", dice="1", cards="curse"),
    row("northside-2/curiositie-shoppe pass", dice="15"),
    row("northside-2/curiositie-shoppe fail", "accept", dice="14", deck={"gate": "blue-2"}, stamina=4),
    row(
        "northside-2/curiositie-shoppe fail, insane in the Abyss",
        "accept",
        "accept",
        dice="14 11",
        has={"sanity": 3},
        deck={"gate": "red-9"},
        sanity=1,
        clues=1,
        at="lost",
        state="delayed",
    ),
    row(
        "northside-3/curiositie-shoppe unique", "choose unique", "buy silver-key", money=1, cards="silver-key"
    ),
    row(
        "northside-3/curiositie-shoppe common",
        "choose common",
        "buy 45-automatic",
        money=0,
        cards="45-automatic",
    ),
    row("northside-3/curiositie-shoppe buys none", "choose unique", "buy none"),
    row("northside-4/curiositie-shoppe pass", dice="15", has={"cards": ["knife"]}),
    row(
        "northside-4/curiositie-shoppe fail with an item",
        "accept",
        dice="14",
        has={"cards": ["knife"]},
        cards="",
    ),
    row(
        "northside-4/curiositie-shoppe fail with two items",
        "accept",
        "lose axe",
        dice="14",
        has={"cards": ["knife", "axe"]},
        cards="knife",
    ),
    row(
        "northside-4/curiositie-shoppe fail, another card",
        "accept",
        "accept",
        dice="14 1",
        deck={"northside": "northside-1"},
        cards="curse",
    ),
    row(
        "northside-5/curiositie-shoppe buys two",
        "buy food gate-box",
        deck=SALE,
        money=0,
        cards="food gate-box",
    ),
    row("northside-5/curiositie-shoppe buys none", "buy none", deck=SALE),
    row(
        "northside-5/curiositie-shoppe the other buys what is left",
        "buy food gate-box",
        "buy axe",
        deck=SALE,
        other={"money": 4},
        money=0,
        cards="food gate-box",
        other_then={"money": 1, "cards": "axe"},
    ),
    row(
        "northside-5/curiositie-shoppe only the other has money",
        "buy gate-box",
        deck=SALE,
        has={"money": 0},
        other={"money": 4},
        other_then={"money": 0, "cards": "gate-box"},
    ),
    row(
        "northside-6/curiositie-shoppe pass, one of each",
        "buy food gate-box",
        dice="15",
        deck={"common": "food", "unique": "gate-box"},
        money=0,
        cards="food gate-box",
    ),
    row(
        "northside-6/curiositie-shoppe pass, the unique one",
        "buy gate-box",
        dice="15",
        deck={"common": "food", "unique": "gate-box"},
        money=1,
        cards="gate-box",
    ),
    row(
        "northside-6/curiositie-shoppe fail, a common one",
        "accept",
        "buy food",
        dice="14",
        deck={"common": "food"},
        money=4,
        cards="food",
    ),
    row("northside-6/curiositie-shoppe fail, none", "accept", "buy none", dice="14", deck={"common": "food"}),
    row("northside-7/curiositie-shoppe pass", dice="5"),
    row(
        "northside-7/curiositie-shoppe fail",
        "accept",
        dice="1",
        deck={"mythos": "an-evil-fog", "rivertown": "rivertown-6"},
        at="graveyard",
        sanity=6,
    ),
    row(
        "northside-7/curiositie-shoppe fail, a rumor has a gate too",
        "accept",
        dice="1",
        deck={"mythos": "the-great-ritual", "rivertown": "rivertown-6"},
        at="graveyard",
        sanity=6,
    ),
    row(
        "northside-7/curiositie-shoppe fail, to an open gate",
        "accept",
        dice="1",
        deck={"mythos": "an-evil-fog"},
        open={"graveyard": "rlyeh"},
        at="rlyeh/1",
    ),
]

NEWSPAPER = [
    row("northside-1/newspaper stays", "stay-put", money=7),
    row(
        "northside-1/newspaper goes",
        "go library",
        deck={"miskatonic-university": "miskatonic-university-5"},
        money=7,
        at="library",
        sanity=3,
    ),
    row("northside-2/newspaper", money=10),
    row("northside-3/newspaper", cards="retainer"),
    row("northside-3/newspaper has one already", has={"retainer": True}),
    row("northside-4/newspaper", cards="retainer"),
    row("northside-5/newspaper pass", dice="15", clues=5),
    row("northside-5/newspaper fail", "accept", dice="14"),
    row("northside-6/newspaper pass", dice="15", clues=3),
    row("northside-6/newspaper fail", "accept", dice="14"),
    row("northside-7/newspaper", sanity=3),
]

STATION = [
    row("northside-1/train-station pass", dice="5", deck={"unique": "gate-box"}, cards="gate-box"),
    row(
        "northside-1/train-station fail",
        "accept",
        dice="1",
        money=3,
        at="jail-cell",
        state="delayed loses-turn",
    ),
    row("northside-2/train-station pass", dice="5", has=SPEED_3, deck={"spell": "heal"}, cards="heal"),
    row("northside-2/train-station fail", "accept", dice="1 3", has=SPEED_3, sanity=1),
    row(
        "northside-2/train-station fail, insane",
        "accept",
        dice="1 6",
        has=SPEED_3,
        sanity=1,
        clues=1,
        at="arkham-asylum",
    ),
    row("northside-3/train-station one each", "split 1 1", sanity=5, stamina=4),
    row("northside-3/train-station all sanity", "split 2 0", sanity=6),
    row("northside-4/train-station buys", "buy axe", deck={"common": "axe"}, money=1, cards="axe"),
    row("northside-4/train-station does not buy", "buy none", deck={"common": "axe"}),
    row("northside-4/train-station with $3 it is too dear", has={"money": 3}, deck={"common": "axe"}),
    row("northside-5/train-station stays", "stay-put"),
    row("northside-5/train-station to a street", "go southside", at="southside"),
    row("northside-5/train-station to a location", "go woods", "no", deck={"uptown": "uptown-7"}, at="woods"),
    row(
        "northside-6/train-station pass",
        "yes",
        dice="5",
        deck={"unique": "gate-box"},
        money=2,
        cards="gate-box",
    ),
    row(
        "northside-6/train-station fail",
        "yes",
        "accept",
        dice="1",
        deck={"common": "axe"},
        money=2,
        cards="axe",
    ),
    row("northside-6/train-station no", "no"),
    row("northside-6/train-station with $2 not asked", has={"money": 2}),
    row("northside-7/train-station pass", dice="15", deck={"unique": "gate-box"}, cards="gate-box"),
    row("northside-7/train-station fail", "accept", dice="14 2", stamina=1),
    row(
        "northside-7/train-station fail, unconscious",
        "accept",
        dice="14 3",
        stamina=1,
        clues=1,
        at="st-marys-hospital",
    ),
]


@pytest.mark.parametrize("row", [*SHOPPE, *NEWSPAPER, *STATION], ids=lambda row: row.name)
def test_7_northside(row: Row) -> None:
    play(row)


def test_12_a_mythos_card_drawn_for_a_place_does_nothing_else() -> None:
    """§12: neither gate nor clue nor rumor; it goes to the bottom."""
    t = arrange(
        row(
            "northside-7/curiositie-shoppe",
            deck={"mythos": "the-great-ritual", "rivertown": "rivertown-6"},
            dice="1",
        )
    )
    t.encounters(0)
    t.do("encounter", "accept")
    assert (t.now["rumor"], t.now["gates"], t.now["doom"]) == (None, {}, 0)


def test_21_a_whole_deck_is_offered_by_different_ids() -> None:
    """§21 R77: `look: all`: `buy CARD` among all different ids that one can pay."""
    t = arrange(row("northside-3/curiositie-shoppe", has={"money": 3}, other={"cards": ["nameless-cults"]}))
    t.encounters(0)
    t.do("encounter", "choose unique")
    cheap = [
        "book-of-dzyan",
        "cultes-des-goules",
        "enchanted-jewelry",
        "nameless-cults",
        "the-king-in-yellow",
    ]
    assert sorted(t.legal) == sorted(["buy none", *(f"buy {card}" for card in cheap)])


def test_21_one_common_item_is_sold_after_a_failed_check() -> None:
    t = arrange(row("northside-6/curiositie-shoppe", deck={"common": "food knife"}, dice="14"))
    t.encounters(0)
    t.do("encounter", "accept")
    assert sorted(t.legal) == ["buy food", "buy none"]


def test_21_one_card_of_a_whole_deck_is_sold() -> None:
    t = arrange(row("northside-3/curiositie-shoppe", has={"money": 9}))
    t.encounters(0)
    t.do("encounter", "choose unique")
    t.refused("buy nameless-cults the-king-in-yellow")


def test_21_one_may_not_buy_what_one_cannot_pay_at_a_sale() -> None:
    """§31: knife 2, food 1, axe 3, gate box 4, with $5."""
    t = arrange(row("northside-5/curiositie-shoppe", deck=SALE))
    t.encounters(0)
    t.do("encounter")
    t.refused("buy knife gate-box")
    t.refused("buy axe food knife")
    assert "buy axe knife" in t.legal or "buy knife axe" in t.legal


def test_21_the_sale_goes_seat_by_seat_wherever_they_are() -> None:
    """§21 R77: from the one whose encounter it is, round the table; one in an Other World buys too."""
    t = arrange(row("northside-5/curiositie-shoppe", deck=SALE, other={"at": "rlyeh/1", "money": 9}))
    t.gate("woods", "rlyeh")
    t.encounters(0)
    t.do("encounter", "buy none")
    assert t.now["to_act"] == 1
    t.do("buy knife food axe")
    assert (t.who(1)["money"], sorted(t.who(1)["cards"])) == (3, ["axe", "food", "knife"])
