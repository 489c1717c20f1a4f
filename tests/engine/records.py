"""A good record, and what is refused."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from engine.record import LONGEST, MOST_ACTIONS
from tests.engine.arkham_ritual.table import stack

FIVE = ["Ada", "Bo", "Cy", "Di", "Ed"]


GOOD: dict[str, Any] = {
    "game": "arkham-ritual",
    "version": 1,
    "players": FIVE,
    "options": {},
    "seed": 7,
    "actions": ["give 2"],
}


DECK = stack("tome-1 idol-1 dagger-1 chalice-1 candelabra-1")


def changed(**changes: Any) -> str:
    return json.dumps({**GOOD, **changes})


def without(key: str, **changes: Any) -> str:
    return json.dumps({name: value for name, value in {**GOOD, **changes}.items() if name != key})


REFUSED = {
    "not JSON": ("give me a game", "not JSON"),
    "empty": ("", "not JSON"),
    "not UTF-8": (b"\xff\xfe\x00\x12\x13", "not JSON"),
    "a list": ("[]", "a JSON object"),
    "null": ("null", "a JSON object"),
    "deep nesting": ("[" * 200_000, "nested too deep"),
    "deep nesting in its place": (
        without("seed", setup=None).replace("null", "[" * 900 + "]" * 900),
        "setup",
    ),
    "shallow but endless": (changed(actions=[[]] * 2000), "nested too deep"),
    "a key twice": (changed()[:-1] + ', "seed": 8}', "a name stands twice"),
    "a key twice further in": (
        changed(setup={"first": 1}).replace('"first": 1', '"first": 1, "first": 2'),
        "twice",
    ),
    "no number": (changed(seed=7).replace("7", "NaN"), "NaN is no number"),
    "endless": (changed(seed=7).replace("7", "-Infinity"), "-Infinity is no number"),
    "half a sign in a name": (changed(players=["\ud800", "B", "C"]), "names"),
    "half a sign in an action": (changed(options={"\udfff": 1}), "unknown option"),
    "too many actions": (changed(actions=["say 0 a"] * (MOST_ACTIONS + 1)), "at most 10,000 actions"),
    "a number of a million digits": ("1" * 1_000_000, "not JSON"),
    "1 MB of noise": (bytes(i * 7919 % 256 for i in range(1 << 20)), "not JSON"),
    "too long": (" " * (LONGEST + 1), "at most"),
    "another game": (changed(game="chess"), "unknown game 'chess'"),
    "no game": (without("game"), "unknown game None"),
    "a game that is a list": (changed(game=["arkham-ritual"]), "unknown game a list"),
    "another version": (changed(version=2), "version 2"),
    "a version in words": (changed(version="1"), "version '1'"),
    "version true": (changed(version=True), "version True"),
    "2 players": (changed(players=FIVE[:2]), "3 to 7 players, not 2"),
    "8 players": (changed(players=list("ABCDEFGH")), "3 to 7 players, not 8"),
    "a player without a name": (changed(players=["", "B", "C"]), "names"),
    "a name of spaces": (changed(players=["  ", "B", "C"]), "names"),
    "a player who is a number": (changed(players=[1, 2, 3]), "names"),
    "a long name": (changed(players=["A" * 41, "B", "C"]), "names"),
    "a name with a line break": (changed(players=["A\nB", "B", "C"]), "names"),
    "a name that cannot be seen": (changed(players=["\u200b\u2060 \u0301", "B", "C"]), "names"),
    "a name that turns its line round": (changed(players=["\u202eA", "B", "C"]), "names"),
    "a name that turns what follows": (changed(players=["A\u2067", "B", "C"]), "names"),
    "half a letter": (changed(players=["\ud800", "B", "C"]), "names"),
    "an unknown option": (changed(options={"dice": 3}), "unknown option 'dice'"),
    "an unknown value": (changed(options={"old_one": "dagon"}), "option 'old_one' must be one of: cthulhu"),
    "a value of another type": (changed(options={"doom_track": 1}), "doom_track"),
    "an option that is a list": (changed(options={"old_one": [[]]}), "old_one"),
    "options in a list": (changed(options=[]), "'options' must be an object"),
    "an unknown key": (changed(cheat=True), "a record has no 'cheat'"),
    "a long unknown key": (changed(**{"k" * 10_000: 1}), "a record has no 'kkk"),
    "a seed in words": (changed(seed="7"), "'seed' must be"),
    "a seed below 0": (changed(seed=-1), "'seed' must be"),
    "a broken seed": (changed(seed=1.5), "'seed' must be"),
    "a huge seed": (changed(seed=1 << 64), "'seed' must be"),
    "neither seed nor setup": (without("seed"), "a seed or a setup"),
    "actions in words": (changed(actions="give 2"), "'actions' must be"),
    "an action that is a number": (changed(actions=[2]), "'actions' must be"),
    "setup in words": (without("seed", setup="x"), "setup must be an object"),
    "setup with more": (without("seed", setup={"first": 0, "decks": [], "x": 1}), "setup has no 'x'"),
    "first is no seat": (without("seed", setup={"first": 5, "decks": []}), "from 0 to 4"),
    "first is missing": (without("seed", setup={"decks": []}), "'first'"),
    "first is true": (without("seed", setup={"first": True, "decks": []}), "from 0 to 4"),
    "decks in words": (without("seed", setup={"first": 0, "decks": "x"}), "'decks' must be"),
    "a deck in words": (without("seed", setup={"first": 0, "decks": ["x"]}), "deck 1 must be"),
    "an unknown card": (
        without("seed", setup={"first": 0, "decks": [["ace", *DECK[1:]]]}),
        "unknown card 'ace'",
    ),
    "a card that is a list": (
        without("seed", setup={"first": 0, "decks": [[["orb"], *DECK[1:]]]}),
        "unknown card a list",
    ),
    "a card twice": (
        without("seed", setup={"first": 0, "decks": [DECK, [DECK[1], *DECK[1:]]]}),
        "deck 2 has 'idol-1' twice",
    ),
    "a card left in the box": (
        without("seed", setup={"first": 0, "decks": [["student", *DECK[1:]]]}),
        "'student', which these options leave in the box",
    ),
    "a card too few": (without("seed", setup={"first": 0, "decks": [DECK[1:]]}), "has 21 cards, not 22"),
}


names = st.text(st.characters(exclude_categories=("Cs", "Cc", "Zl", "Zp")), min_size=1, max_size=40)
