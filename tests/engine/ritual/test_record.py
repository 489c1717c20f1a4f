"""Records of Ritual: what is read, what is refused, what round-trips."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.__main__ import main
from engine.game import RecordError
from engine.link import from_link, to_link
from engine.record import Record, ReplayError, read, replay, write
from engine.ritual.rules import SEATS
from tests.engine.ritual.table import sets, walk

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
GOOD: dict[str, Any] = {
    "game": "ritual",
    "version": 1,
    "players": ["Ada", "Bo"],
    "options": {},
    "seed": 7,
    "actions": [],
}
DEAL = sets("r1g4 r1g3", "r4g1 r3g1")
SETUP = {"first": 0, "deals": [DEAL], "altar": ["r", "y"]}


def changed(**changes: Any) -> str:
    return json.dumps({**GOOD, **changes})


def fixed(**changes: Any) -> str:
    """A record with a setup and no seed."""
    setup = {**SETUP, **changes}
    return json.dumps({**GOOD, "seed": None, "setup": setup})


REFUSED = {
    "1 player": (changed(players=["Ada"]), "2 to 5 players, not 1"),
    "6 players": (changed(players=list("ABCDEF")), "2 to 5 players, not 6"),
    "an option": (changed(options={"doom_track": True}), "unknown option"),
    "another version": (changed(version=2), "version 2"),
    "neither seed nor setup": (changed(seed=None), "a seed or a setup"),
    "setup in words": (changed(seed=None, setup="x"), "setup must be an object"),
    "setup with more": (fixed(decks=[]), "setup has no 'decks'"),
    "first is no seat": (fixed(first=2), "from 0 to 1"),
    "first is true": (fixed(first=True), "from 0 to 1"),
    "first is missing": (fixed(first=None), "'first'"),
    "deals in words": (fixed(deals="x"), "'deals' must be"),
    "a deal in words": (fixed(deals=["x"]), "deal 1 must be a list of 2 sets"),
    "a deal of one set": (fixed(deals=[DEAL[:1]]), "deal 1 must be a list of 2 sets"),
    "a deal of three sets": (fixed(deals=[DEAL, [*DEAL, DEAL[0]]]), "deal 2 must be a list of 2 sets"),
    "a set in words": (fixed(deals=[["x", "y"]]), "deal 1 must be a list of 2 sets"),
    "a set of five": (fixed(deals=[[DEAL[0][:5], DEAL[1]]]), "a set of 5 cards, not 6"),
    "a card twice": (fixed(deals=[[DEAL[0], [DEAL[0][0], *DEAL[1][1:]]]]), "'r1g4' twice"),
    "an unknown card": (fixed(deals=[[["ace", *DEAL[0][1:]], DEAL[1]]]), "unknown card 'ace'"),
    "a card turned round": (fixed(deals=[[["g4r1", *DEAL[0][1:]], DEAL[1]]]), "unknown card 'g4r1'"),
    "a card that is a list": (fixed(deals=[[[["r1g4"], *DEAL[0][1:]], DEAL[1]]]), "unknown card a list"),
    "altar in words": (fixed(altar="rgy"), "'altar' must be a list"),
    "an unknown colour": (fixed(altar=["r", "b"]), "unknown colour 'b'"),
    "a colour that is a number": (fixed(altar=[1]), "unknown colour 1"),
    "a colour that is a list": (fixed(altar=[["r"]]), "unknown colour a list"),
    "six red markers": (fixed(altar=["r"] * 6), "'altar' turns 'r' more than 5 times"),
    "six red markers after a reshuffle": (
        fixed(altar=[*"rrrrrgggggyyyyy", *["y"] * 6]),
        "'altar' turns 'y' more than 5 times",
    ),
}


@pytest.mark.parametrize(("text", "says"), REFUSED.values(), ids=REFUSED.keys())
def test_a_record_that_is_refused_says_why_in_one_short_line(
    text: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(RecordError) as raised:
        read(text)
    message = str(raised.value)
    assert says in message
    assert "\n" not in message
    assert len(message) < 300
    file = tmp_path / "record"
    file.write_text(text)
    assert main(["replay", str(file), "--events"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)


@pytest.mark.parametrize(
    ("actions", "index", "says"),
    [
        (["chant r1g4 r"], 0, "not now: seat 1 must draft"),
        (["draft 0", "draft 0"], 1, "set 0 is taken"),
        (["draft 1", "draft 0", "draft 1"], 2, "not now: seat 0 must chant"),
        (["draft 1", "draft 0", "chant r1g4 y"], 2, "no end of colour y"),
        (["draft 1", "x" * 100_000], 1, "no such action"),
        (["draft 1\n"], 0, "no such action"),
    ],
)
def test_an_illegal_action_is_named_with_its_index_and_what_was_legal(
    actions: list[str], index: int, says: str
) -> None:
    with pytest.raises(ReplayError) as raised:
        replay(read(json.dumps({**GOOD, "seed": None, "setup": SETUP, "actions": actions})))
    assert raised.value.index == index
    assert says in str(raised.value)
    assert "legal: " in str(raised.value)
    assert len(str(raised.value)) < 400


def test_replay_prints_how_it_stands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    actions = ["draft 1", "draft 0", "chant r1g4 r", "chant r4g1 r"]
    file.write_text(json.dumps({**GOOD, "seed": None, "setup": SETUP, "actions": actions}))
    assert main(["replay", str(file), "--events"]) == 0
    *events, summary = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert list(summary) == [
        *("over", "ritual", "round", "points", "out", "contribution", "winners", "to_act", "legal"),
    ]
    assert (summary["ritual"], summary["round"], summary["points"]) == (1, 2, [1, 4])
    assert (summary["to_act"], len(summary["legal"])) == (1, 10)
    assert [event["e"] for event in events] == [
        *("ritual", "draft", "draft", "look", "look", "round", "marker"),
        *("chant", "chant", "reveal", "result", "round", "marker"),
    ]
    assert all(event["rule"].startswith("§") for event in events)


def test_a_setup_is_used_as_far_as_it_reaches_and_the_seed_beyond_it() -> None:
    actions = ["draft 1", "draft 0", "chant r1g4 r", "chant r4g1 r", "chant r3g1 r", "chant r1g3 r"]
    waiting = replay(read(json.dumps({**GOOD, "seed": None, "setup": SETUP, "actions": actions})))
    assert waiting.to_act is None
    assert not waiting.over
    going_on = replay(read(changed(setup=SETUP, actions=actions)))
    assert going_on.to_act == 0
    assert going_on.view(0).turned[:2] == ("r", "y")
    assert sum(going_on.view(0).left) == 12
    dealt = replay(read(changed(setup={"altar": ["y"] * 5})))
    assert dealt.view(0).sets == replay(read(changed())).view(0).sets, "fixing markers changes no deal"


def test_markers_of_a_setup_go_on_after_a_reshuffle() -> None:
    altar = [*"rrrrrgggggyyyyy", "g", "g"]
    longest: list[str] = []
    for seed in range(40):
        state = replay(read(changed(seed=seed, setup={"first": 0, "altar": altar})))
        while state.legal() and len(state.view(0).turned) < 17:
            state.apply(state.legal()[-1 - seed % len(state.legal())])
        turned = list(state.view(0).turned)
        assert turned == altar[: len(turned)]
        longest = max(longest, turned, key=len)
    assert longest == altar, "in some game a ritual was void, and markers ran out"


names = st.text(st.characters(exclude_categories=("Cs", "Cc", "Zl", "Zp")), min_size=1, max_size=40)


@settings(max_examples=30, deadline=None)
@given(players=st.sampled_from(SEATS), seed=st.integers(0, 2**64 - 1), data=st.data())
def test_record_to_json_to_link_to_record(players: int, seed: int, data: st.DataObject) -> None:
    *_, (state, log, actions) = walk(players, seed)
    people = data.draw(
        st.lists(names.filter(lambda name: not name.isspace()), min_size=players, max_size=players)
    )
    record = Record("ritual", tuple(people), {}, seed, actions=tuple(actions))
    assert read(write(record)) == from_link(to_link(record)) == record
    again: list[Any] = []
    assert replay(read(write(record)), again).summary() == state.summary()
    assert again == log, "the same record, the same events"


@pytest.mark.parametrize("players", SEATS)
def test_a_link_is_short_enough_for_a_chat_message(players: int) -> None:
    for seed in range(20):
        *_, (_, _, actions) = walk(players, seed)
        record = Record("ritual", NAMES[:players], {}, seed, actions=tuple(actions))
        assert len(to_link(record)) <= 1200


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from("rgy"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=120, deadline=None)
@given(key=st.sampled_from([*SETUP, *GOOD]), value=json_values)
def test_any_value_in_any_place_is_read_or_refused(key: str, value: Any) -> None:
    text = fixed(**{key: value}) if key in SETUP else changed(**{key: value})
    message = ""
    try:
        replay(read(text))
    except RecordError as error:
        message = str(error)
    assert "\n" not in message
    assert len(message) < 300
