"""§8, §21: the gate cards' entries of the Abyss (blue and red)."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.gate_card_rows import BACK, DELAYED, LOST, Row, play

NONE, ONE = [1, 1, 1], [5, 1, 1]
BEATEN = ["fight cultist-1", "fight"]

ROWS = [
    Row("blue-1", "pass", "luck", [ONE], then=BACK),
    Row(
        "blue-1",
        "fail",
        "luck",
        [[4, 4, 4], ONE],
        ["accept", *BEATEN],
        {"monsters": ["cultist-1"]},
        cup=["cultist"],
    ),
    Row("blue-2", "gains", then={"stamina": 5}),
    Row("blue-2", "at the maximum", start={"stamina": 5}),
    Row("blue-3", "pass", "lore", [ONE]),
    Row("blue-3", "fail", "lore", [NONE], ["accept"], DELAYED),
    Row("blue-4", "no success", "luck", [[1, 1, 1, 1, 1]], ["accept"], {"at": "black-cave"}),
    Row("blue-4", "one success", "luck", [[5, 1, 1, 1, 1]], ["accept"], {"at": "black-cave"}),
    Row("blue-4", "two successes", "luck", [[5, 6, 1, 1, 1]], ["accept"], {"at": "the-dreamlands:1"}),
    Row(
        "blue-4",
        "three successes, then pass",
        "luck",
        [[5, 6, 5, 1, 1], ONE],
        ["accept"],
        {"cards": ["holy-water"]},
        decks={"unique": ["holy-water"]},
    ),
    Row("blue-4", "five successes, then fail", "luck", [[5, 5, 5, 5, 5], NONE], ["accept", "accept"]),
    Row(
        "blue-5",
        "pass",
        "luck",
        [ONE],
        then={"cards": ["gate-box"], "money": 3},
        decks={"unique": ["gate-box"]},
    ),
    Row("blue-5", "fail", "luck", [NONE], ["accept"]),
    Row("blue-10", "pass", "luck", [[6, 1]]),
    Row("blue-10", "fail", "luck", [[1, 1]], ["accept"], {"sanity": 3, "state": ["delayed"]}),
    Row("blue-10", "fail, insane", "luck", [[1, 1]], ["accept"], LOST, {"sanity": 1}),
    Row("red-1", "evaded", "sneak", [[6]], ["evade cultist-1"], cup=["cultist"]),
    Row("red-1", "beaten", "fight", [[5, 1, 1, 1, 1]], BEATEN, {"monsters": ["cultist-1"]}, cup=["cultist"]),
    Row("red-2", "no", do=["no"]),
    Row("red-2", "yes, pass", "luck", [ONE, [3]], ["yes"], {"stamina": 4}, {"stamina": 1}),
    Row("red-2", "yes, pass, never above the maximum", "luck", [ONE, [6]], ["yes"], {"stamina": 5}),
    Row("red-2", "yes, fail", "luck", [NONE, [3]], ["yes", "accept"], {"stamina": 1}),
    Row("red-2", "yes, fail, unconscious", "luck", [NONE, [4]], ["yes", "accept"], {**LOST, "stamina": 1}),
    Row("red-3", "pass", "sneak", [ONE]),
    Row("red-3", "fail", "sneak", [NONE], ["accept"], {"sanity": 2}),
    Row("red-6", "pass", "speed", [ONE]),
    Row("red-6", "fail", "speed", [NONE, [2]], ["accept"], {"stamina": 2}),
    Row("red-6", "fail, unconscious", "speed", [NONE, [6]], ["accept"], {**LOST, "stamina": 1}),
    Row("red-8", "pass", "speed", [ONE]),
    Row("red-8", "fail", "speed", [NONE], ["accept"], LOST),
    Row("red-9", "pass", "luck", [ONE]),
    Row("red-9", "fail", "luck", [NONE], ["accept"], {"sanity": 1}),
    Row("blue-7", "reads other, pass", "fight", [[5, 1]], then={"money": 8}),
    Row("red-5", "reads other", then={"stamina": 3}),
]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_8_the_abyss(row: Row) -> None:
    play("the-abyss", row)
