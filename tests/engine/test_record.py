"""Records: what is read, what is refused, what round-trips."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import RecordError
from engine.link import from_link, to_link
from engine.record import LONGEST, MOST_ACTIONS, Record, ReplayError, is_name, read, replay, write
from tests.engine.table import all_options, stack, walk

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


@pytest.mark.parametrize(("text", "says"), REFUSED.values(), ids=REFUSED.keys())
def test_a_record_that_is_refused_says_why_in_one_short_line(text: str | bytes, says: str) -> None:
    with pytest.raises(RecordError) as raised:
        read(text)
    message = str(raised.value)
    assert says in message
    assert "\n" not in message
    assert len(message) < 300


@pytest.mark.parametrize(
    ("actions", "index", "says"),
    [
        (["take"], 0, "not now: seat 0 must give"),
        (["give 2", "pass 9"], 1, "no seat 9"),
        (["give 2", "peeked 5"], 1, "no seat 5"),
        (["give 2", "x" * 100_000], 1, "no such action"),
        (["give 2", "take\n"], 1, "no such action"),
    ],
)
def test_an_illegal_action_is_named_with_its_index_and_what_was_legal(
    actions: list[str], index: int, says: str
) -> None:
    with pytest.raises(ReplayError) as raised:
        replay(read(changed(actions=actions)))
    message = str(raised.value)
    assert raised.value.index == index
    assert message.startswith(f"action {index} ")
    assert says in message
    assert "legal: " in message
    assert "\n" not in message
    assert len(message) < 300


def test_an_action_after_the_end_is_refused() -> None:
    *_, (state, _, actions) = walk(5, {}, seed=3)
    assert state.over
    for action in ("take", "peeked 0", "say 0 hello"):
        with pytest.raises(ReplayError, match="the game is over"):
            replay(read(changed(seed=3, actions=[*actions, action])))


def test_a_setup_is_used_as_far_as_it_reaches_and_the_seed_beyond_it() -> None:
    actions = ["give 1", "pass 2", "pass 3", "pass 4", "pass"]
    setup = {"first": 0, "decks": [DECK]}
    waiting = replay(read(without("seed", setup=setup, actions=actions)))
    assert waiting.summary() == {
        "over": False,
        "round": 1,
        "sanity": [7] * 5,
        "winners": [],
        "to_act": None,
        "legal": [],
    }
    assert waiting.why_not("give 1") == "the game waits for the next round's deck"
    going_on = replay(read(changed(setup=setup, actions=actions)))
    assert going_on.summary()["round"] == 2
    assert going_on.to_act == 1


def test_a_game_with_no_deck_at_all_waits() -> None:
    state = replay(read(without("seed", setup={"first": 2}, actions=[])))
    assert state.summary()["round"] == 0
    assert state.to_act is None
    assert state.view(1).held == ()


def test_options_left_out_have_their_base_value() -> None:
    base = {"event": "orb", "ally": "investigator", "zealot": "cultist", "old_one": "cthulhu"}
    told = replay(read(changed(options={**base, "doom_track": False, "competitive": False})))
    assert told.view(0) == replay(read(changed())).view(0) == replay(read(without("options"))).view(0)


names = st.text(st.characters(exclude_categories=("Cs", "Cc", "Zl", "Zp")), min_size=1, max_size=40)


@settings(max_examples=60, deadline=None)
@given(
    players=st.integers(3, 7),
    options=st.sampled_from(all_options()),
    seed=st.integers(0, 2**64 - 1),
    data=st.data(),
)
def test_record_to_json_to_link_to_record(
    players: int, options: dict[str, Any], seed: int, data: st.DataObject
) -> None:
    *_, (state, log, actions) = walk(players, options, seed)
    people = data.draw(st.lists(names.filter(is_name), min_size=players, max_size=players))
    record = Record("arkham-ritual", tuple(people), options, seed, actions=tuple(actions))
    assert read(write(record)) == record
    assert from_link(to_link(record)) == record
    assert to_link(from_link(to_link(record))) == to_link(record)
    again: list[Any] = []
    assert replay(read(write(record)), again).summary() == state.summary()
    assert again == log, "the same record, the same events"


@settings(max_examples=400, deadline=None)
@given(text=st.one_of(st.text(max_size=60), st.binary(max_size=60)))
def test_noise_is_refused_and_nothing_else_happens(text: str | bytes) -> None:
    with pytest.raises(RecordError):
        read(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=600, deadline=None)
@given(key=st.sampled_from([*GOOD, "setup"]), value=json_values)
def test_any_value_in_any_place_is_read_or_refused(key: str, value: Any) -> None:
    message = ""
    try:
        replay(read(changed(**{key: value})))
    except RecordError as error:
        message = str(error)
    assert "\n" not in message
    assert len(message) < 300
