"""§8, §21: the gate cards' entries of the City of the Great Race (green and yellow)."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.gate_card_rows import BACK, LOST, Row, play

NONE, ONE, TWO = [1, 1, 1], [5, 1, 1], [5, 6, 1]
UNIQUE = {"unique": ["gate-box", "pallid-mask"]}

ROWS = [
    Row("green-1", "pass", "sneak", [TWO], then={**BACK, "cards": ["gate-box"]}, decks=UNIQUE),
    Row("green-1", "one success is not enough", "sneak", [ONE], ["accept"], {"sanity": 1, "stamina": 3}),
    Row(
        "green-1",
        "fail, insane",
        "sneak",
        [NONE],
        ["accept"],
        {**LOST, "sanity": 1, "stamina": 3},
        {"sanity": 3},
    ),
    Row("green-1", "fail, unconscious", "sneak", [NONE], ["accept"], {**LOST, "sanity": 1}, {"stamina": 1}),
    Row("green-2", "pass, yes", "luck", [ONE], ["yes"], {"money": 10, "cards": ["curse"]}),
    Row(
        "green-2",
        "pass, yes, blessed",
        "luck",
        [[4, 1, 1]],
        ["yes"],
        {"money": 10, "cards": []},
        {"blessed": True},
    ),
    Row("green-2", "pass, no", "luck", [ONE], ["no"]),
    Row("green-2", "fail", "luck", [NONE], ["accept"]),
    Row(
        "green-3",
        "pass",
        "lore",
        [[5, 5]],
        then={"cards": ["heal", "wither"]},
        decks={"spell": ["wither", "heal", "bind-monster"]},
    ),
    Row("green-3", "one success is not enough", "lore", [[5, 1]], ["accept"]),
    Row("green-6", "no", do=["no"]),
    Row(
        "green-6",
        "yes, pass",
        "sneak",
        [ONE],
        ["yes", "keep pallid-mask"],
        {"cards": ["pallid-mask"]},
        decks=UNIQUE,
    ),
    Row("green-6", "yes, fail", "sneak", [NONE], ["yes", "accept"], LOST),
    Row("green-7", "pass", "luck", [ONE], then={"cards": ["gate-box"]}, decks=UNIQUE),
    Row("green-7", "fail", "luck", [NONE], ["accept"]),
    Row("green-12", "pass", "fight", [ONE], then=BACK),
    Row("green-12", "fail", "fight", [NONE], ["accept"]),
    Row("yellow-1", "pass", "luck", [ONE], then={"clues": 2}),
    Row("yellow-1", "fail", "luck", [NONE], ["accept"], {"clues": 2, "sanity": 2}),
    Row(
        "yellow-1",
        "fail, insane, half the clues",
        "luck",
        [NONE],
        ["accept"],
        {**LOST, "clues": 1, "sanity": 1},
        {"sanity": 2},
    ),
    Row("yellow-2", "nothing"),
    Row("yellow-3", "pass", "speed", [ONE]),
    Row("yellow-3", "fail", "speed", [NONE], ["accept"], LOST),
    Row("yellow-4", "both", then={"sanity": 3, "clues": 1}),
    Row("yellow-4", "insane, the rest falls away", then=LOST, start={"sanity": 1}),
    Row("yellow-5", "pass", "will", [ONE]),
    Row("yellow-5", "fail", "will", [NONE], ["accept"], {"sanity": 2}),
    Row("yellow-6", "pass", "fight", [ONE]),
    Row("yellow-6", "fail", "fight", [NONE], ["accept"], {"sanity": 3, "stamina": 3}),
    Row("green-8", "reads other", then={"stamina": 5}),
    Row("yellow-10", "reads other, pass", "lore", [ONE]),
]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_8_city_of_the_great_race(row: Row) -> None:
    play("city-of-the-great-race", row)
