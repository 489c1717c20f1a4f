"""§8, §21: the gate cards' entries of the Dreamlands (all colours)."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.gate_card_rows import BACK, DELAYED, LOST, Row, play

NONE, ONE, TWO = [1, 1, 1], [5, 1, 1], [5, 6, 1]
FOUR_NONE, FOUR_ONE = [1, 1, 1, 1], [5, 1, 1, 1]
ITEMS = ["axe", "food", "wither"]

ROWS = [
    Row("blue-5", "nothing"),
    Row("blue-6", "pass", "speed", [ONE], start={"money": 7}),
    Row("blue-6", "fail", "speed", [NONE], ["accept"], {"money": 0}, {"money": 7}),
    Row("blue-6", "fail, no money", "speed", [NONE], ["accept"]),
    Row("blue-7", "pass", "luck", [ONE], then={"clues": 2}),
    Row("blue-7", "fail", "luck", [NONE], ["accept"], DELAYED),
    Row("blue-8", "pass", "lore", [FOUR_ONE], then=BACK),
    Row("blue-8", "fail", "lore", [FOUR_NONE], ["accept"], LOST),
    Row("blue-9", "pass", "sneak", [FOUR_ONE], start={"cards": ITEMS, "money": 5}),
    Row(
        "blue-9",
        "fail, half of three and of $5, rounded up",
        "sneak",
        [FOUR_NONE],
        ["accept", "lose axe food"],
        {"cards": ["wither"], "money": 2},
        {"cards": ITEMS, "money": 5},
    ),
    Row(
        "blue-9",
        "fail, half of one is one",
        "sneak",
        [FOUR_NONE],
        ["accept"],
        {"cards": [], "money": 0},
        {"cards": ["axe"], "money": 1},
    ),
    Row("blue-10", "pass", "luck", [ONE]),
    Row("blue-10", "fail", "luck", [NONE], ["accept"], {"stamina": 3, "state": ["delayed"]}),
    Row("blue-10", "fail, unconscious", "luck", [NONE], ["accept"], LOST, {"stamina": 1}),
    Row("green-7", "pass", "will", [FOUR_ONE], then={"cards": ["heal"]}, decks={"spell": ["heal"]}),
    Row("green-7", "fail", "will", [FOUR_NONE], ["accept"]),
    Row("green-8", "pass", "luck", [ONE], then={"cards": ["axe"]}, decks={"common": ["axe"]}),
    Row("green-8", "fail", "luck", [NONE], ["accept"]),
    Row(
        "green-9", "pass", "luck", [ONE], then={"sanity": 5, "stamina": 5}, start={"sanity": 1, "stamina": 2}
    ),
    Row("green-9", "fail", "luck", [NONE], ["accept"]),
    Row("green-10", "pass", "will", [ONE, [3, 4]], then={"money": 7}),
    Row("green-10", "fail", "will", [NONE], ["accept"]),
    Row("green-11", "pass", "luck", [ONE], then={"at": "the-dreamlands:2"}),
    Row("green-11", "pass, second area", "luck", [ONE], then=BACK, start={"at": "the-dreamlands:2"}),
    Row("green-11", "fail", "luck", [NONE], ["accept"]),
    Row("green-12", "pass", "luck", [ONE], then={"cards": ["heal"]}, decks={"spell": ["heal"]}),
    Row(
        "green-12",
        "fail",
        "luck",
        [NONE],
        ["accept", "lose food"],
        {"cards": ["axe"]},
        {"cards": ["axe", "food"]},
    ),
    Row("red-1", "pass", "speed", [[5, 1]]),
    Row("red-1", "fail", "speed", [[1, 1]], ["accept"], {"stamina": 2}),
    Row("red-4", "pass", "sneak", [ONE], then={**BACK, "clues": 3}),
    Row("red-5", "pass", "speed", [ONE]),
    Row("red-5", "fail", "speed", [NONE], ["accept"], {"stamina": 1}),
    Row("red-6", "pass", "luck", [ONE]),
    Row("red-6", "fail", "luck", [NONE], ["accept"], LOST),
    Row("red-10", "pass", "luck", [[5, 1]], then={"sanity": 5, "clues": 1}),
    Row("red-10", "fail", "luck", [[1, 1]], ["accept"], LOST),
    Row("red-11", "pass", "fight", [ONE]),
    Row("red-11", "fail", "fight", [NONE], ["accept"], {"stamina": 2}),
    Row("yellow-2", "pass", "lore", [ONE]),
    Row("yellow-2", "fail", "lore", [NONE], ["accept"], {"sanity": 1}),
    Row("yellow-3", "pass", "lore", [TWO], then={"clues": 4}),
    Row("yellow-3", "one success is not enough", "lore", [ONE], ["accept"], {**LOST, "sanity": 1}),
    Row("yellow-8", "pass", "luck", [FOUR_ONE]),
    Row("yellow-8", "fail", "luck", [FOUR_NONE], ["accept"], {"sanity": 2, "state": ["delayed"]}),
    Row("yellow-9", "pass", "will", [[5, 1]]),
    Row("yellow-9", "fail", "will", [[1, 1]], ["accept"], {"sanity": 2}),
    Row("yellow-10", "loses", then={"sanity": 3}),
    Row("yellow-11", "pass", "luck", [ONE]),
    Row("yellow-11", "fail", "luck", [NONE], ["accept"], DELAYED),
    Row("blue-3", "reads other", then={"sanity": 3}),
    Row("green-6", "reads other", then={"clues": 1}),
    Row("red-7", "reads other: nothing"),
    Row("yellow-6", "reads other", then={"money": 2}),
]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_8_the_dreamlands(row: Row) -> None:
    play("the-dreamlands", row)
