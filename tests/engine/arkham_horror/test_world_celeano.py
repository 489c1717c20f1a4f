"""§8, §21: the gate cards' entries of the Great Hall of Celeano (blue and green)."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.gate_card_rows import DELAYED, LOST, Row, play

NONE, ONE = [1, 1, 1], [5, 1, 1]
SPELLS = {"spell": ["wither", "heal", "shrivelling"]}
TOME = {"unique": ["holy-water", "gate-box", "necronomicon", "nameless-cults"]}

ROWS = [
    Row("blue-1", "pass", "sneak", [[5, 1]], ["keep find-gate"], {"cards": ["find-gate"]}),
    Row("blue-1", "fail", "sneak", [[1, 1]], ["accept"], {"stamina": 2}),
    Row("blue-4", "no", do=["no"]),
    Row(
        "blue-4",
        "yes, pass",
        "fight",
        [[5, 6, 1]],
        ["yes", "keep wither shrivelling"],
        {"cards": ["shrivelling", "wither"]},
        decks=SPELLS,
    ),
    Row("blue-4", "yes, one success is not enough", "fight", [ONE], ["yes", "accept"], {"stamina": 1}),
    Row(
        "blue-4",
        "yes, fail, unconscious",
        "fight",
        [NONE],
        ["yes", "accept"],
        {**LOST, "stamina": 1},
        {"stamina": 3},
    ),
    Row("blue-6", "pass", "lore", [ONE]),
    Row("blue-6", "fail", "lore", [NONE], ["accept"], {"cards": ["curse"]}),
    Row("blue-6", "fail, blessed", "lore", [[3, 3, 3]], ["accept"], {"cards": []}, {"blessed": True}),
    Row("blue-7", "pass", "luck", [ONE], then={"sanity": 4, "stamina": 3}, start={"sanity": 2, "stamina": 1}),
    Row("blue-7", "pass, to the maximum", "luck", [ONE], then={"sanity": 5, "stamina": 5}),
    Row(
        "blue-7",
        "fail",
        "luck",
        [NONE],
        ["accept", "lose food wither"],
        {"cards": ["knife"]},
        {"cards": ["knife", "food", "wither"]},
    ),
    Row("blue-7", "fail, one item", "luck", [NONE], ["accept"], {"cards": []}, {"cards": ["knife"]}),
    Row("blue-7", "fail, nothing to lose", "luck", [NONE], ["accept"]),
    Row("blue-11", "pass", "luck", [ONE]),
    Row("blue-11", "fail, success on the die", "luck", [NONE, [5]], ["accept"], DELAYED),
    Row(
        "blue-11",
        "fail, failure on the die",
        "luck",
        [NONE, [4], ONE],
        ["accept", "fight cultist-1", "fight"],
        {"monsters": ["cultist-1"]},
        cup=["cultist"],
    ),
    Row("blue-12", "evaded", "sneak", [[5]], ["evade cultist-1"], cup=["cultist"]),
    Row(
        "blue-12",
        "evade fails, then fled",
        "sneak",
        [[1], [6]],
        ["evade cultist-1", "accept", "flee"],
        {"stamina": 3},
        cup=["cultist"],
    ),
    Row("green-2", "delayed", then=DELAYED),
    Row("green-3", "three successes", "lore", [[5, 6, 5, 1, 1, 1]], ["accept"], {"clues": 3}),
    Row("green-3", "one success", "lore", [[5, 1, 1, 1, 1, 1]], ["accept"], {"clues": 1}),
    Row("green-3", "fail", "lore", [[1, 1, 1, 1, 1, 1]], ["accept"]),
    Row(
        "green-4",
        "pass",
        "luck",
        [[5, 5, 1, 1]],
        then={"cards": ["bravery"]},
        decks={"skill": ["bravery"]},
        who="carolyn-fern",
    ),
    Row(
        "green-4",
        "pass, Amanda draws one more",
        "luck",
        [[5, 5, 1]],
        ["keep stealth"],
        {"cards": ["stealth"]},
        decks={"skill": ["bravery", "stealth"]},
    ),
    Row("green-4", "one success is not enough", "luck", [ONE], ["accept"]),
    Row("green-5", "pass", "luck", [[5, 1]], then={"cards": ["necronomicon"]}, decks=TOME),
    Row("green-5", "fail", "luck", [[1, 1]], ["accept"]),
    Row("green-8", "pass", "luck", [[1, 6]], then={"cards": ["necronomicon"]}, decks=TOME),
    Row("green-8", "fail", "luck", [[4, 4]], ["accept"]),
    Row("green-9", "pass", "lore", [ONE], then={"cards": ["blessing"]}),
    Row("green-9", "pass, cursed", "lore", [[6, 5, 5]], then={"cards": []}, start={"cursed": True}),
    Row("green-9", "fail", "lore", [NONE], ["accept"]),
    Row("blue-8", "reads other", then={"cards": ["food"]}, decks={"common": ["food"]}),
    Row("green-6", "reads other", then={"clues": 1}),
]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_8_great_hall_of_celeano(row: Row) -> None:
    play("great-hall-of-celeano", row)
