"""§7 and its rulings: location encounters meeting abilities, environments, gates and closed places."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.location_rows import arrange, row
from tests.engine.arkham_horror.table import Table, table


def drawing(who: str, location: str, card: str, *more: str, **has: Any) -> Table:
    """That investigator at the location where this card comes next; Vincent waits in the Bank."""
    t = table(who, "vincent-lee")
    t.put(0, at=location, **has)
    t.put(1, at="bank-of-arkham")
    t.deck(card.rpartition("-")[0], card, *more)
    return t


def test_7_no_encounter_in_a_street() -> None:
    t = table("jenny-barnes", "vincent-lee")
    t.put(0, at="downtown", sanity=3)
    t.put(1, at="bank-of-arkham")
    t.encounters(0)
    assert t.now["to_act"] == 1


def test_31_an_encounter_that_is_the_only_choice_is_not_asked() -> None:
    t = drawing("jenny-barnes", "newspaper", "northside-2")
    t.encounters(0)
    assert (t.me["money"], t.now["to_act"]) == (5, 1)


def test_7_an_unexplored_gate_draws_through_instead_of_an_encounter() -> None:
    t = drawing("jenny-barnes", "woods", "uptown-4")
    t.gate("woods", "rlyeh")
    t.encounters(0)
    assert (t.me["at"], t.me["state"], t.now["to_act"]) == ("rlyeh/1", [], 1)


def test_7_members_may_not_choose_the_lodges_own_entry() -> None:
    """§7: members at the Lodge read `inner-sanctum`."""
    t = drawing(
        "jenny-barnes", "silver-twilight-lodge", "french-hill-4", lodge_member=True, money=2, sanity=4
    )
    t.encounters(0)
    assert (t.me["cards"], t.me["sanity"], t.me["at"]) == ([], 2, "silver-twilight-lodge")


def test_7_gloria_draws_two_cards_on_a_visit() -> None:
    """R68: Gloria's ability works: the Dreamlands have all colours."""
    t = drawing("gloria-goldberg", "library", "miskatonic-university-4", sanity=4)
    t.deck("gate", "yellow-10", "blue-5")
    t.encounters(0)
    assert sorted(t.legal) == ["pick 1", "pick 2"]
    t.do("pick 2")
    assert (t.me["sanity"], t.me["at"]) == (4, "library")


def test_7_kate_meets_monsters_on_a_visit() -> None:
    """R79: her ability works in Arkham only; R68: during a visit she is in the Other World."""
    t = drawing("kate-winthrop", "curiositie-shoppe", "northside-2")
    t.deck("gate", "red-1")
    t.cup("cultist")
    t.dice(1)
    t.encounters(0)
    t.do("accept")
    assert sorted(t.legal) == ["evade cultist-1", "fight cultist-1"]


def test_7_devoured_on_a_visit() -> None:
    """R68: does not come back."""
    t = drawing("jenny-barnes", "library", "miskatonic-university-4", sliders=(2, 2, 2))
    t.deck("gate", "red-4")
    t.dice(1)
    t.encounters(0)
    t.do("accept")
    assert (t.me["id"], t.now["to_act"]) == (None, 1)


def test_19_pete_may_draw_the_last_discard() -> None:
    """§19: the bottom card of the common deck is the last discard."""
    t = drawing("ashcan-pete", "general-store", "rivertown-7", cards=["rifle"])
    t.effect(0, [{"lose": "item", "n": 1}])
    t.encounters(0)
    assert sorted(t.legal) == ["draw bottom", "draw top"]
    t.do("draw bottom")
    assert t.me["cards"] == ["rifle"]


def test_19_harvey_loses_one_sanity_less() -> None:
    t = drawing("harvey-walters", "library", "miskatonic-university-5", sanity=4)
    t.encounters(0)
    assert t.me["sanity"] == 4


def test_19_harvey_pays_a_cost_in_full() -> None:
    """§4: prevention never applies to costs."""
    t = drawing("harvey-walters", "silver-twilight-lodge", "french-hill-3", sanity=4, lodge_member=True)
    t.encounters(0)
    t.do("up-to 2")
    assert (t.me["sanity"], t.me["clues"]) == (2, 2)


def test_19_michael_loses_one_stamina_less_of_each_source() -> None:
    """§15 R20: 1 sanity and 3 stamina in one list: 2 stamina."""
    t = drawing("michael-mcglen", "river-docks", "merchant-district-7", sanity=3, stamina=5)
    t.dice(1)
    t.encounters(0)
    t.do("accept")
    assert (t.me["sanity"], t.me["stamina"]) == (2, 3)


def test_21_stamina_gained_is_what_the_table_says() -> None:
    """The Witch House, three successes: 3 stamina of Joe's 6; luck 2 and a clue's two dice."""
    t = drawing("joe-diamond", "the-witch-house", "french-hill-3", stamina=1, clues=1)
    t.dice(5, 5, 5, 1)
    t.encounters(0)
    t.do("spend-clue", "accept")
    assert t.me["stamina"] == 4


@pytest.mark.parametrize(
    ("card", "place", "do", "sold"),
    [
        ("downtown-6", "independence-square", ["yes"], ["gate-box"]),
        ("easttown-4", "hibbs-roadhouse", [], ["axe", "cross", "knife"]),
        ("northside-4", "train-station", [], ["axe"]),
        ("northside-6", "curiositie-shoppe", ["encounter"], ["axe", "gate-box"]),
        ("southside-4", "mas-boarding-house", ["yes", "choose common"], ["axe"]),
        ("southside-4", "mas-boarding-house", ["yes", "choose unique"], ["gate-box"]),
        ("uptown-6", "ye-olde-magick-shoppe", ["encounter"], ["gate-box"]),
    ],
)
def test_21_cards_looked_at_to_buy(card: str, place: str, do: list[str], sold: list[str]) -> None:
    """With $20 and every check passed: all that lies open, and nothing else."""
    t = drawing("jenny-barnes", place, card, sliders=(2, 2, 2), money=20)
    t.deck("common", "axe", "cross", "knife", "rifle")
    t.deck("unique", "gate-box", "silver-key")
    t.pass_checks()
    t.encounters(0)
    t.do(*do)
    t.refused("buy rifle")
    t.refused("buy silver-key")
    assert {name for action in t.legal for name in action.split()[1:]} == {"none", *sold}
    t.do(f"buy {' '.join(sold)}")
    assert sorted(t.me["cards"]) == sold


@pytest.mark.parametrize(
    ("card", "place", "dice", "do", "kept"),
    [
        ("french-hill-1", "silver-twilight-lodge", (5, 1), [], ["heal", "wither"]),
        ("miskatonic-university-2", "library", (5, 1, 1), ["accept"], ["heal", "wither"]),
        ("rivertown-5", "general-store", (5,), [], ["axe", "cross", "knife"]),
    ],
)
def test_21_one_of_the_drawn_cards_is_kept(
    card: str, place: str, dice: tuple[int, ...], do: list[str], kept: list[str]
) -> None:
    t = drawing("jenny-barnes", place, card, sliders=(2, 2, 2))
    t.deck("spell", "heal", "wither", "find-gate")
    t.deck("common", "axe", "cross", "knife", "rifle")
    t.dice(*dice)
    t.encounters(0)
    t.do(*do)
    assert sorted(t.legal) == [f"keep {name}" for name in kept]


def test_19_joe_buys_two_dice_with_a_clue() -> None:
    """Lore 1 and no modifier: one die; the clue gives two."""
    t = drawing("joe-diamond", "st-marys-hospital", "uptown-7", clues=1)
    t.dice(1, 1, 5)
    t.encounters(0)
    t.do("spend-clue")
    assert (t.me["clues"], t.now["to_act"]) == (1, 1)


def test_9_bonuses_make_the_pool_larger() -> None:
    """Luck 3 - 1, and one each for Lantern, the Luck skill and Anna Kaslow's two: six dice."""
    cards = ["lantern", "skill-luck", "anna-kaslow"]
    t = arrange(row("easttown-2/police-station", has={"cards": cards}, dice="111115"))
    t.encounters(0)
    assert t.rolled == [[1, 1, 1, 1, 1, 5]]


def test_20_the_environment_changes_checks_in_arkham() -> None:
    """Blackest Night: luck -1; two dice become one."""
    t = arrange(row("easttown-2/police-station", dice="5"))
    t.environment("blackest-night")
    t.encounters(0)
    assert t.rolled == [[5]]


def test_20_the_environment_does_not_reach_a_visited_world() -> None:
    """R68: she is in the Dreamlands: luck 3 - 1 there, whatever the night."""
    t = arrange(row("miskatonic-university-4/library", deck={"gate": "green-8", "common": "axe"}, dice="15"))
    t.environment("blackest-night")
    t.encounters(0)
    assert (t.rolled, t.me["cards"]) == ([[1, 5]], ["axe"])


def test_20_a_strange_plague_stops_stamina_but_not_in_hospital() -> None:
    t = arrange(row("downtown-1/independence-square"))
    t.environment("a-strange-plague")
    t.encounters(0)
    assert t.me["stamina"] == 3
    t = arrange(row("uptown-3/st-marys-hospital", has={"stamina": 1}, dice="2"))
    t.environment("a-strange-plague")
    t.encounters(0)
    t.do("encounter")
    assert t.me["stamina"] == 3


def test_20_dreams_of_a_sunken_city_stop_sanity_but_not_in_the_asylum() -> None:
    t = arrange(row("rivertown-6/graveyard"))
    t.environment("dreams-of-a-sunken-city")
    t.encounters(0)
    assert t.me["sanity"] == 4
    t = arrange(row("downtown-7/arkham-asylum"))
    t.environment("dreams-of-a-sunken-city")
    t.encounters(0)
    t.do("encounter", "no")
    assert t.me["sanity"] == 6


def test_12_nobody_is_moved_into_a_blocked_street() -> None:
    """R74: an effect that would move one into it does not move him."""
    t = arrange(row("merchant-district-4/the-unnamable", dice="5"))
    t.cup("ghost")
    t.mythos("fourth-of-july-parade")
    t.first(0)
    t.encounters(0)
    assert (t.turn, t.me["at"], t.now["to_act"]) == (2, "the-unnamable", 1)
