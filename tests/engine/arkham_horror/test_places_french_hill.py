"""§7, §21: the entries of the French Hill cards: the Lodge, its Inner Sanctum, the Witch House."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.location_rows import Row, arrange, play, row
from tests.engine.arkham_horror.table import table

MEMBER = "silver-twilight-membership"
THREE_ITEMS = {"cards": ["knife", "food", "heal"]}
SNEAK_3 = {"sliders": (1, 2, 2)}

LODGE = [
    row(
        "french-hill-1/silver-twilight-lodge pass",
        "keep heal",
        dice="15",
        deck={"spell": "wither heal"},
        cards="heal",
    ),
    row("french-hill-1/silver-twilight-lodge fail", "accept", dice="14"),
    row(
        "french-hill-2/silver-twilight-lodge pass",
        "yes",
        dice="15",
        deck={"unique": "gate-box"},
        cards="ruby-standish gate-box",
    ),
    row(
        "french-hill-2/silver-twilight-lodge ally gone",
        "yes",
        dice="15",
        other={"cards": ["ruby-standish"]},
        deck={"unique": "gate-box"},
        cards="gate-box",
    ),
    row("french-hill-2/silver-twilight-lodge fail", "yes", "accept", dice="14"),
    row("french-hill-2/silver-twilight-lodge no", "no"),
    row("french-hill-3/silver-twilight-lodge pass", dice="15"),
    row("french-hill-3/silver-twilight-lodge fail", "accept", dice="14", cards="curse"),
    row("french-hill-4/silver-twilight-lodge joins", "yes", money=2, cards=MEMBER),
    row("french-hill-4/silver-twilight-lodge no, pass", "no", dice="15", at="french-hill"),
    row(
        "french-hill-4/silver-twilight-lodge no, fail",
        "no",
        "accept",
        dice="14",
        has={"stamina": 4},
        stamina=1,
        at="french-hill",
    ),
    row(
        "french-hill-4/silver-twilight-lodge no, unconscious",
        "no",
        "accept",
        dice="14",
        stamina=1,
        clues=1,
        at="st-marys-hospital",
    ),
    row(
        "french-hill-4/silver-twilight-lodge with $2 not asked", dice="15", has={"money": 2}, at="french-hill"
    ),
    row("french-hill-5/silver-twilight-lodge pass", dice="15", clues=5),
    row("french-hill-5/silver-twilight-lodge fail", "accept", dice="14", clues=0, at="french-hill"),
    row(
        "french-hill-6/silver-twilight-lodge joins with its last $3",
        "yes",
        has={"money": 3},
        money=0,
        cards=MEMBER,
    ),
    row("french-hill-6/silver-twilight-lodge no, pass", "no", dice="15", at="french-hill"),
    row(
        "french-hill-6/silver-twilight-lodge no, fail",
        "no",
        "accept",
        dice="14",
        has={"stamina": 4},
        stamina=1,
        at="french-hill",
    ),
    row(
        "french-hill-7/silver-twilight-lodge pass, one of each",
        dice="5 51",
        has=SNEAK_3,
        deck={"unique": "gate-box", "common": "axe"},
        cards="gate-box axe",
    ),
    row(
        "french-hill-7/silver-twilight-lodge pass, two successes",
        dice="5 56",
        has=SNEAK_3,
        deck={"unique": "gate-box silver-key"},
        cards="gate-box silver-key",
    ),
    row(
        "french-hill-7/silver-twilight-lodge pass, two failures",
        dice="5 14",
        has=SNEAK_3,
        deck={"common": "axe cross"},
        cards="axe cross",
    ),
    row("french-hill-7/silver-twilight-lodge fail", "accept", dice="1", has=SNEAK_3),
]

SANCTUM = [
    row("french-hill-1/inner-sanctum pass", "keep elder-sign", dice="5", cards=f"{MEMBER} elder-sign"),
    row("french-hill-1/inner-sanctum fail", "accept", dice="1"),
    row(
        "french-hill-2/inner-sanctum pass, one of two",
        "yes",
        "trophy byakhee-1",
        dice="15",
        monsters={"uptown": "ghoul", "sky": "byakhee"},
        sanity=3,
        trophies="byakhee-1",
        board={"monsters": {"uptown": ["ghoul-1"]}},
    ),
    row(
        "french-hill-2/inner-sanctum pass, only one there",
        "yes",
        dice="15",
        monsters={"woods": "ghoul"},
        sanity=3,
        trophies="ghoul-1",
        board={"monsters": {}},
    ),
    row("french-hill-2/inner-sanctum pass, none there", "yes", dice="15", sanity=3),
    row(
        "french-hill-2/inner-sanctum fail", "yes", "accept", dice="14", monsters={"woods": "ghoul"}, sanity=3
    ),
    row("french-hill-2/inner-sanctum no", "no", monsters={"woods": "ghoul"}),
    row(
        "french-hill-2/inner-sanctum the last sanity buys it, then insane",
        "yes",
        dice="15",
        has={"sanity": 1},
        monsters={"woods": "ghoul"},
        trophies="ghoul-1",
        clues=1,
        at="arkham-asylum",
        board={"monsters": {}},
    ),
    row("french-hill-3/inner-sanctum loses 2", "up-to 2", sanity=2, clues=4),
    row("french-hill-3/inner-sanctum loses 3", "up-to 3", sanity=1, clues=5),
    row("french-hill-3/inner-sanctum loses none", "up-to 0"),
    row(
        "french-hill-3/inner-sanctum loses all, then insane",
        "up-to 3",
        has={"sanity": 3},
        sanity=1,
        clues=3,
        at="arkham-asylum",
    ),
    row("french-hill-4/inner-sanctum pays", "yes", money=2),
    row("french-hill-4/inner-sanctum does not pay", "no", sanity=2, cards=""),
    row("french-hill-4/inner-sanctum with $2 not asked", has={"money": 2}, sanity=2, cards=""),
    row("french-hill-5/inner-sanctum pass", dice="5"),
    row("french-hill-5/inner-sanctum fail", "accept", dice="1", cards=f"{MEMBER} curse"),
    row(
        "french-hill-6/inner-sanctum wins",
        "fight cultist-1",
        "fight",
        dice="5111",
        cup="cultist",
        trophies="cultist-1",
    ),
    row("french-hill-6/inner-sanctum evades", "evade zombie-1", dice="511", cup="zombie"),
    row(
        "french-hill-7/inner-sanctum pass, one of two",
        "yes",
        "gate woods",
        dice="5",
        open={"woods": "rlyeh", "graveyard": "the-abyss"},
        monsters={"uptown": "star-spawn", "easttown": "ghoul"},
        clues=0,
        sanity=3,
        board={"gates": {"graveyard": "the-abyss"}, "monsters": {"easttown": ["ghoul-1"]}},
    ),
    row(
        "french-hill-7/inner-sanctum pass, the only gate",
        "yes",
        dice="5",
        open={"woods": "rlyeh"},
        clues=0,
        sanity=3,
        board={"gates": {}},
    ),
    row("french-hill-7/inner-sanctum pass, no gate", "yes", dice="5", clues=0, sanity=3),
    row(
        "french-hill-7/inner-sanctum fail",
        "yes",
        "accept",
        dice="1",
        open={"woods": "rlyeh"},
        clues=0,
        sanity=3,
    ),
    row("french-hill-7/inner-sanctum no", "no", open={"woods": "rlyeh"}),
    row("french-hill-7/inner-sanctum with 1 clue not asked", has={"clues": 1}, open={"woods": "rlyeh"}),
]

WITCH_HOUSE = [
    row(
        "french-hill-1/the-witch-house pass",
        dice="15",
        deck={"spell": "heal"},
        cards="thomas-f-malone heal",
    ),
    row("french-hill-1/the-witch-house ally gone", dice="15", other={"cards": ["thomas-f-malone"]}, clues=4),
    row("french-hill-1/the-witch-house fail", "accept", dice="14"),
    row("french-hill-2/the-witch-house pass", dice="15", deck={"unique": "gate-box"}, cards="gate-box"),
    row("french-hill-2/the-witch-house fail", "accept", dice="14"),
    row("french-hill-3/the-witch-house no success", "accept", dice="114", sanity=1),
    row("french-hill-3/the-witch-house 1 success", "accept", dice="115", state="delayed"),
    row("french-hill-3/the-witch-house 2 successes", "accept", dice="155", stamina=2),
    row("french-hill-3/the-witch-house 3 successes", "accept", dice="555", has={"stamina": 1}, stamina=4),
    row("french-hill-4/the-witch-house", sanity=3),
    row(
        "french-hill-5/the-witch-house",
        gates="rlyeh",
        cup="ghoul",
        at="rlyeh/1",
        state="delayed",
        board={
            "doom": 1,
            "gates": {"the-witch-house": "rlyeh"},
            "monsters": {"the-witch-house": ["ghoul-1"]},
        },
    ),
    row("french-hill-6/the-witch-house rolls 3", dice="3", sanity=1, clues=5),
    row("french-hill-6/the-witch-house insane, no clues", dice="4", sanity=1, clues=1, at="arkham-asylum"),
    row("french-hill-7/the-witch-house pass", dice="5", deck={"spell": "heal"}, cards="heal"),
    row(
        "french-hill-7/the-witch-house fail, one of three",
        "accept",
        "lose food",
        dice="1",
        has=THREE_ITEMS,
        cards="knife heal",
    ),
    row("french-hill-7/the-witch-house fail, one item is kept", "accept", dice="1", has={"cards": ["knife"]}),
]


@pytest.mark.parametrize("row", [*LODGE, *SANCTUM, *WITCH_HOUSE], ids=lambda row: row.name)
def test_7_french_hill(row: Row) -> None:
    play(row)


def test_7_up_to_no_more_than_one_has() -> None:
    """§31: `up-to K` within what one has."""
    t = arrange(row("french-hill-3/inner-sanctum", has={"sanity": 2}))
    t.encounters(0)
    assert sorted(t.legal) == ["up-to 0", "up-to 1", "up-to 2"]


def test_7_up_to_no_more_than_the_entry_says() -> None:
    t = arrange(row("french-hill-3/inner-sanctum", has={"sanity": 6}))
    t.encounters(0)
    assert sorted(t.legal) == ["up-to 0", "up-to 1", "up-to 2", "up-to 3"]


def test_14_trophy_of_an_endless_monster_goes_to_the_cup() -> None:
    """§14 R95: Nyarlathotep's cultists are endless, and nothing here says `even-endless`."""
    t = table("jenny-barnes", "vincent-lee", ancient_one="nyarlathotep")
    t.put(0, at="silver-twilight-lodge", lodge_member=True, sanity=4, sliders=(2, 2, 2))
    t.put(1, at="bank-of-arkham")
    t.monster("cultist", "uptown")
    t.deck("french-hill", "french-hill-2")
    t.dice(1, 5)
    t.encounters(0)
    t.do("yes")
    assert t.me["trophies"]["monsters"] == []
    assert not any(t.now["monsters"].values())


def test_14_trophy_offers_streets_locations_and_sky() -> None:
    """§14 R95: not the Outskirts."""
    t = arrange(row("french-hill-2/inner-sanctum", dice="15"))
    for kind, area in [("ghoul", "uptown"), ("ghost", "woods"), ("byakhee", "sky"), ("witch", "outskirts")]:
        t.monster(kind, area)
    t.encounters(0)
    t.do("yes")
    assert sorted(t.legal) == ["trophy byakhee-1", "trophy ghost-1", "trophy ghoul-1"]


def test_7_no_gate_appears_at_a_seal() -> None:
    """§7 R9: at a sealed place neither a gate nor a monster ever appears."""
    t = arrange(row("french-hill-5/the-witch-house", cup="ghoul", gates="rlyeh"))
    t.seal("the-witch-house")
    t.encounters(0)
    assert (t.me["at"], t.now["doom"], t.now["gates"], t.now["to_act"]) == ("the-witch-house", 0, {}, 1)
    assert not any(t.now["monsters"].values())


def test_7_a_gate_discards_the_clues_there() -> None:
    """§12.1, as in Mythos."""
    t = arrange(row("french-hill-5/the-witch-house", cup="ghoul", gates="rlyeh"))
    t.clue("the-witch-house", 2)
    t.encounters(0)
    assert t.now["clues"].get("the-witch-house", 0) == 0
    assert t.me["clues"] == 2


def test_7_no_gate_opens_where_kate_is() -> None:
    """§19 R79: gate and monster are prevented, and so is the doom token (§12)."""
    t = table("kate-winthrop", "vincent-lee")
    t.put(0, at="the-witch-house")
    t.put(1, at="bank-of-arkham")
    t.deck("french-hill", "french-hill-5")
    t.encounters(0)
    assert (t.me["at"], t.now["doom"], t.now["gates"], t.now["to_act"]) == ("the-witch-house", 0, {}, 1)
    assert not any(t.now["monsters"].values())
