"""§8, §21: the gate cards' entries of the Plateau of Leng (green and red)."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.gate_card_rows import LOST, Row, play

NONE, ONE, TWO = [1, 1, 1], [5, 1, 1], [5, 6, 1]

ROWS = [
    Row("green-1", "no", do=["no"]),
    Row("green-1", "yes, pass", "lore", [[5, 1]], ["yes"], {"money": 6}),
    Row("green-1", "yes, fail", "lore", [[1, 1]], ["yes", "accept"], LOST),
    Row("green-4", "nothing"),
    Row(
        "green-5",
        "pass",
        "will",
        [[5, 5, 1, 1]],
        then={"cards": ["marksman"]},
        decks={"skill": ["marksman"]},
        who="carolyn-fern",
    ),
    Row("green-5", "one success is not enough", "will", [[6, 1, 1, 1]], ["accept"]),
    Row("green-6", "pass", "will", [[5, 1, 1, 1]], then={"sanity": 5}, start={"sanity": 1}),
    Row("green-6", "fail", "will", [[1, 1, 1, 1]], ["accept"]),
    Row(
        "green-10",
        "pass",
        "luck",
        [[5, 1]],
        then={"cards": ["knife", "wither"]},
        decks={"common": ["knife"], "spell": ["wither"]},
    ),
    Row("green-10", "fail", "luck", [[1, 1]], ["accept"]),
    Row("green-11", "pass", "fight", [ONE], then={"cards": ["gate-box"]}, decks={"unique": ["gate-box"]}),
    Row("green-11", "fail", "fight", [NONE], ["accept"], LOST),
    Row(
        "red-2",
        "beaten",
        "fight",
        [[5, 1, 1, 1, 1]],
        ["fight cultist-1", "fight"],
        {"monsters": ["cultist-1"]},
        cup=["cultist"],
    ),
    Row(
        "red-2",
        "knocked out by it",
        "fight",
        [[1, 1, 1, 1, 1]],
        ["fight cultist-1", "fight", "accept"],
        LOST,
        {"stamina": 1},
        cup=["cultist"],
    ),
    Row(
        "red-3",
        "pass",
        "fight",
        [TWO],
        then={"cards": ["gate-box"], "clues": 1},
        decks={"unique": ["gate-box"]},
    ),
    Row("red-3", "one success is not enough", "fight", [ONE], ["accept"], {"sanity": 3, "stamina": 2}),
    Row(
        "red-3",
        "fail, unconscious",
        "fight",
        [NONE],
        ["accept"],
        {**LOST, "sanity": 3, "stamina": 1},
        {"stamina": 2},
    ),
    Row("red-4", "pass", "sneak", [ONE]),
    Row("red-4", "fail", "sneak", [NONE], ["accept"], {"sanity": 1, "stamina": 1, "state": ["delayed"]}),
    Row("red-5", "pass", "speed", [ONE]),
    Row("red-5", "fail", "speed", [NONE], ["accept"], {"stamina": 2}),
    Row("red-7", "pass", "sneak", [[5, 1, 1, 1]]),
    Row("red-7", "fail", "sneak", [[1, 1, 1, 1], [3]], ["accept"], {"stamina": 1}),
    Row("red-7", "fail, unconscious", "sneak", [[1, 1, 1, 1], [4]], ["accept"], {**LOST, "stamina": 1}),
    Row("red-12", "pass", "lore", [[5, 1]], then={"cards": ["heal"]}, decks={"spell": ["heal"]}),
    Row("red-12", "fail", "lore", [[1, 1]], ["accept"], LOST),
    Row("green-3", "reads other", then={"money": 3}),
    Row("red-9", "reads other, fail", "fight", [NONE], ["accept"], {"state": ["delayed"]}),
]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_8_plateau_of_leng(row: Row) -> None:
    play("plateau-of-leng", row)
