"""§8, §21: the gate cards' entries `other`, which Another Dimension (all colours) always reads."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.gate_card_rows import BACK, DELAYED, LOST, Row, play

NONE, ONE = [1, 1, 1], [5, 1, 1]
SPELL = {"spell": ["heal"]}
UNIQUE = {"unique": ["gate-box"]}
MET = ["fight cultist-1", "fight"]
BEATEN = {"monsters": ["cultist-1"]}
FIVE = [[5, 1, 1, 1, 1]]

BLUE = [
    Row("blue-1", "pass", "fight", [ONE], then={"cards": ["heal"]}, decks=SPELL),
    Row("blue-1", "fail", "fight", [NONE], ["accept"]),
    Row("blue-3", "loses", then={"sanity": 3}),
    Row("blue-3", "insane", then=LOST, start={"sanity": 1}),
    Row("blue-4", "beaten", "fight", FIVE, MET, BEATEN, cup=["cultist"]),
    Row("blue-5", "three successes", "luck", [[5, 5, 6]], ["accept"], {"clues": 3}),
    Row("blue-5", "one success", "luck", [ONE], ["accept"], {"clues": 1}),
    Row("blue-5", "fail", "luck", [NONE], ["accept"]),
    Row("blue-6", "evaded", "sneak", [[6]], ["evade cultist-1"], cup=["cultist"]),
    Row("blue-7", "pass", "fight", [[5, 1]], then={"money": 8}),
    Row("blue-7", "fail", "fight", [[1, 1]], ["accept"], {"stamina": 3}),
    Row("blue-8", "draws", then={"cards": ["axe"]}, decks={"common": ["axe"]}),
    Row("blue-9", "loses", then={"sanity": 3}),
    Row("blue-10", "pass", "lore", [ONE]),
    Row("blue-10", "fail", "lore", [NONE], ["accept"], DELAYED),
    Row(
        "blue-11",
        "pass",
        "luck",
        [ONE],
        then={"cards": ["axe"]},
        decks={"common": ["food", "lantern", "axe"]},
    ),
    Row("blue-11", "fail", "luck", [NONE], ["accept"]),
    Row("blue-12", "pass", "sneak", [[5, 1]]),
    Row("blue-12", "fail", "sneak", [[1, 1]], ["accept"], DELAYED),
]

GREEN = [
    Row("green-1", "pass", "luck", [ONE], then={"clues": 2}),
    Row("green-1", "fail", "luck", [NONE], ["accept"]),
    Row("green-2", "pass", "fight", [ONE], then=BACK),
    Row("green-2", "fail", "fight", [NONE], ["accept"], {"stamina": 2, "state": ["delayed"]}),
    Row("green-2", "fail, unconscious", "fight", [NONE], ["accept"], {**LOST, "stamina": 1}, {"stamina": 2}),
    Row("green-3", "gains", then={"money": 3}),
    Row("green-4", "pass", "sneak", [ONE], then={"money": 3}),
    Row("green-4", "fail", "sneak", [NONE], ["accept"], {"stamina": 2}),
    Row("green-5", "draws", then={"cards": ["heal"]}, decks=SPELL),
    Row("green-6", "gains", then={"clues": 1}),
    Row("green-7", "gains", then={"sanity": 5}),
    Row("green-8", "gains", then={"stamina": 5}),
    Row("green-9", "pass", "fight", [[5, 1]], then={"cards": ["gate-box"]}, decks=UNIQUE),
    Row("green-9", "fail", "fight", [[1, 1]], ["accept"]),
    Row("green-10", "pass", "luck", [ONE], then=BACK),
    Row("green-10", "fail", "luck", [NONE], ["accept"]),
    Row("green-11", "pass", "luck", [ONE], then={"monsters": ["ghoul-1"], "clues": 2}, cup=["ghoul"]),
    Row(
        "green-11",
        "pass, a Warlock too",
        "luck",
        [ONE],
        then={"monsters": ["warlock-1"], "clues": 2},
        cup=["warlock"],
    ),
    Row("green-11", "fail", "luck", [NONE], ["accept"]),
    Row("green-12", "no", do=["no"]),
    Row("green-12", "yes, pass", "sneak", [ONE], ["yes"], {"cards": ["heal"]}, decks=SPELL),
    Row("green-12", "yes, fail", "sneak", [NONE], ["yes", "accept"], {"sanity": 1}),
]

RED = [
    Row("red-1", "pass", "luck", [[5, 1]], then={"cards": ["heal"], "clues": 2}, decks=SPELL),
    Row("red-1", "fail", "luck", [[1, 1], ONE], ["accept", *MET], BEATEN, cup=["cultist"]),
    Row("red-2", "pass", "sneak", [[5, 1, 1, 1]]),
    Row("red-2", "fail", "sneak", [[1, 1, 1, 1]], ["accept"], {"stamina": 2}),
    Row("red-3", "two of four", dice=[[5, 6, 1, 2]], then={"stamina": 2, "clues": 2}),
    Row("red-3", "four of four", dice=[[5, 6, 5, 6]], then={"clues": 4}),
    Row("red-3", "none: unconscious", dice=[[1, 2, 3, 4]], then={**LOST, "stamina": 1}),
    Row("red-3", "one die for one point", dice=[[5]], then={"clues": 1}, start={"stamina": 1}),
    Row("red-4", "pass", "speed", [ONE], then={"cards": ["heal"]}, decks=SPELL),
    Row("red-4", "fail", "speed", [NONE], ["accept"]),
    Row("red-5", "loses", then={"stamina": 3}),
    Row("red-6", "loses", then={"stamina": 3}),
    Row("red-6", "unconscious", then=LOST, start={"stamina": 1}),
    Row("red-7", "nothing"),
    Row("red-8", "pass", "lore", [ONE]),
    Row("red-8", "fail", "lore", [NONE], ["accept"], DELAYED),
    Row("red-9", "pass", "fight", [ONE]),
    Row("red-9", "fail", "fight", [NONE], ["accept"], DELAYED),
    Row("red-10", "pass", "luck", [ONE], then={"sanity": 3, "stamina": 5}, start={"sanity": 1, "stamina": 4}),
    Row("red-10", "fail", "luck", [NONE], ["accept"]),
    Row("red-11", "beaten", "fight", FIVE, MET, BEATEN, cup=["cultist"]),
    Row("red-12", "pass", "luck", [ONE], then={"cards": ["gate-box"]}, decks=UNIQUE),
    Row("red-12", "fail", "luck", [NONE], ["accept"]),
]

YELLOW = [
    Row("yellow-1", "evaded", "sneak", [[5]], ["evade cultist-1"], cup=["cultist"]),
    Row("yellow-2", "pass", "will", [ONE]),
    Row("yellow-2", "fail", "will", [NONE], ["accept"], {"sanity": 3, "stamina": 3}),
    Row("yellow-3", "gains", then={"clues": 1}),
    Row("yellow-4", "pass", "luck", [ONE], then=BACK),
    Row("yellow-4", "fail", "luck", [NONE], ["accept"], DELAYED),
    Row("yellow-5", "pass", "will", [[5, 1]]),
    Row("yellow-5", "fail", "will", [[1, 1]], ["accept"], DELAYED),
    Row("yellow-6", "gains", then={"money": 2}),
    Row("yellow-7", "beaten", "fight", FIVE, MET, BEATEN, cup=["cultist"]),
    Row("yellow-8", "gains", then={"clues": 1}),
    Row("yellow-9", "evaded", "sneak", [[6]], ["evade cultist-1"], cup=["cultist"]),
    Row("yellow-10", "pass", "lore", [ONE], start={"cards": ["heal", "wither"]}),
    Row(
        "yellow-10",
        "fail",
        "lore",
        [NONE],
        ["accept", "lose heal"],
        {"cards": ["wither"]},
        {"cards": ["heal", "wither"]},
    ),
    Row("yellow-10", "fail, no spell", "lore", [NONE], ["accept"], start={"cards": ["axe"]}),
    Row("yellow-11", "one of four", dice=[[5, 1, 1, 1]], then={"sanity": 1, "clues": 1}),
    Row("yellow-11", "none: insane", dice=[[1, 2, 3, 4]], then={**LOST, "sanity": 1}),
    Row("yellow-12", "pass", "lore", [[5, 1]], then={"cards": ["heal"], "sanity": 3}, decks=SPELL),
    Row(
        "yellow-12",
        "pass, insane, half of one item is none",
        "lore",
        [[5, 1]],
        then={**LOST, "cards": ["heal"]},
        start={"sanity": 1},
        decks=SPELL,
    ),
    Row("yellow-12", "fail", "lore", [[1, 1]], ["accept"]),
]


@pytest.mark.parametrize("row", BLUE + GREEN + RED + YELLOW, ids=str)
def test_8_other(row: Row) -> None:
    play("another-dimension", row)
