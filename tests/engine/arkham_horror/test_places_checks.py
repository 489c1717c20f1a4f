"""§7, §9: which skill each location entry asks for, and with which modifier.

Jenny's skills are made all different here, so that the number of dice tells which one was rolled.
"""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.table import Table, table

SKILLS = {"speed": 4, "sneak": 2, "fight": 3, "combat": 3, "will": 5, "lore": 6, "luck": 7}
"""Her sliders at 2 (speed and sneak 2, the others 3), and what `CARDS` add."""
CARDS = [
    "eric-colt",
    "john-legrasse",
    "professor-armitage",
    "skill-lore",
    "anna-kaslow",
    "skill-luck",
    "lantern",
]
"""Speed 2; will 2; lore 2 and 1; luck 2, 1 and 1."""

CHECKS = """
downtown-1/arkham-asylum lore 0
downtown-2/arkham-asylum speed -1
downtown-2/bank-of-arkham luck -1 yes
downtown-2/independence-square will -1
downtown-3/arkham-asylum sneak -1
downtown-3/bank-of-arkham combat -1
downtown-3/independence-square will -1
downtown-4/arkham-asylum lore -1 yes
downtown-4/bank-of-arkham luck -2
downtown-4/independence-square luck -2
downtown-5/arkham-asylum will -1
downtown-5/bank-of-arkham speed -1
downtown-5/independence-square fight -1
downtown-6/arkham-asylum lore -2
downtown-6/independence-square luck -1 yes
downtown-7/arkham-asylum fight -2 yes
downtown-7/independence-square luck -1
easttown-1/police-station will -1
easttown-2/hibbs-roadhouse luck -1
easttown-2/police-station luck -1
easttown-3/police-station will -1
easttown-4/velmas-diner will -2
easttown-4/police-station luck -1
easttown-5/velmas-diner luck -1
easttown-6/velmas-diner luck -1
easttown-6/hibbs-roadhouse will -1
easttown-6/police-station luck -2
easttown-7/velmas-diner sneak -1 yes
easttown-7/hibbs-roadhouse luck -1
easttown-7/police-station sneak 0
french-hill-1/silver-twilight-lodge lore -1
french-hill-1/inner-sanctum luck -2
french-hill-1/the-witch-house lore -1
french-hill-2/silver-twilight-lodge fight -1 yes
french-hill-2/inner-sanctum luck -1 yes
french-hill-2/the-witch-house luck -1
french-hill-3/silver-twilight-lodge luck -1
french-hill-3/the-witch-house luck 0
french-hill-4/silver-twilight-lodge will -1 no
french-hill-5/silver-twilight-lodge lore -1
french-hill-5/inner-sanctum luck -2
french-hill-6/silver-twilight-lodge will -1 no
french-hill-7/inner-sanctum lore -2 yes
french-hill-7/the-witch-house will -2
merchant-district-1/river-docks luck -1
merchant-district-2/river-docks luck -1
merchant-district-2/the-unnamable lore -1 yes
merchant-district-2/unvisited-isle sneak -1
merchant-district-3/river-docks fight 0
merchant-district-3/unvisited-isle will -1
merchant-district-4/river-docks will -1
merchant-district-4/the-unnamable speed -1
merchant-district-4/unvisited-isle will -1
merchant-district-5/river-docks speed -1
merchant-district-5/the-unnamable luck -1 yes
merchant-district-5/unvisited-isle will -2
merchant-district-6/river-docks will 1
merchant-district-6/the-unnamable speed -1
merchant-district-7/river-docks luck -1
merchant-district-7/the-unnamable luck -1
merchant-district-7/unvisited-isle sneak -1
miskatonic-university-1/administration lore -1
miskatonic-university-1/library will -1
miskatonic-university-2/library will 0
miskatonic-university-2/science-building fight -1
miskatonic-university-3/administration will -1
miskatonic-university-3/library lore -2
miskatonic-university-4/administration lore -2 yes
miskatonic-university-5/science-building luck 0 yes
miskatonic-university-6/administration lore -1
miskatonic-university-6/science-building luck -1
miskatonic-university-7/administration will -2 yes
miskatonic-university-7/library luck -2
miskatonic-university-7/science-building lore -2 yes
northside-1/curiositie-shoppe luck -2
northside-1/train-station sneak -1
northside-2/curiositie-shoppe fight -1
northside-2/train-station speed -2
northside-4/curiositie-shoppe luck -1
northside-5/newspaper lore -1
northside-6/curiositie-shoppe luck -1
northside-6/newspaper luck -1
northside-6/train-station luck -2 yes
northside-7/curiositie-shoppe speed -1
northside-7/train-station luck -1
rivertown-1/black-cave luck 0
rivertown-2/graveyard lore -1
rivertown-3/black-cave speed -1
rivertown-3/graveyard combat -2
rivertown-5/black-cave lore -2
rivertown-5/general-store will -2
rivertown-5/graveyard luck -2
rivertown-6/black-cave luck -2
rivertown-6/general-store lore -2 yes
rivertown-7/black-cave luck 0 yes
southside-1/mas-boarding-house luck 0
southside-2/historical-society luck -1 yes
southside-3/historical-society sneak -1
southside-4/historical-society luck -1
southside-4/mas-boarding-house will 0 yes
southside-5/south-church luck 0
southside-6/mas-boarding-house luck -1
southside-7/south-church speed -1
uptown-1/woods luck 0 yes
uptown-2/st-marys-hospital combat -1
uptown-2/woods sneak -1
uptown-3/ye-olde-magick-shoppe luck 0 yes
uptown-4/st-marys-hospital luck -1
uptown-4/woods luck -1
uptown-4/ye-olde-magick-shoppe lore -1
uptown-5/st-marys-hospital sneak -1
uptown-5/woods speed -2
uptown-6/st-marys-hospital will -1
uptown-6/ye-olde-magick-shoppe lore -1
uptown-7/st-marys-hospital lore 0
uptown-7/woods lore -2 yes
"""
"""Entry, skill, modifier, and the answer that leads to the check."""


def drawn(entry: str) -> Table:
    """Jenny has drawn that entry's card."""
    card, place = entry.split("/")
    member = place == "inner-sanctum"
    t = table("jenny-barnes", "vincent-lee")
    t.put(
        0,
        at="silver-twilight-lodge" if member else place,
        sliders=(2, 2, 2),
        cards=CARDS,
        money=5,
        clues=2,
        lodge_member=member,
    )
    t.put(1, at="bank-of-arkham")
    t.deck(card.rpartition("-")[0], card)
    t.fail_checks()
    t.encounters(0)
    if "encounter" in t.legal:
        t.do("encounter")
    return t


@pytest.mark.parametrize("line", CHECKS.split("\n")[1:-1])
def test_9_skill_and_modifier(line: str) -> None:
    entry, skill, modifier, *answers = line.split()
    t = drawn(entry)
    t.do(*answers)
    assert t.now["to_act"] == 0, "a roll that failed is asked about"
    assert t.rolled == [[1] * (SKILLS[skill] + int(modifier))]


@pytest.mark.parametrize("entry", ["french-hill-7/silver-twilight-lodge", "uptown-3/woods"])
def test_9_a_sneak_of_2_less_2_is_no_dice(entry: str) -> None:
    """§9: 0 or less: no dice, but clue dice may still be bought."""
    t = drawn(entry)
    assert sorted(t.legal) == ["accept", "spend-clue"]
    assert not any(t.rolled)
