"""Records: what is read, what is refused, what round-trips."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import RecordError
from engine.link import from_link, to_link
from engine.record import Record, ReplayError, is_name, read, replay, write
from tests.engine.arkham_ritual.table import all_options, walk
from tests.engine.records import DECK, GOOD, REFUSED, changed, names, without


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
