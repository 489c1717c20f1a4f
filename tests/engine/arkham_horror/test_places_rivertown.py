"""§7, §21: the entries of the Rivertown cards: Black Cave, General Store, Graveyard."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.location_rows import Row, arrange, play, row
from tests.engine.arkham_horror.table import table

WEAPON = {"common": "food axe knife"}

CAVE = [
    row(
        "rivertown-1/black-cave no success, a monster",
        "accept",
        "fight cultist-1",
        "fight",
        dice="114 5111",
        cup="cultist",
        sanity=3,
        trophies="cultist-1",
    ),
    row(
        "rivertown-1/black-cave no success, insane before the monster",
        "accept",
        dice="114",
        has={"sanity": 1},
        clues=1,
        at="arkham-asylum",
    ),
    row("rivertown-1/black-cave 1 success", "accept", dice="115", sanity=3),
    row("rivertown-1/black-cave 2 successes", "accept", dice="155", deck={"common": "axe"}, cards="axe"),
    row("rivertown-1/black-cave 3 successes", "accept", dice="555", deck={"common": "axe"}, cards="axe"),
    row("rivertown-2/black-cave", sanity=3),
    row("rivertown-3/black-cave pass", dice="5"),
    row("rivertown-3/black-cave fail", "accept", dice="1", stamina=2),
    row(
        "rivertown-4/black-cave wins",
        "fight cultist-1",
        "fight",
        dice="5111",
        cup="cultist",
        trophies="cultist-1",
    ),
    row(
        "rivertown-4/black-cave evade fails, then wins",
        "evade zombie-1",
        "accept",
        "fight",
        dice="114 15 15",
        cup="zombie",
        stamina=1,
        trophies="zombie-1",
    ),
    row("rivertown-5/black-cave pass", dice="5"),
    row("rivertown-5/black-cave fail", "accept", dice="1", stamina=2, state="delayed"),
    row(
        "rivertown-5/black-cave fail, unconscious, not delayed",
        "accept",
        dice="1",
        has={"stamina": 1},
        clues=1,
        at="st-marys-hospital",
    ),
    row("rivertown-6/black-cave pass", dice="5", cards="tom-mountain-murphy"),
    row(
        "rivertown-6/black-cave ally gone",
        dice="5",
        other={"cards": ["tom-mountain-murphy"]},
        deck=WEAPON,
        cards="axe",
    ),
    row("rivertown-6/black-cave fail", "accept", dice="1"),
    row(
        "rivertown-6/black-cave whiskey",
        "choose whiskey",
        has={"cards": ["whiskey"]},
        cards="tom-mountain-murphy",
    ),
    row(
        "rivertown-6/black-cave whiskey, ally gone",
        "choose whiskey",
        has={"cards": ["whiskey"]},
        other={"cards": ["tom-mountain-murphy"]},
        deck=WEAPON,
        cards="axe",
    ),
    row(
        "rivertown-6/black-cave whiskey kept, the check",
        "choose check",
        "accept",
        dice="1",
        has={"cards": ["whiskey"]},
    ),
    row("rivertown-7/black-cave no success", "yes", "accept", dice="114", sanity=3, stamina=2),
    row("rivertown-7/black-cave 1 success", "yes", "accept", dice="115", sanity=3, clues=3),
    row(
        "rivertown-7/black-cave 2 successes",
        "yes",
        "accept",
        dice="155",
        deck={"unique": "gate-box nameless-cults"},
        cards="nameless-cults",
    ),
    row("rivertown-7/black-cave no", "no"),
]

STORE = [
    row("rivertown-1/general-store", money=6),
    row("rivertown-2/general-store"),
    row(
        "rivertown-3/general-store sells",
        "sell knife",
        has={"cards": ["knife", "gate-box"]},
        money=9,
        cards="gate-box",
    ),
    row("rivertown-3/general-store does not sell", "sell none", has={"cards": ["knife", "gate-box"]}),
    row("rivertown-3/general-store has nothing common", has={"cards": ["gate-box", "heal"]}),
    row("rivertown-4/general-store", sanity=3),
    row(
        "rivertown-5/general-store pass",
        "keep cross",
        dice="5",
        deck={"common": "axe cross knife"},
        cards="cross",
    ),
    row("rivertown-5/general-store fail", "accept", dice="1"),
    row("rivertown-6/general-store pass", "yes", dice="5", money=9),
    row("rivertown-6/general-store fail", "yes", "accept", dice="1", money=4),
    row("rivertown-6/general-store no", "no"),
    row("rivertown-6/general-store without money not asked", has={"money": 0}),
    row("rivertown-7/general-store", deck={"common": "axe"}, cards="axe"),
]

GRAVEYARD = [
    row(
        "rivertown-1/graveyard wins",
        "fight cultist-1",
        "fight",
        dice="5111",
        cup="cultist",
        trophies="cultist-1",
    ),
    row("rivertown-1/graveyard evades", "evade zombie-1", dice="511", cup="zombie"),
    row("rivertown-2/graveyard pass", dice="15", clues=3, sanity=3),
    row("rivertown-2/graveyard pass, insane", dice="15", has={"sanity": 1}, clues=2, at="arkham-asylum"),
    row("rivertown-2/graveyard fail", "accept", dice="14", at="rivertown"),
    row("rivertown-3/graveyard pass", dice="5", deck={"unique": "gate-box"}, clues=3, cards="gate-box"),
    row("rivertown-3/graveyard fail", "accept", dice="1 2", stamina=1),
    row(
        "rivertown-3/graveyard with a sword",
        "weapons sword-of-glory",
        dice="1111115",
        has={"cards": ["sword-of-glory"]},
        deck={"unique": "gate-box"},
        clues=3,
        cards="sword-of-glory gate-box",
    ),
    row(
        "rivertown-4/graveyard yes",
        "yes",
        has={"monster_trophies": ["gug", "vampire"]},
        trophies="",
        cards="richard-upton-pickman",
    ),
    row(
        "rivertown-4/graveyard ally gone",
        "yes",
        has={"monster_trophies": ["gug", "shoggoth"]},
        other={"cards": ["richard-upton-pickman"]},
        deck={"spell": "heal"},
        trophies="",
        cards="heal",
    ),
    row(
        "rivertown-4/graveyard chooses what to spend",
        "yes",
        "spend gug-1 vampire-1",
        has={"monster_trophies": ["gug", "vampire", "high-priest"]},
        trophies="high-priest-1",
        cards="richard-upton-pickman",
    ),
    row("rivertown-4/graveyard no", "no", has={"monster_trophies": ["gug", "vampire"]}),
    row("rivertown-4/graveyard 4 toughness not asked", has={"monster_trophies": ["gug", "ghoul"]}),
    row("rivertown-4/graveyard a gate does not pay", has={"gate_trophies": ["rlyeh"]}),
    row("rivertown-5/graveyard pass, stays", "stay-put", dice="5", clues=4),
    row(
        "rivertown-5/graveyard pass, goes",
        "go newspaper",
        dice="5",
        deck={"northside": "northside-2"},
        clues=4,
        money=10,
        at="newspaper",
    ),
    row("rivertown-5/graveyard fail", "accept", dice="1"),
    row("rivertown-6/graveyard", has={"sanity": 3}, sanity=5),
    row("rivertown-6/graveyard to the maximum only", has={"sanity": 5}, sanity=6),
    row("rivertown-7/graveyard", cup="star-spawn", trophies="star-spawn-1"),
    row("rivertown-7/graveyard a Mi-Go too", cup="mi-go", trophies="mi-go-1"),
]


@pytest.mark.parametrize("row", [*CAVE, *STORE, *GRAVEYARD], ids=lambda row: row.name)
def test_7_rivertown(row: Row) -> None:
    play(row)


def test_14_even_an_endless_monster_is_a_trophy() -> None:
    """§14 R95: the Graveyard says `even-endless`; Nyarlathotep's cultists are endless."""
    t = table("jenny-barnes", "vincent-lee", ancient_one="nyarlathotep")
    t.put(0, at="graveyard")
    t.put(1, at="bank-of-arkham")
    t.deck("rivertown", "rivertown-7")
    t.cup("cultist")
    t.encounters(0)
    assert t.me["trophies"]["monsters"] == ["cultist-1"]


def test_14_spend_offers_only_sets_from_which_nothing_can_be_left_out() -> None:
    """§31 R65: 5 toughness from 3, 3, 2 and 1."""
    has = {"monster_trophies": ["gug", "shoggoth", "vampire", "ghoul"]}
    t = arrange(row("rivertown-4/graveyard", has=has))
    t.encounters(0)
    t.do("yes")
    offered = {frozenset(action.split()[1:]) for action in t.legal}
    assert offered == {
        frozenset({"gug-1", "shoggoth-1"}),
        frozenset({"gug-1", "vampire-1"}),
        frozenset({"shoggoth-1", "vampire-1"}),
    }


def test_14_spent_monsters_go_to_the_cup() -> None:
    t = arrange(row("rivertown-4/graveyard", has={"monster_trophies": ["flying-polyp", "vampire"]}))
    t.encounters(0)
    t.do("yes")
    t.cup("flying-polyp")
    t.effect(1, [{"trophy": "cup"}])
    assert t.who(1)["trophies"]["monsters"] == ["flying-polyp-1"]


def test_19_darrell_draws_two_and_chooses() -> None:
    """§7, §19: `pick K`, counted from 1 (R65)."""
    t = table("darrell-simmons", "vincent-lee")
    t.put(0, at="graveyard", sanity=1)
    t.put(1, at="bank-of-arkham")
    t.deck("rivertown", "rivertown-4", "rivertown-6")
    t.encounters(0)
    assert sorted(t.legal) == ["pick 1", "pick 2"]
    t.do("pick 2")
    assert t.me["sanity"] == 3


def test_7_dragons_eye_replaces_a_drawn_card() -> None:
    """§7, R61: `use dragons-eye` for 1 sanity, or `accept`; exhausted then."""
    t = arrange(
        row(
            "rivertown-2/black-cave",
            has={"cards": ["dragons-eye"]},
            deck={"rivertown": "rivertown-6"},
            dice="1",
        )
    )
    t.encounters(0)
    assert sorted(t.legal) == ["accept", "use dragons-eye"]
    t.do("use dragons-eye", "accept")
    assert (t.me["sanity"], t.me["exhausted"]) == (3, ["dragons-eye"])


def test_7_dragons_eye_refused() -> None:
    t = arrange(row("rivertown-2/black-cave", has={"cards": ["dragons-eye"]}))
    t.encounters(0)
    t.do("accept")
    assert (t.me["sanity"], t.me["exhausted"]) == (3, [])
