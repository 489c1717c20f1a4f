"""§8, §21: the gate cards' entries of R'lyeh (red and yellow)."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.gate_card_rows import DELAYED, LOST, Row, play

NONE, ONE = [1, 1, 1], [5, 1, 1]

ROWS = [
    Row("red-7", "pass", "luck", [[5, 1, 1, 1]]),
    Row("red-7", "fail", "luck", [[1, 1, 1, 1]], ["accept"], {"sanity": 3, "state": ["delayed"]}),
    Row("red-7", "fail, insane", "luck", [[1, 1, 1, 1]], ["accept"], LOST, {"sanity": 1}),
    Row("red-8", "evaded", "sneak", [[5]], ["evade cultist-1"], cup=["cultist"]),
    Row("red-9", "pass", "speed", [ONE]),
    Row("red-9", "fail", "speed", [NONE], ["accept"], {"stamina": 1}),
    Row("red-10", "pass", "fight", [[5, 1]]),
    Row("red-10", "fail", "fight", [[1, 1]], ["accept"], {"stamina": 2, "state": ["delayed"]}),
    Row("red-11", "pass", "fight", [ONE]),
    Row("red-11", "fail", "fight", [NONE], ["accept"], {"stamina": 1}),
    Row("red-12", "pass", "luck", [ONE]),
    Row("red-12", "fail", "luck", [NONE, [1]], ["accept"], {"stamina": 3}),
    Row("red-12", "fail, unconscious", "luck", [NONE, [5]], ["accept"], {**LOST, "stamina": 1}),
    Row("yellow-4", "pass", "will", [ONE]),
    Row("yellow-4", "fail", "will", [NONE], ["accept"], {"sanity": 3, "stamina": 3}),
    Row("yellow-5", "loses a die", dice=[[2]], then={"sanity": 2}),
    Row("yellow-5", "insane", dice=[[6]], then={**LOST, "sanity": 1}),
    Row("yellow-7", "pass", "speed", [ONE]),
    Row("yellow-7", "fail", "speed", [NONE], ["accept"], {"sanity": 3}),
    Row("yellow-8", "pass", "will", [[6, 1, 1, 1]]),
    Row("yellow-8", "fail", "will", [[1, 1, 1, 1]], ["accept"], {"stamina": 3, "state": ["delayed"]}),
    Row("yellow-9", "pass", "speed", [ONE]),
    Row("yellow-9", "fail", "speed", [NONE], ["accept"], LOST),
    Row("yellow-12", "pass", "speed", [[5, 5, 1]], then={"clues": 5}),
    Row("yellow-12", "one success is not enough", "speed", [ONE], ["accept"], DELAYED),
    Row("red-6", "reads other", then={"stamina": 3}),
    Row("yellow-2", "reads other, fail", "will", [NONE], ["accept"], {"sanity": 3, "stamina": 3}),
]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_8_rlyeh(row: Row) -> None:
    play("rlyeh", row)
