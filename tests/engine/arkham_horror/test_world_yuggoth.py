"""§8, §21: the gate cards' entries of Yuggoth (blue and yellow)."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.gate_card_rows import BACK, DELAYED, LOST, Row, play

NONE, ONE = [1, 1, 1], [5, 1, 1]
ITEMS = {"cards": ["axe", "food", "wither"]}

ROWS = [
    Row("blue-2", "pass", "fight", [[5, 1]]),
    Row("blue-2", "fail", "fight", [[1, 1]], ["accept"], LOST),
    Row("blue-3", "pass", "sneak", [ONE]),
    Row("blue-3", "fail, nothing to lose", "sneak", [NONE], ["accept"], BACK),
    Row("blue-3", "fail, half of one is none", "sneak", [NONE], ["accept"], BACK, {"cards": ["axe"]}),
    Row(
        "blue-3",
        "fail, half of three",
        "sneak",
        [NONE],
        ["accept", "lose axe"],
        {**BACK, "cards": ["food", "wither"]},
        ITEMS,
    ),
    Row("blue-8", "pass", "speed", [ONE], then={"money": 5, "clues": 2}),
    Row("blue-8", "fail", "speed", [NONE], ["accept"], LOST),
    Row("blue-9", "pass", "will", [[5, 1]]),
    Row("blue-9", "fail", "will", [[1, 1]], ["accept", "lose food"], {"cards": ["axe", "wither"]}, ITEMS),
    Row("blue-9", "fail, one item", "will", [[1, 1]], ["accept"], {"cards": []}, {"cards": ["axe"]}),
    Row("blue-9", "fail, nothing to lose", "will", [[1, 1]], ["accept"]),
    Row("blue-11", "evaded", "sneak", [[6]], ["evade cultist-1"], cup=["cultist"]),
    Row("blue-12", "pass", "will", [[5, 1]]),
    Row("blue-12", "fail, no spell", "will", [[1, 1]], ["accept"], {"sanity": 2}),
    Row("blue-12", "fail, one spell", "will", [[1, 1]], ["accept"], {"sanity": 2}, {"cards": ["heal"]}),
    Row(
        "blue-12",
        "fail, spells",
        "will",
        [[1, 1]],
        ["accept", "choose spells", "lose heal wither"],
        {"cards": ["shrivelling"]},
        {"cards": ["heal", "shrivelling", "wither"]},
    ),
    Row(
        "blue-12",
        "fail, sanity",
        "will",
        [[1, 1]],
        ["accept", "choose sanity"],
        {"sanity": 2},
        {"cards": ["heal", "wither"]},
    ),
    Row("yellow-1", "pass", "will", [[5, 1]]),
    Row("yellow-1", "fail", "will", [[1, 1]], ["accept"], {"sanity": 2}),
    Row("yellow-6", "pass", "luck", [[5, 1]], then={"clues": 2}),
    Row("yellow-6", "fail", "luck", [[1, 1]], ["accept"], DELAYED),
    Row("yellow-7", "pass", "luck", [ONE]),
    Row("yellow-7", "fail, a 1 costs nothing", "luck", [NONE, [1]], ["accept"]),
    Row("yellow-7", "fail, a 2 costs nothing", "luck", [NONE, [2]], ["accept"]),
    Row("yellow-7", "fail, a 3 costs one each", "luck", [NONE, [3]], ["accept"], {"sanity": 3, "stamina": 3}),
    Row(
        "yellow-7", "fail, a 5 costs three each", "luck", [NONE, [5]], ["accept"], {"sanity": 1, "stamina": 1}
    ),
    Row(
        "yellow-7",
        "fail, unconscious",
        "luck",
        [NONE, [4]],
        ["accept"],
        {**LOST, "sanity": 2, "stamina": 1},
        {"stamina": 2},
    ),
    Row("yellow-10", "pass", "will", [ONE]),
    Row("yellow-10", "fail", "will", [NONE], ["accept"], {"sanity": 2}),
    Row("yellow-11", "pass", "sneak", [[5, 1]], then={**BACK, "clues": 2}),
    Row("yellow-11", "fail", "sneak", [[1, 1]], ["accept"], LOST),
    Row("yellow-12", "nothing"),
    Row(
        "blue-8",
        "fail, delayed ones stay delayed",
        "speed",
        [NONE],
        ["accept"],
        {"at": "lost"},
        {"delayed": True},
    ),
    Row("blue-10", "reads other, fail", "lore", [NONE], ["accept"], DELAYED),
    Row("yellow-3", "reads other", then={"clues": 1}),
]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_8_yuggoth(row: Row) -> None:
    play("yuggoth", row)
